#include "twist_json.h"

namespace jiugong {
namespace {

std::string_view name_of(Turn turn) {
  switch (turn) {
    case Turn::kClockwise:
      return "cw";
    case Turn::kCounterclockwise:
      return "ccw";
    case Turn::kHalf:
      return "half";
  }
  return "";
}

}  // namespace

Turns turns_named(std::string_view name) {
  if (name == "clockwise") return Turns::kClockwise;
  return name == "any" ? Turns::kAny : Turns::kQuarter;
}

void write_json(std::string& out, const Move& move) {
  JsonObject(out).add("row", move.row).add("col", move.col).add("turn", name_of(move.turn));
}

std::string to_json(const std::vector<Move>& moves) {
  std::string json;
  write_json(json, moves);
  return json;
}

}  // namespace jiugong
