// Puzzles of any shape as JavaScript hands them over: integers separated by commas,
//
//   rows, columns, lowest and highest value, flags,
//   number of cells, cells, number of regions, regions, number of cages, cages,
//   number of rules, rules
//
// `flags` is a sum of 1 for diagonals, 2 for anti-knight, 4 for anti-king and 8 for
// non-consecutive. Cells are encoded as in RegionPuzzle; a region is the number of its cells
// followed by the cells; a cage is its sum followed by the same; a rule is the number of its kind
// followed by a list of integers.
//
// The list of a rule has its fields in the order of RuleField (rule_kinds.h). A number, a flag (0 or 1),
// or `of` (0 for dots, 1 for xv) is itself; a list is its length followed by its entries; a pattern is the list of its bytes; a pair is two
// entries; a transition is its state, the list of its values, and the next state; `groups` is a list
// of lists.
//
//   { kind: 'arrow', bulb: [0], cells: [1, 2] }   13, 5, 1, 0, 2, 1, 2   (the second is the length)
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "jiugong/region_puzzle.h"
#include "jiugong/region_rule.h"

namespace jiugong::bindings {

// Returns the rule of an encoding; missing numbers are 0, missing lists are empty.
RegionRule region_rule_of(RuleKind kind, std::span<const int> numbers);

// The number of numbers read in the time of one node of the search.
inline constexpr std::uint64_t kNumbersOfNode = 50;

// Returns nodes × amount, at most UINT64_MAX.
constexpr std::uint64_t times(std::uint64_t nodes, std::uint64_t amount) {
  return nodes > UINT64_MAX / amount ? UINT64_MAX : nodes * amount;
}

// Parses the encoding described above, in portions; missing parts are empty.
class RegionNumbers {
 public:
  explicit RegionNumbers(std::string text)
      : text_(std::move(text)), at_(text_.data()), end_(at_ + text_.size()) {}
  RegionNumbers(const RegionNumbers&) = delete;
  RegionNumbers& operator=(const RegionNumbers&) = delete;

  // Reads `count` numbers; returns true when all are read.
  bool advance(std::uint64_t count);

  // Returns the puzzle; may be called once.
  RegionPuzzle take() { return std::move(puzzle_); }

 private:
  // The part that is read next; kRegions, kCages and kRules are between two lists.
  enum class Part { kHead, kCells, kRegions, kRegion, kCages, kCage, kRules, kRule, kEnd };

  int next();
  void step();
  void read_head();
  void begin_list(std::vector<int>& list, Part part);
  void read_item(Part after);
  bool begin_region();
  bool begin_cage();
  bool begin_rule();
  void end_rule();

  const std::string text_;
  const char* at_;
  const char* end_;
  RegionPuzzle puzzle_;
  Part part_ = Part::kHead;
  std::vector<int>* list_ = nullptr;  // the list being read
  int items_ = 0;                     // remaining numbers of this list
  int lists_ = 0;                     // remaining lists of this kind
  std::vector<int> rule_;             // the encoding of the rule being read
};

RegionPuzzle region_puzzle_of(const std::string& puzzle);  // parses everything in one call

}  // namespace jiugong::bindings
