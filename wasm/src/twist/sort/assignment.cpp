#include "twist/sort/assignment.h"

#include <utility>

namespace jiugong::twist::sort {

Assignment::Assignment(const SortCost& cost, std::span<const Tile> from, std::span<const Tile> to)
    : tiles_(from.size()), kinds_(to.begin(), to.end()) {
  // Assigns each tile to the first free place, then improves the assignment.
  std::vector<bool> taken(to.size());
  for (std::size_t cell = 0; cell < from.size(); ++cell) {
    std::size_t goal = 0;
    while (taken[goal] || to[goal] != from[cell]) ++goal;
    taken[goal] = true;
    tiles_[cell] = static_cast<Tile>(goal);
    for (std::size_t other = 0; other < cell; ++other) has_equal_ |= from[other] == from[cell];
  }
  std::vector<std::size_t> changed;
  for (bool better = has_equal_; better; better = !changed.empty()) {
    changed.clear();
    for (std::size_t cell = 0; cell < tiles_.size(); ++cell) improve(cost, tiles_, cell, changed);
  }
}

void Assignment::improve(const SortCost& cost, std::span<Tile> tiles, std::size_t cell,
                         std::vector<std::size_t>& changed) const {
  for (std::size_t other = 0; other < tiles.size(); ++other) {
    Tile& one = tiles[cell];
    Tile& two = tiles[other];
    if (kind(one) != kind(two)) continue;
    const int now = cost.distance(one, cell) + cost.distance(two, other);
    if (cost.distance(two, cell) + cost.distance(one, other) >= now) continue;
    std::swap(one, two);
    changed.push_back(other);
  }
  if (!changed.empty()) changed.push_back(cell);
}

}  // namespace jiugong::twist::sort
