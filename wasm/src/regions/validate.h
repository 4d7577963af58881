// Validates parts of a region puzzle; validate() in region_puzzle.h validates all of it.
#pragma once

#include <optional>
#include <string>

#include "jiugong/region_puzzle.h"

namespace jiugong::regions {

std::optional<RegionError> validate_size(int rows, int cols);
std::optional<RegionError> validate_range(int low, int high);

// Returns the name of a cell in a grid with `cols` columns, such as "r1c1".
std::string cell_name(int cell, int cols);

}  // namespace jiugong::regions
