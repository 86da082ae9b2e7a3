// The work of BenchTabs written by hand for ncursesw: the yardstick of `compare`.
#define _XOPEN_SOURCE_EXTENDED 1
#include <locale.h>
#include <ncurses.h>

enum { row_count = 100000 };
static int tab, top, selected;

/// As RowsView has them: every letter differs from those of the rows beside it.
static void row_text(int row, char text[9]) {
    bool is_even = row % 2 == 0;
    char base = is_even ? 'A' : 'a';
    text[0] = is_even ? 'R' : 'z';
    text[1] = is_even ? 'V' : 'y';
    for (int place = 0, divisor = row_count; place < 6; place++, divisor /= 10)
        text[2 + place] = (char)(base + (row / divisor % 10 + place) % 13);
    text[8] = 0;
}

static void draw_bar(void) {
    static const char *const titles[] = {" First ", " Second ", " List "};
    move(0, 0);
    for (int i = 0; i < 3; i++) {
        if (i == tab) attron(A_REVERSE);
        addstr(titles[i]);
        attroff(A_REVERSE);
    }
    clrtoeol();
}

static void draw_fill(const char *first, char fill, const char *last) {
    mvaddstr(1, 0, first);
    clrtoeol();
    for (int y = 2; y < LINES - 1; y++) mvhline(y, 0, (chtype)fill, COLS);
    mvaddstr(LINES - 1, 0, last);
    clrtoeol();
}

static void draw_rows(void) {
    int visible = LINES - 1;
    if (selected >= top + visible) top = selected - visible + 1;
    if (selected < top) top = selected;
    for (int y = 0; y < visible; y++) {
        char text[9];
        row_text(top + y, text);
        if (top + y == selected) attron(A_REVERSE);
        mvaddstr(1 + y, 0, text);
        attroff(A_REVERSE);
        clrtoeol();
    }
}

int main(void) {
    setlocale(LC_ALL, "");
    initscr();
    cbreak();
    noecho();
    keypad(stdscr, TRUE);
    curs_set(0);
    for (;;) {
        draw_bar();
        if (tab == 0) draw_fill("QWERTYUIOPAS", '#', "ZXCVBNMLKJHG");
        if (tab == 1) draw_fill("qwertyuiopas", '.', "zxcvbnmlkjhg");
        if (tab == 2) draw_rows();
        refresh();
        int key = getch();
        if (key == 'q' || key == ERR) break;
        if (key >= '1' && key <= '3') tab = key - '1';
        if (key == KEY_DOWN && tab == 2 && selected < row_count - 1) selected++;
        if (key == KEY_UP && tab == 2 && selected > 0) selected--;
    }
    endwin();
    return 0;
}
