#include "jiugong/grid.h"

#include <algorithm>

#include "grid/geometry.h"

namespace jiugong {

std::optional<Grid> Grid::from_line(std::string_view line) {
  // One variable for every return, so that it is made in place: copying 81 bytes is a call in
  // WebAssembly.
  std::optional<Grid> grid;
  if (line.size() != kCellCount) return grid;
  grid.emplace();
  unsigned bad = 0;
  // Without a branch for each character, which no processor could predict; g++ would make one of a
  // conditional expression (380 instead of 80 ns a line).
  for (std::size_t i = 0; i < kCellCount; ++i) {
    const auto digit = static_cast<unsigned char>(line[i] - '0');
    const auto is_digit = static_cast<unsigned>(digit <= 9);
    const auto is_blank = static_cast<unsigned>(line[i] == '.');
    bad |= ~(is_digit | is_blank) & 1U;
    grid->digits_[i] = static_cast<Digit>(digit & (0U - is_digit));
  }
  if (bad != 0) grid.reset();
  return grid;
}

std::string Grid::to_line(char blank) const {
  std::string line(kCellCount, blank);
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (digits_[i] != 0) line[i] = static_cast<char>('0' + digits_[i]);
  }
  return line;
}

int Grid::clue_count() const {
  return static_cast<int>(
      std::count_if(digits_.begin(), digits_.end(), [](Digit digit) { return digit != 0; }));
}

Marks marks_of(const Grid& grid) {
  Marks marks;
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    const Digit digit = grid[cell];
    marks[static_cast<std::size_t>(cell)] =
        digit == 0 ? kAllDigits : static_cast<DigitSet>(1 << (digit - 1));
  }
  return marks;
}

std::vector<Cell> clashing_cells(const Grid& grid) {
  std::array<bool, kCellCount> clashes{};
  for (const auto& house : kHouses) {
    std::array<Cell, 10> first{};
    first.fill(-1);
    for (const Cell cell : house) {
      if (grid[cell] == 0) continue;
      Cell& earlier = first[grid[cell]];
      if (earlier < 0) {
        earlier = cell;
      } else {
        clashes[static_cast<std::size_t>(earlier)] = clashes[static_cast<std::size_t>(cell)] = true;
      }
    }
  }
  std::vector<Cell> cells;
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    if (clashes[static_cast<std::size_t>(cell)]) cells.push_back(cell);
  }
  return cells;
}

bool is_solved(const Grid& grid) {
  return grid.clue_count() == kCellCount && clashing_cells(grid).empty();
}

bool extends(const Grid& grid, const Grid& puzzle) {
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    if (puzzle[cell] != 0 && puzzle[cell] != grid[cell]) return false;
  }
  return true;
}

}  // namespace jiugong
