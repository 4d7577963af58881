#include "region_search_job.h"

#include <algorithm>
#include <utility>

#include "region_json.h"

namespace jiugong::bindings {
namespace {

constexpr std::uint64_t kFirstPortion = 8;
constexpr std::uint64_t kMaxPortion = 4096;
constexpr std::uint64_t kStepNanoseconds = 500'000;

}  // namespace

void RegionSearchJob::reset() {
  begin();
  stopwatch_.reset();
  portion_ = kFirstPortion;
  numbers_.reset();
}

void RegionSearchJob::start_reading(std::string puzzle) {
  reset();
  numbers_.emplace(std::move(puzzle));
}

void RegionSearchJob::start_with(const RegionPuzzle& puzzle) {
  reset();
  stopwatch_.start();
  start_search(puzzle);
  stopwatch_.stop();
}

State RegionSearchJob::work(std::uint64_t nodes) {
  if (state() != State::kWorking) return state();
  if (!numbers_) {
    make_step(nodes);
  } else if (numbers_->advance(times(nodes, kNumbersOfNode))) {
    const RegionPuzzle puzzle = numbers_->take();
    numbers_.reset();
    if (const auto mistake = validate(puzzle)) {
      fail(*mistake);
    } else {
      stopwatch_.start();
      start_search(puzzle);
      stopwatch_.stop();
    }
  }
  return state();
}

void RegionSearchJob::make_step(std::uint64_t nodes) {
  const std::uint64_t begin = stopwatch_.nanoseconds();
  while (nodes != 0 && state() == State::kWorking) {
    const std::uint64_t portion = std::min(nodes, portion_), before = stopwatch_.nanoseconds();
    stopwatch_.start();
    const bool over = search(portion);
    stopwatch_.stop();
    if (over) {
      end_search();
      if (state() == State::kWorking) finish();
      return;
    }
    nodes -= portion;
    const std::uint64_t now = stopwatch_.nanoseconds();
    if (now - before < kStepNanoseconds / 4) portion_ = std::min(2 * portion_, kMaxPortion);
    if (now - before > kStepNanoseconds) portion_ = std::max<std::uint64_t>(portion_ / 2, 1);
    if (now - begin > kStepNanoseconds) break;
  }
}

}  // namespace jiugong::bindings
