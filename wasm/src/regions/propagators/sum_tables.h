// What all sums of a puzzle look up.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "regions/cage_table.h"
#include "regions/model.h"

namespace jiugong::regions {

class SumTables {
 public:
  explicit SumTables(int values) : values_(values), all_((Mask{1} << values) - 1) {
    if (values <= CageTable::kMaxValues) cages_ = CageTable(values);
    if (values > kMaxTabled) return;
    reversed_.resize(std::size_t{1} << values);
    for (Mask set = 0; set <= all_; ++set)
      reversed_[static_cast<std::size_t>(set)] = static_cast<std::uint16_t>(turned(set));
    reversed_of_ = reversed_.data();
  }
  // (It refers to itself.)
  SumTables(const SumTables&) = delete;
  SumTables& operator=(const SumTables&) = delete;

  const CageTable& cages() const { return cages_; }

  // The set of values - 1 - v for each v in `set`.
  Mask reversed(Mask set) const {
    return reversed_of_ == nullptr ? turned(set) : reversed_of_[static_cast<std::size_t>(set)];
  }

  // The set of sum - v for each v in `set`, as far as these are values.
  Mask complement(Mask set, int sum) const {
    if (sum < 0) return 0;
    const int shift = sum - (values_ - 1);
    if (shift <= 0) return reversed(set) >> -shift;
    return shift < values_ ? reversed(set) << shift & all_ : 0;
  }

 private:
  static constexpr int kMaxTabled = 12;

  Mask turned(Mask set) const {
    constexpr Mask kOdd = 0x5555555555555555, kPairs = 0x3333333333333333,
                   kHalves = 0x0F0F0F0F0F0F0F0F;
    set = (set >> 1 & kOdd) | (set & kOdd) << 1;
    set = (set >> 2 & kPairs) | (set & kPairs) << 2;
    set = (set >> 4 & kHalves) | (set & kHalves) << 4;
    return __builtin_bswap64(set) >> (64 - values_);
  }

  int values_;
  Mask all_;
  CageTable cages_;
  std::vector<std::uint16_t> reversed_;
  const std::uint16_t* reversed_of_ = nullptr;  // if there is a table
};

}  // namespace jiugong::regions
