// Ratings and paths of Sudoku Explainer 1.2.1.
#include "support.h"
#include "unit/teach/positions.h"

namespace jiugong::teach {
namespace {

std::string printed(int rating) {
  return std::to_string(rating / 10) + "." + std::to_string(rating % 10);
}

TEST(Rate, GivesTheRatingsOfSudokuExplainer) {
  for (const std::string& line : corpus_lines("teach_rated.csv")) {
    const std::vector<std::string> fields = fields_of(line, ',');
    const TeachResult result = rate({.givens = grid_of(fields[0])});
    EXPECT_EQ(printed(result.er), fields[1]) << line;
    EXPECT_EQ(printed(result.ep), fields[2]) << line;
    EXPECT_EQ(printed(result.ed), fields[3]) << line;
    EXPECT_TRUE(result.solved);
    EXPECT_TRUE(result.steps.empty());
  }
}

TEST(SolvePath, TakesTheStepsOfSudokuExplainer) {
  std::vector<Step> steps;
  std::size_t at = 0;
  for (const std::string& line : corpus_lines("teach_paths.tsv")) {
    const std::vector<std::string> fields = fields_of(line, '\t');
    if (fields.size() == 1) {
      EXPECT_EQ(at, steps.size());
      steps = solve_path({.givens = grid_of(line)}).steps;
      at = 0;
      continue;
    }
    ASSERT_LT(at, steps.size()) << line;
    const Step& step = steps[at++];
    ASSERT_EQ(printed(step.rating), fields[0]) << line;
    ASSERT_EQ(step.name(), fields[1]) << line;
    ASSERT_EQ(placement_of(step), fields[2]) << line;
    ASSERT_EQ(eliminations_of(step), fields[3]) << line;
  }
  EXPECT_EQ(at, steps.size());
}

TEST(Rate, CountsStepsAndTechniques) {
  const TeachResult result = rate({.givens = grid_of(kPuzzle)});
  EXPECT_EQ(result.er, 12);
  EXPECT_EQ(result.ep, 12);
  EXPECT_EQ(result.ed, 12);
  EXPECT_EQ(result.hardest, Technique::kHiddenSingle);
  EXPECT_EQ(result.step_count, 51);
  int uses = 0;
  for (const int use : result.uses) uses += use;
  EXPECT_EQ(uses, 51);
  EXPECT_EQ(result.uses[static_cast<std::size_t>(Technique::kHiddenSingle)], 51);
}

TEST(Rate, OfAPathIsTheMaximumUpToAPoint) {
  for (const std::string& line : corpus_lines("teach_rated.csv")) {
    const TeachResult result = solve_path({.givens = grid_of(fields_of(line, ',')[0])});
    ASSERT_EQ(result.step_count, static_cast<int>(result.steps.size()));
    int er = 0, ep = 0;
    std::array<int, kTechniqueCount> uses{};
    std::optional<Technique> hardest;
    for (const Step& step : result.steps) {
      if (step.rating > er) hardest = step.technique;
      er = std::max(er, step.rating);
      if (step.placement && ep == 0) ep = er;
      ++uses[static_cast<std::size_t>(step.technique)];
    }
    EXPECT_EQ(result.er, er);
    EXPECT_EQ(result.ep, ep);
    EXPECT_EQ(result.ed, result.steps.front().rating);
    EXPECT_EQ(result.uses, uses);
    EXPECT_EQ(result.hardest, hardest);
  }
}

TEST(Rate, OfASolvedGridIsNothing) {
  const TeachResult result = rate({.givens = grid_of(kPuzzleSolved)});
  EXPECT_EQ(result.check.verdict, Verdict::kSound);
  EXPECT_TRUE(result.solved);
  EXPECT_EQ(result.step_count, 0);
  EXPECT_EQ(result.er, 0);
  EXPECT_FALSE(result.hardest.has_value());
  EXPECT_FALSE(next_step({.givens = grid_of(kPuzzleSolved)}).has_value());
}

TEST(Rate, OfAnUnsoundPositionIsNothing) {
  const TeachResult result = solve_path({.givens = grid_of(kTwoSolutions)});
  EXPECT_EQ(result.check.verdict, Verdict::kSeveralSolutions);
  EXPECT_FALSE(result.solved);
  EXPECT_TRUE(result.steps.empty());
  EXPECT_EQ(result.er, 0);
  EXPECT_FALSE(next_step({.givens = grid_of(kTwoSolutions)}).has_value());
}

TEST(SolvePath, StopsAfterTheStepsAskedFor) {
  Teacher teacher;
  teacher.start({.givens = grid_of(kPuzzle)}, {.max_steps = 3});
  EXPECT_TRUE(teacher.advance(UINT64_MAX));
  EXPECT_EQ(teacher.result().steps.size(), 3u);
  EXPECT_FALSE(teacher.result().solved);
  EXPECT_EQ(teacher.progress(), 1);
}

TEST(NextStep, OfEveryPositionIsThatOfThePath) {
  // A search that starts afresh remembers nothing of what the steps before have left out.
  for (const std::string& line : corpus_lines("teach_rated.csv")) {
    const std::vector<std::string> fields = fields_of(line, ',');
    if (fields[1] > "8.3" && fields[1][1] == '.') continue;
    Position position = {.givens = grid_of(fields[0])};
    for (const Step& step : solve_path(position).steps) {
      const auto next = next_step(position);
      ASSERT_TRUE(next.has_value());
      ASSERT_EQ(next->name(), step.name());
      ASSERT_EQ(next->rating, step.rating);
      ASSERT_EQ(placement_of(*next), placement_of(step));
      ASSERT_EQ(eliminations_of(*next), eliminations_of(step));
      position = after(position, step);
    }
  }
}

TEST(TechniqueNames, AreThoseOfSudokuExplainer) {
  EXPECT_EQ(name_of(Technique::kHiddenSingle), "Hidden Single");
  EXPECT_EQ(name_of(Technique::kDynamicDoubleForcingChains), "Dynamic Double Forcing Chains");
  Step step;
  step.technique = Technique::kUniqueRectangle;
  step.variant = 3;
  EXPECT_EQ(step.name(), "Unique Rectangle type 3");
  step.technique = Technique::kDynamicCellForcingChains;
  EXPECT_EQ(step.name(), "Dynamic Cell Forcing Chains (+ Multiple Forcing Chains)");
  step.variant = 0;
  EXPECT_EQ(step.name(), "Dynamic Cell Forcing Chains");
  EXPECT_EQ(name_of(Verdict::kMissingMark), "missing-mark");
}

}  // namespace
}  // namespace jiugong::teach
