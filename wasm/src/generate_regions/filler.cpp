#include "generate_regions/filler.h"

#include <algorithm>
#include <span>

namespace jiugong::region_generator {
namespace {

constexpr std::uint64_t kNodesPerValue = 200;

}  // namespace

void Filler::start(const RegionPuzzle& layout, std::uint64_t patience, Random& random) {
  puzzle_ = layout;
  regions_of_.assign(layout.cells.size(), {});
  for (std::size_t i = 0; i < layout.regions.size(); ++i) {
    for (const int cell : layout.regions[i]) {
      regions_of_[static_cast<std::size_t>(cell)].push_back(static_cast<int>(i));
    }
  }
  order_.clear();
  for (std::size_t cell = 0; cell < layout.cells.size(); ++cell) {
    if (layout.cells[cell] == kOpenCell) order_.push_back(static_cast<int>(cell));
  }
  random.shuffle(std::span(order_));
  solution_.clear();
  at_ = 0;
  over_ = false;
  is_first_ = is_asked_ = true;
  question_.ask(puzzle_, patience);
}

bool Filler::advance(std::uint64_t& nodes, Random& random) {
  while (!over_ && nodes != 0) {
    if (is_asked_) {
      if (question_.advance(nodes)) take_answer(random);
    } else if (at_ == order_.size()) {
      over_ = true;
    } else if (seek_question()) {
      --nodes;
      question_.ask(puzzle_, kNodesPerValue);
      is_asked_ = true;
    } else {
      --nodes;
      ++at_;
      next_cell(random);
    }
  }
  return over_;
}

void Filler::take_answer(Random& random) {
  is_asked_ = false;
  const bool solved = !question_.first().empty();
  over_ = question_.answer() == Question::Answer::kUnique || (is_first_ && !solved);
  if (solved) solution_ = question_.first();
  if (!is_first_ && !solved) {
    puzzle_.cells[static_cast<std::size_t>(order_[at_])] = kOpenCell;
    return;
  }
  if (!is_first_) ++at_;
  is_first_ = false;
  next_cell(random);
}

void Filler::next_cell(Random& random) {
  values_.clear();
  if (at_ == order_.size()) return;
  for (int value = puzzle_.low; value <= puzzle_.high; ++value) values_.push_back(value);
  random.shuffle(std::span(values_));
}

// Takes the next value that may be possible. Returns false if it is that of the solution, which needs no question.
bool Filler::seek_question() {
  const int cell = order_[at_];
  int& entry = puzzle_.cells[static_cast<std::size_t>(cell)];
  while (!values_.empty()) {
    const int value = values_.back();
    values_.pop_back();
    const bool is_known = value == solution_[static_cast<std::size_t>(cell)];
    if (!is_known && clashes(cell, value)) continue;
    entry = value;
    return !is_known;
  }
  // (Some values took too long.)
  entry = solution_[static_cast<std::size_t>(cell)];
  return false;
}

bool Filler::clashes(int cell, int value) const {
  const auto has_value = [&](int other) {
    return puzzle_.cells[static_cast<std::size_t>(other)] == value;
  };
  const std::vector<int>& regions = regions_of_[static_cast<std::size_t>(cell)];
  return std::any_of(regions.begin(), regions.end(), [&](int index) {
    const std::vector<int>& region = puzzle_.regions[static_cast<std::size_t>(index)];
    return std::any_of(region.begin(), region.end(), has_value);
  });
}

double Filler::progress() const {
  return order_.empty() ? 0 : static_cast<double>(at_) / static_cast<double>(order_.size());
}

}  // namespace jiugong::region_generator
