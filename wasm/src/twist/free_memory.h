// Releases memory.
#pragma once

#include <vector>

namespace jiugong::twist {

// Empties vectors and frees their memory. (`list = {}` empties a vector, but keeps its memory.)
template <typename... Lists>
void free_memory(Lists&... lists) {
  (Lists().swap(lists), ...);
}

}  // namespace jiugong::twist
