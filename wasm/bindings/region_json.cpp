#include "region_json.h"

#include <array>
#include <optional>
#include <type_traits>
#include <utility>
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

}  // namespace

void write_json(Json& out, RuleMarks marks) {
  write_json(out, std::string_view(marks == RuleMarks::kDots ? "dots" : "xv"));
}

void write_json(Json& out, const std::pair<int, int>& pair) {
  write_json(out, std::array{pair.first, pair.second});
}

void write_json(Json& out, const RuleTransition& transition) {
  out += '[';
  write_json(out, transition.state);
  out += ',';
  write_json(out, transition.values);
  out += ',';
  write_json(out, transition.next);
  out += ']';
}

void write_json(Json& out, const RegionRule& rule) {
  ObjectWriter object(out);
  object.add("kind", name_of(rule.kind));
  for_each_field(rule.kind, [&](RuleField field) {
    visit_field(rule, field, [&](const auto& member) {
      if constexpr (std::is_same_v<decltype(member), const bool&>) {
        if (!member) return;
      }
      object.add(name_of(field), member);
    });
  });
}

void write_json(Json& out, const Cage& cage) {
  ObjectWriter(out).add("sum", cage.sum).add("cells", cage.cells);
}

void add_puzzle(ObjectWriter& out, const RegionPuzzle& puzzle) {
  out.add("rows", puzzle.rows)
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
      .add("rules", puzzle.rules);
}

void write_json(Json& out, const RegionPuzzle& puzzle) {
  const RegionOutline outline = outline_of(puzzle);
  ObjectWriter object(out);
  add_puzzle(object, puzzle);
  object.add("areas", outline.areas).add("extras", outline.extras);
}

void write_json(Json& out, const RegionError& error) {
  ObjectWriter object(out);
  add_error(object, name_of(error.code), error.message(), 0, 0, error.found, error.expected)
      .add("cell", unless_missing(error.cell))
      .add("region", unless_missing(error.region))
      .add("cage", unless_missing(error.cage))
      .add("rule", unless_missing(error.rule))
      .add("field", error.field.empty() ? std::nullopt : std::optional(error.field));
}

void write_json(Json& out, const RegionTextError& error) {
  ObjectWriter object(out);
  add_error(object, name_of(error), error.message(), error.line, error.column, error.found,
            error.expected);
}

}  // namespace jiugong::bindings
