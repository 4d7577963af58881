// Functions that the jobs of the rotation puzzles share.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "jiugong/twist.h"
#include "json.h"

namespace jiugong::bindings {

// Parses a seed in decimal.
std::uint64_t seed_from(std::string_view decimal);

// Writes { row, col, turn }, where turn is `cw`, `ccw` or `half`.
void write_json(Json& out, const Move& move);

// Returns what is known before the end: { best, moves }, the number of presses of the best answer so
// far and these presses; {} as long as `best` is -1.
std::string interim_of(int best, const std::vector<Move>& moves);

}  // namespace jiugong::bindings
