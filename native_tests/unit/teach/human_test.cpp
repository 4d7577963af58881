// The human style: each technique where it is the next step and where it nearly is, its truth, ratings,
// portions.
#include <algorithm>
#include <map>
#include <set>

#include "jiugong/solve9.h"
#include "memory.h"
#include "support.h"
#include "teach/human/techniques.h"
#include "unit/teach/positions.h"

namespace jiugong::teach {
namespace {

constexpr std::string_view kNeedsChains =
    "98.7..6..5...9..7...7..4...3.......2..85...6.....23....1..8...6..59...4......61..";

// Whether two steps are of the same pattern. (Singles have no cells.)
bool same_pattern(const Step& a, const Step& b) {
  return a.name() == b.name() && a.cells == b.cells &&
         (!a.cells.empty() || a.placement == b.placement);
}

std::string effect_of(const Step& step) { return placement_of(step) + " " + eliminations_of(step); }

// Every technique and type of the human style but for forcing chains, and how many positions it has.
TEST(HumanStyle, HasPositionsForEveryTechnique) {
  std::map<std::string, int> known, near;
  for (const KnownHumanStep& step : known_human_steps()) {
    ++known[step.name];
    if (step.near) ++near[step.name];
  }
  std::vector<std::string> names = {
      "Naked Single", "Hidden Single",  "Pointing",   "Claiming",    "Naked Pair", "Naked Triplet",
      "Hidden Pair",  "Hidden Triplet", "Naked Quad", "Hidden Quad", "X-Wing",     "Swordfish",
      "Jellyfish",    "Turbot Fish",    "XY-Wing",    "XYZ-Wing"};
  for (auto i = static_cast<std::size_t>(Technique::kFullHouse); i < kTechniqueCount; ++i) {
    const std::string name(name_of(static_cast<Technique>(i)));
    const bool types = name == "Avoidable Rectangle" || name == "Simple Colouring" ||
                       name == "Multi-Colouring" || name == "ALS-XZ";
    names.push_back(types ? name + " type 1" : name);
    if (types) names.push_back(name + " type 2");
  }
  for (int type = 1; type <= 6; ++type) {
    names.push_back("Unique Rectangle type " + std::to_string(type));
  }
  // Those that hardly occur as the next step, since other types hide them; the last is tested below.
  const std::map<std::string, int> rare = {{"Simple Colouring type 2", 1},
                                           {"Multi-Colouring type 2", 0}};
  for (const std::string& name : names) {
    const int least = rare.contains(name) ? rare.at(name) : 10;
    EXPECT_GE(known[name], least) << name;
    EXPECT_GE(near[name], least) << name;
  }
}

// A board with these digits and all other candidates, but for some.
Board board_with(const Grid& digits, std::initializer_list<Elimination> kept) {
  Marks marks;
  marks.fill(kAllDigits);
  for (const auto& [cell, set] : kept) marks[static_cast<std::size_t>(cell)] = set;
  Board board;
  board.start(digits, marks);
  return board;
}

TEST(HumanStyle, TakesTheCommonDigitOfAnAvoidableRectangle) {
  // r1c1 = 1, r1c4 = 2; below them 23 and 13.
  Grid digits;
  digits.set(0, 1);
  digits.set(3, 2);
  HintSink sink;
  const Board board = board_with(digits, {{9, 0b110}, {12, 0b101}});
  ASSERT_TRUE(human::find_avoidable_rectangle(board, {}, 2, sink));
  EXPECT_EQ(sink.hint.variant, 2);
  ASSERT_EQ(sink.hint.removals.size(), 7);
  for (const Removal& removal : sink.hint.removals) {
    EXPECT_EQ(removal.cell / 9, 1);
    EXPECT_EQ(removal.digits, 0b100);
  }
  // A given, or a fourth digit, and there is none.
  grid::CellSet givens;
  givens.set(3);
  sink = {};
  EXPECT_FALSE(human::find_avoidable_rectangle(board, givens, 2, sink));
  EXPECT_FALSE(
      human::find_avoidable_rectangle(board_with(digits, {{9, 0b1110}, {12, 0b101}}), {}, 2, sink));
}

TEST(HumanStyle, TakesAColourThatSeesBothOfAnother) {
  // The digit 1: r1c1 = r1c5 = r5c5, and r4c1 = r4c4. The colour of r1c1 and r5c5 sees both of the latter.
  const auto board_of_links = [](std::initializer_list<Cell> more) {
    Board board = board_with(Grid(), {});
    for (Cell cell = 0; cell < kCellCount; ++cell) {
      const bool line = cell / 9 == 0 || cell / 9 == 3 || cell % 9 == 4;
      const std::set<Cell> places = {0, 4, 40, 27, 30};
      if (line && !places.contains(cell) &&
          std::find(more.begin(), more.end(), cell) == more.end()) {
        board.remove(cell, 0);
      }
    }
    return board;
  };
  HintSink sink;
  ASSERT_TRUE(human::find_colouring(board_of_links({}), Technique::kMultiColouring, 2, sink));
  std::set<int> cells;
  for (const Removal& removal : sink.hint.removals) {
    cells.insert(removal.cell);
    EXPECT_EQ(removal.digits, 1);
  }
  EXPECT_EQ(cells, (std::set<int>{0, 40}));
  // With a third place in row 4 there is one component.
  sink = {};
  EXPECT_FALSE(human::find_colouring(board_of_links({35}), Technique::kMultiColouring, 2, sink));
}

TEST(HumanStyle, FindsTheNextStepWhereItIsKnown) {
  for (const KnownHumanStep& known : known_human_steps()) {
    const auto step = next_step(known.position, Style::kHuman);
    ASSERT_TRUE(step.has_value()) << known.name;
    EXPECT_EQ(step->name(), known.name);
    EXPECT_EQ(step->rating, known.rating) << known.name;
    EXPECT_EQ(placement_of(*step), known.placement) << known.name;
    EXPECT_EQ(eliminations_of(*step), known.eliminations) << known.name;
  }
}

// A single candidate more, or a digit less, and the pattern is none.
TEST(HumanStyleSlow, FindsNoStepWhereItNearlyIs) {
  for (const KnownHumanStep& known : known_human_steps()) {
    if (!known.near) continue;
    const auto step = next_step(known.position, Style::kHuman);
    ASSERT_TRUE(step.has_value());
    for (const Step& other : all_steps(*known.near, Style::kHuman)) {
      EXPECT_FALSE(same_pattern(other, *step)) << known.name;
    }
    const auto next = next_step(*known.near, Style::kHuman);
    ASSERT_TRUE(next.has_value()) << known.name;
    EXPECT_FALSE(same_pattern(*next, *step)) << known.name;
    EXPECT_EQ(mistake_in(*next, *solve9(known.position.givens).solution), "");
  }
}

// Without what it removes the pattern is still there, but it is no step.
TEST(HumanStyle, FindsNoStepWhereNothingIsLeftToRemove) {
  for (const KnownHumanStep& known : known_human_steps()) {
    if (!known.placement.empty()) continue;
    const auto step = next_step(known.position, Style::kHuman);
    ASSERT_TRUE(step.has_value());
    const auto next = next_step(after(known.position, *step), Style::kHuman);
    ASSERT_TRUE(next.has_value()) << known.name;
    for (const Elimination& gone : step->eliminations) {
      for (const Elimination& now : next->eliminations) {
        EXPECT_TRUE(gone.cell != now.cell || (gone.digits & now.digits) == 0) << known.name;
      }
    }
  }
}

// With the cells of an avoidable rectangle among the givens there is none.
TEST(HumanStyle, FindsAvoidableRectanglesOnlyOfEnteredDigits) {
  int avoidable = 0;
  for (const KnownHumanStep& known : known_human_steps()) {
    if (!known.name.starts_with("Avoidable")) continue;
    ++avoidable;
    const auto step = next_step(known.position, Style::kHuman);
    Position given = known.position;
    bool changed = false;
    for (const Cell cell : step->cells) {
      if (given.entered[cell] == 0 || changed) continue;
      given.givens.set(cell, given.entered[cell]);
      changed = true;
    }
    ASSERT_TRUE(changed);
    for (const Step& other : all_steps(given, Style::kHuman)) {
      EXPECT_FALSE(other.name() == known.name && other.cells == step->cells);
    }
  }
  EXPECT_GE(avoidable, 7);
}

// Each step removes only candidates that are there, and places a digit in an open cell.
TEST(HumanStyle, DoesWhatTheBoardAllows) {
  RandomPositions positions(44);
  for (int round = 0; round < 60; ++round) {
    Position position = positions.next().position;
    for (const Step& step : solve_path(position, Style::kHuman).steps) {
      const Board board = board_of(position);
      for (std::size_t i = 0; i < step.eliminations.size(); ++i) {
        const Elimination& elimination = step.eliminations[i];
        ASSERT_NE(elimination.digits, 0) << step.name();
        ASSERT_EQ(elimination.digits & ~board.cells[elimination.cell], 0) << step.name();
        if (i > 0) {
          ASSERT_LT(step.eliminations[i - 1].cell, elimination.cell) << step.name();
        }
      }
      if (step.placement) {
        ASSERT_TRUE(board.has(step.placement->cell, step.placement->digit - 1));
      }
      position = after(position, step);
    }
  }
}

std::vector<Grid> rated_puzzles() {
  std::vector<Grid> puzzles;
  for (const std::string& line : corpus_lines("teach_rated.csv")) {
    puzzles.push_back(grid_of(line.substr(0, kCellCount)));
  }
  return puzzles;
}

// ER, EP and ED are those of the scores.
TEST(HumanStyleSlow, RatesByTheScoresOfItsSteps) {
  for (const Grid& puzzle : rated_puzzles()) {
    const TeachResult path = solve_path({.givens = puzzle}, Style::kHuman);
    const TeachResult rated = rate({.givens = puzzle}, Style::kHuman);
    ASSERT_TRUE(path.solved);
    int er = 0, ep = 0;
    std::optional<Technique> hardest;
    std::array<int, kTechniqueCount> uses{};
    for (const Step& step : path.steps) {
      if (step.rating > er) hardest = step.technique;
      er = std::max(er, step.rating);
      if (step.placement && ep == 0) ep = er;
      ++uses[static_cast<std::size_t>(step.technique)];
    }
    for (const TeachResult* result : {&path, &rated}) {
      EXPECT_EQ(result->er, er);
      EXPECT_EQ(result->ep, ep);
      EXPECT_EQ(result->ed, path.steps.front().rating);
      EXPECT_EQ(result->hardest, hardest);
      EXPECT_EQ(result->uses, uses);
    }
    EXPECT_EQ(rated.step_count, path.step_count);
    EXPECT_TRUE(rated.steps.empty());
  }
}

// Forcing chains come where nothing else helps, and have HoDoKu's scores of chains and nets.
TEST(HumanStyle, EndsWithForcingChains) {
  std::set<int> scores;
  const TeachResult result = solve_path({.givens = grid_of(kNeedsChains)}, Style::kHuman);
  EXPECT_TRUE(result.solved);
  EXPECT_EQ(result.er, 700);
  for (const Step& step : result.steps) {
    if (step.technique < Technique::kNishioForcingChains) continue;
    if (step.technique > Technique::kDynamicDoubleForcingChains) continue;
    EXPECT_EQ(step.rating, step.technique < Technique::kDynamicCellForcingChains ? 500 : 700);
    EXPECT_FALSE(step.trees.empty());
    scores.insert(step.rating);
  }
  EXPECT_TRUE(scores.contains(700));
}

void expect_same_path(const TeachResult& a, const TeachResult& b) {
  ASSERT_EQ(a.steps.size(), b.steps.size());
  for (std::size_t i = 0; i < a.steps.size(); ++i) {
    ASSERT_EQ(a.steps[i].name(), b.steps[i].name());
    ASSERT_EQ(effect_of(a.steps[i]), effect_of(b.steps[i]));
    ASSERT_EQ(a.steps[i].cells, b.steps[i].cells);
    ASSERT_EQ(a.steps[i].groups, b.steps[i].groups);
    ASSERT_EQ(a.steps[i].links.size(), b.steps[i].links.size());
  }
}

TEST(HumanStyleSlow, GivesTheSamePathInPortionsOfAnySize) {
  Teacher teacher;
  for (const Grid& puzzle : rated_puzzles()) {
    TeachOptions options = {.max_steps = 60, .style = Style::kHuman};
    teacher.start({.givens = puzzle}, options);
    ASSERT_TRUE(teacher.advance(UINT64_MAX));
    const TeachResult whole = teacher.result();
    for (const std::uint64_t portion : {1u, 5000u}) {
      teacher.start({.givens = puzzle}, options);
      while (!teacher.advance(portion)) {
        EXPECT_GE(teacher.progress(), 0);
        EXPECT_LE(teacher.progress(), 1);
      }
      expect_same_path(teacher.result(), whole);
    }
  }
}

TEST(HumanStyle, TakesAtMostEightMegabytes) {
  const MemoryWatch memory;
  Teacher teacher;
  teacher.start({.givens = grid_of(kNeedsChains)}, {.max_steps = 30, .style = Style::kHuman});
  ASSERT_TRUE(teacher.advance(UINT64_MAX));
  EXPECT_LT(memory.peak(), 8u << 20);
}

TEST(HumanStyle, TellsAtMostSoManySteps) {
  EXPECT_EQ(all_steps(position_of_sets(), Style::kHuman).size(), kMaxAllSteps);
}

TEST(HumanStyleSlow, TellsAllStepsInOrderAndEachEffectOnce) {
  std::size_t several = 0;
  for (const KnownHumanStep& known : known_human_steps()) {
    const std::vector<Step> steps = all_steps(known.position, Style::kHuman);
    std::set<std::string> effects;
    for (const Step& step : steps) EXPECT_TRUE(effects.insert(effect_of(step)).second);
    const auto next = next_step(known.position, Style::kHuman);
    ASSERT_FALSE(steps.empty()) << known.name;
    // The next step is of the first family. (Of chains it is the shortest, not that of the first candidate.)
    EXPECT_EQ(steps.front().rating, next->rating) << known.name;
    EXPECT_TRUE(effects.contains(effect_of(*next))) << known.name;
    several += steps.size() > 1 ? 1 : 0;
    Teacher sliced;
    sliced.start(known.position, {.all_steps = true, .style = Style::kHuman});
    while (!sliced.advance(1)) {
    }
    ASSERT_EQ(sliced.result().steps.size(), steps.size());
    for (std::size_t i = 0; i < steps.size(); ++i) {
      ASSERT_EQ(effect_of(sliced.result().steps[i]), effect_of(steps[i]));
    }
  }
  EXPECT_GT(several, 100u);
}

}  // namespace
}  // namespace jiugong::teach
