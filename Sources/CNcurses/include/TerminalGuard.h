// Gives the terminal back on every way out. What runs in a signal handler here only calls functions that
// POSIX allows there, on bytes prepared beforehand.
#ifndef NIBBLE_TERMINAL_GUARD_H
#define NIBBLE_TERMINAL_GUARD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// The signals that arrived since they were last taken.
typedef struct {
    bool resized;
    bool continued;
    bool stop_requested;
    /// The first signal that asks the process to end, 0 when none has.
    int32_t terminating;
} nib_signals;

/// Remembers the modes of `tty` and installs handlers. `signals`: window size, stop, continue and the ones
/// that end a process. `crashes`: traps, faults and abort. Signals that are ignored stay ignored.
bool nib_guard_install(int tty, bool signals, bool crashes);
/// Puts back the handlers that were there before.
void nib_guard_uninstall(void);
/// The bytes that undo the terminal's modes; copied.
void nib_guard_set_restore(const uint8_t *bytes, size_t count);
/// From here on every way out restores the terminal.
void nib_guard_arm(void);
/// Restores the terminal's modes and the app's own output, once for each `nib_guard_arm`; nothing in a forked
/// child, whose terminal it is not.
void nib_guard_restore(bool discards_input);
/// A descriptor that becomes readable when a signal arrives.
int nib_guard_descriptor(void);
/// The signals that arrived; empties the descriptor. A signal that ends the process does so at the latest
/// `saving_seconds` after it was taken, or a second after it came when nobody takes it.
nib_signals nib_guard_take(int saving_seconds);
/// Ends the process by the signal that asks for it, if one does; otherwise returns.
void nib_guard_end_if_terminating(void);
/// Stops the process group as the terminal's suspend key does. Returns when it runs again.
void nib_guard_stop(void);
/// Remembers the modes of the terminal as they are now: those to give back.
void nib_guard_remember_modes(void);
/// Gives the terminal the modes that are to be given back, as far as it is ours.
void nib_guard_reset_modes(void);
/// Whether a way out would restore the terminal now.
bool nib_guard_is_armed(void);
/// Makes the descriptor readable.
void nib_guard_wake(void);
/// Whether the process was stopped and continued, and nobody has taken that signal yet.
bool nib_guard_was_continued(void);
/// Whether a signal has asked the process to end.
bool nib_guard_is_terminating(void);
/// Waits, stopped, until the process group is the terminal's foreground group; false if nobody could ever
/// bring it there, or the process is asked to end.
bool nib_guard_wait_foreground(int tty);

/// Sends descriptors 1 and 2, as far as they are terminals, to a file without a name.
bool nib_capture_begin(void);
/// The bytes captured since the process started.
int64_t nib_capture_length(void);
/// Copies captured bytes from `offset` on; returns how many there were, 0 at the end.
int64_t nib_capture_read(int64_t offset, uint8_t *bytes, size_t count);
/// Drops the oldest captured bytes beyond `limit`; they leave a note of how many they were.
void nib_capture_trim(int64_t limit);

#endif
