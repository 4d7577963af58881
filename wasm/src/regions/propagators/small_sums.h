// Sums of two to five cells, looked through for all values at once.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>

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
  // The values of each cell, and those of the last two once more, mirrored (SumTables::mirrored()).
  template <std::size_t kCells>
  using Sets = std::array<Mask, kCells + 2>;

  // (If all cells differ, kDistinct, `differ` is of no interest: such sums are the most frequent.)
  template <std::size_t kCells, bool kDistinct>
  static bool collect(const Sets<kCells>& cells, unsigned differ, int total, Mask need, Mask* found,
                      Mask& common);
  template <std::size_t kCells, bool kDistinct>
  static bool exists(const Sets<kCells>& cells, unsigned differ, int total, Mask need);

  // The values of two cells that have the total.
  static std::array<Mask, 2> pair(const Sets<2>& cells, bool differ, int total, Mask need);

  // The cells after the first if that has the value with this number; returns false if one of them is left without values.
  template <std::size_t kCells, bool kDistinct>
  static bool without(const Sets<kCells>& cells, unsigned differ, int number,
                      Sets<kCells - 1>& rest);

  // The set of total - v for each v in a set, which is given mirrored.
  static Mask opposite(Mask mirrored, int total) {
    if (total > 63) return total < 127 ? mirrored << (total - 63) : 0;
    return mirrored >> (63 - total);
  }

  static constexpr Mask kMirroredZero = Mask{1} << 63;

  const SumTables& tables_;
};

template <std::size_t kCells>
bool SmallSums::collect(const SmallSum<kCells>& sum, SmallSumValues<kCells>& values) const {
  Sets<kCells> cells;
  std::copy(sum.cells.begin(), sum.cells.end(), cells.begin());
  cells[kCells] = tables_.mirrored(cells[kCells - 2]);
  cells[kCells + 1] = tables_.mirrored(cells[kCells - 1]);
  constexpr unsigned kAllPairs = (1U << kCells * (kCells - 1) / 2) - 1;
  return (~sum.differ & kAllPairs) == 0
             ? collect<kCells, true>(cells, sum.differ, sum.total, sum.need, values.cells.data(),
                                     values.common)
             : collect<kCells, false>(cells, sum.differ, sum.total, sum.need, values.cells.data(),
                                      values.common);
}

inline std::array<Mask, 2> SmallSums::pair(const Sets<2>& cells, bool differ, int total,
                                           Mask need) {
  // Half of the total, if it is even, cannot be in both. (Totals beyond 127 have no values.)
  Mask possible = ~(static_cast<Mask>(differ && total % 2 == 0) << (total / 2 & 63));
  for (; need != 0; need &= need - 1)
    possible &= (need & -need) | opposite(kMirroredZero >> std::countr_zero(need), total);
  return {cells[0] & opposite(cells[3], total) & possible,
          cells[1] & opposite(cells[2], total) & possible};
}

template <std::size_t kCells, bool kDistinct>
bool SmallSums::without(const Sets<kCells>& cells, unsigned differ, int number,
                        Sets<kCells - 1>& rest) {
  const Mask value = Mask{1} << number, mirrored = kMirroredZero >> number;
  bool possible = true;
  for (std::size_t i = 0; i + 1 < kCells; ++i) {
    const bool other = kDistinct || (differ >> i & 1) != 0;
    rest[i] = other ? cells[i + 1] & ~value : cells[i + 1];
    possible &= rest[i] != 0;
    if (i + 3 >= kCells) rest[i + 2] = other ? cells[i + 3] & ~mirrored : cells[i + 3];
  }
  return possible;
}

template <std::size_t kCells, bool kDistinct>
bool SmallSums::exists(const Sets<kCells>& cells, unsigned differ, int total, Mask need) {
  if constexpr (kCells == 2) {
    return pair(cells, kDistinct || (differ & 1) != 0, total, need)[0] != 0;
  } else {
    for (Mask left = cells[0]; left != 0; left &= left - 1) {
      const int number = std::countr_zero(left), rest_total = total - number;
      if (rest_total < 0) return false;
      Sets<kCells - 1> rest;
      if (without<kCells, kDistinct>(cells, differ, number, rest) &&
          exists<kCells - 1, kDistinct>(rest, differ >> (kCells - 1), rest_total,
                                        need & ~(left & -left))) {
        return true;
      }
    }
    return false;
  }
}

template <std::size_t kCells, bool kDistinct>
bool SmallSums::collect(const Sets<kCells>& cells, unsigned differ, int total, Mask need,
                        Mask* found, Mask& common) {
  if constexpr (kCells == 2) {
    const auto [first, second] = pair(cells, kDistinct || (differ & 1) != 0, total, need);
    if (first == 0) return false;
    const Mask both = first | second;
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
      const int number = std::countr_zero(left), rest_total = total - number;
      if (rest_total < 0) break;
      Sets<kCells - 1> rest;
      if (!without<kCells, kDistinct>(cells, differ, number, rest)) continue;
      const unsigned rest_differ = differ >> (kCells - 1);
      if (complete) {
        if (exists<kCells - 1, kDistinct>(rest, rest_differ, rest_total, need & ~value))
          found[0] |= value;
        continue;
      }
      Mask in_rest = ~Mask{0};
      if (!collect<kCells - 1, kDistinct>(rest, rest_differ, rest_total, need & ~value, found + 1,
                                          in_rest)) {
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
