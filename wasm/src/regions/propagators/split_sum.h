// A line of different cells, of which those between two places, which depend on some values, have a given sum.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "regions/model.h"
#include "regions/propagators/propagator.h"
#include "regions/propagators/sum_tables.h"

namespace jiugong::regions {

// The values of two cells, the ends, which may be one and the same; and those that all other cells may have then.
struct EndValues {
  std::array<Mask, 2> ends{};
  Mask others = 0;
};

// A way to split a line; many share their values.
struct Split {
  std::array<std::size_t, 2> ends{};
  std::size_t from = 0, to = 0;  // the cells from..to - 1 lie inside, the others outside
  int counted = 0;               // what the ends add to the sum of the values
  std::shared_ptr<const std::vector<EndValues>> values;
};

// All that lies between the smallest and the largest of `length` cells is inside.
std::vector<Split> sandwich_splits(std::size_t length, int values);

// The first cells are inside, as many as the value of the first, which counts as well.
std::vector<Split> first_sum_splits(std::size_t length, int low, int values);

// Looks at each split and each set of values that the cells inside can have: the others hold the rest.
class SplitSumFilter : public Propagator {
 public:
  // `total` is that of the values, which begin with `low`; up to CageTable::kMaxValues of them.
  SplitSumFilter(Cells line, int total, const std::vector<Split>& splits, int low,
                 std::shared_ptr<const SumTables> tables);

  bool filter(Board& board) override;

 private:
  // A split for which there are sets.
  struct Way {
    std::array<std::size_t, 2> ends{};
    std::vector<std::uint8_t> places;  // of all but the ends, those inside first
    std::size_t inside = 0;            // number of them
    std::shared_ptr<const std::vector<EndValues>> values;
    std::span<const std::uint16_t> sets;
  };

  void try_values(const Way& way, const EndValues& values);

  std::shared_ptr<const SumTables> tables_;
  std::vector<Way> ways_;

  // By filter(), per cell: its candidates, and those in some split; by try_values(), per place, those that it may have.
  std::vector<Mask> here_, kept_, others_;
  std::uint64_t work_ = 0;
};

}  // namespace jiugong::regions
