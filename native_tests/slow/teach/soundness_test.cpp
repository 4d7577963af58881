// Every step that the teacher tells is true of the solution that the solver finds.
#include <array>
#include <cstdlib>
#include <iostream>
#include <string>

#include "jiugong/solve9.h"
#include "support.h"
#include "unit/teach/positions.h"

namespace jiugong::teach {
namespace {

// `./dev test-all endurance` asks for many.
int position_count() {
  const char* const wanted = std::getenv("JIUGONG_POSITIONS");
  if (wanted != nullptr) return std::atoi(wanted);
  return kSanitized ? 60 : 1500;
}

// How many steps of each technique were compared with the solution.
class ComparedSteps {
 public:
  // Returns what is wrong with one of the steps, or nothing.
  std::string compare(const std::vector<Step>& steps, const Grid& solution) {
    for (const Step& step : steps) {
      ++counts_[static_cast<std::size_t>(step.technique)];
      if (std::string mistake = mistake_in(step, solution); !mistake.empty()) return mistake;
    }
    return {};
  }

  int of(Technique technique) const { return counts_[static_cast<std::size_t>(technique)]; }

  int all() const {
    int sum = 0;
    for (const int count : counts_) sum += count;
    return sum;
  }

 private:
  std::array<int, kTechniqueCount> counts_{};
};

class Soundness : public testing::TestWithParam<Style> {
 protected:
  // Compares all steps that a position has.
  void compare(const Position& position, const Grid& solution) {
    ASSERT_EQ(steps_.compare(all_steps(position, GetParam()), solution), "")
        << position.givens.to_line();
  }

  // Compares the steps of its path.
  void compare_path(const Position& position, const Grid& solution) {
    teacher_.start(position, {.style = GetParam()});
    ASSERT_TRUE(teacher_.advance(UINT64_MAX));
    const TeachResult& path = teacher_.result();
    ASSERT_EQ(path.check.verdict, Verdict::kSound);
    ASSERT_TRUE(path.solved) << position.givens.to_line();
    ASSERT_EQ(steps_.compare(path.steps, solution), "") << position.givens.to_line();
  }

  void compare_known(const Position& position) {
    const Solve9Result solved = solve9(position.givens);
    ASSERT_EQ(solved.status, Status::kUnique);
    compare(position, *solved.solution);
  }

  Teacher teacher_;
  ComparedSteps steps_;
};

// Half of the positions are as they were generated; in the others digits are entered and candidates gone. Then those that
// are known for each technique, since random positions have some only once in thousands.
TEST_P(Soundness, OfAllStepsOfRandomAndKnownPositions) {
  RandomPositions positions(41);
  const int count = position_count();
  for (int round = 0; round < count; ++round) {
    auto [position, solution] = positions.next();
    if (round % 2 == 0) position = {.givens = position.givens};
    ASSERT_NO_FATAL_FAILURE(compare(position, solution));
    ASSERT_NO_FATAL_FAILURE(compare_path(position, solution));
  }
  EXPECT_GT(steps_.all(), 100 * count);
  if (kSanitized) return;  // (The tests of the techniques go over the known positions.)
  for (const KnownStep& known : known_steps()) {
    ASSERT_NO_FATAL_FAILURE(compare_known(known.position));
  }
  for (const KnownHumanStep& known : known_human_steps()) {
    ASSERT_NO_FATAL_FAILURE(compare_known(known.position));
  }
  for (std::size_t i = 0; i < kTechniqueCount; ++i) {
    const auto technique = static_cast<Technique>(i);
    if (!has_technique(GetParam(), technique)) continue;
    EXPECT_GT(steps_.of(technique), 0) << name_of(technique);
    std::cout << name_of(technique) << ": " << steps_.of(technique) << '\n';
  }
}

INSTANTIATE_TEST_SUITE_P(Styles, Soundness, testing::Values(Style::kExplainer, Style::kHuman),
                         [](const auto& style) {
                           return std::string(style.param == Style::kHuman ? "Human" : "Explainer");
                         });

// Each step removes only candidates that are there, and places a digit in an open cell.
TEST(Steps, DoWhatTheBoardAllows) {
  RandomPositions positions(42);
  for (int round = 0; round < 50; ++round) {
    auto [position, solution] = positions.next();
    for (const Step& step : solve_path(position).steps) {
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
        ASSERT_TRUE(board.is_open(step.placement->cell));
        ASSERT_TRUE(board.has(step.placement->cell, step.placement->digit - 1));
      }
      position = after(position, step);
    }
  }
}

}  // namespace
}  // namespace jiugong::teach
