// Questions whose answers, counts and guesses must be the same natively, in WebAssembly and in every browser:
// 10,000 puzzles and seeds, made from seeds, in shards of one kind.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace jiugong::parity {

// A question is a line: a method of the API and what it is asked, with tabs between them.
//
//   solve          limit, puzzle
//   many           format, limit, puzzles with | between them
//   candidates, contradiction, difference
//                  puzzle
//   generate       seed, clues, symmetry, `minimal` or nothing, attempts
//   regions        limit, text
//   text           format, puzzle
//   untwist        rows, columns, tiles with commas between them, turns, seed, effort
//   rotate         puzzle, turns, limit
//   tripods        grid, turns, seed, effort
//
// Puzzles, grids and texts are written as the API takes them.
struct Shard {
  std::string_view name;
  std::vector<std::string> (*questions)();
};

extern const std::array<Shard, 11> kShards;

// How many puzzles or seeds a question asks of.
std::size_t items_in(std::string_view question);

}  // namespace jiugong::parity
