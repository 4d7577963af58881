// How much memory is in use, for tests that hold the engine to what it promises.
#pragma once

#include <cstddef>

namespace jiugong {

// Counts what is allocated with `new` in this binary, containers included.
class MemoryWatch {
 public:
  MemoryWatch();

  // The bytes in use now, and the most there have been, beyond those in use at the beginning.
  std::size_t now() const;
  std::size_t peak() const;

 private:
  std::size_t before_;
};

}  // namespace jiugong
