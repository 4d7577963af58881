// Reads pictures: a grid with digits, drawn from the bytes and damaged by them, or bytes as pixels.
#include "jiugong/photo.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "fuzz/targets.h"
#include "jiugong/solve9.h"

namespace jiugong::fuzz {
namespace {

struct Pixels {
  int width, height;
  std::vector<std::uint8_t> rgba;

  void fill(int left, int top, int right, int bottom, std::uint8_t level) {
    for (int y = std::max(0, top); y < std::min(height, bottom); ++y) {
      for (int x = std::max(0, left); x < std::min(width, right); ++x) {
        const auto at = 4 * (static_cast<std::size_t>(y) * static_cast<std::size_t>(width) +
                             static_cast<std::size_t>(x));
        std::fill_n(rgba.begin() + static_cast<std::ptrdiff_t>(at), 3, level);
      }
    }
  }
};

Pixels blank(FuzzInput& input) {
  Pixels out{1 + input.two_bytes() % 400, 1 + input.two_bytes() % 400, {}};
  out.rgba.assign(
      std::size_t{4} * static_cast<std::size_t>(out.width) * static_cast<std::size_t>(out.height),
      static_cast<std::uint8_t>(input.byte()));
  return out;
}

// Lines and strokes, then blots.
Pixels drawn(FuzzInput& input) {
  Pixels out = blank(input);
  const int left = input.byte(), top = input.byte(), cell = 4 + input.below(40);
  const int lines = 2 + input.below(16), thick = 1 + input.below(5);
  const auto ink = static_cast<std::uint8_t>(input.byte());
  const int side = (lines - 1) * cell;
  for (int i = 0; i < lines; ++i) {
    out.fill(left + i * cell, top, left + i * cell + thick, top + side + thick, ink);
    out.fill(left, top + i * cell, left + side + thick, top + i * cell + thick, ink);
  }
  while (!input.empty()) {
    const int x = input.two_bytes() % out.width, y = input.two_bytes() % out.height;
    const int wide = input.byte(), high = input.byte();
    out.fill(x, y, x + wide, y + high, static_cast<std::uint8_t>(input.byte()));
  }
  return out;
}

Pixels noise(FuzzInput& input) {
  Pixels out = blank(input);
  const std::string_view bytes = input.rest();
  for (std::size_t i = 0; i < out.rgba.size() && !bytes.empty(); ++i) {
    out.rgba[i] = static_cast<std::uint8_t>(bytes[i % bytes.size()]);
  }
  return out;
}

void check(const PhotoGrid& grid, Verdict& verdict) {
  const bool proper = solve9(grid.puzzle, 1).status == Status::kUnique;
  verdict.expect(proper == (grid.verdict != PhotoVerdict::kUnread),
                 "what was read is a proper puzzle, or unread");
  verdict.expect(grid.quarter_turns >= 0 && grid.quarter_turns < 4, "a picture has four sides");
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    verdict.expect(grid.puzzle[cell] == 0 || grid.by_hand[cell] == 0, "a cell has one digit");
    const PhotoCell& read = grid.cells[static_cast<std::size_t>(cell)];
    verdict.expect(!read.doubtful || grid.verdict != PhotoVerdict::kSure,
                   "what is sure has no doubts");
    for (const int chance : read.chances) {
      verdict.expect(chance >= 0 && chance <= 1000, "a chance is at most 1000");
    }
  }
  for (const PhotoPoint& point : grid.crossings) {
    verdict.expect(std::isfinite(point.x) && std::isfinite(point.y), "a crossing is somewhere");
  }
}

}  // namespace

void fuzz_photo(FuzzInput& input, Verdict& verdict) {
  const Pixels pixels = input.coin() ? drawn(input) : noise(input);
  const PhotoReading reading = read_photo(pixels.rgba, pixels.width, pixels.height);
  verdict.expect(reading.grids.empty() == (reading.problem != PhotoProblem::kNone),
                 "there is a grid, or a reason");
  for (const PhotoGrid& grid : reading.grids) check(grid, verdict);
}

}  // namespace jiugong::fuzz
