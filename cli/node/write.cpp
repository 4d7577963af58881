#include <cerrno>

#include "node/host.h"
#include "output.h"

namespace jiugong::cli {

bool write_all(int descriptor, std::string_view text) {
  while (!text.empty()) {
    const int wrote = jiugong_write(descriptor, text.data(), text.size());
    if (wrote <= 0) {
      errno = -wrote;
      return false;
    }
    text.remove_prefix(static_cast<std::size_t>(wrote));
  }
  return true;
}

bool is_terminal(int descriptor) { return jiugong_is_terminal(descriptor) != 0; }

}  // namespace jiugong::cli
