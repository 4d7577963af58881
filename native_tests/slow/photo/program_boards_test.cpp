// Boards as other programs draw them.
#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "jiugong/generate.h"
#include "jiugong/photo.h"
#include "jiugong/random.h"
#include "jiugong/solve9.h"
#include "pictures/camera.h"
#include "pictures/page.h"
#include "pictures/typeface.h"
#include "unit/photo/pages.h"

namespace jiugong {
namespace {

using pictures::between;
using pictures::Camera;
using pictures::Canvas;
using pictures::Colour;
using pictures::grey;
using pictures::Photo;
using pictures::Point;
using pictures::Shot;
using pictures::Style;

// What a player of a program has entered has the font of the givens, but another colour, or their cells
// have another ground.
TEST(PhotoReader, TellsEntriesOnScreens) {
  for (const bool dark : {false, true}) {
    for (const bool on_grounds : {false, true}) {
      Random random(3);
      const Grid puzzle = puzzle_of(51), solution = *solve9(puzzle).solution;
      const Colour paper = dark ? grey(24) : grey(255);
      Canvas page(kPage, kPage, paper);
      const auto typeface = pictures::stroke_typeface({});
      Style style;
      style.line = dark ? grey(140) : grey(60);
      style.inner_line = dark ? grey(80) : grey(190);
      style.ink = dark ? grey(230) : grey(30);
      Style entered = style;
      if (!on_grounds) entered.ink = dark ? Colour{110, 168, 254} : Colour{40, 90, 190};
      Grid entries;
      for (Cell cell = 0; cell < kCellCount; ++cell) {
        if (puzzle[cell] == 0 && random.below(2) == 0) entries.set(cell, solution[cell]);
        if (on_grounds && puzzle[cell] != 0) {
          style.colours[static_cast<std::size_t>(cell)] = dark ? grey(52) : grey(225);
        }
      }
      draw_puzzle(page, puzzle, {kBorder, kBorder}, style, *typeface, random);
      for (Cell cell = 0; cell < kCellCount; ++cell) {
        if (entries[cell] == 0) continue;
        typeface->draw(page, entries[cell], middle_of(cell, {kBorder, kBorder}, style),
                       style.digit * style.cell, entered.ink);
      }
      const PhotoReading reading = read_photo(page.rgba(), kPage, kPage);
      ASSERT_EQ(reading.grids.size(), 1u) << dark << on_grounds;
      EXPECT_EQ(reading.grids[0].puzzle, puzzle) << dark << on_grounds;
      EXPECT_EQ(reading.grids[0].by_hand, entries) << dark << on_grounds;
      EXPECT_EQ(reading.grids[0].verdict, PhotoVerdict::kSure) << dark << on_grounds;
    }
  }
}

// Players paint cells in strong colours, on which ink takes other parts of the light.
TEST(PhotoReader, TellsEntriesOnPaintedCells) {
  constexpr std::array<Colour, 8> kPaints = {{{255, 255, 255},
                                              {246, 165, 165},
                                              {255, 255, 255},
                                              {165, 224, 165},
                                              {246, 229, 141},
                                              {255, 255, 255},
                                              {200, 165, 246},
                                              {255, 255, 255}}};
  Random random(3);
  const Grid puzzle = puzzle_of(53), solution = *solve9(puzzle).solution;
  Canvas page(kPage, kPage, grey(255));
  const auto typeface = pictures::stroke_typeface({});
  Style style;
  style.ink = grey(0);
  for (std::size_t cell = 0; cell < 81; ++cell) style.colours[cell] = kPaints[cell * 5 % 8];
  Grid entries;
  draw_puzzle(page, puzzle, {kBorder, kBorder}, style, *typeface, random);
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    if (puzzle[cell] != 0 || cell % 2 != 0) continue;
    entries.set(cell, solution[cell]);
    typeface->draw(page, entries[cell], middle_of(cell, {kBorder, kBorder}, style),
                   style.digit * style.cell, {29, 106, 229});
  }
  const PhotoReading reading = read_photo(page.rgba(), kPage, kPage);
  ASSERT_EQ(reading.grids.size(), 1u);
  EXPECT_EQ(reading.grids[0].puzzle, puzzle);
  EXPECT_EQ(reading.grids[0].by_hand, entries);
}

// Small candidates stand in rows and columns of their own, which are no lines.
TEST(PhotoReader, LeavesSmallCandidatesOut) {
  Random random(5);
  const Grid puzzle = puzzle_of(61);
  Canvas page(kPage, kPage, grey(255));
  const auto typeface = pictures::stroke_typeface({});
  Style style;
  style.inner_line = grey(200);
  draw_puzzle(page, puzzle, {kBorder, kBorder}, style, *typeface, random);
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    if (puzzle[cell] != 0 || cell % 2 != 0) continue;
    for (int digit = 1; digit <= 9; ++digit) {
      if (random.below(3) == 0) continue;
      const Point off = {0.3 * style.cell * ((digit - 1) % 3 - 1),
                         0.3 * style.cell * ((digit - 1) / 3 - 1)};
      typeface->draw(page, digit, middle_of(cell, {kBorder, kBorder}, style) + off,
                     0.2 * style.cell, grey(70));
    }
  }
  const PhotoReading reading = read_photo(page.rgba(), kPage, kPage);
  ASSERT_EQ(reading.grids.size(), 1u);
  EXPECT_EQ(reading.grids[0].puzzle, puzzle);
  EXPECT_EQ(reading.grids[0].by_hand, Grid());
}

// A board of a program: the colours of its parts, of a light one unless told otherwise.
struct Board {
  const char* name = "";
  Colour page = grey(255), ground = grey(255);
  Colour ink{52, 72, 97}, small = grey(51);
  Colour line{52, 72, 97}, inner_line{190, 198, 212};
  double thin = 1, thick = 2.5, digit = 0.48;
  // The ground of a cell, where it has one of its own, and the ink on it.
  std::function<std::optional<Colour>(Cell, const Grid&)> ground_of{};
  std::function<std::optional<Colour>(Cell)> ink_of{};
};

int box_of(Cell cell) { return cell / 27 * 3 + cell % 9 / 3; }

// Draws it with so many candidates: in one of `marked` blank cells.
Canvas draw_board(const Board& board, const Grid& puzzle, int marked, double weight,
                  Random& random) {
  Canvas page(kPage, kPage, board.page);
  const auto typeface = pictures::stroke_typeface({.weight = weight});
  Style style;
  style.line = board.line;
  style.inner_line = board.inner_line;
  style.thin = board.thin;
  style.thick = board.thick;
  const Point corner = {kBorder, kBorder};
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    auto& colour = style.colours[static_cast<std::size_t>(cell)];
    colour = board.ground;
    if (board.ground_of) colour = board.ground_of(cell, puzzle).value_or(board.ground);
  }
  draw_puzzle(page, {}, corner, style, *typeface, random);
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    const Point middle = middle_of(cell, corner, style);
    if (puzzle[cell] != 0) {
      const auto ink = board.ink_of ? board.ink_of(cell) : std::nullopt;
      typeface->draw(page, puzzle[cell], middle, board.digit * style.cell, ink.value_or(board.ink));
      continue;
    }
    if (marked == 0 || cell % marked != 0) continue;
    for (int digit = 1; digit <= 9; ++digit) {
      if ((digit * 7 + cell) % 3 == 0) continue;
      const Point off = Point{(digit - 1) % 3 - 1.0, static_cast<int>((digit - 1) / 3) - 1.0} *
                        (0.28 * style.cell);
      typeface->draw(page, digit, middle + off, 0.17 * style.cell, board.small);
    }
  }
  return page;
}

const std::vector<Board>& boards() {
  const auto is_given = [](Cell cell, const Grid& puzzle) -> std::optional<Colour> {
    return puzzle[cell] != 0 ? std::optional(grey(227)) : std::nullopt;
  };
  const auto boxes = [](Cell cell, const Grid&) -> std::optional<Colour> {
    return box_of(cell) % 2 == 0 ? Colour{253, 238, 194} : Colour{215, 236, 217};
  };
  const auto selected = [](Cell cell, const Grid&) -> std::optional<Colour> {
    if (cell == 31) return Colour{187, 222, 251};
    const bool together = cell / 9 == 3 || cell % 9 == 4 || box_of(cell) == 4;
    return together ? std::optional(Colour{226, 235, 243}) : std::nullopt;
  };
  const auto dark_selected = [](Cell cell, const Grid&) -> std::optional<Colour> {
    if (cell == 40) return Colour{59, 91, 140};
    return cell / 9 == 4 || cell % 9 == 4 ? std::optional(Colour{43, 52, 66}) : std::nullopt;
  };
  const Board dark = {.name = "dark",
                      .page = grey(24),
                      .ground = grey(34),
                      .ink = grey(234),
                      .small = grey(200),
                      .line = grey(132),
                      .inner_line = grey(64)};
  Board dark_with_selection = dark;
  dark_with_selection.name = "a selected cell in the dark";
  dark_with_selection.ground_of = dark_selected;
  static const std::vector<Board> kBoards = {
      {.name = "light"},
      dark,
      {.name = "givens on grey",
       .ink = grey(0),
       .line = grey(0),
       .inner_line = grey(184),
       .thick = 4,
       .digit = 0.45,
       .ground_of = is_given},
      {.name = "coloured boxes", .ink = grey(27), .ground_of = boxes},
      {.name = "a selected cell", .ground_of = selected},
      dark_with_selection,
      {.name = "thin lines",
       .ink = grey(34),
       .small = grey(90),
       .line = grey(150),
       .inner_line = grey(215),
       .thick = 1.5,
       .digit = 0.4},
      {.name = "tiles",
       .page = {239, 234, 226},
       .ground = {251, 248, 243},
       .ink = {74, 64, 54},
       .small = {74, 64, 54},
       .line = {138, 124, 104},
       .inner_line = {185, 173, 155},
       .thin = 4,
       .thick = 7},
      {.name = "white lines",
       .ground = {207, 224, 241},
       .ink = {18, 50, 79},
       .line = grey(255),
       .inner_line = grey(255),
       .thin = 2,
       .thick = 6},
      {.name = "large digits",
       .ink = grey(10),
       .small = grey(110),
       .line = grey(20),
       .inner_line = grey(90),
       .thin = 1.5,
       .thick = 3.5,
       .digit = 0.62},
  };
  return kBoards;
}

// Screens with candidates in some or all blank cells: no given is lost among them.
TEST(PhotoReader, KeepsGivensAmongCandidates) {
  std::uint64_t number = 0;
  int right = 0, all = 0;
  std::string others;
  for (const Board& board : boards()) {
    for (const int marked : {1, 2}) {
      for (const double weight : {0.1, 0.15}) {
        const std::uint64_t screen = number++;
        if (screen % kShare != 0) continue;
        Random random(seed_of(7, screen));
        const Grid puzzle = puzzle_of(80 + screen);
        const Canvas page = draw_board(board, puzzle, marked, weight, random);
        const PhotoReading reading = read_photo(page.rgba(), kPage, kPage);
        ++all;
        const bool is_right = !reading.grids.empty() && reading.grids[0].puzzle == puzzle;
        right += is_right;
        if (!is_right) others += std::string(" ") + board.name + ",";
        if (reading.grids.empty()) continue;
        EXPECT_TRUE(wrong_cells(reading.grids[0], puzzle, true).empty()) << board.name;
        EXPECT_EQ(reading.grids[0].by_hand, Grid()) << board.name;
      }
    }
  }
  EXPECT_GE(right, all) << others;
}

// Boxes are light and dark in turn, with dark and light digits on them. `dark_boxes`: 0 if those with
// even numbers are dark, otherwise 1.
Board light_and_dark_boxes(int dark_boxes, Colour light, Colour dark) {
  const auto is_dark = [=](Cell cell) { return box_of(cell) % 2 == dark_boxes; };
  return {
      .name = "light and dark boxes",
      .ground = light,
      .ink = {18, 48, 94},
      .line = {29, 63, 115},
      .inner_line = {127, 160, 200},
      .digit = 0.45,
      .ground_of = [=](Cell cell,
                       const Grid&) { return is_dark(cell) ? std::optional(dark) : std::nullopt; },
      .ink_of = [=](Cell cell) { return is_dark(cell) ? std::optional(grey(255)) : std::nullopt; }};
}

TEST(PhotoReader, ReadsBoardsOfLightAndDarkBoxes) {
  std::uint64_t number = 0;
  for (const int dark_boxes : {0, 1}) {
    for (const Colour dark : {Colour{45, 93, 168}, grey(30), grey(90)}) {
      for (const bool has_frame : {true, false}) {
        if (!has_frame && dark_boxes == 1) continue;  // nobody sees the corners then
        if (number++ % kShare != 0) continue;
        Board board = light_and_dark_boxes(dark_boxes, grey(250), dark);
        if (!has_frame) board.line = board.ground;
        Random random(5);
        const Grid puzzle = puzzle_of(60 + static_cast<std::uint64_t>(dark.red));
        const Canvas page = draw_board(board, puzzle, 0, 0.12, random);
        for (const bool is_photo : {false, true}) {
          Shot shot{.width = kPage, .height = kPage, .span = 1};
          if (is_photo) shot = handheld(random);
          const Photo photo = Camera(shot, kPage, kPage).take(page, random);
          const PhotoReading reading = read(photo);
          ASSERT_FALSE(reading.grids.empty()) << dark.red << has_frame << is_photo << dark_boxes;
          EXPECT_EQ(reading.grids[0].puzzle, puzzle)
              << dark.red << has_frame << is_photo << dark_boxes;
        }
      }
    }
  }
}

// Entries have inks of their own on light and on dark boxes.
TEST(PhotoReader, TellsEntriesOnLightAndDarkBoxes) {
  const Board board = light_and_dark_boxes(1, grey(255), {45, 93, 168});
  for (std::uint64_t seed = 0; seed < 4; ++seed) {
    Random random(seed);
    const Grid puzzle = generate({.seed = seed, .clues = 28}).puzzle;
    const Grid solution = *solve9(puzzle).solution;
    Canvas page = draw_board(board, puzzle, 0, 0.12, random);
    const auto typeface = pictures::stroke_typeface({.weight = 0.12});
    Grid entries;
    for (Cell cell = 0; cell < kCellCount; ++cell) {
      if (puzzle[cell] != 0 || cell % 3 == 0) continue;
      entries.set(cell, solution[cell]);
      typeface->draw(page, entries[cell], middle_of(cell, {kBorder, kBorder}, Style()),
                     board.digit * 64,
                     box_of(cell) % 2 == 1 ? Colour{255, 224, 138} : Colour{187, 51, 51});
    }
    const PhotoReading reading = read_photo(page.rgba(), kPage, kPage);
    ASSERT_EQ(reading.grids.size(), 1u);
    EXPECT_EQ(reading.grids[0].puzzle, puzzle) << seed;
    EXPECT_EQ(reading.grids[0].by_hand, entries) << seed;
  }
}

TEST(PhotoReader, ReadsBoardsWithoutInnerLines) {
  const Board board = {.ink = grey(34), .line = grey(34), .inner_line = grey(255), .digit = 0.45};
  int right = 0, all = 0;
  for (std::uint64_t seed = 0; seed < 12 / kShare; ++seed, ++all) {
    Random random(seed);
    const Grid puzzle = puzzle_of(seed + 90);
    const Canvas page = draw_board(board, puzzle, 0, between(random, 0.08, 0.16), random);
    const Shot shot =
        seed % 2 == 0 ? Shot{.width = kPage, .height = kPage, .span = 1} : handheld(random);
    const PhotoReading reading = read(Camera(shot, kPage, kPage).take(page, random));
    if (reading.grids.empty()) continue;
    right += reading.grids[0].puzzle == puzzle;
    EXPECT_TRUE(wrong_cells(reading.grids[0], puzzle, true).empty()) << seed;
  }
  EXPECT_GE(right, all - 1);
  // Nine boxes are no puzzle.
  Random random(1);
  const Canvas page = draw_board(board, {}, 0, 0.1, random);
  EXPECT_EQ(read_photo(page.rgba(), kPage, kPage).problem, PhotoProblem::kNoGrid);
}

}  // namespace
}  // namespace jiugong
