// Writing whole texts to files of which some, the terminal among them, never wait by themselves.
#ifndef NIBBLE_WRITING_H
#define NIBBLE_WRITING_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { nib_for_ever = -1 };

/// Writes all of `bytes`; waits, each time that the file takes none, at most `milliseconds` for it to take
/// more. False when it did not take all, or is gone. Safe in a signal handler.
bool nib_write_all(int descriptor, const uint8_t *bytes, size_t count, int milliseconds);

#endif
