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
  explicit SumTables(int values) : values_(values) {
    if (values <= CageTable::kMaxValues) cages_ = CageTable(values);
    if (values > kMaxTabled) return;
    mirrored_.resize(std::size_t{1} << values);
    for (std::size_t set = 0; set < mirrored_.size(); ++set) mirrored_[set] = turned(set);
    mirrored_of_ = mirrored_.data();
  }
  // (It refers to itself.)
  SumTables(const SumTables&) = delete;
  SumTables& operator=(const SumTables&) = delete;

  const CageTable& cages() const { return cages_; }

  // The set of values - 1 - v for each v in `set`.
  Mask reversed(Mask set) const { return mirrored(set) >> (64 - values_); }

  // The set of 63 - v for each v in `set`.
  Mask mirrored(Mask set) const {
    return mirrored_of_ == nullptr ? turned(set) : mirrored_of_[static_cast<std::size_t>(set)];
  }

 private:
  static constexpr int kMaxTabled = 12;

  static Mask turned(Mask set) {
    constexpr Mask kOdd = 0x5555555555555555, kPairs = 0x3333333333333333,
                   kHalves = 0x0F0F0F0F0F0F0F0F;
    set = (set >> 1 & kOdd) | (set & kOdd) << 1;
    set = (set >> 2 & kPairs) | (set & kPairs) << 2;
    set = (set >> 4 & kHalves) | (set & kHalves) << 4;
    return __builtin_bswap64(set);
  }

  int values_;
  CageTable cages_;
  std::vector<Mask> mirrored_;
  const Mask* mirrored_of_ = nullptr;  // if there is a table
};

}  // namespace jiugong::regions
