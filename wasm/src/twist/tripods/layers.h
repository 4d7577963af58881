// A construction of a Latin square that cannot fail, for positions where the beam does: the cells
// get their digits of one fixed Latin square one after another, row by row, then column by column
// in the last three rows, and finally the nine cells in the corner together.
//
// Each step is a shortest sequence of presses that touch no cell placed before. A step moves one
// tile, or the last two of a row or column together, by a search over the places of these tiles.
// The last step searches the orders of nine tiles, all of which are reachable by turns of 2×2
// blocks on 3×3. That every step succeeds from every state is a finite fact, which the tests check
// exhaustively. About 300 quarter turns, five times as many as a beam.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "jiugong/grid.h"
#include "jiugong/twist.h"
#include "twist/tripods/position.h"

namespace jiugong::twist::tripods {

// The cells of a step; a step with one cell lists it twice.
using StepCells = std::array<std::uint8_t, 2>;
inline constexpr std::size_t kPlaceSteps = 6 * 8 + 6 * 2;
inline constexpr std::size_t kSteps = kPlaceSteps + 1;  // the last one is the corner
extern const std::array<StepCells, kPlaceSteps> kStepCells;

// Returns the final digit (0..8) of a cell.
int layers_goal(int cell);

class TripodsLayers {
 public:
  // Starts with a grid of nine of each digit.
  void start(const Grid& grid, Turns turns);

  // Visits at most `nodes` states and subtracts them from `nodes`; returns true when the sequence
  // is found.
  bool advance(std::uint64_t& nodes);

  const std::vector<Move>& moves() const { return moves_; }  // once found

 private:
  // A state of a step's search, which runs backwards from the end: the places of its tiles, or the
  // tiles of the corner.
  using State = std::uint64_t;
  struct Node {
    State state;
    std::uint32_t next;  // the next node towards the end of the step, after `press`
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
  std::vector<Node> nodes_;           // in the order of their distance
  std::vector<std::uint32_t> table_;  // their indices plus one by state, open addressing
  std::size_t visited_ = 0;           // number of visited nodes
};

}  // namespace jiugong::twist::tripods
