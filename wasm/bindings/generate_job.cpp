#include "generate_job.h"

#include <array>
#include <charconv>
#include <memory>
#include <optional>
#include <string_view>
#include <system_error>
#include <utility>

namespace jiugong::bindings {
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

std::optional<Symmetry> symmetry_named(std::string_view wanted) {
  for (const auto& [name, symmetry] : kSymmetries) {
    if (name == wanted) return symmetry;
  }
  return std::nullopt;
}

std::optional<std::uint64_t> to_seed(const std::string& decimal) {
  std::uint64_t seed = 0;
  const char* const end = decimal.data() + decimal.size();
  const auto [rest, error] = std::from_chars(decimal.data(), end, seed);
  if (error != std::errc() || rest != end) return std::nullopt;
  return seed;
}

// The tables of the sampler: 400 KB of constant data. They are shared because a thousand jobs may
// run at once, and global because Embind constructs each job without arguments.
std::shared_ptr<const GridSampler> shared_sampler() {
  static const auto sampler = std::make_shared<const GridSampler>();
  return sampler;
}

}  // namespace

GenerateJob::GenerateJob() : generator_(shared_sampler()) {}

void GenerateJob::start(const std::string& seed, int clues, const std::string& symmetry,
                        bool minimal, std::uint64_t attempts) {
  begin();
  const auto number = to_seed(seed);
  const auto named = symmetry_named(symmetry);
  if (!number) {
    refuse("seed", seed);
  } else if (!named) {
    refuse("symmetry", symmetry);
  } else {
    seed_ = *number;
    generator_.start({.seed = *number,
                      .clues = clues,
                      .symmetry = *named,
                      .minimal = minimal,
                      .attempts = attempts});
  }
}

State GenerateJob::advance(std::uint64_t nodes) {
  if (state() == State::kWorking && generator_.advance(nodes)) {
    const Generated& made = generator_.result();
    // The seed is written as text because JavaScript numbers are exact only up to 2^53.
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

}  // namespace jiugong::bindings
