// The terminal's description, and its opening.
#ifndef NIBBLE_TERMINAL_CAPABILITIES_H
#define NIBBLE_TERMINAL_CAPABILITIES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Takes the locale from the environment; whether its characters are UTF-8.
bool nib_take_locale(void);
/// What `nib_take_locale` found.
bool nib_has_utf8(void);
/// A separate open description of the controlling terminal (or, without one, of the terminal at standard
/// input), so that its flags are not shared with the shell; -1 when there is none.
int nib_open_tty(bool for_input);
/// The same terminal for another program: for both directions, and a read from it waits.
int nib_open_child_tty(void);
/// Columns and rows of the terminal; false when it does not tell or says zero.
bool nib_window_size(int tty, int *columns, int *rows);
/// Opens ncurses' screen for the terminal type `term` on the two descriptors, in raw mode. False when the
/// type is unknown; may then be tried with another. From then on what ncurses writes is collected.
bool nib_open_screen(const char *term, int output, int input);
/// Ends ncurses' use of the terminal, without a byte written.
void nib_close_screen(void);
/// Raw mode again, after the shell had the terminal.
void nib_resume_modes(int tty);
/// Tells ncurses the terminal's new size.
void nib_resize_screen(int columns, int rows);
/// The size that ncurses believes in.
int nib_screen_columns(void);
int nib_screen_rows(void);
/// Starts colours, the terminal's own among them, leaving its palette alone; the number of colours.
int nib_start_colors(void);
int nib_pair_limit(void);

/// The bytes of a capability without parameters, padding left out; 0 when the terminal has none.
size_t nib_capability(const char *name, uint8_t *bytes, size_t capacity);
/// The bytes of a capability with two parameters.
size_t nib_capability2(const char *name, int first, int second, uint8_t *bytes, size_t capacity);
/// The bytes that change the style on the terminal from what ncurses last set.
size_t nib_style_bytes(uint32_t attributes, int pair, uint8_t *bytes, size_t capacity);

/// Names and strings of the extended and plain keys that the terminal's description has; `body` is called
/// for each with the name of the capability.
void nib_each_key(void (*body)(const char *name, const char *string, void *context), void *context);

#endif
