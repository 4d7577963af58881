#include "jiugong/contradiction.h"

#include <algorithm>

#include "support.h"
#include "unit/analysis/random_grids.h"

namespace jiugong {
namespace {

using Cells = std::vector<Cell>;

Grid part_of(const Grid& puzzle, const Cells& cells) {
  Grid part;
  for (const Cell cell : cells) part.set(cell, puzzle[cell]);
  return part;
}

// Checks the answer for an unsolvable grid against every guarantee; returns it.
Cells expect_minimal(const Grid& puzzle) {
  const auto cells = contradiction(puzzle);
  EXPECT_TRUE(cells.has_value()) << puzzle.to_line();
  if (!cells) return {};
  EXPECT_TRUE(std::is_sorted(cells->begin(), cells->end()));
  for (const Cell cell : *cells) EXPECT_NE(puzzle[cell], 0);
  const Grid part = part_of(puzzle, *cells);
  EXPECT_FALSE(has_solution(part)) << puzzle.to_line();
  for (const Cell cell : *cells) {
    Grid smaller = part;
    smaller.set(cell, 0);
    EXPECT_TRUE(has_solution(smaller)) << puzzle.to_line() << " without " << cell;
  }
  return *cells;
}

Grid with(std::initializer_list<std::pair<Cell, int>> givens) {
  Grid grid;
  for (const auto& [cell, digit] : givens) grid.set(cell, static_cast<Digit>(digit));
  return grid;
}

TEST(Contradiction, NoneWhereThereIsASolution) {
  EXPECT_EQ(contradiction(Grid()), std::nullopt);
  EXPECT_EQ(contradiction(grid_of(kPuzzle)), std::nullopt);
  EXPECT_EQ(contradiction(grid_of(kPuzzleSolved)), std::nullopt);
  RandomGrids grids(20);
  for (int round = 0; round < 20; ++round) {
    EXPECT_EQ(contradiction(grids.with_clues(5 + round)), std::nullopt);
  }
}

TEST(Contradiction, IsAPairOfClashingGivens) {
  EXPECT_EQ(contradiction(with({{0, 7}, {8, 7}})), (Cells{0, 8})) << "in a row";
  EXPECT_EQ(contradiction(with({{4, 7}, {76, 7}})), (Cells{4, 76})) << "in a column";
  EXPECT_EQ(contradiction(with({{30, 7}, {50, 7}})), (Cells{30, 50})) << "in a box";
  EXPECT_EQ(contradiction(with({{30, 7}, {40, 7}, {50, 7}})), (Cells{30, 40})) << "three in a box";
}

TEST(Contradiction, IsTheFirstOfSeveralClashingPairs) {
  EXPECT_EQ(contradiction(with({{1, 5}, {2, 6}, {73, 5}, {74, 6}})), (Cells{1, 73}));
  EXPECT_EQ(contradiction(with({{3, 5}, {40, 2}, {41, 2}, {75, 5}, {5, 5}})), (Cells{3, 5}));
}

TEST(Contradiction, OfAFullGridWithAWrongDigitIsAClash) {
  Grid grid = grid_of(kPuzzleSolved);
  grid.set(80, 5);
  const Cells cells = expect_minimal(grid);
  EXPECT_EQ(cells.size(), 2u);
}

TEST(Contradiction, OfACellWithoutCandidate) {
  // Row 1 holds 1 to 8, and the last cell of the row sees a 9 below. Without 7 and 8 the 9 still
  // has no place in the row.
  const Grid grid = grid_of("12345678.........9" + std::string(63, '.'));
  EXPECT_EQ(expect_minimal(grid), (Cells{0, 1, 2, 3, 4, 5, 17}));
}

TEST(Contradiction, OfACellWithoutCandidateAmongOtherGivens) {
  // Cell 40 sees 1 to 3 in its row, 4 to 6 in its column and 7 to 9 in its box; the rest is far
  // away.
  const Grid reasons =
      with({{36, 1}, {37, 2}, {44, 3}, {4, 4}, {13, 5}, {76, 6}, {30, 7}, {32, 8}, {48, 9}});
  Grid grid = reasons;
  grid.set(0, 3), grid.set(8, 1), grid.set(72, 5), grid.set(80, 9), grid.set(20, 9);
  ASSERT_TRUE(clashing_cells(grid).empty());
  EXPECT_LE(expect_minimal(grid).size(), 9u);
}

TEST(Contradiction, OfADigitWithoutPlace) {
  // In box 5 the digit 1 is excluded from two rows, and the third is full.
  const Grid grid = with({{27, 1}, {53, 1}, {39, 2}, {40, 3}, {41, 4}, {0, 5}, {80, 6}});
  EXPECT_EQ(expect_minimal(grid), (Cells{27, 39, 40, 41, 53}));
}

TEST(Contradiction, OfAMinimalPuzzleWithAWrongDigit) {
  RandomGrids grids(21);
  for (int round = 0; round < 15; ++round) expect_minimal(grids.contradictory());
}

TEST(Contradiction, OfAHalfFullGridWithAWrongDigit) {
  RandomGrids grids(22);
  int tried = 0;
  for (int round = 0; tried < 10; ++round) {
    Grid grid = grids.with_clues(25 + round % 30);
    const Cell cell = grids.below(kCellCount);
    if (grid[cell] != 0) continue;
    grid.set(cell, static_cast<Digit>(1 + grids.below(9)));
    if (!clashing_cells(grid).empty() || has_solution(grid)) continue;
    ++tried;
    expect_minimal(grid);
  }
}

TEST(Contradiction, WhereNoOrderLeadsToAnEndAtOnce) {
  // Each order reaches a trial that takes thousands of nodes.
  const Grid grid =
      grid_of("3..87....5..3...8......5.13.....34.9..62........49..31...9.4...........5.27...9..");
  EXPECT_EQ(expect_minimal(grid).size(), 7u);
}

TEST(Contradiction, IsSmallerThanInOneOrder) {
  // The mean over puzzles like these is 12.6 cells; a single pass over the givens in the order of
  // cells leaves 13.6.
  RandomGrids grids(23);
  std::size_t cells = 0, in_order = 0;
  for (int round = 0; round < 20; ++round) {
    const Grid puzzle = grids.contradictory();
    cells += contradiction(puzzle)->size();
    Grid rest = puzzle;
    for (const Cell cell : givens_of(puzzle)) {
      rest.set(cell, 0);
      if (has_solution(rest)) rest.set(cell, puzzle[cell]);
    }
    in_order += givens_of(rest).size();
  }
  EXPECT_LT(cells, in_order);
}

TEST(Contradiction, PortionsGiveTheSameAsOneRun) {
  RandomGrids grids(24);
  Contradiction search;
  for (int round = 0; round < 3; ++round) {
    const Grid puzzle = grids.contradictory();
    const auto whole = contradiction(puzzle);
    for (const std::uint64_t portion : {1u, 5u, 100u}) {
      search.start(puzzle);
      std::uint64_t before = 0;
      while (!search.advance(portion)) {
        EXPECT_LE(search.nodes() - before, portion);
        before = search.nodes();
      }
      EXPECT_EQ(search.result(), whole);
    }
  }
}

TEST(Contradiction, IsTheSameEverywhere) {
  // Fixed answers: this test runs natively, with sanitizers and as WebAssembly.
  Grid puzzle = grid_of(kPuzzle);
  puzzle.set(2, 1);
  EXPECT_EQ(expect_minimal(puzzle), (Cells{2, 12, 25, 44, 61, 67, 79}));
}

TEST(Contradiction, ForgetsThePuzzleBefore) {
  Contradiction search;
  search.start(with({{0, 7}, {8, 7}}));
  EXPECT_TRUE(search.advance(1));
  EXPECT_TRUE(search.result().has_value());
  search.start(grid_of("12345678.........9" + std::string(63, '.')));
  EXPECT_EQ(search.result(), std::nullopt);
  EXPECT_FALSE(search.advance(1));
  search.start(grid_of(kPuzzle));
  EXPECT_TRUE(search.advance(UINT64_MAX));
  EXPECT_EQ(search.result(), std::nullopt);
  EXPECT_EQ(search.solves(), 1u);
}

TEST(Contradiction, IsLikeNewAfterOtherPuzzles) {
  // In the first two, no order finishes without postponed trials: one given stays undecided in the
  // first, two in the second. A search that kept the state of the first would continue with it in
  // the second.
  const std::vector<Grid> puzzles = {
      grid_of("5..4..9....67...........46..3.1...5....28.1......9.8..1..9.....75..3...224..7...5"),
      grid_of("........816.38....43..9...6.93..2......615.4.......6...2...1.7.9...2...4...45...."),
      with({{0, 7}, {8, 7}}),
      grid_of(kPuzzle),
      grid_of("12345678.........9" + std::string(63, '.')),
  };
  Contradiction used;
  for (const Grid& puzzle : puzzles) {
    Contradiction fresh;
    fresh.start(puzzle);
    ASSERT_TRUE(fresh.advance(UINT64_MAX));
    for (const Grid& before : puzzles) {
      if (before == puzzles[1] && puzzle != puzzles[2]) continue;  // takes a while
      used.start(before);
      ASSERT_TRUE(used.advance(UINT64_MAX));
      used.start(puzzle);
      // (A search with stale state might never end.)
      ASSERT_TRUE(used.advance(2 * fresh.nodes() + 1)) << puzzle.to_line();
      EXPECT_EQ(used.result(), fresh.result());
      EXPECT_EQ(used.solves(), fresh.solves());
      EXPECT_EQ(used.nodes(), fresh.nodes());
    }
  }
}

TEST(Contradiction, ANewSearchHasNothingToDo) {
  Contradiction search;
  EXPECT_TRUE(search.advance(1));
  EXPECT_EQ(search.result(), std::nullopt);
}

}  // namespace
}  // namespace jiugong
