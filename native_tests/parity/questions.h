// Questions whose answers, counts and guesses must be the same natively, in WebAssembly and in
// every browser: more than 10,000 puzzles and seeds, made from seeds, in shards by kind.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace jiugong::parity {

// A question is a line: a method of the API and its arguments, separated by tabs.
//
//   solve          limit, puzzle
//   many           format, limit, puzzles separated by |
//   candidates, contradiction, difference, canonical
//                  puzzle
//   generate       seed, clues, symmetry, `minimal` or nothing, attempts
//   generateRated  seed, level, technique, lowest and highest ER in tenths, clues, symmetry, `minimal`
//                  or nothing, effort
//   regions        limit, text
//   regionQuestions
//                  text
//   generateRegions
//                  preset, kinds separated by commas, seed, givens or -1, `irregular` or nothing, `minimal` or
//                  nothing
//   text           format, puzzle
//   untwist        rows, columns, tiles separated by commas, turns, seed, effort
//   rotate         puzzle, turns, limit
//   tripods        grid, turns, seed, effort
//   photo          width, height, the grey of each pixel as a hexadecimal digit
//   rate           puzzle
//   explain        limit, puzzle
//   hint, steps    style, givens, digits, marks separated by commas
//   position       format, givens, digits, marks
//   rating         puzzles separated by |
//
// Puzzles, grids and texts are written in the form that the API takes.
struct Shard {
  std::string_view name;
  std::vector<std::string> (*questions)();
};

extern const std::array<Shard, 18> kShards;

// Returns the number of puzzles or seeds in a question.
std::size_t items_in(std::string_view question);

}  // namespace jiugong::parity
