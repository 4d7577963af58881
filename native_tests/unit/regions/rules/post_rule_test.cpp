// Compares the translation of every kind of rule with its meaning: on all grids of small puzzles, the
// primitives that a rule posts hold just where the rule does.
#include "regions/rules/post_rule.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <numeric>
#include <set>
#include <utility>
#include <vector>

#include "jiugong/region_presets.h"
#include "jiugong/region_rule_kinds.h"
#include "jiugong/region_text.h"
#include "random_rules.h"
#include "support.h"

namespace jiugong::regions {
namespace {

// Checks what was posted on a full grid, each primitive as model.h says it.
class ModelChecker {
 public:
  ModelChecker(const Model& model, const std::vector<int>& grid) : model_(model) {
    for (const int cell : model.grid_cells()) {
      bits_.push_back(grid[static_cast<std::size_t>(cell)] - model.low());
    }
  }

  bool holds() const {
    const auto all_hold = [&](const auto&... lists) {
      const auto each = [&](const auto& one) { return hold(one); };
      return (std::all_of(lists.begin(), lists.end(), each) && ...);
    };
    return model_.contradictions().empty() &&
           all_hold(model_.restrictions(), model_.different_cells(), model_.different_pairs(),
                    model_.sums(), model_.value_sets(), model_.pair_lines(), model_.same_values(),
                    model_.equal_sums(), model_.segment_sums(), model_.skyscrapers(),
                    model_.split_sums(), model_.automata(), model_.counts());
  }

 private:
  int bit(Small cell) const { return bits_[cell]; }
  bool in(Small cell, Mask values) const { return (values >> bit(cell) & 1) != 0; }

  bool all_differ(const Cells& cells) const {
    std::set<int> seen;
    return std::all_of(cells.begin(), cells.end(),
                       [&](Small cell) { return seen.insert(bit(cell)).second; });
  }

  bool hold(const Restriction& one) const { return in(one.cell, one.values); }
  bool hold(const DifferentCells& different) const { return all_differ(different.cells); }
  bool hold(const std::pair<Small, Small>& different) const {
    return bit(different.first) != bit(different.second);
  }

  bool hold(const LinearSum& sum) const {
    std::int64_t total = 0;
    for (const auto& [cell, coefficient] : sum.summands) total += coefficient * bit(cell);
    return total == sum.total;
  }

  bool hold(const ValueSets& line) const {
    Mask set = 0;
    for (const Small cell : line.cells) set |= Mask{1} << bit(cell);
    return all_differ(line.cells) &&
           std::find(line.sets.begin(), line.sets.end(), set) != line.sets.end();
  }

  bool hold(const PairLine& line) const {
    for (std::size_t i = 1; i < line.cells.size(); ++i) {
      const auto before = static_cast<std::size_t>(bit(line.cells[i - 1]));
      if (!in(line.cells[i], line.next[before])) return false;
    }
    return true;
  }

  bool hold(const SameValues& same) const {
    std::multiset<int> a, b;
    for (const Small cell : same.a) a.insert(bit(cell));
    for (const Small cell : same.b) b.insert(bit(cell));
    return a == b;
  }

  bool hold(const AutomatonLine& line) const {
    std::set<int> states = {line.automaton->start};
    for (const Small cell : line.cells) {
      std::set<int> next;
      for (const auto& arc : line.automaton->arcs) {
        if (states.contains(arc.from) && in(cell, arc.values)) next.insert(arc.to);
      }
      states = next;
    }
    return std::any_of(line.automaton->accept.begin(), line.automaton->accept.end(),
                       [&](int state) { return states.contains(state); });
  }

  bool hold(const OccurrenceCounts& counts) const {
    return std::all_of(
        counts.occurrences.begin(), counts.occurrences.end(), [&](const Occurrences& wanted) {
          const auto there = std::count_if(counts.cells.begin(), counts.cells.end(),
                                           [&](Small cell) { return in(cell, wanted.values); });
          return (there == 0 && wanted.or_none) || (there >= wanted.least && there <= wanted.most);
        });
  }

  bool hold(const EqualSums& sums) const {
    std::set<std::int64_t> seen;
    for (const auto& group : sums.groups) {
      std::int64_t sum = 0;
      for (const auto& [cell, coefficient] : group) sum += coefficient * (model_.low() + bit(cell));
      seen.insert(sum);
    }
    return seen.size() <= 1;
  }

  // (No value is 0, so there is one way at most.)
  bool hold(const SegmentSums& sums) const {
    int sum = 0;
    for (const Small cell : sums.cells) {
      sum += model_.low() + bit(cell);
      if (sum > sums.total) return false;
      if (sum == sums.total) sum = 0;
    }
    return sum == 0;
  }

  bool hold(const Skyscraper& skyscraper) const {
    int highest = -1, seen = 0;
    for (const Small cell : skyscraper.cells) {
      if (bit(cell) > highest) ++seen;
      highest = std::max(highest, bit(cell));
    }
    return seen == skyscraper.count;
  }

  bool hold(const SplitSum& sum) const {
    std::vector<int> line;
    for (const Small cell : sum.cells) line.push_back(model_.low() + bit(cell));
    const auto [least, most] = std::minmax_element(line.begin(), line.end());
    auto from = std::min(least, most) + 1, to = std::max(least, most);
    if (!sum.sandwich) {
      if (line[0] > std::ssize(line)) return false;
      from = line.begin();
      to = line.begin() + line[0];
    }
    return all_differ(sum.cells) && std::accumulate(from, to, 0) == sum.total;
  }

  const Model& model_;
  std::vector<int> bits_;
};

// A grid with a value in every cell that is not void.
std::vector<int> random_grid(Random& random, const RegionPuzzle& puzzle) {
  std::vector<int> grid = puzzle.cells;
  for (int& entry : grid) {
    if (entry != kVoidCell) entry = puzzle.low + random.below(puzzle.high - puzzle.low + 1);
  }
  return grid;
}

bool obeys_regions(const RegionPuzzle& puzzle, const std::vector<int>& grid) {
  return std::all_of(puzzle.regions.begin(), puzzle.regions.end(), [&](const auto& region) {
    std::set<int> seen;
    return std::all_of(region.begin(), region.end(), [&](int cell) {
      return seen.insert(grid[static_cast<std::size_t>(cell)]).second;
    });
  });
}

void expect_same_meaning(const RegionPuzzle& puzzle, const std::vector<int>& grid,
                         std::array<int, 2>& seen) {
  Model model(puzzle);
  for (std::size_t rule = 0; rule < puzzle.rules.size(); ++rule) post_rule(puzzle, rule, model);
  const bool holds = broken_rules(puzzle, grid).empty();
  ++seen[holds ? 1 : 0];
  if (ModelChecker(model, grid).holds() == holds) return;
  RegionPuzzle full = puzzle;
  full.cells = grid;
  ADD_FAILURE() << (holds ? "holds: " : "is broken: ") << write_regions(full);
}

class PostRule : public testing::TestWithParam<RuleFacts> {};

TEST_P(PostRule, MeansWhatTheRuleMeans) {
  const RuleKind kind = GetParam().kind;
  Random random(17 + static_cast<std::uint64_t>(kind));
  std::array<int, 2> seen{};
  constexpr int kRounds = kSanitized ? 60 : 300;
  for (int round = 0; round < kRounds; ++round) {
    const int low = random.below(3), values = 2 + random.below(6);
    RegionPuzzle puzzle =
        open_grid(1 + random.below(3), 2 + random.below(3), low, low + values - 1);
    if (puzzle.rows > 1 && random.below(3) == 0) puzzle.cells[0] = kVoidCell;
    if (kind == RuleKind::kUnmarked) {
      for (const RuleKind other : {RuleKind::kSum, RuleKind::kDifference, RuleKind::kRatio}) {
        puzzle.rules.push_back(random_rule(random, other, puzzle, 2));
      }
    }
    const RegionPuzzle without = puzzle;
    puzzle.rules.push_back(random_rule(random, kind, puzzle, 5));
    for (int i = 0; i < 40; ++i) {
      const std::vector<int> grid = random_grid(random, puzzle);
      if (broken_rules(without, grid).empty()) expect_same_meaning(puzzle, grid, seen);
    }
  }
  EXPECT_GT(seen[0], kRounds / 15);
  EXPECT_GT(seen[1], kRounds / 15);
}

// The next grid in the order of its values; false behind the last.
bool next_grid(const RegionPuzzle& puzzle, std::vector<int>& grid) {
  return std::any_of(grid.begin(), grid.end(), [&](int& value) {
    if (value == kVoidCell) return false;
    value = value == puzzle.high ? puzzle.low : value + 1;
    return value != puzzle.low;
  });
}

// Solved with what the rule posts, puzzles have just the solutions that the rule means, also where its cells overlap.
TEST_P(PostRule, SolutionsAreWhatTheRuleMeans) {
  const RuleKind kind = GetParam().kind;
  Random random(170 + static_cast<std::uint64_t>(kind));
  for (int round = 0; round < (kSanitized ? 10 : 40); ++round) {
    const int low = random.below(2);
    RegionPuzzle puzzle = open_grid(2, 3, low, low + 2);
    if (random.below(2) == 0) add_rows(puzzle);
    for (int rules = 1 + random.below(2); rules > 0; --rules) {
      puzzle.rules.push_back(random_rule(random, kind, puzzle, 4));
    }
    std::vector<int> grid(puzzle.cells.size(), puzzle.low);
    std::uint64_t solutions = 0;
    do {
      solutions += obeys_regions(puzzle, grid) && broken_rules(puzzle, grid).empty() ? 1 : 0;
    } while (next_grid(puzzle, grid));
    EXPECT_EQ(solve_regions(puzzle, 1000).count, solutions) << write_regions(puzzle);
  }
}

INSTANTIATE_TEST_SUITE_P(Kinds, PostRule,
                         testing::ValuesIn(rule_kinds().begin(), rule_kinds().end()), name_of_kind);

// Rules about cells that differ have translations of their own.
TEST(PostRuleOfRegions, OutsideCluesOfDifferentCells) {
  constexpr std::array kKinds = {RuleKind::kSandwich, RuleKind::kXSum, RuleKind::kSkyscraper,
                                 RuleKind::kHiddenSkyscraper};
  Random random(3);
  std::array<int, 2> seen{};
  for (int round = 0; round < 1500; ++round) {
    const int cells = 1 + random.below(6), values = cells + random.below(3), low = random.below(2);
    RegionPuzzle puzzle = open_grid(1, cells, low, low + values - 1);
    add_rows(puzzle);
    const RuleKind kind = kKinds[static_cast<std::size_t>(round) % kKinds.size()];
    puzzle.rules = {random_rule(random, kind, puzzle, cells)};
    puzzle.rules[0].cells = puzzle.regions[0];
    puzzle.rules[0].number = random.below(cells + 4);
    std::vector<int> grid;
    for (int i = 0; i < values; ++i) grid.push_back(low + i);
    for (std::size_t i = 1; i < grid.size(); ++i) {
      std::swap(grid[i], grid[static_cast<std::size_t>(random.below(static_cast<int>(i) + 1))]);
    }
    grid.resize(static_cast<std::size_t>(cells));
    ASSERT_TRUE(obeys_regions(puzzle, grid));
    expect_same_meaning(puzzle, grid, seen);
  }
  EXPECT_GT(seen[0], 100);
  EXPECT_GT(seen[1], 100);
}

// Cells far apart on a line need not be compared: there are no more than 36 values that can differ.
TEST(PostRuleOfRegions, ModularLinesAreNotComparedWithAllOfALongLine) {
  for (const int modulus : {5, 9, 10, 100'000}) {
    RegionPuzzle puzzle = open_grid(9, 9, 1, 9);
    RegionRule rule{.kind = RuleKind::kModular, .number = modulus};
    for (int cell = 0; cell < 3000; ++cell) rule.cells.push_back(cell % 81);
    puzzle.rules = {rule};
    ASSERT_FALSE(validate(puzzle).has_value());
    Model model(puzzle);
    post_rule(puzzle, 0, model);
    EXPECT_LE(model.pair_lines().size(), 36U) << modulus;
    EXPECT_EQ(model.contradictions().size(), modulus > 9 ? 1U : 0U) << modulus;
  }
}

}  // namespace
}  // namespace jiugong::regions
