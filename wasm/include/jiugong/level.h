// Six levels of difficulty, by the rating of the hardest step.
//
//     level      ER            what its hardest step asks for
//     beginner   up to 1.2     the last cell of a house, or the only place of a digit in a box
//     easy       1.3 to 2.0    the only place in a row or column; a locked candidate or pair that leaves one
//     medium     2.1 to 2.9    the only digit of a cell; locked candidates, noted as pencil marks
//     hard       3.0 to 6.1    a pattern: sets of two to four cells, fish, wings, unique rectangles, BUG
//     expert     6.2 to 8.4    chains: cycles, forcing chains, aligned exclusions
//     extreme    8.5 and more  long chains from several alternatives, or chains within chains
//
// ER is that of teach.h, in tenths. The borders lie where the techniques of Sudoku Explainer change their
// kind, so that each level has one thing more to learn.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "jiugong/names.h"

namespace jiugong {

enum class Level : std::uint8_t { kBeginner, kEasy, kMedium, kHard, kExpert, kExtreme };
inline constexpr std::size_t kLevelCount = 6;

// `beginner`, `easy`, `medium`, `hard`, `expert` or `extreme`.
constexpr std::string_view name_of(Level level) {
  constexpr std::array<std::string_view, 6> kNames = {"beginner", "easy",   "medium",
                                                      "hard",     "expert", "extreme"};
  return name_in(kNames, level);
}

// The lowest and the highest rating, in tenths, both included.
struct RatingRange {
  int low = 0;
  int high = 0;

  constexpr bool contains(int rating) const { return low <= rating && rating <= high; }

  friend constexpr bool operator==(const RatingRange&, const RatingRange&) = default;
};

// The ratings of a level. The highest of all is that of a puzzle that no technique solves (kUnrated).
constexpr RatingRange ratings_of(Level level) {
  constexpr std::array<int, kLevelCount + 1> kBegins = {1, 13, 21, 30, 62, 85, 201};
  const auto number = static_cast<std::size_t>(level);
  return {.low = kBegins[number], .high = kBegins[number + 1] - 1};
}

// The level of an ER; nothing as long as it is unknown (0).
//
//   level_of(rate({.givens = puzzle}).er);  // Level::kBeginner
constexpr std::optional<Level> level_of(int er) {
  for (std::size_t number = 0; number < kLevelCount; ++number) {
    const auto level = static_cast<Level>(number);
    if (ratings_of(level).contains(er)) return level;
  }
  return std::nullopt;
}

}  // namespace jiugong
