#include "regions/network_maker.h"

#include <algorithm>
#include <numeric>
#include <span>

#include "jiugong/geometry.h"
#include "regions/pair_cliques.h"
#include "regions/propagators/same_values.h"
#include "regions/rules/post_rule.h"
#include "regions/sort_by.h"
#include "regions/word_bits.h"
#include "small_sort.h"

namespace jiugong::regions {
namespace {

// Larger leftovers hardly ever rule out a value.
constexpr std::size_t kMaxLeftoverCells = 6;

// Leftovers only speed up the search, so this limit keeps their number moderate. A 36x36 puzzle with rows,
// columns and boxes has at most 1,332.
constexpr std::size_t kMaxLeftovers = 4'000;

// Lines of pairs of a model that is kept, which have up to some 400 bytes each. (A 36x36 with a rule for all neighbours has
// 2,520 at most.)
constexpr std::size_t kMaxLinesKept = 4'000;

using GridStep = std::pair<int, int>;  // rows down, columns right
// (Half of the steps: the others are those of the other cell.)
constexpr std::array<GridStep, 4> kKnightSteps = {{{1, -2}, {1, 2}, {2, -1}, {2, 1}}};
constexpr std::array<GridStep, 4> kKingSteps = {{{0, 1}, {1, -1}, {1, 0}, {1, 1}}};

LinearSum linear(const ImpliedSum& sum) {
  LinearSum result = {.total = sum.total};
  for (const Small cell : sum.added) result.summands.push_back({cell, 1});
  for (const Small cell : sum.subtracted) result.summands.push_back({cell, -1});
  return result;
}

}  // namespace

const std::array<NetworkMaker::Stage, 11> NetworkMaker::kStages = {
    &NetworkMaker::post_rules,        &NetworkMaker::collect_houses, &NetworkMaker::collect_peers,
    &NetworkMaker::collect_leftovers, &NetworkMaker::imply_sums,     &NetworkMaker::combine_sums,
    &NetworkMaker::make_sums,         &NetworkMaker::make_locks,     &NetworkMaker::make_others,
    &NetworkMaker::compare_cells,     &NetworkMaker::finish};

NetworkMaker::NetworkMaker(const RegionPuzzle& puzzle) : puzzle_(puzzle), model_(puzzle) {
  network_.cells = model_.cells();
  network_.values = model_.values();
  network_.all = model_.all();
  network_.allowed.assign(network_.cells, network_.all);
  network_.grid_cell = model_.grid_cells();
}

bool NetworkMaker::advance(WorkBudget& budget) {
  for (; stage_ < kStages.size(); ++stage_, next_ = 0) {
    if (budget.is_spent() || !(this->*kStages[stage_])(budget)) return false;
  }
  return true;
}

// Calls `step`, which returns its work, with next_..count - 1 until the budget is spent.
template <typename Step>
bool NetworkMaker::for_each_below(std::size_t count, WorkBudget& budget, const Step& step) {
  for (; next_ < count; ++next_) {
    if (budget.is_spent()) return false;
    const std::uint64_t work = step(next_);
    budget.spend(work + std::exchange(crossing_work_, 0));
  }
  return true;
}

bool NetworkMaker::post_rules(WorkBudget& budget) {
  const std::size_t regions = puzzle_.regions.size(), cages = regions + puzzle_.cages.size();
  const std::size_t cells = cages + puzzle_.cells.size();
  const std::size_t lines =
      static_cast<std::size_t>(puzzle_.rows) + static_cast<std::size_t>(puzzle_.cols);
  const std::size_t rules = cells + lines + 1, end = rules + puzzle_.rules.size();
  return for_each_below(end + 1, budget, [&](std::size_t i) -> std::uint64_t {
    if (i == end) return post_sets_of_pairs();
    if (i < regions) {
      model_.post_all_different(puzzle_.regions[i]);
      return 10 * puzzle_.regions[i].size();
    }
    if (i < cages) {
      const Cage& cage = puzzle_.cages[i - regions];
      model_.post_all_different(cage.cells);
      std::vector<Term> terms;
      for (const int cell : cage.cells) terms.push_back({.cell = cell});
      model_.post_sum(terms, cage.sum);
      return 100 * cage.cells.size();
    }
    if (i < cells) return post_distances(i - cages);
    if (i < cells + lines) return post_line(i - cells);
    if (i >= rules) {
      constexpr std::uint64_t kWorkOfRule = 50'000;  // mostly for automata
      model_.begin_rule(static_cast<int>(i - rules));
      post_rule(puzzle_, i - rules, model_);
      return kWorkOfRule;
    }
    if (puzzle_.diagonals) {
      for (const bool rising : {false, true}) {
        std::vector<int> diagonal;
        for (int row = 0; row < puzzle_.rows; ++row) {
          const int cell = row * puzzle_.cols + (rising ? puzzle_.cols - 1 - row : row);
          if (model_.number_of(cell) >= 0) diagonal.push_back(cell);
        }
        model_.post_all_different(diagonal);
      }
    }
    return 20 * static_cast<std::uint64_t>(puzzle_.rows);
  });
}

// Anti-knight and anti-king.
std::uint64_t NetworkMaker::post_distances(std::size_t cell) {
  if (!puzzle_.anti_knight && !puzzle_.anti_king) return 0;
  const int number = static_cast<int>(cell);
  if (model_.number_of(number) < 0) return 1;
  const int row = number / puzzle_.cols, col = number % puzzle_.cols;
  const auto post = [&](const GridStep& step) {
    const int r = row + step.first, c = col + step.second;
    if (r >= puzzle_.rows || c < 0 || c >= puzzle_.cols) return;
    const int other = r * puzzle_.cols + c;
    if (model_.number_of(other) >= 0) model_.post_different(number, other);
  };
  if (puzzle_.anti_knight) std::for_each(kKnightSteps.begin(), kKnightSteps.end(), post);
  if (puzzle_.anti_king) std::for_each(kKingSteps.begin(), kKingSteps.end(), post);
  return 30;
}

// (Their rules are enforced by the pairs, too, which say whether one contradicts itself.)
std::uint64_t NetworkMaker::post_sets_of_pairs() {
  model_.begin_rule(kNoRule);
  const SetsOfPairs sets = sets_of_pairs(model_.pair_lines(), network_.cells);
  for (const ValueSets& of : sets.found) {
    std::vector<int> cells;
    for (const Small cell : of.cells) cells.push_back(model_.grid_cells()[cell]);
    if (of.sets.empty()) {
      model_.post_all_different(cells);
    } else {
      model_.post_value_sets(cells, of.sets);
    }
  }
  return sets.work;
}

// Non-consecutive: each run of cells along a row or column is a line of pairs.
std::uint64_t NetworkMaker::post_line(std::size_t line) {
  if (!puzzle_.non_consecutive) return 0;
  const auto rows = static_cast<std::size_t>(puzzle_.rows);
  const bool is_row = line < rows;
  const int first = is_row ? static_cast<int>(line) * puzzle_.cols : static_cast<int>(line - rows);
  const int step = is_row ? 1 : puzzle_.cols, length = is_row ? puzzle_.cols : puzzle_.rows;
  std::vector<Mask> next;
  for (int value = 0; value < model_.values(); ++value) {
    const Mask bit = Mask{1} << value;
    next.push_back(model_.all() & ~(bit << 1 | bit >> 1));
  }
  std::vector<int> run;
  for (int i = 0; i <= length; ++i) {
    const int cell = first + i * step;
    if (i < length && model_.number_of(cell) >= 0) {
      run.push_back(cell);
      continue;
    }
    if (run.size() > 1) model_.post_pairs(run, next);
    run.clear();
  }
  return 50 * static_cast<std::uint64_t>(length);
}

bool NetworkMaker::collect_houses(WorkBudget& budget) {
  const auto add_house = [&](std::size_t i) -> std::uint64_t {
    const Cells& cells = model_.different_cells()[i].cells;
    constexpr std::uint64_t kWorkOfHouse = 200;  // mostly for the test whether it is a duplicate
    if (cells.size() < 2 && network_.values > 1) return 1;
    if (!seen_houses_.insert(cells).second) return kWorkOfHouse;
    houses_.push_back(cells);
    full_.push_back(cells.size() == static_cast<std::size_t>(network_.values));
    return kWorkOfHouse;
  };
  if (!for_each_below(model_.different_cells().size(), budget, add_house)) return false;
  Lists members;
  std::vector<Cells> full_houses;
  for (std::size_t house = 0; house < houses_.size(); ++house) {
    members.add(houses_[house]);
    if (!full_[house]) continue;
    full_houses.push_back(houses_[house]);
    network_.full_houses.add(houses_[house]);
  }
  houses_of_ = lists_with(members, network_.cells);
  partitions_.emplace(houses_, full_, houses_of_);
  families_ = families_of(full_houses, model_.grid_cells(), puzzle_.cols);
  peer_words_ = words_for(network_.cells);
  peer_bits_.assign(network_.cells * peer_words_, 0);
  for (const auto& [a, b] : model_.different_pairs()) {
    peer_bits_[a * peer_words_ + b / kWordBits] |= std::uint64_t{1} << b % kWordBits;
    peer_bits_[b * peer_words_ + a / kWordBits] |= std::uint64_t{1} << a % kWordBits;
  }
  budget.spend(10 * members.total_size() + peer_bits_.size() + 4 * model_.different_pairs().size());
  return true;
}

bool NetworkMaker::collect_peers(WorkBudget& budget) {
  return for_each_below(network_.cells, budget, [&](std::size_t cell) -> std::uint64_t {
    std::uint64_t* const bits = &peer_bits_[cell * peer_words_];
    std::uint64_t work = peer_words_;
    for (const Small house : houses_of_[cell]) {
      for (const Small peer : houses_[house]) {
        bits[peer / kWordBits] |= std::uint64_t{1} << peer % kWordBits;
      }
      work += houses_[house].size();
    }
    bits[cell / kWordBits] &= ~(std::uint64_t{1} << cell % kWordBits);
    Cells peers;
    for (std::size_t word = 0; word < peer_words_; ++word) append_numbers(word, bits[word], peers);
    network_.peers.add(peers);
    return work + 2 * peers.size();
  });
}

bool NetworkMaker::collect_leftovers(WorkBudget& budget) {
  if (!leftover_search_) {
    leftover_search_.emplace(families_, network_.cells, kMaxLeftoverCells, kMaxLeftovers);
  }
  if (!leftover_search_->advance(budget)) return false;
  for (const auto& [inside, outside] : leftover_search_->found()) {
    add(Rank::kLeftover, std::make_unique<SameValuesFilter>(inside, outside), kNoRule);
  }
  budget.spend(50 * leftover_search_->found().size());
  return true;
}

bool NetworkMaker::imply_sums(WorkBudget& budget) {
  if (!sum_search_) {
    std::vector<ImpliedSum> cages;
    for (const LinearSum& sum : model_.sums()) {
      ImpliedSum cage = {.added = {}, .subtracted = {}, .total = static_cast<int>(sum.total)};
      bool only_added =
          std::abs(sum.total) < kMaxRegionValues * static_cast<std::int64_t>(network_.cells);
      for (const LinearSum::Summand& summand : sum.summands) {
        only_added = only_added && summand.coefficient == 1;
        cage.added.push_back(summand.cell);
      }
      if (!only_added) continue;
      added_.push_back(cage.added);
      cages.push_back(std::move(cage));
    }
    small_sort(added_);
    const int house_total = network_.values * (network_.values - 1) / 2;
    sum_search_.emplace(network_.full_houses, cages, network_.cells, house_total);
    long_sum_search_.emplace(network_.full_houses, std::move(cages), network_.cells, house_total,
                             [this](const Cells& cells) { return bounds_of(cells); });
    budget.spend(network_.cells + 200 * added_.size() + sum_search_->work_of_start());
  }
  if (!sum_search_->advance(budget)) return false;
  sums_ = model_.sums();
  const std::vector<ImpliedSum> implied = sum_search_->take();
  for (const ImpliedSum& sum : implied) sums_.push_back(linear(sum));
  for (const LinearSum& sum : sums_) {
    Cells cells;
    for (const LinearSum::Summand& summand : sum.summands) {
      if (summand.coefficient == 1) cells.push_back(summand.cell);
    }
    if (cells.size() == sum.summands.size() && all_differ(cells))
      cages_.push_back(std::move(cells));
  }
  Lists members;
  for (const Cells& cage : cages_) members.add(cage);
  cages_of_ = lists_with(members, network_.cells);
  std::vector<bool> summed(network_.cells);
  for (const LinearSum& sum : model_.sums()) {
    Cells cells;
    for (const LinearSum::Summand& summand : sum.summands) cells.push_back(summand.cell);
    if (!all_differ(cells)) continue;
    for (const Small cell : cells) summed[cell] = true;
  }
  const auto count = static_cast<std::size_t>(std::count(summed.begin(), summed.end(), true));
  network_.sums_decide = 2 * count >= network_.cells;
  budget.spend(200 * implied.size() + 50 * sums_.size());
  return true;
}

LongSumSearch::Bounds NetworkMaker::bounds_of(const Cells& cells) const {
  const Partition groups = partition_of(cells);
  LongSumSearch::Bounds bounds = {.differ = groups.size() <= 1};
  for (const Cells& group : groups) {
    const auto size = static_cast<int>(group.size());
    const int least = size * (size - 1) / 2;
    bounds.least += least;
    bounds.most += size * (network_.values - 1) - least;
  }
  return bounds;
}

bool NetworkMaker::combine_sums(WorkBudget& budget) {
  if (!long_sum_search_->advance(budget)) return false;
  for (const ImpliedSum& sum : long_sum_search_->take()) sums_.push_back(linear(sum));
  return true;
}

bool NetworkMaker::make_sums(WorkBudget& budget) {
  return for_each_below(sums_.size(), budget, [&](std::size_t i) { return make_sum(sums_[i]); });
}

bool NetworkMaker::make_locks(WorkBudget& budget) {
  return for_each_below(houses_.size(), budget,
                        [&](std::size_t house) { return make_locks_of(house); });
}

bool NetworkMaker::make_others(WorkBudget& budget) {
  // The lists of constraints one after another.
  std::size_t first = 0;
  const auto make_all = [&](const auto& constraints, const auto& make) {
    const auto make_one = [&](std::size_t i) -> std::uint64_t {
      return i < first ? 0 : make(constraints[i - first]);
    };
    const bool over = for_each_below(first + constraints.size(), budget, make_one);
    first += constraints.size();
    return over;
  };
  return make_all(model_.restrictions(), [&](const auto& of) { return make_restriction(of); }) &&
         make_all(model_.contradictions(), [&](int rule) { return note_impossible(rule); }) &&
         make_all(model_.pair_lines(), [&](const auto& of) { return make_pair_line(of); }) &&
         make_all(model_.same_values(), [&](const auto& of) { return make_same_values(of); }) &&
         make_all(model_.equal_sums(), [&](const auto& of) { return make_equal_sums(of); }) &&
         make_all(model_.segment_sums(), [&](const auto& of) { return make_segment_sums(of); }) &&
         make_all(model_.value_sets(), [&](const auto& of) { return make_value_sets(of); }) &&
         make_all(model_.automata(), [&](const auto& of) { return make_automaton(of); }) &&
         make_all(model_.skyscrapers(), [&](const auto& of) { return make_skyscraper(of); }) &&
         make_all(model_.split_sums(), [&](const auto& of) { return make_split_sum(of); }) &&
         make_all(model_.counts(), [&](const auto& of) { return make_counts(of); });
}

// Looks for cells that are above, or below, several others.
bool NetworkMaker::compare_cells(WorkBudget& budget) {
  const std::size_t cells = network_.cells;
  if (lower_.empty()) {
    collect_lower();
    budget.spend(10 * model_.pair_lines().size());
  }
  if (lower_.empty()) return true;
  return for_each_below(3 * cells, budget, [&](std::size_t i) -> std::uint64_t {
    if (i >= cells) return make_beyond(static_cast<Small>((i - cells) / 2), i % 2 == 0);
    // What is lower than this cell is lower than those above it.
    std::uint64_t work = cells;
    for (std::size_t cell = 0; cell < cells; ++cell) {
      if (!is_lower(i, cell)) continue;
      for (std::size_t word = 0; word < peer_words_; ++word)
        lower_[cell * peer_words_ + word] |= lower_[i * peer_words_ + word];
      work += peer_words_;
    }
    return work;
  });
}

std::uint64_t NetworkMaker::note_impossible(int rule) {
  network_.impossible_rules.push_back(rule);
  return 1;
}

void NetworkMaker::add(Rank rank, std::unique_ptr<Propagator> propagator, int rule) {
  ranked_.push_back({rank, std::move(propagator), rule});
}

// Whether cells of a 9x9 differ just as in a sudoku, and no rule is left but which values each may have.
bool NetworkMaker::is_classic(WorkBudget& budget) const {
  const bool follows_from_houses =
      std::all_of(ranked_.begin(), ranked_.end(), [](const Ranked& ranked) {
        return ranked.rule == kNoRule &&
               (ranked.rank == Rank::kHouse || ranked.rank == Rank::kLeftover ||
                ranked.rank == Rank::kLocked);
      });
  const bool has_shape = puzzle_.rows == 9 && puzzle_.cols == 9 && network_.cells == kCellCount &&
                         network_.values == 9;
  if (!follows_from_houses || !has_shape) return false;
  budget.spend(network_.cells * network_.cells / 4);
  for (Cell a = 0; a < kCellCount; ++a) {
    for (Cell b = 0; b < a; ++b) {
      if (differ(static_cast<Small>(a), static_cast<Small>(b)) != are_peers(a, b)) return false;
    }
  }
  return true;
}

bool NetworkMaker::finish(WorkBudget& budget) {
  network_.is_classic = is_classic(budget);
  constexpr int kMaxScope = 1 << 16;
  sort_by(ranked_, [](const Ranked& ranked) {
    const bool by_size = ranked.rank == Rank::kSum;
    return static_cast<int>(ranked.rank) * kMaxScope +
           (by_size ? static_cast<int>(ranked.propagator->scope().size()) : 0);
  });
  for (Ranked& ranked : ranked_) {
    network_.propagators.push_back(std::move(ranked.propagator));
    network_.rule_of.push_back(ranked.rule);
  }
  network_.values_interchangeable = model_.values_interchangeable();
  if (model_.has_only_pairs_and_sets() && model_.pair_lines().size() <= kMaxLinesKept)
    network_.model = std::make_unique<const Model>(std::move(model_));
  budget.spend(50 * ranked_.size());
  return true;
}

}  // namespace jiugong::regions
