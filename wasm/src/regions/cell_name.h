// The names of cells in texts and in messages.
#pragma once

#include <string>

namespace jiugong::regions {

// Returns the name of a cell in a grid with `cols` columns, such as "r1c1".
inline std::string cell_name(int cell, int cols) {
  return "r" + std::to_string(cell / cols + 1) + "c" + std::to_string(cell % cols + 1);
}

}  // namespace jiugong::regions
