// Some of few things, as bit masks: the subsets of a size, and naked and hidden sets and fish among them.
#pragma once

#include <bit>
#include <cstdint>

#include "teach/bits.h"

namespace jiugong::teach {

// Calls `visit(mask)` for the k-subsets of 0..n-1 in ascending order, until it returns true; returns whether it did.
template <typename Visit>
bool for_each_subset(int k, int n, Visit visit) {
  if (k < 0 || k > n) return false;
  if (k == 0) return visit(0U);
  for (unsigned mask = (1U << k) - 1; mask < 1U << n;) {
    if (visit(mask)) return true;
    // The next number with as many bits (Gosper).
    const unsigned lowest = mask & (~mask + 1), ripple = mask + lowest;
    // NOLINTNEXTLINE(clang-analyzer-core.DivideZero): no mask is 0
    mask = ripple | (((mask ^ ripple) / lowest) >> 2);
  }
  return false;
}

// Calls `visit(chosen, united)` for each choice of `left` of the `candidates` whose sets have at most k elements
// together with those in `united`.
template <typename Visit>
bool for_each_union(const std::uint16_t (&sets)[9], int k, unsigned candidates, int left,
                    unsigned chosen, unsigned united, Visit& visit) {
  if (left == 0) return std::popcount(united) == k && visit(chosen, united);
  for (const int i : bits(candidates)) {
    const unsigned more = united | sets[i];
    if (std::popcount(more) > k) continue;
    const unsigned below = candidates & ((1U << i) - 1);
    if (for_each_union(sets, k, below, left - 1, chosen | 1U << i, more, visit)) return true;
  }
  return false;
}

// Calls `visit(chosen, united)` for each k of the nine `sets` whose union has exactly k elements, until
// it returns true; returns whether it did. A set of fewer than two elements takes no part. `chosen` is
// the bit mask of the sets and ascends from call to call.
template <typename Visit>
bool for_each_closed_set(const std::uint16_t (&sets)[9], int k, Visit visit) {
  unsigned candidates = 0;
  for (int i = 0; i < 9; ++i) {
    const int size = std::popcount(sets[i]);
    if (size >= 2 && size <= k) candidates |= 1U << i;
  }
  if (std::popcount(candidates) < k) return false;
  // The highest is chosen first, so that the masks ascend.
  return for_each_union(sets, k, candidates, k, 0, 0, visit);
}

}  // namespace jiugong::teach
