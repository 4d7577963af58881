// What the jobs of the rotation puzzles have in common.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "jiugong/twist.h"
#include "json.h"

namespace jiugong::bindings {

// `clockwise`, `quarter` or `any`; anything else counts as `quarter`.
Turns turns_named(std::string_view name);

// The effort of a call, which JavaScript gives as a number; what is none (or less than 1) is 0, and
// stands for the usual one. What is too much for a search is for the search to say.
std::uint64_t effort_from(double number);

// A seed in decimal.
std::uint64_t seed_from(std::string_view decimal);

// { row, col, turn }, with `cw`, `ccw` or `half`
void write_json(Json& out, const Move& move);

// The same as a string of its own.
std::string to_json(const std::vector<Move>& moves);

}  // namespace jiugong::bindings
