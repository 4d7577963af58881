// Random puzzles of a wanted difficulty, reproducible from a seed.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "jiugong/generate.h"
#include "jiugong/grid.h"
#include "jiugong/level.h"
#include "jiugong/teach.h"

namespace jiugong {

// The effort after which a search ends without having reached its wish: about half a minute natively.
inline constexpr std::uint64_t kDefaultGenerateEffort = 1'000'000;

// The puzzle to make.
struct GenerateRatedOptions {
  std::uint64_t seed = 0;

  // The wanted ER, in tenths.
  RatingRange er = ratings_of(Level::kMedium);

  // A technique that is the hardest of the path to the solution, in place of `er`: it is needed, and nothing
  // rated higher. In the human style that is the technique with the highest score.
  std::optional<Technique> technique = {};
  Style style = Style::kExplainer;

  Symmetry symmetry = Symmetry::kNone;

  // Whether the puzzle must be minimal, as in GenerateOptions.
  bool minimal = false;

  // The wanted number of givens, as in GenerateOptions; 0 for a number that suits the difficulty: at most 36
  // for ER up to 1.2, 32 up to 2.0, 30 up to 2.9, beyond that 28 as a rule, and as few as there are for
  // minimal puzzles.
  int clues = 0;

  // How long to search. A puzzle that is rated counts by its ratings: 1 up to ER 6, a thousand for 10.5 and
  // more, which takes about 30 µs natively for each. A count, not a time, so that the same options give the
  // same puzzle on every platform.
  std::uint64_t effort = kDefaultGenerateEffort;
};

struct GeneratedRated {
  Grid puzzle;    // `solution` is its only solution
  Grid solution;  // a full grid
  int clues = 0;  // givens of `puzzle`

  // As rate() gives them, in tenths.
  int er = 0, ep = 0, ed = 0;
  // The hardest technique, of the style of the options.
  std::optional<Technique> hardest;

  bool reached = false;  // whether the puzzle is as wanted; else it is the nearest that was found
};

GeneratedRated generate_rated(const GenerateRatedOptions& options);

class RatedGenerator {
 public:
  RatedGenerator();
  explicit RatedGenerator(std::shared_ptr<const GridSampler> sampler);
  ~RatedGenerator();
  RatedGenerator(RatedGenerator&&) noexcept;
  RatedGenerator& operator=(RatedGenerator&&) noexcept;

  void start(const GenerateRatedOptions& options);
  bool advance(std::uint64_t nodes);
  double progress() const;
  // The number of puzzles rated so far.
  std::uint64_t rated() const;
  const GeneratedRated& result() const;

 private:
  struct Search;
  std::unique_ptr<Search> search_;
};

}  // namespace jiugong
