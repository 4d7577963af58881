// How much work a call may do before it returns to its caller.
#pragma once

#include <cstdint>

namespace jiugong::regions {

// Work is counted in units of one or a few nanoseconds each: about one for each cell of a list that is visited. Who
// works spends after each piece of work, so the last piece may go beyond the limit.
class WorkBudget {
 public:
  explicit WorkBudget(std::uint64_t limit) : limit_(limit) {}

  void spend(std::uint64_t units) { spent_ += units; }
  bool is_spent() const { return spent_ >= limit_; }
  std::uint64_t left() const { return is_spent() ? 0 : limit_ - spent_; }
  std::uint64_t spent() const { return spent_; }

 private:
  std::uint64_t limit_;
  std::uint64_t spent_ = 0;
};

}  // namespace jiugong::regions
