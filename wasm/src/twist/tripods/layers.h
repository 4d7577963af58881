// A way to a latin square that cannot fail, for positions where the beam does: cell after cell is
// given its digit of one fixed latin square, row by row, then column by column in the last three
// rows, and at last the nine cells in the corner together.
//
// Each step is a shortest way among the presses that touch no cell done before. Steps bring one
// tile, or the last two of a row or column together, by a search among the places of these tiles;
// the last step searches among the orders of nine tiles, all of which turns of 2×2 blocks reach on
// 3×3. That every step has a way from wherever its tiles are is a finite fact, which the tests
// check in full. About 300 quarter turns, five times what a beam takes.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "jiugong/grid.h"
#include "jiugong/twist.h"
#include "twist/tripods/position.h"

namespace jiugong::twist::tripods {

// The cells of a step; a step with one cell has it twice.
using StepCells = std::array<std::uint8_t, 2>;
inline constexpr std::size_t kPlaceSteps = 6 * 8 + 6 * 2;
inline constexpr std::size_t kSteps = kPlaceSteps + 1;  // the last one is the corner
extern const std::array<StepCells, kPlaceSteps> kStepCells;

// The digit (0..8) that a cell is to hold.
int layers_goal(int cell);

class TripodsLayers {
 public:
  // Begins with a grid of nine of each digit.
  void start(const Grid& grid, Turns turns);

  // Visits at most `nodes` states and takes them off; true when the way is found.
  bool advance(std::uint64_t& nodes);

  const std::vector<Move>& moves() const { return moves_; }  // once found

 private:
  // What a step's search goes through, from its end backwards: the places of its tiles, or the
  // tiles of the corner.
  using State = std::uint64_t;
  struct Node {
    State state;
    std::uint32_t next;  // the node on the way to the end of the step, after `press`
    Press press;
  };

  void begin_step();
  void end_step(std::uint32_t node);
  bool is_here(State state) const;
  State before(State state, Press press) const;
  bool add(const Node& node);

  bool in_corner() const { return step_ == kPlaceSteps; }

  std::array<std::uint8_t, kCellCount> tiles_{};
  std::vector<Press> allowed_;
  std::vector<Move> moves_;
  std::size_t step_ = kSteps;
  std::vector<Press> presses_;        // of the step
  std::vector<Node> nodes_;           // found, in the order of their distance
  std::vector<std::uint32_t> table_;  // their numbers plus one by their states, open addressing
  std::size_t visited_ = 0;           // of the nodes
};

}  // namespace jiugong::twist::tripods
