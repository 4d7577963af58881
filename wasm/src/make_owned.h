// Makes what the classes of the headers own; the source that does it knows the class.
#pragma once

#include <memory>
#include <utility>

#include "jiugong/owned.h"

namespace jiugong {

template <typename Hidden>
detail::Owned<Hidden> to_owned(std::unique_ptr<Hidden> object) {
  return {object.release(), {[](Hidden* made) { delete made; }}};
}

template <typename Hidden, typename... Arguments>
detail::Owned<Hidden> make_owned(Arguments&&... arguments) {
  return to_owned(std::make_unique<Hidden>(std::forward<Arguments>(arguments)...));
}

}  // namespace jiugong
