#include "regions/search.h"

#include <bit>

#include "saturating.h"

namespace jiugong::regions {
namespace {

// Nodes until the first restart, and how many times as many until each next one. Where houses alone decide, many short attempts
// find a first solution of a blank puzzle; where givens tell the values apart only two are short, and the third has 2,000 nodes.
std::uint64_t first_run(const Network& network) { return network.rules_decide() ? 2000 : 50; }
std::uint64_t growth(const Network& network, bool blank, std::uint64_t run_length) {
  if (network.rules_decide()) return 4;
  return blank || run_length == 1 ? 2 : 20;
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
}

Search::Outcome Search::advance(Board& board, std::uint64_t& values, WorkBudget& work,
                                std::span<const Mask> preferred) {
  if (found_) possible_ = found_ = false;
  while (!work.is_spent()) {
    if (possible_) possible_ = board.propagate(work);
    if (!possible_) {
      if (depth_ == 0) return Outcome::kOver;
      step_back(board);
      continue;
    }
    if (!board.is_stable()) return Outcome::kWorking;
    const std::optional<Branch> branch = choose_branch(board, alike_, preferred);
    work.spend(board.network().cells + 4 * board.network().full_houses.total_size());
    if (!branch) {
      found_ = found_any_ = true;
      return Outcome::kSolution;
    }
    if (values == 0) return Outcome::kWorking;
    --values;
    // Proofs by sums gain nothing from restarts; searches for a first solution without them do.
    const bool restarts = !found_any_ && !board.network().sums_decide;
    if (restarts && run_ >= run_length_ * first_run(board.network()) && depth_ != 0) {
      restart(board);
    } else {
      descend(*branch, board);
    }
  }
  return Outcome::kWorking;
}

void Search::restart(Board& board) {
  depth_ = 0;
  board.restore(levels_[0].state);
  alike_ = levels_[0].alike;
  copies_ = levels_[0].copies;
  run_ = 0;
  run_length_ *= growth(board.network(), blank_, run_length_);
}

void Search::descend(const Branch& branch, Board& board) {
  if (depth_ == levels_.size()) levels_.emplace_back();
  Level& level = levels_[depth_++];
  level.state = board.state();
  level.branch = branch;
  level.alike = alike_;
  level.copies = copies_;
  ++nodes_;
  ++run_;
  copies_ =
      saturating_multiply(copies_, static_cast<std::uint64_t>(std::popcount(branch.alternatives)));
  alike_ &= ~branch.value;
  possible_ = board.restrict_to(branch.cell, branch.value);
}

void Search::step_back(Board& board) {
  const Level& level = levels_[--depth_];
  board.restore(level.state);
  copies_ = level.copies;
  alike_ = level.alike;
  // A single value that is ruled out here is no longer interchangeable with the others.
  if (std::has_single_bit(level.branch.alternatives)) alike_ &= ~level.branch.value;
  possible_ = board.restrict_to(level.branch.cell, ~level.branch.alternatives);
}

}  // namespace jiugong::regions
