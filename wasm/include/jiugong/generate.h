// Random full grids and random puzzles, reproducible from a seed.
#pragma once

#include <cstdint>
#include <memory>

#include "jiugong/grid.h"
#include "jiugong/random.h"

namespace jiugong {

// Draws random full grids: each of the 6,670,903,752,021,072,936,960 sudoku grids (Felgenhauer, Jarvis,
// "Enumerating possible sudoku grids", 2005) is exactly as likely as any other, as far as the numbers of `Random`
// are random.
//
// By rejection: random first band, random column sets for the bands below, kept with the
// probability that makes up for how many grids have these column sets. README.md of wasm/ has the
// details. A sampler owns some 400 KB of tables, made in about half a millisecond: keep it for the
// next grid. The same state of `random` gives the same grid on every platform.
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

  // A random full grid.
  Grid draw(Random& random) const;

 private:
  struct Tables;
  std::unique_ptr<const Tables> tables_;
};

// What the pattern of givens looks the same under. The examples say where r1c2 goes.
enum class Symmetry {
  kNone,
  kHalfTurn,      // 180°: r9c8
  kQuarterTurn,   // 90°: r2c9, r9c8 and r8c1
  kHorizontal,    // left and right change places: r1c8
  kVertical,      // top and bottom change places: r9c2
  kDiagonal,      // mirrored at the diagonal r1c1 to r9c9: r2c1
  kAntiDiagonal,  // mirrored at the diagonal r1c9 to r9c1: r8c9
};

// What puzzle to make. The givens that a symmetry carries into each other form an *orbit* (one to
// four cells; single cells without symmetry), and are given or not given together.
struct GenerateOptions {
  std::uint64_t seed = 0;

  // How many givens the puzzle shall have, or 0 (and below): as few as it comes. No puzzle has
  // fewer than 17, so 1..16 counts as 17, and more than 81 as 81; a quarter turn allows only
  // numbers 4k and 4k + 1, and 4k + 2 and 4k + 3 count as 4k + 4.
  int clues = 0;

  Symmetry symmetry = Symmetry::kNone;

  // Whether the puzzle must be minimal: no orbit of givens can be dropped without making it
  // ambiguous (without symmetry: no single given). With `clues` 0 it always is; with a number of
  // clues it is else only by chance.
  bool minimal = false;

  // How many puzzles may be made in search of the wished number of clues, at least 1. A count, not
  // a time, so that the same options give the same puzzle on every platform.
  std::uint64_t attempts = 1000;
};

struct Generated {
  Grid puzzle;           // has `solution` as its only solution, whatever was wished
  Grid solution;         // a full grid
  int clues = 0;         // givens of `puzzle`
  bool reached = false;  // whether these are as many as wished; always when `clues` was 0
};

// Makes the puzzle of `options`.
//
// The first attempt draws a full grid with GridSampler and drops its orbits in random order, each
// one that can go without a second solution appearing, until the wished number is reached or all
// have been tried. With `clues` 0 this is the puzzle: about 24 givens, a random minimal puzzle in
// the sense of that procedure, which favours puzzles with few givens over those with many. When the
// wished number is not hit, further attempts put some orbits back and drop others, or begin with a
// new grid; the puzzle nearest to the wish is returned. With 1000 attempts 20 givens were reached
// in all of 60 tries and 19 in 8 of 40; with the symmetry of a half turn 23 in all of 60 and 22 in
// 53, of a quarter turn 24 in 52.
//
// The puzzle depends on nothing but the options: it is the same on every platform, and does not
// depend on the order in which the solver finds solutions. Of several attempts that came equally
// near to the wish the first counts.
//
// Each call makes the tables of a GridSampler, which takes several times as long as a puzzle: keep a
// Generator for more than one.
//
//   Generated made = generate({.seed = 7, .clues = 26, .symmetry = Symmetry::kHalfTurn});
//   if (made.reached) print(made.puzzle.to_line());
Generated generate(const GenerateOptions& options);

// The same in portions, for callers that must not block, and with tables and memory that are used
// again for the next puzzle, for callers with many.
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

  // Draws its grids with this sampler, which several generators may share, on any threads.
  explicit Generator(std::shared_ptr<const GridSampler> sampler);

  ~Generator();
  Generator(Generator&&) noexcept;
  Generator& operator=(Generator&&) noexcept;

  // Begins with a new puzzle and forgets the one before.
  void start(const GenerateOptions& options);

  // Visits about `nodes` nodes of Solver9's searches; true when the puzzle is made.
  bool advance(std::uint64_t nodes);

  // The puzzle, once `advance` returned true; before that the best so far, at first a blank one.
  const Generated& result() const;

 private:
  struct Search;
  std::unique_ptr<Search> search_;
};

}  // namespace jiugong
