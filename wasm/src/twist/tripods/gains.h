// Computes the change of cost for each press of a position, up to 192 presses at once.
#pragma once

#include <array>

#include "twist/tripods/bytes.h"
#include "twist/tripods/position.h"

namespace jiugong::twist::tripods {

struct Gains {
  std::array<Bytes, kSide> rows;  // the unpacked tiles
  // Lane 16v + j is the change by press 16v + j, saturated to -128..127.
  std::array<Bytes, 12> changes;
};

// Without `half` the half turns are not computed.
template <bool half>
void measure_presses(const TripodsPosition& position, Gains& gains);

}  // namespace jiugong::twist::tripods
