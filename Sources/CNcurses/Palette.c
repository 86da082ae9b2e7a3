#include "CNcurses.h"
#include "Palette.h"

#include <term.h>

void nib_leave_palette_alone(void) {
    orig_colors = NULL;
    initialize_color = NULL;
    initialize_pair = NULL;
    can_change = FALSE;
}
