// Uses the library as README.md shows, compiled with exceptions and RTTI, which the library itself
// does without.
#include <cstring>
#include <iostream>
#include <stdexcept>
#include <string>
#include <typeinfo>

#include "jiugong/jiugong.h"

namespace {

void print(const std::string& text) { std::cout << text << '\n'; }

void expect(bool holds, const char* claim) {
  if (!holds) throw std::runtime_error(claim);
}

void use_the_example_of_the_readme() {
  using namespace jiugong;

  const auto puzzle = Grid::from_line(
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
  const Solve9Result result = solve9(puzzle.value());
  if (result.status == Status::kUnique) print(result.solution->to_line());
  for (const Move& move : untwist({.rows = 2, .cols = 3, .tiles = {2, 5, 3, 1, 4, 6}}).moves) {
    print(std::to_string(move.row) + std::to_string(move.col));
  }

  expect(result.solution && is_solved(*result.solution), "the puzzle is solved");
}

void use_other_parts() {
  expect(std::holds_alternative<jiugong::RegionPuzzle>(jiugong::read_regions("4x4; rows; columns")),
         "a region puzzle is read");
  expect(jiugong::generate({.seed = 7}).reached, "a puzzle is made");
#ifdef EXPECTED_VERSION
  expect(std::strcmp(JIUGONG_VERSION, EXPECTED_VERSION) == 0, "the version is that of the package");
#endif
}

}  // namespace

int main() {
  try {
    use_the_example_of_the_readme();
    use_other_parts();
    expect(false, "exceptions are caught");
  } catch (const std::exception& error) {
    print(error.what());
    return typeid(error) == typeid(std::runtime_error) &&
                   std::strcmp(error.what(), "exceptions are caught") == 0
               ? 0
               : 1;
  }
  return 1;
}
