#include "twist/sort/beam.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdlib>
#include <utility>

#include "jiugong/random.h"
#include "twist/free_memory.h"

namespace jiugong::twist::sort {
namespace {

// The cost of key 0. Costs of children become keys 0..65,535: boards cost more than a few hundred
// below zero (window weights can be negative) and less than 40,000.
constexpr int kMinCost = -4096;

// Bits of the hash that break ties and blur the cost by up to a press: a beam of boards that are
// all alike is more likely to get stuck.
constexpr int kNoiseBits = 4;

// The minimum width of a level, absolute and as a fraction of the first level: narrower beams get stuck.
constexpr std::size_t kMinWidth = 24;
constexpr std::size_t kMinPart = 12;

// This fraction of the effort is reserved for levels of minimum width, so that a search that takes
// more presses than expected does not end just before the goal.
constexpr std::uint64_t kReserve = 16;

// A search gives up after this many levels without a better board. (On boards that were solved the
// longest gap was 5 levels.)
constexpr std::size_t kPatience = 30;

// The maximum width of a level, relative to the first and absolute.
constexpr std::size_t kWidening = 2;
constexpr std::size_t kMaxWidth = 100'000;

// The number of candidates sorted in the time of expanding a board.
constexpr std::size_t kSortedPerNode = 64;

// Presses of an answer per hundred cells of total distance between the tiles and their goals, by
// kind of turns.
constexpr std::array<std::uint64_t, 3> kPressesPerCell = {60, 41, 33};

template <typename T>
void append(std::vector<T>& list, std::span<T> items) {
  list.insert(list.end(), items.begin(), items.end());
}

}  // namespace

void SortBeam::Level::reserve(std::size_t width, std::size_t cells, std::size_t moves) {
  clear();
  tiles.reserve(width * cells);
  changes.reserve(width * moves);
  hash.reserve(width);
  cost.reserve(width);
}

void SortBeam::Level::clear() {
  tiles.clear();
  changes.clear();
  hash.clear();
  cost.clear();
}

void SortBeam::start(const SortShape& shape, const SortCost& cost, const Assignment& assignment,
                     std::uint64_t effort, std::size_t max_presses, std::uint64_t seed) {
  shape_ = shape;
  cost_ = cost;
  assignment_ = assignment;
  effort_ = std::min(effort, kMaxEffort);
  max_presses_ = max_presses;
  const std::size_t cells = shape.cells();
  hashes_.resize(cells * cells);
  for (std::size_t i = 0; i < hashes_.size(); ++i) {
    hashes_[i] = seed_of(seed, i / cells * cells + assignment.kind(static_cast<Tile>(i % cells)));
  }
  nodes_ = 0;
  found_ = done_ = false;
  moves_.clear();

  release();
  now_.tiles = assignment.tiles();
  take_memory();
  now_.changes.resize(moves_count());
  now_.hash = {0};
  goal_hash_ = 0;
  for (std::size_t cell = 0; cell < shape.cells(); ++cell) {
    now_.hash[0] ^= hash_at(cell, now_.tiles[cell]);
    goal_hash_ ^= hash_at(cell, static_cast<Tile>(cell));
  }
  known_.add(now_.hash[0]);
  cost_.read(now_.tiles, parts_);
  now_.cost.push_back(cost_.cost(parts_));
  for (std::size_t cell = 0; cell < shape.cells(); ++cell) see_changes_around(cell);
  update_changes(now_, 0);
  level_ = 0;
  min_cost_ = now_.cost[0];
  min_cost_level_ = 0;
  begin_level();
}

// A search allocates all memory at its start, so that nothing moves and no holes are left.
void SortBeam::take_memory() {
  const std::size_t cells = shape_.cells(), moves = moves_count();
  const auto effort = static_cast<std::size_t>(effort_);
  const std::size_t per_board =
      2 * (cells + moves * sizeof(std::int16_t) + sizeof(std::uint64_t) + sizeof(int)) +
      Selection::kBytesPerBoard + sizeof(std::uint32_t);
  const std::size_t fixed = KnownBoards::bytes(effort + kMaxWidth) + effort * sizeof(std::uint32_t);
  const std::size_t first_width = effort / static_cast<std::size_t>(levels_to_go());
  min_width_ = std::max(kMinWidth, first_width / kMinPart);
  max_width_ = std::min(
      {(kMemory - fixed) / per_board, kMaxWidth, std::max(kMinWidth, kWidening * first_width)});
  const std::vector<Tile> first = now_.tiles;
  now_.reserve(max_width_, cells, moves);
  next_.reserve(max_width_, cells, moves);
  now_.tiles = first;
  selection_.start(max_width_);
  known_.start(effort + max_width_);
  history_.clear();
  history_.reserve(effort + max_width_);
  level_begin_.assign(1, 0);
}

void SortBeam::release() {
  now_ = {};
  next_ = {};
  selection_.release();
  known_.release();
  free_memory(history_, level_begin_);
}

void SortBeam::begin_level() {
  if (level_ + 1 >= max_presses_ || now_.size() == 0 || level_ > min_cost_level_ + kPatience) {
    done_ = true;
    return;
  }
  step_ = Step::kExpand;
  at_ = 0;
  width_ = width_for_next_level();
  selection_.begin(width_);
}

// An empirical estimate of the presses left.
std::uint64_t SortBeam::levels_to_go() const {
  std::uint64_t cells_to_go = 0;
  const auto board = std::span(now_.tiles).first(shape_.cells());
  for (std::size_t cell = 0; cell < board.size(); ++cell) {
    const int goal = board[cell], at = static_cast<int>(cell), cols = shape_.cols();
    cells_to_go += static_cast<std::uint64_t>(std::abs(goal / cols - at / cols) +
                                              std::abs(goal % cols - at % cols));
  }
  const std::uint64_t percent = kPressesPerCell[static_cast<std::size_t>(shape_.turns() - 1)];
  return 1 + cells_to_go * percent / 100;
}

// Divides the remaining effort among the levels to come.
std::size_t SortBeam::width_for_next_level() const {
  const std::uint64_t spent = nodes_ + effort_ / kReserve;
  const std::uint64_t left = effort_ - std::min(effort_, spent);
  return static_cast<std::size_t>(
      std::clamp<std::uint64_t>(left / levels_to_go(), min_width_, max_width_));
}

bool SortBeam::advance(std::uint64_t nodes) {
  for (; !done_ && nodes != 0; --nodes) {
    switch (step_) {
      case Step::kExpand:
        if (at_ == now_.size()) {
          step_ = Step::kSort;
        } else if (nodes_ == effort_) {
          done_ = true;
        } else {
          expand(at_++);
        }
        break;
      case Step::kSort:
        if (selection_.sort(kSortedPerNode)) begin_making();
        break;
      case Step::kMake:
        if (at_ < selection_.size() && next_.size() < width_) {
          make(selection_[at_++]);
        } else {
          end_level();
        }
        break;
    }
  }
  return done_;
}

void SortBeam::expand(std::size_t board) {
  ++nodes_;
  const int cost = now_.cost[board] - kMinCost;
  const auto changes = now_.changes_of(board, moves_count());
  for (std::size_t move = 0; move < changes.size() && !done_; ++move) {
    const int key = cost + changes[move];
    if (selection_.wants(key)) propose(board, static_cast<int>(move), std::max(key, 0));
  }
}

// Adds a child to the candidates if its key, noise included, is below the threshold.
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
  const auto cells = shape_.cells_of(move / shape_.turns());
  const Block before = {tiles[cells[0]], tiles[cells[1]], tiles[cells[2]], tiles[cells[3]]};
  const Block after = turned(before, static_cast<Turn>(move % shape_.turns()));
  std::uint64_t hash = now_.hash[board];
  for (std::size_t i = 0; i < 4; ++i) {
    hash ^= hash_at(cells[i], before[i]) ^ hash_at(cells[i], after[i]);
  }
  return hash;
}

void SortBeam::begin_making() {
  step_ = Step::kMake;
  at_ = 0;
  next_.clear();
  level_begin_.push_back(history_.size());
}

// Makes a candidate a board of the next level, unless it is a duplicate.
void SortBeam::make(const Candidate& candidate) {
  if (!known_.add(candidate.hash)) return;
  const std::size_t parent = candidate.parent, child = next_.size();
  const std::size_t cells = shape_.cells();
  next_.hash.push_back(candidate.hash);
  next_.cost.push_back(now_.cost[parent] + now_.changes_of(parent, moves_count())[candidate.move]);
  append(next_.tiles, now_.tiles_of(parent, cells));
  append(next_.changes, now_.changes_of(parent, moves_count()));
  history_.push_back(candidate.parent << 8 | candidate.move);

  const auto tiles = next_.tiles_of(child, cells);
  turn_block<Tile>(tiles, shape_.cols(), shape_.move(candidate.move));
  renamed_.clear();
  for (const std::size_t cell : shape_.cells_of(candidate.move / shape_.turns())) {
    see_changes_around(cell);
    // A tile at its goal keeps its name.
    if (assignment_.has_equal() && tiles[cell] != cell) {
      assignment_.improve(cost_, tiles, cell, renamed_);
    }
  }
  for (const std::size_t cell : renamed_) see_changes_around(cell);
  cost_.read(tiles, parts_);
  if (!renamed_.empty()) next_.cost.back() = cost_.cost(parts_);
  update_changes(next_, child);
  if (next_.cost.back() < min_cost_) {
    min_cost_ = next_.cost.back();
    min_cost_level_ = level_ + 1;
  }
}

void SortBeam::end_level() {
  std::swap(now_, next_);
  ++level_;
  begin_level();
}

// After the tile of a cell has changed: marks the blocks that share a window with it.
void SortBeam::see_changes_around(std::size_t cell) {
  const auto row = static_cast<int>(cell) / shape_.cols(),
             col = static_cast<int>(cell) % shape_.cols();
  const unsigned columns = (15U << (col + 2) >> 4) & ((1U << (shape_.cols() - 1)) - 1);
  const int last = std::min(shape_.rows() - 2, row + 1);
  for (int r = std::max(0, row - 2); r <= last; ++r) {
    outdated_[static_cast<std::size_t>(r)] |= static_cast<std::uint16_t>(columns);
  }
}

// Recomputes the outdated changes of cost.
void SortBeam::update_changes(Level& level, std::size_t board) {
  const auto tiles = level.tiles_of(board, shape_.cells());
  const auto changes = level.changes_of(board, moves_count());
  const auto turns = static_cast<std::size_t>(shape_.turns());
  for (int row = 0; row + 1 < shape_.rows(); ++row) {
    unsigned columns = std::exchange(outdated_[static_cast<std::size_t>(row)], std::uint16_t{0});
    for (; columns != 0; columns &= columns - 1) {
      const int block = shape_.block_at(row, std::countr_zero(columns));
      cost_.changes(tiles, parts_, block,
                    changes.subspan(static_cast<std::size_t>(block) * turns, turns));
    }
  }
}

// Ends the search: `move` leads from a board of the current level to the goal.
void SortBeam::finish(std::size_t board, int move) {
  done_ = found_ = true;
  moves_ = way_to(level_, board);
  moves_.push_back(shape_.move(move));
}

std::vector<Move> SortBeam::way_to(std::size_t level, std::size_t board) const {
  std::vector<Move> moves;
  for (; level != 0; --level) {
    const std::uint32_t origin = history_[level_begin_[level] + board];
    moves.push_back(shape_.move(static_cast<int>(origin & 255)));
    board = origin >> 8;
  }
  std::reverse(moves.begin(), moves.end());
  return moves;
}

}  // namespace jiugong::twist::sort
