#include <algorithm>
#include <set>

#include "jiugong/solve9.h"
#include "support.h"
#include "unit/teach/positions.h"

namespace jiugong::teach {
namespace {

std::string text_of(const Step& step) {
  return step.name() + " " + placement_of(step) + " " + eliminations_of(step);
}

TEST(AllSteps, HaveTheNextStepAmongThem) {
  for (const KnownStep& known : known_steps()) {
    if (known.rating >= 95) continue;
    const std::vector<Step> steps = all_steps(known.position);
    const auto next = next_step(known.position);
    const bool found = std::any_of(steps.begin(), steps.end(), [&](const Step& step) {
      return text_of(step) == text_of(*next) && step.complexity == next->complexity;
    });
    EXPECT_TRUE(found) << known.name;
  }
}

TEST(AllStepsSlow, AreTrueAndDifferentAndInOrder) {
  std::size_t steps_seen = 0;
  for (const KnownStep& known : known_steps()) {
    const Grid solution = *solve9(known.position.givens).solution;
    int before = 0;
    std::set<std::string> seen;
    for (const Step& step : all_steps(known.position)) {
      ASSERT_EQ(mistake_in(step, solution), "");
      ASSERT_TRUE(seen.insert(text_of(step)).second) << text_of(step);
      ASSERT_GE(step.rating, before);
      before = step.rating;
      ++steps_seen;
    }
  }
  EXPECT_GT(steps_seen, 3000u);
}

TEST(AllSteps, HaveEverySingle) {
  const Position position = {.givens = grid_of(kPuzzle)};
  const Board board = board_of(position);
  std::set<std::string> expected, found;
  for (int house = 0; house < kHouseCount; ++house) {
    for (int digit = 0; digit < 9; ++digit) {
      const PlaceSet places = board.places[house][digit];
      if (!is_single(places)) continue;
      Step step;
      step.placement = {cell_at(house, lowest_bit(places)), static_cast<Digit>(digit + 1)};
      expected.insert(placement_of(step));
    }
  }
  for (const Step& step : all_steps(position)) {
    if (step.technique == Technique::kHiddenSingle) found.insert(placement_of(step));
  }
  EXPECT_EQ(found, expected);
}

// All naked pairs and X-wings by their definition.
TEST(AllSteps, HaveEveryNakedPairAndXWing) {
  int pairs = 0, wings = 0;
  for (const KnownStep& known : known_steps()) {
    if (known.complexity > 0) continue;
    const Board board = board_of(known.position);
    std::set<std::string> expected, found;
    const auto add = [&](Technique technique, const Marks& removed) {
      Step step;
      step.technique = technique;
      for (Cell cell = 0; cell < kCellCount; ++cell) {
        const DigitSet digits = removed[static_cast<std::size_t>(cell)];
        if (digits != 0) step.eliminations.push_back({cell, digits});
      }
      if (!step.eliminations.empty()) expected.insert(text_of(step));
    };
    for (int house = 0; house < kHouseCount; ++house) {
      for (int i = 0; i < 9; ++i) {
        for (int j = 0; j < i; ++j) {
          const DigitSet pair = board.cells[cell_at(house, i)];
          if (std::popcount(pair) != 2 || board.cells[cell_at(house, j)] != pair) continue;
          if (board.open_cells(house) < 4) continue;
          Marks removed{};
          for (int place = 0; place < 9; ++place) {
            if (place == i || place == j) continue;
            const Cell cell = cell_at(house, place);
            removed[static_cast<std::size_t>(cell)] =
                static_cast<DigitSet>(board.cells[cell] & pair);
          }
          add(Technique::kNakedPair, removed);
        }
      }
    }
    for (const int type : {kRow, kColumn}) {
      for (int i = 0; i < 9; ++i) {
        for (int j = 0; j < i; ++j) {
          for (int digit = 0; digit < 9; ++digit) {
            const PlaceSet places = board.places[9 * type + i][digit];
            if (std::popcount(places) != 2 || board.places[9 * type + j][digit] != places) continue;
            Marks removed{};
            for (const int line : bits(places)) {
              const int cover = 9 * (kRow + kColumn - type) + line;
              for (const int place : bits(board.places[cover][digit] & ~(1U << i | 1U << j))) {
                removed[static_cast<std::size_t>(cell_at(cover, place))] =
                    static_cast<DigitSet>(1 << digit);
              }
            }
            add(Technique::kXWing, removed);
          }
        }
      }
    }
    for (const Step& step : all_steps(known.position)) {
      if (step.technique != Technique::kNakedPair && step.technique != Technique::kXWing) continue;
      found.insert(text_of(step));
      ++(step.technique == Technique::kXWing ? wings : pairs);
    }
    EXPECT_EQ(found, expected);
  }
  EXPECT_GT(pairs, 20);
  EXPECT_GT(wings, 20);
}

TEST(AllSteps, ComeInPortionsAndUpToALimit) {
  for (const KnownStep& known : known_steps()) {
    if (known.rating < 80 || known.rating >= 90) continue;
    const std::vector<Step> steps = all_steps(known.position);
    Teacher teacher;
    teacher.start(known.position, {.max_steps = 3, .all_steps = true});
    while (!teacher.advance(1)) {
    }
    const TeachResult& result = teacher.result();
    ASSERT_EQ(result.steps.size(), std::min<std::size_t>(steps.size(), 3));
    for (std::size_t i = 0; i < result.steps.size(); ++i) {
      EXPECT_EQ(text_of(result.steps[i]), text_of(steps[i]));
    }
    EXPECT_EQ(result.er, 0);
    EXPECT_FALSE(result.solved);
  }
}

TEST(AllSteps, OfASolvedGridAreNone) {
  EXPECT_TRUE(all_steps({.givens = grid_of(kPuzzleSolved)}).empty());
  EXPECT_TRUE(all_steps({.givens = grid_of(kTwoSolutions)}).empty());
}

}  // namespace
}  // namespace jiugong::teach
