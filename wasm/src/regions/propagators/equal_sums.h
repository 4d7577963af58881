// Sums of cells that differ, and groups of such cells that have the same sum, whatever it is.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "regions/model.h"
#include "regions/propagators/lock.h"
#include "regions/propagators/propagator.h"
#include "regions/propagators/sum_tables.h"

namespace jiugong::regions {

class Board;

// A set of sums: bit s stands for the sum s of bit numbers. Those above kMaxEqualSum are of no interest.
using Sums = std::uint64_t;

// Cells with different values. Few cells, or few ways to fill them, are looked through; otherwise the sets
// of values that the cells can hold, or the least and the greatest sum.
class DistinctSums {
 public:
  // What is known of how the cells lie; none of it has to be complete.
  struct Surroundings {
    // The other cells of full houses that these cells are in: what those cannot hold, these need.
    std::vector<Cells> rests = {};
    // A value that the sum needs leaves the cells that see all its places.
    std::vector<Lock> locks = {};
  };

  DistinctSums(Cells cells, Surroundings surroundings, std::shared_ptr<const SumTables> tables,
               int values);

  const Cells& cells() const { return cells_; }

  // Returns the sums that the cells may have.
  Sums possible(Board& board);

  // Removes values that do not go with one of these sums; returns false on a contradiction. To be called
  // after possible(), on the same board.
  bool narrow(Sums wanted, Board& board);

  // Whether narrow() may tell other cells something even if all sums are wanted.
  bool concerns_others() const { return !surroundings_.locks.empty(); }

 private:
  enum class Way { kSearch, kSets, kBounds };

  void collect(const Board& board);
  Way way() const;
  bool search(Sums wanted, Board& board);
  bool narrow_to_sets(Sums wanted, Board& board);
  bool narrow_to_bounds(Sums wanted, Board& board);
  bool bound();

  Cells cells_;
  Surroundings surroundings_;
  std::shared_ptr<const SumTables> tables_;
  Mask all_;

  // By collect(): the candidates, those of cells with few values first, and the places of these cells.
  std::vector<Mask> values_;
  Mask need_ = 0;  // values that one of the cells has to hold
  std::vector<std::uint16_t> places_;
  Mask least_ = 0, most_ = 0;  // by bound(): sets of values
  int least_sum_ = 0, most_sum_ = 0;
};

// Finds the sums that each group can have, then what goes with those that all can have.
class EqualSumsFilter : public Propagator {
 public:
  // Cells that differ; or a single cell, of which a multiple counts.
  struct Part {
    DistinctSums cells;
    int coefficient = 1;
  };
  // The sum of the group is that of its parts and `base`.
  struct Group {
    std::vector<Part> parts;
    int base = 0;
  };

  explicit EqualSumsFilter(std::vector<Group> groups);

  bool filter(Board& board) override;

 private:
  // What the first parts of a group can have, and the next part by itself.
  struct PartSums {
    Sums before = 0, here = 0;
  };

  static bool narrow(Group& group, const PartSums* sums, Sums wanted, Board& board);

  std::vector<Group> groups_;
  std::vector<PartSums> sums_;  // by filter(), of all parts
};

}  // namespace jiugong::regions
