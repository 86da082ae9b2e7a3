#ifndef _GNU_SOURCE
#define _GNU_SOURCE 1
#endif
#include "ChildProgram.h"
#include "TerminalCapabilities.h"
#include "TerminalGuard.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <sys/wait.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

enum { signal_limit = 65, patience_milliseconds = 500 };

static struct termios child_modes;
static bool has_child_modes;

/// Sets the foreground group, which from the background would otherwise stop us.
static void set_foreground(int tty, pid_t group) {
    sigset_t stops, before;
    sigemptyset(&stops);
    sigaddset(&stops, SIGTTOU);
    pthread_sigmask(SIG_BLOCK, &stops, &before);
    tcsetpgrp(tty, group);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
}

/// In the child, before it is another program: only what is safe between fork and exec.
static void run(char *const arguments[], int tty, int terminal, int report, const sigset_t *mask) {
    setpgid(0, 0);
    // Every signal is blocked here, so this does not stop us.
    tcsetpgrp(tty, getpid());
    for (int number = 1; number < signal_limit; number++) {
        struct sigaction action;
        if (sigaction(number, NULL, &action) != 0) continue;
        if ((action.sa_flags & SA_SIGINFO) || action.sa_handler != SIG_IGN) signal(number, SIG_DFL);
    }
    for (int i = 0; i < 3; i++) dup2(terminal, i);
    sigprocmask(SIG_SETMASK, mask, NULL);
    execvp(arguments[0], arguments);
    int error = errno;
    ssize_t ignored = write(report, &error, sizeof error);
    (void)ignored;
    _exit(127);
}

static int open_terminal(void) {
    int opened = nib_open_child_tty();
    if (opened < 0) return -1;
    // Above those that it is going to be.
    int terminal = fcntl(opened, F_DUPFD_CLOEXEC, 3);
    close(opened);
    return terminal;
}

pid_t nib_child_start(char *const arguments[], int tty, int *error) {
    int report[2], terminal = open_terminal();
    if (terminal < 0 || pipe(report) != 0) {
        *error = errno;
        if (terminal >= 0) close(terminal);
        return -1;
    }
    for (int i = 0; i < 2; i++) fcntl(report[i], F_SETFD, FD_CLOEXEC);
    has_child_modes = false;
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    pid_t child = fork();
    int fault = errno;
    if (child == 0) run(arguments, tty, terminal, report[1], &before);
    // Both sides do this, so that it is done before either goes on.
    if (child > 0) {
        setpgid(child, child);
        tcsetpgrp(tty, child);
    }
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    close(terminal);
    close(report[1]);
    ssize_t count = -1;
    if (child > 0)
        while ((count = read(report[0], &fault, sizeof fault)) < 0 && errno == EINTR) {}
    close(report[0]);
    if (child > 0 && count != sizeof fault) return child;
    if (child > 0) waitpid(child, NULL, 0);
    *error = fault;
    return -1;
}

bool nib_child_wait(pid_t child, int *status) {
    pid_t found;
    while ((found = waitpid(child, status, WUNTRACED)) < 0 && errno == EINTR) {}
    return found == child;
}

void nib_child_take_foreground(int tty) {
    pid_t foreground = tcgetpgrp(tty), shell = getpgid(getsid(0));
    if (foreground != shell || shell == getpgrp()) set_foreground(tty, getpgrp());
}

void nib_child_pause(int tty) {
    has_child_modes = tcgetattr(tty, &child_modes) == 0;
    nib_child_take_foreground(tty);
    nib_guard_reset_modes();
}

void nib_child_continue(int tty, pid_t child) {
    if (has_child_modes) tcsetattr(tty, TCSADRAIN, &child_modes);
    has_child_modes = false;
    set_foreground(tty, child);
    nib_child_signal(child, SIGCONT);
}

void nib_child_hang_up(int tty, pid_t child) {
    nib_child_signal(child, SIGHUP);
    nib_child_signal(child, SIGCONT);
    struct timespec millisecond = {0, 1000000};
    for (int i = 0; i < patience_milliseconds && kill(child, 0) == 0; i++) nanosleep(&millisecond, NULL);
    nib_child_take_foreground(tty);
    nib_guard_reset_modes();
}

void nib_child_signal(pid_t child, int number) { kill(-child, number); }
