#include "twist/sort/layers.h"

#include <algorithm>
#include <array>

namespace jiugong::twist::sort {
namespace {

constexpr std::size_t kNone = SIZE_MAX;

// Returns the cell to which the press moves the tile of `cell`, which may be outside the block.
std::size_t carried(const SortShape& shape, std::size_t cell, const Move& move) {
  const auto cells = shape.cells_of(shape.block_at(move.row, move.col));
  const Block from = turned({0, 1, 2, 3}, move.turn);
  for (std::size_t i = 0; i < 4; ++i) {
    if (cells[from[i]] == cell) return cells[i];
  }
  return cell;
}

}  // namespace

void LayerSort::start(const SortShape& shape, std::span<const Tile> from,
                      std::span<const Tile> to) {
  shape_ = shape;
  tiles_.assign(from.begin(), from.end());
  goal_.assign(to.begin(), to.end());
  row_ = col_ = 0;
  placed_.assign(shape.cells(), 0);
  layer_.clear();
  next_ = 0;
  rest_.reset();
  moves_.clear();
  done_ = false;
}

bool LayerSort::advance(std::uint64_t nodes) {
  while (!done_ && nodes != 0) {
    if (rest_) {
      if (rest_->advance(nodes) != BidirectionalSearch::State::kWorking) end_rest();
      return done_;
    }
    if (next_ == layer_.size()) {
      plan_layer();
      continue;
    }
    const std::size_t left = layer_.size() - next_;
    const auto targets = std::span(layer_).subspan(next_, left == 2 ? 2 : 1);
    nodes -= std::min(nodes, place(targets));
    next_ += targets.size();
  }
  return done_;
}

// Chooses the next layer, or starts to sort the rest.
void LayerSort::plan_layer() {
  layer_.clear();
  next_ = 0;
  const int narrow = std::min(height(), width());
  if (std::max(height(), width()) <= (narrow == 2 ? 4 : 3)) {
    begin_rest();
    return;
  }
  const bool is_row = height() >= width();
  const int first_row = row_, first_col = col_;
  for (int i = 0; i < (is_row ? width() : height()); ++i) {
    const int row = is_row ? first_row : first_row + i;
    const int col = is_row ? first_col + i : first_col;
    layer_.push_back(cell_at(row, col));
  }
  ++(is_row ? row_ : col_);
}

void LayerSort::begin_rest() {
  std::vector<Tile> from, to;
  for (int row = row_; row < shape_.rows(); ++row) {
    for (int col = col_; col < shape_.cols(); ++col) {
      const std::size_t cell = cell_at(row, col);
      from.push_back(tiles_[cell]);
      to.push_back(goal_[cell]);
    }
  }
  rest_.emplace();
  const auto turns = static_cast<Turns>(shape_.turns() - 1);
  rest_->start(SortShape(height(), width(), turns), from, to, SIZE_MAX);
}

void LayerSort::end_rest() {
  for (const Move& move : rest_->moves()) {
    press({.row = row_ + move.row, .col = col_ + move.col, .turn = move.turn});
  }
  rest_.reset();
  done_ = true;
}

void LayerSort::press(const Move& move) {
  turn_block<Tile>(tiles_, shape_.cols(), move);
  moves_.push_back(move);
}

// Whether a block is on the board and contains no placed tile.
bool LayerSort::is_free(int row, int col) const {
  if (row < 0 || col < 0 || row + 1 >= shape_.rows() || col + 1 >= shape_.cols()) return false;
  const auto cells = shape_.cells_of(shape_.block_at(row, col));
  return std::all_of(cells.begin(), cells.end(),
                     [this](std::size_t cell) { return placed_[cell] == 0; });
}

// Moves tiles to one or two targets: backward breadth-first search over the cells from which tiles
// get there, up to the first that hold the right tiles. Returns the number of nodes.
std::uint64_t LayerSort::place(std::span<const std::size_t> targets) {
  struct Step {
    std::size_t next = kNone;  // the pair of cells after the press
    Move move;
  };
  const std::size_t cells = shape_.cells();
  const bool is_pair = targets.size() == 2;
  // A pair of cells is encoded as a number; the second is 0 if only one counts.
  std::vector<Step> steps(is_pair ? cells * cells : cells);
  const std::size_t target = is_pair ? targets[1] * cells + targets[0] : targets[0];
  std::vector<std::size_t> queue = {target};
  steps[target].next = target;
  std::size_t at = 0;
  for (;; ++at) {
    const std::size_t first = queue[at] % cells, second = queue[at] / cells;
    if (tiles_[first] == goal_[targets[0]] && (!is_pair || tiles_[second] == goal_[targets[1]])) {
      break;
    }
    for (const std::size_t moved : {first, is_pair ? second : first}) {
      const int row = static_cast<int>(moved) / shape_.cols();
      const int col = static_cast<int>(moved) % shape_.cols();
      for (const auto& [block_row, block_col] :
           {std::pair{row - 1, col - 1}, {row - 1, col}, {row, col - 1}, {row, col}}) {
        if (!is_free(block_row, block_col)) continue;
        for (int turn = 0; turn < shape_.turns(); ++turn) {
          const Move move = {.row = block_row, .col = block_col, .turn = static_cast<Turn>(turn)};
          const Move back = {.row = block_row, .col = block_col, .turn = inverse(move.turn)};
          const std::size_t before =
              carried(shape_, first, back) + (is_pair ? carried(shape_, second, back) * cells : 0);
          if (steps[before].next != kNone) continue;
          steps[before] = {.next = queue[at], .move = move};
          queue.push_back(before);
        }
      }
    }
  }
  for (std::size_t pair = queue[at]; pair != target; pair = steps[pair].next) {
    press(steps[pair].move);
  }
  for (const std::size_t cell : targets) placed_[cell] = 1;
  return at + 1;
}

}  // namespace jiugong::twist::sort
