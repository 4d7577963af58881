#include "analysis/question.h"

#include <bit>

#include "jiugong/geometry.h"

namespace jiugong::analysis {
namespace {

// The cells with unseen digits, in descending order of their number, then by cell.
struct Ranking {
  std::array<std::uint8_t, kCellCount> cells;
  std::size_t size = 0;
};

Ranking rank(const Marks& unseen) {
  std::array<std::uint8_t, 11> begin{};  // begin[n]: number of cells with n or more unseen digits
  for (const DigitSet digits : unseen) ++begin[static_cast<std::size_t>(std::popcount(digits))];
  for (std::size_t n = 9; n >= 1; --n)
    begin[n] = static_cast<std::uint8_t>(begin[n] + begin[n + 1]);
  Ranking ranking;
  ranking.size = begin[1];
  for (std::size_t cell = 0; cell < kCellCount; ++cell) {
    const auto count = static_cast<std::size_t>(std::popcount(unseen[cell]));
    // Cells with n digits come after those with more.
    if (count != 0) ranking.cells[begin[count + 1]++] = static_cast<std::uint8_t>(cell);
  }
  return ranking;
}

// The digits requested in each house.
class Asked {
 public:
  // Adds digits of a cell, unless one of them is requested elsewhere in its houses.
  bool add(Cell cell, DigitSet digits) {
    DigitSet& row = rows_[static_cast<std::size_t>(row_of(cell))];
    DigitSet& column = columns_[static_cast<std::size_t>(column_of(cell))];
    DigitSet& box = boxes_[static_cast<std::size_t>(box_of(cell))];
    if (((row | column | box) & digits) != 0) return false;
    row |= digits;
    column |= digits;
    box |= digits;
    return true;
  }

 private:
  std::array<DigitSet, 9> rows_{}, columns_{}, boxes_{};
};

}  // namespace

Question ask_for_unseen(const Marks& alive, const Marks& unseen, std::size_t wanted) {
  const Ranking ranking = rank(unseen);
  Question question;
  question.marks = alive;
  Asked asked;
  for (std::size_t i = 0; i < ranking.size && question.size() < wanted; ++i) {
    const std::size_t cell = ranking.cells[i];
    if (asked.add(static_cast<Cell>(cell), unseen[cell])) question.restrict(cell, unseen[cell]);
  }
  return question;
}

}  // namespace jiugong::analysis
