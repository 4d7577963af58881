// What the classes of these headers own without saying what it is.
#pragma once

#include <memory>
#include <utility>

namespace jiugong {

template <typename Hidden>
struct Disposer {
  void (*dispose)(Hidden*) = nullptr;
  void operator()(Hidden* object) const { dispose(object); }
};

// A pointer to an object whose class only one source knows: it can be moved, but not copied.
template <typename Hidden>
using Owned = std::unique_ptr<Hidden, Disposer<Hidden>>;

template <typename Hidden, typename... Arguments>
Owned<Hidden> make_owned(Arguments&&... arguments) {
  return Owned<Hidden>(new Hidden(std::forward<Arguments>(arguments)...),
                       {[](Hidden* object) { delete object; }});
}

}  // namespace jiugong
