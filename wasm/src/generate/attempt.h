// One attempt after another at puzzles with the same solution.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "generate/descent.h"
#include "generate/orbits.h"
#include "generate/unavoidable.h"
#include "jiugong/generate.h"
#include "jiugong/solve9.h"

namespace jiugong::generator {

// Orbits by their numbers.
using OrbitSet = CellSet;

// The number of orbits restored in a further attempt on the same grid, and the number of
// consecutive attempts without progress after which a new grid is drawn. Of 20 searches for 20
// givens in 500 attempts, 7, 14, 18, 19 succeeded with 1, 2, 3, 4 orbits restored; of 20 for 19
// givens in 1000 attempts, 3, 3, 1, 0 with 4, 6, 8, 12. A patience of 50 or 300 was no better.
inline constexpr std::ptrdiff_t kOrbitsPutBack = 4;
inline constexpr int kPatience = 100;

// The nearest number of givens that a puzzle with this symmetry can have; 0 for 0 or less, which stands for as
// few as possible.
int reachable_givens(int givens, Symmetry symmetry);

// Removes givens of a full grid as far as the solution stays unique, in one order after another. What it
// learns about the grid serves all attempts on it.
//
//   attempt.begin_grid(sampler.draw(random));
//   attempt.begin(random);
//   while (!attempt.advance(nodes)) yield_to_ui();
//   attempt.begin_near(attempt.given(), kOrbitsPutBack, random);  // a puzzle that has many of the same givens
class Attempt {
 public:
  // Starts without a grid. The puzzles have `givens` givens, a number of reachable_givens(), or more where the
  // order leads to more; minimal ones may have fewer.
  void start(Symmetry symmetry, int givens, bool minimal);

  void begin_grid(const Grid& solution);
  const Grid& solution() const { return solution_; }
  const Orbits& orbits() const { return orbits_; }

  // Begins with a random order of all orbits.
  void begin(Random& random);

  // Begins with the orbits that are not given, all but `put_back` of them, then the given ones, then those
  // left out before, each in random order.
  void begin_near(const OrbitSet& given, std::ptrdiff_t put_back, Random& random);

  // Visits about `nodes` nodes of the solver, takes them from it, and returns whether the puzzle is made.
  bool advance(std::uint64_t& nodes);

  // The puzzle that is made.
  const Grid& puzzle() const { return descent_.puzzle(); }
  int givens() const { return descent_.givens(); }
  OrbitSet given() const;

 private:
  std::span<std::uint8_t> places() { return std::span(order_).first(orbits_.count); }
  void begin_order(std::size_t hopeful);
  void place_middle();
  void ask();
  void learn();

  Symmetry symmetry_ = Symmetry::kNone;
  int givens_ = 0;
  bool minimal_ = false;
  Orbits orbits_;
  Grid solution_;
  UnavoidableSets unavoidable_;                   // of the solution, from all attempts on it
  std::array<std::uint8_t, kCellCount> order_{};  // orbit numbers
  Descent descent_;
  Solver9 solver_;
};

}  // namespace jiugong::generator
