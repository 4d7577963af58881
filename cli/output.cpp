#include "output.h"

namespace jiugong::cli {

void complain(const std::string& message) {
  write_all(kStandardError, "jiugong: " + message + "\n");
}

}  // namespace jiugong::cli
