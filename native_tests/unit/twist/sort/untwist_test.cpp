#include "jiugong/untwist.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "memory.h"
#include "twist/sort/beam.h"
#include "unit/twist/sort/boards.h"

namespace jiugong {
namespace {

UntwistResult expect_sorted(const UntwistProblem& problem) {
  EXPECT_FALSE(validate(problem).has_value());
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
      if (rows * cols <= 6) continue;  // these may be unreachable
      UntwistProblem problem = {.rows = rows, .cols = cols, .effort = 2'000};
      if (rows > 6 && cols > 6 && rows + cols < 20) continue;  // slow, and similar to the others
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
  // One transposition, which equal tiles can absorb.
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
  UntwistProblem problem = {.rows = 4, .cols = 4, .effort = 400'000};
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

// The length of the layer-by-layer answer alone: an effort of 1 allows no beam.
std::size_t layers_length(UntwistProblem problem) {
  problem.effort = 1;
  return expect_sorted(problem).moves.size();
}

TEST(Untwist, ClockwiseTurnsBeatLayersOnLargeBoards) {
  Random random(11);
  for (const auto& [side, effort] : {std::pair{8, 60'000U}, {10, 60'000U}}) {
    for (int i = 0; i < 2; ++i) {
      UntwistProblem problem = {
          .rows = side, .cols = side, .turns = Turns::kClockwise, .effort = effort};
      problem.tiles = random_tiles(side, side, random);
      EXPECT_LT(10 * expect_sorted(problem).moves.size(), 9 * layers_length(problem)) << side;
    }
  }
}

// Whether or not the effort suffices for the beam search to reach an end.
TEST(Untwist, NeverWorseThanLayers) {
  Random random(12);
  int better = 0, boards = 0;
  for (const Turns turns : kAllTurns) {
    for (const auto& [rows, cols] : {std::pair{2, 9}, {8, 3}, {7, 7}}) {
      for (const std::uint64_t effort : {10U, 700U, 5'000U}) {
        UntwistProblem problem = {.rows = rows, .cols = cols, .turns = turns, .effort = effort};
        problem.tiles = random_tiles(rows, cols, random);
        const std::size_t length = expect_sorted(problem).moves.size();
        EXPECT_LE(length, layers_length(problem));
        better += length < layers_length(problem) ? 1 : 0;
        ++boards;
      }
    }
  }
  EXPECT_GT(2 * better, boards);
}

// A beam that is cut short is completed layer by layer from its best boards.
TEST(Untwist, ABeamThatFailsIsOfUse) {
  Random random(13);
  UntwistProblem problem = {.rows = 10, .cols = 10, .effort = 3'000};
  problem.tiles = random_tiles(10, 10, random);
  EXPECT_LT(10 * expect_sorted(problem).moves.size(), 9 * layers_length(problem));
}

TEST(Untwist, EffortIsABound) {
  Random random(14);
  for (const std::uint64_t effort : {1U, 2U, 50U, 1'000U, 20'000U}) {
    UntwistProblem problem = {.rows = 5, .cols = 5, .effort = effort};
    problem.tiles = random_tiles(5, 5, random);
    EXPECT_LE(expect_sorted(problem).nodes, effort);
    for (int& tile : problem.tiles) tile %= 3;
    EXPECT_LE(expect_sorted(problem).nodes, effort);
  }
}

TEST(Untwist, TheUsualEffortIsUsedWhereNoneIsGiven) {
  Random random(20);
  EXPECT_EQ(default_untwist_effort({.rows = 4, .cols = 9, .tiles = sorted_tiles(4, 9)}),
            1'200'000u);
  EXPECT_EQ(default_untwist_effort({.rows = 8, .cols = 8, .tiles = sorted_tiles(8, 8)}),
            1'000'000u);
  EXPECT_EQ(default_untwist_effort({.rows = 9, .cols = 8, .tiles = sorted_tiles(9, 8)}), 800'000u);
  UntwistProblem problem = {.rows = 9, .cols = 8};
  problem.tiles = random_tiles(9, 8, random, 7);
  EXPECT_EQ(default_untwist_effort(problem), 400'000u);
  Untwister untwister;
  untwister.start(problem);
  while (untwister.best_length() == -1) untwister.advance(1'000);
  const double before = untwister.progress();
  untwister.advance(8'000);
  // About half of the steps expand boards; the others sort and make them.
  EXPECT_GT(untwister.progress() - before, 1'000 / 400'000.0);
  EXPECT_LE(untwister.progress() - before, 8'000 / 400'000.0);
}

TEST(Untwist, TheSeedDecidesBetweenAnswers) {
  Random random(15);
  UntwistProblem problem = {.rows = 6, .cols = 6, .effort = 5'000};
  problem.tiles = random_tiles(6, 6, random);
  const std::vector<Move> first = expect_sorted(problem).moves;
  EXPECT_EQ(expect_sorted(problem).moves, first);
  int others = 0;
  for (problem.seed = 1; problem.seed <= 3; ++problem.seed) {
    others += expect_sorted(problem).moves != first ? 1 : 0;
  }
  EXPECT_EQ(others, 3);
}

// The bidirectional search cannot finish with this effort, but an answer that meets the distance
// bound is a shortest one.
TEST(Untwist, DistancesProveTheAnswerOfABeam) {
  UntwistProblem problem = {.rows = 8, .cols = 8, .effort = 3'000};
  problem.tiles = sorted_tiles(8, 8);
  for (const int row : {0, 1, 4, 5}) {
    for (const int col : {row % 4, row % 4 + 4}) {
      turn_block<int>(problem.tiles, 8, {.row = row, .col = col, .turn = Turn::kClockwise});
    }
  }
  const UntwistResult result = expect_sorted(problem);
  EXPECT_EQ(result.moves.size(), 8u);
  EXPECT_TRUE(result.optimal);
  EXPECT_GT(result.nodes, 0u);
}

// Three presses move four tiles six cells away from their places, and five others twenty: by the
// distances seven presses would suffice, but the number must be even.
TEST(Untwist, ParityProvesTheAnswerOfABeam) {
  UntwistProblem problem = {.rows = 8, .cols = 8, .effort = 3'000};
  problem.tiles = sorted_tiles(8, 8);
  turn_block<int>(problem.tiles, 8, {.row = 0, .col = 0, .turn = Turn::kClockwise});
  turn_block<int>(problem.tiles, 8, {.row = 0, .col = 1, .turn = Turn::kClockwise});
  turn_block<int>(problem.tiles, 8, {.row = 0, .col = 0, .turn = Turn::kCounterclockwise});
  for (const auto& [row, col] : {std::pair{3, 0}, {3, 3}, {6, 0}, {6, 3}, {6, 6}}) {
    turn_block<int>(problem.tiles, 8, {.row = row, .col = col, .turn = Turn::kClockwise});
  }
  const UntwistResult result = expect_sorted(problem);
  EXPECT_EQ(result.moves.size(), 8u);
  EXPECT_TRUE(result.optimal);
  EXPECT_GT(result.nodes, 0u);
}

TEST(Untwister, KeepsToItsMemory) {
  Random random(16);
  Untwister untwister;
  for (const auto& [side, kinds, turns] : {std::tuple{10, 2, Turns::kAny},
                                           {4, 100, Turns::kAny},
                                           {10, 100, Turns::kAny},
                                           {4, 2, Turns::kClockwise},
                                           {6, 100, Turns::kQuarter}}) {
    UntwistProblem problem = {.rows = side, .cols = side, .turns = turns, .effort = UINT64_MAX};
    problem.tiles = random_tiles(side, side, random, kinds);
    const MemoryWatch watch;
    untwister.start(problem);
    // Advances until the search has allocated all of its memory.
    while (untwister.best_length() == -1) untwister.advance(10'000);
    untwister.advance(10'000);
    EXPECT_LE(watch.peak(), 34U << 20) << side;
    EXPECT_GE(watch.peak(), 8U << 20) << side;
    untwister.start({.rows = 2, .cols = 2, .tiles = {1, 2, 3, 4}});
    EXPECT_LE(watch.now(), 1U << 20) << "left searches free their memory";
  }
}

TEST(Untwister, ADoneSearchHoldsNoMemory) {
  Random random(17);
  UntwistProblem problem = {.rows = 6, .cols = 6, .effort = 20'000};
  for (const int kinds : {100, 2}) {
    problem.tiles = random_tiles(6, 6, random, kinds);
    Untwister untwister;
    const MemoryWatch watch;
    untwister.start(problem);
    while (!untwister.advance(1'000)) {
    }
    EXPECT_GE(watch.peak(), 500'000u);
    EXPECT_LE(watch.now(), 200'000u);
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
  EXPECT_EQ(hash, 17171233749539899892U);
}

std::string complaint(const UntwistProblem& problem) {
  const auto error = validate(problem);
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
