#include "Writing.h"

#include <errno.h>
#include <poll.h>
#include <unistd.h>

bool nib_write_all(int descriptor, const uint8_t *bytes, size_t count, int milliseconds) {
    while (count > 0) {
        ssize_t written = write(descriptor, bytes, count);
        if (written > 0) {
            bytes += written;
            count -= (size_t)written;
            continue;
        }
        if (written < 0 && errno == EINTR) continue;
        if (written == 0 || (errno != EAGAIN && errno != EWOULDBLOCK)) return false;
        struct pollfd file = {.fd = descriptor, .events = POLLOUT};
        int ready = poll(&file, 1, milliseconds);
        if (ready == 0 || (ready < 0 && errno != EINTR)) return false;
    }
    return true;
}
