#include "regions/model.h"

#include <algorithm>
#include <map>

#include "small_sort.h"

namespace jiugong::regions {

Model::Model(const RegionPuzzle& puzzle)
    : low_(puzzle.low),
      values_(puzzle.high - puzzle.low + 1),
      number_of_(puzzle.cells.size(), -1),
      rows_(puzzle.rows),
      cols_(puzzle.cols) {
  for (std::size_t cell = 0; cell < puzzle.cells.size(); ++cell) {
    if (puzzle.cells[cell] == kVoidCell) continue;
    number_of_[cell] = static_cast<int>(grid_cell_.size());
    grid_cell_.push_back(static_cast<int>(cell));
  }
}

Mask Model::between(std::int64_t first, std::int64_t last) const {
  const std::int64_t from = std::max<std::int64_t>(first - low_, 0);
  const std::int64_t to = std::min<std::int64_t>(last - low_, values_ - 1);
  if (from > to) return 0;
  return (Mask{2} << to) - (Mask{1} << from);
}

Cells Model::numbered(std::span<const int> grid_cells) const {
  Cells cells;
  cells.reserve(grid_cells.size());
  for (const int cell : grid_cells) cells.push_back(static_cast<Small>(number_of(cell)));
  return cells;
}

void Model::restrict(int cell, Mask values) {
  values_interchangeable_ = false;
  restrictions_.push_back({static_cast<Small>(number_of(cell)), values, rule_});
}

void Model::post_all_different(std::span<const int> cells) {
  Cells sorted = numbered(cells);
  small_sort(sorted);
  different_cells_.push_back({std::move(sorted), rule_});
}

void Model::post_different(int a, int b) {
  different_pairs_.emplace_back(static_cast<Small>(number_of(a)), static_cast<Small>(number_of(b)));
}

// The terms with those of one cell together.
std::vector<LinearSum::Summand> Model::summands(std::span<const Term> terms) const {
  std::map<Small, int> coefficients;
  for (const Term& term : terms) {
    coefficients[static_cast<Small>(number_of(term.cell))] += term.coefficient;
  }
  std::vector<LinearSum::Summand> result;
  for (const auto& [cell, coefficient] : coefficients) {
    if (coefficient != 0) result.push_back({cell, coefficient});
  }
  return result;
}

void Model::post_sum(std::span<const Term> terms, std::int64_t total) {
  values_interchangeable_ = false;
  for (const Term& term : terms) total -= std::int64_t{low_} * term.coefficient;
  LinearSum sum = {.summands = summands(terms), .total = total, .rule = rule_};
  if (!sum.summands.empty()) {
    sums_.push_back(std::move(sum));
  } else if (total != 0) {
    post_contradiction();
  }
}

void Model::post_equal_sums(std::span<const std::vector<Term>> groups) {
  values_interchangeable_ = false;
  const auto greatest = [&](const std::vector<Term>& group) {
    std::int64_t sum = 0;
    for (const Term& term : group) sum += std::int64_t{term.coefficient} * high();
    return sum;
  };
  const bool small = std::any_of(groups.begin(), groups.end(), [&](const auto& group) {
    return greatest(group) <= kMaxEqualSum;
  });
  if (!small) {
    for (std::size_t i = 1; i < groups.size(); ++i) {
      std::vector<Term> terms = groups[i - 1];
      for (const Term& term : groups[i]) terms.push_back({term.cell, -term.coefficient});
      post_sum(terms, 0);
    }
    return;
  }
  EqualSums sums = {.groups = {}, .rule = rule_};
  for (const std::vector<Term>& group : groups) sums.groups.push_back(summands(group));
  equal_sums_.push_back(std::move(sums));
}

bool Model::can_post_segment_sums(int total) const {
  return low_ >= 1 && total >= 1 && total <= kMaxSegmentSum;
}

void Model::post_segment_sums(std::span<const int> cells, int total) {
  values_interchangeable_ = false;
  segment_sums_.push_back({numbered(cells), total, rule_});
}

void Model::post_value_sets(std::span<const int> cells, std::span<const Mask> sets) {
  values_interchangeable_ = false;
  post_all_different(cells);
  value_sets_.push_back({numbered(cells), {sets.begin(), sets.end()}, rule_});
}

void Model::post_pairs(std::span<const int> cells, std::span<const Mask> next) {
  values_interchangeable_ = false;
  pair_lines_.push_back({numbered(cells), {next.begin(), next.end()}, rule_});
}

void Model::post_automaton(std::span<const int> cells, Automaton automaton) {
  values_interchangeable_ = false;
  auto shared = std::make_shared<const Automaton>(std::move(automaton));
  automata_.push_back({numbered(cells), *different_automata_.insert(shared).first, rule_});
}

void Model::post_skyscraper(std::span<const int> cells, int count) {
  values_interchangeable_ = false;
  skyscrapers_.push_back({numbered(cells), count, rule_});
}

void Model::post_sandwich(std::span<const int> cells, int total) {
  values_interchangeable_ = false;
  split_sums_.push_back({numbered(cells), total, true, rule_});
}

void Model::post_first_sum(std::span<const int> cells, int total) {
  values_interchangeable_ = false;
  split_sums_.push_back({numbered(cells), total, false, rule_});
}

void Model::post_same_values(std::span<const std::vector<int>> groups) {
  for (std::size_t i = 1; i < groups.size(); ++i) {
    same_values_.push_back({numbered(groups[i - 1]), numbered(groups[i]), rule_});
  }
}

void Model::post_counts(std::span<const int> cells, std::span<const Occurrences> occurrences) {
  values_interchangeable_ = false;
  counts_.push_back({numbered(cells), {occurrences.begin(), occurrences.end()}, rule_});
}

void Model::post_contradiction() { contradictions_.push_back(rule_); }

}  // namespace jiugong::regions
