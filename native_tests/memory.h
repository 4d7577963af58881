// Measures memory use, for tests of the documented limits.
#pragma once

#include <cstddef>

namespace jiugong {

// Counts the allocations with `new` in this binary, including containers.
class MemoryWatch {
 public:
  MemoryWatch();

  // The bytes in use now, and the maximum so far, relative to the construction of this object.
  std::size_t now() const;
  std::size_t peak() const;

 private:
  std::size_t before_;
};

}  // namespace jiugong
