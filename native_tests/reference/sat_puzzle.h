// Region puzzles put to a SAT solver that was not written here (CaDiCaL), in the plainest way: a variable for
// every value of every cell, and each rule as it is written in region_puzzle.h.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "jiugong/region_puzzle.h"

namespace CaDiCaL {
class Solver;
}

namespace jiugong {

struct SatAnswer {
  std::uint64_t count = 0;    // solutions, at most the limit
  std::vector<int> solution;  // the first found, a value a cell, kVoidCell where it is void
};

class SatPuzzle {
 public:
  // The rules of `puzzle`, and which of its cells are void; givens come later.
  explicit SatPuzzle(const RegionPuzzle& puzzle);
  ~SatPuzzle();

  // The solutions that have these givens (entries as in RegionPuzzle, of the same void cells). Each that is found
  // is forbidden, and then another one asked for.
  SatAnswer solve(const std::vector<int>& cells, std::uint64_t limit = 2);

 private:
  int variable(int cell, int value) const;
  void add_clause(const std::vector<int>& literals);
  void add_cell(int cell);
  void add_different(const std::vector<int>& cells);
  void add_cage(const Cage& cage);
  void add_pairs(const RegionPuzzle& puzzle);
  std::vector<int> grid_found() const;

  int low_, high_;
  std::vector<int> cells_;  // open or void
  int last_variable_;
  std::unique_ptr<CaDiCaL::Solver> solver_;
};

}  // namespace jiugong
