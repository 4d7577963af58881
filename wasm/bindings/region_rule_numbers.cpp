#include "region_rule_numbers.h"

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

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

void add_field(JsonObject& object, const RegionRule& rule, RuleField field) {
  const std::string_view name = name_of(field);
  if (is_number(field)) {
    object.add(name, rule.number);
    return;
  }
  switch (field) {
    case RuleField::kSlow:
      if (rule.slow) object.add(name, true);
      break;
    case RuleField::kExactly:
      if (rule.exactly) object.add(name, true);
      break;
    case RuleField::kOf:
      object.add(name, std::string_view(rule.of == RuleMarks::kDots ? "dots" : "xv"));
      break;
    case RuleField::kPattern:
      object.add(name, std::string_view(rule.pattern));
      break;
    case RuleField::kValues:
      object.add(name, rule.values);
      break;
    case RuleField::kPairs: {
      std::vector<std::vector<int>> pairs;
      for (const auto& [first, second] : rule.pairs) pairs.push_back({first, second});
      object.add(name, pairs);
      break;
    }
    case RuleField::kIndex:
      object.add(name, rule.index);
      break;
    case RuleField::kBulb:
      object.add(name, rule.bulb);
      break;
    case RuleField::kStart:
      object.add(name, rule.start);
      break;
    case RuleField::kTransitions:
      object.add(name, rule.transitions);
      break;
    case RuleField::kAccept:
      object.add(name, rule.accept);
      break;
    case RuleField::kCells:
      object.add(name, rule.cells);
      break;
    default:
      object.add(name, rule.groups);
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

void write_json(Json& out, const RuleTransition& transition) {
  out += '[';
  bindings::write_json(out, transition.state);
  out += ',';
  bindings::write_json(out, transition.values);
  out += ',';
  bindings::write_json(out, transition.next);
  out += ']';
}

void write_json(Json& out, const RegionRule& rule) {
  JsonObject object(out);
  object.add("kind", name_of(rule.kind));
  for_each_field(rule.kind, [&](RuleField field) { add_field(object, rule, field); });
}

}  // namespace jiugong::bindings
