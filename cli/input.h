// Reads a file or standard input, unpacked if it is gzip.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>

namespace jiugong::cli {

class Input {
 public:
  Input();
  ~Input();
  Input(Input&&) noexcept;
  Input& operator=(Input&&) noexcept;

  // Opens a file, `-` for standard input; returns why it cannot, or an empty text.
  std::string open(const std::string& path);

  // Reads up to `size` bytes, and at least one unless the file ends: what is there, without waiting for
  // the rest. Returns their number; 0 at the end, and after a failure.
  std::size_t read(char* to, std::size_t size);

  // Why read() has failed; empty if it has not.
  const std::string& failure() const;

  // Whether read() would not wait.
  bool ready() const;

  // The bytes read so far, before they are unpacked.
  std::uint64_t bytes_read() const;

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

// The size of a file, 0 if it is unknown, as that of a pipe.
std::uint64_t file_size(const std::string& path);

}  // namespace jiugong::cli
