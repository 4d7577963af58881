#include "generate_arguments.h"

#include <array>
#include <charconv>
#include <system_error>
#include <utility>

namespace jiugong::bindings {

std::optional<Symmetry> symmetry_named(std::string_view name) {
  static constexpr std::array<std::pair<std::string_view, Symmetry>, 7> kSymmetries = {{
      {"none", Symmetry::kNone},
      {"rotate180", Symmetry::kHalfTurn},
      {"rotate90", Symmetry::kQuarterTurn},
      {"horizontal", Symmetry::kHorizontal},
      {"vertical", Symmetry::kVertical},
      {"diagonal", Symmetry::kDiagonal},
      {"antidiagonal", Symmetry::kAntiDiagonal},
  }};
  for (const auto& [known, symmetry] : kSymmetries) {
    if (known == name) return symmetry;
  }
  return std::nullopt;
}

std::optional<std::uint64_t> to_seed(std::string_view decimal) {
  std::uint64_t seed = 0;
  const char* const end = decimal.data() + decimal.size();
  const auto [rest, error] = std::from_chars(decimal.data(), end, seed);
  if (error != std::errc() || rest != end) return std::nullopt;
  return seed;
}

std::shared_ptr<const GridSampler> shared_sampler() {
  static const auto sampler = std::make_shared<const GridSampler>();
  return sampler;
}

}  // namespace jiugong::bindings
