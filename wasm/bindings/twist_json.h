// What the jobs of the rotation puzzles have in common.
#pragma once

#include <string>
#include <string_view>

#include "jiugong/twist.h"
#include "json.h"

namespace jiugong {

// `clockwise`, `quarter` or `any`; anything else counts as `quarter`.
Turns turns_named(std::string_view name);

// { row, col, turn }, with `cw`, `ccw` or `half`
void write_json(std::string& out, const Move& move);

// The same as a string of its own.
std::string to_json(const std::vector<Move>& moves);

}  // namespace jiugong
