// ncursesw, and what Swift cannot call of it: macros, wide cells, colour pairs beyond 255.
#ifndef NIBBLE_CNCURSES_H
#define NIBBLE_CNCURSES_H

#ifndef NCURSES_WIDECHAR
#define NCURSES_WIDECHAR 1
#endif
#include <ncurses.h>
#include <stdbool.h>
#include <stdint.h>

#include "ChildProgram.h"
#include "FrameBuffer.h"
#include "TerminalCapabilities.h"
#include "TerminalGuard.h"
#include "WideCells.h"
#include "Writing.h"

#endif
