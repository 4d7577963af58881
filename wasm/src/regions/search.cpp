#include "regions/search.h"

#include <bit>

#include "saturating.h"

namespace jiugong::regions {
namespace {

// When a search begins anew until it has a first solution: first after `first` nodes; the next run is `second` times as long,
// each one after that `later` times as long as the one before.
struct Restarts {
  std::uint16_t first, second, later;
};
constexpr Restarts kRulesDecide = {.first = 2000, .second = 4, .later = 4};
// Where values are alike, many short attempts find a solution of a blank puzzle; where givens tell them apart only two are
// short, and the third has 2,000 nodes.
constexpr Restarts kValuesAlike = {.first = 50, .second = 2, .later = 2};
constexpr Restarts kGivensDecide = {.first = 50, .second = 2, .later = 20};
// Of sums one short attempt shows which cells are hard; proofs gain nothing from more.
constexpr Restarts kSumsDecide = {.first = 200, .second = 10, .later = 20};

// A search of so many nodes takes longer than looking for symmetries.
constexpr std::uint64_t kLongSearch = 1000;
constexpr std::uint64_t kMaxSymmetryWork = 4'000'000;  // some milliseconds

const Restarts& restarts_of(const Network& network, bool blank) {
  if (network.sums_decide) return kSumsDecide;
  if (network.rules_decide()) return kRulesDecide;
  return blank ? kValuesAlike : kGivensDecide;
}

}  // namespace

void Search::start(Mask alike) {
  depth_ = 0;
  alike_ = alike;
  blank_ = std::popcount(alike) > 1;
  copies_ = 1;
  possible_ = true;
  found_ = found_any_ = false;
  nodes_ = run_ = 0;
  run_length_ = 1;
  sought_symmetries_ = false;
  first_symmetries_.clear();
}

Search::Outcome Search::advance(Board& board, std::uint64_t& values, WorkBudget& work,
                                std::span<const Mask> preferred) {
  if (found_) possible_ = found_ = false;
  while (!work.is_spent()) {
    if (possible_) possible_ = board.propagate(work);
    if (!possible_) {
      if (depth_ == 0) return Outcome::kOver;
      step_back(board, work);
      continue;
    }
    if (!board.is_stable()) return Outcome::kWorking;
    const std::optional<Branch> branch = choose_branch(board, alike_, preferred);
    work.spend(board.network().cells + 4 * board.network().full_houses.total_size());
    if (!branch) {
      found_ = found_any_ = true;
      for (std::size_t i = 0; i < depth_; ++i) levels_[i].symmetries.clear();
      return Outcome::kSolution;
    }
    if (values == 0) return Outcome::kWorking;
    --values;
    const Restarts& restarts = restarts_of(board.network(), blank_);
    if (!found_any_ && run_ >= run_length_ * restarts.first && depth_ != 0) {
      run_length_ *= run_length_ == 1 ? restarts.second : restarts.later;
      restart(board, work);
    } else {
      descend(*branch, board, work);
    }
  }
  return Outcome::kWorking;
}

void Search::restart(Board& board, WorkBudget& work) {
  depth_ = 0;
  board.restore(levels_[0].state);
  alike_ = levels_[0].alike;
  copies_ = levels_[0].copies;
  run_ = 0;
  if (nodes_ >= kLongSearch && !sought_symmetries_) seek_symmetries(board, work);
}

void Search::seek_symmetries(Board& board, WorkBudget& work) {
  if (nodes_ == 0) first_state_ = board.state();
  sought_symmetries_ = true;
  if (!board.network().model) return;
  WorkBudget own(kMaxSymmetryWork);
  symmetries_ = symmetries_of(*board.network().model, own);
  work.spend(own.spent());
  for (std::size_t i = 0; i < symmetries_.size(); ++i) {
    if (keeps(symmetries_[i], first_state_)) first_symmetries_.push_back(static_cast<Small>(i));
  }
  spread(first_symmetries_, board, work);
}

void Search::descend(const Branch& branch, Board& board, WorkBudget& work) {
  if (depth_ == levels_.size()) levels_.emplace_back();
  Level& level = levels_[depth_++];
  level.state = board.state();
  level.branch = branch;
  level.alike = alike_;
  level.copies = copies_;
  if (nodes_ == 0) first_state_ = level.state;
  note_symmetries(work);
  ++nodes_;
  ++run_;
  copies_ =
      saturating_multiply(copies_, static_cast<std::uint64_t>(std::popcount(branch.alternatives)));
  alike_ &= ~branch.value;
  possible_ = board.restrict_to(branch.cell, branch.value);
}

// Those of the level above that keep the state of the last level.
void Search::note_symmetries(WorkBudget& work) {
  Level& level = levels_[depth_ - 1];
  level.symmetries.clear();
  for (const Small i : depth_ == 1 ? first_symmetries_ : levels_[depth_ - 2].symmetries) {
    work.spend(symmetries_[i].size() / 4);
    if (keeps(symmetries_[i], level.state)) level.symmetries.push_back(i);
  }
}

// Rules out the images of what was ruled out. (Each exchange is its own inverse.)
void Search::spread(const Cells& symmetries, Board& board, WorkBudget& work) {
  for (bool again = possible_ && !symmetries.empty(); again;) {
    again = false;
    work.spend(symmetries.size() * board.network().cells);
    for (const Small i : symmetries) {
      for (std::size_t cell = 0; cell < symmetries_[i].size(); ++cell) {
        const Mask values = board.candidates(symmetries_[i][cell]);
        if ((board.candidates(cell) & ~values) == 0) continue;
        possible_ = board.restrict_to(static_cast<Small>(cell), values);
        if (!possible_) return;
        again = true;
      }
    }
  }
}

void Search::step_back(Board& board, WorkBudget& work) {
  const Level& level = levels_[--depth_];
  board.restore(level.state);
  copies_ = level.copies;
  alike_ = level.alike;
  // A single value that is ruled out here is no longer interchangeable with the others.
  if (std::has_single_bit(level.branch.alternatives)) alike_ &= ~level.branch.value;
  possible_ = board.restrict_to(level.branch.cell, ~level.branch.alternatives);
  spread(level.symmetries, board, work);
}

}  // namespace jiugong::regions
