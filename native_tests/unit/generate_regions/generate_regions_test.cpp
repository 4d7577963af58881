#include "jiugong/generate_regions.h"

#include <algorithm>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "jiugong/region_presets.h"
#include "jiugong/region_text.h"
#include "support.h"

namespace jiugong {
namespace {

bool is_given(int entry) { return entry != kOpenCell && entry != kVoidCell; }

int count_givens(const RegionPuzzle& puzzle) {
  return static_cast<int>(std::count_if(puzzle.cells.begin(), puzzle.cells.end(), is_given));
}

std::vector<RegionClue> all_clues() {
  std::vector<RegionClue> clues;
  for (int i = 0; i < kRegionClues; ++i) clues.push_back(static_cast<RegionClue>(i));
  return clues;
}

bool is_of(const RegionRule& rule, RegionClue clue) {
  const bool pair = rule.cells.size() == 2;
  switch (clue) {
    case RegionClue::kCage:
      return false;
    case RegionClue::kThermometer:
      return rule.kind == RuleKind::kThermometer;
    case RegionClue::kArrow:
      return rule.kind == RuleKind::kArrow;
    case RegionClue::kWhisper:
      return rule.kind == RuleKind::kWhisper;
    case RegionClue::kRenban:
      return rule.kind == RuleKind::kRenban;
    case RegionClue::kPalindrome:
      return rule.kind == RuleKind::kPalindrome;
    case RegionClue::kBetween:
      return rule.kind == RuleKind::kBetween;
    case RegionClue::kKropki:
      return (rule.kind == RuleKind::kDifference && rule.number == 1) ||
             (rule.kind == RuleKind::kRatio && rule.number == 2);
    case RegionClue::kXv:
      return rule.kind == RuleKind::kSum && pair && (rule.number == 5 || rule.number == 10);
    case RegionClue::kQuadruple:
      return rule.kind == RuleKind::kContains && rule.values.size() == 4;
    case RegionClue::kSandwich:
      return rule.kind == RuleKind::kSandwich;
    case RegionClue::kLittleKiller:
      return rule.kind == RuleKind::kSum && !pair;
    case RegionClue::kSkyscraper:
      return rule.kind == RuleKind::kSkyscraper;
    case RegionClue::kXSum:
      return rule.kind == RuleKind::kXSum;
  }
  return false;
}

bool has(const RegionPuzzle& puzzle, RegionClue clue) {
  if (clue == RegionClue::kCage) return !puzzle.cages.empty();
  return std::any_of(puzzle.rules.begin(), puzzle.rules.end(),
                     [&](const RegionRule& rule) { return is_of(rule, clue); });
}

// The puzzle is valid and has the solution as its only one, and what is drawn is what was wanted.
void expect_proper(const GeneratedRegions& made, const std::vector<RegionClue>& clues) {
  ASSERT_FALSE(validate(made.puzzle).has_value());
  const RegionResult solved = solve_regions(made.puzzle);
  EXPECT_EQ(solved.status, Status::kUnique) << write_regions(made.puzzle);
  EXPECT_EQ(solved.solution, made.solution);
  EXPECT_TRUE(broken_rules(made.puzzle, made.solution).empty());
  EXPECT_EQ(made.givens, count_givens(made.puzzle));
  for (const RegionClue clue : clues) {
    EXPECT_EQ(has(made.puzzle, clue), made.reached || has(made.puzzle, clue)) << name_of(clue);
  }
  for (const RegionRule& rule : made.puzzle.rules) {
    EXPECT_TRUE(std::any_of(clues.begin(), clues.end(),
                            [&](RegionClue clue) { return is_of(rule, clue); }));
  }
}

TEST(GenerateRegions, MakesEveryKind) {
  for (const RegionClue clue : all_clues()) {
    SCOPED_TRACE(name_of(clue));
    if (!kSanitized) {
      const GeneratedRegions made =
          generate_regions(*region_preset("9x9"), {.seed = 3, .clues = {clue}});
      EXPECT_TRUE(made.reached);
      expect_proper(made, {clue});
    }
    const GeneratedRegions small =
        generate_regions(*region_preset("6x6"), {.seed = 4, .clues = {clue}});
    EXPECT_TRUE(small.reached);
    expect_proper(small, {clue});
  }
}

TEST(GenerateRegions, MakesEveryPreset) {
  for (const std::string_view name : region_preset_names()) {
    if (name == "25x25" || name == "16x16") continue;
    SCOPED_TRACE(name);
    const RegionPuzzle layout = *region_preset(name);
    const GeneratedRegions made = generate_regions(layout, {.seed = 5});
    EXPECT_TRUE(made.reached);
    expect_proper(made, {});
    RegionPuzzle rest = made.puzzle;
    rest.cells = layout.cells;
    EXPECT_EQ(rest, layout);
  }
}

TEST(GenerateRegions, MixesKinds) {
  const std::vector<RegionClue> clues = {RegionClue::kArrow, RegionClue::kThermometer,
                                         RegionClue::kKropki, RegionClue::kCage,
                                         RegionClue::kSandwich};
  for (std::uint64_t seed = 0; seed < 4; ++seed) {
    const GeneratedRegions made =
        generate_regions(*region_preset("x"), {.seed = seed, .clues = clues});
    EXPECT_TRUE(made.reached);
    expect_proper(made, clues);
    EXPECT_TRUE(made.puzzle.diagonals);
    // Lines and cages lie beside one another.
    std::set<int> used;
    std::size_t cells = 0;
    const auto use = [&](const std::vector<int>& list) {
      used.insert(list.begin(), list.end());
      cells += list.size();
    };
    for (const Cage& cage : made.puzzle.cages) use(cage.cells);
    for (const RegionRule& rule : made.puzzle.rules) {
      if (rule.kind == RuleKind::kArrow) use(rule.bulb);
      if (rule.kind == RuleKind::kArrow || rule.kind == RuleKind::kThermometer) use(rule.cells);
    }
    EXPECT_EQ(used.size(), cells);
  }
}

TEST(GenerateRegions, KillersHaveNoGivensAndCoverTheGrid) {
  for (std::uint64_t seed = 0; seed < 10; ++seed) {
    const GeneratedRegions made =
        generate_regions(*region_preset("killer"), {.seed = seed, .clues = {RegionClue::kCage}});
    expect_proper(made, {RegionClue::kCage});
    EXPECT_EQ(made.givens, 0);
    std::set<int> covered;
    std::size_t single = 0;
    for (const Cage& cage : made.puzzle.cages) {
      EXPECT_LE(cage.cells.size(), 5U);
      if (cage.cells.size() == 1) ++single;
      covered.insert(cage.cells.begin(), cage.cells.end());
    }
    EXPECT_EQ(covered.size(), 81U);
    EXPECT_LE(single, 2U);
  }
}

TEST(GenerateRegions, LinesHaveTheirLengths) {
  const auto lengths = [](RegionClue clue) {
    std::set<std::size_t> found;
    for (std::uint64_t seed = 0; seed < 4; ++seed) {
      const auto made = generate_regions(*region_preset("9x9"), {.seed = seed, .clues = {clue}});
      for (const RegionRule& rule : made.puzzle.rules) found.insert(rule.cells.size());
    }
    return std::pair(*found.begin(), *found.rbegin());
  };
  const auto within = [&](RegionClue clue, std::size_t shortest, std::size_t longest) {
    const auto [least, most] = lengths(clue);
    EXPECT_GE(least, shortest) << name_of(clue);
    EXPECT_LE(most, longest) << name_of(clue);
    EXPECT_LT(least, most) << name_of(clue);
  };
  within(RegionClue::kThermometer, 3, 7);
  within(RegionClue::kArrow, 2, 4);
  within(RegionClue::kWhisper, 3, 6);
  within(RegionClue::kRenban, 3, 5);
  within(RegionClue::kPalindrome, 3, 7);
  within(RegionClue::kBetween, 3, 5);
}

TEST(GenerateRegions, GivesAsManyAsWanted) {
  const RegionPuzzle layout = *region_preset("9x9");
  for (const int givens : {10, 20, 40, 81}) {
    const auto made =
        generate_regions(layout, {.seed = 8, .clues = {RegionClue::kArrow}, .givens = givens});
    expect_proper(made, {RegionClue::kArrow});
    EXPECT_TRUE(made.reached);
    EXPECT_EQ(made.givens, givens);
  }
  const auto none =
      generate_regions(layout, {.seed = 8, .clues = {RegionClue::kKropki}, .givens = 0});
  EXPECT_TRUE(none.reached);
  EXPECT_EQ(none.givens, 0);
  // Impossible: the nearest, which is a proper puzzle.
  const auto few = generate_regions(layout, {.seed = 8, .givens = 5, .attempts = 2});
  EXPECT_FALSE(few.reached);
  EXPECT_GT(few.givens, 16);
  expect_proper(few, {});
  const auto too_many = generate_regions(layout, {.seed = 8, .givens = 82, .attempts = 1});
  EXPECT_FALSE(too_many.reached);
  EXPECT_EQ(too_many.givens, 81);
}

TEST(GenerateRegions, LeavesNothingOutOfMinimalPuzzles) {
  for (const RegionClue clue : {RegionClue::kCage, RegionClue::kThermometer, RegionClue::kKropki}) {
    SCOPED_TRACE(name_of(clue));
    const auto made =
        generate_regions(*region_preset("6x6"), {.seed = 2, .clues = {clue}, .minimal = true});
    expect_proper(made, {clue});
    const auto is_unique = [](const RegionPuzzle& puzzle) {
      return solve_regions(puzzle).status == Status::kUnique;
    };
    for (std::size_t i = 0; i < made.puzzle.cells.size(); ++i) {
      RegionPuzzle rest = made.puzzle;
      if (rest.cells[i] == kOpenCell) continue;
      rest.cells[i] = kOpenCell;
      EXPECT_FALSE(is_unique(rest));
    }
    for (std::size_t i = 0; i < made.puzzle.rules.size() && made.puzzle.rules.size() > 1; ++i) {
      RegionPuzzle rest = made.puzzle;
      rest.rules.erase(rest.rules.begin() + static_cast<std::ptrdiff_t>(i));
      EXPECT_FALSE(is_unique(rest));
    }
    for (std::size_t i = 0; i < made.puzzle.cages.size() && made.puzzle.cages.size() > 1; ++i) {
      RegionPuzzle rest = made.puzzle;
      rest.cages.erase(rest.cages.begin() + static_cast<std::ptrdiff_t>(i));
      EXPECT_FALSE(is_unique(rest));
    }
  }
}

TEST(GenerateRegions, GivensCannotBeLeftOut) {
  const auto made = generate_regions(*region_preset("windoku"), {.seed = 1});
  for (std::size_t i = 0; i < made.puzzle.cells.size(); ++i) {
    RegionPuzzle rest = made.puzzle;
    if (rest.cells[i] == kOpenCell) continue;
    rest.cells[i] = kOpenCell;
    EXPECT_EQ(solve_regions(rest).status, Status::kMultiple);
  }
}

// Whether the cells are connected by their sides.
bool is_connected(const std::vector<int>& cells, int cols) {
  std::vector<int> reached = {cells[0]};
  for (std::size_t i = 0; i < reached.size(); ++i) {
    for (const int cell : cells) {
      const int a = reached[i];
      const bool beside = std::abs(a / cols - cell / cols) + std::abs(a % cols - cell % cols) == 1;
      if (beside && std::find(reached.begin(), reached.end(), cell) == reached.end()) {
        reached.push_back(cell);
      }
    }
  }
  return reached.size() == cells.size();
}

TEST(GenerateRegions, DrawsIrregularRegions) {
  std::set<std::vector<std::vector<int>>> layouts;
  std::uint64_t seed = 0;
  for (const std::string_view name : {"jigsaw", "6x6", "x", "4x4", "8x8", "killer"}) {
    SCOPED_TRACE(name);
    const RegionPuzzle layout = *region_preset(name);
    ASSERT_TRUE(can_be_irregular(layout));
    const auto made = generate_regions(layout, {.seed = ++seed, .irregular = true});
    EXPECT_TRUE(made.reached);
    expect_proper(made, {});
    EXPECT_EQ(made.puzzle.regions.size(), layout.regions.size());
    EXPECT_EQ(made.puzzle.diagonals, layout.diagonals);
    EXPECT_NE(made.puzzle.regions, layout.regions);
    for (const auto& region : made.puzzle.regions) {
      EXPECT_EQ(static_cast<int>(region.size()), layout.rows);
      EXPECT_TRUE(is_connected(region, layout.cols));
    }
    layouts.insert(made.puzzle.regions);
  }
  EXPECT_EQ(layouts.size(), 6U);
  // A prime side has no boxes.
  RegionPuzzle seven = classic_grid(7);
  const auto made = generate_regions(seven, {.seed = 6, .irregular = true});
  EXPECT_EQ(made.puzzle.regions.size(), seven.regions.size() + 7);
  expect_proper(made, {});
}

TEST(GenerateRegions, KnowsWhatCanBeIrregular) {
  EXPECT_FALSE(can_be_irregular(open_grid(4, 5, 1, 5)));
  EXPECT_FALSE(can_be_irregular(open_grid(4, 4, 1, 5)));
  EXPECT_TRUE(can_be_irregular(open_grid(4, 4, 1, 4)));
  RegionPuzzle holed = classic_grid(4);
  holed.cells[3] = kVoidCell;
  EXPECT_FALSE(can_be_irregular(holed));
  RegionPuzzle odd = classic_grid(4);
  odd.regions.pop_back();
  EXPECT_FALSE(can_be_irregular(odd));
}

TEST(GenerateRegions, KeepsWhatTheLayoutHas) {
  RegionPuzzle layout = *region_preset("9x9");
  layout.cells[40] = 5;
  layout.cages = {{.sum = 3, .cells = {0, 1}}};
  layout.rules = {{.kind = RuleKind::kThermometer, .cells = {60, 61, 62}}};
  const auto made = generate_regions(layout, {.seed = 1, .clues = {RegionClue::kArrow}});
  EXPECT_EQ(made.puzzle.cells[40], 5);
  EXPECT_EQ(made.puzzle.cages, layout.cages);
  EXPECT_EQ(made.puzzle.rules[0], layout.rules[0]);
  EXPECT_EQ(solve_regions(made.puzzle).status, Status::kUnique);
  // Void cells stay void.
  RegionPuzzle holed = classic_grid(6);
  holed.cells[0] = kVoidCell;
  for (auto& region : holed.regions) std::erase(region, 0);
  const auto with_hole = generate_regions(holed, {.seed = 1, .clues = {RegionClue::kCage}});
  EXPECT_EQ(with_hole.solution[0], kVoidCell);
  expect_proper(with_hole, {RegionClue::kCage});
}

TEST(GenerateRegions, HasNoPuzzleWithoutASolution) {
  RegionPuzzle layout = *region_preset("4x4");
  layout.cells[0] = layout.cells[1] = 1;
  const auto made = generate_regions(layout, {.seed = 1});
  EXPECT_FALSE(made.reached);
  EXPECT_TRUE(made.solution.empty());
}

TEST(GenerateRegions, TellsWhereAKindHasNoRoom) {
  // Rows that are no regions have no sandwich.
  const auto made = generate_regions(open_grid(3, 3, 1, 3),
                                     {.seed = 1, .clues = {RegionClue::kSandwich}, .attempts = 3});
  EXPECT_FALSE(made.reached);
  EXPECT_EQ(made.givens, 9);
  RegionPuzzle full = classic_grid(4);
  while (full.rules.size() < std::size_t{kMaxRules}) {
    full.rules.push_back({.kind = RuleKind::kValues, .values = {1, 2, 3, 4}, .cells = {0}});
  }
  const auto none =
      generate_regions(full, {.seed = 1, .clues = {RegionClue::kArrow}, .attempts = 1});
  EXPECT_FALSE(none.reached);
  EXPECT_EQ(none.puzzle.rules.size(), std::size_t{kMaxRules});
}

TEST(GenerateRegions, PortionsDoNotChangeThePuzzle) {
  const std::vector<RegionClue> clues = {RegionClue::kArrow, RegionClue::kKropki};
  const RegionPuzzle layout = *region_preset("jigsaw");
  const GenerateRegionsOptions options = {.seed = 12, .clues = clues, .irregular = true};
  const auto whole = generate_regions(layout, options);
  for (const std::uint64_t portion : {std::uint64_t{1}, std::uint64_t{7}, std::uint64_t{500}}) {
    RegionGenerator generator;
    generator.start(*region_preset("4x4"), {});
    generator.advance(2);
    generator.start(layout, options);
    EXPECT_TRUE(generator.result().solution.empty());
    double before = generator.progress();
    EXPECT_EQ(before, 0);
    while (!generator.advance(portion)) {
      EXPECT_GE(generator.progress(), before);
      before = generator.progress();
    }
    EXPECT_EQ(generator.progress(), 1);
    EXPECT_EQ(generator.result().puzzle, whole.puzzle);
    EXPECT_EQ(generator.result().solution, whole.solution);
  }
  EXPECT_NE(generate_regions(layout, {.seed = 13, .clues = clues, .irregular = true}).puzzle,
            whole.puzzle);
}

TEST(GenerateRegions, SolutionsAreRandom) {
  std::set<std::vector<int>> solutions;
  std::set<int> corners;
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    const auto made = generate_regions(*region_preset("4x4"), {.seed = seed});
    solutions.insert(made.solution);
    corners.insert(made.solution[0]);
  }
  EXPECT_GT(solutions.size(), 20U);
  EXPECT_EQ(corners.size(), 4U);
}

TEST(GenerateRegions, NamesAreUnique) {
  std::set<std::string> names;
  for (const RegionClue clue : all_clues()) names.emplace(name_of(clue));
  EXPECT_EQ(static_cast<int>(names.size()), kRegionClues);
}

}  // namespace
}  // namespace jiugong
