// What ncurses writes, collected in memory. ncurses flushes after every row; a terminal that gets a frame in
// one piece draws it in one piece, and one system call is cheaper than fifty.
#ifndef NIBBLE_FRAME_BUFFER_H
#define NIBBLE_FRAME_BUFFER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Leads `descriptor` to a file in memory. False, and nothing changed, when there can be none.
bool nib_collect_output(int descriptor);
/// The bytes written to the descriptor since they were last taken, valid until it is written to again;
/// returns how many.
size_t nib_take_output(const uint8_t **bytes);
/// Frees the memory.
void nib_stop_collecting(void);
/// A file without a name, closed in programs that this one starts; -1 when there can be none.
int nib_open_unnamed_file(const char *purpose);

#endif
