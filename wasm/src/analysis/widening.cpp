#include "analysis/widening.h"

#include <algorithm>

namespace jiugong::analysis {

void Widening::start(const std::vector<Cell>& order) {
  order_ = order;
  added_.reset();
  next_ = 0;
  run_ = order.size();
}

CellSet Widening::trial() const {
  CellSet cells = added_;
  const std::size_t end = std::min(next_ + run_, order_.size());
  for (std::size_t i = next_; i < end; ++i) cells.set(static_cast<std::size_t>(order_[i]));
  return cells;
}

void Widening::accept(const CellSet& cells) {
  added_ = cells;
  run_ *= 2;
  skip_added();
}

void Widening::refuse() {
  if (run_ == 1) {
    ++next_;
    skip_added();
  } else {
    run_ = std::max<std::size_t>(std::min(run_, order_.size() - next_) / 2, 1);
  }
}

void Widening::skip_added() {
  while (!done() && added_[static_cast<std::size_t>(order_[next_])]) ++next_;
}

}  // namespace jiugong::analysis
