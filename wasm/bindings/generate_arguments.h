// What jobs that make puzzles share: their arguments, and the sampler.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>

#include "jiugong/generate.h"

namespace jiugong::bindings {

// The seed in decimal.
std::optional<std::uint64_t> to_seed(std::string_view decimal);

// The tables of the sampler: 400 KB of constant data. They are shared because a thousand jobs may
// run at once, and global because Embind constructs each job without arguments.
std::shared_ptr<const GridSampler> shared_sampler();

}  // namespace jiugong::bindings
