#include "generate_job.h"

#include <array>
#include <charconv>
#include <memory>
#include <string_view>
#include <utility>

namespace jiugong {
namespace {

constexpr std::array<std::pair<std::string_view, Symmetry>, 7> kSymmetries = {{
    {"none", Symmetry::kNone},
    {"rotate180", Symmetry::kHalfTurn},
    {"rotate90", Symmetry::kQuarterTurn},
    {"horizontal", Symmetry::kHorizontal},
    {"vertical", Symmetry::kVertical},
    {"diagonal", Symmetry::kDiagonal},
    {"antidiagonal", Symmetry::kAntiDiagonal},
}};

Symmetry symmetry_named(std::string_view wanted) {
  for (const auto& [name, symmetry] : kSymmetries) {
    if (name == wanted) return symmetry;
  }
  return Symmetry::kNone;
}

std::uint64_t to_seed(const std::string& decimal) {
  std::uint64_t seed = 0;
  std::from_chars(decimal.data(), decimal.data() + decimal.size(), seed);
  return seed;
}

// All jobs share the tables of one sampler: a thousand calls may be under way at once.
std::shared_ptr<const GridSampler> shared_sampler() {
  static const auto sampler = std::make_shared<const GridSampler>();
  return sampler;
}

}  // namespace

GenerateJob::GenerateJob() : generator_(shared_sampler()) {}

void GenerateJob::start(const std::string& seed, int clues, const std::string& symmetry,
                        bool minimal) {
  begin();
  seed_ = to_seed(seed);
  GenerateOptions options;
  options.seed = seed_;
  options.clues = clues;
  options.symmetry = symmetry_named(symmetry);
  options.minimal = minimal;
  generator_.start(options);
}

State GenerateJob::advance(std::uint64_t nodes) {
  if (state() == State::kWorking && generator_.advance(nodes)) {
    const Generated& made = generator_.result();
    // The seed as text: JavaScript's numbers end at 2^53.
    JsonObject(json())
        .add("puzzle", made.puzzle)
        .add("solution", made.solution)
        .add("clues", made.clues)
        .add("seed", std::to_string(seed_))
        .add("reached", made.reached);
    finish();
  }
  return state();
}

}  // namespace jiugong
