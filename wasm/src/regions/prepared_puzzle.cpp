#include "regions/prepared_puzzle.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <tuple>
#include <utility>

#include "regions/clashes.h"
#include "small_sort.h"

namespace jiugong::regions {

PreparedPuzzle::PreparedPuzzle(RegionPuzzle puzzle)
    : puzzle_(std::move(puzzle)), network_maker_(puzzle_) {}

bool PreparedPuzzle::has_rules_of(const RegionPuzzle& other) const {
  const auto rules = [](const RegionPuzzle& of) {
    return std::tie(of.rows, of.cols, of.low, of.high, of.regions, of.cages, of.diagonals,
                    of.anti_knight, of.anti_king, of.non_consecutive, of.rules);
  };
  if (rules(puzzle_) != rules(other) || puzzle_.cells.size() != other.cells.size()) return false;
  for (std::size_t cell = 0; cell < puzzle_.cells.size(); ++cell) {
    if ((puzzle_.cells[cell] == kVoidCell) != (other.cells[cell] == kVoidCell)) return false;
  }
  return true;
}

bool PreparedPuzzle::advance(WorkBudget& work) {
  if (board_) return true;
  if (!network_maker_->advance(work)) return false;
  board_.emplace(network_maker_->take());
  network_maker_.reset();
  return true;
}

void PreparedPuzzle::set_givens(const RegionPuzzle& other) {
  puzzle_.cells = other.cells;
  is_started_ = false;
}

bool PreparedPuzzle::start(WorkBudget& work, Start& start) {
  const Network& network = board_->network();
  if (!is_started_) {
    is_started_ = true;
    checked_ = 0;
    start = {.possible = true,
             .conflicts = clashing_givens(puzzle_, network),
             .rules = network.impossible_rules};
    work.spend(network.cells + network.peers.total_size());
    if (!start.conflicts.empty() || !start.rules.empty()) {
      start.possible = false;
      finish(start);
      return true;
    }
    start.possible = place_givens();
  }
  for (; checked_ < network.propagators.size() && start.possible; ++checked_) {
    if (network.rule_of[checked_] == kNoRule) continue;
    if (work.is_spent()) return false;
    check_alone(work, start);
  }
  if (start.rules.empty() && start.possible) {
    start.possible = place_givens();
  } else {
    start.possible = false;
  }
  finish(start);
  return true;
}

// Sorts what breaks a rule, and adds the values that nothing distinguishes.
void PreparedPuzzle::finish(Start& start) const {
  for (std::vector<int>* list : {&start.conflicts, &start.rules}) {
    small_sort(*list);
    list->erase(std::unique(list->begin(), list->end()), list->end());
  }
  start.rules.erase(std::remove(start.rules.begin(), start.rules.end(), kNoRule),
                    start.rules.end());
  const Network& network = board_->network();
  if (!network.values_interchangeable) return;
  start.alike = network.all;
  for (std::size_t cell = 0; cell < network.cells; ++cell) {
    const int entry = given(cell);
    if (entry != kOpenCell) start.alike &= ~(Mask{1} << (entry - puzzle_.low));
  }
}

int PreparedPuzzle::given(std::size_t cell) const {
  return puzzle_.cells[static_cast<std::size_t>(board_->network().grid_cell[cell])];
}

bool PreparedPuzzle::place_givens() {
  board_->reset();
  for (std::size_t cell = 0; cell < board_->network().cells; ++cell) {
    const int entry = given(cell);
    if (entry == kOpenCell) continue;
    if (!board_->restrict_to(static_cast<Small>(cell), Mask{1} << (entry - puzzle_.low))) {
      return false;
    }
  }
  return true;
}

// Notes a rule that cannot hold, whatever the other rules, and the givens it then concerns.
void PreparedPuzzle::check_alone(WorkBudget& work, Start& start) {
  const std::vector<Mask> state = board_->state();
  const bool holds = board_->holds_alone(checked_, work);
  board_->restore(state);
  work.spend(state.size() / 4);
  if (holds) return;
  start.rules.push_back(board_->network().rule_of[checked_]);
  for (const Small cell : board_->network().propagators[checked_]->scope()) {
    if (given(cell) != kOpenCell) start.conflicts.push_back(board_->network().grid_cell[cell]);
  }
}

std::vector<int> PreparedPuzzle::solution() const {
  std::vector<int> values(puzzle_.cells.size(), kVoidCell);
  const Network& network = board_->network();
  for (std::size_t cell = 0; cell < network.cells; ++cell) {
    values[static_cast<std::size_t>(network.grid_cell[cell])] =
        puzzle_.low + std::countr_zero(board_->candidates(cell));
  }
  return values;
}

}  // namespace jiugong::regions
