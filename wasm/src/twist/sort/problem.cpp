// What is wrong with a problem, in words.
#include <algorithm>
#include <map>
#include <string>

#include "jiugong/untwist.h"

namespace jiugong {
namespace {

bool is_side(int side) { return kMinUntwistSide <= side && side <= kMaxUntwistSide; }

std::string counted(std::size_t count, const std::string& noun) {
  return std::to_string(count) + " " + noun + (count == 1 ? "" : "s");
}

UntwistError at(std::size_t cell, int cols, std::string found, std::string expected) {
  const auto width = static_cast<std::size_t>(cols);
  return {.code = UntwistErrorCode::kGoalMismatch,
          .row = cell / width + 1,
          .col = cell % width + 1,
          .found = std::move(found),
          .expected = std::move(expected)};
}

}  // namespace

std::string_view name_of(UntwistErrorCode code) {
  switch (code) {
    case UntwistErrorCode::kBadSize:
      return "bad-size";
    case UntwistErrorCode::kBadTileCount:
      return "bad-tile-count";
    case UntwistErrorCode::kGoalMismatch:
      break;
  }
  return "goal-mismatch";
}

std::string UntwistError::message() const {
  std::string place;
  if (code == UntwistErrorCode::kGoalMismatch) {
    place = "Row " + std::to_string(row) + ", column " + std::to_string(col) + " of the goal: ";
  }
  return place + (place.empty() ? "Found " : "found ") + found + "; expected " + expected + ".";
}

std::optional<UntwistError> check(const UntwistProblem& problem) {
  if (!is_side(problem.rows) || !is_side(problem.cols)) {
    return UntwistError{.code = UntwistErrorCode::kBadSize,
                        .found = std::to_string(problem.rows) + " rows and " +
                                 std::to_string(problem.cols) + " columns",
                        .expected = "2 to 10 of each"};
  }
  const auto cells =
      static_cast<std::size_t>(problem.rows) * static_cast<std::size_t>(problem.cols);
  if (problem.tiles.size() != cells) {
    return UntwistError{.code = UntwistErrorCode::kBadTileCount,
                        .found = counted(problem.tiles.size(), "tile"),
                        .expected = std::to_string(cells)};
  }
  if (problem.goal.empty()) return std::nullopt;
  if (problem.goal.size() != cells) {
    return UntwistError{.code = UntwistErrorCode::kBadTileCount,
                        .found = counted(problem.goal.size(), "number") + " in the goal",
                        .expected = std::to_string(cells)};
  }
  // As many numbers here as there: if the goal has one too often, another is missing.
  std::map<int, std::size_t> left;
  for (const int tile : problem.tiles) ++left[tile];
  for (std::size_t cell = 0; cell < cells; ++cell) {
    const int number = problem.goal[cell];
    std::size_t& rest = left[number];
    if (rest == 0) {
      const auto has =
          static_cast<std::size_t>(std::count(problem.tiles.begin(), problem.tiles.end(), number));
      const std::string found = "the number " + std::to_string(number);
      if (has == 0) {
        return at(cell, problem.cols, found, "numbers of the tiles only, and no tile has this one");
      }
      return at(cell, problem.cols, found + " again",
                "it " + (has == 1 ? "once" : std::to_string(has) + " times") + ", as on the tiles");
    }
    --rest;
  }
  return std::nullopt;
}

}  // namespace jiugong
