// Dropping givens in a fixed order, with few questions to a solver.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "generate/bits.h"
#include "generate/orbits.h"

namespace jiugong::generator {

// Goes through the orbits of a full grid in an order and drops each one, unless a second solution
// would appear or fewer givens than wished would be left.
//
// Who asks a solver before each step asks 81 times. Here a second solution is foreseen from the
// unavoidable sets that are known: an orbit is kept when it is the last of such a set and the
// others were dropped. Few sets are known, so this drops too much; now and then a solver is asked
// whether the puzzle up to here (all orbits ahead still given) is unique.
//
//     order   0 ───────────────────▶ horizon ───────────────────▶ end
//             dropped or given         ahead: given, not decided
//
// If it is, so was every step up to here, and the horizon moves on. If not, its second solution is
// an unavoidable set that was not known: it is added, and decided again is what comes after. In the
// end each orbit was kept because of a true unavoidable set and none is missing, so the puzzle is
// just the one that 81 questions lead to: which sets are known and which solutions the solver shows
// only saves work, some 30 questions a puzzle instead of 81.
class Descent {
 public:
  // Begins with an order of orbit numbers and no sets. At least `wished` givens are left. The first
  // question is asked behind the `hopeful` first orbits, which probably can all be dropped.
  void start(std::span<const Orbit> orbits, std::span<const std::uint8_t> order, int wished,
             std::size_t hopeful);

  // Takes an unavoidable set into account.
  void add(const Bits& cells);

  // Decides what is to be decided up to the horizon.
  void decide();

  // Moves the horizon on; false when all is decided. The puzzle up to here must be unique.
  bool go_on();

  // The givens when all up to the horizon is decided, and their number.
  Grid puzzle(const Grid& solution) const;
  int clues() const { return clues_[horizon_]; }

  // Whether the orbit at a place of the order is given.
  bool is_given(std::size_t place) const { return given_.test(static_cast<int>(place)); }

 private:
  // A set as places in the order, kept in a list with the others that have the same last place.
  struct Known {
    Bits places;
    int next;  // index, or -1
  };

  bool is_needed(std::size_t place) const;

  std::size_t count_ = 0;  // of orbits
  int wished_ = 0;
  std::array<int, kCellCount> sizes_{};              // of orbits, by place
  std::array<std::uint8_t, kCellCount> place_of_{};  // by cell
  std::vector<Known> known_;
  std::array<int, kCellCount> first_known_{};  // by last place: index, or -1
  std::size_t horizon_ = 0;
  std::size_t decided_ = 0;                  // places
  Bits given_;                               // places
  std::array<int, kCellCount + 1> clues_{};  // givens left before each place is decided
};

}  // namespace jiugong::generator
