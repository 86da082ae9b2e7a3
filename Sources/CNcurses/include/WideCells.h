// Runs of cells on their way into ncurses' window.
#ifndef NIBBLE_WIDE_CELLS_H
#define NIBBLE_WIDE_CELLS_H

#include <stdbool.h>
#include <stdint.h>

/// A cell as NibbleTerminal lays it out in memory: a scalar (or a cluster's number, with the top bit set),
/// two colours, the attributes and the columns it takes.
typedef struct {
    uint32_t glyph;
    uint32_t foreground;
    uint32_t background;
    uint8_t attributes;
    uint8_t width;
} nib_cell;

/// How many of `count` cells at the start, or at the end, look alike before and after. A cluster, whose number
/// means something in its own grid only, looks like nothing.
int nib_equal_cells(const nib_cell *before, const nib_cell *after, int count);
int nib_equal_cells_at_end(const nib_cell *before, const nib_cell *after, int count);
/// How many of `count` cells have the style of the first, which is one of them.
int nib_cells_of_style(const nib_cell *cells, int count);
/// Whether any of `count` cells is half a wide glyph.
bool nib_has_wide_cell(const nib_cell *cells, int count);

/// Puts `count` cells of one style at column `x` of row `y` of the standard window. What is more than a
/// scalar, or a control character, or a scalar that the C library measures otherwise, gets a placeholder.
/// Returns whether there is anything that the caller has to look at: such cells, and scalars in the blocks
/// where terminals disagree.
bool nib_put_run(int y, int x, const nib_cell *cells, int count, uint32_t attributes, int pair);

/// Empties `count` cells from column `x` of row `y` on. Needed before pieces are put over wide glyphs that lie
/// across their borders: ncurses blanks what is left of a glyph, even if that has been overwritten already.
void nib_clear_run(int y, int x, int count);

/// The scalar that stands for one that ncurses does not get.
uint32_t nib_placeholder(void);

/// Puts a cluster of up to five code points at column `x` of row `y`. Returns whether ncurses took it.
bool nib_put_cluster(int y, int x, const uint32_t *scalars, int count, uint32_t attributes, int pair);

/// Whether the C library gives `scalar` the given number of columns.
bool nib_width_agrees(uint32_t scalar, int width);

/// ncurses' bits for attributes in NibbleTerminal's order: bold, dim, italic, underline, blink, reverse.
uint32_t nib_attributes(uint8_t attributes);

/// Forgets what is on the terminal: the next refresh draws all of it.
void nib_forget_screen(void);
/// Where the cursor is to stand after the next refresh.
void nib_place_cursor(int y, int x);
/// Whether the cursor may stay wherever drawing ends.
void nib_leave_cursor(bool leaves);
/// Writes what has changed to the terminal.
void nib_refresh(void);
/// Empties the standard window.
void nib_erase(void);

#endif
