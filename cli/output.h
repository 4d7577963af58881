// Writes to standard output and standard error.
#pragma once

#include <string>
#include <string_view>

namespace jiugong::cli {

// File descriptors.
inline constexpr int kStandardOutput = 1, kStandardError = 2;

// Writes all bytes to a file descriptor; returns false where that fails, with the reason in errno.
bool write_all(int descriptor, std::string_view text);

// Whether a file descriptor is a terminal.
bool is_terminal(int descriptor);

// Writes `jiugong: message` to standard error.
inline void complain(const std::string& message) {
  write_all(kStandardError, "jiugong: " + message + "\n");
}

}  // namespace jiugong::cli
