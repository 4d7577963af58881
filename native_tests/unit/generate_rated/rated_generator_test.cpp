// Each puzzle is solved and rated anew, so that no promise rests on the generator's own word.
#include <gtest/gtest.h>

#include <climits>
#include <string>
#include <vector>

#include "generate/orbits.h"
#include "jiugong/generate_rated.h"
#include "jiugong/solve9.h"
#include "memory.h"
#include "support.h"

namespace jiugong {
namespace {

constexpr Level kLevels[] = {Level::kBeginner, Level::kEasy,   Level::kMedium,
                             Level::kHard,     Level::kExpert, Level::kExtreme};
constexpr Symmetry kSymmetries[] = {
    Symmetry::kNone,     Symmetry::kHalfTurn, Symmetry::kQuarterTurn, Symmetry::kHorizontal,
    Symmetry::kVertical, Symmetry::kDiagonal, Symmetry::kAntiDiagonal};

// Checks the puzzle, its solution, and its ratings.
void expect_sound(const GeneratedRated& made) {
  const Solve9Result solved = solve9(made.puzzle);
  ASSERT_EQ(solved.status, Status::kUnique);
  EXPECT_EQ(*solved.solution, made.solution);
  EXPECT_EQ(made.puzzle.clue_count(), made.clues);
  const TeachResult rated = rate({.givens = made.puzzle});
  EXPECT_EQ(made.er, rated.er);
  EXPECT_EQ(made.ep, rated.ep);
  EXPECT_EQ(made.ed, rated.ed);
}

bool is_symmetric(const Grid& puzzle, Symmetry symmetry) {
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    if ((puzzle[cell] != 0) != (puzzle[generator::image(cell, symmetry)] != 0)) return false;
  }
  return true;
}

bool is_minimal(const Grid& puzzle, Symmetry symmetry) {
  const generator::Orbits orbits = generator::orbits_of(symmetry);
  for (const generator::Orbit& orbit : orbits.all()) {
    if (puzzle[orbit.cells().front()] == 0) continue;
    Grid without = puzzle;
    for (const Cell cell : orbit.cells()) without.set(cell, 0);
    if (solve9(without).status == Status::kUnique) return false;
  }
  return true;
}

TEST(RatedGenerator, MakesPuzzlesOfEachLevel) {
  for (const Level level : kLevels) {
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
      const GeneratedRated made = generate_rated({.seed = seed, .er = ratings_of(level)});
      expect_sound(made);
      EXPECT_TRUE(made.reached);
      EXPECT_EQ(level_of(made.er), level) << name_of(level) << ' ' << seed;
      EXPECT_EQ(made.hardest, rate({.givens = made.puzzle}).hardest);
    }
  }
}

TEST(RatedGenerator, GivesBeginnersMoreGivens) {
  for (std::uint64_t seed = 0; seed < 10; ++seed) {
    EXPECT_GE(generate_rated({.seed = seed, .er = ratings_of(Level::kBeginner)}).clues, 30);
  }
}

TEST(RatedGenerator, PuzzlesAreSymmetricAndMinimalAsWished) {
  for (const Symmetry symmetry : kSymmetries) {
    for (const bool minimal : {false, true}) {
      for (const Level level : {Level::kEasy, Level::kHard}) {
        const GeneratedRated made = generate_rated(
            {.seed = 3, .er = ratings_of(level), .symmetry = symmetry, .minimal = minimal});
        expect_sound(made);
        EXPECT_TRUE(made.reached);
        EXPECT_EQ(level_of(made.er), level);
        EXPECT_TRUE(is_symmetric(made.puzzle, symmetry));
        EXPECT_TRUE(!minimal || is_minimal(made.puzzle, symmetry));
      }
    }
  }
}

TEST(RatedGenerator, PuzzlesHaveTheWishedNumberOfGivens) {
  for (const int clues : {24, 30, 36}) {
    for (const Level level : {Level::kBeginner, Level::kHard, Level::kExpert}) {
      const GeneratedRated made =
          generate_rated({.seed = 5, .er = ratings_of(level), .clues = clues});
      expect_sound(made);
      EXPECT_TRUE(made.reached);
      EXPECT_EQ(made.clues, clues);
      EXPECT_EQ(level_of(made.er), level);
    }
  }
  const GeneratedRated made = generate_rated({.technique = Technique::kNakedPair, .clues = 32});
  expect_sound(made);
  EXPECT_TRUE(made.reached);
  EXPECT_EQ(made.clues, 32);
  EXPECT_EQ(made.hardest, Technique::kNakedPair);
}

TEST(RatedGenerator, RangesAreKept) {
  const GeneratedRated made = generate_rated({.er = {.low = 71, .high = 72}});
  expect_sound(made);
  EXPECT_GE(made.er, 71);
  EXPECT_LE(made.er, 72);
}

TEST(RatedGenerator, ATechniqueIsTheHardest) {
  for (const Technique technique :
       {Technique::kHiddenSingle, Technique::kDirectHiddenPair, Technique::kNakedSingle,
        Technique::kPointing, Technique::kNakedPair, Technique::kXWing, Technique::kHiddenTriplet,
        Technique::kXYWing, Technique::kUniqueRectangle, Technique::kBivalueUniversalGrave,
        Technique::kTurbotFish, Technique::kForcingChain, Technique::kRegionForcingChains}) {
    for (const bool minimal : {false, true}) {
      if (minimal && kSanitized) continue;
      const GeneratedRated made =
          generate_rated({.seed = 1, .technique = technique, .minimal = minimal});
      expect_sound(made);
      EXPECT_TRUE(made.reached) << name_of(technique);
      EXPECT_EQ(rate({.givens = made.puzzle}).hardest, technique);
      EXPECT_EQ(made.hardest, technique);
    }
  }
}

TEST(RatedGenerator, ATechniqueOfTheHumanStyleHasTheHighestScore) {
  for (const Technique technique :
       {Technique::kLockedPair, Technique::kSkyscraper, Technique::kTwoStringKite,
        Technique::kXYWing, Technique::kXYChain}) {
    const GeneratedRated made =
        generate_rated({.seed = 2, .technique = technique, .style = Style::kHuman});
    expect_sound(made);
    EXPECT_TRUE(made.reached) << name_of(technique);
    EXPECT_EQ(rate({.givens = made.puzzle}, Style::kHuman).hardest, technique);
    EXPECT_EQ(made.hardest, technique);
  }
}

TEST(RatedGenerator, TheNearestIsToldWhereNothingIsAsWanted) {
  // No step is rated 1.6, and no puzzle has 17 givens and ER 11 in so short a time.
  const std::vector<GenerateRatedOptions> wishes = {
      {.er = {.low = 16, .high = 16}, .effort = 300},
      {.er = {.low = 110, .high = 120}, .clues = 17, .effort = 300},
      {.er = ratings_of(Level::kBeginner), .minimal = true, .clues = 34, .effort = 300},
      {.technique = Technique::kGeneralizedXWing, .effort = 300},
      // No puzzle is rated below 1.0.
      {.er = {.low = 1, .high = 9}, .effort = 300},
      {.er = {.low = INT_MAX, .high = INT_MAX}, .effort = 300},
      {.er = {.low = INT_MIN, .high = INT_MIN}, .effort = 300},
      {.seed = 1, .technique = Technique::kEmptyRectangle, .style = Style::kHuman, .effort = 800},
      {.er = ratings_of(Level::kBeginner), .minimal = true, .effort = 1}};
  for (const GenerateRatedOptions& wish : wishes) {
    RatedGenerator generator;
    generator.start(wish);
    EXPECT_EQ(generator.result().clues, 0);
    while (!generator.advance(100)) {
      const GeneratedRated& best = generator.result();
      EXPECT_FALSE(best.reached);
      // What is told on the way is known.
      if (best.hardest) {
        EXPECT_EQ(best.hardest, rate({.givens = best.puzzle}, wish.style).hardest);
      }
    }
    const GeneratedRated& made = generator.result();
    expect_sound(made);
    EXPECT_EQ(made.reached, wish.er.contains(made.er) && wish.effort == 1);
    EXPECT_EQ(made.hardest, rate({.givens = made.puzzle}, wish.style).hardest);
    EXPECT_EQ(generator.progress(), 1);
  }
}

TEST(RatedGenerator, TheSeedDecidesThePuzzleAndPortionsDoNot) {
  const auto puzzle_of = [](RatedGenerator& generator, const GenerateRatedOptions& options,
                            std::uint64_t nodes) {
    generator.start(options);
    while (!generator.advance(nodes)) {
    }
    return generator.result().puzzle.to_line() + std::to_string(generator.rated());
  };
  RatedGenerator one, other;
  for (const Level level : kLevels) {
    GenerateRatedOptions options = {.seed = 11, .er = ratings_of(level)};
    const std::string puzzle = puzzle_of(one, options, UINT64_MAX);
    EXPECT_EQ(puzzle_of(other, options, 1), puzzle);
    EXPECT_EQ(puzzle_of(one, options, 777), puzzle) << "after another search";
    options.seed = 12;
    EXPECT_NE(puzzle_of(other, options, UINT64_MAX), puzzle);
  }
}

TEST(RatedGenerator, TellsItsProgress) {
  RatedGenerator generator;
  generator.start({.er = {.low = 16, .high = 16}, .effort = 500});
  double before = 0;
  std::uint64_t rated = 0;
  int nearest = 0;
  while (!generator.advance(50)) {
    EXPECT_GE(generator.progress(), before);
    EXPECT_LE(generator.progress(), 1);
    EXPECT_GE(generator.rated(), rated);
    before = generator.progress();
    rated = generator.rated();
    if (generator.result().clues != 0) ++nearest;
  }
  EXPECT_GT(before, 0.5);
  EXPECT_GT(nearest, 0);
}

TEST(RatedGeneratorSlow, TakesAtMostNineMegabytes) {
  for (const Style style : {Style::kExplainer, Style::kHuman}) {
    for (const Symmetry symmetry : {Symmetry::kNone, Symmetry::kQuarterTurn}) {
      const MemoryWatch memory;
      RatedGenerator generator;
      // More than any puzzle has, so that all of the effort is spent.
      generator.start({.seed = 9,
                       .er = {.low = kUnrated + 1, .high = kUnsolvedScore - 1},
                       .style = style,
                       .symmetry = symmetry,
                       .effort = kSanitized ? 1'000 : 20'000});
      while (!generator.advance(1'000)) {
      }
      EXPECT_FALSE(generator.result().reached);
      EXPECT_LT(memory.peak(), 9u << 20);
    }
  }
}

// The path ends where the next step would be rated higher.
TEST(Teacher, StopsAtAHighestRating) {
  Teacher teacher;
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    const Grid puzzle = generate({.seed = seed}).puzzle;
    for (const Style style : {Style::kExplainer, Style::kHuman}) {
      const TeachResult whole = solve_path({.givens = puzzle}, style);
      for (const int most : {10, 12, 23, 44, 64, 66, 80, 160}) {
        std::size_t expected = 0;
        while (expected < whole.steps.size() && whole.steps[expected].rating <= most) ++expected;
        teacher.start({.givens = puzzle}, {.record = false, .style = style, .max_rating = most});
        while (!teacher.advance(5'000)) {
        }
        const TeachResult& cut = teacher.result();
        EXPECT_EQ(static_cast<std::size_t>(cut.step_count), expected) << seed << ' ' << most;
        EXPECT_EQ(cut.solved, expected == whole.steps.size());
        EXPECT_LE(cut.er, most);
      }
    }
  }
}

TEST(RatedGenerator, TakesAnyBoundsOfTheRating) {
  for (const int low : {INT_MIN, 0, INT_MAX}) {
    for (const int high : {INT_MIN, 0, INT_MAX}) {
      const GeneratedRated made =
          generate_rated({.seed = 1, .er = {.low = low, .high = high}, .effort = 1});
      EXPECT_EQ(made.reached, made.er >= low && made.er <= high) << low << " " << high;
    }
  }
}

}  // namespace
}  // namespace jiugong
