#include <cstdlib>

#include "generate/orbits.h"
#include "jiugong/generate.h"
#include "jiugong/solve9.h"
#include "support.h"

namespace jiugong {
namespace {

using generator::Orbit;
using generator::Orbits;
using generator::orbits_of;

constexpr std::array<Symmetry, 7> kSymmetries = {
    Symmetry::kNone,     Symmetry::kHalfTurn, Symmetry::kQuarterTurn, Symmetry::kHorizontal,
    Symmetry::kVertical, Symmetry::kDiagonal, Symmetry::kAntiDiagonal};

bool is_unique(const Grid& puzzle) { return solve9(puzzle).status == Status::kUnique; }

// Expects the properties that hold for all options.
void expect_sound(const Generated& made, Symmetry symmetry) {
  EXPECT_TRUE(is_solved(made.solution));
  EXPECT_TRUE(extends(made.solution, made.puzzle));
  EXPECT_TRUE(is_unique(made.puzzle)) << made.puzzle.to_line();
  EXPECT_EQ(made.clues, made.puzzle.clue_count());
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    EXPECT_EQ(made.puzzle[cell] == 0, made.puzzle[generator::image(cell, symmetry)] == 0);
  }
}

void expect_minimal(const Grid& puzzle, Symmetry symmetry) {
  const Orbits orbits = orbits_of(symmetry);
  for (const Orbit& orbit : orbits.all()) {
    if (puzzle[orbit.members[0]] == 0) continue;
    Grid without = puzzle;
    for (const Cell cell : orbit.cells()) without.set(cell, 0);
    EXPECT_FALSE(is_unique(without)) << puzzle.to_line() << " without cell " << orbit.members[0];
  }
}

TEST(Generate, AsFewAsItComesIsMinimal) {
  Generator generator;
  int clues = 0;
  for (std::uint64_t i = 0; i < 140; ++i) {
    const Symmetry symmetry = kSymmetries[i % 14 < 7 ? 0 : i % 7];
    generator.start({.seed = seed_of(1, i), .symmetry = symmetry});
    ASSERT_TRUE(generator.advance(UINT64_MAX));
    const Generated& made = generator.result();
    expect_sound(made, symmetry);
    expect_minimal(made.puzzle, symmetry);
    EXPECT_TRUE(made.reached);
    if (symmetry == Symmetry::kNone) clues += made.clues;
  }
  EXPECT_NEAR(clues / 80.0, 24.4, 0.5) << "givens of a random minimal puzzle";
}

TEST(Generate, ReachesWishedNumbersOfGivens) {
  Generator generator;
  for (const Symmetry symmetry : kSymmetries) {
    for (const int clues : {81, 80, 77, 61, 52, 45, 41, 36, 33}) {
      const GenerateOptions options = {
          .seed = 3, .clues = clues, .symmetry = symmetry, .attempts = 100};
      generator.start(options);
      ASSERT_TRUE(generator.advance(UINT64_MAX));
      expect_sound(generator.result(), symmetry);
      EXPECT_TRUE(generator.result().reached);
      EXPECT_EQ(generator.result().clues, clues);
    }
  }
}

TEST(Generate, ReachesFewGivens) {
  for (const int clues : {21, 22, 23}) {
    const Generated made = generate({.seed = 4, .clues = clues});
    expect_sound(made, Symmetry::kNone);
    EXPECT_EQ(made.clues, clues);
    EXPECT_TRUE(made.reached);
  }
  const Generated symmetric = generate({.seed = 5, .clues = 24, .symmetry = Symmetry::kHalfTurn});
  expect_sound(symmetric, Symmetry::kHalfTurn);
  EXPECT_EQ(symmetric.clues, 24);
}

TEST(Generate, MinimalWithAWishedNumber) {
  for (const int clues : {23, 25, 26}) {
    const Generated made = generate({.seed = 6, .clues = clues, .minimal = true});
    expect_sound(made, Symmetry::kNone);
    expect_minimal(made.puzzle, Symmetry::kNone);
    EXPECT_EQ(made.clues, clues);
    EXPECT_TRUE(made.reached);
  }
  // More givens than a minimal puzzle can have: the result is the nearest number, and still
  // minimal.
  const Generated made = generate({.seed = 6, .clues = 60, .minimal = true, .attempts = 5});
  expect_sound(made, Symmetry::kNone);
  expect_minimal(made.puzzle, Symmetry::kNone);
  EXPECT_FALSE(made.reached);
}

TEST(Generate, WishesOutsideTheRange) {
  EXPECT_EQ(generate({.seed = 7, .clues = -3}).puzzle, generate({.seed = 7}).puzzle);
  const Generated full = generate({.seed = 7, .clues = 100});
  EXPECT_EQ(full.puzzle, full.solution);
  EXPECT_FALSE(full.reached);
  const Generated few = generate({.seed = 7, .clues = 5, .attempts = 3});
  expect_sound(few, Symmetry::kNone);
  EXPECT_EQ(few.puzzle, generate({.seed = 7, .clues = 17, .attempts = 3}).puzzle);
  EXPECT_FALSE(few.reached);
  for (const auto& [wish, made] : {std::pair{40, 40}, {41, 41}, {42, 44}, {43, 44}, {79, 80}}) {
    const Generated turned =
        generate({.seed = 8, .clues = wish, .symmetry = Symmetry::kQuarterTurn});
    EXPECT_EQ(turned.clues, made);
    EXPECT_EQ(turned.reached, wish == made);
  }
}

TEST(Generate, MoreAttemptsComeNearer) {
  int better = 0;
  for (std::uint64_t seed = 0; seed < 6; ++seed) {
    int previous = kCellCount;
    for (const std::uint32_t attempts : {0U, 1U, 20U, 60U}) {
      const Generated made = generate({.seed = seed, .clues = 17, .attempts = attempts});
      EXPECT_LE(made.clues, previous);
      better += made.clues < previous ? 1 : 0;
      previous = made.clues;
    }
  }
  EXPECT_GE(better, 12);
}

TEST(Generate, OfAttemptsEquallyNearTheFirstCounts) {
  Generator generator;
  Generated previous;
  for (std::uint32_t attempts = 1; attempts < 40; ++attempts) {
    generator.start({.seed = 12, .clues = 17, .attempts = attempts});
    ASSERT_TRUE(generator.advance(UINT64_MAX));
    const Generated& made = generator.result();
    if (made.clues == previous.clues) {
      EXPECT_EQ(made.puzzle, previous.puzzle) << attempts;
    }
    previous = made;
  }
}

TEST(Generate, BeginsWithANewGridWhenOneLeadsNowhere) {
  const std::uint64_t seed = 13;
  const Generated made = generate({.seed = seed, .clues = 20});
  EXPECT_TRUE(made.reached);
  Random random(seed);
  EXPECT_NE(made.solution, GridSampler().draw(random)) << "the grid of the first attempt";
}

TEST(Generate, SamePuzzlesEverywhere) {
  // Fixed figures: this test runs natively, with sanitizers and as WebAssembly, and must not depend
  // on the solver.
  EXPECT_EQ(generate({.seed = 20261120}).puzzle.to_line(),
            ".3....8.96718........3...1..69....4..5....7..7...6..321...........52....4.76...2.");
  EXPECT_EQ(generate({.seed = 1, .clues = 30, .symmetry = Symmetry::kHalfTurn}).puzzle.to_line(),
            "..496..........9..9.6278...5....3.9.23.6.9.85.9.5....6...8375.9..3..........567..");
  EXPECT_EQ(generate({.seed = 2, .clues = 22}).puzzle.to_line(),
            ".....2..68......3241..7.......2.8..9...9..5....4..6...2.....384.3.....5....1.....");
  EXPECT_EQ(generate({.seed = 3, .clues = 27, .symmetry = Symmetry::kDiagonal, .minimal = true})
                .puzzle.to_line(),
            "....2.8...5.78...3..31..6...29.....537..9..4.......78.2.6..7.1.....194...1.5.....");
}

TEST(Generator, PortionsGiveTheSameAsOneRun) {
  const GenerateOptions options = {.seed = 9, .clues = 23};
  const Generated whole = generate(options);
  for (const std::uint64_t portion : {1U, 7U, 1000U}) {
    Generator generator;
    generator.start(options);
    int portions = 0;
    while (!generator.advance(portion)) ++portions;
    EXPECT_EQ(generator.result().puzzle, whole.puzzle);
    EXPECT_GE(portions, portion == 1 ? 30 : 0) << "a portion should be small";
  }
}

TEST(Generator, ForgetsThePuzzleBefore) {
  Generator generator;
  generator.start({.seed = 10, .clues = 20, .symmetry = Symmetry::kVertical});
  generator.advance(500);
  generator.start({.seed = 11});
  EXPECT_EQ(generator.result().puzzle, Grid());
  ASSERT_TRUE(generator.advance(UINT64_MAX));
  EXPECT_EQ(generator.result().puzzle, generate({.seed = 11}).puzzle);
  EXPECT_TRUE(generator.advance(1)) << "done is done";
}

TEST(Generator, IsLikeNewAfterOtherPuzzles) {
  // The first uses up its attempts, the second needs many.
  const std::vector<GenerateOptions> wishes = {
      {.seed = 14, .clues = 17, .attempts = 30},
      {.seed = 15, .clues = 21, .attempts = 60},
      {.seed = 16, .clues = 80, .symmetry = Symmetry::kHalfTurn, .attempts = 3},
      {.seed = 17},
      {.seed = 18, .clues = 25, .minimal = true, .attempts = 20},
  };
  Generator used;
  for (const GenerateOptions& wish : wishes) {
    const Generated expected = generate(wish);
    for (const GenerateOptions& before : wishes) {
      used.start(before);
      ASSERT_TRUE(used.advance(UINT64_MAX));
      used.start(wish);
      ASSERT_TRUE(used.advance(UINT64_MAX));
      EXPECT_EQ(used.result().puzzle, expected.puzzle);
      EXPECT_EQ(used.result().solution, expected.solution);
      EXPECT_EQ(used.result().clues, expected.clues);
      EXPECT_EQ(used.result().reached, expected.reached);
    }
  }
}

TEST(Generator, ANewGeneratorHasNothingToDo) {
  Generator generator;
  EXPECT_TRUE(generator.advance(1));
  EXPECT_EQ(generator.result().puzzle, Grid());
  EXPECT_FALSE(generator.result().reached);
}

TEST(Generator, ASamplerCanBeShared) {
  const auto sampler = std::make_shared<const GridSampler>();
  Generator one(sampler), other(sampler);
  one.start({.seed = 1});
  other.start({.seed = 2});
  for (bool one_done = false, other_done = false; !one_done || !other_done;) {
    one_done = one.advance(1);
    other_done = other.advance(1);
  }
  EXPECT_EQ(one.result().puzzle, generate({.seed = 1}).puzzle);
  EXPECT_EQ(other.result().puzzle, generate({.seed = 2}).puzzle);
}

}  // namespace
}  // namespace jiugong
