// Backtracking search over a RegionPuzzle: it tries the most promising value, propagates the rules,
// and rules the value out after a contradiction.
//
// Values that neither a given nor a rule distinguishes are interchangeable in every solution. The
// search tries only one of the unused ones in a cell and counts each solution below it once for
// each of them.
#include <algorithm>
#include <bit>
#include <cstddef>
#include <optional>
#include <tuple>
#include <utility>

#include "jiugong/region_puzzle.h"
#include "regions/board.h"
#include "regions/branch.h"
#include "regions/clashes.h"
#include "saturating.h"

namespace jiugong {

using namespace regions;

namespace {

constexpr std::uint64_t kFirstRun = 50;

// Nodes of common puzzles take less work than this (a 9x9 some 2,000 units, a 25x25 some 10,000).
// More expensive nodes, and the preparation before the first node, are divided among calls.
constexpr std::uint64_t kWorkOfNode = 10'000;

}  // namespace

struct RegionSolver::Search {
  explicit Search(RegionPuzzle problem) : puzzle(std::move(problem)), layout_maker(puzzle) {}

  // Whether `other` differs from the puzzle at most in its givens.
  bool has_rules_of(const RegionPuzzle& other) const;

  void start(const RegionPuzzle& problem, std::uint64_t solutions);
  bool advance(std::uint64_t values);
  bool make_board(WorkBudget& work);
  void place_givens(WorkBudget& work);
  void search(std::uint64_t values, WorkBudget& work);
  void descend(const Branch& branch);
  void step_back();
  void restart();
  void record();
  std::vector<int> grid() const;

  // A value that is being tried, with the state before it.
  struct Level {
    std::size_t moment;  // checkpoint of the board
    Branch branch;
    Mask alike;
    std::uint64_t copies;
  };

  RegionPuzzle puzzle;
  std::optional<LayoutMaker> layout_maker;  // until the layout is complete
  std::optional<Board> board;               // once the layout is complete
  bool begun = false;                       // whether the givens are on the board
  std::uint64_t limit = 1;
  std::vector<Level> levels;
  Mask alike = 0;            // interchangeable values
  std::uint64_t copies = 1;  // number of solutions that each found one stands for
  bool possible = true;      // whether propagation has found no contradiction
  bool over = false;
  std::uint64_t found = 0;
  std::uint64_t nodes = 0;
  std::uint64_t run = 0;  // nodes since the last restart
  std::uint64_t run_end = kFirstRun;
  std::vector<int> conflicts;
  std::vector<int> first, second;
};

bool RegionSolver::Search::has_rules_of(const RegionPuzzle& other) const {
  const auto rules = [](const RegionPuzzle& of) {
    return std::tie(of.rows, of.cols, of.low, of.high, of.regions, of.cages, of.diagonals,
                    of.anti_knight, of.anti_king, of.non_consecutive);
  };
  if (rules(puzzle) != rules(other) || puzzle.cells.size() != other.cells.size()) return false;
  for (std::size_t cell = 0; cell < puzzle.cells.size(); ++cell) {
    if ((puzzle.cells[cell] == kVoidCell) != (other.cells[cell] == kVoidCell)) return false;
  }
  return true;
}

void RegionSolver::Search::start(const RegionPuzzle& problem, std::uint64_t solutions) {
  puzzle.cells = problem.cells;
  begun = false;
  limit = std::max<std::uint64_t>(solutions, 1);
  levels.clear();
  alike = 0;
  copies = 1;
  over = false;
  found = nodes = run = 0;
  run_end = kFirstRun;
  first.clear();
  second.clear();
  conflicts.clear();
}

bool RegionSolver::Search::advance(std::uint64_t values) {
  WorkBudget work(saturating_multiply(values, kWorkOfNode));
  if (!over && make_board(work)) {
    if (!begun) place_givens(work);
    search(values, work);
  }
  return over;
}

// Returns whether the board is complete.
bool RegionSolver::Search::make_board(WorkBudget& work) {
  if (board) return true;
  if (!layout_maker->advance(work)) return false;
  board.emplace(layout_maker->take());
  layout_maker.reset();
  return true;
}

void RegionSolver::Search::place_givens(WorkBudget& work) {
  begun = true;
  board->reset();
  const Layout& layout = board->layout();
  conflicts = clashing_givens(puzzle, layout);
  over = !conflicts.empty();
  if (over) return;

  possible = true;
  Mask given = 0;
  for (std::size_t cell = 0; cell < layout.cells && possible; ++cell) {
    const int entry = puzzle.cells[static_cast<std::size_t>(layout.grid_cell[cell])];
    if (entry == kOpenCell) continue;
    const Mask value = Mask{1} << (entry - puzzle.low);
    given |= value;
    possible = board->restrict_to(static_cast<Small>(cell), value);
  }
  // Sums and the non-consecutive rule distinguish values.
  if (puzzle.cages.empty() && !puzzle.non_consecutive) alike = layout.all & ~given;
  work.spend(layout.cells + layout.peers.total_size());
}

// Tries up to `values` values, or until the budget is spent.
void RegionSolver::Search::search(std::uint64_t values, WorkBudget& work) {
  while (!over) {
    if (work.is_spent()) return;
    if (possible) possible = board->propagate(work);
    if (possible) {
      if (!board->is_stable()) return;
      const std::optional<Branch> branch = choose_branch(*board, alike);
      work.spend(board->layout().cells + 4 * board->layout().houses.total_size());
      if (branch) {
        if (values == 0) return;
        --values;
        if (found == 0 && run >= run_end && !levels.empty()) {
          restart();
        } else {
          descend(*branch);
        }
        continue;
      }
      record();
      if (found > limit) over = true;
    }
    if (levels.empty()) over = true;
    if (!over) step_back();
  }
}

void RegionSolver::Search::restart() {
  board->back_to(levels.front().moment);
  alike = levels.front().alike;
  copies = levels.front().copies;
  levels.clear();
  run = 0;
  run_end += run_end / 8;
}

void RegionSolver::Search::descend(const Branch& branch) {
  levels.push_back({.moment = board->mark(), .branch = branch, .alike = alike, .copies = copies});
  ++nodes;
  ++run;
  copies =
      saturating_multiply(copies, static_cast<std::uint64_t>(std::popcount(branch.alternatives)));
  alike &= ~branch.value;
  possible = board->restrict_to(branch.cell, branch.value);
}

void RegionSolver::Search::step_back() {
  const Level level = levels.back();
  levels.pop_back();
  board->back_to(level.moment);
  copies = level.copies;
  alike = level.alike;
  // A single value that is ruled out here is no longer interchangeable with the others.
  if (std::has_single_bit(level.branch.alternatives)) alike &= ~level.branch.value;
  possible = board->restrict_to(level.branch.cell, ~level.branch.alternatives);
}

std::vector<int> RegionSolver::Search::grid() const {
  std::vector<int> values(puzzle.cells.size(), kVoidCell);
  for (std::size_t cell = 0; cell < board->layout().cells; ++cell) {
    values[static_cast<std::size_t>(board->layout().grid_cell[cell])] =
        puzzle.low + std::countr_zero(board->candidates(cell));
  }
  return values;
}

void RegionSolver::Search::record() {
  found = std::min(saturating_add(found, copies), saturating_add(limit, std::uint64_t{1}));
  if (!first.empty() && !second.empty()) return;
  std::vector<int> values = grid();
  if (!first.empty()) {
    second = std::move(values);
    return;
  }
  first = values;
  // The second solution may be the first with two values exchanged.
  for (const Level& level : levels) {
    if (std::has_single_bit(level.branch.alternatives)) continue;
    const Mask others = level.branch.alternatives & ~level.branch.value;
    const int a = puzzle.low + std::countr_zero(level.branch.value);
    const int b = puzzle.low + std::countr_zero(others);
    for (int& value : values) {
      if (value == a || value == b) value = value == a ? b : a;
    }
    second = std::move(values);
    break;
  }
}

RegionSolver::RegionSolver() = default;
RegionSolver::~RegionSolver() = default;
RegionSolver::RegionSolver(RegionSolver&&) noexcept = default;
RegionSolver& RegionSolver::operator=(RegionSolver&&) noexcept = default;

void RegionSolver::start(const RegionPuzzle& puzzle, std::uint64_t limit) {
  // The layout and the board are reused for the next puzzle with the same rules.
  if (!search_ || !search_->has_rules_of(puzzle)) search_ = std::make_unique<Search>(puzzle);
  search_->start(puzzle, limit);
}

bool RegionSolver::advance(std::uint64_t nodes) { return !search_ || search_->advance(nodes); }
bool RegionSolver::over() const { return !search_ || search_->over; }
std::uint64_t RegionSolver::nodes() const { return search_ ? search_->nodes : 0; }
std::uint64_t RegionSolver::found() const { return search_ ? search_->found : 0; }

RegionResult RegionSolver::result() const {
  RegionResult result;
  if (!search_) return result;
  result.count = std::min(search_->found, search_->limit);
  result.capped = search_->found > search_->limit || !search_->over;
  result.status = search_->found == 0   ? Status::kNone
                  : search_->found == 1 ? Status::kUnique
                                        : Status::kMultiple;
  result.solution = search_->first;
  result.second = search_->second;
  result.conflicts = search_->conflicts;
  result.nodes = search_->nodes;
  return result;
}

RegionResult solve_regions(const RegionPuzzle& puzzle, std::uint64_t limit) {
  RegionSolver solver;
  if (!validate(puzzle)) {
    solver.start(puzzle, limit);
    solver.advance(UINT64_MAX);
  }
  return solver.result();
}

}  // namespace jiugong
