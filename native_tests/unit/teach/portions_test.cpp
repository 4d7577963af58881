// Portions, reuse and memory.
#include <algorithm>

#include "jiugong/solve9.h"
#include "memory.h"
#include "support.h"
#include "teach/unique_loops.h"
#include "unit/teach/positions.h"

namespace jiugong::teach {
namespace {

// Rated 11.1: with forcing chains, cell and region chains, and dynamic chains inside chains.
constexpr std::string_view kHardest =
    "98.7..6..5...9..7...7..4...3.......2..85...6.....23....1..8...6..59...4......61..";

std::vector<std::string> puzzles() {
  std::vector<std::string> lines;
  for (const std::string& line : corpus_lines("teach_rated.csv")) {
    lines.push_back(line.substr(0, kCellCount));
  }
  return lines;
}

void expect_equal(const Step& a, const Step& b);

void expect_equal(const ChainTree& a, const ChainTree& b) {
  ASSERT_EQ(a.nodes.size(), b.nodes.size());
  for (std::size_t i = 0; i < a.nodes.size(); ++i) {
    ASSERT_EQ(a.nodes[i].candidate, b.nodes[i].candidate);
    ASSERT_EQ(a.nodes[i].on, b.nodes[i].on);
    ASSERT_EQ(a.nodes[i].reason, b.nodes[i].reason);
    ASSERT_EQ(a.nodes[i].parents, b.nodes[i].parents);
    ASSERT_EQ(a.nodes[i].nested, b.nodes[i].nested);
  }
}

void expect_equal(const Step& a, const Step& b) {
  ASSERT_EQ(a.name(), b.name());
  ASSERT_EQ(a.rating, b.rating);
  ASSERT_EQ(a.complexity, b.complexity);
  ASSERT_EQ(a.placement, b.placement);
  ASSERT_EQ(a.eliminations, b.eliminations);
  ASSERT_EQ(a.cells, b.cells);
  ASSERT_EQ(a.houses, b.houses);
  ASSERT_EQ(a.trees.size(), b.trees.size());
  for (std::size_t i = 0; i < a.trees.size(); ++i) expect_equal(a.trees[i], b.trees[i]);
  ASSERT_EQ(a.nested.size(), b.nested.size());
  for (std::size_t i = 0; i < a.nested.size(); ++i) expect_equal(a.nested[i], b.nested[i]);
}

void expect_equal(const TeachResult& a, const TeachResult& b) {
  EXPECT_EQ(a.er, b.er);
  EXPECT_EQ(a.ep, b.ep);
  EXPECT_EQ(a.ed, b.ed);
  ASSERT_EQ(a.steps.size(), b.steps.size());
  for (std::size_t i = 0; i < a.steps.size(); ++i) expect_equal(a.steps[i], b.steps[i]);
}

TEST(Portions, OfAnySizeGiveTheSamePath) {
  Teacher teacher;
  std::size_t number = 0;
  for (const std::string& line : puzzles()) {
    if (number++ % 5 != 0) continue;
    const TeachResult whole = solve_path({.givens = grid_of(line)});
    for (const std::uint64_t portion : {1u, 100u, 20'000u}) {
      teacher.start({.givens = grid_of(line)});
      while (!teacher.advance(portion)) {
        EXPECT_LE(teacher.result().er, whole.er);
        EXPECT_GE(teacher.progress(), 0);
        EXPECT_LE(teacher.progress(), 1);
      }
      expect_equal(teacher.result(), whole);
    }
  }
}

TEST(Portions, OfOneNodeGiveTheSamePathOfTheHardest) {
  const TeachOptions few = {.max_steps = 12};
  Teacher whole, sliced;
  whole.start({.givens = grid_of(kHardest)}, few);
  ASSERT_TRUE(whole.advance(UINT64_MAX));
  EXPECT_GE(whole.result().er, 105);
  sliced.start({.givens = grid_of(kHardest)}, few);
  int portions = 1;
  while (!sliced.advance(1)) ++portions;
  EXPECT_GT(portions, 10'000);
  expect_equal(sliced.result(), whole.result());
}

// A portion follows a few cells of unique loops, or records a step or two.
TEST(Portions, OfAllStepsAreSmall) {
  for (const Style style : {Style::kExplainer, Style::kHuman}) {
    for (const Position& position : {position_of_loops(), position_of_sets()}) {
      Teacher teacher;
      teacher.start(position, {.all_steps = true, .style = style});
      int portions = 1;
      std::size_t told = 0;
      while (!teacher.advance(1000)) {
        ++portions;
        EXPECT_LE(teacher.result().steps.size(), told + 2);
        told = teacher.result().steps.size();
        EXPECT_GE(teacher.progress(), 0);
        EXPECT_LE(teacher.progress(), 1);
      }
      EXPECT_EQ(teacher.progress(), 1);
      EXPECT_GT(portions, 100);
      const std::vector<Step> whole = all_steps(position, style);
      ASSERT_EQ(teacher.result().steps.size(), whole.size());
      for (std::size_t i = 0; i < whole.size(); ++i) {
        expect_equal(teacher.result().steps[i], whole[i]);
      }
    }
  }
}

TEST(Portions, OfUniqueLoopsAreAFewCells) {
  const Board board = board_of(position_of_loops());
  std::vector<Hint> whole, sliced;
  HintSink whole_sink(whole), sliced_sink(sliced);
  UniqueLoops loops;
  loops.start(board);
  std::uint64_t budget = UINT64_MAX;
  EXPECT_TRUE(loops.advance(budget, whole_sink));
  loops.start(board);
  int portions = 0;
  do {
    budget = 1000;
    ++portions;
  } while (!loops.advance(budget, sliced_sink));
  EXPECT_GT(portions, 5000);
  ASSERT_EQ(sliced.size(), whole.size());
  EXPECT_FALSE(whole.empty());
  for (std::size_t i = 0; i < whole.size(); ++i) {
    EXPECT_EQ(sliced[i].variant, whole[i].variant);
    EXPECT_TRUE(std::equal(sliced[i].removals.begin(), sliced[i].removals.end(),
                           whole[i].removals.begin(), whole[i].removals.end()));
  }
}

TEST(Portions, TellTheirWork) {
  Teacher teacher;
  EXPECT_EQ(teacher.nodes(), 0u);
  teacher.start({.givens = grid_of(kHardest)}, {.max_steps = 3});
  std::uint64_t before = 0;
  while (!teacher.advance(10'000)) {
    EXPECT_EQ(teacher.nodes(), before + 10'000);
    before = teacher.nodes();
  }
  EXPECT_GT(teacher.nodes(), before);
  EXPECT_LE(teacher.nodes(), before + 10'000);
  teacher.start({.givens = grid_of(kHardest)});
  EXPECT_EQ(teacher.nodes(), 0u);
}

// A teacher that is told the solution finds the same, and does not solve.
TEST(Teacher, TakesASolutionThatIsKnown) {
  for (const std::string& line : puzzles()) {
    const Position position = {.givens = grid_of(line)};
    Teacher teacher;
    teacher.start(position, {.record = false, .solution = solve9(position.givens).solution});
    ASSERT_TRUE(teacher.advance(UINT64_MAX));
    const TeachResult solved = rate(position);
    EXPECT_EQ(teacher.result().er, solved.er);
    EXPECT_EQ(teacher.result().step_count, solved.step_count);
  }
  Position wrong = {.givens = grid_of(kPuzzle)};
  wrong.entered.set(2, 1);
  Teacher teacher;
  teacher.start(wrong, {.solution = grid_of(kPuzzleSolved)});
  ASSERT_TRUE(teacher.advance(UINT64_MAX));
  EXPECT_EQ(teacher.result().check.verdict, Verdict::kWrongDigit);
}

TEST(Teacher, ForgetsThePositionBefore) {
  Teacher used;
  const std::vector<std::string> lines = puzzles();
  for (std::size_t i = 0; i < lines.size(); i += 3) {
    // One is given up on the way.
    used.start({.givens = grid_of(lines[lines.size() - 1 - i])});
    used.advance(10'000);
    used.start({.givens = grid_of(lines[i])});
    ASSERT_TRUE(used.advance(UINT64_MAX));
    expect_equal(used.result(), solve_path({.givens = grid_of(lines[i])}));
  }
}

TEST(Teacher, WithoutAPositionHasNothingToDo) {
  Teacher teacher;
  EXPECT_TRUE(teacher.advance(1));
  EXPECT_TRUE(teacher.result().steps.empty());
  EXPECT_EQ(teacher.progress(), 1);
}

TEST(Teacher, TakesAtMostEightMegabytes) {
  const MemoryWatch memory;
  Teacher teacher;
  teacher.start({.givens = grid_of(kHardest)}, {.max_steps = 30});
  ASSERT_TRUE(teacher.advance(UINT64_MAX));
  EXPECT_GE(teacher.result().er, 105);
  EXPECT_LT(memory.peak(), 8u << 20);
}

TEST(Teacher, TakesAtMostEightMegabytesForAllSteps) {
  for (const Style style : {Style::kExplainer, Style::kHuman}) {
    for (const Position& position : {position_of_loops(), position_of_sets()}) {
      const MemoryWatch memory;
      Teacher teacher;
      teacher.start(position, {.all_steps = true, .style = style});
      ASSERT_TRUE(teacher.advance(UINT64_MAX));
      EXPECT_GT(teacher.result().steps.size(), 50u);
      EXPECT_LT(memory.peak(), 8u << 20);
    }
  }
}

TEST(Teacher, RatesWithoutMemoryOnceItHasSome) {
  Teacher teacher;
  const Grid grid = grid_of(puzzles()[38]);
  teacher.start({.givens = grid}, {.record = false});
  ASSERT_TRUE(teacher.advance(UINT64_MAX));
  const MemoryWatch memory;
  teacher.start({.givens = grid}, {.record = false});
  ASSERT_TRUE(teacher.advance(UINT64_MAX));
  EXPECT_LT(memory.peak(), 4096u);
}

}  // namespace
}  // namespace jiugong::teach
