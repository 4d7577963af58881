// Random puzzles of any shape, reproducible from a seed: variants, killers, lines, dots and clues outside the grid.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "jiugong/owned.h"
#include "jiugong/random.h"
#include "jiugong/region_puzzle.h"

namespace jiugong {

// What can be drawn in a grid. The numbers are those for 9x9; smaller grids have shorter lines.
enum class RegionClue : int {
  kCage,         // cages of 2 to 5 cells; if they are all that is wanted, they cover the grid
  kThermometer,  // 3 to 7 cells
  kArrow,        // a circle and 2 to 4 cells
  kWhisper,     // 3 to 6 cells; neighbours differ by at least half the number of values, rounded up
  kRenban,      // 3 to 5 cells
  kPalindrome,  // 3 to 7 cells
  kBetween,     // 3 to 5 cells
  kKropki,      // black and white dots
  kXv,          // pairs that add up to 5 or 10
  kQuadruple,   // the values of 2x2 cells
  kSandwich,    // sums between the lowest and the highest value, of rows and columns
  kLittleKiller,  // sums of diagonals
  kSkyscraper,    // visible values, of rows and columns
  kXSum,          // sums of the first cells of rows and columns
};
inline constexpr int kRegionClues = 14;

// `cage`, `thermometer`, …: the kind's name in JavaScript.
std::string_view name_of(RegionClue clue);

struct GenerateRegionsOptions {
  std::uint64_t seed = 0;  // any number; seed_of_text() makes one of a text

  // What to draw: each of these occurs in the puzzle. No kind occurs twice.
  std::vector<RegionClue> clues = {};

  // The wanted number of givens, or -1 (and below) for as few as the search comes to: none where what is drawn is
  // enough, otherwise none that could be left out.
  int givens = -1;

  // Whether regions of random shapes replace the areas (see can_be_irregular).
  bool irregular = false;

  // Whether nothing is left that the solver finds superfluous: no given, and of what is drawn nothing but the last of its
  // kind. (It gives up a question after some hundred nodes, and then keeps what it asked about.) Otherwise lines,
  // arrows and cages stay where others would be enough.
  bool minimal = false;

  // How many solutions to try in search of what is wanted, at least 1. A count, not a time, so that the same
  // options give the same puzzle on every platform.
  int attempts = 50;
};

struct GeneratedRegions {
  RegionPuzzle puzzle;        // the layout with what was drawn and the givens
  std::vector<int> solution;  // its only solution; empty if the layout has none or none was found
  int givens = 0;             // the number of those of `puzzle`, with those of the layout

  // Whether the puzzle is as wanted: the number of givens, and something of each kind. If not, it is the nearest
  // that was found; where `solution` is not empty, it has no other.
  bool reached = false;
};

// Whether a valid puzzle has the shape of a jigsaw, so that its areas can be replaced: a square without void cells, with
// as many values as rows, and with areas of as many cells that cover it, or none. Areas are regions besides
// full rows and columns; of those that overlap the first.
bool can_be_irregular(const RegionPuzzle& layout);

// Makes a puzzle with the regions, cages, rules and givens of `layout`, which must be valid, and what is drawn
// besides.
//
// A random solution is made by trying random values in random cells. Clues are drawn along it, without crossing one
// another: lines and cages on at most half of the cells, unless only cages are wanted; of dots and clues outside
// the grid those that the puzzle needs. Where that is not enough, cages are drawn anew around cells in which two solutions
// differ, and givens are added in other puzzles. Then givens are taken away in random order, and dots and clues outside
// the grid, as long as the solver proves in a few hundred nodes that the solution is the only one: so no
// puzzle needs much guessing.
//
// The puzzle depends only on the layout and the options; it is the same on every platform. Memory is that of a
// RegionSolver.
//
//   GeneratedRegions made = generate_regions(*region_preset("killer"), {.seed = 7, .clues = {RegionClue::kCage}});
//   if (made.reached) use(made.puzzle);
GeneratedRegions generate_regions(const RegionPuzzle& layout,
                                  const GenerateRegionsOptions& options);

// The same in portions, for callers that must not block.
//
//   RegionGenerator generator;
//   generator.start(layout, {.seed = seed_of(7, 0), .clues = {RegionClue::kArrow}});
//   while (!generator.advance(100)) yield_to_ui();
//   use(generator.result().puzzle);
class RegionGenerator {
 public:
  RegionGenerator();

  // Starts with a new puzzle and drops the previous one.
  void start(const RegionPuzzle& layout, const GenerateRegionsOptions& options);

  // Works for about as long as RegionSolver::advance with the same number; returns true when the puzzle is
  // made. The number of calls does not change the result.
  bool advance(std::uint64_t nodes);

  // The puzzle; until advance() has returned true the nearest so far, at first the layout.
  const GeneratedRegions& result() const;

  // How far an attempt came at best, 0..1; it never decreases.
  double progress() const;

 private:
  struct Impl;
  detail::Owned<Impl> impl_;
};

}  // namespace jiugong
