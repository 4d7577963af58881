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
    mirrored_.resize(std::size_t{1} << values);
    for (Mask set = 0; set <= all_; ++set) mirrored_[static_cast<std::size_t>(set)] = turned(set);
    mirrored_of_ = mirrored_.data();
  }
  // (It refers to itself.)
  SumTables(const SumTables&) = delete;
  SumTables& operator=(const SumTables&) = delete;

  const CageTable& cages() const { return cages_; }

  // The set of values - 1 - v for each v in `set`.
  Mask reversed(Mask set) const { return mirrored(set) >> (64 - values_); }

  // The set of sum - v for each v in `set`, as far as these are values.
  Mask complement(Mask set, int sum) const {
    if (sum < 0 || sum > 2 * (values_ - 1)) return 0;
    const Mask turned_set = mirrored(set);
    return (sum <= 63 ? turned_set >> (63 - sum) : turned_set << (sum - 63)) & all_;
  }

 private:
  static constexpr int kMaxTabled = 12;

  // The set of 63 - v for each v in `set`.
  Mask mirrored(Mask set) const {
    return mirrored_of_ == nullptr ? turned(set) : mirrored_of_[static_cast<std::size_t>(set)];
  }
  static Mask turned(Mask set) {
    constexpr Mask kOdd = 0x5555555555555555, kPairs = 0x3333333333333333,
                   kHalves = 0x0F0F0F0F0F0F0F0F;
    set = (set >> 1 & kOdd) | (set & kOdd) << 1;
    set = (set >> 2 & kPairs) | (set & kPairs) << 2;
    set = (set >> 4 & kHalves) | (set & kHalves) << 4;
    return __builtin_bswap64(set);
  }

  int values_;
  Mask all_;
  CageTable cages_;
  std::vector<Mask> mirrored_;
  const Mask* mirrored_of_ = nullptr;  // if there is a table
};

}  // namespace jiugong::regions
