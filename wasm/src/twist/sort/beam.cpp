#include "twist/sort/beam.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

#include "jiugong/random.h"

namespace jiugong::internal {
namespace {

// Costs of children become keys 0..65,535: boards cost less than a few hundred below zero (windows
// can be worth something) and less than 40,000.
constexpr int kLeastCost = -4096;

// Bits of the hash that break ties, and blur the cost by a press: a beam of boards that are all
// alike gets stuck more easily.
constexpr int kNoiseBits = 4;

// Narrower beams fail on too many boards.
constexpr std::size_t kLeastWidth = 300;

constexpr std::size_t kMemory = 48U << 20;

// Presses that an answer has for each hundred cells that the tiles are away from their goals, by
// the kinds of turns that count.
constexpr std::array<std::uint64_t, 3> kPressesPerCell = {50, 40, 32};

// How many rows and columns apart two blocks are at most for a window to see both.
constexpr int kSight = 2;

template <typename T>
void append(std::vector<T>& list, std::span<T> items) {
  list.insert(list.end(), items.begin(), items.end());
}

}  // namespace

void SortBeam::Level::clear(std::size_t width, std::size_t cells, std::size_t moves) {
  tiles.clear();
  tiles.reserve(width * cells);
  changes.clear();
  changes.reserve(width * moves);
  hash.clear();
  hash.reserve(width);
  cost.clear();
  cost.reserve(width);
}

void SortBeam::start(const SortShape& shape, const SortCost& cost, const Assignment& assignment,
                     std::uint64_t effort, std::size_t max_presses) {
  shape_ = shape;
  cost_ = cost;
  assignment_ = assignment;
  effort_ = effort;
  max_presses_ = max_presses;
  const std::size_t board_bytes = shape.cells() + static_cast<std::size_t>(shape.moves()) * 2 + 12;
  // Two levels, the candidates with their order, the hash table at its largest, the history.
  max_width_ = kMemory / (2 * board_bytes + 3 * sizeof(Candidate) + 2 * sizeof(std::uint32_t) +
                          16 * sizeof(std::uint64_t) + max_presses * sizeof(std::uint32_t));
  hashes_.resize(shape.cells() * shape.cells());
  for (std::size_t i = 0; i < hashes_.size(); ++i) hashes_[i] = seed_of(0, i);

  now_.clear(1, shape.cells(), moves_count());
  now_.tiles = assignment.tiles();
  now_.changes.resize(moves_count());
  now_.hash = {0};
  now_.cost = {0};
  goal_hash_ = 0;
  for (std::size_t cell = 0; cell < shape.cells(); ++cell) {
    now_.hash[0] ^= hash_at(cell, now_.tiles[cell]);
    goal_hash_ ^= hash_at(cell, static_cast<Tile>(cell));
  }
  evaluate(now_, 0);
  history_.clear();
  level_ = 0;
  nodes_ = 0;
  recent_.clear();
  selection_.reset();
  found_ = false;
  moves_.clear();
  done_ = false;
  begin_level();
}

void SortBeam::release() {
  now_ = next_ = {};
  selection_.release();
  recent_.release();
  history_ = {};
}

void SortBeam::begin_level() {
  if (level_ + 1 >= max_presses_ || now_.size() == 0) {
    done_ = true;
    return;
  }
  making_ = false;
  at_ = 0;
  width_ = width_for_next_level();
  selection_.begin(width_);
}

// Divides what is left of the effort among the levels to come.
std::size_t SortBeam::width_for_next_level() const {
  std::uint64_t cells_to_go = 0;
  const auto board = std::span(now_.tiles).first(shape_.cells());
  for (std::size_t cell = 0; cell < board.size(); ++cell) {
    const int goal = board[cell], at = static_cast<int>(cell), cols = shape_.cols();
    cells_to_go += static_cast<std::uint64_t>(std::abs(goal / cols - at / cols) +
                                              std::abs(goal % cols - at % cols));
  }
  const std::uint64_t percent = kPressesPerCell[static_cast<std::size_t>(shape_.turns() - 1)];
  const std::uint64_t levels = 1 + cells_to_go * percent / 100;
  const std::uint64_t left = effort_ - std::min(effort_, nodes_);
  return static_cast<std::size_t>(
      std::clamp<std::uint64_t>(left / levels, kLeastWidth, std::max(max_width_, kLeastWidth)));
}

bool SortBeam::advance(std::uint64_t nodes) {
  for (; !done_ && nodes != 0; --nodes) {
    if (!making_) {
      if (at_ < now_.size()) {
        expand(at_++);
      } else {
        select();
      }
    } else if (at_ < selected_ && next_.size() < width_) {
      make(selection_[at_++]);
    } else {
      std::swap(now_, next_);
      ++level_;
      begin_level();
    }
  }
  return done_;
}

void SortBeam::expand(std::size_t board) {
  ++nodes_;
  const int cost = now_.cost[board] - kLeastCost;
  const auto changes = now_.changes_of(board, moves_count());
  for (std::size_t move = 0; move < changes.size() && !done_; ++move) {
    const int key = cost + changes[move];
    if (selection_.wants(key)) propose(board, static_cast<int>(move), std::max(key, 0));
  }
}

// Takes a child as a candidate, if it is still below the threshold with its noise.
void SortBeam::propose(std::size_t board, int move, int key) {
  const std::uint64_t hash = hash_after(board, move);
  if (hash == goal_hash_) {
    finish(board, move);
    return;
  }
  key += static_cast<int>(hash >> (64 - kNoiseBits));
  if (!selection_.wants(key)) return;
  selection_.add({.hash = hash,
                  .parent = static_cast<std::uint32_t>(board),
                  .key = static_cast<std::uint16_t>(key),
                  .move = static_cast<MoveNumber>(move)});
}

std::uint64_t SortBeam::hash_after(std::size_t board, int move) {
  const auto tiles = now_.tiles_of(board, shape_.cells());
  const std::size_t corner = shape_.corner(move / shape_.turns());
  const auto cols = static_cast<std::size_t>(shape_.cols());
  const std::array<std::size_t, 4> cells = {corner, corner + 1, corner + cols, corner + cols + 1};
  const Block before = {tiles[cells[0]], tiles[cells[1]], tiles[cells[2]], tiles[cells[3]]};
  const Block after = turned(before, static_cast<Turn>(move % shape_.turns()));
  std::uint64_t hash = now_.hash[board];
  for (std::size_t i = 0; i < 4; ++i) {
    hash ^= hash_at(cells[i], before[i]) ^ hash_at(cells[i], after[i]);
  }
  return hash;
}

// All boards of the level are expanded.
void SortBeam::select() {
  selected_ = selection_.sort();
  making_ = true;
  at_ = 0;
  next_.clear(width_, shape_.cells(), moves_count());
  history_.emplace_back();
  // The level before stays known, lest its presses be taken back.
  recent_.make_room(width_, now_.hash);
}

// Makes a candidate a board of the next level, unless it is known.
void SortBeam::make(const Candidate& candidate) {
  if (!recent_.add(candidate.hash)) return;
  const std::size_t parent = candidate.parent, child = next_.size();
  const std::size_t cells = shape_.cells();
  next_.hash.push_back(candidate.hash);
  next_.cost.push_back(now_.cost[parent] + now_.changes_of(parent, moves_count())[candidate.move]);
  append(next_.tiles, now_.tiles_of(parent, cells));
  append(next_.changes, now_.changes_of(parent, moves_count()));
  history_.back().push_back(candidate.parent << 8 | candidate.move);

  const auto tiles = next_.tiles_of(child, cells);
  const int block = candidate.move / shape_.turns();
  turn_block<Tile>(tiles, shape_.cols(), shape_.move(candidate.move));
  if (assignment_.has_equal() && improve(tiles, block)) {
    evaluate(next_, child);
  } else {
    update_changes(next_, child, block);
  }
}

bool SortBeam::improve(std::span<Tile> tiles, int block) const {
  const std::size_t corner = shape_.corner(block);
  const auto cols = static_cast<std::size_t>(shape_.cols());
  bool better = false;
  for (const std::size_t cell : {corner, corner + 1, corner + cols, corner + cols + 1}) {
    better |= assignment_.improve(cost_, tiles, cell);
  }
  return better;
}

// Computes the changes of cost for the moves that see the tiles of a block.
void SortBeam::update_changes(Level& level, std::size_t board, int block) {
  const auto tiles = level.tiles_of(board, shape_.cells());
  const auto changes = level.changes_of(board, moves_count());
  const auto turns = static_cast<std::size_t>(shape_.turns());
  cost_.read_directions(tiles, directions_);
  const int row = shape_.block_row(block), col = shape_.block_col(block);
  const int last_row = std::min(shape_.rows() - 2, row + kSight);
  const int last_col = std::min(shape_.cols() - 2, col + kSight);
  for (int r = std::max(0, row - kSight); r <= last_row; ++r) {
    for (int c = std::max(0, col - kSight); c <= last_col; ++c) {
      const int other = shape_.block_at(r, c);
      cost_.changes(tiles, directions_, other,
                    changes.subspan(static_cast<std::size_t>(other) * turns, turns));
    }
  }
}

// Computes the cost of a board and all changes of it.
void SortBeam::evaluate(Level& level, std::size_t board) {
  const auto tiles = level.tiles_of(board, shape_.cells());
  const auto changes = level.changes_of(board, moves_count());
  const auto turns = static_cast<std::size_t>(shape_.turns());
  cost_.read_directions(tiles, directions_);
  level.cost[board] = cost_.cost(tiles, directions_);
  for (int block = 0; block < shape_.blocks(); ++block) {
    cost_.changes(tiles, directions_, block,
                  changes.subspan(static_cast<std::size_t>(block) * turns, turns));
  }
}

// A move leads from a board of the level under way to the goal.
void SortBeam::finish(std::size_t board, int move) {
  done_ = found_ = true;
  moves_.push_back(shape_.move(move));
  for (std::size_t level = history_.size(); level-- != 0;) {
    const std::uint32_t origin = history_[level][board];
    moves_.push_back(shape_.move(static_cast<int>(origin & 255)));
    board = origin >> 8;
  }
  std::reverse(moves_.begin(), moves_.end());
}

}  // namespace jiugong::internal
