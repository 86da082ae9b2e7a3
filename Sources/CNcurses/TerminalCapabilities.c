#define _XOPEN_SOURCE_EXTENDED 1
#ifndef _GNU_SOURCE
#define _GNU_SOURCE 1
#endif
#include "CNcurses.h"
#include "Palette.h"

#include <fcntl.h>
#include <langinfo.h>
#include <locale.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

static FILE *output_stream, *input_stream;
static SCREEN *screen;
static struct termios own_modes;

static bool has_utf8;

bool nib_take_locale(void) {
    setlocale(LC_ALL, "");
    has_utf8 = strcmp(nl_langinfo(CODESET), "UTF-8") == 0;
    return has_utf8;
}

bool nib_has_utf8(void) { return has_utf8; }

static int open_tty(int flags) {
    flags |= O_CLOEXEC | O_NOCTTY;
    int tty = open("/dev/tty", flags);
    if (tty >= 0) return tty;
    char name[256];
    if (!isatty(0) || ttyname_r(0, name, sizeof name) != 0) return -1;
    return open(name, flags);
}

int nib_open_tty(bool for_input) { return open_tty(O_NONBLOCK | (for_input ? O_RDONLY : O_WRONLY)); }
int nib_open_child_tty(void) { return open_tty(O_RDWR); }

bool nib_window_size(int tty, int *columns, int *rows) {
    struct winsize size;
    if (ioctl(tty, TIOCGWINSZ, &size) != 0 || size.ws_col == 0 || size.ws_row == 0) return false;
    *columns = size.ws_col;
    *rows = size.ws_row;
    return true;
}

bool nib_open_screen(const char *term, int output, int input) {
    static const int touched[] = {SIGINT, SIGTERM, SIGTSTP, SIGWINCH};
    if (!output_stream) output_stream = fdopen(fcntl(output, F_DUPFD_CLOEXEC, 3), "w");
    if (!input_stream) input_stream = fdopen(fcntl(input, F_DUPFD_CLOEXEC, 3), "r");
    if (!output_stream || !input_stream) return false;
    // ncurses installs handlers of its own, which do in a signal handler what is not allowed there.
    struct sigaction kept[4];
    for (int i = 0; i < 4; i++) sigaction(touched[i], NULL, &kept[i]);
    screen = newterm(term, output_stream, input_stream);
    for (int i = 0; i < 4; i++) sigaction(touched[i], &kept[i], NULL);
    if (!screen) return false;
    nib_leave_palette_alone();
    // Otherwise a frame would break off half-way as soon as a key waits.
    typeahead(-1);
    raw();
    noecho();
    nonl();
    tcgetattr(output, &own_modes);
    nib_collect_output(fileno(output_stream));
    // This also hands out what ncurses has prepared, the alternate screen first of all.
    curs_set(0);
    return true;
}

void nib_resume_modes(int tty) { tcsetattr(tty, TCSADRAIN, &own_modes); }

void nib_close_screen(void) {
    if (screen) delscreen(screen);
    screen = NULL;
    if (output_stream) fclose(output_stream);
    if (input_stream) fclose(input_stream);
    output_stream = input_stream = NULL;
    nib_stop_collecting();
}

void nib_resize_screen(int columns, int rows) { resizeterm(rows, columns); }
int nib_screen_columns(void) { return COLS; }
int nib_screen_rows(void) { return LINES; }

int nib_start_colors(void) {
    if (!has_colors() || start_color() != OK) return 0;
    use_default_colors();
    return COLORS;
}

int nib_pair_limit(void) { return COLOR_PAIRS; }

static uint8_t *collected;
static size_t collected_count, collected_capacity;

static int collect(int byte) {
    if (collected_count < collected_capacity) collected[collected_count++] = (uint8_t)byte;
    return byte;
}

static void begin_collecting(uint8_t *bytes, size_t capacity) {
    collected = bytes;
    collected_count = 0;
    collected_capacity = capacity;
}

/// Copies a capability without its padding, `$<5>` or `$<100/>`: a terminal that needs it no longer exists,
/// and the bytes must not depend on the line's speed.
static size_t copy_without_padding(const char *string, uint8_t *bytes, size_t capacity) {
    size_t count = 0;
    while (*string && count < capacity) {
        if (string[0] == '$' && string[1] == '<') {
            const char *end = strchr(string, '>');
            if (end) {
                string = end + 1;
                continue;
            }
        }
        bytes[count++] = (uint8_t)*string++;
    }
    return count;
}

static char *string_capability(const char *name) {
    char *string = tigetstr((char *)name);
    return string == (char *)-1 ? NULL : string;
}

size_t nib_capability(const char *name, uint8_t *bytes, size_t capacity) {
    char *string = string_capability(name);
    return string ? copy_without_padding(string, bytes, capacity) : 0;
}

size_t nib_capability2(const char *name, int first, int second, uint8_t *bytes, size_t capacity) {
    char *string = string_capability(name);
    if (!string) return 0;
    char *expanded = tparm(string, (long)first, (long)second, 0L, 0L, 0L, 0L, 0L, 0L, 0L);
    return expanded ? copy_without_padding(expanded, bytes, capacity) : 0;
}

size_t nib_style_bytes(uint32_t attributes, int pair, uint8_t *bytes, size_t capacity) {
    begin_collecting(bytes, capacity);
    vid_puts(attributes, 0, &pair, collect);
    return collected_count;
}

void nib_each_key(void (*body)(const char *, const char *, void *), void *context) {
    static const char *const plain[] = {
        "kcuu1", "kcud1", "kcub1", "kcuf1", "khome", "kend", "kpp", "knp", "kich1", "kdch1", "kbs", "kcbt",
        "kent", "kri", "kind",
    };
    // The names that xterm's description gave to keys with modifiers: the number is xterm's own plus one.
    static const char *const modified[] = {
        "kUP", "kDN", "kLFT", "kRIT", "kHOM", "kEND", "kPRV", "kNXT", "kIC", "kDC",
    };
    char name[16];
    char *string;
    for (size_t i = 0; i < sizeof plain / sizeof *plain; i++)
        if ((string = string_capability(plain[i]))) body(plain[i], string, context);
    for (int number = 1; number <= 63; number++) {
        snprintf(name, sizeof name, "kf%d", number);
        if ((string = string_capability(name))) body(name, string, context);
    }
    for (size_t i = 0; i < sizeof modified / sizeof *modified; i++)
        for (int number = 2; number <= 8; number++) {
            snprintf(name, sizeof name, number == 2 ? "%s" : "%s%d", modified[i], number);
            if ((string = string_capability(name))) body(name, string, context);
        }
}
