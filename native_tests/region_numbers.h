// Encodes region puzzles like JavaScript does (see wasm/bindings/region_puzzle_numbers.h).
#pragma once

#include <string>
#include <vector>

#include "jiugong/region_puzzle.h"
#include "jiugong/region_rule_kinds.h"

namespace jiugong {

// The fields of a rule, as in region_puzzle_numbers.h.
inline std::vector<int> numbers_of(const RegionRule& rule) {
  std::vector<int> numbers;
  const auto add = [&](const auto& list) {
    numbers.push_back(static_cast<int>(list.size()));
    numbers.insert(numbers.end(), list.begin(), list.end());
  };
  for_each_field(rule.kind, [&](RuleField field) {
    if (is_number(field)) return numbers.push_back(rule.number);
    switch (field) {
      case RuleField::kSlow:
        return numbers.push_back(rule.slow ? 1 : 0);
      case RuleField::kExactly:
        return numbers.push_back(rule.exactly ? 1 : 0);
      case RuleField::kOf:
        return numbers.push_back(static_cast<int>(rule.of));
      case RuleField::kPattern:
        return add(rule.pattern);
      case RuleField::kValues:
        return add(rule.values);
      case RuleField::kPairs:
        numbers.push_back(static_cast<int>(rule.pairs.size()));
        for (const auto& [first, second] : rule.pairs) {
          numbers.insert(numbers.end(), {first, second});
        }
        return;
      case RuleField::kIndex:
        return numbers.push_back(rule.index);
      case RuleField::kBulb:
        return add(rule.bulb);
      case RuleField::kStart:
        return numbers.push_back(rule.start);
      case RuleField::kTransitions:
        numbers.push_back(static_cast<int>(rule.transitions.size()));
        for (const RuleTransition& transition : rule.transitions) {
          numbers.push_back(transition.state);
          add(transition.values);
          numbers.push_back(transition.next);
        }
        return;
      case RuleField::kAccept:
        return add(rule.accept);
      case RuleField::kCells:
        return add(rule.cells);
      default:
        numbers.push_back(static_cast<int>(rule.groups.size()));
        for (const auto& group : rule.groups) add(group);
    }
  });
  return numbers;
}

inline std::string numbers_of(const RegionPuzzle& puzzle) {
  const int flags = (puzzle.diagonals ? 1 : 0) + (puzzle.anti_knight ? 2 : 0) +
                    (puzzle.anti_king ? 4 : 0) + (puzzle.non_consecutive ? 8 : 0);
  std::vector<int> numbers = {puzzle.rows, puzzle.cols, puzzle.low, puzzle.high, flags};
  const auto add = [&](const std::vector<int>& list) {
    numbers.push_back(static_cast<int>(list.size()));
    numbers.insert(numbers.end(), list.begin(), list.end());
  };
  add(puzzle.cells);
  numbers.push_back(static_cast<int>(puzzle.regions.size()));
  for (const auto& region : puzzle.regions) add(region);
  numbers.push_back(static_cast<int>(puzzle.cages.size()));
  for (const Cage& cage : puzzle.cages) {
    numbers.push_back(cage.sum);
    add(cage.cells);
  }
  numbers.push_back(static_cast<int>(puzzle.rules.size()));
  for (const RegionRule& rule : puzzle.rules) {
    numbers.push_back(static_cast<int>(rule.kind));
    add(numbers_of(rule));
  }
  std::string text;
  for (const int number : numbers) text += (text.empty() ? "" : ",") + std::to_string(number);
  return text;
}

}  // namespace jiugong
