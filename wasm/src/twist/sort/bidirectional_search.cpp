#include "twist/sort/bidirectional_search.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>

#include "twist/free_memory.h"

namespace jiugong::twist::sort {
namespace {

constexpr std::size_t kWord = sizeof(std::uint64_t);
constexpr std::size_t kMaxStride = (kMaxSortCells + kWord - 1) / kWord * kWord;
constexpr std::size_t kFirstSlots = 1024;  // a power of two

std::uint64_t hash_of(const Tile* tiles, std::size_t stride) {
  std::uint64_t hash = 0;
  for (std::size_t at = 0; at < stride; at += kWord) {
    std::uint64_t word = 0;
    std::memcpy(&word, tiles + at, kWord);
    hash = (hash ^ word) * 0x9e3779b97f4a7c15;
    hash ^= hash >> 29;
  }
  return hash;
}

}  // namespace

std::size_t BidirectionalSearch::orders_in(std::size_t bytes, std::size_t cells) {
  const std::size_t stride = (cells + kWord - 1) / kWord * kWord;
  // Fewer than four slots per order.
  return bytes / (stride + sizeof(std::uint32_t) + sizeof(MoveNumber) + 4 * sizeof(std::uint32_t));
}

// Presses of different blocks mostly lead to the same order in any sequence.
int BidirectionalSearch::reach(const SortShape& shape, std::size_t max_orders) {
  int depth = 0;
  for (double orders = 1; orders < static_cast<double>(max_orders); ++depth) {
    orders *= static_cast<double>(shape.moves()) / (depth + 1);
    if (depth >= shape.moves()) break;
  }
  return 2 * depth;
}

void BidirectionalSearch::start(const SortShape& shape, std::span<const Tile> from,
                                std::span<const Tile> to, std::size_t max_orders) {
  shape_ = shape;
  stride_ = (shape.cells() + kWord - 1) / kWord * kWord;
  max_orders_ = max_orders;
  nodes_ = 0;
  moves_.clear();
  release();
  from_ = to_ = {};
  std::size_t slots = kFirstSlots;
  if (max_orders != kNoLimit) {
    // The last order expanded may add some more.
    const std::size_t room = max_orders + static_cast<std::size_t>(shape.moves()) + 2;
    tiles_.reserve(room * stride_);
    parent_.reserve(room);
    move_.reserve(room);
    slots = std::bit_ceil(2 * room);
  }
  slots_.assign(slots, 0);
  state_ = std::equal(from.begin(), from.end(), to.begin()) ? State::kMet : State::kWorking;
  if (state_ == State::kMet) return;
  begin_side(from_, from);
  begin_side(to_, to);
  forward_ = true;
  level_begin_ = size();
}

void BidirectionalSearch::begin_side(Side& side, std::span<const Tile> tiles) {
  std::array<Tile, kMaxStride> padded{};
  std::copy(tiles.begin(), tiles.end(), padded.begin());
  side = {.next = size(), .level_end = size() + 1};
  forward_ = &side == &from_;
  add(padded.data(), slot_of(padded.data()), size(), 0);
}

void BidirectionalSearch::release() { free_memory(tiles_, parent_, move_, slots_); }

// Returns the slot of the order in the hash table, or the free slot for it.
std::size_t BidirectionalSearch::slot_of(const Tile* tiles) const {
  const std::size_t mask = slots_.size() - 1;
  auto slot = static_cast<std::size_t>(hash_of(tiles, stride_)) & mask;
  while (slots_[slot] != 0 && std::memcmp(tiles_of(slots_[slot] - 1), tiles, stride_) != 0) {
    slot = (slot + 1) & mask;
  }
  return slot;
}

void BidirectionalSearch::add(const Tile* tiles, std::size_t slot, std::size_t parent, int move) {
  tiles_.insert(tiles_.end(), tiles, tiles + stride_);
  parent_.push_back(static_cast<std::uint32_t>(2 * parent + (forward_ ? 1 : 0)));
  move_.push_back(static_cast<MoveNumber>(move));
  slots_[slot] = static_cast<std::uint32_t>(size());
  if (2 * size() > slots_.size()) grow_slots();
}

void BidirectionalSearch::grow_slots() {
  slots_.assign(2 * slots_.size(), 0);
  for (std::size_t order = 0; order < size(); ++order) {
    slots_[slot_of(tiles_of(order))] = static_cast<std::uint32_t>(order + 1);
  }
}

BidirectionalSearch::State BidirectionalSearch::advance(std::uint64_t nodes) {
  for (; nodes != 0 && state_ == State::kWorking; --nodes) expand();
  return state_;
}

// Expands the next order of the current side; the backward side inverts presses.
void BidirectionalSearch::expand() {
  Side& side = forward_ ? from_ : to_;
  const std::size_t order = side.next++;
  ++nodes_;
  std::array<Tile, kMaxStride> tiles{};
  for (int number = 0; number < shape_.moves(); ++number) {
    Move move = shape_.move(number);
    if (!forward_) move.turn = inverse(move.turn);
    std::memcpy(tiles.data(), tiles_of(order), stride_);
    turn_block<Tile>(tiles, shape_.cols(), move);
    const std::size_t slot = slot_of(tiles.data());
    if (slots_[slot] == 0) {
      add(tiles.data(), slot, order, number);
    } else if (const std::size_t known = slots_[slot] - 1; (parent_[known] % 2 == 1) != forward_) {
      meet(known, order, number);
      return;
    }
  }
  if (side.next == side.level_end) finish_level();
  if (state_ == State::kWorking && size() >= max_orders_) state_ = State::kFull;
}

// Starts the side's next level with the orders found in this one.
void BidirectionalSearch::finish_level() {
  Side& side = forward_ ? from_ : to_;
  ++side.depth;
  side.next = level_begin_;
  side.level_end = size();
  if (side.next == side.level_end) state_ = State::kUnreachable;
  forward_ = from_.level_end - from_.next <= to_.level_end - to_.next;
  level_begin_ = size();
}

// Ends the search: the current order leads to one that the other side knows.
void BidirectionalSearch::meet(std::size_t known, std::size_t parent, int move) {
  state_ = State::kMet;
  const std::size_t from = forward_ ? parent : known, to = forward_ ? known : parent;
  for (std::size_t at = from; parent_[at] / 2 != at; at = parent_[at] / 2) {
    moves_.push_back(shape_.move(move_[at]));
  }
  std::reverse(moves_.begin(), moves_.end());
  moves_.push_back(shape_.move(move));
  for (std::size_t at = to; parent_[at] / 2 != at; at = parent_[at] / 2) {
    moves_.push_back(shape_.move(move_[at]));
  }
}

}  // namespace jiugong::twist::sort
