// Puzzles of the tests from their notation.
#pragma once

#include <gtest/gtest.h>

#include <string_view>
#include <variant>

#include "jiugong/region_text.h"

namespace jiugong {

// Fails the test where the text is no puzzle.
inline RegionPuzzle read(std::string_view text) {
  const auto puzzle = read_regions(text);
  if (const auto* error = std::get_if<RegionTextError>(&puzzle)) ADD_FAILURE() << error->message();
  return std::get<RegionPuzzle>(puzzle);
}

}  // namespace jiugong
