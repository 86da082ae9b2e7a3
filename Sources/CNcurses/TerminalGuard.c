#ifndef _GNU_SOURCE
#define _GNU_SOURCE 1
#endif
#include "TerminalGuard.h"
#include "CapturedOutput.h"
#include "Writing.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

enum { restore_capacity = 1024, answer_seconds = 1, patience_milliseconds = 500 };

typedef struct {
    uint8_t bytes[restore_capacity];
    size_t count;
} restore_text;

// Two texts, so that a handler never reads one that is being written.
static restore_text texts[2];
static _Atomic int current_text;

/// One value, so that nobody ever finds the terminal neither to be given back nor being given back too early.
enum { at_rest, armed, restoring };
static _Atomic int state;
/// The process that took the terminal: a child that it forks has the handlers too, but not the terminal.
static pid_t owner;
static int tty = -1;
static struct termios shell_modes;
static int wake[2] = {-1, -1};

static _Atomic bool resized, continued, stop_requested;
static _Atomic int terminating;
static _Atomic bool is_saving;

static const int ending_signals[] = {SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGUSR1, SIGUSR2, SIGALRM};
static const int crash_signals[] = {SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV};
static const int job_signals[] = {SIGWINCH, SIGCONT, SIGTSTP};
enum { ending_count = sizeof ending_signals / sizeof *ending_signals, crash_count = 6, job_count = 3, signal_limit = 65 };
static struct sigaction previous[signal_limit];
static bool installed[signal_limit];

#ifdef __linux__
static timer_t deadline;
static bool has_deadline;
static int deadline_signal(void) { return SIGRTMAX - 1; }
#endif

static void pause_briefly(void) {
    struct timespec millisecond = {0, 1000000};
    nanosleep(&millisecond, NULL);
}

static bool is_background(void) {
    pid_t foreground = tcgetpgrp(tty);
    return foreground > 0 && foreground != getpgrp();
}

/// Lets this thread write from the background, even where the terminal is set to stop that.
static void block_output_stops(sigset_t *before) {
    sigset_t stops;
    sigemptyset(&stops);
    sigaddset(&stops, SIGTTOU);
    pthread_sigmask(SIG_BLOCK, &stops, before);
}

/// Writes what undoes the modes; whether the terminal took it.
static bool write_restore_text(void) {
    const restore_text *text = &texts[atomic_load(&current_text)];
    if (nib_write_all(tty, text->bytes, text->count, patience_milliseconds)) return true;
    // A terminal that takes nothing must not keep the process alive: what it has not taken is dropped for this.
    tcflush(tty, TCOFLUSH);
    return nib_write_all(tty, text->bytes, text->count, 0);
}

void nib_guard_restore(bool discards_input) {
    if (getpid() != owner) return;
    int found = armed;
    if (!atomic_compare_exchange_strong(&state, &found, restoring)) {
        // Another thread is at it: its last byte must be out before this one may end the process.
        for (int i = 0; i < 1000 && atomic_load(&state) == restoring; i++) pause_briefly();
        return;
    }
    sigset_t before;
    block_output_stops(&before);
    bool takes = write_restore_text();
    // In the background, after a stop that nobody can catch, only the text is missing: the shell has set modes
    // of its own, and what is typed is its.
    if (!is_background()) {
        // Never waits for output to drain.
        if (discards_input) tcflush(tty, TCIFLUSH);
        while (tcsetattr(tty, TCSANOW, &shell_modes) != 0 && errno == EINTR) {}
    }
    nib_capture_release(takes ? patience_milliseconds : 0);
    atomic_store(&state, at_rest);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
}

void nib_guard_set_restore(const uint8_t *bytes, size_t count) {
    int next = 1 - atomic_load(&current_text);
    if (count > restore_capacity) count = restore_capacity;
    memcpy(texts[next].bytes, bytes, count);
    texts[next].count = count;
    atomic_store(&current_text, next);
}

static void wake_up(void) {
    ssize_t ignored = write(wake[1], "", 1);
    (void)ignored;
}

static void call_previous(int number, siginfo_t *info, void *context) {
    const struct sigaction *action = &previous[number];
    if (action->sa_flags & SA_SIGINFO) {
        if (action->sa_sigaction) action->sa_sigaction(number, info, context);
    } else if (action->sa_handler != SIG_DFL && action->sa_handler != SIG_IGN) {
        action->sa_handler(number);
    }
}

static void unblock(int number) {
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, number);
    pthread_sigmask(SIG_UNBLOCK, &set, NULL);
}

/// Ends the process as it would have ended without us, by the handler that was there or by the default.
static void end_by(int number) {
    nib_guard_restore(false);
    unblock(number);
    // The Swift runtime takes SIGQUIT for a crash to report, and asks at the terminal what to do: the program
    // has ended in good order, and there is nothing to ask.
    if (number != SIGQUIT) {
        sigaction(number, &previous[number], NULL);
        raise(number);
    }
    signal(number, SIG_DFL);
    raise(number);
}

static void set_deadline(int seconds) {
#ifdef __linux__
    struct itimerspec time = {{0, 0}, {seconds, 0}};
    if (has_deadline) timer_settime(deadline, 0, &time, NULL);
#else
    (void)seconds;
#endif
}

static void on_ending(int number) {
    int saved = errno, first = 0;
    if (getpid() != owner) {
        end_by(number);
    } else if (atomic_compare_exchange_strong(&terminating, &first, number)) {
        set_deadline(answer_seconds);
        wake_up();
    } else {
        end_by(first);
    }
    errno = saved;
}

#ifdef __linux__
static void on_deadline(int number) {
    (void)number;
    int first = atomic_load(&terminating);
    if (first) end_by(first);
}
#endif

static void on_job(int number, siginfo_t *info, void *context) {
    int saved = errno;
    if (number == SIGWINCH) atomic_store(&resized, true);
    if (number == SIGCONT) atomic_store(&continued, true);
    if (number == SIGTSTP) atomic_store(&stop_requested, true);
    wake_up();
    if (number != SIGTSTP) call_previous(number, info, context);
    errno = saved;
}

static void on_crash(int number, siginfo_t *info, void *context) {
    (void)context;
    nib_guard_restore(false);
    sigaction(number, &previous[number], NULL);
    // A fault happens again when the instruction is tried again, and then the next handler sees the true
    // cause; what was sent, and a breakpoint, does not.
    if (number == SIGTRAP || info->si_code <= 0) raise(number);
}

static void at_exit(void) { nib_guard_restore(false); }

static void install(int number, struct sigaction *action) {
    if (sigaction(number, NULL, &previous[number]) != 0) return;
    bool is_ignored = !(previous[number].sa_flags & SA_SIGINFO) && previous[number].sa_handler == SIG_IGN;
    if (is_ignored && number != SIGWINCH && number != SIGCONT) return;
    installed[number] = sigaction(number, action, NULL) == 0;
}

static void uninstall(int number) {
    if (installed[number]) sigaction(number, &previous[number], NULL);
    installed[number] = false;
}

static bool open_wake(void) {
    if (wake[0] >= 0) return true;
    if (pipe(wake) != 0) return false;
    for (int i = 0; i < 2; i++) {
        fcntl(wake[i], F_SETFL, O_NONBLOCK);
        fcntl(wake[i], F_SETFD, FD_CLOEXEC);
    }
    return true;
}

static void install_signals(void) {
    struct sigaction action;
    memset(&action, 0, sizeof action);
    sigfillset(&action.sa_mask);
    for (int i = 0; i < crash_count; i++) sigdelset(&action.sa_mask, crash_signals[i]);
    action.sa_flags = SA_RESTART;
    action.sa_handler = on_ending;
    for (int i = 0; i < ending_count; i++) install(ending_signals[i], &action);
#ifdef __linux__
    struct sigevent event;
    memset(&event, 0, sizeof event);
    event.sigev_notify = SIGEV_SIGNAL;
    event.sigev_signo = deadline_signal();
    has_deadline = timer_create(CLOCK_MONOTONIC, &event, &deadline) == 0;
    action.sa_handler = on_deadline;
    install(deadline_signal(), &action);
#endif
    action.sa_flags = SA_RESTART | SA_SIGINFO;
    action.sa_sigaction = on_job;
    for (int i = 0; i < job_count; i++) install(job_signals[i], &action);
}

static void install_crashes(void) {
    static uint8_t stack[64 * 1024];
    stack_t present;
    if (sigaltstack(NULL, &present) == 0 && (present.ss_flags & SS_DISABLE)) {
        stack_t own = {.ss_sp = stack, .ss_size = sizeof stack};
        sigaltstack(&own, NULL);
    }
    struct sigaction action;
    memset(&action, 0, sizeof action);
    sigemptyset(&action.sa_mask);
    action.sa_flags = SA_SIGINFO | SA_ONSTACK;
    action.sa_sigaction = on_crash;
    for (int i = 0; i < crash_count; i++) install(crash_signals[i], &action);
}

bool nib_guard_install(int descriptor, bool signals, bool crashes) {
    static bool is_registered;
    tty = descriptor;
    owner = getpid();
    if (tcgetattr(tty, &shell_modes) != 0 || !open_wake()) return false;
    if (!is_registered) is_registered = atexit(at_exit) == 0;
    if (signals) install_signals();
    if (crashes) install_crashes();
    return true;
}

void nib_guard_uninstall(void) {
    for (int number = 1; number < signal_limit; number++) uninstall(number);
#ifdef __linux__
    if (has_deadline) timer_delete(deadline);
    has_deadline = false;
#endif
}

void nib_guard_remember_modes(void) { tcgetattr(tty, &shell_modes); }

void nib_guard_reset_modes(void) {
    if (!is_background()) tcsetattr(tty, TCSANOW, &shell_modes);
}

bool nib_guard_is_armed(void) { return atomic_load(&state) == armed; }
void nib_guard_wake(void) { wake_up(); }
bool nib_guard_was_continued(void) { return atomic_load(&continued); }

void nib_guard_arm(void) {
    owner = getpid();
    atomic_store(&state, armed);
}

int nib_guard_descriptor(void) { return wake[0]; }

nib_signals nib_guard_take(int saving_seconds) {
    uint8_t bytes[64];
    while (read(wake[0], bytes, sizeof bytes) > 0) {}
    nib_signals signals = {
        .resized = atomic_exchange(&resized, false),
        .continued = atomic_exchange(&continued, false),
        .stop_requested = atomic_exchange(&stop_requested, false),
        .terminating = atomic_load(&terminating),
    };
    if (signals.terminating && !atomic_exchange(&is_saving, true)) set_deadline(saving_seconds);
    return signals;
}

bool nib_guard_is_terminating(void) { return atomic_load(&terminating) != 0; }

void nib_guard_end_if_terminating(void) {
    int first = atomic_load(&terminating);
    if (first) end_by(first);
}

/// Sends a stop signal to the process group; whether somebody has continued it since. A process that is asked
/// to end does not stop any more: nobody might ever continue it.
static bool stop_group(int number) {
    if (nib_guard_is_terminating()) return false;
    struct sigaction ours, standard;
    memset(&standard, 0, sizeof standard);
    standard.sa_handler = SIG_DFL;
    sigaction(number, &standard, &ours);
    atomic_store(&continued, false);
    unblock(number);
    kill(0, number);
    // The kernel drops the signal when nobody could continue the group, so this cannot wait for ever.
    for (int i = 0; i < 50 && !atomic_load(&continued); i++) pause_briefly();
    sigaction(number, &ours, NULL);
    return atomic_exchange(&continued, false);
}

void nib_guard_stop(void) {
    // An ignored suspend key stays ignored.
    if (installed[SIGTSTP]) stop_group(SIGTSTP);
    atomic_store(&stop_requested, false);
}

bool nib_guard_wait_foreground(int descriptor) {
    tty = descriptor;
    while (is_background())
        if (!stop_group(SIGTTOU)) return false;
    return true;
}
