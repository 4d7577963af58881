// A RegionPuzzle made ready for the search: cells without the void ones, houses, and everything that
// follows from how they lie and holds whatever the values.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "jiugong/region_puzzle.h"
#include "regions/lists.h"

namespace jiugong::regions {

// A set of values: bit v for the value low + v.
using Mask = std::uint64_t;

// Two houses that share some cells. A value that the first, a full one, has only among the shared
// cells can stand nowhere else in the second.
struct Crossing {
  Small shared;  // these by number in Layout::cell_sets
  Small rest_of_first;
  Small rest_of_second;
};

// Two sets of cells that hold the same values equally often: what sticks out of some rows and what
// sticks into them when they are compared with as many regions (the law of leftovers).
struct Leftover {
  Small inside, outside;  // by number in Layout::cell_sets
};

// Cells whose values, as numbers of their bits, add up to `total`.
struct Sum {
  int total = 0;
  bool distinct = false;  // every two of the cells see each other
};

struct Layout {
  explicit Layout(const RegionPuzzle& puzzle);

  std::size_t cells = 0;       // cells in play, numbered in row-major order
  std::vector<int> grid_cell;  // of each, its number in the grid
  int values = 0;              // how many there are
  Mask all = 0;                // the set of all values

  Lists houses;            // the cells of each region, no two the same
  std::vector<bool> full;  // of each house, whether it holds every value
  Lists houses_of;         // of each cell
  Lists peers;             // of each cell, the cells that must differ from it

  Lists cell_sets;
  std::vector<Crossing> crossings;
  Lists crossings_from;  // of each house, those of which it is the first

  std::vector<Leftover> leftovers;
  Lists leftovers_of;  // of each cell, those in which it is

  std::vector<Sum> sums;  // cages, and sums that follow from them
  Lists sum_cells;
  Lists sums_of;    // of each cell
  Lists sum_seers;  // of each sum, the cells that see all of its cells

  Lists neighbours;                // of each cell, those beside it; none unless they matter
  bool neighbours_differ = false;  // whether they all see each other as well
};

}  // namespace jiugong::regions
