// Random puzzles of a wanted difficulty, reproducible from a seed.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "jiugong/generate.h"
#include "jiugong/grid.h"
#include "jiugong/level.h"
#include "jiugong/owned.h"
#include "jiugong/teach.h"

namespace jiugong {

// The effort after which a search ends without having found what is wanted: about half a minute natively.
inline constexpr std::uint64_t kDefaultGenerateEffort = 1'000'000;

// The puzzle to make.
struct GenerateRatedOptions {
  std::uint64_t seed = 0;  // as in GenerateOptions

  // The wanted ER, in tenths. Steps are rated 10 (1.0) and more, and 200 (kUnrated) stands for what no technique solves; a
  // range without any such rating is never reached.
  RatingRange er = ratings_of(Level::kMedium);

  // A technique that is the hardest of the path to the solution, in place of `er`: it is needed, and nothing
  // rated higher. In the human style that is the technique with the highest score.
  std::optional<Technique> technique = {};
  Style style = Style::kExplainer;

  Symmetry symmetry = Symmetry::kNone;

  // Whether the puzzle must be minimal, as in GenerateOptions. Others may be minimal as well.
  bool minimal = false;

  // The wanted number of givens, as in GenerateOptions; 0 for a number that suits the difficulty: as a rule at
  // most 36 for ER up to 1.2, 32 up to 2.0, 30 up to 2.9, and beyond that some 24 to 28.
  int clues = 0;

  // How long to search, at least 1. A puzzle that is rated counts by its ER: 1 up to 6, a thousand from 10
  // on, where 1 is about 25 µs natively. A count, not a time, so that the same options give the same puzzle
  // on every platform.
  std::uint64_t effort = kDefaultGenerateEffort;
};

struct GeneratedRated {
  Grid puzzle;    // `solution` is its only solution
  Grid solution;  // a full grid
  int clues = 0;  // the number of givens of `puzzle`, 17..81

  // As rate() gives them, in tenths.
  int er = 0, ep = 0, ed = 0;
  // The hardest technique, of the style of the options. Of the best so far it is there where it is known.
  std::optional<Technique> hardest;

  bool reached = false;  // whether the puzzle is as wanted; else it is the nearest that was found
};

// Makes the puzzle that `options` describe, or the nearest that it finds.
//
// A puzzle without chains that need not be minimal is *dug* from a full grid: givens go in random order, as
// long as the rest is not harder than wanted. Others are random puzzles, of which only the beginning is rated where
// it is harder than wanted, and puzzles that share most givens with the nearest so far. For a technique, givens
// are added to a puzzle that needs harder ones besides. docs/benchmarks.md has the figures.
//
// The puzzle depends only on the options: it is the same on every platform. Levels take a millisecond or
// few, extreme ones a tenth of a second; rare techniques, such as a jellyfish, seconds. Two never were the
// hardest in any puzzle known to us: direct claiming and the generalized X-wing.
//
//   GeneratedRated made = generate_rated({.seed = 7, .er = ratings_of(Level::kHard)});
//   if (made.reached) print(made.puzzle.to_line());
GeneratedRated generate_rated(const GenerateRatedOptions& options);

// The same in portions, for callers that must not block. It reuses its memory, at most 9 MB.
//
//   RatedGenerator generator;
//   generator.start({.seed = 7, .technique = Technique::kXYWing});
//   while (!generator.advance(1'000)) show(generator.progress());
//   use(generator.result());
class RatedGenerator {
 public:
  RatedGenerator();

  // Draws its grids with this sampler, as in Generator.
  explicit RatedGenerator(std::shared_ptr<const GridSampler> sampler);

  // Starts with a new puzzle and drops the previous one.
  void start(const GenerateRatedOptions& options);

  // Does work that takes about as long as `nodes` nodes of Solver9; true when the puzzle is made.
  // The puzzle does not depend on how the work is divided.
  bool advance(std::uint64_t nodes);

  // The part of the effort that is spent, 0..1. Most searches end early.
  double progress() const;

  // The number of puzzles rated so far.
  std::uint64_t rated() const;

  // The puzzle; until advance() has returned true the best so far, at first a blank one. The ratings of the
  // best so far are 0 where only is known that it is harder than wanted.
  const GeneratedRated& result() const;

 private:
  struct Impl;
  detail::Owned<Impl> impl_;
};

}  // namespace jiugong
