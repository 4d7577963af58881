#include "generate_job.h"

#include "arguments.h"

namespace jiugong::bindings {

GenerateJob::GenerateJob() : generator_(shared_sampler()) {}

void GenerateJob::start(const std::string& seed, int givens, const std::string& symmetry,
                        bool minimal, std::uint64_t attempts) {
  begin();
  const auto number = to_seed(seed);
  const auto named = from_name<Symmetry>(symmetry);
  if (!number) {
    refuse("seed", seed);
  } else if (!named) {
    refuse("symmetry", symmetry);
  } else {
    seed_ = *number;
    generator_.start({.seed = *number,
                      .clues = givens,
                      .symmetry = *named,
                      .minimal = minimal,
                      .attempts = attempts});
  }
}

void GenerateJob::run(std::uint64_t nodes) {
  if (!generator_.advance(nodes)) return;
  const Generated& made = generator_.result();
  // The seed is written as text because JavaScript numbers are exact only up to 2^53.
  ObjectWriter(json())
      .add("puzzle", made.puzzle)
      .add("solution", made.solution)
      .add("clues", made.clues)
      .add("seed", std::to_string(seed_))
      .add("reached", made.reached);
  finish();
}

}  // namespace jiugong::bindings
