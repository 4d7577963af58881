#include "analysis/deletion.h"

#include <algorithm>
#include <cstddef>

namespace jiugong::analysis {

void Deletion::start(const Order& order) {
  order_ = order;
  rest_.reset();
  for (const Cell cell : order) rest_.set(static_cast<std::size_t>(cell));
  next_ = necessary_ = postponed_ = 0;
  run_ = 1;
}

CellSet Deletion::trial() const {
  CellSet givens = rest_;
  for (std::size_t i = next_; i < next_ + run_; ++i) {
    givens.reset(static_cast<std::size_t>(order_[i]));
  }
  return givens;
}

void Deletion::answer(bool solvable) {
  if (!solvable) {
    rest_ = trial();
    next_ += run_;
    run_ *= 2;
    postponed_ = 0;
  } else if (run_ == 1) {
    ++necessary_;
    ++next_;
  } else {
    run_ /= 2;
  }
  run_ = std::clamp<std::size_t>(run_, 1, std::max<std::size_t>(order_.size() - next_, 1));
}

void Deletion::postpone() {
  if (run_ == 1) {
    const auto first = order_.begin() + static_cast<std::ptrdiff_t>(next_);
    std::rotate(first, first + 1, order_.end());
    ++postponed_;
  } else {
    run_ /= 2;
  }
}

}  // namespace jiugong::analysis
