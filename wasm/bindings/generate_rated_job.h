// The job that makes puzzles of a wanted difficulty.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include "jiugong/generate_rated.h"
#include "job.h"
#include "object_pool.h"

namespace jiugong::bindings {

// At most this many puzzles are made at a time; each takes up to 9 MB.
inline constexpr std::size_t kMaxRatedGenerators = 8;

using RatedGenerators = ObjectPool<RatedGenerator>;

// { puzzle, solution, clues, seed, reached, er, ep, ed, level, hardest }. Before the end it tells { rated, best }: how many puzzles
// were rated, and the nearest, { puzzle, solution, clues, er, ep, ed, level, hardest } or null.
class GenerateRatedJob : public Job, private Borrower {
 public:
  GenerateRatedJob();

  // One of these says what is wanted, and the others are empty or 0: the name of a level; a technique and a style
  // by their names, the style empty for that of Sudoku Explainer, or the human one where that lacks the
  // technique; the lowest and highest ER, in tenths. The others are as in GenerateRatedOptions, the
  // `seed` in decimal and `symmetry` by its name. An `effort` of 0 is the default.
  void start(const std::string& seed, const std::string& level, const std::string& technique,
             const std::string& style, int lowest, int highest, int givens,
             const std::string& symmetry, bool minimal, std::uint64_t effort);

  double progress() const override;
  int stage() const override;
  std::string interim() const override;

 private:
  void run(std::uint64_t nodes) override;

  void work(std::uint64_t nodes) override;

  RatedGenerators& generators_;
  RatedGenerators::Lent generator_;
  GenerateRatedOptions options_;
};

}  // namespace jiugong::bindings
