// Cells whose values, each added or subtracted, have a given total: cages, and sums that follow from them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "regions/model.h"
#include "regions/propagators/lock.h"
#include "regions/propagators/propagator.h"
#include "regions/propagators/sum_tables.h"

namespace jiugong::regions {

// Few open cells: exact. More: by the sets of values that have the total if all cells differ, else by
// the least and greatest total.
//
// A subtracted cell counts as values - 1 - v, which is added, so that all is a sum; `total` is that of these
// numbers.
class SumFilter : public Propagator {
 public:
  struct Cell {
    Small cell = 0;
    bool subtracted = false;
  };
  // Cells of the sum, by their place in it, that all differ.
  using Group = std::vector<std::uint16_t>;

  // What is known of how the cells lie; none of it has to be complete.
  struct Surroundings {
    std::vector<std::uint64_t>
        differs;                // per cell, the places of those that differ from it, as bits
    std::vector<Group> groups;  // a partition into cells that differ
    bool distinct = false;      // whether all cells differ and none is subtracted
    // If they do: a full house that shares cells with the sum needs what its other cells, these, cannot hold,
    std::vector<Cells> rests;
    // and a value that the sum needs leaves the cells that see all its places.
    std::vector<Lock> locks;
  };

  SumFilter(const std::vector<Cell>& cells, int total, Surroundings surroundings,
            std::shared_ptr<const SumTables> tables, int values);

  bool filter(Board& board) override;

 private:
  static constexpr std::size_t kMaxSearched = 5;  // open cells

  bool collect(const Board& board);
  bool put(std::size_t place, Mask values, Board& board);
  Mask needed(const Board& board) const;
  bool search_is_short() const;
  void sort_open_cells();
  template <std::size_t kCells>
  bool search(Board& board);

  bool by_sets(Board& board);
  bool by_bounds(Board& board);

  int values_;
  Mask all_;
  int total_;
  std::vector<std::uint8_t> subtracted_;  // per cell, 1 if it is
  Surroundings surroundings_;
  std::shared_ptr<const SumTables> tables_;

  // The least and greatest sum of a group, as sets of different values.
  struct Extremes {
    Mask least = 0, most = 0;
  };
  std::vector<Extremes> extremes_;  // by by_bounds(), per group

  // By filter(): the values of each cell as they are added, the places of open cells (and one that is not), and what
  // they add up to.
  std::vector<Mask> cells_;
  std::vector<std::uint16_t> open_;
  std::size_t open_count_ = 0;
  int rest_ = 0;
  Mask in_open_ = 0;
};

}  // namespace jiugong::regions
