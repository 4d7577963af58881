#include "reference/sat_puzzle.h"

#include <algorithm>
#include <cadical.hpp>
#include <cstddef>
#include <cstdlib>
#include <numeric>
#include <set>
#include <span>

#include "jiugong/region_rule_kinds.h"

namespace jiugong {
namespace {

// Calls `visit` with every set of `size` of the values low..high.
template <typename Visit>
void for_each_set(int low, int high, std::size_t size, std::vector<int>& chosen,
                  const Visit& visit) {
  if (chosen.size() == size) {
    visit(chosen);
    return;
  }
  for (int value = low; value <= high; ++value) {
    chosen.push_back(value);
    for_each_set(value + 1, high, size, chosen, visit);
    chosen.pop_back();
  }
}

std::vector<int> diagonal(const RegionPuzzle& puzzle, bool falling) {
  std::vector<int> cells;
  cells.reserve(static_cast<std::size_t>(puzzle.rows));
  for (int row = 0; row < puzzle.rows; ++row) {
    cells.push_back(row * puzzle.cols + (falling ? row : puzzle.cols - 1 - row));
  }
  std::erase_if(
      cells, [&](int cell) { return puzzle.cells[static_cast<std::size_t>(cell)] == kVoidCell; });
  return cells;
}

}  // namespace

std::vector<int> cells_of(const RegionRule& rule) {
  std::set<int> cells(rule.cells.begin(), rule.cells.end());
  cells.insert(rule.bulb.begin(), rule.bulb.end());
  for (const auto& group : rule.groups) cells.insert(group.begin(), group.end());
  if (facts_of(rule.kind).fields.contains(RuleField::kIndex)) cells.insert(rule.index);
  return {cells.begin(), cells.end()};
}

SatPuzzle::SatPuzzle(const RegionPuzzle& puzzle)
    : puzzle_(puzzle),
      low_(puzzle.low),
      high_(puzzle.high),
      cells_(puzzle.cells),
      last_variable_(static_cast<int>(puzzle.cells.size()) * (puzzle.high - puzzle.low + 1)),
      solver_(std::make_unique<CaDiCaL::Solver>()) {
  solver_->set("quiet", 1);
  for (std::size_t cell = 0; cell < cells_.size(); ++cell) {
    if (cells_[cell] != kVoidCell) add_cell(static_cast<int>(cell));
  }
  for (const auto& region : puzzle.regions) add_different(region);
  for (const Cage& cage : puzzle.cages) add_cage(cage);
  if (puzzle.diagonals) {
    add_different(diagonal(puzzle, true));
    add_different(diagonal(puzzle, false));
  }
  add_pairs(puzzle);
  for (const RegionRule& rule : puzzle.rules) add_rule(rule);
}

SatPuzzle::~SatPuzzle() = default;

int SatPuzzle::variable(int cell, int value) const {
  return 1 + cell * (high_ - low_ + 1) + (value - low_);
}

void SatPuzzle::add_clause(const std::vector<int>& literals) {
  for (const int literal : literals) solver_->add(literal);
  solver_->add(0);
}

// A cell holds one value.
void SatPuzzle::add_cell(int cell) {
  std::vector<int> any;
  for (int value = low_; value <= high_; ++value) {
    any.push_back(variable(cell, value));
    for (int other = low_; other < value; ++other) {
      add_clause({-variable(cell, value), -variable(cell, other)});
    }
  }
  add_clause(any);
}

// No value occurs twice; with as many cells as values, each value occurs.
void SatPuzzle::add_different(const std::vector<int>& cells) {
  for (int value = low_; value <= high_; ++value) {
    for (const int cell : cells) {
      for (const int other : cells) {
        if (other < cell) add_clause({-variable(cell, value), -variable(other, value)});
      }
    }
    if (static_cast<int>(cells.size()) == high_ - low_ + 1) {
      std::vector<int> any;
      any.reserve(cells.size());
      for (const int cell : cells) any.push_back(variable(cell, value));
      add_clause(any);
    }
  }
}

// The values of a cage are one of the sets with its sum: a variable for each of them.
void SatPuzzle::add_cage(const Cage& cage) {
  add_different(cage.cells);
  std::vector<int> any, chosen;
  for_each_set(low_, high_, cage.cells.size(), chosen, [&](const std::vector<int>& set) {
    if (std::accumulate(set.begin(), set.end(), 0) != cage.sum) return;
    const int this_set = ++last_variable_;
    any.push_back(this_set);
    for (int value = low_; value <= high_; ++value) {
      if (std::find(set.begin(), set.end(), value) != set.end()) continue;
      for (const int cell : cage.cells) add_clause({-this_set, -variable(cell, value)});
    }
  });
  add_clause(any);
}

void SatPuzzle::add_pairs(const RegionPuzzle& puzzle) {
  const auto cells = static_cast<int>(cells_.size());
  for (int a = 0; a < cells; ++a) {
    for (int b = 0; b < a; ++b) {
      if (cells_[static_cast<std::size_t>(a)] == kVoidCell) continue;
      if (cells_[static_cast<std::size_t>(b)] == kVoidCell) continue;
      const int down = std::abs(a / puzzle.cols - b / puzzle.cols);
      const int right = std::abs(a % puzzle.cols - b % puzzle.cols);
      const bool knight = puzzle.anti_knight && down * right == 2;
      const bool king = puzzle.anti_king && std::max(down, right) == 1;
      const bool neighbours = puzzle.non_consecutive && down + right == 1;
      for (int value = low_; value <= high_; ++value) {
        if (knight || king) add_clause({-variable(a, value), -variable(b, value)});
        if (neighbours && value < high_) {
          add_clause({-variable(a, value), -variable(b, value + 1)});
          add_clause({-variable(a, value + 1), -variable(b, value)});
        }
      }
    }
  }
}

void SatPuzzle::add_rule(const RegionRule& rule) {
  if (rule.kind == RuleKind::kUnmarked) return add_unmarked(rule);
  const std::vector<int> cells = cells_of(rule);
  RegionPuzzle alone = puzzle_;
  alone.rules = {rule};
  std::vector<int> grid = cells_;
  for (int& entry : grid) {
    if (entry != kVoidCell) entry = low_;
  }
  const auto next = [&] {  // the next combination, the last cell changing fastest
    for (std::size_t i = cells.size(); i-- > 0;) {
      int& value = grid[static_cast<std::size_t>(cells[i])];
      if (value++ < high_) return true;
      value = low_;
    }
    return false;
  };
  do {
    if (broken_rules(alone, grid).empty()) continue;
    std::vector<int> clause;
    clause.reserve(cells.size());
    for (const int cell : cells)
      clause.push_back(-variable(cell, grid[static_cast<std::size_t>(cell)]));
    add_clause(clause);
  } while (next());
}

// Neighbours without a mark are no pair that would have one.
void SatPuzzle::add_unmarked(const RegionRule& rule) {
  const auto is_marked = [&](int a, int b) {
    return std::any_of(puzzle_.rules.begin(), puzzle_.rules.end(), [&](const RegionRule& mark) {
      const bool marks = rule.of == RuleMarks::kXv
                             ? mark.kind == RuleKind::kSum && mark.cells.size() == 2
                             : mark.kind == RuleKind::kDifference || mark.kind == RuleKind::kRatio;
      return marks && cells_of(mark) == std::vector<int>{a, b};
    });
  };
  const int cells = static_cast<int>(cells_.size());
  for (int a = 0; a < cells; ++a) {
    for (const int b : {a + 1, a + puzzle_.cols}) {
      if (b >= cells || (b == a + 1 && b % puzzle_.cols == 0) || is_marked(a, b)) continue;
      if (cells_[static_cast<std::size_t>(a)] == kVoidCell) continue;
      if (cells_[static_cast<std::size_t>(b)] == kVoidCell) continue;
      for (int v = low_; v <= high_; ++v) {
        for (int w = low_; w <= high_; ++w) {
          const bool has_mark = rule.of == RuleMarks::kXv
                                    ? v + w == 5 || v + w == 10
                                    : std::abs(v - w) == 1 || v == 2 * w || w == 2 * v;
          if (has_mark) add_clause({-variable(a, v), -variable(b, w)});
        }
      }
    }
  }
}

std::vector<int> SatPuzzle::grid_found() const {
  std::vector<int> grid = cells_;
  for (std::size_t cell = 0; cell < grid.size(); ++cell) {
    if (cells_[cell] == kVoidCell) continue;
    for (int value = low_; value <= high_; ++value) {
      if (solver_->val(variable(static_cast<int>(cell), value)) > 0) grid[cell] = value;
    }
  }
  return grid;
}

SatAnswer SatPuzzle::solve(const std::vector<int>& cells, std::uint64_t limit) {
  // Assuming this variable forbids the solutions found so far; afterwards its negation makes their
  // clauses void.
  const int forbidding = ++last_variable_;
  SatAnswer answer;
  while (answer.count < limit) {
    for (std::size_t cell = 0; cell < cells.size(); ++cell) {
      if (cells[cell] >= 0) solver_->assume(variable(static_cast<int>(cell), cells[cell]));
    }
    solver_->assume(forbidding);
    if (solver_->solve() != 10) break;  // 10 stands for satisfiable
    const std::vector<int> grid = grid_found();
    if (answer.count++ == 0) answer.solution = grid;
    std::vector<int> clause = {-forbidding};
    for (std::size_t cell = 0; cell < grid.size(); ++cell) {
      if (grid[cell] != kVoidCell) {
        clause.push_back(-variable(static_cast<int>(cell), grid[cell]));
      }
    }
    add_clause(clause);
  }
  add_clause({-forbidding});
  return answer;
}

}  // namespace jiugong
