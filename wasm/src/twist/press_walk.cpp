#include "twist/press_walk.h"

#include <algorithm>
#include <span>

#include "twist/free_memory.h"

namespace jiugong::twist {
namespace {

constexpr std::uint8_t kNotReached = 0xff;
constexpr std::uint8_t kStart = 0xfe;

constexpr Order3x3 kSorted = order_numbered(0);

std::vector<Move> presses_of(Turns turns) {
  std::vector<Move> presses;
  for (const int row : {0, 1}) {
    for (const int col : {0, 1}) {
      presses.push_back({.row = row, .col = col, .turn = Turn::kClockwise});
      if (turns == Turns::kClockwise) continue;
      presses.push_back({.row = row, .col = col, .turn = Turn::kCounterclockwise});
      if (turns == Turns::kQuarter) continue;
      presses.push_back({.row = row, .col = col, .turn = Turn::kHalf});
    }
  }
  return presses;
}

void press(Order3x3& order, const Move& move) {
  turn_block(std::span<std::uint8_t>(order), 3, move);
}

}  // namespace

void PressWalk::start(Turns turns) {
  presses_ = presses_of(turns);
  reached_by_.assign(kOrderCount, kNotReached);
  reached_by_[number_of(kSorted)] = kStart;
  queue_.assign(1, kSorted);
  at_ = 0;
  distance_ = 0;
  level_end_ = 1;
}

bool PressWalk::go_on() {
  for (std::size_t i = 0; i < presses_.size(); ++i) {
    Order3x3 next = order();
    press(next, presses_[i]);
    std::uint8_t& reached_by = reached_by_[number_of(next)];
    if (reached_by != kNotReached) continue;
    reached_by = static_cast<std::uint8_t>(i);
    queue_.push_back(next);
  }
  if (at_ + 1 == queue_.size()) return false;
  if (++at_ == level_end_) {
    ++distance_;
    level_end_ = queue_.size();
  }
  return true;
}

std::vector<Move> PressWalk::moves() const {
  std::vector<Move> moves;
  Order3x3 back = order();
  for (;;) {
    const std::uint8_t reached_by = reached_by_[number_of(back)];
    if (reached_by == kStart) break;
    const Move& move = presses_[reached_by];
    moves.push_back(move);
    press(back, {.row = move.row, .col = move.col, .turn = inverse(move.turn)});
  }
  std::reverse(moves.begin(), moves.end());
  return moves;
}

void PressWalk::end() { free_memory(reached_by_, queue_); }

}  // namespace jiugong::twist
