// Rules of region puzzles beyond regions and cages: lines, dots, outside clues, patterns.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace jiugong {

// A puzzle beyond one of these limits is invalid, which validate() finds in less than 100 ms.
inline constexpr int kMaxRules = 4096;
inline constexpr int kMaxRuleEntries = 1 << 17;  // cells, values, … of all rules together
inline constexpr int kMaxBulbCells = 6;
inline constexpr int kMaxPatternLength = 1000;  // in characters
inline constexpr int kMaxPatternNesting = 32;   // of groups in groups

// What a rule says of the values of `cells`, or of the field named with it; `v` is a value. The
// cells are in the order of a line, from its beginning. A cell may occur twice only where the line
// may cross itself, which is marked with an asterisk.
enum class RuleKind : int {
  // Every cell has one of `values`: odd, even, low, high, pencilled-in digits.
  kValues,
  // v rises from cell to cell; with `slow` it never falls. Two cells are an inequality.
  kThermometer,
  // * Neighbours on the line differ by at least `number` (German whispers 5, Dutch whispers 4).
  kWhisper,
  // The values are consecutive in some order, none of them twice.
  kRenban,
  // * The line reads the same both ways.
  kPalindrome,
  // All cells but the ends lie strictly between the two ends.
  kBetween,
  // The ends differ by at least `number`, and no other cell lies between them or equals one.
  kLockout,
  // Cells equally far from the middle have one sum; the middle cell of an odd line is that sum.
  kZipper,
  // * Cells less than `number` apart on the line have different remainders of a division by it.
  kModular,
  // * Cells less than three apart on the line have values of different thirds. The third of v is
  // 3 (v - low) / (number of values), rounded down.
  kEntropic,
  // There is a value of each third.
  kEntropicSet,
  // * The line can be cut into pieces that each add up to `number`.
  kSumSegments,
  // All `groups` have the same sum: region sum lines, double arrows, magic squares.
  kEqualSums,
  // The cells of `bulb` are the sum of `cells`. Each of them counts ten times as much as the next.
  kArrow,
  // They add up to `number`; values may repeat: X, V, little killers.
  kSum,
  // Two cells that differ by exactly `number`; a white dot is 1.
  kDifference,
  // Two cells, one of which is `number` times the other; a black dot is 2.
  kRatio,
  // Cells side by side without a rule kDifference or kRatio are neither consecutive nor in ratio 2
  // (kDots), or those without a kSum of two cells do not add up to 5 or 10 (kXv).
  kUnmarked,
  // Each value occurs at least as often as in `values`; with `exactly`, just as often.
  kContains,
  // All `groups` hold the same values, each as often: clones, same digits.
  kSameValues,
  // A value that occurs in the cells occurs in as many of them as it says.
  kCountingCircles,
  // What lies between the smallest and the largest value adds up to `number`. Of equal ones, those
  // that come first count.
  kSandwich,
  // The first v cells, where v is the value of the first one, add up to `number`.
  kXSum,
  // `number` cells are larger than all before them.
  kSkyscraper,
  // The first cell that is smaller than one before it has the value `number`.
  kHiddenSkyscraper,
  // The v-th cell, where v is the value of the first one, has the value `number`.
  kNumberedRoom,
  // The v-th cell, where v is the value of the cell `index`, has the value `number`.
  kIndexing,
  // * The values, as the characters 0..9 and A..Z, match the whole `pattern`.
  kRegex,
  // * A machine that reads the values in order ends in a state of `accept`.
  kAutomaton,
  // The values of two cells are one of `pairs`.
  kTable,
  // Any two cells differ by at least 2: no value occurs twice, and none beside another.
  kNabner,
};

// The marks that a rule kUnmarked is about.
enum class RuleMarks : int { kDots, kXv };

// Reading any of `values` in the state `state` leads to `next`. Several states may follow on one
// value, and any of them may lead to acceptance; without a transition the machine rejects.
struct RuleTransition {
  int state = 0;
  std::vector<int> values;
  int next = 0;

  bool operator==(const RuleTransition&) const = default;
};

// A rule. Fields that its kind does not have keep their defaults; lists that it has are not empty.
//
//   puzzle.rules.push_back({.kind = RuleKind::kThermometer, .cells = {0, 10, 20}});
//   puzzle.rules.push_back({.kind = RuleKind::kSum, .number = 10, .cells = {4, 5}});
struct RegionRule {
  RuleKind kind = RuleKind::kValues;
  bool slow = false;                // of kThermometer
  bool exactly = false;             // of kContains
  RuleMarks of = RuleMarks::kDots;  // of kUnmarked
  // The difference, modulus, sum, ratio, count or value, as the kind says: a modulus or ratio 1 or more, all
  // others 0 or more.
  int number = 0;

  // Characters stand for themselves, small letters for capitals; also ( ) | . [..] [^..] * + ?
  // {n} {n,} {n,m}. Values above 35 have no character, but . and [^..] match them.
  std::string pattern = {};
  std::vector<int> values = {};  // each 0 or more; those that the puzzle lacks occur in no cell
  std::vector<std::pair<int, int>> pairs = {};  // of values: of the first cell and of the second
  int index = 0;                                // the number of a cell
  std::vector<int> bulb = {};  // cells, at most kMaxBulbCells, the highest place first
  int start = 0;               // a state; states are any numbers from 0
  std::vector<RuleTransition> transitions = {};
  std::vector<int> accept = {};               // states
  std::vector<int> cells = {};                // numbers of cells that are not void
  std::vector<std::vector<int>> groups = {};  // of such cells, two or more

  bool operator==(const RegionRule&) const = default;
};

// `values`, `thermometer`, `whisper`, …: the kind's name in JavaScript.
std::string_view name_of(RuleKind kind);

struct RegionPuzzle;

// Returns the indices of the rules of `puzzle`, which must be valid, that a grid with a value in
// every cell breaks; those of all rules for what is no such grid: another number of cells, or one that is not void
// without a value of the puzzle. Checks each rule as it is written here, independently of the solver.
//
//   if (broken_rules(puzzle, result.solution).empty()) celebrate();
std::vector<int> broken_rules(const RegionPuzzle& puzzle, std::span<const int> grid);

}  // namespace jiugong
