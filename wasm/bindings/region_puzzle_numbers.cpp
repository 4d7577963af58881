#include "region_puzzle_numbers.h"

#include <charconv>
#include <cstddef>
#include <system_error>

#include "jiugong/region_rule_kinds.h"

namespace jiugong::bindings {
namespace {

// Reads the fields of a rule from the front of the numbers.
class RuleNumbers {
 public:
  explicit RuleNumbers(std::span<const int> numbers) : rest_(numbers) {}

  void read(RegionRule& rule, RuleField field);

 private:
  int next() {
    if (rest_.empty()) return 0;
    const int number = rest_[0];
    rest_ = rest_.subspan(1);
    return number;
  }

  // Calls `read_item`, which takes at least one number, for each item of a list.
  template <typename ReadItem>
  void read_list(const ReadItem& read_item) {
    for (int items = next(); items > 0 && !rest_.empty(); --items) read_item();
  }
  std::vector<int> numbers() {
    std::vector<int> list;
    read_list([&] { list.push_back(next()); });
    return list;
  }

  std::span<const int> rest_;
};

void RuleNumbers::read(RegionRule& rule, RuleField field) {
  if (is_number(field)) {
    rule.number = next();
    return;
  }
  switch (field) {
    case RuleField::kSlow:
      rule.slow = next() != 0;
      break;
    case RuleField::kExactly:
      rule.exactly = next() != 0;
      break;
    case RuleField::kOf:
      rule.of = static_cast<RuleMarks>(next());
      break;
    case RuleField::kPattern:
      for (const int code : numbers()) rule.pattern += static_cast<char>(code);
      break;
    case RuleField::kValues:
      rule.values = numbers();
      break;
    case RuleField::kPairs:
      read_list([&] {
        const int first = next();
        rule.pairs.emplace_back(first, next());
      });
      break;
    case RuleField::kIndex:
      rule.index = next();
      break;
    case RuleField::kBulb:
      rule.bulb = numbers();
      break;
    case RuleField::kStart:
      rule.start = next();
      break;
    case RuleField::kTransitions:
      read_list([&] {
        RuleTransition& transition = rule.transitions.emplace_back();
        transition.state = next();
        transition.values = numbers();
        transition.next = next();
      });
      break;
    case RuleField::kAccept:
      rule.accept = numbers();
      break;
    case RuleField::kCells:
      rule.cells = numbers();
      break;
    default:
      read_list([&] { rule.groups.push_back(numbers()); });
  }
}

}  // namespace

RegionRule region_rule_of(RuleKind kind, std::span<const int> numbers) {
  RegionRule rule = {.kind = kind};
  if (!is_kind(kind)) return rule;
  RuleNumbers reader(numbers);
  for_each_field(kind, [&](RuleField field) { reader.read(rule, field); });
  return rule;
}

namespace {

enum Flag { kDiagonals = 1, kAntiKnight = 2, kAntiKing = 4, kNonConsecutive = 8 };

}  // namespace

// Returns the next number, or 0 at the end or for text that is not a number.
int RegionNumbers::next() {
  int number = 0;
  const auto [rest, error] = std::from_chars(at_, end_, number);
  at_ = error != std::errc() || rest == end_ ? end_ : rest + 1;
  return number;
}

bool RegionNumbers::advance(std::uint64_t count) {
  for (; count != 0 && part_ != Part::kEnd; --count) step();
  return part_ == Part::kEnd;
}

void RegionNumbers::step() {
  switch (part_) {
    case Part::kHead:
      read_head();
      begin_list(puzzle_.cells, Part::kCells);
      break;
    case Part::kCells:
      read_item(Part::kRegions);
      if (part_ == Part::kRegions) lists_ = next();
      break;
    case Part::kRegions:
      if (begin_region()) break;
      part_ = Part::kCages;
      lists_ = next();
      break;
    case Part::kRegion:
      read_item(Part::kRegions);
      break;
    case Part::kCages:
      if (begin_cage()) break;
      part_ = Part::kRules;
      lists_ = next();
      break;
    case Part::kCage:
      read_item(Part::kCages);
      break;
    case Part::kRules:
      if (!begin_rule()) part_ = Part::kEnd;
      break;
    case Part::kRule:
      read_item(Part::kRules);
      if (part_ == Part::kRules) end_rule();
      break;
    case Part::kEnd:
      break;
  }
}

void RegionNumbers::read_head() {
  puzzle_.rows = next();
  puzzle_.cols = next();
  puzzle_.low = next();
  puzzle_.high = next();
  const int flags = next();
  puzzle_.diagonals = (flags & kDiagonals) != 0;
  puzzle_.anti_knight = (flags & kAntiKnight) != 0;
  puzzle_.anti_king = (flags & kAntiKing) != 0;
  puzzle_.non_consecutive = (flags & kNonConsecutive) != 0;
}

// A list is a count followed by that many numbers.
void RegionNumbers::begin_list(std::vector<int>& list, Part part) {
  part_ = part;
  list_ = &list;
  items_ = next();
}

void RegionNumbers::read_item(Part after) {
  if (items_ > 0 && at_ != end_) {
    list_->push_back(next());
    --items_;
  } else {
    part_ = after;
  }
}

// Returns false if there are no more regions.
bool RegionNumbers::begin_region() {
  if (lists_ <= 0 || at_ == end_) return false;
  --lists_;
  begin_list(puzzle_.regions.emplace_back(), Part::kRegion);
  return true;
}

bool RegionNumbers::begin_cage() {
  if (lists_ <= 0 || at_ == end_) return false;
  --lists_;
  Cage& cage = puzzle_.cages.emplace_back();
  cage.sum = next();
  begin_list(cage.cells, Part::kCage);
  return true;
}

bool RegionNumbers::begin_rule() {
  if (lists_ <= 0 || at_ == end_) return false;
  --lists_;
  puzzle_.rules.emplace_back().kind = static_cast<RuleKind>(next());
  rule_.clear();
  begin_list(rule_, Part::kRule);
  return true;
}

void RegionNumbers::end_rule() {
  puzzle_.rules.back() = region_rule_of(puzzle_.rules.back().kind, rule_);
}

RegionPuzzle region_puzzle_of(const std::string& puzzle) {
  RegionNumbers numbers(puzzle);
  numbers.advance(UINT64_MAX);
  return numbers.take();
}

}  // namespace jiugong::bindings
