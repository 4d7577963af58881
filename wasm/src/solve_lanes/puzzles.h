// The puzzles of a side-by-side search, in the order in which they were added.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "jiugong/grid.h"
#include "solve9/board.h"
#include "solve9/rules.h"
#include "solve_lanes/lane_solver.h"

namespace jiugong::solve_lanes {

struct Puzzle {
  solver9::Board root;        // as read, with the givens removed from their peers
  Grid solution;              // the first one found
  std::uint64_t found = 0;    // solutions, at most one more than the limit
  std::uint64_t guesses = 0;  // of one with a single solution, or none, as Solver9 counts them
  std::uint32_t boards = 0;   // in lanes or waiting, and one if it has not begun
  // Whether its other boards are dropped: it has enough solutions, or a board has found no place.
  bool over = false;
};

class Puzzles {
 public:
  Puzzles();

  static constexpr std::size_t kMaxPuzzles = LaneSolver::kMaxPuzzles;

  // Drops all puzzles; see LaneSolver::start().
  void start(std::uint64_t limit);
  std::size_t size() const { return size_; }
  bool full() const { return size_ == kMaxPuzzles; }

  // Add a puzzle; see LaneSolver::add().
  bool add(std::string_view line);
  bool add(const Grid& grid);

  // The puzzle that was added first, and whether it is done.
  const Puzzle& first() const { return puzzles_[first_]; }
  bool first_is_done() const { return size_ != 0 && first().boards == 0; }
  void drop_first() {
    first_ = (first_ + 1) % kMaxPuzzles;
    --size_;
    --begun_;
  }

  Puzzle& operator[](std::size_t number) { return puzzles_[number]; }

  // Whether solutions are counted beyond the second, so that they need not all be visited.
  bool count_many() const { return enough_ > 2; }

  bool given_up(const Puzzle& puzzle) const { return puzzle.over && puzzle.found < enough_; }

  void add_solutions(Puzzle& puzzle, std::uint64_t number) const {
    puzzle.found += std::min(number, enough_ - puzzle.found);
    puzzle.over |= puzzle.found == enough_;
  }

  // Whether all puzzles have begun, so that lanes will run dry.
  bool all_begun() const { return begun_ == size_; }

  // Begins the next puzzle and returns its number.
  std::size_t begin_next() { return (first_ + begun_++) % kMaxPuzzles; }

 private:
  void add_root(Puzzle& puzzle);
  Puzzle& behind_last() { return puzzles_[(first_ + size_) % kMaxPuzzles]; }

  solver9::FieldConstants<solver9::simd::Vec> fields_;
  std::uint64_t enough_ = 2;  // solutions to look for: one more than the limit
  std::size_t first_ = 0, size_ = 0, begun_ = 0;
  std::array<Puzzle, kMaxPuzzles> puzzles_;
};

}  // namespace jiugong::solve_lanes
