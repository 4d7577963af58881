#include "twist/sort/meeting.h"

#include <algorithm>
#include <array>
#include <cstring>

namespace jiugong::internal {
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

std::size_t MeetingSearch::bytes_per_order(std::size_t cells) {
  // The vectors double, so that for a moment one and a half of what is reserved is in use.
  const std::size_t stride = (cells + kWord - 1) / kWord * kWord;
  return 3 * (stride + sizeof(std::uint32_t) + sizeof(MoveNumber)) + 4 * sizeof(std::uint32_t);
}

void MeetingSearch::start(const SortShape& shape, std::span<const Tile> from,
                          std::span<const Tile> to, std::size_t max_orders) {
  shape_ = shape;
  stride_ = (shape.cells() + kWord - 1) / kWord * kWord;
  max_orders_ = max_orders;
  nodes_ = 0;
  moves_.clear();
  begin_side(from_, from);
  begin_side(to_, to);
  forward_ = true;
  state_ = std::equal(from.begin(), from.end(), to.begin()) ? State::kMet : State::kWorking;
}

void MeetingSearch::begin_side(Side& side, std::span<const Tile> tiles) {
  side = {};
  side.slots.assign(kFirstSlots, 0);
  std::array<Tile, kMaxStride> padded{};
  std::copy(tiles.begin(), tiles.end(), padded.begin());
  add(side, padded.data(), 0, 0);
  side.level_end = 1;
}

void MeetingSearch::release() { from_ = to_ = {}; }

// Where the order stands in the hash table, or would stand.
std::size_t MeetingSearch::slot_of(const Side& side, const Tile* tiles) const {
  const std::size_t mask = side.slots.size() - 1;
  auto slot = static_cast<std::size_t>(hash_of(tiles, stride_)) & mask;
  while (side.slots[slot] != 0 &&
         std::memcmp(tiles_of(side, side.slots[slot] - 1), tiles, stride_) != 0) {
    slot = (slot + 1) & mask;
  }
  return slot;
}

// False when the order is known already.
bool MeetingSearch::add(Side& side, const Tile* tiles, std::size_t parent, int move) {
  const std::size_t slot = slot_of(side, tiles);
  if (side.slots[slot] != 0) return false;
  side.tiles.insert(side.tiles.end(), tiles, tiles + stride_);
  side.parent.push_back(static_cast<std::uint32_t>(parent));
  side.move.push_back(static_cast<MoveNumber>(move));
  side.slots[slot] = static_cast<std::uint32_t>(side.size());
  if (2 * side.size() > side.slots.size()) grow_slots(side);
  return true;
}

void MeetingSearch::grow_slots(Side& side) const {
  side.slots.assign(2 * side.slots.size(), 0);
  for (std::size_t order = 0; order < side.size(); ++order) {
    side.slots[slot_of(side, tiles_of(side, order))] = static_cast<std::uint32_t>(order + 1);
  }
}

MeetingSearch::State MeetingSearch::advance(std::uint64_t nodes) {
  for (; nodes != 0 && state_ == State::kWorking; --nodes) expand(forward_);
  return state_;
}

// Expands the next order of a side; backward means to take presses back.
void MeetingSearch::expand(bool forward) {
  Side& side = forward ? from_ : to_;
  const Side& other = forward ? to_ : from_;
  const std::size_t order = side.next++;
  ++nodes_;
  std::array<Tile, kMaxStride> tiles{};
  for (int number = 0; number < shape_.moves(); ++number) {
    Move move = shape_.move(number);
    if (!forward) move.turn = inverse(move.turn);
    std::memcpy(tiles.data(), tiles_of(side, order), stride_);
    turn_block<Tile>(tiles, shape_.cols(), move);
    if (!add(side, tiles.data(), order, number)) continue;
    if (other.slots[slot_of(other, tiles.data())] != 0) {
      meet(tiles.data());
      return;
    }
  }
  if (side.next == side.level_end) finish_level(forward);
  if (state_ == State::kWorking && from_.size() + to_.size() >= max_orders_) state_ = State::kFull;
}

void MeetingSearch::finish_level(bool forward) {
  Side& side = forward ? from_ : to_;
  ++side.depth;
  side.level_end = side.size();
  if (side.next == side.level_end) state_ = State::kUnreachable;
  forward_ = from_.level_end - from_.next <= to_.level_end - to_.next;
}

// Both sides know the order now.
void MeetingSearch::meet(const Tile* tiles) {
  state_ = State::kMet;
  for (std::size_t at = from_.slots[slot_of(from_, tiles)] - 1; at != 0; at = from_.parent[at]) {
    moves_.push_back(shape_.move(from_.move[at]));
  }
  std::reverse(moves_.begin(), moves_.end());
  for (std::size_t at = to_.slots[slot_of(to_, tiles)] - 1; at != 0; at = to_.parent[at]) {
    moves_.push_back(shape_.move(to_.move[at]));
  }
}

}  // namespace jiugong::internal
