// Random full grids and random puzzles, reproducible from a seed.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <string_view>

#include "jiugong/grid.h"
#include "jiugong/names.h"
#include "jiugong/owned.h"
#include "jiugong/random.h"

namespace jiugong {

// Draws random full grids: each of the 6,670,903,752,021,072,936,960 sudoku grids (Felgenhauer, Jarvis,
// "Enumerating possible sudoku grids", 2005) is exactly as likely as any other, as far as the numbers of `Random`
// are random.
//
// Rejection sampling: a random first band and random column sets for the bands below, accepted in
// proportion to the number of grids with these column sets (src/generate/grid_sampler.cpp has the
// proof). A sampler owns 400 KB of tables, made in half a millisecond: keep it for the next grid. The
// same state of `random` gives the same grid on every platform.
//
//   GridSampler sampler;
//   Random random(20261120);
//   Grid grid = sampler.draw(random);
class GridSampler {
 public:
  GridSampler();

  // Returns a random full grid.
  Grid draw(Random& random) const;

 private:
  struct Impl;
  detail::Owned<const Impl> impl_;
};

// The symmetry of the pattern of givens. The examples say where r1c2 goes.
enum class Symmetry {
  kNone,
  kHalfTurn,      // 180°: r9c8
  kQuarterTurn,   // 90°: r2c9, r9c8 and r8c1
  kHorizontal,    // mirrored left to right: r1c8
  kVertical,      // mirrored top to bottom: r9c2
  kDiagonal,      // mirrored at the diagonal r1c1 to r9c9: r2c1
  kAntiDiagonal,  // mirrored at the diagonal r1c9 to r9c1: r8c9
};

// `none`, `rotate180`, `rotate90`, `horizontal`, `vertical`, `diagonal` or `antidiagonal`.
constexpr std::string_view name_of(Symmetry symmetry) {
  constexpr std::array<std::string_view, 7> kNames = {
      "none", "rotate180", "rotate90", "horizontal", "vertical", "diagonal", "antidiagonal"};
  return name_in(kNames, symmetry);
}

// The puzzle to make. The cells that a symmetry carries into each other form an *orbit* (one to four
// cells; single cells without symmetry) and are given or not given together.
struct GenerateOptions {
  std::uint64_t seed = 0;  // any number; seed_of_text() makes one of a text

  // The wanted number of givens, or 0 (and below) for a minimal puzzle of any number. No puzzle has
  // fewer than 17, so 1..16 count as 17; more than 81 counts as 81. A quarter turn allows only the
  // numbers 4k and 4k + 1; there 4k + 2 and 4k + 3 count as 4k + 4.
  int clues = 0;

  Symmetry symmetry = Symmetry::kNone;

  // Whether the puzzle must be minimal: without any one orbit of givens (without symmetry: any one
  // given) it has several solutions. With `clues` 0 it always is.
  bool minimal = false;

  // How many puzzles to make in search of the wanted number of givens, at least 1. A count, not a
  // time, so that the same options give the same puzzle on every platform.
  std::uint64_t attempts = 1000;
};

struct Generated {
  Grid puzzle;           // `solution` is its only solution
  Grid solution;         // a full grid
  int clues = 0;         // the number of givens of `puzzle`, 17..81
  bool reached = false;  // whether they are exactly as many as wanted; always with `clues` 0
};

// Makes the puzzle that `options` describe.
//
// The first attempt draws a full grid with GridSampler and tries to remove its orbits in random
// order. It removes each orbit whose removal leaves the solution unique, until the wanted number is
// reached or all orbits have been tried. With `clues` 0 this is the puzzle: a random minimal puzzle
// of about 24 givens, where puzzles with few givens are likelier than those with many. If the
// wanted number is not reached, further attempts restore some orbits and remove others, or begin
// with a new grid; the result is the puzzle with the closest number, and the first of several. With
// 1000 attempts, 20 givens were reached in all of 60 tries and 19 in 8 of 40; with half-turn
// symmetry 23 in all of 60 and 22 in 53, with quarter-turn symmetry 24 in 52.
//
// The puzzle depends only on the options: it is the same on every platform and does not depend on
// the order in which the solver finds solutions.
//
// Each call makes the tables of a GridSampler, which takes several times as long as making a
// puzzle. Keep a Generator to make more than one.
//
//   Generated made = generate({.seed = 7, .clues = 26, .symmetry = Symmetry::kHalfTurn});
//   if (made.reached) print(made.puzzle.to_line());
Generated generate(const GenerateOptions& options);

// The same in portions, for callers that must not block. It reuses its tables and memory for the next
// puzzle.
//
//   Generator generator;
//   for (std::uint64_t i = 0; i < 3; ++i) {
//     generator.start({.seed = seed_of(7, i)});
//     while (!generator.advance(1'000)) yield_to_ui();
//     print(generator.result().puzzle.to_line());
//   }
class Generator {
 public:
  Generator();

  // Draws its grids with this sampler, which several generators may share, also on different threads.
  explicit Generator(std::shared_ptr<const GridSampler> sampler);

  // Starts with a new puzzle and drops the previous one.
  void start(const GenerateOptions& options);

  // Visits about `nodes` nodes of Solver9's search trees; returns true when the puzzle is made.
  bool advance(std::uint64_t nodes);

  // The puzzle; until advance() has returned true the best so far, at first a blank one.
  const Generated& result() const;

 private:
  struct Impl;
  detail::Owned<Impl> impl_;
};

}  // namespace jiugong
