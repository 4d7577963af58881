// Puzzles that are printed with several solutions or with a clash are read as they are printed.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "jiugong/photo.h"
#include "jiugong/random.h"
#include "jiugong/solve9.h"
#include "pictures/camera.h"
#include "pictures/page.h"
#include "pictures/typeface.h"
#include "unit/photo/pages.h"

namespace jiugong {
namespace {

pictures::Canvas improper_page(const Grid& puzzle, Random& random) {
  pictures::Canvas page(kPage, kPage, pictures::grey(240));
  draw_puzzle(page, puzzle, {kBorder, kBorder}, {}, *pictures::stroke_typeface({}), random);
  return page;
}

PhotoGrid sharp(const Grid& puzzle) {
  Random random(1);
  const PhotoReading reading = read_photo(improper_page(puzzle, random).rgba(), kPage, kPage);
  EXPECT_EQ(reading.grids.size(), 1u);
  return reading.grids.empty() ? PhotoGrid() : reading.grids[0];
}

std::ptrdiff_t doubtful_in(const PhotoGrid& grid) {
  return std::count_if(grid.cells.begin(), grid.cells.end(),
                       [](const PhotoCell& cell) { return cell.doubtful; });
}

// A puzzle without some of its givens.
Grid thinned(std::uint64_t seed, int givens) {
  Random random(seed);
  Grid out = puzzle_of(seed);
  while (out.clue_count() > givens || solve9(out, 1).status != Status::kMultiple) {
    out.set(random.below(kCellCount), 0);
  }
  return out;
}

// A puzzle with a given twice in a row.
Grid clashing(std::uint64_t seed) {
  Random random(seed);
  Grid out = puzzle_of(seed);
  const Grid solution = *solve9(out).solution;
  while (solve9(out, 1).conflicts.empty()) {
    const Cell cell = random.below(kCellCount);
    if (out[cell] == 0) out.set(cell, solution[cell / 9 * 9 + (cell + 1) % 9]);
  }
  return out;
}

TEST(ImproperPrint, HasTheGivensThatArePrinted) {
  for (std::uint64_t seed = 0; seed < 2; ++seed) {
    for (const Grid& puzzle : {thinned(seed, 25), thinned(seed, 16), clashing(seed)}) {
      const PhotoGrid read = sharp(puzzle);
      const Solve9Result expected = solve9(puzzle, 1);
      EXPECT_EQ(read.puzzle, puzzle) << puzzle.to_line();
      EXPECT_FALSE(read.corrected);
      EXPECT_EQ(read.verdict, PhotoVerdict::kUnread);
      EXPECT_EQ(read.status, expected.status);
      EXPECT_EQ(read.conflicts, expected.conflicts);
      EXPECT_EQ(doubtful_in(read), 0);
    }
  }
}

TEST(ImproperPrint, OfAProperOneNothingClashes) {
  const PhotoGrid read = sharp(puzzle_of(3));
  EXPECT_EQ(read.verdict, PhotoVerdict::kSure);
  EXPECT_EQ(read.status, Status::kUnique);
  EXPECT_TRUE(read.conflicts.empty());
}

// Few givens do not show what is usual: neither their ink, which is that of blank paper in most cells, nor
// which way is up.
TEST(SparsePrint, HasTheGivensThatArePrinted) {
  for (const int givens : {5, 9, 12}) {
    for (const double weight : {0.1, 0.14, 0.17}) {
      const Grid puzzle = thinned(static_cast<std::uint64_t>(givens), givens);
      Random random(1);
      pictures::Canvas page(kPage, kPage, pictures::grey(240));
      const auto typeface = pictures::stroke_typeface({.weight = weight, .foot = true});
      draw_puzzle(page, puzzle, {kBorder, kBorder}, {}, *typeface, random);
      const PhotoReading reading = read_photo(page.rgba(), kPage, kPage);
      ASSERT_EQ(reading.grids.size(), 1u);
      EXPECT_EQ(reading.grids[0].puzzle, puzzle) << puzzle.to_line() << " " << weight;
      EXPECT_EQ(reading.grids[0].by_hand, Grid());
      EXPECT_EQ(doubtful_in(reading.grids[0]), 0) << puzzle.to_line() << " " << weight;
    }
  }
}

TEST(SparsePrint, IsTurnedUpright) {
  Random random(1);
  const Grid puzzle = thinned(5, 7);
  const pictures::Shot shot = {.width = 720, .height = 720, .turn = 90};
  const PhotoReading reading =
      read(pictures::Camera(shot, kPage, kPage).take(improper_page(puzzle, random), random));
  ASSERT_EQ(reading.grids.size(), 1u);
  EXPECT_EQ(reading.grids[0].puzzle, puzzle);
  EXPECT_EQ(reading.grids[0].quarter_turns, 3);
}

TEST(SparsePrint, OfABlankGridNothingIsSure) { EXPECT_EQ(doubtful_in(sharp(Grid())), kCellCount); }

// In small cells thick lines reach beyond the ring that is theirs, from two sides in the corners of boxes.
TEST(SmallPrint, IsNoHandwritingBesideThickLines) {
  for (std::uint64_t seed = 0; seed < 4; ++seed) {
    Random random(seed);
    const Grid puzzle = thinned(seed, 18);
    pictures::Style style;
    style.cell = 24;
    style.thin = 1;
    style.thick = 5 + static_cast<double>(seed % 2);
    style.digit = 0.5;
    pictures::Canvas page(280, 280, pictures::grey(240));
    draw_puzzle(page, puzzle, {30, 30}, style, *pictures::stroke_typeface({}), random);
    const PhotoReading reading = read_photo(page.rgba(), 280, 280);
    ASSERT_EQ(reading.grids.size(), 1u);
    EXPECT_EQ(reading.grids[0].puzzle, puzzle) << seed;
    EXPECT_EQ(reading.grids[0].by_hand, Grid()) << seed;
    EXPECT_EQ(doubtful_in(reading.grids[0]), 0) << seed;
  }
}

// A clash that an unsure digit explains does not make the other cells doubtful.
TEST(ImproperPrint, MarksOnlyWhatIsUnsure) {
  const Grid puzzle = clashing(1);
  const Cell cell = sharp(puzzle).conflicts.at(0);
  for (const int over_it : {3, 5, 8}) {
    Random random(1);
    pictures::Canvas page = improper_page(puzzle, random);
    const pictures::Style style;
    pictures::stroke_typeface({})->draw(page, over_it,
                                        pictures::middle_of(cell, {kBorder, kBorder}, style),
                                        style.digit * style.cell, pictures::grey(120));
    const PhotoReading reading = read_photo(page.rgba(), kPage, kPage);
    ASSERT_EQ(reading.grids.size(), 1u);
    EXPECT_EQ(doubtful_in(reading.grids[0]), 1) << over_it;
    EXPECT_TRUE(reading.grids[0].cells[static_cast<std::size_t>(cell)].doubtful) << over_it;
  }
}

// Held in a hand, too.
TEST(ImproperPrint, IsReadInPhotos) {
  for (std::uint64_t seed = 0; seed < 2; ++seed) {
    for (const Grid& puzzle : {thinned(seed, 22), clashing(seed)}) {
      Random random(seed);
      pictures::Shot shot = handheld(random);
      shot.blur = 1.2;
      const pictures::Canvas page = improper_page(puzzle, random);
      const PhotoReading reading = read(pictures::Camera(shot, kPage, kPage).take(page, random));
      ASSERT_FALSE(reading.grids.empty()) << seed;
      EXPECT_EQ(reading.grids[0].puzzle, puzzle);
      EXPECT_EQ(reading.grids[0].verdict, PhotoVerdict::kUnread);
      EXPECT_LT(doubtful_in(reading.grids[0]), kCellCount) << seed;
    }
  }
}

}  // namespace
}  // namespace jiugong
