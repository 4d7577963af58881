#include "generate_regions/question.h"

#include <algorithm>
#include <utility>

namespace jiugong::region_generator {
namespace {

// The solver always gets portions of this size, so that it gives up at the same point wherever the caller
// pauses.
constexpr std::uint64_t kSlice = 8;

}  // namespace

void Question::ask(const RegionPuzzle& puzzle, std::uint64_t patience) {
  solver_.start(puzzle, 1);
  patience_ = patience;
}

bool Question::advance(std::uint64_t& nodes) {
  while (nodes != 0) {
    nodes -= std::min(nodes, kSlice);
    if (solver_.advance(kSlice) || solver_.nodes() >= patience_) {
      conclude();
      return true;
    }
  }
  return false;
}

void Question::conclude() {
  RegionResult result = solver_.result();
  first_ = std::move(result.solution);
  second_ = std::move(result.second);
  answer_ = !second_.empty()  ? Answer::kSeveral
            : !solver_.over() ? Answer::kUnknown
            : first_.empty()  ? Answer::kNone
                              : Answer::kUnique;
}

}  // namespace jiugong::region_generator
