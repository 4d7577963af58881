#include "region_json.h"

#include <optional>
#include <vector>

#include "job.h"
#include "region_outline.h"
#include "region_rule_numbers.h"

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
