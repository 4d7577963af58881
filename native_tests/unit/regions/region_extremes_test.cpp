// Every kind of rule with the extremes of its numbers: refused by validate(), or solved without an overflow, which the
// sanitizers find.
#include <climits>
#include <string>
#include <vector>

#include "jiugong/region_presets.h"
#include "jiugong/region_puzzle.h"
#include "jiugong/region_rule.h"
#include "jiugong/region_text.h"
#include "unit/regions/read.h"

namespace jiugong {
namespace {

RegionPuzzle puzzle_from(int low) {
  RegionPuzzle puzzle = read("4x4; rows; columns");
  puzzle.low = low;
  puzzle.high = low + 3;
  return puzzle;
}

// The rules of a kind on the first row, with `number` wherever the kind has one.
std::vector<RegionRule> rules_with(RuleKind kind, int number) {
  const std::vector<int> line = {0, 1, 2, 3}, pair = {0, 1}, values = {number, 1};
  const RegionRule bare = {.kind = kind, .number = number};
  std::vector<RegionRule> rules;
  for (const std::vector<int>& cells : {line, pair}) {
    RegionRule rule = bare;
    rule.cells = cells;
    rules.push_back(rule);
    rule.values = values;
    rules.push_back(rule);
    rule.values = {};
    rule.bulb = {4, 5};
    rules.push_back(rule);
    rule.bulb = {};
    rule.index = number;
    rules.push_back(rule);
    rule.index = 0;
    rule.pairs = {{number, 1}, {1, number}};
    rules.push_back(rule);
    rule.pairs = {};
    rule.pattern = "1{" + std::to_string(number) + "}.*";
    rules.push_back(rule);
    rule.pattern = "";
    rule.start = number;
    rule.transitions = {{.state = 0, .values = {number}, .next = number}};
    rule.accept = {number};
    rules.push_back(rule);
  }
  RegionRule groups = bare;
  groups.groups = {{0, 1}, {4, 5}};
  rules.push_back(groups);
  rules.push_back(bare);
  return rules;
}

TEST(RegionExtremes, OfEveryKindOfRule) {
  int solved = 0;
  for (const int low : {0, 1, INT_MAX - 3}) {
    for (int kind = 0; kind <= static_cast<int>(RuleKind::kTable); ++kind) {
      for (const int number : {INT_MIN, -1, 0, 1, 1'000'000, INT_MAX - 1, INT_MAX}) {
        for (RegionRule& rule : rules_with(static_cast<RuleKind>(kind), number)) {
          RegionPuzzle puzzle = puzzle_from(low);
          puzzle.rules.push_back(std::move(rule));
          if (validate(puzzle)) continue;
          const RegionResult result = solve_regions(puzzle);
          if (!result.solution.empty()) {
            EXPECT_TRUE(broken_rules(puzzle, result.solution).empty());
          }
          // (What is written first in the text may be another rule of the same meaning.)
          EXPECT_EQ(write_regions(read(write_regions(puzzle))), write_regions(puzzle));
          ++solved;
        }
      }
    }
  }
  EXPECT_GT(solved, 500);
}

// A puzzle that is valid but for one number.
TEST(RegionExtremes, OfEveryNumberOfAPuzzle) {
  const RegionPuzzle good = classic_grid(4);
  for (const int number : {INT_MIN, -3, 37, 1296, INT_MAX}) {
    std::vector<RegionPuzzle> puzzles(8, good);
    puzzles[0].rows = number;
    puzzles[1].cols = number;
    puzzles[2].low = number;
    puzzles[3].high = number;
    puzzles[4].cells[3] = number;
    puzzles[5].regions[0][0] = number;
    puzzles[6].cages.push_back({.sum = 3, .cells = {0, number}});
    puzzles[7].rules.push_back({.kind = static_cast<RuleKind>(number), .cells = {0, 1}});
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
      const auto error = validate(puzzles[i]);
      ASSERT_TRUE(error) << i << " " << number;
      EXPECT_NE(error->message(), "");
      EXPECT_EQ(solve_regions(puzzles[i]).status, Status::kNone);
    }
    RegionPuzzle marks = good;
    marks.rules.push_back({.kind = RuleKind::kUnmarked, .of = static_cast<RuleMarks>(number)});
    EXPECT_EQ(validate(marks)->code, RegionErrorCode::kBadRuleNumber);
    EXPECT_EQ(name_of(static_cast<RuleKind>(number)), "");
  }
}

TEST(RegionExtremes, OfValuesAndSums) {
  EXPECT_EQ(
      solve_regions(read("4x4; values 2147483640-2147483643; rows; sum-segments 10 r1c1..r1c4"))
          .status,
      Status::kNone);
  EXPECT_EQ(solve_regions(
                read("4x4; values 2147483640-2147483643; rows; sum-segments 2147483647 r1c1..r1c4"))
                .status,
            Status::kNone);
  for (const int sum : {1, INT_MAX}) {
    RegionPuzzle puzzle = puzzle_from(INT_MAX - 3);
    puzzle.cages.push_back({.sum = sum, .cells = {0, 1, 2, 3}});
    EXPECT_EQ(solve_regions(puzzle).status, Status::kNone);
  }
}

}  // namespace
}  // namespace jiugong
