// The job that makes puzzles of any shape.
#pragma once

#include <cstdint>
#include <string>

#include "jiugong/generate_regions.h"
#include "region_jobs.h"

namespace jiugong::bindings {

// { puzzle, solution, givens, seed, reached }
class GenerateRegionsJob : public RegionSearchJob {
 public:
  // Either `preset` or `layout` is empty: a name, or a puzzle in numbers. `clues` are names with commas between
  // them, `seed` is in decimal, and the others are as in GenerateRegionsOptions.
  void start(std::string layout, const std::string& preset, const std::string& clues,
             const std::string& seed, int givens, bool irregular, bool minimal,
             std::uint64_t attempts);

  double progress() const override { return generator_.progress(); }

 private:
  void start_search(const RegionPuzzle& layout) override;
  bool search(std::uint64_t nodes) override { return generator_.advance(nodes); }
  void end_search() override;

  GenerateRegionsOptions options_;
  RegionGenerator generator_;
};

}  // namespace jiugong::bindings
