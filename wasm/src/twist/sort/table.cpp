// The table of all orders of 3×3 tiles.
#include <algorithm>
#include <span>
#include <utility>
#include <vector>

#include "jiugong/untwist.h"
#include "twist/free_memory.h"
#include "twist/sort/table_maker.h"

namespace jiugong {
namespace twist::sort {
namespace {

constexpr std::uint8_t kUnknown = 255;

}  // namespace

void TableMaker::start(Turns turns) {
  turns_ = turns;
  distances_.assign(kOrderCount, kUnknown);
  orders_.clear();
  orders_.reserve(kOrderCount);
  next_ = 0;
  level_end_ = 1;
  distance_ = 0;
  reach({0, 1, 2, 3, 4, 5, 6, 7, 8});
  distance_ = 1;
}

bool TableMaker::advance(std::uint64_t nodes) {
  for (; nodes != 0 && orders_.size() != kOrderCount; --nodes) {
    if (next_ == level_end_) {
      ++distance_;
      level_end_ = orders_.size();
    }
    Order3x3 order = orders_[next_++];
    for (const int row : {0, 1}) {
      for (const int col : {0, 1}) {
        // Repeating a turn four times restores the tiles, so three more undo it.
        const auto turn = [&] {
          turn_block<std::uint8_t>(order, 3, {.row = row, .col = col, .turn = Turn::kClockwise});
        };
        turn();
        if (turns_ != Turns::kClockwise) reach(order);
        turn();
        if (turns_ == Turns::kAny) reach(order);
        turn();
        reach(order);
        turn();
      }
    }
  }
  return orders_.size() == kOrderCount;
}

void TableMaker::reach(const Order3x3& order) {
  std::uint8_t& known = distances_[number_of(order)];
  if (known != kUnknown) return;
  known = distance_;
  orders_.push_back(order);
}

UntwistTable TableMaker::take() {
  free_memory(orders_);
  return {turns_, std::move(distances_)};
}

}  // namespace twist::sort

UntwistTable::UntwistTable(Turns turns) : turns_(turns) {
  twist::sort::TableMaker maker;
  maker.start(turns);
  maker.advance(UINT64_MAX);
  *this = maker.take();
}

int UntwistTable::distance(std::span<const std::uint8_t, 9> tiles) const {
  twist::Order3x3 order{};
  std::copy(tiles.begin(), tiles.end(), order.begin());
  return distances_[twist::number_of(order)];
}

}  // namespace jiugong
