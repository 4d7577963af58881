// Whether digits have the same form: printed ones of a puzzle are from one font.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "photo/cells.h"

namespace jiugong::photo {

// Two cells with the same digit, and how alike they are, in thousandths: printed ones mostly above
// 930, a printed and a written one mostly below 820.
struct FormPair {
  std::uint8_t one, other;
  int likeness;
};

// Compares all cells that hold the same digit; `digits` has 0 for those that hold none.
std::vector<FormPair> compare_forms(const std::array<Input, 81>& ink,
                                    const std::array<int, 81>& digits);

}  // namespace jiugong::photo
