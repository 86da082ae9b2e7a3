// Apart from the rest, because term.h defines words such as `columns` as macros.
#ifndef NIBBLE_PALETTE_H
#define NIBBLE_PALETTE_H

/// Makes ncurses forget the capabilities that change or reset the terminal's palette, which is the user's.
void nib_leave_palette_alone(void);

#endif
