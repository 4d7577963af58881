// Regions of random shapes.
#pragma once

#include <optional>
#include <vector>

#include "jiugong/random.h"
#include "jiugong/region_puzzle.h"

namespace jiugong::region_generator {

// The regions of a layout that are areas, by their indices; nothing if can_be_irregular() is false.
std::optional<std::vector<int>> areas_of(const RegionPuzzle& layout);

// Divides a square into as many connected pieces of as many cells. From rows on, pieces side by side exchange cells, as
// long as both stay connected; at the end only where they do not become more slender.
class Pieces {
 public:
  explicit Pieces(int side);

  // Tries some exchanges; true when there were enough.
  bool advance(Random& random);

  // The cells of each piece, ascending.
  std::vector<std::vector<int>> cells() const;

 private:
  int& piece(int cell) { return piece_of_[static_cast<std::size_t>(cell)]; }
  int piece(int cell) const { return piece_of_[static_cast<std::size_t>(cell)]; }
  std::vector<int> neighbours(int cell) const;
  int count_alike(int cell) const;
  bool is_connected(const std::vector<int>& cells) const;
  void try_exchange(Random& random);

  int side_;
  int tried_ = 0;
  std::vector<int> piece_of_;            // per cell
  std::vector<std::vector<int>> cells_;  // per piece
};

// The layout with these pieces for its areas, or besides its regions where it has none.
void put_areas(RegionPuzzle& layout, const Pieces& pieces);

}  // namespace jiugong::region_generator
