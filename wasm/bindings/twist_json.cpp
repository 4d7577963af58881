#include "twist_json.h"

#include <charconv>

namespace jiugong::bindings {

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
