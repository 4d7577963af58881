#include "regions/rules/validate_rules.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "jiugong/region_presets.h"
#include "jiugong/region_rule_kinds.h"

namespace jiugong {
namespace {

void expect_error(const RegionRule& rule, std::string_view code, std::string_view field,
                  const std::string& message, int cell = -1) {
  RegionPuzzle puzzle = classic_grid(9);
  puzzle.cells[80] = kVoidCell;
  puzzle.regions.clear();
  puzzle.rules = {{.kind = RuleKind::kRenban, .cells = {0}}, rule};
  const auto error = validate(puzzle);
  ASSERT_TRUE(error.has_value()) << message;
  EXPECT_EQ(name_of(error->code), code);
  EXPECT_EQ(error->rule, 1);
  EXPECT_EQ(error->field, field);
  EXPECT_EQ(error->cell, cell);
  EXPECT_EQ(error->message(), "Rule 2: found " + message);
}

TEST(ValidateRules, Cells) {
  const auto renban = [](std::vector<int> cells) {
    return RegionRule{.kind = RuleKind::kRenban, .cells = std::move(cells)};
  };
  expect_error(renban({}), "bad-rule-size", "cells", "no cells, expected at least 1 cell.");
  expect_error(renban({0, 81}), "bad-rule-cell", "cells",
               "the cell number 81, expected a number from 0 to 80.");
  expect_error(renban({-1}), "bad-rule-cell", "cells",
               "the cell number -1, expected a number from 0 to 80.");
  expect_error(renban({0, 80}), "bad-rule-cell", "cells",
               "the void cell r9c9, expected cells that are not void.", 80);
  expect_error(renban({0, 1, 0}), "bad-rule-cell", "cells",
               "the cell r1c1 a second time, expected every cell once.", 0);
  expect_error({.kind = RuleKind::kDifference, .number = 1, .cells = {0, 1, 2}}, "bad-rule-size",
               "cells", "3 cells, expected 2 cells.");
  expect_error({.kind = RuleKind::kBetween, .cells = {0}}, "bad-rule-size", "cells",
               "1 cell, expected at least 2 cells.");
}

TEST(ValidateRules, LinesThatMayCrossThemselves) {
  for (const RuleFacts& facts : rule_kinds()) {
    if (!facts.fields.contains(RuleField::kCells) || facts.most_cells == 2) continue;
    RegionPuzzle puzzle = classic_grid(9);
    puzzle.rules = {{.kind = facts.kind,
                     .number = 1,
                     .pattern = ".*",
                     .values = {1},
                     .bulb = {9},
                     .transitions = {{.state = 0, .values = {1}, .next = 0}},
                     .accept = {0},
                     .cells = {0, 1, 2, 0}}};
    EXPECT_EQ(validate(puzzle).has_value(), !facts.crosses) << facts.name;
  }
}

TEST(ValidateRules, Numbers) {
  expect_error({.kind = RuleKind::kSum, .number = -1, .cells = {0}}, "bad-rule-number", "sum",
               "the number -1, expected a number of at least 0.");
  expect_error({.kind = RuleKind::kRatio, .number = 0, .cells = {0, 1}}, "bad-rule-number", "ratio",
               "the number 0, expected a number of at least 1.");
  expect_error({.kind = RuleKind::kModular, .number = 0, .cells = {0}}, "bad-rule-number",
               "modulus", "the number 0, expected a modulus of at least 1.");
  expect_error({.kind = RuleKind::kValues, .values = {3, -2}, .cells = {0}}, "bad-rule-number",
               "values", "the value -2, expected values of at least 0.");
  expect_error({.kind = RuleKind::kUnmarked, .of = static_cast<RuleMarks>(2)}, "bad-rule-number",
               "of", "the number 2, expected dots or xv.");
  expect_error({.kind = RuleKind::kIndexing, .number = 1, .index = 99, .cells = {0}},
               "bad-rule-cell", "index", "the cell number 99, expected a number from 0 to 80.");
}

TEST(ValidateRules, Lists) {
  expect_error({.kind = RuleKind::kContains, .cells = {0}}, "bad-rule-size", "values",
               "no values, expected at least one value.");
  expect_error({.kind = RuleKind::kTable, .cells = {0, 1}}, "bad-rule-size", "pairs",
               "no pairs, expected at least one pair.");
  expect_error({.kind = RuleKind::kTable, .pairs = {{1, -1}}, .cells = {0, 1}}, "bad-rule-number",
               "pairs", "the value -1, expected values of at least 0.");
  expect_error({.kind = RuleKind::kArrow, .cells = {0}}, "bad-rule-size", "bulb",
               "no cells, expected 1 to 6 cells.");
  expect_error({.kind = RuleKind::kArrow, .bulb = {0, 1, 2, 3, 4, 5, 6}, .cells = {9}},
               "bad-rule-size", "bulb", "7 cells, expected 1 to 6 cells.");
  expect_error({.kind = RuleKind::kArrow, .bulb = {0, 1}, .cells = {2, 1}}, "bad-rule-cell",
               "cells", "the cell r1c2 a second time, expected every cell once.", 1);
  expect_error({.kind = RuleKind::kEqualSums}, "bad-rule-size", "groups",
               "no groups, expected at least 2 groups of cells.");
  expect_error({.kind = RuleKind::kEqualSums, .groups = {{0}}}, "bad-rule-size", "groups",
               "one group, expected at least 2 groups of cells.");
  expect_error({.kind = RuleKind::kEqualSums, .groups = {{0}, {}}}, "bad-rule-size", "groups",
               "a group without cells, expected at least 1 cell in each group.");
  expect_error({.kind = RuleKind::kEqualSums, .groups = {{0}, {81}}}, "bad-rule-cell", "groups",
               "the cell number 81, expected a number from 0 to 80.");
  expect_error({.kind = RuleKind::kSameValues, .groups = {{0, 1}, {2}}}, "bad-rule-size", "groups",
               "a group of 1 cell, expected as many cells as in the first group, which has 2.");
}

TEST(ValidateRules, Automata) {
  const auto automaton = [](std::vector<RuleTransition> transitions, std::vector<int> accept,
                            int start = 0) {
    return RegionRule{.kind = RuleKind::kAutomaton,
                      .start = start,
                      .transitions = std::move(transitions),
                      .accept = std::move(accept),
                      .cells = {0}};
  };
  const RuleTransition good = {.state = 0, .values = {1}, .next = 1};
  expect_error(automaton({}, {0}), "bad-rule-size", "transitions",
               "no transitions, expected at least one transition.");
  expect_error(automaton({{.state = 0, .values = {}, .next = 1}}, {0}), "bad-rule-size",
               "transitions", "no values, expected at least one value.");
  expect_error(automaton({{.state = 0, .values = {1}, .next = -1}}, {0}), "bad-rule-number",
               "transitions", "the state -1, expected states of at least 0.");
  expect_error(automaton({good}, {}), "bad-rule-size", "accept",
               "no accepting states, expected at least one state.");
  expect_error(automaton({good}, {-3}), "bad-rule-number", "accept",
               "the state -3, expected states of at least 0.");
  expect_error(automaton({good}, {0}, -1), "bad-rule-number", "start",
               "the state -1, expected states of at least 0.");
  std::vector<RuleTransition> many;
  for (int state = 0; state < 5000; ++state) {
    many.push_back({.state = state, .values = {1}, .next = state + 1});
  }
  expect_error(automaton(many, {0}), "rule-too-complex", "transitions",
               "more states and transitions than the search can take, expected a smaller "
               "automaton.");
}

TEST(ValidateRules, SandwichesAreBoundedAsAutomataAre) {
  RegionPuzzle puzzle = open_grid(16, 16, 1, 16);
  add_rows(puzzle);
  const RegionRule sandwich{.kind = RuleKind::kSandwich, .number = 30, .cells = puzzle.regions[0]};
  puzzle.rules.assign(900, sandwich);
  EXPECT_FALSE(validate(puzzle));
  puzzle.rules.assign(1000, sandwich);
  const auto error = validate(puzzle);
  ASSERT_TRUE(error);
  EXPECT_EQ(error->code, RegionErrorCode::kRuleTooComplex);
}

TEST(ValidateRules, Patterns) {
  const auto with = [](std::string pattern) {
    return RegionRule{.kind = RuleKind::kRegex, .pattern = std::move(pattern), .cells = {0, 1}};
  };
  expect_error(with(""), "bad-pattern", "pattern",
               "an empty pattern, expected a pattern such as 1.*9.");
  expect_error(with(std::string(1001, '1')), "bad-pattern", "pattern",
               "a pattern of 1001 characters, expected at most 1000.");
  expect_error(with("1("), "bad-pattern", "pattern", "the end of the pattern, expected a ).");
  expect_error(with("12)"), "bad-pattern", "pattern",
               "')' as character 3 of the pattern, expected a ( before it.");
  expect_error(with("*1"), "bad-pattern", "pattern",
               "'*' as character 1 of the pattern, expected a digit, a letter, '.', '[' or '('.");
  expect_error(with("1\xc3\xa9"), "bad-pattern", "pattern",
               "'\xc3\xa9' as character 2 of the pattern, expected a digit, a letter, '.', '[' or "
               "'('.");
  expect_error(with("[5-3]"), "bad-pattern", "pattern",
               "'3' as character 4 of the pattern, expected a digit or a letter that is not below "
               "the first one.");
  expect_error(with("[1-]"), "bad-pattern", "pattern",
               "']' as character 4 of the pattern, expected a digit or a letter that is not below "
               "the first one.");
  expect_error(with("1{a}"), "bad-pattern", "pattern",
               "'a' as character 3 of the pattern, expected a number.");
  expect_error(with("[]"), "bad-pattern", "pattern",
               "']' as character 2 of the pattern, expected a digit or a letter.");
  expect_error(with("1{,3}"), "bad-pattern", "pattern",
               "',' as character 3 of the pattern, expected a number.");
  expect_error(with("1{3,2}"), "bad-pattern", "pattern",
               "'}' as character 6 of the pattern, expected a number that is not below the first "
               "one.");
  expect_error(with("1{3"), "bad-pattern", "pattern", "the end of the pattern, expected a }.");
  expect_error(with(std::string(33, '(') + "1" + std::string(33, ')')), "bad-pattern", "pattern",
               "'(' as character 33 of the pattern, expected at most 32 groups in one another.");
  expect_error(with("(1{100}){100}"), "rule-too-complex", "pattern",
               "more states and transitions than the search can take, expected a simpler pattern.");
}

TEST(ValidateRules, Kinds) {
  const int kinds = static_cast<int>(rule_kinds().size());
  expect_error({.kind = static_cast<RuleKind>(kinds)}, "bad-rule-kind", "",
               "the kind number " + std::to_string(kinds) + ", expected a number from 0 to " +
                   std::to_string(kinds - 1) + ".");
  EXPECT_EQ(name_of(static_cast<RuleKind>(-1)), "");
}

TEST(ValidateRules, MachinesOfManyValues) {
  RegionPuzzle puzzle = open_grid(1, 36, 1, 36);
  std::vector<int> cells;
  for (int cell = 0; cell < 36; ++cell) cells.push_back(cell);
  puzzle.rules = {{.kind = RuleKind::kSandwich, .number = 300, .cells = cells}};
  const auto error = validate(puzzle);
  ASSERT_TRUE(error.has_value());
  EXPECT_EQ(name_of(error->code), "rule-too-complex");
  EXPECT_EQ(error->field, "cells");
  // In a region that holds all values, only the sum matters.
  puzzle.regions = {cells};
  EXPECT_FALSE(validate(puzzle).has_value());
}

TEST(ValidateRules, CountsTheCellsOfRulesAboutAllPairs) {
  RegionPuzzle puzzle = *region_preset("9x9");
  puzzle.rules.assign(4000, {.kind = RuleKind::kUnmarked});
  const auto error = validate(puzzle);
  ASSERT_TRUE(error);
  EXPECT_EQ(error->code, RegionErrorCode::kTooManyRules);
  puzzle.rules.resize(2);
  EXPECT_FALSE(validate(puzzle));
}

TEST(ValidateRules, RefusesHostileOnes) {
  RegionPuzzle puzzle = classic_grid(9);
  const auto expect_refused = [&](std::string_view code) {
    const auto error = validate(puzzle);
    ASSERT_TRUE(error.has_value()) << code;
    EXPECT_EQ(name_of(error->code), code);
  };
  puzzle.rules.assign(5000, {.kind = RuleKind::kRenban, .cells = {0}});
  expect_refused("too-many-rules");
  puzzle.rules = {{.kind = RuleKind::kSum, .cells = std::vector<int>(1'000'000, 0)}};
  expect_refused("too-many-rules");
  RegionRule machine = {.kind = RuleKind::kAutomaton, .accept = {1}, .cells = {0}};
  for (int state = 0; state < 200'000; ++state) {
    machine.transitions.push_back({.state = state, .values = {1}, .next = state + 1});
  }
  puzzle.rules = {machine};
  expect_refused("too-many-rules");
  RegionRule pattern = {.kind = RuleKind::kRegex, .cells = {0}};
  for (int i = 0; i < 180; ++i) pattern.pattern += "(1?)*";
  puzzle.rules.assign(100, pattern);
  expect_refused("rule-too-complex");
  puzzle = open_grid(1, 36, 1, 36);
  std::vector<int> cells;
  for (int cell = 0; cell < 36; ++cell) cells.push_back(cell);
  puzzle.rules.assign(3000, {.kind = RuleKind::kXSum, .number = 200, .cells = cells});
  expect_refused("rule-too-complex");
}

// Each is small enough by itself: some 5 MB.
TEST(ValidateRules, BoundsTheMemoryOfAllAutomata) {
  RegionPuzzle puzzle = open_grid(1, 36, 1, 36);
  for (int sum = 1900; sum < 1927; ++sum) {
    puzzle.rules.push_back({.kind = RuleKind::kSumSegments, .number = sum, .cells = {0, 1, 2}});
  }
  EXPECT_FALSE(validate(puzzle).has_value());
  for (int sum = 1700; sum < 1710; ++sum) {
    puzzle.rules.push_back({.kind = RuleKind::kSumSegments, .number = sum, .cells = {0, 1, 2}});
  }
  const auto error = validate(puzzle);
  ASSERT_TRUE(error.has_value());
  EXPECT_EQ(name_of(error->code), "rule-too-complex");
  EXPECT_EQ(error->rule, 29);
}

}  // namespace
}  // namespace jiugong
