// Validates the rules of a puzzle.
#pragma once

#include <optional>

#include "jiugong/region_puzzle.h"

namespace jiugong::regions {

// Returns the first error of the rules of a puzzle that is valid otherwise. The time is bounded for
// any rules: those of too many entries are not looked at.
std::optional<RegionError> validate_rules(const RegionPuzzle& puzzle);

}  // namespace jiugong::regions
