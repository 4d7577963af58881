#include "region_json.h"

#include <optional>
#include <vector>

#include "jiugong/region_rule_kinds.h"
#include "job.h"
#include "region_outline.h"

namespace jiugong::bindings {
namespace {

// The cells of a puzzle, written with null for open cells.
struct Cells {
  const std::vector<int>& cells;
};

void write_json(Json& out, const Cells& cells) {
  out += '[';
  for (const int& cell : cells.cells) {
    if (&cell != cells.cells.data()) out += ',';
    if (cell == kOpenCell) {
      out += "null";
    } else {
      bindings::write_json(out, cell);
    }
  }
  out += ']';
}

std::optional<int> unless_missing(int number) {
  return number < 0 ? std::nullopt : std::optional(number);
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

void write_json(Json& out, const Cage& cage) {
  JsonObject(out).add("sum", cage.sum).add("cells", cage.cells);
}

void write_json(Json& out, const RegionPuzzle& puzzle) {
  const RegionOutline outline = outline_of(puzzle);
  JsonObject object(out);
  object.add("rows", puzzle.rows)
      .add("cols", puzzle.cols)
      .add("low", puzzle.low)
      .add("high", puzzle.high)
      .add("cells", Cells{puzzle.cells})
      .add("regions", puzzle.regions)
      .add("cages", puzzle.cages)
      .add("diagonals", puzzle.diagonals)
      .add("antiKnight", puzzle.anti_knight)
      .add("antiKing", puzzle.anti_king)
      .add("nonConsecutive", puzzle.non_consecutive)
      .add("rules", puzzle.rules)
      .add("areas", outline.areas)
      .add("extras", outline.extras);
}

void write_json(Json& out, const RegionError& error) {
  JsonObject(out)
      .add("code", name_of(error.code))
      .add("message", error.message())
      .add("line", 0)
      .add("column", 0)
      .add("found", error.found)
      .add("expected", error.expected)
      .add("cell", unless_missing(error.cell))
      .add("region", unless_missing(error.region))
      .add("cage", unless_missing(error.cage))
      .add("rule", unless_missing(error.rule))
      .add("field", error.field.empty() ? std::nullopt : std::optional(error.field));
}

void write_json(Json& out, const RegionTextError& error) {
  JsonObject(out)
      .add("code", name_of(error))
      .add("message", error.message())
      .add("line", error.line)
      .add("column", error.column)
      .add("found", error.found)
      .add("expected", error.expected);
}

}  // namespace jiugong::bindings
