// A puzzle and the board made of its rules, which serves all puzzles that differ in their givens only.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "jiugong/region_puzzle.h"
#include "regions/board.h"
#include "regions/network_maker.h"
#include "regions/work_budget.h"

namespace jiugong::regions {

// The work that the nodes of common puzzles do not exceed (a 9x9 takes some 2,000 units, a 25x25 some
// 10,000). More expensive nodes, and the preparation before the first node, are divided among calls.
inline constexpr std::uint64_t kWorkOfNode = 10'000;

class PreparedPuzzle {
 public:
  // `puzzle` must be valid.
  explicit PreparedPuzzle(RegionPuzzle puzzle);
  // (The preparation refers to the puzzle.)
  PreparedPuzzle(const PreparedPuzzle&) = delete;
  PreparedPuzzle& operator=(const PreparedPuzzle&) = delete;

  const RegionPuzzle& puzzle() const { return puzzle_; }

  // Whether `other` differs from the puzzle at most in its givens, and takes these over.
  bool has_rules_of(const RegionPuzzle& other) const;
  void set_givens(const RegionPuzzle& other);

  // Works until the budget is spent; returns true when there is a board.
  bool advance(WorkBudget& work);
  Board& board() { return *board_; }

  struct Start {
    bool possible = true;        // whether the givens contradict no rule by themselves
    std::vector<int> conflicts;  // if they do, which ones: cells of the grid,
    std::vector<int> rules;      // and the rules that cannot hold
    Mask alike = 0;              // the values that nothing distinguishes
  };
  // Puts the givens on the fresh board, which has to be propagated. Works until the budget is spent, with
  // the same `start` from call to call; returns true when it is complete.
  bool start(WorkBudget& work, Start& start);

  // The solution on the board, one value per cell of the grid, kVoidCell for void cells.
  std::vector<int> solution() const;

 private:
  int given(std::size_t cell) const;
  bool place_givens();
  void check_alone(WorkBudget& work, Start& start);
  void finish(Start& start) const;

  RegionPuzzle puzzle_;
  std::optional<NetworkMaker> network_maker_;  // until the network is complete
  std::optional<Board> board_;                 // once the network is complete
  bool is_started_ = false;                    // whether start() has begun with these givens
  std::size_t checked_ = 0;                    // propagators of rules, by start()
};

}  // namespace jiugong::regions
