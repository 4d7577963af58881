// Puzzles of the tests from their notation.
#pragma once

#include <gtest/gtest.h>

#include <cstddef>
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

inline void expect_mistake(std::string_view text, std::size_t line, std::size_t column,
                           std::string_view found, std::string_view expected) {
  const auto made = read_regions(text);
  const auto* error = std::get_if<RegionTextError>(&made);
  ASSERT_NE(error, nullptr) << text;
  EXPECT_EQ(error->line, line) << error->message();
  EXPECT_EQ(error->column, column) << error->message();
  EXPECT_EQ(error->found.text(), found);
  EXPECT_EQ(error->expected.text(), expected);
}

}  // namespace jiugong
