// Which of several equal tiles is to get to which of their places.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "twist/sort/cost.h"
#include "twist/sort/shape.h"

namespace jiugong::twist::sort {

// A board as the cost sees it: every tile is named after the cell it is to get to. Where tiles are
// equal they may change names, and do so where that lowers their distances.
class Assignment {
 public:
  Assignment() = default;

  // Equal tiles have equal numbers in `from` and `to`.
  Assignment(const SortCost& cost, std::span<const Tile> from, std::span<const Tile> to);

  // The board to begin with.
  const std::vector<Tile>& tiles() const { return tiles_; }

  // Whether there are equal tiles.
  bool has_equal() const { return has_equal_; }

  // The number equal tiles share.
  Tile kind(Tile tile) const { return kinds_[tile]; }

  // Lets the tile on a cell change names with equal ones where that lowers the distances, and adds
  // the cells of all whose names changed to `changed`.
  void improve(const SortCost& cost, std::span<Tile> tiles, std::size_t cell,
               std::vector<std::size_t>& changed) const;

 private:
  std::vector<Tile> tiles_;
  std::vector<Tile> kinds_;  // by goal cell
  bool has_equal_ = false;
};

}  // namespace jiugong::twist::sort
