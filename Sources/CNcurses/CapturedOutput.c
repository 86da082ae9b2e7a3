#ifndef _GNU_SOURCE
#define _GNU_SOURCE 1
#endif
#include "CapturedOutput.h"
#include "FrameBuffer.h"
#include "TerminalGuard.h"
#include "Writing.h"

#include <fcntl.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

// The file's offset is shared with descriptors 1 and 2, so it is only ever read by `pread`.
static int file = -1;
/// Copies of the true descriptors 1 and 2 while these lead to the file.
static int true_descriptors[2] = {-1, -1};
/// The terminal of one of them, opened anew where that can be: writing never waits, while the true
/// descriptor's flags, which others share, stay as they are.
static int writer = -1;
/// How far the file has been written out.
static _Atomic int64_t released;
static _Atomic int64_t dropped;

static int true_target(void) { return true_descriptors[0] >= 0 ? true_descriptors[0] : true_descriptors[1]; }

static void open_writer(int target) {
#ifdef __linux__
    char path[32];
    snprintf(path, sizeof path, "/proc/self/fd/%d", target);
    writer = open(path, O_WRONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC);
#else
    char name[256];
    if (ttyname_r(target, name, sizeof name) == 0)
        writer = open(name, O_WRONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC);
#endif
}

bool nib_capture_begin(void) {
    if (!isatty(1) && !isatty(2)) return true;
    if (file < 0) file = nib_open_unnamed_file("captured output");
    if (file < 0) return false;
    fflush(stdout);
    fflush(stderr);
    for (int i = 0; i < 2; i++) {
        if (!isatty(i + 1)) continue;
        true_descriptors[i] = fcntl(i + 1, F_DUPFD_CLOEXEC, 3);
        if (true_descriptors[i] >= 0) dup2(file, i + 1);
    }
    if (true_descriptors[0] >= 0 || true_descriptors[1] >= 0) open_writer(true_target());
    // The C library buffers whole blocks into a file; what is in its buffer dies with a crash.
    if (true_descriptors[0] >= 0) setvbuf(stdout, NULL, _IOLBF, 0);
    return true;
}

int64_t nib_capture_length(void) {
    struct stat state;
    if (file < 0 || fstat(file, &state) != 0) return 0;
    return state.st_size;
}

int64_t nib_capture_read(int64_t offset, uint8_t *bytes, size_t count) {
    if (file < 0) return 0;
    ssize_t got = pread(file, bytes, count, offset);
    return got < 0 ? 0 : got;
}

void nib_capture_trim(int64_t limit) {
    int64_t length = nib_capture_length(), start = atomic_load(&released);
    if (length - start <= limit) return;
    int64_t end = length - limit / 2;
    atomic_fetch_add(&dropped, end - start);
    atomic_store(&released, end);
#ifdef __linux__
    fallocate(file, FALLOC_FL_PUNCH_HOLE | FALLOC_FL_KEEP_SIZE, 0, end);
#endif
}

/// Says how much is missing; `snprintf` is not allowed in a signal handler.
static bool write_note(int descriptor, int64_t count, int milliseconds) {
    char note[64] = "[earlier output dropped, bytes: ", digits[24];
    size_t length = strlen(note), used = 0;
    do digits[used++] = (char)('0' + count % 10);
    while ((count /= 10) > 0);
    while (used > 0) note[length++] = digits[--used];
    note[length++] = ']';
    note[length++] = '\n';
    return nib_write_all(descriptor, (const uint8_t *)note, length, milliseconds);
}

static void write_captured(int descriptor, int milliseconds) {
    int64_t missing = atomic_exchange(&dropped, 0), offset = atomic_load(&released);
    bool takes = missing == 0 || write_note(descriptor, missing, milliseconds);
    uint8_t bytes[4096];
    ssize_t got;
    while (takes && (got = pread(file, bytes, sizeof bytes, offset)) > 0) {
        takes = nib_write_all(descriptor, bytes, (size_t)got, milliseconds);
        offset += got;
    }
    // What a terminal did not take once is not offered again.
    atomic_store(&released, takes ? offset : nib_capture_length());
}

void nib_capture_release(int milliseconds) {
    int target = true_target();
    if (target < 0) return;
    for (int i = 0; i < 2; i++)
        if (true_descriptors[i] >= 0) dup2(true_descriptors[i], i + 1);
    if (writer >= 0) {
        write_captured(writer, milliseconds);
        close(writer);
        writer = -1;
    } else {
        int flags = fcntl(target, F_GETFL);
        fcntl(target, F_SETFL, flags | O_NONBLOCK);
        write_captured(target, milliseconds);
        fcntl(target, F_SETFL, flags);
    }
    for (int i = 0; i < 2; i++) {
        if (true_descriptors[i] >= 0) close(true_descriptors[i]);
        true_descriptors[i] = -1;
    }
}
