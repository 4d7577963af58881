// A random solution of a layout.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "generate_regions/question.h"
#include "jiugong/random.h"
#include "jiugong/region_puzzle.h"

namespace jiugong::region_generator {

// Gives random values to cells in random order, as long as there is a solution, until there is only one. A question that
// takes too long counts as one without a solution.
class Filler {
 public:
  // `patience` is the number of nodes for the first solution.
  void start(const RegionPuzzle& layout, std::uint64_t patience, Random& random);

  // Searches about `nodes` nodes, which it counts down; true at the end.
  bool advance(std::uint64_t& nodes, Random& random);

  // The solution, one value a cell, kVoidCell for void cells; empty if there is none or it was not found in time.
  const std::vector<int>& solution() const { return solution_; }

  double progress() const;

 private:
  void take_answer(Random& random);
  void next_cell(Random& random);
  bool seek_question();
  bool clashes(int cell, int value) const;

  RegionPuzzle puzzle_;                       // with the values given so far
  std::vector<std::vector<int>> regions_of_;  // per cell
  std::vector<int> solution_;                 // of the puzzle
  std::vector<int> order_;                    // open cells
  std::vector<int> values_;                   // that are still to be tried in the present cell
  std::size_t at_ = 0;                        // cells that have their values
  Question question_;
  bool is_asked_ = false;
  bool is_first_ = true;
  bool over_ = false;
};

}  // namespace jiugong::region_generator
