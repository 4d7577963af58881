// Published or proven numbers of solutions, each with its source.
#include <array>
#include <cstdint>
#include <span>
#include <string_view>
#include <variant>

#include "jiugong/region_puzzle.h"
#include "jiugong/region_text.h"
#include "support.h"

namespace jiugong {
namespace {

struct Published {
  std::string_view text;
  std::uint64_t count;
  std::string_view source;
};

void expect_counts(std::span<const Published> published) {
  for (const auto& [text, count, source] : published) {
    const auto read = read_regions(text);
    ASSERT_TRUE(std::holds_alternative<RegionPuzzle>(read))
        << text << ": " << std::get<RegionTextError>(read).message();
    EXPECT_EQ(solve_regions(std::get<RegionPuzzle>(read), UINT64_MAX).count, count)
        << text << ": " << source;
  }
}

TEST(PublishedCounts, LatinSquares) {
  expect_counts(std::array<Published, 7>{{
      {"1x1; rows; columns", 1, "OEIS A002860"},
      {"3x3; rows; columns", 12, "OEIS A002860"},
      {"4x4; rows; columns", 576, "OEIS A002860"},
      {"5x5; rows; columns", 161'280, "OEIS A002860"},
      {"4x4; rows; columns; diagonals", 48, "OEIS A274806"},
      {"5x5; rows; columns; diagonals", 960, "OEIS A274806"},
      {"6x6; rows; columns; diagonals", 92'160, "OEIS A274806"},
  }});
}

// Those whose first row is in order, times the orders of that row.
TEST(PublishedCounts, LatinRectangles) {
  expect_counts(std::array<Published, 3>{{
      {"2x9; rows; columns", 362'880ULL * 133'496, "OEIS A000166"},
      {"3x6; rows; columns", 720ULL * 21'280, "OEIS A000186"},
      {"4x6; rows; columns", 720ULL * 393'120, "OEIS A000573"},
  }});
}

TEST(PublishedCounts, SudokuGrids) {
  expect_counts(std::array<Published, 4>{{
      {"4x4; rows; columns; boxes 2x2", 288, "OEIS A107739"},
      {"6x6; rows; columns; boxes 2x3", 28'200'960, "Pettersen (2006)"},
      {"3x9; rows; boxes 3x3; cells 123456789456......789......", 1'296,
       "Felgenhauer, Jarvis (2005): a first row of equal sets"},
      {"3x9; rows; boxes 3x3; cells 123457689456......789......", 3ULL * 1'296,
       "Felgenhauer, Jarvis (2005): a first row of mixed sets"},
  }});
}

#ifndef JIUGONG_SANITIZE  // takes seconds with sanitizers
// Sums: a region of all cells, and overlapping cages.
TEST(PublishedCounts, MagicSquares) {
  expect_counts(std::array<Published, 2>{{
      {"3x3; values 1-9; region r1c1-r3c3; cage 15 r1c1-r1c3; cage 15 r2c1-r2c3; cage 15 "
       "r3c1-r3c3; "
       "cage 15 r1c1-r3c1; cage 15 r1c2-r3c2; cage 15 r1c3-r3c3; "
       "cage 15 r1c1 r2c2 r3c3; cage 15 r1c3 r2c2 r3c1",
       8, "OEIS A006052, each in eight positions"},
      {"4x4; values 1-16; region r1c1-r4c4; cage 34 r1c1-r1c4; cage 34 r2c1-r2c4; cage 34 "
       "r3c1-r3c4; "
       "cage 34 r4c1-r4c4; cage 34 r1c1-r4c1; cage 34 r1c2-r4c2; cage 34 r1c3-r4c3; "
       "cage 34 r1c4-r4c4; cage 34 r1c1 r2c2 r3c3 r4c4; cage 34 r1c4 r2c3 r3c2 r4c1",
       8ULL * 880, "OEIS A006052 (Frenicle, 1693), each in eight positions"},
  }});
}
#endif

TEST(PublishedCounts, RulesForNeighbours) {
  expect_counts(std::array<Published, 5>{{
      {"1x8; rows; non-consecutive", 5'242, "OEIS A002464, Hertzsprung's problem"},
      {"1x9; rows; non-consecutive", 47'622, "OEIS A002464, Hertzsprung's problem"},
      {"3x3; values 1-3; anti-knight", 3ULL * (256 + 2),
       "the chromatic polynomial (k - 1)^8 + (k - 1) of a cycle of eight, and a cell by itself"},
      {"3x3; values 1-5; anti-knight", 5ULL * (65'536 + 4), "the same"},
      {"2x5; values 1-5; anti-king", 20ULL * 1'296,
       "the first column and the next, then 3 * 2 ways for each column further on"},
  }});
}

}  // namespace
}  // namespace jiugong
