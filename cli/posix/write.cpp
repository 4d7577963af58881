#include <poll.h>
#include <unistd.h>

#include <cerrno>

#include "output.h"

namespace jiugong::cli {

bool write_all(int descriptor, std::string_view text) {
  while (!text.empty()) {
    const ssize_t wrote = ::write(descriptor, text.data(), text.size());
    if (wrote < 0 && errno == EINTR) continue;
    if (wrote < 0 && errno == EAGAIN) {
      // (Another program that has the same pipe may have set it not to wait.)
      pollfd query = {.fd = descriptor, .events = POLLOUT, .revents = 0};
      poll(&query, 1, -1);
      continue;
    }
    if (wrote <= 0) return false;
    text.remove_prefix(static_cast<std::size_t>(wrote));
  }
  return true;
}

bool is_terminal(int descriptor) { return isatty(descriptor) != 0; }

}  // namespace jiugong::cli
