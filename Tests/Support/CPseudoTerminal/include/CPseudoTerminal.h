// Starting a program in a pseudo-terminal, which needs a fork: what runs in the child between fork and exec
// only calls functions that are safe there.
#ifndef NIBBLE_CPSEUDOTERMINAL_H
#define NIBBLE_CPSEUDOTERMINAL_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

/// A program in a terminal of its own. Descriptors are -1 where there is none.
typedef struct {
    /// The controlling side of the terminal.
    int controller;
    /// The program's side, kept open so that its modes can be read.
    int terminal;
    /// The program.
    pid_t program;
    /// The session's leader, which plays the shell; 0 when the program leads its session itself.
    pid_t leader;
    /// Our end of a pipe to the program's standard input, or from its standard output.
    int standard_input;
    int standard_output;
    /// Commands to the leader, and what it tells about the program: pairs of a kind and a number.
    int commands;
    int reports;
    /// The terminal's modes before the program started, and how many bytes they are.
    uint8_t initial_modes[128];
    int initial_count;
} pst_program;

/// How to start a program.
typedef struct {
    int columns;
    int rows;
    /// Whether a leader with job control stands between the terminal and the program.
    bool has_leader;
    /// Whether the leader keeps the foreground at first, as a shell does for a command with `&`.
    bool starts_in_background;
    bool pipes_input;
    bool pipes_output;
    /// Whether the program has no controlling terminal at all; it then sees pipes only.
    bool has_no_terminal;
    /// Signals that the program starts with ignored, bit by number.
    uint64_t ignored_signals;
} pst_options;

/// Starts `path`; false with `errno` set when that fails.
bool pst_start(
    const char *path, char *const arguments[], char *const environment[], pst_options options,
    pst_program *program);
/// Sets the terminal's size, which sends the foreground group a signal.
void pst_resize(int controller, int columns, int rows);
/// The terminal's modes and control characters as bytes to compare; returns how many.
int pst_modes(int terminal, uint8_t *bytes, int capacity);
/// The foreground process group of the terminal.
pid_t pst_foreground(int terminal);
/// Waits up to `milliseconds` until `descriptor` is readable.
bool pst_wait_readable(int descriptor, int milliseconds);
/// The bytes of the heap that are in use, those of a thread's cache among them; 0 where the system does not tell.
uint64_t pst_heap_bytes(void);

#endif
