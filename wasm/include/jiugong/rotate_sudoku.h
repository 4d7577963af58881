// Rotating sudoku: the nine boxes of a sudoku are in wrong places, and buttons turn blocks of 2×2
// boxes. Finds the places of the boxes, the fewest presses that bring them there, and the solution.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "jiugong/grid.h"
#include "jiugong/owned.h"
#include "jiugong/solve9.h"
#include "jiugong/twist.h"

namespace jiugong {

// The number of arrangements of nine boxes.
inline constexpr std::uint64_t kBoxArrangements = 362'880;

struct RotateSudokuOptions {
  // The turns that count as one press. The buttons of the original game turn clockwise only.
  Turns turns = Turns::kQuarter;

  // The count of solvable arrangements stops at this number (0 counts as 1).
  std::uint64_t limit = kBoxArrangements;
};

// An arrangement of the boxes. Boxes and places are numbered 0..8 in row-major order.
struct BoxArrangement {
  std::array<int, 9> boxes{};  // for each place, the box of the puzzle that belongs there
  std::vector<Move> moves;     // the presses that move them there; in blocks of boxes, so 0..1
  Grid grid;                   // the puzzle with its boxes in these places
  Grid solution;               // a solution of `grid`

  bool operator==(const BoxArrangement&) const = default;
};

struct RotateSudokuResult {
  // kUnique: one class of arrangements is solvable, and its sudoku has one solution.
  // kMultiple: several classes are solvable, or the sudoku has several solutions.
  // kNone: no arrangement is a sudoku with a solution.
  Status status = Status::kNone;

  std::optional<BoxArrangement> nearest;  // the arrangement reached by the fewest presses
  std::uint64_t arrangements = 0;         // solvable arrangements found, at most the limit
  bool capped = false;                    // the search stopped early: there may be more

  bool operator==(const RotateSudokuResult&) const = default;
};

// Arranges and solves `puzzle`.
//
// A box keeps its orientation when it moves. Exchanging bands or stacks keeps an arrangement solvable,
// so solvable arrangements come in classes of 36. Boxes that look the same (such as blank ones) count
// as different in arrangements, but not in classes. The answer is the solvable arrangement with the
// fewest presses, counted or not; of several, the one whose presses come first, compared one by one:
// by button in row-major order, then clockwise, counterclockwise, half. It is at most 9 clockwise, 7
// quarter or 6 any turns away. Status and answer are exact with any limit, and the same on every
// platform.
//
//   const RotateSudokuResult result = rotate_sudoku(puzzle, {.turns = Turns::kClockwise});
//   if (result.nearest) print(result.nearest->solution.to_line());
RotateSudokuResult rotate_sudoku(const Grid& puzzle, const RotateSudokuOptions& options = {});

// The same in portions, for callers that must not block. Independent objects may be used on different
// threads. Takes up to 4 MB until its search is over.
//
// The search lists the classes in which no digits clash, then visits arrangements by the number of
// presses that lead to them. The first that Solver9 can solve is the answer; the others are solved
// for the count and the status.
//
//   RotateSudoku search;
//   search.start(puzzle);
//   while (!search.advance(1'000)) show(search.progress());
//   use(search.result());
class RotateSudoku {
 public:
  RotateSudoku();

  // Starts with `puzzle` and drops the previous one.
  void start(const Grid& puzzle, const RotateSudokuOptions& options = {});

  // Visits about `nodes` nodes, each an arrangement or a node of Solver9's search trees; returns
  // true when the search is over.
  bool advance(std::uint64_t nodes);

  // The result. Until the search is over, status and numbers are those of a search that stopped here;
  // `nearest` is final as soon as it is there.
  RotateSudokuResult result() const;

  // The part of the classes that are decided, 0..1; never falls.
  double progress() const;

  // The number of presses of `nearest`, or -1 while there is none.
  int best_length() const;

  // Nodes visited since start().
  std::uint64_t nodes() const;

 private:
  struct Impl;
  detail::Owned<Impl> impl_;
};

}  // namespace jiugong
