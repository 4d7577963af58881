#include "analysis/interchange.h"

#include <bit>

namespace jiugong::analysis {

Interchange::Interchange(const Grid& puzzle) {
  std::array<bool, 9> blank_rows{}, blank_columns{};
  blank_rows.fill(true);
  blank_columns.fill(true);
  for (std::size_t row = 0; row < 9; ++row) {
    for (std::size_t column = 0; column < 9; ++column) {
      const Digit digit = puzzle[static_cast<Cell>(9 * row + column)];
      if (digit == 0) continue;
      absent_ = static_cast<DigitSet>(absent_ & ~(1 << (digit - 1)));
      blank_rows[row] = blank_columns[column] = false;
    }
  }
  row_ = classes_of(blank_rows);
  column_ = classes_of(blank_columns);
  for (std::size_t line = 0; line < 9; ++line) {
    lines_ |= row_[line] != line || column_[line] != line;
  }
}

Interchange::Lines Interchange::classes_of(const std::array<bool, 9>& blank) {
  Lines classes{};
  std::size_t first_blank_band = 9;
  for (std::size_t band = 0; band < 9; band += 3) {
    std::size_t first_blank_line = 9;
    for (std::size_t line = band; line < band + 3; ++line) {
      if (blank[line] && first_blank_line == 9) first_blank_line = line;
      classes[line] = blank[line] ? first_blank_line : line;
    }
    if (!(blank[band] && blank[band + 1] && blank[band + 2])) continue;
    if (first_blank_band == 9) first_blank_band = band;
    for (std::size_t line = band; line < band + 3; ++line) classes[line] = first_blank_band;
  }
  return classes;
}

void Interchange::spread(Marks& candidates) const {
  if (std::popcount(absent_) > 1) {
    for (DigitSet& digits : candidates) {
      if ((digits & absent_) != 0) digits |= absent_;
    }
  }
  if (lines_) spread_over_lines(candidates);
}

Grid Interchange::with_digits_renamed(const Grid& solution) const {
  std::array<Digit, 10> names{};
  for (Digit digit = 1; digit <= 9; ++digit) {
    names[digit] = digit;
    if ((absent_ >> (digit - 1) & 1) == 0) continue;
    do {
      names[digit] = static_cast<Digit>(names[digit] % 9 + 1);
    } while ((absent_ >> (names[digit] - 1) & 1) == 0);
  }
  Grid renamed;
  for (Cell cell = 0; cell < kCellCount; ++cell) renamed.set(cell, names[solution[cell]]);
  return renamed;
}

void Interchange::spread_over_lines(Marks& candidates) const {
  const auto first_of = [this](std::size_t cell) { return 9 * row_[cell / 9] + column_[cell % 9]; };
  Marks united{};
  for (std::size_t cell = 0; cell < kCellCount; ++cell) united[first_of(cell)] |= candidates[cell];
  for (std::size_t cell = 0; cell < kCellCount; ++cell) candidates[cell] = united[first_of(cell)];
}

}  // namespace jiugong::analysis
