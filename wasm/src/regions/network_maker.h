// Makes the network of a puzzle.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "jiugong/region_puzzle.h"
#include "regions/implied_sums.h"
#include "regions/leftovers.h"
#include "regions/long_sums.h"
#include "regions/model.h"
#include "regions/network.h"
#include "regions/partitions.h"
#include "regions/propagators/automaton_line.h"
#include "regions/propagators/lock.h"
#include "regions/propagators/occurrences.h"
#include "regions/propagators/sum.h"
#include "regions/windows.h"
#include "regions/work_budget.h"

namespace jiugong::regions {

// Posts the rules of a puzzle, finds what follows from how its cells lie, and makes the propagators: in
// portions.
class NetworkMaker {
 public:
  // `puzzle` must be valid and must outlive this object. Its givens are ignored and may change.
  explicit NetworkMaker(const RegionPuzzle& puzzle);

  // Works until the budget is spent; returns true when the network is complete.
  bool advance(WorkBudget& budget);

  // Returns the complete network; may be called once.
  Network take() { return std::move(network_); }

 private:
  // A stage continues until it is over (returns true) or the budget is spent.
  using Stage = bool (NetworkMaker::*)(WorkBudget&);
  static const std::array<Stage, 11> kStages;

  // Propagators run in this order, those of one rank by the size of their scopes. (Those for houses, leftovers and locked
  // candidates say nothing that the houses do not.)
  enum class Rank : std::uint8_t { kHouse, kPairs, kSum, kOther, kLeftover, kLocked };
  struct Ranked {
    Rank rank;
    std::unique_ptr<Propagator> propagator;
    int rule;
  };

  template <typename Step>
  bool for_each_below(std::size_t count, WorkBudget& budget, const Step& step);

  bool post_rules(WorkBudget& budget);
  bool collect_houses(WorkBudget& budget);
  bool collect_peers(WorkBudget& budget);
  bool collect_leftovers(WorkBudget& budget);
  bool imply_sums(WorkBudget& budget);
  bool combine_sums(WorkBudget& budget);
  bool make_sums(WorkBudget& budget);
  bool make_locks(WorkBudget& budget);
  bool make_others(WorkBudget& budget);
  bool compare_cells(WorkBudget& budget);
  bool finish(WorkBudget& budget);

  std::uint64_t post_distances(std::size_t cell);
  std::uint64_t post_line(std::size_t line);
  std::uint64_t post_sets_of_pairs();
  std::uint64_t make_sum(const LinearSum& sum);
  std::uint64_t make_locks_of(std::size_t house);
  std::uint64_t note_impossible(int rule);
  std::uint64_t make_restriction(const Restriction& restriction);
  std::uint64_t make_pair_line(const PairLine& line);
  std::uint64_t make_same_values(const SameValues& same);
  std::uint64_t make_equal_sums(const EqualSums& sums);
  std::uint64_t make_segment_sums(const SegmentSums& sums);
  std::uint64_t make_value_sets(const ValueSets& sets);
  std::uint64_t make_automaton(const AutomatonLine& line);
  std::uint64_t make_skyscraper(const Skyscraper& skyscraper);
  std::uint64_t make_split_sum(const SplitSum& sum);
  static bool is_cover(const OccurrenceCounts& counts);
  std::uint64_t make_cover(const OccurrenceCounts& counts);
  std::uint64_t make_counts(const OccurrenceCounts& counts);
  void collect_lower();
  std::uint64_t make_beyond(Small cell, bool above);

  bool differ(Small a, Small b) const;
  Differ differ() const;
  bool is_lower(std::size_t a, std::size_t b) const;
  bool all_differ(const Cells& cells) const;
  bool is_classic(WorkBudget& budget) const;
  Partition partition_of(const Cells& cells) const;
  LongSumSearch::Bounds bounds_of(const Cells& cells) const;
  std::vector<SumFilter::Group> groups_of(const std::vector<LinearSum::Summand>& summands) const;
  std::vector<Lock> locks_of(const Cells& cells);
  std::vector<const Cells*> crossing(const Cells& cells, bool with_cages);
  std::vector<Cells> rests_of(const Cells& cells);
  const std::shared_ptr<const SumTables>& sum_tables();
  Cells seers_of(const Cells& cells) const;
  Seers seers_within(const Cells& cells) const;
  OccurrencesFilter::Groups surrounded(const Partition& partition, const Cells& cells);
  void add(Rank rank, std::unique_ptr<Propagator> propagator, int rule);

  const RegionPuzzle& puzzle_;
  Model model_;
  Network network_;
  std::size_t stage_ = 0;
  std::size_t next_ = 0;  // step of the current stage

  std::vector<Cells> houses_;  // cells that differ, without duplicates, two cells at least
  std::vector<bool> full_;     // per house, whether it holds every value
  std::set<Cells> seen_houses_;
  std::vector<Cells> cages_;  // the sorted cells of cages and other sums of different cells
  // The cells of sums of which no cell is subtracted, in ascending order.
  std::vector<Cells> added_;
  Lists houses_of_, cages_of_;
  std::optional<Partitions> partitions_;
  std::vector<std::uint64_t> peer_bits_;  // per cell, its peers as a bit set of peer_words_ words
  std::size_t peer_words_ = 0;
  std::vector<std::uint16_t> shared_;  // by crossing(): per list, the cells in both
  std::uint64_t crossing_work_ = 0;    // not yet charged
  std::size_t locks_ = 0;              // number of locks made
  std::vector<std::uint64_t> lower_;   // per cell, those with lower values as a bit set
  HouseFamilies families_;
  std::optional<LeftoverSearch> leftover_search_;
  std::optional<ImpliedSumSearch> sum_search_;
  std::optional<LongSumSearch> long_sum_search_;
  std::vector<LinearSum> sums_;
  std::shared_ptr<const SumTables> sum_tables_;
  std::map<const Automaton*, std::shared_ptr<const AutomatonTable>> automaton_tables_;
  std::shared_ptr<AutomatonScratch> automaton_scratch_;
  std::vector<Ranked> ranked_;
};

}  // namespace jiugong::regions
