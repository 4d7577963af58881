// Sums of two to five cells, looked through for all values at once.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <type_traits>

#include "regions/model.h"
#include "regions/propagators/sum_tables.h"

namespace jiugong::regions {

// Cells whose values, counted from 0, add up to a number. The last two are never tried one by one, so
// those with many values belong there.
template <std::size_t kCells>
struct SmallSum {
  std::array<Mask, kCells> cells{};
  // Which pairs differ: bit j - 1 for the cells 0 and j, then the pairs of the cells after the first.
  unsigned differ = 0;
  int total = 0;
  Mask need = 0;  // values that one of the cells has to hold
};

// What the solutions of a sum have.
template <std::size_t kCells>
struct SmallSumValues {
  std::array<Mask, kCells> cells{};  // per cell, the values in some solution
  Mask common = ~Mask{0};            // the values in every solution
};

class SmallSums {
 public:
  explicit SmallSums(const SumTables& tables) : tables_(tables) {}

  // Adds to `values` what the solutions have; returns false if there is none. `common` may be too small once
  // it is clear that nothing else is left to be found.
  template <std::size_t kCells>
  bool collect(const SmallSum<kCells>& sum, SmallSumValues<kCells>& values) const;

 private:
  // (If all cells differ, kDistinct, `differ` is of no interest: such sums are the most frequent.)
  template <std::size_t kCells, bool kDistinct>
  bool collect(const Mask* cells, unsigned differ, int total, Mask need, Mask* found,
               Mask& common) const;
  template <std::size_t kCells, bool kDistinct>
  bool exists(const Mask* cells, unsigned differ, int total, Mask need) const;

  // The values of the first of two cells, given those of both.
  Mask first_of(Mask first, Mask second, bool differ, int total, Mask need) const;

  // The cells after the first if that has `value`; returns false if one of them is left without values.
  template <std::size_t kCells, bool kDistinct>
  static bool without(const Mask* cells, unsigned differ, Mask value,
                      std::array<Mask, kCells - 1>& rest);

  const SumTables& tables_;
};

template <std::size_t kCells>
bool SmallSums::collect(const SmallSum<kCells>& sum, SmallSumValues<kCells>& values) const {
  const auto collect_from = [&](auto distinct) {
    return collect<kCells, decltype(distinct)::value>(sum.cells.data(), sum.differ, sum.total,
                                                      sum.need, values.cells.data(), values.common);
  };
  constexpr unsigned kAllPairs = (1U << kCells * (kCells - 1) / 2) - 1;
  return (~sum.differ & kAllPairs) == 0 ? collect_from(std::true_type())
                                        : collect_from(std::false_type());
}

inline Mask SmallSums::first_of(Mask first, Mask second, bool differ, int total, Mask need) const {
  Mask possible = first & tables_.complement(second, total);
  // Half of the total, if it is even, cannot be in both. (Totals beyond 127 have no values.)
  possible &= ~(static_cast<Mask>(differ && total % 2 == 0) << (total / 2 & 63));
  for (; need != 0; need &= need - 1) {
    const Mask value = need & -need;
    possible &= value | tables_.complement(value, total);
  }
  return possible;
}

template <std::size_t kCells, bool kDistinct>
bool SmallSums::without(const Mask* cells, unsigned differ, Mask value,
                        std::array<Mask, kCells - 1>& rest) {
  bool possible = true;
  for (std::size_t i = 0; i + 1 < kCells; ++i) {
    rest[i] = kDistinct || (differ >> i & 1) != 0 ? cells[i + 1] & ~value : cells[i + 1];
    possible &= rest[i] != 0;
  }
  return possible;
}

template <std::size_t kCells, bool kDistinct>
bool SmallSums::exists(const Mask* cells, unsigned differ, int total, Mask need) const {
  if constexpr (kCells == 2) {
    return first_of(cells[0], cells[1], kDistinct || (differ & 1) != 0, total, need) != 0;
  } else {
    for (Mask left = cells[0]; left != 0; left &= left - 1) {
      const Mask value = left & -left;
      const int rest_total = total - std::countr_zero(left);
      if (rest_total < 0) return false;
      std::array<Mask, kCells - 1> rest;
      if (without<kCells, kDistinct>(cells, differ, value, rest) &&
          exists<kCells - 1, kDistinct>(rest.data(), differ >> (kCells - 1), rest_total,
                                        need & ~value)) {
        return true;
      }
    }
    return false;
  }
}

template <std::size_t kCells, bool kDistinct>
bool SmallSums::collect(const Mask* cells, unsigned differ, int total, Mask need, Mask* found,
                        Mask& common) const {
  if constexpr (kCells == 2) {
    const Mask first = first_of(cells[0], cells[1], kDistinct || (differ & 1) != 0, total, need);
    if (first == 0) return false;
    const Mask second = tables_.complement(first, total), both = first | second;
    found[0] |= first;
    found[1] |= second;
    // Only a single pair, in one order or both, has its values in common.
    common &= std::popcount(both) <= 2 ? both : 0;
    return true;
  } else {
    bool any = false;
    bool complete = false;  // whether only the first cell can still gain values
    Mask in_all = ~Mask{0};
    for (Mask left = cells[0]; left != 0; left &= left - 1) {
      const Mask value = left & -left;
      const int rest_total = total - std::countr_zero(left);
      if (rest_total < 0) break;
      std::array<Mask, kCells - 1> rest;
      if (!without<kCells, kDistinct>(cells, differ, value, rest)) continue;
      const unsigned rest_differ = differ >> (kCells - 1);
      if (complete) {
        if (exists<kCells - 1, kDistinct>(rest.data(), rest_differ, rest_total, need & ~value))
          found[0] |= value;
        continue;
      }
      Mask in_rest = ~Mask{0};
      if (!collect<kCells - 1, kDistinct>(rest.data(), rest_differ, rest_total, need & ~value,
                                          found + 1, in_rest)) {
        continue;
      }
      any = true;
      found[0] |= value;
      in_all &= in_rest | value;
      // (With two cells after the first, asking for one solution takes as long as for all.)
      if (kCells > 3 && (in_all & common) == 0) {
        complete = true;
        for (std::size_t i = 1; i < kCells; ++i) complete &= found[i] == cells[i];
      }
    }
    common &= in_all;
    return any;
  }
}

}  // namespace jiugong::regions
