// Writes a grid behind other text.
#pragma once

#include <string>

#include "jiugong/grid.h"

namespace jiugong {

// Appends to `out` what Grid::to_line() returns.
void append_line(std::string& out, const Grid& grid, char blank = '.');

}  // namespace jiugong
