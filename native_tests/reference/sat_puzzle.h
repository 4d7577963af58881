// Encodes region puzzles for an independent SAT solver (CaDiCaL), in the simplest form: a variable
// for every value of every cell, and each rule as written in region_puzzle.h. Of a RegionRule, whatever its kind, every
// combination of values that breaks it is forbidden, so it must concern few cells.
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
  std::vector<int> solution;  // the first one found: one value per cell, kVoidCell for void cells
};

// Returns the cells that a rule names, each once; none for a rule about the whole grid.
std::vector<int> cells_of(const RegionRule& rule);

class SatPuzzle {
 public:
  // Encodes the rules and the void cells of `puzzle`; givens come later.
  explicit SatPuzzle(const RegionPuzzle& puzzle);
  ~SatPuzzle();

  // Counts the solutions with these givens (entries as in RegionPuzzle, with the same void cells).
  // Each solution found is forbidden before the next one is requested.
  SatAnswer solve(const std::vector<int>& cells, std::uint64_t limit = 2);

 private:
  int variable(int cell, int value) const;
  void add_clause(const std::vector<int>& literals);
  void add_cell(int cell);
  void add_different(const std::vector<int>& cells);
  void add_cage(const Cage& cage);
  void add_pairs(const RegionPuzzle& puzzle);
  void add_rule(const RegionRule& rule);
  void add_unmarked(const RegionRule& rule);
  std::vector<int> grid_found() const;

  RegionPuzzle puzzle_;
  int low_, high_;
  std::vector<int> cells_;  // open or void
  int last_variable_;
  std::unique_ptr<CaDiCaL::Solver> solver_;
};

}  // namespace jiugong
