// Splits of the nine digits into three triples, which is what the rows or columns of a box are.
#pragma once

#include <array>
#include <bitset>
#include <cstddef>
#include <cstdint>

#include "jiugong/grid.h"

namespace jiugong::generator {

inline constexpr std::size_t kTripleCount = 84;        // 9! / (3! 6!)
inline constexpr std::size_t kSplitCount = 280;        // 9! / (3!^3 3!)
inline constexpr std::size_t kCrossingCount = 36;      // see SplitTables::crossing
inline constexpr std::size_t kContinuationCount = 56;  // see SplitTables::continuations
inline constexpr int kMaxArrangements = 1728;          // 12^3, see SplitTables::arrangements

// Three sets of three digits that hold every digit once.
using Split = std::array<DigitSet, 3>;

// A number 0..279 for each split, whatever the order of its triples. Split 0 is 123 456 789.
using SplitId = std::uint16_t;

// The splits a split goes on with in the next two boxes; see SplitTables::continuations.
template <typename T>
struct Continuation {
  T second, third;
};

// All that is needed to draw grids by the row and column sets of their boxes. Some 400 KB, made in
// a millisecond; too much to be downloaded, so no constant.
//
// What stays the same when digits are renamed is found out for split 0 only. To see a split *from*
// split a means to rename the digits so that a becomes split 0.
class SplitTables {
 public:
  SplitTables();

  SplitId number_of(const Split& split) const {
    return split_numbers_[triple_numbers_[split[0]]][triple_numbers_[split[1]]];
  }

  // The triples of each split, in the order of their lowest digits.
  std::array<Split, kSplitCount> splits{};

  // The splits that share exactly one digit, triple by triple, with this one: if these are the rows
  // of a box, those can be its columns.
  std::array<std::array<SplitId, kCrossingCount>, kSplitCount> crossing{};
  std::array<std::bitset<kSplitCount>, kSplitCount> crosses{};  // the same as flags

  // Three splits a, b, c go together in a stack (or, turned, in a band) if their triples
  //
  //     a0  a1  a2
  //     b0  b1  b2    the `second`
  //     c0  c1  c2    the `third`
  //
  // hold every digit once in each column too. For each a, in the order of `splits`, b and c can
  // have their triples in 56 orders.
  std::array<std::array<Continuation<SplitId>, kContinuationCount>, kSplitCount> continuations{};

  // The triples of continuation `number` of split `a`, in that order.
  Continuation<Split> continuation(SplitId a, std::size_t number) const;

  // In how many ways the columns of a band whose boxes have column sets a, b, c can be ordered so
  // that the three rows hold every digit once: at most 12^3 (a = b = c), 200 on average.
  int arrangements(SplitId a, SplitId b, SplitId c) const {
    return arrangements_[seen_from_[a][b]][seen_from_[a][c]];
  }

 private:
  using SplitMap = std::array<SplitId, kSplitCount>;

  void number_splits();
  void relate_to_first();
  void relate(SplitId a);
  void count_arrangements();
  void count_arrangements(SplitId b);

  // What every split is called after a renaming of the digits (0..8 here).
  SplitMap rename_all(const std::array<std::uint8_t, 9>& names) const;

  std::array<DigitSet, kTripleCount> triples_{};
  std::array<std::uint8_t, kAllDigits + 1> triple_numbers_{};
  std::array<std::array<SplitId, kTripleCount>, kTripleCount> split_numbers_{};  // by two triples
  std::array<SplitMap, kSplitCount> seen_from_{};
  std::array<Continuation<Split>, kContinuationCount> first_continuations_{};       // of split 0
  std::array<std::array<std::uint16_t, kSplitCount>, kSplitCount> arrangements_{};  // [b][c], a = 0
};

}  // namespace jiugong::generator
