// Uses the library, compiled with exceptions and RTTI, which the library itself
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

void use_each_module() {
  expect(jiugong::solve9({}).status == jiugong::Status::kMultiple, "a puzzle is solved");
  expect(jiugong::untwist({.rows = 2, .cols = 2, .tiles = {3, 1, 4, 2}}).moves.size() == 1,
         "tiles are sorted");
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
    use_each_module();
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
