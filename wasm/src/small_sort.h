// Sorts in little code: 0.3 KB of a module for each kind of item, where std::sort takes up to 3 KB. (By a heap, in about twice
// the time; what is equal is in no certain order.)
#pragma once

#include <algorithm>
#include <functional>

namespace jiugong {

template <typename Items, typename Less = std::less<>>
void small_sort(Items& items, const Less& less = {}) {
  std::make_heap(items.begin(), items.end(), less);
  std::sort_heap(items.begin(), items.end(), less);
}

}  // namespace jiugong
