// Goes through the k-subsets of 0..n-1 as bit masks in ascending order.
#pragma once

namespace jiugong::teach {

// Calls `visit(mask)` until it returns true; returns whether it did.
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

}  // namespace jiugong::teach
