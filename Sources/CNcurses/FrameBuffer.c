#ifndef _GNU_SOURCE
#define _GNU_SOURCE 1
#endif
#include "FrameBuffer.h"

#include <fcntl.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

static int file = -1;
static uint8_t *mapped;
static size_t mapped_size;

int nib_open_unnamed_file(const char *purpose) {
#ifdef __linux__
    return memfd_create(purpose, MFD_CLOEXEC);
#else
    (void)purpose;
    char path[] = "/tmp/unnamed-XXXXXX";
    int descriptor = mkstemp(path);
    if (descriptor >= 0) {
        unlink(path);
        fcntl(descriptor, F_SETFD, FD_CLOEXEC);
    }
    return descriptor;
#endif
}

bool nib_collect_output(int descriptor) {
    file = nib_open_unnamed_file("frame");
    if (file < 0) return false;
    int flags = fcntl(descriptor, F_GETFD);
    if (dup2(file, descriptor) < 0 || fcntl(descriptor, F_SETFD, flags) < 0) {
        nib_stop_collecting();
        return false;
    }
    return true;
}

/// Makes the file's first `size` bytes visible in memory.
static bool map(size_t size) {
    if (size <= mapped_size) return true;
    if (mapped) munmap(mapped, mapped_size);
    mapped_size = 0;
    size = (size + 0xFFFF) & ~(size_t)0xFFFF;
    // A mapping may reach beyond the end of the file; nobody reads there.
    mapped = mmap(NULL, size, PROT_READ, MAP_SHARED, file, 0);
    if (mapped == MAP_FAILED) {
        mapped = NULL;
        return false;
    }
    mapped_size = size;
    return true;
}

size_t nib_take_output(const uint8_t **bytes) {
    *bytes = NULL;
    if (file < 0) return 0;
    // The offset is shared with the descriptor that ncurses writes to.
    off_t size = lseek(file, 0, SEEK_CUR);
    if (size <= 0 || !map((size_t)size)) return 0;
    lseek(file, 0, SEEK_SET);
    *bytes = mapped;
    return (size_t)size;
}

void nib_stop_collecting(void) {
    if (mapped) munmap(mapped, mapped_size);
    if (file >= 0) close(file);
    mapped = NULL;
    mapped_size = 0;
    file = -1;
}
