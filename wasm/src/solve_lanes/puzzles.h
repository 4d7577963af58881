// The puzzles of a side-by-side search, in the order in which they were added.
#pragma once

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
  std::uint64_t guesses = 0;  // as Solver9 counts them
  std::uint32_t boards = 0;   // in lanes or waiting, and one if it has not begun
  bool solved = false;
  bool given_up = false;
};

class Puzzles {
 public:
  Puzzles();

  static constexpr std::size_t kMaxPuzzles = LaneSolver::kMaxPuzzles;

  void clear() { first_ = size_ = begun_ = 0; }
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

  // Whether all puzzles have begun, so that lanes will run dry.
  bool all_begun() const { return begun_ == size_; }

  // Begins the next puzzle and returns its number.
  std::size_t begin_next() { return (first_ + begun_++) % kMaxPuzzles; }

 private:
  void add_root(Puzzle& puzzle);
  Puzzle& behind_last() { return puzzles_[(first_ + size_) % kMaxPuzzles]; }

  solver9::FieldConstants<solver9::simd::Vec> fields_;
  std::size_t first_ = 0, size_ = 0, begun_ = 0;
  std::array<Puzzle, kMaxPuzzles> puzzles_;
};

}  // namespace jiugong::solve_lanes
