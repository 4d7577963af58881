// The kinds of turns, for tests of each.
#pragma once

#include <array>

#include "jiugong/twist.h"

namespace jiugong {

inline constexpr std::array<Turns, 3> kAllTurns = {Turns::kClockwise, Turns::kQuarter, Turns::kAny};

}  // namespace jiugong
