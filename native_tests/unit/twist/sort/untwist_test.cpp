#include "jiugong/untwist.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "unit/twist/sort/boards.h"

namespace jiugong {
namespace {

UntwistResult expect_sorted(const UntwistProblem& problem) {
  EXPECT_FALSE(check(problem).has_value());
  UntwistResult result = untwist(problem);
  EXPECT_EQ(result.status, UntwistStatus::kSolved);
  EXPECT_EQ(after(problem.tiles, problem.cols, result.moves), result.goal);
  EXPECT_TRUE(are_legal(result.moves, problem.rows, problem.cols, problem.turns));
  if (problem.goal.empty()) {
    EXPECT_TRUE(std::is_sorted(result.goal.begin(), result.goal.end()));
  } else {
    EXPECT_EQ(result.goal, problem.goal);
  }
  return result;
}

TEST(Untwist, EverySize) {
  Random random(1);
  for (int rows = kMinUntwistSide; rows <= kMaxUntwistSide; ++rows) {
    for (int cols = kMinUntwistSide; cols <= kMaxUntwistSide; ++cols) {
      if (rows * cols <= 6) continue;  // these can be unreachable
      UntwistProblem problem = {.rows = rows, .cols = cols, .effort = 2'000};
      if (rows > 6 && cols > 6 && rows + cols < 20) continue;  // slow, and like the others
      problem.tiles = random_tiles(rows, cols, random);
      problem.turns = kAllTurns[static_cast<std::size_t>(random.below(3))];
      expect_sorted(problem);
    }
  }
}

TEST(Untwist, RepeatedAndOutlandishNumbersAndGoals) {
  Random random(2);
  for (const int kinds : {1, 2, 5, 9}) {
    UntwistProblem problem = {.rows = 5, .cols = 4, .effort = 10'000};
    problem.tiles = random_tiles(5, 4, random, kinds);
    expect_sorted(problem);
    problem.goal = random_tiles(5, 4, random, kinds);
    expect_sorted(problem);
  }
  UntwistProblem problem = {
      .rows = 3, .cols = 3, .tiles = {7, -5, INT32_MAX, 0, 7, INT32_MIN, 3, 3, 1000}};
  EXPECT_TRUE(expect_sorted(problem).optimal);
}

TEST(Untwist, EqualTilesShortenTheAnswer) {
  Random random(3);
  for (int i = 0; i < 3; ++i) {
    UntwistProblem problem = {.rows = 6, .cols = 6, .effort = 30'000};
    problem.tiles = random_tiles(6, 6, random);
    const std::size_t different = expect_sorted(problem).moves.size();
    for (int& tile : problem.tiles) tile = (tile + 5) / 6;
    EXPECT_LT(expect_sorted(problem).moves.size() + 5, different);
  }
}

TEST(Untwist, AlreadySorted) {
  for (const auto& [rows, cols] : {std::pair{2, 2}, {3, 3}, {7, 4}}) {
    const UntwistResult result =
        expect_sorted({.rows = rows, .cols = cols, .tiles = sorted_tiles(rows, cols)});
    EXPECT_TRUE(result.moves.empty());
    EXPECT_TRUE(result.optimal);
  }
}

TEST(Untwist, UnreachableOrders) {
  for (const Turns turns : kAllTurns) {
    for (const auto& [rows, cols, tiles] : {std::tuple{2, 2, std::vector<int>{2, 1, 3, 4}},
                                            {2, 3, {2, 1, 3, 4, 5, 6}},
                                            {3, 2, {2, 1, 3, 4, 5, 6}}}) {
      const UntwistResult result =
          untwist({.rows = rows, .cols = cols, .tiles = tiles, .turns = turns, .effort = 1});
      EXPECT_EQ(result.status, UntwistStatus::kUnreachable);
      EXPECT_TRUE(result.moves.empty());
      EXPECT_FALSE(result.optimal);
    }
  }
  // One exchange, which equal tiles can hide.
  expect_sorted({.rows = 2, .cols = 2, .tiles = {2, 1, 1, 1}});
}

TEST(Untwist, SmallBoardsAreProvablyShortest) {
  Random random(4);
  for (const auto& [rows, cols, kinds] :
       {std::array{2, 4, 100}, {4, 2, 100}, {2, 5, 100}, {3, 3, 4}, {3, 4, 2}, {4, 4, 2}}) {
    UntwistProblem problem = {.rows = rows, .cols = cols};
    problem.tiles = random_tiles(rows, cols, random, kinds);
    EXPECT_TRUE(expect_sorted(problem).optimal) << rows << "x" << cols;
  }
}

TEST(Untwist, AFewPressesAreFoundOnEverySize) {
  Random random(5);
  for (const int side : {4, 6, 10}) {
    for (const Turns turns : kAllTurns) {
      UntwistProblem problem = {.rows = side, .cols = side, .turns = turns};
      problem.tiles = sorted_tiles(side, side);
      for (int i = 0; i < 4; ++i) {
        turn_block<int>(problem.tiles, side,
                        {.row = random.below(side - 1),
                         .col = random.below(side - 1),
                         .turn = Turn::kCounterclockwise});
      }
      const UntwistResult result = expect_sorted(problem);
      EXPECT_TRUE(result.optimal);
      EXPECT_LE(result.moves.size(), 4u);
    }
  }
}

// OEIS A330280 has 24 for the reversed order of 4×4, the worst known.
TEST(Untwist, TheReversedOrderOf4x4) {
  UntwistProblem problem = {.rows = 4, .cols = 4, .effort = 200'000};
  problem.tiles = sorted_tiles(4, 4);
  std::reverse(problem.tiles.begin(), problem.tiles.end());
  const UntwistResult result = expect_sorted(problem);
  EXPECT_EQ(result.moves.size(), 24u);
  EXPECT_FALSE(result.optimal) << "not proven";
}

TEST(Untwist, MeansAreShort) {
  for (const auto& [side, boards, most] :
       {std::tuple{4, 10U, 17.0}, {5, 5U, 33.0}, {6, 3U, 62.0}}) {
    Random random(6);
    double presses = 0;
    for (unsigned i = 0; i < boards; ++i) {
      UntwistProblem problem = {.rows = side, .cols = side, .effort = 20'000};
      problem.tiles = random_tiles(side, side, random);
      presses += static_cast<double>(expect_sorted(problem).moves.size());
    }
    EXPECT_LE(presses / boards, most) << side;
  }
}

TEST(Untwister, PortionsGiveTheSameAsOneRun) {
  Random random(7);
  UntwistProblem problem = {.rows = 5, .cols = 5, .effort = 8'000};
  problem.tiles = random_tiles(5, 5, random);
  const UntwistResult whole = untwist(problem);
  Untwister untwister;
  for (const std::uint64_t portion : {1U, 256U}) {
    untwister.start(problem);
    int portions = 0;
    while (!untwister.advance(portion)) ++portions;
    EXPECT_EQ(untwister.result().moves, whole.moves);
    EXPECT_EQ(untwister.result().nodes, whole.nodes);
    EXPECT_GE(portions, 8'000 / static_cast<int>(portion) / 2);
  }
}

TEST(Untwister, ProgressNeverFallsAndTheBestIsKnown) {
  Random random(8);
  UntwistProblem problem = {.rows = 6, .cols = 6, .effort = 10'000};
  problem.tiles = random_tiles(6, 6, random);
  Untwister untwister;
  untwister.start(problem);
  EXPECT_EQ(untwister.progress(), 0);
  EXPECT_EQ(untwister.best_length(), -1);
  double before = 0;
  int best = -1, steps = 0;
  while (!untwister.advance(100)) {
    EXPECT_GE(untwister.progress(), before);
    EXPECT_LE(untwister.progress(), 1);
    steps += untwister.progress() > before ? 1 : 0;
    before = untwister.progress();
    if (untwister.best_length() == -1) continue;
    best = untwister.best_length();
    const std::vector<Move>& moves = untwister.result().moves;
    ASSERT_EQ(static_cast<int>(moves.size()), best);
    EXPECT_EQ(after(problem.tiles, 6, moves), untwister.result().goal);
  }
  EXPECT_GT(steps, 20);
  EXPECT_EQ(untwister.progress(), 1);
  EXPECT_EQ(untwister.best_length(), static_cast<int>(untwister.result().moves.size()));
  EXPECT_LT(untwister.best_length(), best) << "layer by layer takes more";
}

TEST(Untwister, ForgetsTheProblemBefore) {
  Random random(9);
  UntwistProblem first = {.rows = 6, .cols = 6}, second = {.rows = 4, .cols = 5, .effort = 5'000};
  first.tiles = random_tiles(6, 6, random);
  second.tiles = random_tiles(4, 5, random);
  Untwister untwister;
  untwister.start(first);
  untwister.advance(1'000);
  untwister.start(second);
  while (!untwister.advance(1'000)) {
  }
  EXPECT_EQ(untwister.result().moves, untwist(second).moves);
  EXPECT_TRUE(untwister.advance(1)) << "done is done";
}

TEST(Untwister, ANewOneHasNothingToDo) {
  Untwister untwister;
  EXPECT_TRUE(untwister.advance(1));
  EXPECT_EQ(untwister.best_length(), -1);
  EXPECT_TRUE(untwister.result().moves.empty());
}

// The same natively, with sanitizers and as WebAssembly.
TEST(Untwist, SameAnswersEverywhere) {
  std::uint64_t hash = 0;
  for (const Turns turns : kAllTurns) {
    for (const int kinds : {100, 5}) {
      Random random(10);
      UntwistProblem problem = {.rows = 5, .cols = 6, .turns = turns, .effort = 4'000};
      problem.tiles = random_tiles(5, 6, random, kinds);
      for (const Move& move : untwist(problem).moves) {
        hash = seed_of(hash, static_cast<std::uint64_t>(move.row * 100 + move.col * 10) +
                                 static_cast<std::uint64_t>(move.turn));
      }
    }
  }
  EXPECT_EQ(hash, 17864119325656541243U);
}

std::string complaint(const UntwistProblem& problem) {
  const auto error = check(problem);
  return error ? std::string(name_of(error->code)) + ": " + error->message() : "";
}

TEST(UntwistCheck, SaysWhatIsWrong) {
  EXPECT_EQ(complaint({.rows = 1, .cols = 3, .tiles = {1, 2, 3}}),
            "bad-size: Found 1 rows and 3 columns; expected 2 to 10 of each.");
  EXPECT_EQ(complaint({.rows = 2, .cols = 11, .tiles = std::vector<int>(22)}),
            "bad-size: Found 2 rows and 11 columns; expected 2 to 10 of each.");
  EXPECT_EQ(complaint({.rows = 2, .cols = 2, .tiles = {1}}),
            "bad-tile-count: Found 1 tile; expected 4.");
  EXPECT_EQ(complaint({.rows = 2, .cols = 2, .tiles = {1, 2, 3, 4}, .goal = {1, 2, 3, 4, 5}}),
            "bad-tile-count: Found 5 numbers in the goal; expected 4.");
  EXPECT_EQ(complaint({.rows = 2, .cols = 2, .tiles = {1, 2, 3, 4}, .goal = {4, 3, 2, 5}}),
            "goal-mismatch: Row 2, column 2 of the goal: found the number 5; expected numbers of "
            "the tiles only, and no tile has this one.");
  EXPECT_EQ(complaint({.rows = 2, .cols = 2, .tiles = {1, 2, 2, 4}, .goal = {2, 1, 1, 4}}),
            "goal-mismatch: Row 2, column 1 of the goal: found the number 1 again; expected it "
            "once, as on the tiles.");
  EXPECT_EQ(complaint({.rows = 2, .cols = 2, .tiles = {1, 2, 2, 4}, .goal = {2, 2, 2, 4}}),
            "goal-mismatch: Row 2, column 1 of the goal: found the number 2 again; expected it 2 "
            "times, as on the tiles.");
  EXPECT_EQ(complaint({.rows = 2, .cols = 2, .tiles = {1, 2, 2, 4}, .goal = {2, 4, 2, 1}}), "");
}

}  // namespace
}  // namespace jiugong
