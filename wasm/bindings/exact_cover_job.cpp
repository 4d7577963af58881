#include "exact_cover_job.h"

#include <algorithm>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "jiugong/solve9.h"

namespace jiugong::bindings {
namespace {

// In one call of advance(): numbers read, or steps of the search.
constexpr std::uint64_t kMaxSteps = 16'384;

}  // namespace

void ExactCoverJob::start(std::size_t size, std::uint32_t rows, std::uint32_t columns,
                          std::uint32_t optional, std::uint64_t limit) {
  begin();
  release();
  solutions_ = std::vector<std::uint32_t>();
  // (Whatever is wrong, the caller writes `size` bytes.)
  size_ = (size + 3) / 4;
  numbers_.reset(new std::uint32_t[size_]);
  limit_ = limit;
  if (size % 4 != 0 || rows > size_) {
    wrong_ = "The rows are not 32-bit numbers.";
  } else if (columns > kMaxExactCoverColumns || optional > kMaxExactCoverColumns - columns) {
    wrong_ = "There are too many columns.";
  } else {
    problem_.emplace(columns, optional).reserve(rows, size_ - rows);
  }
}

void ExactCoverJob::run(std::uint64_t nodes) {
  const bool over = wrong_.empty() && (search_ || read_rows()) && search(nodes);
  if (over) write();
  if (!wrong_.empty()) refuse(wrong_);
  if (state() != State::kWorking) release();
}

bool ExactCoverJob::read_rows() {
  const std::span<const std::uint32_t> numbers(numbers_.get(), size_);
  const std::size_t end = read_ + std::min<std::size_t>(kMaxSteps, numbers.size() - read_);
  while (read_ < end) {
    const std::uint32_t size = numbers[read_++];
    if (size > numbers.size() - read_ || !problem_->add_option(numbers.subspan(read_, size))) {
      wrong_ = "A row is not a list of columns.";
      return false;
    }
    read_ += size;
  }
  if (read_ < numbers.size()) return false;
  numbers_.reset();
  search_.emplace(std::move(*problem_));
  problem_.reset();
  return true;
}

bool ExactCoverJob::search(std::uint64_t nodes) {
  const std::uint64_t nodes_before = search_->nodes(), steps_before = search_->steps();
  const std::uint64_t most = std::max<std::uint64_t>(limit_, 1);
  std::uint64_t steps = 0;
  while (steps < kMaxSteps && search_->found() <= most) {
    const std::uint64_t nodes_left = nodes - (search_->nodes() - nodes_before);
    if (!search_->advance_to_cover(nodes_left, kMaxSteps - steps)) break;
    if (search_->found() <= 2) add_solution();
    steps = search_->steps() - steps_before;
  }
  return search_->over() || search_->found() > most;
}

void ExactCoverJob::add_solution() {
  const Cover rows = search_->latest();
  solutions_.push_back(static_cast<std::uint32_t>(rows.size()));
  solutions_.insert(solutions_.end(), rows.begin(), rows.end());
}

void ExactCoverJob::write() {
  const std::uint64_t found = search_->found();
  const Status status = found > 1    ? Status::kMultiple
                        : found == 1 ? Status::kUnique
                                     : Status::kNone;
  ObjectWriter(json())
      .add("status", name_of(status))
      .add("count", std::min(found, limit_))
      .add("capped", found > limit_);
  finish();
}

void ExactCoverJob::release() {
  numbers_.reset();
  size_ = 0;
  read_ = 0;
  wrong_ = {};
  problem_.reset();
  search_.reset();
}

}  // namespace jiugong::bindings
