// Single rules that a region puzzle must keep, for those who meet its parts one by one.
#pragma once

#include <optional>
#include <string>

#include "jiugong/region_puzzle.h"

namespace jiugong::regions {

std::optional<RegionError> size_mistake(int rows, int cols);
std::optional<RegionError> range_mistake(int low, int high);

// "r1c1": what people call a cell of a grid with `cols` columns.
std::string cell_name(int cell, int cols);

}  // namespace jiugong::regions
