#include "regions/leftovers.h"

#include <algorithm>

namespace jiugong::regions {

LeftoverSearch::LeftoverSearch(const HouseFamilies& families, std::size_t cells, std::size_t most,
                               std::size_t limit)
    : lines_{&families.rows, &families.columns},
      regions_(families.others),
      regions_of_(cells),
      most_(most),
      limit_(limit),
      inside_(regions_.size()),
      in_window_(cells),
      times_covered_(cells) {
  for (std::size_t region = 0; region < regions_.size(); ++region) {
    for (const Small cell : regions_[region]) regions_of_[cell].push_back(region);
  }
  if (regions_.empty() || limit_ == 0) family_ = lines_.size();
}

bool LeftoverSearch::advance(WorkBudget& budget) {
  while (!over()) {
    if (budget.is_spent()) return false;
    work_ = 0;
    grow_window();
    budget.spend(work_);
  }
  return true;
}

void LeftoverSearch::begin_window(std::size_t first) {
  first_ = next_ = first;
  std::fill(inside_.begin(), inside_.end(), 0);
  std::fill(in_window_.begin(), in_window_.end(), 0);
  std::fill(times_covered_.begin(), times_covered_.end(), 0);
  covering_ = overlaps_ = left_inside_ = 0;
  work_ += (inside_.size() + in_window_.size()) / 4;
}

void LeftoverSearch::grow_window() {
  const std::vector<Cells>& lines = *lines_[family_];
  ++work_;
  if (first_ == lines.size()) {
    ++family_;
    begin_window(0);
  } else if (next_ == lines.size() || !add_line(lines[next_])) {
    begin_window(first_ + 1);
  } else {
    ++next_;
    const bool as_many = covering_ == next_ - first_ && overlaps_ == 0;
    if (as_many && left_inside_ != 0 && left_inside_ <= most_) keep();
  }
}

// Returns false if the line shares a cell with an earlier one.
bool LeftoverSearch::add_line(const Cells& line) {
  for (const Small cell : line) {
    if (in_window_[cell] != 0) return false;
    in_window_[cell] = 1;
    if (times_covered_[cell] == 0) ++left_inside_;
    work_ += 1 + regions_of_[cell].size();
    for (const std::size_t region : regions_of_[cell]) {
      const std::size_t size = regions_[region].size(), inside = ++inside_[region];
      if (2 * inside > size && 2 * (inside - 1) <= size) cover(region);
    }
  }
  return true;
}

void LeftoverSearch::cover(std::size_t region) {
  ++covering_;
  work_ += regions_[region].size();
  for (const Small cell : regions_[region]) {
    if (times_covered_[cell]++ != 0) {
      ++overlaps_;
    } else if (in_window_[cell] != 0) {
      --left_inside_;
    }
  }
}

void LeftoverSearch::keep() {
  Cells inside, outside;
  for (std::size_t cell = 0; cell < in_window_.size(); ++cell) {
    const bool is_inside = in_window_[cell] != 0, is_covered = times_covered_[cell] != 0;
    if (is_inside != is_covered) (is_inside ? inside : outside).push_back(static_cast<Small>(cell));
  }
  work_ += in_window_.size();
  found_.emplace_back(std::move(inside), std::move(outside));
  if (found_.size() == limit_) family_ = lines_.size();
}

}  // namespace jiugong::regions
