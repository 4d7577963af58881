#include "jiugong/rotate_sudoku.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <span>
#include <string_view>

#include "jiugong/generate.h"
#include "memory.h"
#include "support.h"
#include "unit/twist/boxes/moved_boxes.h"

namespace jiugong {
namespace {

using Boxes = std::array<int, 9>;

constexpr Boxes kInPlace = {0, 1, 2, 3, 4, 5, 6, 7, 8};

constexpr std::string_view kTwisted =
    "37..5827.264..11955.1.2.8..12.4.6.154...2..466.7..7.3.96.514....5..8.27..843..138";
constexpr std::string_view kDense =
    "...7.4.5.25.6...7..87..5..97..1965..146348.97.5..72...42798.3626.574...181.2.69.4";
constexpr std::string_view kImpossible =
    "...25..877.46....5.5..7...97..146.5.196348.725...97...4276.581.98.74.2.6362..19.4";

void press(Boxes& boxes, const Move& move) { turn_block(std::span<int>(boxes), 3, move); }

// Checks an answer against every guarantee.
void check(const Grid& puzzle, const RotateSudokuResult& result, Turns turns) {
  ASSERT_EQ(result.nearest.has_value(), result.status != Status::kNone);
  ASSERT_EQ(result.arrangements != 0, result.nearest.has_value());
  if (!result.nearest) return;
  const BoxArrangement& nearest = *result.nearest;
  Boxes boxes = kInPlace;
  for (const Move& move : nearest.moves) {
    ASSERT_TRUE(0 <= move.row && move.row <= 1 && 0 <= move.col && move.col <= 1);
    ASSERT_LE(static_cast<int>(move.turn), static_cast<int>(turns));
    press(boxes, move);
  }
  EXPECT_EQ(nearest.boxes, boxes);
  EXPECT_EQ(nearest.grid, with_boxes(puzzle, boxes));
  EXPECT_TRUE(is_solved(nearest.solution));
  EXPECT_TRUE(extends(nearest.solution, nearest.grid));
}

std::size_t presses(const Grid& puzzle, Turns turns) {
  const RotateSudokuResult result = rotate_sudoku(puzzle, {.turns = turns});
  check(puzzle, result, turns);
  return result.nearest ? result.nearest->moves.size() : SIZE_MAX;
}

TEST(RotateSudoku, PublishedPuzzles) {
  const Grid twisted = grid_of(kTwisted), dense = grid_of(kDense);
  for (const Grid& puzzle : {twisted, dense}) {
    const RotateSudokuResult result = rotate_sudoku(puzzle);
    EXPECT_EQ(result.status, Status::kUnique);
    EXPECT_EQ(result.arrangements, 36u);
    EXPECT_FALSE(result.capped);
  }
  EXPECT_EQ(presses(twisted, Turns::kClockwise), 7u);
  EXPECT_EQ(presses(twisted, Turns::kQuarter), 5u);
  EXPECT_EQ(presses(twisted, Turns::kAny), 4u);
  EXPECT_EQ(presses(dense, Turns::kClockwise), 6u);
  EXPECT_EQ(presses(dense, Turns::kQuarter), 5u);
  EXPECT_EQ(presses(dense, Turns::kAny), 5u);
}

TEST(RotateSudoku, WithoutAnArrangementNothingIsInvented) {
  const RotateSudokuResult result = rotate_sudoku(grid_of(kImpossible));
  EXPECT_EQ(result.status, Status::kNone);
  EXPECT_FALSE(result.nearest.has_value());
  EXPECT_EQ(result.arrangements, 0u);
  EXPECT_FALSE(result.capped);
}

TEST(RotateSudoku, ASudokuInPlaceNeedsNoPress) {
  const RotateSudokuResult result = rotate_sudoku(grid_of(kPuzzleSolved));
  EXPECT_EQ(result.status, Status::kUnique);
  EXPECT_EQ(result.arrangements, 36u);
  EXPECT_EQ(result.nearest->boxes, kInPlace);
  EXPECT_TRUE(result.nearest->moves.empty());
  EXPECT_EQ(result.nearest->solution, grid_of(kPuzzleSolved));
}

TEST(RotateSudoku, ABoxWithADigitTwiceBelongsNowhere) {
  Grid puzzle;
  puzzle.set(0, 3), puzzle.set(20, 3);
  EXPECT_EQ(rotate_sudoku(puzzle).status, Status::kNone);
}

TEST(RotateSudoku, BlankBoxesAreToldApartOnlyInTheCount) {
  const RotateSudokuResult blank = rotate_sudoku(Grid());
  EXPECT_EQ(blank.status, Status::kMultiple);
  EXPECT_EQ(blank.arrangements, kBoxArrangements);
  EXPECT_FALSE(blank.capped);
  EXPECT_TRUE(blank.nearest->moves.empty());

  // Without two of its boxes this sudoku still has one solution, and one class that looks like it.
  Grid puzzle = grid_of(kPuzzleSolved);
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    if (box_of(cell) == 0 || box_of(cell) == 4) puzzle.set(cell, 0);
  }
  const RotateSudokuResult two_blank = rotate_sudoku(puzzle);
  EXPECT_EQ(two_blank.status, Status::kUnique);
  EXPECT_EQ(two_blank.arrangements, 72u);
  EXPECT_FALSE(two_blank.capped);
}

TEST(RotateSudoku, ASudokuWithSeveralSolutionsIsNotUnique) {
  // 24 digits to which rows 1 and 4 have two completions: their cells are an unavoidable set.
  Random random(1);
  Grid puzzle = grid_of(kPuzzleSolved);
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    if (puzzle[cell] == 1 || puzzle[cell] == 2) puzzle.set(cell, 0);
  }
  const RotateSudokuResult result = rotate_sudoku(scrambled(puzzle, random));
  EXPECT_EQ(result.status, Status::kMultiple);
  EXPECT_EQ(result.arrangements, 36u);
}

TEST(RotateSudoku, TheLimitEndsTheCountNotTheSearchForTheAnswer) {
  Random random(5);
  for (std::uint64_t seed = 0; seed < 4; ++seed) {
    const Grid puzzle = scrambled(generate({.seed = seed, .clues = 24}).puzzle, random);
    const RotateSudokuResult all = rotate_sudoku(puzzle);
    check(puzzle, all, Turns::kQuarter);
    ASSERT_GT(all.arrangements, 72u);
    EXPECT_FALSE(all.capped);
    for (const std::uint64_t limit :
         {std::uint64_t{0}, std::uint64_t{1}, std::uint64_t{36}, std::uint64_t{50},
          all.arrangements - 1, all.arrangements, all.arrangements + 1, UINT64_MAX}) {
      const RotateSudokuResult some = rotate_sudoku(puzzle, {.limit = limit});
      EXPECT_EQ(some.status, all.status);
      EXPECT_TRUE(some.nearest == all.nearest);
      EXPECT_EQ(some.arrangements, std::min(std::max<std::uint64_t>(limit, 1), all.arrangements));
      if (limit < all.arrangements) {
        EXPECT_TRUE(some.capped);
      }
      if (limit > all.arrangements) {
        EXPECT_FALSE(some.capped);
      }
    }
  }
}

// In place these puzzles have one solution each. That other arrangements have one too must be
// detected even if the limit is reached before the next is found.
TEST(RotateSudoku, StatusIsExactWhateverTheLimitWhereTheAnswerHasOneSolution) {
  std::set<Status> seen;
  for (std::uint64_t seed = 0; seed < 6; ++seed) {
    const Grid puzzle = generate({.seed = seed, .clues = seed < 4 ? 24 : 34}).puzzle;
    const RotateSudokuResult all = rotate_sudoku(puzzle);
    ASSERT_TRUE(all.nearest->moves.empty());
    EXPECT_EQ(all.status, all.arrangements == 36 ? Status::kUnique : Status::kMultiple);
    for (const std::uint64_t limit : {1U, 36U}) {
      const RotateSudokuResult some = rotate_sudoku(puzzle, {.limit = limit});
      EXPECT_EQ(some.status, all.status);
      EXPECT_EQ(some.arrangements, limit);
      EXPECT_EQ(some.capped, all.arrangements > limit);
    }
    seen.insert(all.status);
  }
  EXPECT_EQ(seen, (std::set<Status>{Status::kUnique, Status::kMultiple}));
}

std::uint64_t nodes_for(const Grid& puzzle, std::uint64_t limit) {
  RotateSudoku search;
  search.start(puzzle, {.limit = limit});
  search.advance(UINT64_MAX);
  return search.nodes();
}

TEST(RotateSudoku, TheLimitSavesTheWorkBeyondIt) {
  // The class of the answer has several solutions here, so its 36 arrangements decide the status.
  const Grid puzzle = generate({.seed = 1, .clues = 24}).puzzle;
  Random random(2);
  const Grid sparse = with_clues(puzzle, 20, random);
  const RotateSudokuResult result = rotate_sudoku(sparse, {.limit = 36});
  ASSERT_TRUE(result.nearest->moves.empty());
  ASSERT_EQ(solve9(sparse).status, Status::kMultiple);
  EXPECT_LT(nodes_for(sparse, 36), nodes_for(sparse, 37));
  EXPECT_LT(nodes_for(sparse, 37), nodes_for(sparse, kBoxArrangements));
}

TEST(RotateSudoku, UniqueIsExactWhateverTheLimit) {
  const RotateSudokuResult result = rotate_sudoku(grid_of(kTwisted), {.limit = 1});
  EXPECT_EQ(result.status, Status::kUnique);
  EXPECT_EQ(result.arrangements, 1u);
  EXPECT_TRUE(result.capped);
  EXPECT_FALSE(rotate_sudoku(grid_of(kTwisted), {.limit = 36}).capped);
}

TEST(RotateSudoku, PortionsOfAnySizeGiveTheSame) {
  RotateSudoku search;
  for (const std::string_view line : {kTwisted, kDense, kImpossible}) {
    const Grid puzzle = grid_of(line);
    const RotateSudokuResult whole = rotate_sudoku(puzzle, {.turns = Turns::kAny});
    std::uint64_t nodes = 0;
    for (const std::uint64_t portion : {1U, 7U, 256U, 100'000U}) {
      search.start(puzzle, {.turns = Turns::kAny});
      EXPECT_EQ(search.progress(), 0);
      EXPECT_EQ(search.best_length(), -1);
      double progress = 0;
      int best = -1;
      while (!search.advance(portion)) {
        EXPECT_LE(progress, search.progress());
        EXPECT_LT(search.progress(), 1);
        progress = search.progress();
        if (best != -1) {
          EXPECT_EQ(search.best_length(), best);
        }
        best = search.best_length();
        EXPECT_EQ(search.result().nearest.has_value(), best != -1);
      }
      EXPECT_TRUE(search.result() == whole);
      EXPECT_EQ(search.progress(), 1);
      EXPECT_TRUE(nodes == 0 || search.nodes() == nodes);
      nodes = search.nodes();
    }
  }
}

TEST(RotateSudoku, BeforeItIsOverItMayFindMore) {
  RotateSudoku search;
  search.start(grid_of(kTwisted));
  search.advance(1);
  EXPECT_TRUE(search.result().capped);
  while (search.best_length() == -1) search.advance(1);
  EXPECT_EQ(search.result().arrangements, 36u);
  EXPECT_TRUE(search.result().capped);
  search.advance(UINT64_MAX);
  EXPECT_FALSE(search.result().capped);
}

// --- Against an enumeration too simple to be wrong ----------------------------------------------

// All arrangements whose sudoku has a solution.
class Enumeration {
 public:
  explicit Enumeration(const Grid& puzzle) : puzzle_(puzzle) { place(0); }

  const std::set<Boxes>& solvable() const { return solvable_; }

 private:
  // Tries every box in the next place.
  void place(std::size_t at) {
    if (at == 9) {
      if (solve9(with_boxes(puzzle_, boxes_)).status != Status::kNone) solvable_.insert(boxes_);
      return;
    }
    for (int box = 0; box < 9; ++box) {
      if (std::find(boxes_.begin(), boxes_.begin() + static_cast<std::ptrdiff_t>(at), box) !=
          boxes_.begin() + static_cast<std::ptrdiff_t>(at)) {
        continue;
      }
      boxes_[at] = box;
      if (fits_so_far(at)) place(at + 1);
    }
  }

  // Whether no digit occurs twice in a row or column of the boxes placed so far.
  bool fits_so_far(std::size_t last) const {
    const Grid grid = with_boxes(puzzle_, boxes_);
    for (Cell a = 0; a < kCellCount; ++a) {
      if (box_of(a) != static_cast<int>(last) || grid[a] == 0) continue;
      for (Cell b = 0; b < kCellCount; ++b) {
        const bool placed = box_of(b) <= static_cast<int>(last);
        if (placed && are_peers(a, b) && grid[a] == grid[b]) return false;
      }
    }
    return true;
  }

  Grid puzzle_;
  Boxes boxes_{};
  std::set<Boxes> solvable_;
};

// Finds the first sequence of exactly `length` presses that leads to one of the goals.
bool find_presses(Boxes& boxes, const std::set<Boxes>& goals, Turns turns, std::size_t length,
                  std::vector<Move>& moves) {
  if (moves.size() == length) return goals.contains(boxes);
  for (int button = 0; button < 4; ++button) {
    for (int turn = 0; turn <= static_cast<int>(turns); ++turn) {
      const Move move = {.row = button / 2, .col = button % 2, .turn = static_cast<Turn>(turn)};
      const Boxes before = boxes;
      press(boxes, move);
      moves.push_back(move);
      if (find_presses(boxes, goals, turns, length, moves)) return true;
      moves.pop_back();
      boxes = before;
    }
  }
  return false;
}

std::vector<Move> fewest_presses(const std::set<Boxes>& goals, Turns turns) {
  std::vector<Move> moves;
  for (std::size_t length = 0;; ++length) {
    Boxes boxes = kInPlace;
    if (find_presses(boxes, goals, turns, length, moves)) return moves;
  }
}

TEST(RotateSudoku, AgreesWithAnEnumeration) {
  Random random(20261120);
  std::set<std::uint64_t> counts;
  for (const int clues : {30, 34, 40, 50, 60, 81}) {
    const Grid solution = generate({.seed = random.next()}).solution;
    const Grid puzzle = scrambled(with_clues(solution, clues, random), random);
    const Enumeration enumeration(puzzle);
    for (const Turns turns : {Turns::kClockwise, Turns::kQuarter, Turns::kAny}) {
      const RotateSudokuResult result = rotate_sudoku(puzzle, {.turns = turns});
      check(puzzle, result, turns);
      ASSERT_EQ(result.arrangements, enumeration.solvable().size()) << puzzle.to_line();
      ASSERT_TRUE(result.nearest.has_value());
      EXPECT_EQ(result.nearest->moves, fewest_presses(enumeration.solvable(), turns));
    }
    counts.insert(enumeration.solvable().size());
  }
  EXPECT_GT(counts.size(), 1u);
}

// Classes without solution are on the way to the answer, and each is decided once.
TEST(RotateSudoku, AgreesWithAnEnumerationWhereTheAnswerIsFar) {
  Random random(4);
  const Grid solution = generate({.seed = 4}).solution;
  const Grid puzzle = scrambled(with_clues(solution, 28, random), random);
  const Enumeration enumeration(puzzle);
  const RotateSudokuResult result = rotate_sudoku(puzzle);
  ASSERT_EQ(result.arrangements, enumeration.solvable().size());
  EXPECT_EQ(result.nearest->moves, fewest_presses(enumeration.solvable(), Turns::kQuarter));
}

// The cell in a box; its place there is numbered 0..8, too.
Cell cell_in(int box, int place) {
  return kHouses[18 + static_cast<std::size_t>(box)][static_cast<std::size_t>(place)];
}

TEST(RotateSudoku, AgreesWithAnEnumerationWhenBoxesLookTheSame) {
  // Blanks boxes 0 and 8, and keeps only one common digit in boxes 2 and 3.
  Grid solution;
  int place = 9;
  for (std::uint64_t seed = 0; place == 9; ++seed) {
    solution = generate({.seed = seed}).solution;
    place = 0;
    while (place < 9 && solution[cell_in(2, place)] != solution[cell_in(3, place)]) ++place;
  }
  Grid puzzle = solution;
  for (int i = 0; i < 9; ++i) {
    for (const int box : {0, 8}) puzzle.set(cell_in(box, i), 0);
    for (const int box : {2, 3})
      puzzle.set(cell_in(box, i), i == place ? puzzle[cell_in(2, i)] : 0);
  }
  Random random(8);
  puzzle = scrambled(puzzle, random);
  const Enumeration enumeration(puzzle);
  const RotateSudokuResult result = rotate_sudoku(puzzle);
  check(puzzle, result, Turns::kQuarter);
  EXPECT_GE(result.arrangements, 4u * 36);
  ASSERT_EQ(result.arrangements, enumeration.solvable().size());
  EXPECT_EQ(result.nearest->moves, fewest_presses(enumeration.solvable(), Turns::kQuarter));
}

TEST(RotateSudoku, FindsBackWhatWasTurned) {
  Random random(11);
  RotateSudoku search;
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    Grid puzzle = generate({.seed = seed, .clues = 28}).puzzle;
    Boxes boxes = kInPlace;
    const int length = random.below(5);
    for (int i = 0; i < length; ++i) {
      press(boxes, {.row = random.below(2), .col = random.below(2), .turn = Turn::kClockwise});
    }
    puzzle = with_boxes(puzzle, boxes);
    search.start(puzzle);
    while (!search.advance(1000)) {
    }
    check(puzzle, search.result(), Turns::kQuarter);
    EXPECT_LE(search.best_length(), length);
  }
}

TEST(RotateSudoku, TakesAtMostFourMegabytesUntilItsSearchIsOver) {
  // All arrangements of a blank grid are solvable, and none of the last one is.
  for (const std::string& line :
       {std::string(81, '.'), std::string(kDense), std::string(kImpossible)}) {
    for (const Turns turns : {Turns::kClockwise, Turns::kQuarter, Turns::kAny}) {
      const MemoryWatch memory;
      RotateSudoku search;
      search.start(grid_of(line), {.turns = turns, .limit = 5'000});
      while (!search.advance(10'000)) {
      }
      EXPECT_LT(memory.peak(), 4u << 20) << line;
      EXPECT_LT(memory.now(), 100'000u) << line;
    }
  }
}

}  // namespace
}  // namespace jiugong
