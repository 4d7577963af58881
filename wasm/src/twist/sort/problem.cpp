// Validates a problem and describes its errors.
#include <algorithm>
#include <string>

#include "formats/form.h"
#include "jiugong/untwist.h"

namespace jiugong {

using formats::counted;
using formats::operator""_form;

namespace {

bool is_side(int side) { return kMinUntwistSide <= side && side <= kMaxUntwistSide; }

UntwistError at(std::size_t cell, int cols, Phrase found, Phrase expected) {
  const auto width = static_cast<std::size_t>(cols);
  return {.code = UntwistErrorCode::kGoalMismatch,
          .row = cell / width + 1,
          .col = cell % width + 1,
          .found = std::move(found),
          .expected = std::move(expected)};
}

}  // namespace

std::string UntwistError::message() const {
  std::string place;
  if (code == UntwistErrorCode::kGoalMismatch) {
    place = "Row " + std::to_string(row) + ", column " + std::to_string(col) + " of the goal: ";
  }
  return place + (place.empty() ? "Found " : "found ") + found.text() + "; expected " +
         expected.text() + ".";
}

std::optional<UntwistError> validate(const UntwistProblem& problem) {
  if (!is_side(problem.rows) || !is_side(problem.cols)) {
    return UntwistError{.code = UntwistErrorCode::kBadSize,
                        .found = {"{} rows and {} columns"_form, problem.rows, problem.cols},
                        .expected = "2 to 10 of each"_form};
  }
  const auto cells =
      static_cast<std::size_t>(problem.rows) * static_cast<std::size_t>(problem.cols);
  if (problem.tiles.size() != cells) {
    return UntwistError{.code = UntwistErrorCode::kBadTileCount,
                        .found = counted(problem.tiles.size(), "{} tile"_form, "{} tiles"_form),
                        .expected = {"{}"_form, cells}};
  }
  if (problem.goal.empty()) return std::nullopt;
  if (problem.goal.size() != cells) {
    return UntwistError{.code = UntwistErrorCode::kBadTileCount,
                        .found = counted(problem.goal.size(), "{} number in the goal"_form,
                                         "{} numbers in the goal"_form),
                        .expected = {"{}"_form, cells}};
  }
  // Both sides have equally many numbers: if the goal has one too often, another is missing.
  const auto goal = problem.goal.begin();
  for (std::size_t cell = 0; cell < cells; ++cell) {
    const int number = problem.goal[cell];
    const auto has = std::count(problem.tiles.begin(), problem.tiles.end(), number);
    if (std::count(goal, goal + static_cast<std::ptrdiff_t>(cell) + 1, number) <= has) continue;
    if (has == 0) {
      return at(cell, problem.cols, {"the number {}"_form, number},
                "numbers of the tiles only, and no tile has this one"_form);
    }
    return at(cell, problem.cols, {"the number {} again"_form, number},
              has == 1 ? Phrase("it once, as on the tiles"_form)
                       : Phrase("it {} times, as on the tiles"_form, has));
  }
  return std::nullopt;
}

}  // namespace jiugong
