// A model prepared for the search: its cells, and the propagators of its constraints and of what
// follows from them.
#pragma once

#include <cstddef>
#include <memory>
#include <vector>

#include "regions/lists.h"
#include "regions/model.h"
#include "regions/propagators/propagator.h"

namespace jiugong::regions {

struct Network {
  std::size_t cells = 0;
  std::vector<int> grid_cell;  // per cell, its number in the grid
  int values = 0;
  Mask all = 0;               // the set of all values
  std::vector<Mask> allowed;  // per cell, the values it may have at all
  Lists peers;                // per cell, the cells that must differ from it
  Lists full_houses;          // cells that hold each value exactly once

  std::vector<std::unique_ptr<Propagator>> propagators;  // in the order in which they run
  std::vector<int> rule_of;                              // per propagator, or kNoRule
  std::vector<int> impossible_rules;

  // Houses for whose propagators the board notes which values were removed: see Board::take_removed().
  Lists watched_houses;

  // For its symmetries, where it has_only_pairs_and_sets() and is not large.
  std::unique_ptr<const Model> model;

  bool is_classic = false;              // whether it is a sudoku of 9x9 without other rules
  bool sums_decide = false;             // whether sums of cells that differ have most of the cells
  bool values_interchangeable = false;  // whether nothing tells one value from another
  bool rules_decide() const { return !sums_decide && !values_interchangeable; }
};

}  // namespace jiugong::regions
