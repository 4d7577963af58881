// A propagator for each constraint of a model.
#include <algorithm>
#include <bit>
#include <map>
#include <utility>

#include "regions/line_sums.h"
#include "regions/network_maker.h"
#include "regions/propagators/cover.h"
#include "regions/propagators/equal_sums.h"
#include "regions/propagators/houses.h"
#include "regions/propagators/lines.h"
#include "regions/propagators/occurrences.h"
#include "regions/propagators/same_values.h"
#include "regions/propagators/segment_sums.h"
#include "regions/propagators/split_sum.h"
#include "regions/propagators/value_sets.h"
#include "regions/propagators/weighted_sum.h"
#include "regions/sort_by.h"
#include "regions/word_bits.h"
#include "small_sort.h"

namespace jiugong::regions {
namespace {

// Locks only speed up the search, so this limit keeps their number moderate. A 36x36 puzzle with rows,
// columns and boxes has at most 864.
constexpr std::size_t kMaxLocks = 16'000;
constexpr std::size_t kMaxRests = 8;  // per sum

// Cells that differ from some, for which there is room at once.
constexpr std::size_t kUsualSeers = 16;

// Cells of a sum whose differences are looked at.
constexpr std::size_t kMaxCompared = 64;

// From so many cells on, a sum is bounded along the houses. (Groups of fewer are found as well without them.)
constexpr std::size_t kLongSum = 9;

// Whether one of two neighbours may need a value that both can have. Not where values rise, nor in general where what may
// follow after two steps may follow after one; and hardly ever where most pairs are allowed.
bool may_need_values(const std::vector<Mask>& next) {
  std::size_t pairs = 0;
  bool transitive = true;
  for (const Mask after : next) {
    pairs += static_cast<std::size_t>(std::popcount(after));
    for (Mask left = after; left != 0; left &= left - 1) {
      const Mask later = next[static_cast<std::size_t>(std::countr_zero(left))];
      transitive = transitive && (later & ~after) == 0;
    }
  }
  return !transitive && 2 * pairs <= next.size() * next.size();
}

}  // namespace

std::uint64_t NetworkMaker::make_sum(const LinearSum& sum) {
  std::int64_t least = 0, most = 0, subtracted = 0;
  bool plain = true;
  for (const LinearSum::Summand& summand : sum.summands) {
    const std::int64_t extreme = std::int64_t{summand.coefficient} * (network_.values - 1);
    (extreme < 0 ? least : most) += extreme;
    plain = plain && std::abs(summand.coefficient) == 1;
    if (summand.coefficient < 0) ++subtracted;
  }
  if (sum.total < least || sum.total > most) {
    network_.impossible_rules.push_back(sum.rule);
    return 10;
  }
  std::vector<SumFilter::Group> groups = groups_of(sum.summands);
  std::uint64_t work = 1000 + 20 * sum.summands.size() * sum.summands.size();
  if (sum.summands.size() >= kLongSum) work += sum.summands.size() * houses_.size();
  if (!plain) {
    add(Rank::kOther, std::make_unique<WeightedSumFilter>(sum, std::move(groups), network_.values),
        sum.rule);
    return work;
  }
  std::vector<SumFilter::Cell> cells;
  Cells numbers;
  for (const LinearSum::Summand& summand : sum.summands) {
    cells.push_back({.cell = summand.cell, .subtracted = summand.coefficient < 0});
    numbers.push_back(summand.cell);
  }
  SumFilter::Surroundings surroundings;
  if (cells.size() <= kMaxCompared) {
    surroundings.differs.resize(cells.size());
    for (std::size_t a = 0; a < cells.size(); ++a) {
      for (std::size_t b = 0; b < cells.size(); ++b) {
        if (a == b || cells[a].subtracted != cells[b].subtracted) continue;
        if (differ(cells[a].cell, cells[b].cell)) surroundings.differs[a] |= std::uint64_t{1} << b;
      }
    }
  }
  surroundings.groups = std::move(groups);
  surroundings.distinct = subtracted == 0 && surroundings.groups.size() == 1;
  if (surroundings.distinct) {
    surroundings.rests = rests_of(numbers);
    surroundings.locks = locks_of(numbers);
    for (const Lock& lock : surroundings.locks) work += lock.out.size() + lock.others.size() + 50;
  }
  const auto total = static_cast<int>(sum.total + subtracted * (network_.values - 1));
  add(Rank::kSum,
      std::make_unique<SumFilter>(cells, total, std::move(surroundings), sum_tables(),
                                  network_.values),
      sum.rule);
  return work;
}

bool NetworkMaker::differ(Small a, Small b) const {
  return (peer_bits_[a * peer_words_ + b / kWordBits] >> b % kWordBits & 1) != 0;
}

Differ NetworkMaker::differ() const {
  return [this](Small a, Small b) { return differ(a, b); };
}

bool NetworkMaker::all_differ(const Cells& cells) const {
  for (std::size_t i = 0; i < cells.size(); ++i) {
    for (std::size_t j = i + 1; j < cells.size(); ++j) {
      if (!differ(cells[i], cells[j])) return false;
    }
  }
  return true;
}

Partition NetworkMaker::partition_of(const Cells& cells) const {
  const bool is_long = cells.size() >= kLongSum && cells.size() <= Partitions::kMaxCells;
  return is_long ? partitions_->of(cells, differ()).front() : cliques_of(cells, differ());
}

// Partitions the cells of a sum into groups of cells that differ and have one coefficient, the largest first.
std::vector<SumFilter::Group> NetworkMaker::groups_of(
    const std::vector<LinearSum::Summand>& summands) const {
  std::map<int, Cells> cells_with;  // by coefficient
  for (const LinearSum::Summand& summand : summands)
    cells_with[summand.coefficient].push_back(summand.cell);
  const auto place_of = [&](Small cell) {
    std::uint16_t place = 0;
    while (summands[place].cell != cell) ++place;
    return place;
  };
  std::vector<SumFilter::Group> groups;
  for (auto& [coefficient, cells] : cells_with) {
    small_sort(cells);
    for (const Cells& of : partition_of(cells)) {
      SumFilter::Group& group = groups.emplace_back();
      for (const Small cell : of) group.push_back(place_of(cell));
      small_sort(group);
    }
  }
  sort_by(groups, [](const SumFilter::Group& group) { return -static_cast<int>(group.size()); });
  return groups;
}

// The houses, and with them the cages, that share at least two cells with these.
std::vector<const Cells*> NetworkMaker::crossing(const Cells& cells, bool with_cages) {
  std::vector<const Cells*> result;
  const auto collect = [&](const Lists& lists_of, const std::vector<Cells>& lists) {
    shared_.assign(lists.size(), 0);
    crossing_work_ += lists.size() / 8;
    for (const Small cell : cells) {
      for (const Small list : lists_of[cell]) {
        if (++shared_[list] == 2) result.push_back(&lists[list]);
      }
      crossing_work_ += 2 * lists_of[cell].size();
    }
  };
  collect(houses_of_, houses_);
  if (with_cages) collect(cages_of_, cages_);
  return result;
}

std::vector<Lock> NetworkMaker::locks_of(const Cells& cells) {
  std::vector<Lock> locks;
  for (const Cells* other : crossing(cells, true)) {
    if (locks_ == kMaxLocks) break;
    Lock lock = {.out = difference(cells, *other), .others = {}};
    crossing_work_ += locks.size() / 16;
    const bool known = std::any_of(locks.begin(), locks.end(),
                                   [&](const Lock& made) { return made.out == lock.out; });
    if (known) continue;
    lock.others = difference(seers_of(difference(cells, lock.out)), cells);
    if (lock.others.empty()) continue;
    locks.push_back(std::move(lock));
    ++locks_;
  }
  return locks;
}

// The cells that differ from all of these.
Cells NetworkMaker::seers_of(const Cells& cells) const {
  Cells seers;
  seers.reserve(kUsualSeers);
  for (std::size_t word = 0; word < peer_words_; ++word) {
    std::uint64_t left = ~std::uint64_t{0};
    for (const Small cell : cells) left &= peer_bits_[cell * peer_words_ + word];
    append_numbers(word, left, seers);
  }
  return seers;
}

Seers NetworkMaker::seers_within(const Cells& cells) const {
  return {cells, [this](const Cells& some) { return seers_of(some); }};
}

std::vector<Cells> NetworkMaker::rests_of(const Cells& cells) {
  std::vector<Cells> rests;
  for (const Cells* house : crossing(cells, false)) {
    if (rests.size() == kMaxRests) break;
    if (house->size() == static_cast<std::size_t>(network_.values)) {
      rests.push_back(difference(*house, cells));
    }
  }
  return rests;
}

const std::shared_ptr<const SumTables>& NetworkMaker::sum_tables() {
  if (!sum_tables_) sum_tables_ = std::make_shared<const SumTables>(network_.values);
  return sum_tables_;
}

std::uint64_t NetworkMaker::make_locks_of(std::size_t house) {
  const Cells& cells = houses_[house];
  const bool is_cage = std::binary_search(added_.begin(), added_.end(), cells);
  if (full_[house] || !is_cage) add(Rank::kHouse, std::make_unique<HiddenSingles>(cells), kNoRule);
  if (!full_[house]) return 20;
  std::vector<Lock> locks = locks_of(cells);
  std::uint64_t work = 50;
  for (const Lock& lock : locks) work += 5 * (lock.out.size() + lock.others.size()) + peer_words_;
  if (!locks.empty()) {
    const std::size_t watched = network_.watched_houses.size();
    network_.watched_houses.add(cells);
    add(Rank::kLocked, std::make_unique<LockedCandidates>(cells, std::move(locks), watched),
        kNoRule);
  }
  return work;
}

std::uint64_t NetworkMaker::make_restriction(const Restriction& restriction) {
  Mask& allowed = network_.allowed[restriction.cell];
  allowed &= restriction.values;
  return allowed == 0 ? note_impossible(restriction.rule) : 1;
}

std::uint64_t NetworkMaker::make_pair_line(const PairLine& line) {
  if (line.cells.empty()) return 1;
  std::vector<bool> differs;
  for (std::size_t i = 0; i + 1 < line.cells.size(); ++i) {
    differs.push_back(differ(line.cells[i], line.cells[i + 1]));
  }
  Lists seers;
  if (may_need_values(line.next)) {
    for (std::size_t i = 0; i + 1 < line.cells.size() && locks_ < kMaxLocks; ++i) {
      seers.add(seers_of({line.cells[i], line.cells[i + 1]}));
      if (!seers[i].empty()) ++locks_;
    }
  }
  const auto values = static_cast<std::uint64_t>(network_.values);
  const std::uint64_t work =
      (10 + peer_words_) * line.cells.size() + seers.total_size() + values * values;
  add(Rank::kPairs,
      std::make_unique<PairLineFilter>(line.cells, line.next, differs, std::move(seers)),
      line.rule);
  return work;
}

// Cells in both groups count for neither.
std::uint64_t NetworkMaker::make_same_values(const SameValues& same) {
  Cells a = same.a, b = same.b;
  small_sort(a);
  small_sort(b);
  if (a.size() != b.size()) return note_impossible(same.rule);
  Cells only_a = difference(a, b), only_b = difference(b, a);
  if (only_a.empty()) return 1;
  const Rank rank = only_a.size() == 1 ? Rank::kPairs : Rank::kOther;
  add(rank, std::make_unique<SameValuesFilter>(std::move(only_a), std::move(only_b)), same.rule);
  return 20 * a.size();
}

std::uint64_t NetworkMaker::make_equal_sums(const EqualSums& sums) {
  std::uint64_t work = 100;
  std::vector<EqualSumsFilter::Group> groups;
  for (const auto& summands : sums.groups) {
    EqualSumsFilter::Group& group = groups.emplace_back();
    const auto add_part = [&](Cells cells, int coefficient) {
      small_sort(cells);
      DistinctSums::Surroundings surroundings;
      if (cells.size() > 1) {
        surroundings.rests = rests_of(cells);
        surroundings.locks = locks_of(cells);
      }
      for (const Lock& lock : surroundings.locks) work += lock.out.size() + lock.others.size() + 50;
      DistinctSums of_cells(std::move(cells), std::move(surroundings), sum_tables(),
                            network_.values);
      group.parts.push_back({std::move(of_cells), coefficient});
    };
    for (const LinearSum::Summand& summand : summands)
      group.base += model_.low() * summand.coefficient;
    for (const SumFilter::Group& places : groups_of(summands)) {
      const int coefficient = summands[places.front()].coefficient;
      Cells cells;
      for (const std::uint16_t place : places) {
        cells.push_back(summands[place].cell);
        if (coefficient != 1) add_part(std::exchange(cells, {}), coefficient);
      }
      if (coefficient == 1) add_part(std::move(cells), 1);
    }
    work += 20 * summands.size() * summands.size();
  }
  add(Rank::kSum, std::make_unique<EqualSumsFilter>(std::move(groups)), sums.rule);
  return work;
}

std::uint64_t NetworkMaker::make_segment_sums(const SegmentSums& sums) {
  std::vector<std::uint16_t> differs(sums.cells.size());
  for (std::size_t i = 0; i < sums.cells.size(); ++i) {
    const std::size_t ahead = std::min(sums.cells.size() - i - 1, PieceStates::kAhead);
    for (std::size_t d = 0; d < ahead; ++d) {
      if (differ(sums.cells[i], sums.cells[i + 1 + d]))
        differs[i] |= static_cast<std::uint16_t>(1U << d);
    }
  }
  const std::int64_t house_total =
      network_.values * (std::int64_t{model_.low()} + model_.high()) / 2;
  PieceStates pieces(differs, known_sums(sums.cells, network_.full_houses, house_total, sums.total),
                     sums.total, model_.low(), network_.values);
  const std::uint64_t work = 100 * pieces.size();
  add(Rank::kPairs, std::make_unique<SegmentSumsFilter>(sums.cells, std::move(pieces)), sums.rule);
  return work;
}

std::uint64_t NetworkMaker::make_value_sets(const ValueSets& sets) {
  Cells sorted = sets.cells;
  small_sort(sorted);
  Seers seers = seers_within(sorted);
  const std::uint64_t work =
      100 * sorted.size() + sets.sets.size() + seers.size() * (5 + peer_words_);
  add(Rank::kOther,
      std::make_unique<ValueSetsFilter>(sorted, sets.sets, locks_of(sorted), std::move(seers)),
      sets.rule);
  return work;
}

std::uint64_t NetworkMaker::make_automaton(const AutomatonLine& line) {
  std::shared_ptr<const AutomatonTable>& table = automaton_tables_[line.automaton.get()];
  std::uint64_t work = static_cast<std::uint64_t>(line.automaton->states) * line.cells.size() / 8;
  if (!table) {
    table = std::make_shared<const AutomatonTable>(*line.automaton);
    work += 10 * line.automaton->arcs.size();
  }
  if (!automaton_scratch_) automaton_scratch_ = std::make_shared<AutomatonScratch>();
  add(Rank::kOther, std::make_unique<AutomatonFilter>(line.cells, table, automaton_scratch_),
      line.rule);
  return work;
}

std::uint64_t NetworkMaker::make_skyscraper(const Skyscraper& skyscraper) {
  const Cells& cells = skyscraper.cells;
  const auto count = static_cast<std::size_t>(skyscraper.count);
  if (count < 1 || count > cells.size()) return note_impossible(skyscraper.rule);
  add(Rank::kOther, std::make_unique<SkyscraperFilter>(cells, count, all_differ(cells)),
      skyscraper.rule);
  return 10 * cells.size();
}

std::uint64_t NetworkMaker::make_split_sum(const SplitSum& sum) {
  const std::size_t length = sum.cells.size();
  const auto splits = sum.sandwich ? sandwich_splits(length, network_.values)
                                   : first_sum_splits(length, model_.low(), network_.values);
  std::uint64_t work = 100;
  for (const Split& split : splits) work += 20 + split.values->size() / 8;
  add(Rank::kOther,
      std::make_unique<SplitSumFilter>(sum.cells, sum.total, splits, model_.low(), sum_tables()),
      sum.rule);
  return work;
}

bool NetworkMaker::is_lower(std::size_t a, std::size_t b) const {
  return (lower_[b * peer_words_ + a / kWordBits] >> a % kWordBits & 1) != 0;
}

// Collects the neighbours on lines that rise or fall.
void NetworkMaker::collect_lower() {
  for (const PairLine& line : model_.pair_lines()) {
    bool rises = true, falls = true;
    for (std::size_t value = 0; value < line.next.size(); ++value) {
      rises = rises && (line.next[value] & ((Mask{2} << value) - 1)) == 0;
      falls = falls && line.next[value] >> value == 0;
    }
    if (rises == falls) continue;
    if (lower_.empty()) lower_.resize(network_.cells * peer_words_);
    for (std::size_t i = 0; i + 1 < line.cells.size(); ++i) {
      const Small low = line.cells[rises ? i : i + 1], high = line.cells[rises ? i + 1 : i];
      lower_[high * peer_words_ + low / kWordBits] |= std::uint64_t{1} << low % kWordBits;
    }
  }
}

// A cell that is above (or below) several others which differ has a value above that many. Of others in a row, each above
// the last, the lines know that already.
std::uint64_t NetworkMaker::make_beyond(Small cell, bool above) {
  std::vector<LinearSum::Summand> others;
  for (std::size_t other = 0; other < network_.cells; ++other) {
    if (above ? is_lower(other, cell) : is_lower(cell, other))
      others.push_back({static_cast<Small>(other), 1});
  }
  if (others.size() < 2 || others.size() > kMaxCompared) return network_.cells;
  for (const SumFilter::Group& group : groups_of(others)) {
    Cells cells;
    bool in_a_row = true;
    for (const std::uint16_t place : group) {
      const Small other = others[place].cell;
      for (const Small before : cells)
        in_a_row = in_a_row && (is_lower(before, other) || is_lower(other, before));
      cells.push_back(other);
    }
    if (in_a_row) continue;
    add(Rank::kPairs, std::make_unique<BeyondFilter>(cell, std::move(cells), above), kNoRule);
  }
  return network_.cells + 20 * others.size() * others.size();
}

// The groups of a partition, with what lies around them. A full house counts for a group that has all its cells
// among `cells`.
OccurrencesFilter::Groups NetworkMaker::surrounded(const Partition& partition, const Cells& cells) {
  OccurrencesFilter::Groups groups;
  for (const Cells& of : partition) {
    OccurrencesFilter::Group& group = groups.emplace_back();
    group = {.cells = of, .seers = seers_of(of)};
    for (const Small house : houses_of_[of.front()]) {
      if (!full_[house]) continue;
      Cells rest = difference(houses_[house], of);
      const bool is_outside = difference(rest, cells).size() == rest.size();
      if (is_outside) group.rests.push_back(std::move(rest));
    }
  }
  return groups;
}

// Whether nothing is said but that there is a value of each of few disjoint sets.
bool NetworkMaker::is_cover(const OccurrenceCounts& counts) {
  const std::size_t cells = counts.cells.size(), sets = counts.occurrences.size();
  if (cells > CoverFilter::kMaxCells || sets > CoverFilter::kMaxSets || sets > cells) return false;
  Mask covered = 0;
  for (const Occurrences& of : counts.occurrences) {
    const bool plain = of.least == 1 && static_cast<std::size_t>(of.most) >= cells - sets + 1;
    if (!plain || of.or_none || (covered & of.values) != 0) return false;
    covered |= of.values;
  }
  return true;
}

std::uint64_t NetworkMaker::make_cover(const OccurrenceCounts& counts) {
  std::vector<Mask> sets;
  for (const Occurrences& of : counts.occurrences) sets.push_back(of.values);
  Seers seers = seers_within(counts.cells);
  const std::uint64_t work = 100 + seers.size() * (5 + peer_words_);
  add(Rank::kPairs, std::make_unique<CoverFilter>(counts.cells, std::move(sets), std::move(seers)),
      counts.rule);
  return work;
}

std::uint64_t NetworkMaker::make_counts(const OccurrenceCounts& counts) {
  if (is_cover(counts)) return make_cover(counts);
  Cells cells = counts.cells;
  small_sort(cells);
  const bool one_value = std::any_of(counts.occurrences.begin(), counts.occurrences.end(),
                                     [](const Occurrences& of) { return is_single(of.values); });
  const bool no_cell_twice = std::adjacent_find(cells.begin(), cells.end()) == cells.end();
  std::vector<OccurrencesFilter::Groups> partitions;
  std::uint64_t work = (cells.size() + 10) * counts.occurrences.size();
  if (one_value && no_cell_twice && cells.size() <= Partitions::kMaxCells) {
    for (const Partition& partition : partitions_->of(cells, differ())) {
      if (partition.size() < cells.size()) partitions.push_back(surrounded(partition, cells));
    }
    work += cells.size() * (20 * cells.size() + houses_.size() + 10 * peer_words_);
  }
  add(Rank::kOther,
      std::make_unique<OccurrencesFilter>(counts.cells, counts.occurrences, network_.all,
                                          std::move(partitions)),
      counts.rule);
  return work;
}

}  // namespace jiugong::regions
