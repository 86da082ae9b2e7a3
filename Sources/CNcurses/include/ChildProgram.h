// Another program in the terminal: started as a shell starts a job, stopped and continued like one.
#ifndef NIBBLE_CHILD_PROGRAM_H
#define NIBBLE_CHILD_PROGRAM_H

#include <stdbool.h>
#include <sys/types.h>

/// Starts the program `arguments[0]`, looked for along `PATH`, in a process group of its own, which becomes the
/// foreground group of `tty`; input, output and errors are the terminal. Its process, or -1 with `error` set.
pid_t nib_child_start(char *const arguments[], int tty, int *error);
/// Waits until the child stops or ends; its status as `waitpid` tells it, false when there is no such child.
/// For a thread of its own.
bool nib_child_wait(pid_t child, int *status);
/// Makes our own process group the foreground group again, unless the shell has taken the terminal meanwhile.
void nib_child_take_foreground(int tty);
/// The child has stopped: gives the terminal back to our group in the shell's modes, and keeps the child's.
void nib_child_pause(int tty);
/// Brings the child to the foreground again, in the modes it had when it was paused, and continues it.
void nib_child_continue(int tty, pid_t child);
/// Ends the child as a terminal does that goes away, waits a moment for it, and takes the foreground.
void nib_child_hang_up(int tty, pid_t child);
/// Sends the child's process group a signal.
void nib_child_signal(pid_t child, int number);

#endif
