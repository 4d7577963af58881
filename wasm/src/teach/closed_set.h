// Sets of k sets that have k elements together: naked and hidden sets, fish.
#pragma once

#include <bit>
#include <cstdint>

#include "teach/bits.h"

namespace jiugong::teach {

// Calls `visit(chosen, united)` for each k of the nine `sets` whose union has exactly k elements, until
// it returns true; returns whether it did. A set of fewer than two elements takes no part. `chosen` is
// the bit mask of the sets and ascends from call to call: the largest index is chosen first.
template <typename Visit>
bool for_each_closed_set(const std::uint16_t (&sets)[9], int k, Visit visit, unsigned chosen = 0,
                         unsigned united = 0, int left = -1, int end = 9) {
  if (left < 0) left = k;
  if (left == 0) return std::popcount(united) == k && visit(chosen, united);
  for (int i = left - 1; i < end; ++i) {
    if (!has_several(sets[i])) continue;
    const unsigned more = united | sets[i];
    if (std::popcount(more) > k) continue;
    if (for_each_closed_set(sets, k, visit, chosen | 1U << i, more, left - 1, i)) return true;
  }
  return false;
}

}  // namespace jiugong::teach
