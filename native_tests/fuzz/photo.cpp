// Reads pictures: a sudoku drawn from the bytes and damaged by them, some lines, or bytes as pixels.
#include "jiugong/photo.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "fuzz/grids.h"
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

// Just large enough for a grid: a run of the fuzzer takes as long as there are pixels.
constexpr int kMostSide = 176;

Pixels blank(int width, int height, int level) {
  Pixels out{width, height, {}};
  out.rgba.assign(
      std::size_t{4} * static_cast<std::size_t>(width) * static_cast<std::size_t>(height),
      static_cast<std::uint8_t>(level));
  for (std::size_t i = 3; i < out.rgba.size(); i += 4) out.rgba[i] = 255;
  return out;
}

Pixels blank(FuzzInput& input) {
  const int width = 1 + input.below(kMostSide), height = 1 + input.below(kMostSide);
  return blank(width, height, input.byte());
}

void add_blots(Pixels& pixels, FuzzInput& input) {
  while (!input.empty()) {
    const int x = input.byte(), y = input.byte();
    const int wide = input.below(64), high = input.below(64);
    pixels.fill(x, y, x + wide, y + high, static_cast<std::uint8_t>(input.byte()));
  }
}

// The digits 1..9, three pixels wide and five high, the upper left one first.
constexpr std::array<int, 10> kDigits = {
    0,
    0b010'110'010'010'111,
    0b111'001'111'100'111,
    0b111'001'111'001'111,
    0b101'101'111'001'001,
    0b111'100'111'001'111,
    0b111'100'111'101'111,
    0b111'001'010'010'010,
    0b111'101'111'101'111,
    0b111'101'111'001'111,
};

void draw_digit(Pixels& pixels, int digit, int left, int top, int size, std::uint8_t ink) {
  for (int bit = 0; bit < 15; ++bit) {
    if ((kDigits[static_cast<std::size_t>(digit)] >> (14 - bit) & 1) == 0) continue;
    const int column = bit % 3, row = bit / 3;
    pixels.fill(left + column * size / 5, top + row * size / 5, left + (column + 1) * size / 5,
                top + (row + 1) * size / 5, ink);
  }
}

// Moves each row, and each column, a little farther than the one before.
Pixels slanted(const Pixels& pixels, int right, int down) {
  Pixels out = pixels;
  for (int y = 0; y < out.height; ++y) {
    for (int x = 0; x < out.width; ++x) {
      const int from_x = std::clamp(x + y * right / 64, 0, out.width - 1);
      const int from_y = std::clamp(y + x * down / 64, 0, out.height - 1);
      const auto at = [&](int column, int row) {
        return 4 * static_cast<std::ptrdiff_t>(row * out.width + column);
      };
      std::copy_n(pixels.rgba.begin() + at(from_x, from_y), 4, out.rgba.begin() + at(x, y));
    }
  }
  return out;
}

// A sudoku with small digits, boxes of two grounds, and digits in a second ink; then blots.
Pixels puzzle(FuzzInput& input) {
  const int cell = 9 + input.below(9), border = input.below(12), side = 9 * cell;
  const int thin = input.below(3), thick = 1 + input.below(4);
  const std::array<int, 2> grounds = {input.byte(), input.byte()};
  const std::array<int, 2> inks = {input.byte(), input.byte()};
  const int line = input.byte(), dark = input.two_bytes();
  Pixels out = blank(side + 2 * border, side + 2 * border, input.byte());
  for (int box = 0; box < 9; ++box) {
    const int left = border + box % 3 * 3 * cell, top = border + box / 3 * 3 * cell;
    out.fill(left, top, left + 3 * cell, top + 3 * cell,
             static_cast<std::uint8_t>(grounds[static_cast<std::size_t>(dark >> box & 1)]));
  }
  for (int i = 0; i < 10; ++i) {
    const int at = border + i * cell, wide = i % 3 == 0 ? thick : thin;
    out.fill(at, border, at + wide, border + side, static_cast<std::uint8_t>(line));
    out.fill(border, at, border + side, at + wide, static_cast<std::uint8_t>(line));
  }
  const int size = cell * (3 + input.below(5)) / 8;
  const int slant = input.below(32) - 16, slope = input.below(32) - 16;
  const Grid givens = puzzle_of(input), others = input.coin() ? puzzle_of(input) : Grid();
  for (Cell at = 0; at < kCellCount; ++at) {
    const bool is_given = givens[at] != 0;
    const int digit = is_given ? givens[at] : others[at];
    const bool second = !is_given || (dark >> (at / 27 * 3 + at % 9 / 3) & 1) != 0;
    const int left = border + at % 9 * cell + (cell - size * 3 / 5) / 2;
    const int top = border + at / 9 * cell + (cell - size) / 2;
    draw_digit(out, digit, left, top, size, static_cast<std::uint8_t>(inks[second ? 1 : 0]));
  }
  add_blots(out, input);
  return slanted(out, slant, slope);
}

// Lines of any grid, then blots.
Pixels drawn(FuzzInput& input) {
  Pixels out = blank(input);
  const int left = input.below(64), top = input.below(64), cell = 4 + input.below(40);
  const int lines = 2 + input.below(16), thick = 1 + input.below(5);
  const auto ink = static_cast<std::uint8_t>(input.byte());
  const int side = (lines - 1) * cell;
  for (int i = 0; i < lines; ++i) {
    out.fill(left + i * cell, top, left + i * cell + thick, top + side + thick, ink);
    out.fill(left, top + i * cell, left + side + thick, top + i * cell + thick, ink);
  }
  add_blots(out, input);
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

Pixels any_picture(FuzzInput& input) {
  switch (input.below(8)) {
    case 0:
      return noise(input);
    case 1:
      return drawn(input);
    default:
      return puzzle(input);
  }
}

void check(const PhotoGrid& grid, Verdict& verdict) {
  const Solve9Result solved = solve9(grid.puzzle, 1);
  verdict.expect(grid.status == solved.status && grid.conflicts == solved.conflicts,
                 "how many solutions there are, and what clashes");
  verdict.expect(grid.status == Status::kUnique || grid.verdict == PhotoVerdict::kUnread,
                 "what was read is a proper puzzle, or unread");
  const auto doubtful = std::count_if(grid.cells.begin(), grid.cells.end(),
                                      [](const PhotoCell& cell) { return cell.doubtful; });
  verdict.expect(grid.verdict != PhotoVerdict::kDoubtful || (doubtful > 0 && doubtful < kCellCount),
                 "what is doubtful has doubts, but not of everything");
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
  const Pixels pixels = any_picture(input);
  const PhotoReading reading = read_photo(pixels.rgba, pixels.width, pixels.height);
  verdict.expect(reading.grids.empty() == (reading.problem != PhotoProblem::kNone),
                 "there is a grid, or a reason");
  for (const PhotoGrid& grid : reading.grids) check(grid, verdict);
}

}  // namespace jiugong::fuzz
