// Removes givens in a fixed order, with few solver queries.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "generate/orbits.h"
#include "grid/cell_set.h"

namespace jiugong::generator {

using grid::CellSet;

// Goes through the orbits of a full grid in an order and removes each one, unless the puzzle would
// get a second solution or fewer givens than requested.
//
// A solver query before each step would take 81 queries. Instead, the known unavoidable sets
// predict second solutions: an orbit is kept if it is the last of such a set and the others were
// removed. Since few sets are known, this removes too much, so a query now and then checks whether
// the puzzle up to the horizon (all orbits ahead still given) is unique.
//
//     order   0 ───────────────────▶ horizon ───────────────────▶ end
//             dropped or given         ahead: given, not decided
//
// If it is, every step up to here was right, and the horizon moves on. If not, the second solution
// yields an unknown unavoidable set: it is added, and the places after it are decided again. In the
// end each orbit was kept because of a true unavoidable set and no second solution remains, so the
// puzzle is the one that 81 queries would produce. The sets known and the solutions the solver
// finds only affect the amount of work: some 23 queries per puzzle instead of 81.
class Descent {
 public:
  // Starts with a full grid, an order of orbit numbers and no sets. At least `least` givens remain. The first
  // query is made after the first `hopeful` orbits, which can probably all be removed.
  void start(const Grid& solution, std::span<const Orbit> orbits,
             std::span<const std::uint8_t> order, int least, std::size_t hopeful);

  // Takes a set into account, which must be unavoidable.
  void add(const CellSet& cells);

  // Decides the undecided orbits up to the horizon, and advances it until the puzzle up to it is another than
  // the one known to be unique. Returns false when all orbits are decided: the puzzle is made.
  bool go_on();

  // Takes into account that the puzzle up to the horizon is unique.
  void set_unique() { unique_ = givens(); }

  // The puzzle once all orbits up to the horizon are decided, and its number of givens.
  const Grid& puzzle() const { return puzzle_; }
  int givens() const { return givens_[horizon_]; }

  // Whether the orbit at a place of the order is given.
  bool is_given(std::size_t place) const { return cells_[place].intersects(given_); }

 private:
  // An unavoidable set, linked with the others that have the same last place.
  struct Known {
    CellSet cells;
    int next;  // index, or -1
  };

  void decide();
  std::size_t last_place_of(const CellSet& cells) const;
  bool is_needed(std::size_t place) const;

  Grid solution_;
  std::size_t count_ = 0;  // number of orbits
  int least_ = 0;
  std::array<CellSet, kCellCount> cells_{};  // of the orbits, by place
  std::array<CellSet, 128> before_{};  // of all orbits before each place; all cells beyond the end
  std::vector<Known> known_;
  std::array<int, kCellCount> first_known_{};  // by last place: index, or -1
  std::size_t horizon_ = 0;
  std::size_t decided_ = 0;  // number of decided places
  CellSet given_;
  Grid puzzle_;                               // the solution in these cells
  std::array<int, kCellCount + 1> givens_{};  // givens left before each place is decided
  int unique_ = 0;                            // those of the puzzle known to be unique
};

}  // namespace jiugong::generator
