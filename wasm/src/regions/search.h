// Backtracking search on a board: it tries the most promising value, propagates, and rules the value out after
// a contradiction. It gives one solution after another.
//
// Values that nothing distinguishes are interchangeable in every solution. The search tries only one of
// the unused ones in a cell, and each solution below it stands for as many. A long search also rules out the images of what
// leads to no solution (symmetries.h).
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "regions/board.h"
#include "regions/branch.h"
#include "regions/symmetries.h"

namespace jiugong::regions {

class Search {
 public:
  // A value that is being tried, with the state before it.
  struct Level {
    std::vector<Mask> state;  // of the board
    Branch branch;
    Mask alike = 0;
    std::uint64_t copies = 1;
    Cells symmetries;  // those that keep the state; none once there is a solution below
  };
  enum class Outcome { kWorking, kSolution, kOver };

  // Begins a search from the present state of the board. The values in `alike` are interchangeable.
  void start(Mask alike);

  // Looks for symmetries of the rules. From now on what leads to no solution is ruled out with its images. To be called before
  // any value is tried; a long search does so by itself.
  void seek_symmetries(Board& board, WorkBudget& work);

  // Continues until the next solution, whose values are then the candidates of the board, until it has tried
  // `values` values, which it counts down, or until the budget is spent. Values in `preferred`, a word a cell or
  // nothing, are tried first.
  Outcome advance(Board& board, std::uint64_t& values, WorkBudget& work,
                  std::span<const Mask> preferred = {});

  // The number of solutions that the last one stands for, and the values being tried.
  std::uint64_t copies() const { return copies_; }
  std::span<const Level> levels() const { return {levels_.data(), depth_}; }

  // The number of values tried since start().
  std::uint64_t nodes() const { return nodes_; }

 private:
  void descend(const Branch& branch, Board& board, WorkBudget& work);
  void step_back(Board& board, WorkBudget& work);
  void restart(Board& board, WorkBudget& work);
  void note_symmetries(WorkBudget& work);
  void spread(const Cells& symmetries, Board& board, WorkBudget& work);

  std::vector<Level> levels_;  // the first depth_ are in use; the others keep their memory
  std::size_t depth_ = 0;
  Mask alike_ = 0;      // interchangeable values
  bool blank_ = false;  // whether there were some at the start
  std::uint64_t copies_ = 1;
  bool possible_ = true;  // whether propagation has found no contradiction
  bool found_ = false;    // whether the board holds a solution that was given
  bool found_any_ = false;
  std::uint64_t nodes_ = 0;
  std::uint64_t run_ = 0;          // nodes since the last restart
  std::uint64_t run_length_ = 1;   // in first runs
  std::vector<Mask> first_state_;  // before any value was tried
  bool sought_symmetries_ = false;
  std::vector<Symmetry> symmetries_;  // of the rules
  Cells first_symmetries_;            // those that keep the first state
};

}  // namespace jiugong::regions
