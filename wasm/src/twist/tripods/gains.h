// What each press of a position changes its cost by: up to 192 presses at once.
#pragma once

#include <array>

#include "twist/tripods/bytes.h"
#include "twist/tripods/position.h"

namespace jiugong::twist::tripods {

struct Gains {
  std::array<Bytes, kSide> rows;  // the tiles, unpacked
  // Lane 16v + j is the change by press 16v + j; beyond -128..127 it is one of these.
  std::array<Bytes, 12> changes;
};

// The half turns are left alone without `half`.
template <bool half>
void measure_presses(const TripodsPosition& position, Gains& gains);

}  // namespace jiugong::twist::tripods
