// What to ask the solver next, so that its answer says as much as possible.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "jiugong/grid.h"

namespace jiugong::analysis {

// A puzzle, some of whose cells may only hold digits not seen there in a solution so far.
//
// Every solution of `marks` shows a new candidate in each of these cells; and when one cell was
// restricted, what it holds in no solution is impossible, all at once.
class Question {
 public:
  Marks marks{};

  // The restricted cells.
  std::span<const std::uint8_t> cells() const { return std::span(cells_).first(size_); }
  std::size_t size() const { return size_; }

  void restrict(std::size_t cell, DigitSet digits) {
    marks[cell] = digits;
    cells_[size_++] = static_cast<std::uint8_t>(cell);
  }

 private:
  std::array<std::uint8_t, kCellCount> cells_{};
  std::size_t size_ = 0;
};

// Restricts up to `wanted` cells of `alive` to their unseen digits, those with the most first, but
// no two cells of a house to a common digit: they would get into each other's way. `unseen` is a
// part of `alive` and not empty, so at least one cell is restricted.
Question ask_for_unseen(const Marks& alive, const Marks& unseen, std::size_t wanted);

}  // namespace jiugong::analysis
