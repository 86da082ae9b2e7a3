#define _GNU_SOURCE 1
#include "CPseudoTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <malloc.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

static void quit_unless(bool holds) {
    if (!holds) _exit(127);
}

static void run_program(
    const char *path, char *const arguments[], char *const environment[], const pst_options *options,
    int input, int output, int error) {
    struct rlimit no_core = {0, 0};
    setrlimit(RLIMIT_CORE, &no_core);
    signal(SIGTTOU, SIG_DFL);
    for (int number = 1; number < 64; number++)
        if (options->ignored_signals & (1ull << number)) signal(number, SIG_IGN);
    quit_unless(dup2(input, 0) == 0 && dup2(output, 1) == 1 && dup2(error, 2) == 2);
    execve(path, arguments, environment);
    _exit(126);
}

/// The leader: tells how the program fares, and brings it to the foreground or lets it run in the
/// background as told.
static void lead(pid_t program, int terminal, int commands, int reports) {
    signal(SIGTTOU, SIG_IGN);
    signal(SIGHUP, SIG_IGN);
    for (;;) {
        int status;
        if (waitpid(program, &status, WNOHANG | WUNTRACED | WCONTINUED) == program) {
            if (WIFSTOPPED(status)) tcsetpgrp(terminal, getpgrp());
            quit_unless(write(reports, &status, sizeof status) == sizeof status);
            if (WIFEXITED(status) || WIFSIGNALED(status)) _exit(0);
        }
        struct pollfd file = {.fd = commands, .events = POLLIN};
        if (poll(&file, 1, 2) <= 0) continue;
        char command;
        if (read(commands, &command, 1) != 1) {
            kill(-program, SIGKILL);
            _exit(0);
        }
        if (command == 'f') tcsetpgrp(terminal, program);
        kill(-program, SIGCONT);
    }
}

static void start_under_leader(
    const char *path, char *const arguments[], char *const environment[], const pst_options *options,
    int input, int output, int terminal, int commands, int reports) {
    int gate[2];
    quit_unless(pipe2(gate, O_CLOEXEC) == 0);
    pid_t program = fork();
    quit_unless(program >= 0);
    if (program == 0) {
        char go;
        setpgid(0, 0);
        quit_unless(read(gate[0], &go, 1) == 1);
        run_program(path, arguments, environment, options, input, output, terminal);
    }
    setpgid(program, program);
    signal(SIGTTOU, SIG_IGN);
    tcsetpgrp(terminal, options->starts_in_background ? getpgrp() : program);
    quit_unless(write(reports, &program, sizeof program) == sizeof program);
    quit_unless(write(gate[1], "g", 1) == 1);
    lead(program, terminal, commands, reports);
}

static void close_above(int lowest, const int *kept, int count) {
    for (int descriptor = lowest; descriptor < 1024; descriptor++) {
        bool keep = false;
        for (int i = 0; i < count; i++) keep |= kept[i] == descriptor;
        if (!keep) close(descriptor);
    }
}

bool pst_start(
    const char *path, char *const arguments[], char *const environment[], pst_options options,
    pst_program *program) {
    int controller = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
    char name[128];
    if (controller < 0 || grantpt(controller) || unlockpt(controller) ||
        ptsname_r(controller, name, sizeof name))
        return false;
    int terminal = open(name, O_RDWR | O_NOCTTY | O_CLOEXEC);
    int input[2] = {-1, -1}, output[2] = {-1, -1}, commands[2], reports[2];
    if (terminal < 0 || pipe2(commands, O_CLOEXEC) || pipe2(reports, O_CLOEXEC)) return false;
    bool pipes_input = options.pipes_input || options.has_no_terminal;
    bool pipes_output = options.pipes_output || options.has_no_terminal;
    if (pipes_input && pipe2(input, O_CLOEXEC)) return false;
    if (pipes_output && pipe2(output, O_CLOEXEC)) return false;
    pst_resize(controller, options.columns, options.rows);
    // Asked before there is a program, which may change them at once.
    uint8_t modes[sizeof program->initial_modes];
    int count = pst_modes(controller, modes, sizeof modes);
    pid_t child = fork();
    if (child < 0) return false;
    if (child == 0) {
        sigset_t none;
        sigemptyset(&none);
        sigprocmask(SIG_SETMASK, &none, NULL);
        for (int number = 1; number < 32; number++) signal(number, SIG_DFL);
        setsid();
        if (!options.has_no_terminal) quit_unless(ioctl(terminal, TIOCSCTTY, 0) == 0);
        int in = pipes_input ? input[0] : terminal, out = pipes_output ? output[1] : terminal;
        int error = options.has_no_terminal ? output[1] : terminal;
        int kept[] = {terminal, in, out, commands[0], reports[1]};
        close_above(3, kept, 5);
        if (options.has_leader)
            start_under_leader(
                path, arguments, environment, &options, in, out, terminal, commands[0], reports[1]);
        run_program(path, arguments, environment, &options, in, out, error);
    }
    close(commands[0]);
    close(reports[1]);
    if (pipes_input) close(input[0]);
    if (pipes_output) close(output[1]);
    *program = (pst_program){
        .controller = controller,
        .terminal = terminal,
        .program = child,
        .leader = 0,
        .standard_input = input[1],
        .standard_output = output[0],
        .commands = commands[1],
        .reports = reports[0],
        .initial_count = count,
    };
    memcpy(program->initial_modes, modes, (size_t)count);
    if (options.has_leader) {
        program->leader = child;
        if (read(reports[0], &program->program, sizeof(pid_t)) != sizeof(pid_t)) return false;
    }
    fcntl(controller, F_SETFL, O_NONBLOCK);
    return true;
}

void pst_resize(int controller, int columns, int rows) {
    struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
    ioctl(controller, TIOCSWINSZ, &size);
}

int pst_modes(int terminal, uint8_t *bytes, int capacity) {
    struct termios modes;
    memset(&modes, 0, sizeof modes);
    if (tcgetattr(terminal, &modes) != 0 || capacity < (int)sizeof modes) return 0;
    memcpy(bytes, &modes, sizeof modes);
    return sizeof modes;
}

pid_t pst_foreground(int terminal) { return tcgetpgrp(terminal); }

bool pst_wait_readable(int descriptor, int milliseconds) {
    struct pollfd file = {.fd = descriptor, .events = POLLIN};
    return poll(&file, 1, milliseconds) > 0;
}

uint64_t pst_heap_bytes(void) {
#ifdef __GLIBC__
    struct mallinfo2 heap = mallinfo2();
    return heap.uordblks + heap.hblkhd;
#else
    return 0;
#endif
}
