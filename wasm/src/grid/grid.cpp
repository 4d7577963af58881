#include "jiugong/grid.h"

#include <algorithm>
#include <cstdint>
#include <cstring>

#include "grid/append_line.h"
#include "jiugong/geometry.h"

namespace jiugong {

namespace {

// Eight characters of a line, packed into a word with one byte each.
using Eight = std::uint64_t;
constexpr Eight eight(unsigned byte) { return 0x0101'0101'0101'0101u * byte; }
constexpr Eight kTopBits = eight(0x80);

// Sets the top bit of every byte greater than `most` (at most 127). No sum overflows its byte.
constexpr Eight above(Eight bytes, unsigned most) {
  return (((bytes & ~kTopBits) + eight(0x7f - most)) | bytes) & kTopBits;
}

}  // namespace

std::optional<Grid> Grid::from_line(std::string_view line) {
  // A single variable for all returns, so that it is constructed in place: copying 81 bytes is a
  // call in WebAssembly.
  std::optional<Grid> grid;
  if (line.size() != kCellCount) return grid;
  grid.emplace();
  Eight bad = 0;
  const auto read = [&](std::size_t at) {
    Eight characters = 0;
    std::memcpy(&characters, line.data() + at, sizeof characters);
    const Eight digits = characters ^ eight('0');
    const Eight other = above(digits, 9);
    bad |= other & above(characters ^ eight('.'), 0);
    const Eight cells = digits & ~(other | (other - (other >> 7)));
    std::memcpy(grid->digits_.data() + at, &cells, sizeof cells);
  };
  // Reading one character at a time takes three times as long in WebAssembly, six times with g++.
  for (std::size_t at = 0; at + sizeof(Eight) <= kCellCount; at += sizeof(Eight)) read(at);
  read(kCellCount - sizeof(Eight));  // (reads seven of them again)
  if (bad != 0) grid.reset();
  return grid;
}

std::string Grid::to_line(char blank) const {
  std::string line;
  append_line(line, *this, blank);
  return line;
}

void append_line(std::string& out, const Grid& grid, char blank) {
  const auto& digits = grid.digits();
  std::array<char, kCellCount> line;
  // (Without branches it is done 16 cells at a time.)
  for (std::size_t i = 0; i < kCellCount; ++i) {
    line[i] = digits[i] == 0 ? blank : static_cast<char>('0' + digits[i]);
  }
  out.append(line.data(), line.size());
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
