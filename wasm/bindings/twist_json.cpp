#include "twist_json.h"

#include <charconv>

namespace jiugong::bindings {
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

std::uint64_t seed_from(std::string_view decimal) {
  std::uint64_t seed = 0;
  std::from_chars(decimal.data(), decimal.data() + decimal.size(), seed);
  return seed;
}

void write_json(Json& out, const Move& move) {
  JsonObject(out).add("row", move.row).add("col", move.col).add("turn", name_of(move.turn));
}

std::string interim_of(int best, const std::vector<Move>& moves) {
  if (best < 0) return "{}";
  Json json;
  JsonObject(json).add("best", best).add("moves", moves);
  return json;
}

}  // namespace jiugong::bindings
