// Validates parts of a region puzzle; validate() in region_puzzle.h validates all of it.
#pragma once

#include <optional>

#include "jiugong/region_puzzle.h"

namespace jiugong::regions {

std::optional<RegionError> validate_size(int rows, int cols);
std::optional<RegionError> validate_range(int low, int high);

}  // namespace jiugong::regions
