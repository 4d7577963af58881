#include "generate_arguments.h"

#include <charconv>
#include <system_error>

namespace jiugong::bindings {

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
