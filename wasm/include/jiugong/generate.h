// Random full grids and random puzzles, reproducible from a seed.
#pragma once

#include <cstdint>
#include <memory>

#include "jiugong/grid.h"
#include "jiugong/random.h"

namespace jiugong {

// Draws random full grids: each of the 6,670,903,752,021,072,936,960 sudoku grids is equally likely
// (as far as the numbers of `Random` are random).
//
// Rejection sampling: the sampler draws a random first band and random column sets for the bands
// below, and accepts them with a probability that corrects for the number of grids with these
// column sets. README.md of wasm/ has the details. A sampler owns some 400 KB of tables, which take
// about half a millisecond to make, so keep it for the next grid. The same state of `random` gives
// the same grid on every platform.
//
//   GridSampler sampler;
//   Random random(20261120);
//   Grid grid = sampler.draw(random);
class GridSampler {
 public:
  GridSampler();
  ~GridSampler();
  GridSampler(GridSampler&&) noexcept;
  GridSampler& operator=(GridSampler&&) noexcept;

  // Returns a random full grid.
  Grid draw(Random& random) const;

 private:
  struct Tables;
  std::unique_ptr<const Tables> tables_;
};

// The symmetry of the pattern of givens. Each comment gives the cells to which r1c2 is mapped.
enum class Symmetry {
  kNone,
  kHalfTurn,      // 180°: r9c8
  kQuarterTurn,   // 90°: r2c9, r9c8 and r8c1
  kHorizontal,    // mirrored left to right: r1c8
  kVertical,      // mirrored top to bottom: r9c2
  kDiagonal,      // mirrored at the diagonal r1c1 to r9c9: r2c1
  kAntiDiagonal,  // mirrored at the diagonal r1c9 to r9c1: r8c9
};

// The puzzle to make. Cells that a symmetry maps to each other form an *orbit* of one to four cells
// (single cells without symmetry); an orbit is given or blank as a whole.
struct GenerateOptions {
  std::uint64_t seed = 0;

  // The number of givens, or 0 (or less) for as few as possible. No puzzle has fewer than 17, so
  // 1..16 counts as 17, and more than 81 counts as 81. A quarter turn allows only 4k and 4k + 1
  // givens, so 4k + 2 and 4k + 3 count as 4k + 4.
  int clues = 0;

  Symmetry symmetry = Symmetry::kNone;

  // Whether the puzzle must be minimal: no orbit of givens (no single given without symmetry) can
  // be removed without making the puzzle ambiguous. With `clues` 0 the puzzle is always minimal;
  // with a number of clues it otherwise is only by chance.
  bool minimal = false;

  // The maximum number of puzzles made in search of the requested number of clues, at least 1. It
  // is a count rather than a time so that the same options give the same puzzle on every platform.
  std::uint64_t attempts = 1000;
};

struct Generated {
  Grid puzzle;           // `solution` is its only solution, for any options
  Grid solution;         // a full grid
  int clues = 0;         // number of givens of `puzzle`
  bool reached = false;  // whether `clues` is the requested number; always true when `clues` of the
                         // options was 0
};

// Makes the puzzle that `options` describe.
//
// The first attempt draws a full grid with GridSampler and tries to remove its orbits in random
// order. It removes each orbit whose removal leaves the solution unique, until the requested number
// is reached or all orbits have been tried. With `clues` 0 this is the puzzle: about 24 givens, a
// random minimal puzzle in the sense of this procedure, which favours puzzles with few givens. If
// the requested number is not reached, further attempts restore some orbits and remove others, or
// begin with a new grid; the puzzle with the closest number is returned. With 1000 attempts, 20
// givens were reached in all of 60 tries and 19 in 8 of 40; with half-turn symmetry 23 in all of 60
// and 22 in 53, with quarter-turn symmetry 24 in 52.
//
// The puzzle depends only on the options: it is the same on every platform and does not depend on
// the order in which the solver finds solutions. Of several attempts with equally close numbers,
// the first counts.
//
// Each call makes the tables of a GridSampler, which takes several times as long as making a
// puzzle. Keep a Generator to make more than one.
//
//   Generated made = generate({.seed = 7, .clues = 26, .symmetry = Symmetry::kHalfTurn});
//   if (made.reached) print(made.puzzle.to_line());
Generated generate(const GenerateOptions& options);

// Makes puzzles in portions, for callers that must not block. It reuses its tables and memory for
// the next puzzle.
//
//   Generator generator;
//   for (std::uint64_t i = 0; i < 3; ++i) {
//     generator.start({.seed = seed_of(7, i)});
//     while (!generator.advance(1'000)) breathe();
//     print(generator.result().puzzle.to_line());
//   }
class Generator {
 public:
  Generator();

  // Draws grids with this sampler, which several generators may share on any threads.
  explicit Generator(std::shared_ptr<const GridSampler> sampler);

  ~Generator();
  Generator(Generator&&) noexcept;
  Generator& operator=(Generator&&) noexcept;

  // Starts a new puzzle and discards the previous one.
  void start(const GenerateOptions& options);

  // Visits about `nodes` nodes of Solver9's search trees; returns true when the puzzle is made.
  bool advance(std::uint64_t nodes);

  // The puzzle, once `advance` has returned true; before that the best so far, initially a blank
  // grid.
  const Generated& result() const;

 private:
  struct Search;
  std::unique_ptr<Search> search_;
};

}  // namespace jiugong
