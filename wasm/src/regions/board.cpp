#include "regions/board.h"

#include <algorithm>
#include <utility>

#include "regions/word_bits.h"

namespace jiugong::regions {
namespace {

constexpr std::size_t kNothing = static_cast<std::size_t>(-1);

}  // namespace

Board::Board(Network network)
    : network_(std::move(network)), thorough_(words_for(network_.propagators.size())) {
  std::vector<std::vector<Wake>> wakes(network_.cells);
  for (std::size_t i = 0; i < network_.propagators.size(); ++i) {
    const auto word = static_cast<std::uint32_t>(i / kWordBits);
    const std::uint64_t bit = std::uint64_t{1} << i % kWordBits;
    if (network_.propagators[i]->is_thorough()) thorough_[word] |= bit;
    for (const Small cell : network_.propagators[i]->scope()) {
      std::vector<Wake>& of_cell = wakes[cell];
      if (of_cell.empty() || of_cell.back().word != word) of_cell.push_back({word, 0});
      of_cell.back().bits |= bit;
    }
  }
  for (const std::vector<Wake>& of_cell : wakes) {
    wakes_from_.push_back(wakes_.size());
    wakes_.insert(wakes_.end(), of_cell.begin(), of_cell.end());
  }
  wakes_from_.push_back(wakes_.size());
  waiting_.resize(thorough_.size());
  watched_houses_of_ = lists_with(network_.watched_houses, network_.cells);
  singles_.resize(network_.cells + 1);
  holders_.resize(network_.cells + 1);
  reset();
}

void Board::reset() {
  candidates_ = network_.allowed;
  weights_.assign(network_.cells, 0);
  failures_.assign(static_cast<std::size_t>(network_.values), 0);
  forget_work();
  for (std::size_t i = 0; i < network_.propagators.size(); ++i) {
    waiting_[i / kWordBits] |= std::uint64_t{1} << i % kWordBits;
  }
  removed_.assign(network_.watched_houses.size(), network_.all);
  for (std::size_t cell = 0; cell < network_.cells; ++cell) {
    if (is_single(candidates_[cell])) singles_[single_count_++] = static_cast<Small>(cell);
  }
  is_stable_ = false;
}

void Board::restore(const std::vector<Mask>& state) {
  candidates_ = state;
  forget_work();
}

void Board::forget_work() {
  single_count_ = 0;
  std::fill(waiting_.begin(), waiting_.end(), 0);
  std::fill(removed_.begin(), removed_.end(), 0);
  position_ = 0;
  settled_ = emptied_ = -1;
}

// Sets the candidates of a cell that loses some; returns false if none is left.
bool Board::change(Small cell, Mask after) {
  const Mask before = candidates_[cell];
  if (after == 0) {
    emptied_ = cell;
    return false;
  }
  candidates_[cell] = after;
  // (Whether a single value is left cannot be foreseen, so there is no branch.)
  singles_[single_count_] = cell;
  single_count_ += is_single(after) ? 1 : 0;
  for (const Small house : watched_houses_of_[cell]) removed_[house] |= before & ~after;
  const std::size_t end = wakes_from_[cell + 1U];
  for (std::size_t i = wakes_from_[cell]; i < end; ++i) waiting_[wakes_[i].word] |= wakes_[i].bits;
  return true;
}

bool Board::propagate(WorkBudget& budget) {
  const bool possible = run(budget.left());
  budget.spend(std::exchange(work_, 0));
  if (!possible) forget_work();
  return possible;
}

bool Board::run(std::uint64_t max_work) {
  is_stable_ = false;
  while (work_ < max_work) {
    if (single_count_ != 0) {
      if (!settle(singles_[--single_count_])) {
        blame_settled();
        return false;
      }
      continue;
    }
    const std::size_t next = next_waiting();
    if (next == kNothing) {
      ++work_;
      position_ = 0;
      is_stable_ = true;
      return true;
    }
    Propagator& propagator = *network_.propagators[next];
    emptied_ = -1;
    if (!propagator.filter(*this)) {
      blame(propagator);
      return false;
    }
    // (Where it has set the last cells itself, only another call tells whether they go with one another.)
    std::uint64_t& waiting = waiting_[next / kWordBits];
    const std::uint64_t itself =
        waiting & thorough_[next / kWordBits] & std::uint64_t{1} << next % kWordBits;
    if (itself != 0 && is_open(propagator.scope())) waiting &= ~itself;
  }
  return true;
}

// Whether one of the cells has several values.
bool Board::is_open(SmallList cells) const {
  return std::any_of(cells.begin(), cells.end(),
                     [&](Small cell) { return !is_single(candidates_[cell]); });
}

// Removes the only value of the cell from its peers. A peer that is emptied by this tells nothing of
// where the puzzle is hard, so it does not weigh more.
bool Board::settle(Small cell) {
  settled_ = cell;
  const Mask value = candidates_[cell];
  const SmallList peers = network_.peers[cell];
  work_ += peers.size() + 1;
  // (Which peers have the value cannot be foreseen, so they are first gathered without a branch.)
  std::size_t count = 0;
  for (const Small peer : peers) {
    holders_[count] = peer;
    count += (candidates_[peer] & value) != 0 ? 1 : 0;
  }
  for (std::size_t i = 0; i < count; ++i) {
    if (!restrict_to(holders_[i], ~value)) return false;
  }
  return true;
}

// Takes the next waiting propagator at or after the position of the sweep, or the first of the next sweep.
std::size_t Board::next_waiting() {
  for (std::size_t from = position_;; from = 0) {
    std::uint64_t mask = ~std::uint64_t{0} << from % kWordBits;
    const std::size_t first = from / kWordBits;
    for (std::size_t word = first; word < waiting_.size(); ++word, mask = ~std::uint64_t{0}) {
      const std::uint64_t bits = waiting_[word] & mask;
      if (bits == 0) continue;
      waiting_[word] &= ~(bits & -bits);
      work_ += (word - first) / 8 + 1;
      position_ = word * kWordBits + static_cast<std::size_t>(std::countr_zero(bits)) + 1;
      return position_ - 1;
    }
    if (from == 0) return kNothing;
  }
}

void Board::blame(const Propagator& propagator) {
  for (const Small cell : propagator.blamed()) ++weights_[cell];
  blame_settled();
  if (emptied_ >= 0 && !network_.rules_decide()) ++weights_[static_cast<std::size_t>(emptied_)];
}

void Board::blame_settled() {
  if (settled_ < 0 || !network_.rules_decide()) return;
  const auto cell = static_cast<std::size_t>(settled_);
  ++weights_[cell];
  ++failures_[static_cast<std::size_t>(std::countr_zero(candidates_[cell]))];
}

Board::FailingValue Board::failing_value() const {
  const auto [least, most] = std::minmax_element(failures_.begin(), failures_.end());
  if (*most < failures_.size() || 2 * *most <= 3 * *least) return {};
  return {.value = Mask{1} << (most - failures_.begin()), .failures = *most};
}

}  // namespace jiugong::regions
