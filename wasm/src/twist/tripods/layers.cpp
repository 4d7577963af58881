#include "twist/tripods/layers.h"

#include <algorithm>
#include <span>

namespace jiugong::twist::tripods {
namespace {

constexpr int kCorner = 6;  // the first row and column of the last step

constexpr std::uint8_t cell_at(int row, int col) {
  return static_cast<std::uint8_t>(kSide * row + col);
}

constexpr std::array<StepCells, kPlaceSteps> make_steps() {
  std::array<StepCells, kPlaceSteps> steps{};
  std::size_t count = 0;
  for (int row = 0; row < kCorner; ++row) {
    for (int col = 0; col < kSide - 2; ++col) {
      steps[count++] = {cell_at(row, col), cell_at(row, col)};
    }
    steps[count++] = {cell_at(row, kSide - 2), cell_at(row, kSide - 1)};
  }
  for (int col = 0; col < kCorner; ++col) {
    steps[count++] = {cell_at(kCorner, col), cell_at(kCorner, col)};
    steps[count++] = {cell_at(kCorner + 1, col), cell_at(kCorner + 2, col)};
  }
  return steps;
}

// Returns the step in which each cell is placed.
std::array<std::size_t, kCellCount> steps_of_cells() {
  std::array<std::size_t, kCellCount> steps{};
  steps.fill(kPlaceSteps);
  for (std::size_t step = 0; step < kPlaceSteps; ++step) {
    for (const std::uint8_t cell : kStepCells[step]) steps[cell] = step;
  }
  return steps;
}

// Returns the presses that touch only cells placed in `step` or later.
std::vector<Press> presses_from(std::size_t step, std::span<const Press> allowed) {
  static const std::array<std::size_t, kCellCount> kStepOf = steps_of_cells();
  std::vector<Press> presses;
  for (const Press press : allowed) {
    const Move move = move_of(press);
    const std::size_t cell = cell_at(move.row, move.col);
    const bool is_free = std::min({kStepOf[cell], kStepOf[cell + 1], kStepOf[cell + kSide],
                                   kStepOf[cell + kSide + 1]}) >= step;
    if (is_free) presses.push_back(press);
  }
  return presses;
}

// Returns the place of the tile at `cell` before the press.
std::uint8_t place_before(std::uint8_t cell, const Move& move) {
  const int row = cell / kSide - move.row;
  const int col = cell % kSide - move.col;
  if (row < 0 || row > 1 || col < 0 || col > 1) return cell;
  std::array<std::uint8_t, 4> block = {cell_at(move.row, move.col), cell_at(move.row, move.col + 1),
                                       cell_at(move.row + 1, move.col),
                                       cell_at(move.row + 1, move.col + 1)};
  turn_block<std::uint8_t>(block, 2, {.row = 0, .col = 0, .turn = move.turn});
  const int place = 2 * row + col;
  return block[static_cast<std::size_t>(place)];
}

constexpr std::size_t kPlaceStates = 1U << 13;   // at most 81², rounded up to a power of two
constexpr std::size_t kCornerStates = 1U << 19;  // at most 9!

std::size_t scramble(std::uint64_t state) {
  return static_cast<std::size_t>((state * 0x9e3779b97f4a7c15) >> 32);
}

}  // namespace

const std::array<StepCells, kPlaceSteps> kStepCells = make_steps();

int layers_goal(int cell) { return (cell / kSide + cell % kSide) % kSide; }

void TripodsLayers::start(const Grid& grid, Turns turns) {
  for (std::size_t cell = 0; cell < kCellCount; ++cell) {
    tiles_[cell] = static_cast<std::uint8_t>(grid.digits()[cell] - 1);
  }
  allowed_.clear();
  for (int press = 0; press < presses_of(turns); ++press) {
    allowed_.push_back(static_cast<Press>(press));
  }
  moves_.clear();
  step_ = 0;
  begin_step();
}

void TripodsLayers::begin_step() {
  presses_ = presses_from(step_, allowed_);
  nodes_.clear();
  visited_ = 0;
  table_.assign(2 * (in_corner() ? kCornerStates : kPlaceStates), 0);
  State end = 0;
  if (in_corner()) {
    for (int i = 0; i < kSide; ++i) {
      const int goal = layers_goal(cell_at(kCorner + i / 3, kCorner + i % 3));
      end |= static_cast<State>(goal) << (4 * i);
    }
  } else {
    const auto [first, second] = kStepCells[step_];
    end = static_cast<State>(first) << 8 | second;
  }
  add({.state = end, .next = 0, .press = 0});
}

bool TripodsLayers::add(const Node& node) {
  const std::size_t mask = table_.size() - 1;
  for (std::size_t at = scramble(node.state) & mask;; at = (at + 1) & mask) {
    if (table_[at] == 0) {
      nodes_.push_back(node);
      table_[at] = static_cast<std::uint32_t>(nodes_.size());
      return true;
    }
    if (nodes_[table_[at] - 1].state == node.state) return false;
  }
}

// Whether the tiles are at the places of `state`.
bool TripodsLayers::is_here(State state) const {
  if (!in_corner()) {
    const auto& cells = kStepCells[step_];
    return tiles_[static_cast<std::size_t>(state >> 8)] == layers_goal(cells[0]) &&
           tiles_[state & 0xff] == layers_goal(cells[1]);
  }
  for (int i = 0; i < kSide; ++i) {
    if (tiles_[cell_at(kCorner + i / 3, kCorner + i % 3)] != (state >> (4 * i) & 15)) return false;
  }
  return true;
}

TripodsLayers::State TripodsLayers::before(State state, Press press) const {
  const Move move = move_of(press);
  if (!in_corner()) {
    const std::uint8_t first = place_before(static_cast<std::uint8_t>(state >> 8), move);
    const std::uint8_t second = place_before(static_cast<std::uint8_t>(state & 0xff), move);
    return static_cast<State>(first) << 8 | second;
  }
  std::array<std::uint8_t, kSide> corner{};
  for (std::size_t i = 0; i < corner.size(); ++i) corner[i] = state >> (4 * i) & 15;
  turn_block<std::uint8_t>(
      corner, 3,
      {.row = move.row - kCorner, .col = move.col - kCorner, .turn = inverse(move.turn)});
  State result = 0;
  for (std::size_t i = 0; i < corner.size(); ++i)
    result |= static_cast<State>(corner[i]) << (4 * i);
  return result;
}

bool TripodsLayers::advance(std::uint64_t& nodes) {
  while (step_ < kSteps && nodes > 0) {
    --nodes;
    const auto number = static_cast<std::uint32_t>(visited_++);
    const State state = nodes_[number].state;
    if (is_here(state)) {
      end_step(number);
      continue;
    }
    for (const Press press : presses_) {
      add({.state = before(state, press), .next = number, .press = press});
    }
  }
  return step_ == kSteps;
}

void TripodsLayers::end_step(std::uint32_t node) {
  for (; node != 0; node = nodes_[node].next) {
    const Move move = move_of(nodes_[node].press);
    turn_block<std::uint8_t>(tiles_, kSide, move);
    moves_.push_back(move);
  }
  if (++step_ < kSteps) begin_step();
}

}  // namespace jiugong::twist::tripods
