#include "random_rules.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <utility>
#include <vector>

#include "jiugong/region_rule_kinds.h"

namespace jiugong {
namespace {

class RuleMaker {
 public:
  RuleMaker(Random& random, const RegionPuzzle& puzzle, int most_cells)
      : random_(random), puzzle_(puzzle), most_cells_(most_cells) {
    for (std::size_t cell = 0; cell < puzzle.cells.size(); ++cell) {
      if (puzzle.cells[cell] != kVoidCell) cells_.push_back(static_cast<int>(cell));
    }
  }

  RegionRule make(RuleKind kind);

 private:
  int below(int bound) { return random_.below(bound); }
  // Sometimes a value that the puzzle does not have.
  int value() {
    const int value = puzzle_.low + below(puzzle_.high - puzzle_.low + 2);
    return std::max(value - below(5) / 4, 0);
  }
  std::vector<int> values() {
    std::vector<int> list;
    for (int left = 1 + below(3); left > 0; --left) list.push_back(value());
    return list;
  }
  std::vector<int> line(int least, int most, bool crosses);
  std::string pattern(int depth);
  int number(RuleKind kind, int cells);
  void fill(RegionRule& rule, RuleField field);

  Random& random_;
  const RegionPuzzle& puzzle_;
  int most_cells_;
  std::vector<int> cells_;
};

std::vector<int> RuleMaker::line(int least, int most, bool crosses) {
  most = std::min(most, static_cast<int>(cells_.size()));
  const int length = least + below(std::max(most - least, 0) + 1);
  std::vector<int> order = cells_;
  for (std::size_t i = 0; i + 1 < order.size(); ++i) {
    std::swap(order[i],
              order[i + static_cast<std::size_t>(below(static_cast<int>(order.size() - i)))]);
  }
  order.resize(static_cast<std::size_t>(length));
  if (crosses && length > 2 && below(3) == 0) order.back() = order.front();
  return order;
}

std::string RuleMaker::pattern(int depth) {
  const auto digit = [&] { return std::string(1, static_cast<char>('0' + std::min(value(), 9))); };
  switch (below(depth > 3 ? 2 : 9)) {
    case 0:
      return ".";
    case 1:
      return digit();
    case 2: {
      const std::string begin = below(2) == 0 ? "[^" : "[", first = digit(), second = digit();
      return begin + first + second + "]";
    }
    case 3: {
      const std::string first = pattern(depth + 1), second = pattern(depth + 1);
      return "(" + first + "|" + second + ")";
    }
    case 4: {
      static constexpr std::array<std::string_view, 6> kCounts = {"*",     "+",    "?",
                                                                  "{1,2}", "{2,}", "{0,3}"};
      const std::string repeated = pattern(depth + 1);
      return "(" + repeated + ")" + std::string(kCounts[static_cast<std::size_t>(below(6))]);
    }
    default: {
      const std::string first = pattern(depth + 1), second = pattern(depth + 1);
      return first + second;
    }
  }
}

int RuleMaker::number(RuleKind kind, int cells) {
  const int values = puzzle_.high - puzzle_.low + 1;
  switch (kind) {
    case RuleKind::kWhisper:
    case RuleKind::kLockout:
    case RuleKind::kDifference:
      return below(values);
    case RuleKind::kModular:
      return 1 + below(6);
    case RuleKind::kRatio:
      return 1 + below(3);
    case RuleKind::kSkyscraper:
      return below(cells + 1);
    case RuleKind::kHiddenSkyscraper:
    case RuleKind::kNumberedRoom:
    case RuleKind::kIndexing:
      return value();
    default:
      return below(cells * (puzzle_.low + values / 2) + 2);
  }
}

void RuleMaker::fill(RegionRule& rule, RuleField field) {
  const RuleFacts& facts = facts_of(rule.kind);
  const int most = facts.most_cells != 0 ? facts.most_cells : most_cells_;
  if (is_number(field)) return;
  switch (field) {
    case RuleField::kSlow:
      rule.slow = below(2) == 0;
      break;
    case RuleField::kExactly:
      rule.exactly = below(2) == 0;
      break;
    case RuleField::kOf:
      rule.of = below(2) == 0 ? RuleMarks::kDots : RuleMarks::kXv;
      break;
    case RuleField::kPattern:
      rule.pattern = pattern(0);
      break;
    case RuleField::kValues:
      rule.values = values();
      break;
    case RuleField::kPairs:
      for (int left = 1 + below(6); left > 0; --left) {
        const int first = value();
        rule.pairs.emplace_back(first, value());
      }
      break;
    case RuleField::kIndex:
      rule.index = line(1, 1, false)[0];
      break;
    case RuleField::kBulb:
      rule.bulb = line(1, std::min<int>(2, static_cast<int>(cells_.size()) - 1), false);
      break;
    case RuleField::kStart:
      rule.start = below(3);
      break;
    case RuleField::kTransitions:
      for (int left = 2 + below(8); left > 0; --left) {
        RuleTransition transition = {.state = below(3), .values = values(), .next = below(4)};
        rule.transitions.push_back(std::move(transition));
      }
      break;
    case RuleField::kAccept:
      rule.accept = {below(4), below(4)};
      break;
    case RuleField::kCells:
      rule.cells = line(facts.least_cells, most, facts.crosses);
      if (rule.kind == RuleKind::kArrow) {
        std::erase_if(rule.cells, [&](int cell) {
          return std::find(rule.bulb.begin(), rule.bulb.end(), cell) != rule.bulb.end();
        });
      }
      break;
    default: {
      const int size = 1 + below(std::min<int>(3, static_cast<int>(cells_.size())));
      for (int groups = 2 + below(2); groups > 0; --groups) {
        const bool same_size = facts.equal_groups;
        rule.groups.push_back(line(same_size ? size : 1, same_size ? size : 3, false));
      }
    }
  }
}

RegionRule RuleMaker::make(RuleKind kind) {
  RegionRule rule = {.kind = kind};
  for_each_field(kind, [&](RuleField field) { fill(rule, field); });
  const int cells = static_cast<int>(rule.cells.size());
  for_each_field(kind, [&](RuleField field) {
    if (is_number(field)) rule.number = number(kind, cells);
  });
  return rule;
}

}  // namespace

RegionRule random_rule(Random& random, RuleKind kind, const RegionPuzzle& puzzle, int most_cells) {
  // A few tries are enough: hardly any rule is invalid by itself.
  constexpr int kTries = 1'000;
  RegionPuzzle with = puzzle;
  for (int left = kTries; left > 0; --left) {
    with.rules = {RuleMaker(random, puzzle, most_cells).make(kind)};
    if (!validate(with)) return with.rules.front();
  }
  with.rules.clear();
  const auto mistake = validate(with);
  std::fprintf(stderr, "random_rule: no valid rule %s: %s\n", std::string(name_of(kind)).c_str(),
               mistake ? mistake->message().c_str() : "none was found");
  std::abort();
}

}  // namespace jiugong
