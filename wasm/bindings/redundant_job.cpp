#include "redundant_job.h"

#include <vector>

#include "jiugong/redundant.h"

namespace jiugong::bindings {

void RedundantGivensJob::start(const std::string& puzzle) {
  begin();
  puzzle_ = read(puzzle);
  if (puzzle_) solver_.start(*puzzle_, 2);
}

void RedundantGivensJob::run(std::uint64_t nodes) {
  // (That there is no solution may take long to find; the rest takes at most some milliseconds, so one portion.)
  if (!solver_.advance(nodes)) return;
  write_json(json(), solver_.found() == 1 ? redundant_givens(*puzzle_) : std::nullopt);
  finish();
}

}  // namespace jiugong::bindings
