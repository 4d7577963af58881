// The parts into which walls divide a grid.
#pragma once

#include <optional>
#include <vector>

#include "jiugong/region_text.h"
#include "regions/text/pieces.h"

namespace jiugong::regions::text {

// Cells that are joined where no wall is between them. At first there are walls everywhere.
class Partition {
 public:
  explicit Partition(int cells);

  void join(int cell, int other);
  // The parts in the order of their first cells, each with its cells in ascending order.
  std::vector<std::vector<int>> parts() const;

 private:
  std::vector<int> part_;  // of each cell
};

// Adds a part as a piece of a jigsaw; an error at this place if it has not one cell for each value.
std::optional<RegionTextError> add_piece(RegionPuzzle& puzzle, std::vector<int> part, Place place);

}  // namespace jiugong::regions::text
