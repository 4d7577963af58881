#include "photo/corrector.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include "photo/exp_log.h"

namespace jiugong::photo {
namespace {

constexpr std::uint64_t kMostNodes = 60'000;

// With fewer givens nearly every grid has a solution, so it is not worth looking for one.
constexpr int kFewGivens = 12;

bool fits(const Grid& grid, Cell cell, Digit digit) {
  const int row = cell / 9, column = cell % 9, box = row / 3 * 27 + column / 3 * 3;
  for (int i = 0; i < 9; ++i) {
    if (grid[9 * row + i] == digit || grid[9 * i + column] == digit ||
        grid[box + i / 3 * 9 + i % 3] == digit) {
      return false;
    }
  }
  return true;
}

}  // namespace

void Corrector::start(const GridLogs& logs) {
  for (std::size_t cell = 0; cell < kCellCount; ++cell) {
    std::vector<Option>& options = options_[cell];
    options.clear();
    const double most = *std::max_element(logs[cell].begin(), logs[cell].end());
    for (std::size_t digit = 0; digit < 10; ++digit) {
      const double cost = most - logs[cell][digit];
      if (cost < kMostCost) options.push_back({cost, static_cast<Digit>(digit)});
    }
    std::stable_sort(options.begin(), options.end(),
                     [](const Option& a, const Option& b) { return a.cost < b.cost; });
    plain_.set(static_cast<Cell>(cell), options[0].digit);
  }
  std::iota(order_.begin(), order_.end(), 0);
  const auto certainty = [this](Cell cell) {
    const auto& options = options_[static_cast<std::size_t>(cell)];
    return options.size() < 2 ? kMostCost : options[1].cost;
  };
  std::stable_sort(order_.begin(), order_.end(),
                   [&](Cell a, Cell b) { return certainty(a) > certainty(b); });
  open_.clear();
  proper_.clear();
  nodes_ = pushed_ = 0;
  exhausted_ = false;
  over_ = false;
  push(Grid(), 0, 1, 0);
}

void Corrector::push(const Grid& grid, double cost, int depth, int option) {
  const auto& options = options_at(depth);
  const Cell cell = order_[static_cast<std::size_t>(depth - 1)];
  for (; option < static_cast<int>(options.size()); ++option) {
    const Option& next = options[static_cast<std::size_t>(option)];
    if (next.digit != 0 && !fits(grid, cell, next.digit)) continue;
    Node node = {cost + next.cost, depth, option, pushed_++, grid};
    node.grid.set(cell, next.digit);
    open_.push_back(node);
    std::push_heap(open_.begin(), open_.end(), Costlier());
    return;
  }
}

void Corrector::visit(Node node) {
  const Cell cell = order_[static_cast<std::size_t>(node.depth - 1)];
  const Option& option = options_at(node.depth)[static_cast<std::size_t>(node.option)];
  node.grid.set(cell, 0);
  push(node.grid, node.cost - option.cost, node.depth, node.option + 1);
  node.grid.set(cell, option.digit);
  const bool leaf = node.depth == kCellCount;
  if (leaf || (option.digit != 0 && node.grid.clue_count() > kFewGivens)) {
    solver_.start(node.grid, 1);
    while (!solver_.advance(1'000'000)) {
    }
    if (solver_.found() == 0) return;
    if (leaf) {
      if (solver_.found() == 1) proper_.push_back({node.grid, node.cost});
      return;
    }
  }
  push(node.grid, node.cost, node.depth + 1, 0);
}

bool Corrector::advance(std::uint64_t nodes) {
  for (; !over_ && nodes > 0; --nodes) {
    exhausted_ =
        open_.empty() || (!proper_.empty() && open_.front().cost > proper_.front().cost + kWindow);
    over_ = exhausted_ || ++nodes_ > kMostNodes;
    if (over_) break;
    std::pop_heap(open_.begin(), open_.end(), Costlier());
    const Node node = open_.back();
    open_.pop_back();
    visit(node);
  }
  return over_;
}

double Corrector::share() const {
  double sum = 0;
  for (const ProperReading& reading : proper_) sum += exp_of(proper_.front().cost - reading.cost);
  return sum > 0 ? 1 / sum : 0;
}

double Corrector::share_at(Cell cell) const {
  double sum = 0, same = 0;
  for (const ProperReading& reading : proper_) {
    const double weight = exp_of(proper_.front().cost - reading.cost);
    sum += weight;
    if (reading.puzzle[cell] == proper_.front().puzzle[cell]) same += weight;
  }
  return sum > 0 ? same / sum : 0;
}

}  // namespace jiugong::photo
