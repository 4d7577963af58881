// What the classes of these headers own without saying what it is. Not for programs: it may change in any version.
#pragma once

#include <memory>

namespace jiugong::detail {

template <typename Hidden>
struct Disposer {
  void (*dispose)(Hidden*) = nullptr;
  void operator()(Hidden* object) const { dispose(object); }
};

// A pointer to an object whose class only one source knows: it can be moved, but not copied.
template <typename Hidden>
using Owned = std::unique_ptr<Hidden, Disposer<Hidden>>;

}  // namespace jiugong::detail
