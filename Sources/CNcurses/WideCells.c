#define _XOPEN_SOURCE_EXTENDED 1
#ifndef _GNU_SOURCE
#define _GNU_SOURCE 1
#endif
#include "CNcurses.h"

#include <string.h>
#include <wchar.h>

enum { chunk = 256, shortest_line = 8 };
static const uint32_t cluster_flag = 0x80000000u;

// Blank to the eye but not to ncurses, which could clear a row of spaces without anybody drawing it again.
static const wchar_t placeholder = 0xA0;

static bool is_plain(const nib_cell *cell) {
    uint32_t glyph = cell->glyph;
    if (glyph < 0x7F) return glyph >= 0x20 && cell->width == 1;
    if (glyph & cluster_flag) return false;
    return nib_width_agrees(glyph, cell->width);
}

/// Blocks with scalars whose width has changed, or that are newer than some terminals: symbols, and the
/// planes beyond the first except for the ideographs.
static bool may_be_disputed(uint32_t glyph) {
    if (glyph < 0x2600) return false;
    return glyph < 0x2E80 || (glyph >= 0x4DC0 && glyph < 0x4E00) ||
        (glyph >= 0xE000 && glyph < 0x20000) || glyph >= 0x40000;
}

uint32_t nib_placeholder(void) { return (uint32_t)placeholder; }

bool nib_width_agrees(uint32_t scalar, int width) {
    // Box drawing, blocks, geometric shapes: most of what a screen has beyond ASCII, one column everywhere.
    if (scalar >= 0x2500 && scalar < 0x25FD && nib_has_utf8()) return width == 1;
    return wcwidth((wchar_t)scalar) == width;
}

uint32_t nib_attributes(uint8_t attributes) {
    static const attr_t bits[] = {A_BOLD, A_DIM, A_ITALIC, A_UNDERLINE, A_BLINK, A_REVERSE};
    attr_t result = A_NORMAL;
    for (int i = 0; i < 6; i++)
        if (attributes & (1 << i)) result |= bits[i];
    return result;
}

static bool has_same_style(const nib_cell *a, const nib_cell *b) {
    return a->foreground == b->foreground && a->background == b->background && a->attributes == b->attributes;
}

static bool looks_same(const nib_cell *a, const nib_cell *b) {
    return a->glyph == b->glyph && !(a->glyph & cluster_flag) && a->width == b->width && has_same_style(a, b);
}

int nib_equal_cells(const nib_cell *before, const nib_cell *after, int count) {
    int length = 0;
    while (length < count && looks_same(&before[length], &after[length])) length++;
    return length;
}

int nib_equal_cells_at_end(const nib_cell *before, const nib_cell *after, int count) {
    int rest = count;
    while (rest > 0 && looks_same(&before[rest - 1], &after[rest - 1])) rest--;
    return count - rest;
}

int nib_cells_of_style(const nib_cell *cells, int count) {
    int length = 1;
    while (length < count && has_same_style(&cells[length], cells)) length++;
    return length;
}

bool nib_has_wide_cell(const nib_cell *cells, int count) {
    for (int i = 0; i < count; i++)
        if (cells[i].width != 1) return true;
    return false;
}

/// How many cells from `first` on show the same plain glyph of one column.
static int repeated(const nib_cell *first, int count) {
    int length = 1;
    if (first->width != 1 || !is_plain(first)) return 0;
    while (length < count && first[length].glyph == first->glyph && first[length].width == 1) length++;
    return length;
}

bool nib_put_run(int y, int x, const nib_cell *cells, int count, uint32_t attributes, int pair) {
    static const wchar_t space[] = L" ";
    bool needs_care = false;
    cchar_t prototype, row[chunk];
    setcchar(&prototype, space, attributes, 0, &pair);
    while (count > 0) {
        // ncurses measures every cell of a string, but not those of a line.
        int same = repeated(cells, count);
        if (same >= shortest_line) {
            prototype.chars[0] = (wchar_t)cells->glyph;
            mvwhline_set(stdscr, y, x, &prototype, same);
            needs_care |= may_be_disputed(cells->glyph);
            cells += same;
            count -= same;
            x += same;
            continue;
        }
        int used = 0, columns = 0, alike = 0;
        while (used < count && columns < chunk - 1 && alike < shortest_line) {
            const nib_cell *cell = &cells[used++];
            if (cell->width == 0) continue;
            alike = used > 1 && cell->glyph == cell[-1].glyph ? alike + 1 : 1;
            row[columns] = prototype;
            if (is_plain(cell)) {
                row[columns].chars[0] = (wchar_t)cell->glyph;
                needs_care |= may_be_disputed(cell->glyph);
            } else {
                needs_care = true;
                row[columns].chars[0] = placeholder;
                if (cell->width == 2) {
                    row[++columns] = prototype;
                    row[columns].chars[0] = placeholder;
                }
            }
            columns++;
        }
        // A chunk never ends inside a wide glyph: its right half goes with it.
        while (used < count && cells[used].width == 0) used++;
        mvwadd_wchnstr(stdscr, y, x, row, columns);
        cells += used;
        count -= used;
        x += used;
    }
    return needs_care;
}

void nib_clear_run(int y, int x, int count) {
    cchar_t blank;
    int pair = 0;
    setcchar(&blank, L" ", A_NORMAL, 0, &pair);
    mvwhline_set(stdscr, y, x, &blank, count);
}

bool nib_put_cluster(int y, int x, const uint32_t *scalars, int count, uint32_t attributes, int pair) {
    wchar_t text[CCHARW_MAX + 1];
    if (count > CCHARW_MAX) count = CCHARW_MAX;
    for (int i = 0; i < count; i++) text[i] = (wchar_t)scalars[i];
    text[count] = 0;
    cchar_t cell;
    if (setcchar(&cell, text, attributes, 0, &pair) != OK) return false;
    return mvwadd_wchnstr(stdscr, y, x, &cell, 1) == OK;
}

void nib_forget_screen(void) { clearok(curscr, TRUE); }
void nib_erase(void) { werase(stdscr); }

void nib_leave_cursor(bool leaves) { leaveok(stdscr, leaves); }

void nib_place_cursor(int y, int x) { wmove(stdscr, y, x); }

void nib_refresh(void) {
    wnoutrefresh(stdscr);
    doupdate();
}
