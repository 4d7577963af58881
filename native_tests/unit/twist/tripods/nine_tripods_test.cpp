#include "jiugong/nine_tripods.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "support.h"
#include "unit/twist/tripods/boards.h"

namespace jiugong {
namespace {

// The answer to random_tripods(1) with the seed 3 and an effort of 30,000.
constexpr std::size_t kPinnedLength = 53;
constexpr std::string_view kPinnedGrid =
    "695143728461872953137529486723615894382794561549386217218967345874251639956438172";

void expect_answer(const Grid& grid, Turns turns, const TripodsResult& result) {
  EXPECT_TRUE(is_latin_square(result.grid));
  EXPECT_EQ(after(grid, result.moves), result.grid);
  EXPECT_TRUE(std::all_of(result.moves.begin(), result.moves.end(),
                          [&](const Move& move) { return allows(turns, move.turn); }));
}

TEST(NineTripods, SolvesRandomGridsWithAllTurns) {
  for (const Turns turns : kAllTurns) {
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
      const Grid grid = random_tripods(seed);
      expect_answer(grid, turns, nine_tripods(grid, {.turns = turns, .effort = 30'000}));
    }
  }
}

TEST(NineTripods, SolvesTheFarthestGrid) {
  for (const Turns turns : kAllTurns) {
    expect_answer(sorted_tripods(), turns,
                  nine_tripods(sorted_tripods(), {.turns = turns, .effort = 60'000}));
  }
}

TEST(NineTripods, AnswersAreShort) {
  std::size_t presses = 0;
  for (std::uint64_t seed = 0; seed < 10; ++seed) {
    presses += nine_tripods(random_tripods(seed), {.effort = 100'000}).moves.size();
  }
  EXPECT_LT(presses, 560U);
}

std::size_t total_presses(Turns turns, std::uint64_t effort) {
  std::size_t presses = 0;
  for (std::uint64_t seed = 0; seed < 10; ++seed) {
    presses += nine_tripods(random_tripods(seed), {.turns = turns, .effort = effort}).moves.size();
  }
  return presses;
}

// (On average: there is no guarantee for a single board.)
TEST(NineTripods, MoreEffortMakesAnswersShorter) {
  for (const Turns turns : kAllTurns) {
    std::size_t presses = turns == Turns::kClockwise ? 1200 : 700;
    for (const std::uint64_t effort : {1U, 16'000U, 40'000U, 100'000U}) {
      const std::size_t fewer = total_presses(turns, effort);
      EXPECT_LT(fewer, presses) << effort;
      presses = fewer;
    }
  }
}

TEST(NineTripods, EffortsBelowTheLeastCountAsThat) {
  const Grid grid = random_tripods(1);
  const TripodsResult least = nine_tripods(grid, {.effort = TripodsOptions::kMinEffort});
  EXPECT_EQ(nine_tripods(grid, {.effort = 1}).moves, least.moves);
  EXPECT_NE(nine_tripods(grid, {.effort = 2 * TripodsOptions::kMinEffort}).nodes, least.nodes);
}

// The effort is too small for the beam.
TEST(NineTripods, WhereTheEffortLeadsNowhereThereIsStillAnAnswer) {
  const Grid grid = random_tripods(16);
  NineTripods search;
  search.start(grid, {.turns = Turns::kClockwise, .effort = TripodsOptions::kMinEffort});
  while (!search.advance(256)) EXPECT_EQ(search.best_length(), -1);
  expect_answer(grid, Turns::kClockwise, search.result());
  const TripodsResult whole =
      nine_tripods(grid, {.turns = Turns::kClockwise, .effort = TripodsOptions::kMinEffort});
  EXPECT_EQ(search.result().moves, whole.moves);
  EXPECT_EQ(search.result().nodes, TripodsOptions::kMinEffort);
  EXPECT_GT(search.best_length(), 150);
  // With a larger effort, a beam of twice the width reaches an end.
  EXPECT_LT(nine_tripods(grid, {.turns = Turns::kClockwise, .effort = 16'000}).moves.size(), 130U);
}

TEST(NineTripods, EffortsBeyondTheMostCountAsThat) {
  NineTripods usual, more;
  usual.start(random_tripods(1), {.effort = TripodsOptions::kMaxEffort});
  more.start(random_tripods(1), {.effort = UINT64_MAX});
  usual.advance(3000);
  more.advance(3000);
  EXPECT_GT(usual.progress(), 0);
  EXPECT_EQ(usual.progress(), more.progress());
}

TEST(NineTripods, ALatinSquareNeedsNoPress) {
  const TripodsResult result = nine_tripods(cyclic_square());
  EXPECT_TRUE(result.moves.empty());
  EXPECT_EQ(result.grid, cyclic_square());
}

TEST(NineTripods, FindsShortestAnswersOfUpToThreePresses) {
  Random random(5);
  for (const Turns turns : kAllTurns) {
    for (std::size_t presses = 1; presses <= 3; ++presses) {
      std::vector<Move> moves;
      while (moves.size() < presses) moves.push_back(random_move(random, turns));
      std::vector<Move> back(moves.rbegin(), moves.rend());
      for (Move& move : back) move.turn = inverse(move.turn);
      const Grid grid = after(cyclic_square(), back);
      EXPECT_LE(nine_tripods(grid, {.turns = turns, .effort = 1'000'000}).moves.size(), presses);
    }
  }
}

TEST(NineTripods, TheDivisionIntoPortionsChangesNothing) {
  const Grid grid = random_tripods(1);
  const TripodsOptions options = {.seed = 3, .effort = 30'000};
  const TripodsResult whole = nine_tripods(grid, options);
  for (const std::uint64_t portion : {1U, 7U, 1000U}) {
    NineTripods search;
    search.start(grid, options);
    while (!search.advance(portion)) {
    }
    EXPECT_EQ(search.result().moves, whole.moves);
    EXPECT_EQ(search.result().nodes, whole.nodes);
  }
}

// Natively and in WebAssembly.
TEST(NineTripods, AnswersAreTheSameEverywhere) {
  const TripodsResult result = nine_tripods(random_tripods(1), {.seed = 3, .effort = 30'000});
  EXPECT_EQ(result.moves.size(), kPinnedLength);
  EXPECT_EQ(result.grid.to_line(), kPinnedGrid);
}

TEST(NineTripods, SeedsDiffer) {
  const Grid grid = random_tripods(1);
  EXPECT_NE(nine_tripods(grid, {.seed = 1, .effort = 30'000}).moves,
            nine_tripods(grid, {.seed = 2, .effort = 30'000}).moves);
}

TEST(NineTripods, EffortBoundsTheWork) {
  for (const std::uint64_t effort : {8'000U, 20'000U, 100'000U}) {
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
      const std::uint64_t nodes = nine_tripods(random_tripods(seed), {.effort = effort}).nodes;
      EXPECT_LE(nodes, effort);
      EXPECT_GE(nodes, effort / 2);
    }
  }
}

TEST(NineTripods, ProgressNeverFallsAndTheBestOnlyGetsShorter) {
  NineTripods search;
  EXPECT_EQ(search.best_length(), -1);
  search.start(random_tripods(4), {.effort = 50'000});
  EXPECT_EQ(search.best_length(), -1);
  double progress = search.progress();
  EXPECT_EQ(progress, 0);
  int best = INT32_MAX;
  while (!search.advance(256)) {
    EXPECT_GE(search.progress(), progress);
    EXPECT_LE(search.progress(), 1);
    progress = search.progress();
    if (search.best_length() == -1) {
      EXPECT_EQ(best, INT32_MAX);
      continue;
    }
    EXPECT_LE(search.best_length(), best);
    best = search.best_length();
    EXPECT_TRUE(is_latin_square(search.result().grid));
  }
  EXPECT_EQ(search.progress(), 1);
  EXPECT_GE(best, search.best_length());
  EXPECT_EQ(static_cast<std::size_t>(search.best_length()), search.result().moves.size());
}

TEST(NineTripods, AnObjectServesAgain) {
  NineTripods search;
  search.start(random_tripods(4));
  search.advance(100);
  search.start(random_tripods(1), {.seed = 3, .effort = 30'000});
  search.advance(UINT64_MAX);
  EXPECT_EQ(search.result().grid.to_line(), kPinnedGrid);
}

TEST(CheckTripods, NamesTheFirstDigitWithAWrongNumber) {
  EXPECT_FALSE(validate_tripods(cyclic_square()).has_value());
  Grid grid = cyclic_square();
  grid.set(0, 3);
  const auto error = validate_tripods(grid);
  ASSERT_TRUE(error.has_value());
  EXPECT_EQ(error->digit, 1);
  EXPECT_EQ(error->count, 8);
  EXPECT_EQ(error->message(), "Found 8 tiles with the digit 1, expected 9.");
  EXPECT_EQ((TripodsError{.digit = 4, .count = 1}).found().text(), "1 tile with the digit 4");
}

TEST(CheckTripods, CountsBlankTiles) {
  Grid grid = cyclic_square();
  grid.set(80, 0);
  EXPECT_EQ(validate_tripods(grid).value_or(TripodsError{.digit = 1, .count = 0}).message(),
            "Found 1 blank tile, expected none.");
  EXPECT_EQ(validate_tripods(Grid()).value_or(TripodsError{.digit = 1, .count = 0}).message(),
            "Found 81 blank tiles, expected none.");
}

}  // namespace
}  // namespace jiugong
