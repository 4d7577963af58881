// Chooses the next solver query so that its answer is as informative as possible.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "jiugong/grid.h"

namespace jiugong::analysis {

// A puzzle in which some cells may only hold digits not yet seen there in a solution.
//
// Every solution of `marks` shows a new candidate in each of these cells. If there is no solution
// and one cell was restricted, all its unseen digits are impossible.
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
// never two cells of a house that share an unseen digit, because they would conflict. `unseen` is a
// non-empty subset of `alive`, so at least one cell is restricted.
Question ask_for_unseen(const Marks& alive, const Marks& unseen, std::size_t wanted);

}  // namespace jiugong::analysis
