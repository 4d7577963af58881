#include "region_forms.h"

#include <algorithm>
#include <string_view>

#include "jiugong/region_text.h"

namespace jiugong::cli {

std::string cells_of(const RegionPuzzle& puzzle) {
  static constexpr std::string_view kCells = "cells ";
  RegionPuzzle bare{.rows = puzzle.rows,
                    .cols = puzzle.cols,
                    .low = puzzle.low,
                    .high = puzzle.high,
                    .cells = puzzle.cells,
                    .regions = {},
                    .cages = {},
                    .rules = {}};
  const std::string notation = write_regions(bare);
  const auto at = notation.find(kCells);
  return at == std::string::npos ? "" : notation.substr(at + kCells.size());
}

std::string rows_of(const RegionPuzzle& puzzle) {
  const std::size_t width = std::to_string(puzzle.high).size();
  std::string text;
  std::size_t next = 0;
  for (int row = 0; row < puzzle.rows; ++row) {
    for (int col = 0; col < puzzle.cols; ++col) {
      const int value = puzzle.cells[next++];
      const std::string cell = value == kVoidCell   ? "#"
                               : value == kOpenCell ? "."
                                                    : std::to_string(value);
      if (col != 0) text += ' ';
      text.append(width - std::min(width, cell.size()), ' ') += cell;
    }
    text += '\n';
  }
  return text;
}

}  // namespace jiugong::cli
