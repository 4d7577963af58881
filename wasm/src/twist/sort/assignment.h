// Assigns equal tiles to their goal cells.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "twist/sort/cost.h"
#include "twist/sort/shape.h"

namespace jiugong::twist::sort {

// A board as the cost function sees it: every tile is named after its goal cell. Equal tiles may
// exchange names, and do so if that lowers their distances.
class Assignment {
 public:
  Assignment() = default;

  // Equal tiles have equal numbers in `from` and `to`.
  Assignment(const SortCost& cost, std::span<const Tile> from, std::span<const Tile> to);

  // The initial board.
  const std::vector<Tile>& tiles() const { return tiles_; }

  // Whether there are equal tiles.
  bool has_equal() const { return has_equal_; }

  // The number that equal tiles share.
  Tile kind(Tile tile) const { return kinds_[tile]; }

  // Lets the tile on a cell exchange names with equal ones if that lowers the distances, and adds
  // the cells of all renamed tiles to `changed`.
  void improve(const SortCost& cost, std::span<Tile> tiles, std::size_t cell,
               std::vector<std::size_t>& changed) const;

 private:
  std::vector<Tile> tiles_;
  std::vector<Tile> kinds_;  // by goal cell
  bool has_equal_ = false;
};

}  // namespace jiugong::twist::sort
