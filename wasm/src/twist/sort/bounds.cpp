#include "twist/sort/bounds.h"

#include <algorithm>
#include <climits>
#include <cstdlib>

namespace jiugong::twist::sort {

int distance_bound(const SortShape& shape, std::span<const Tile> from, std::span<const Tile> to) {
  const int cols = shape.cols(), cells = static_cast<int>(shape.cells());
  int sum = 0;
  for (int cell = 0; cell < cells; ++cell) {
    int nearest = INT_MAX;
    for (int goal = 0; goal < cells; ++goal) {
      if (to[static_cast<std::size_t>(goal)] != from[static_cast<std::size_t>(cell)]) continue;
      nearest = std::min(nearest,
                         std::abs(goal / cols - cell / cols) + std::abs(goal % cols - cell % cols));
    }
    sum += nearest;
  }
  const int most = shape.turns() == 3 ? 8 : 4;
  return (sum + most - 1) / most;
}

int parity_bound(const SortShape& shape, std::span<const Tile> from, std::span<const Tile> to,
                 int bound) {
  if (shape.turns() == 3) return bound;
  bool odd = bound % 2 != 0;
  for (std::size_t i = 0; i < from.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      if (from[j] == from[i]) return bound;
      if ((from[j] < from[i]) != (to[j] < to[i])) odd = !odd;
    }
  }
  return bound + (odd ? 1 : 0);
}

}  // namespace jiugong::twist::sort
