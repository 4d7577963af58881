// Limits the work of a call.
#pragma once

#include <cstdint>

namespace jiugong::regions {

// A budget in units of one to a few nanoseconds each: about one unit per visited list element. The
// spender charges each piece of work after doing it, so the last piece may exceed the limit.
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
