// Splits of the nine digits into three triples: the possible row sets or column sets of a box.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "jiugong/grid.h"

namespace jiugong::generator {

inline constexpr std::size_t kTripleCount = 84;        // 9! / (3! 6!)
inline constexpr std::size_t kSplitCount = 280;        // 9! / (3!^3 3!)
inline constexpr std::size_t kCrossingCount = 36;      // see SplitTables::crossing
inline constexpr std::size_t kContinuationCount = 56;  // see SplitTables::continuations
inline constexpr int kMinArrangements = 96;            // see SplitTables::arrangements
inline constexpr int kMaxArrangements = 1728;          // 12^3, see SplitTables::arrangements

// Three sets of three digits that contain every digit once.
using Split = std::array<DigitSet, 3>;

// The number 0..279 of a split, independent of the order of its triples. Split 0 is 123 456 789.
using SplitId = std::uint16_t;

// Digits are 0..8 here: names[d] is the new name of digit d.
using Names = std::array<std::uint8_t, 9>;

// The splits that continue a split in the next two boxes; see SplitTables::continuations.
template <typename T>
struct Continuation {
  T second, third;
};

// The tables for drawing grids by the row and column sets of their boxes. They have some 400 KB and
// take a millisecond to make; they are too large to download, so they are not constants.
//
// Properties that renaming the digits preserves are computed for split 0 only. To see a split
// *from* split a means to rename the digits so that a becomes split 0.
class SplitTables {
 public:
  SplitTables();

  SplitId number_of(const Split& split) const {
    return split_numbers_[triple_numbers_[split[0]]][triple_numbers_[split[1]]];
  }

  // The triples of each split, in the order of their lowest digits.
  std::array<Split, kSplitCount> splits{};

  // The splits whose triples each share exactly one digit with each triple of this one: if one
  // gives the rows of a box, the other can give its columns.
  std::array<std::array<SplitId, kCrossingCount>, kSplitCount> crossing{};

  // Three splits a, b, c are compatible in a stack (or, transposed, in a band) if their triples
  //
  //     a0  a1  a2
  //     b0  b1  b2    the `second`
  //     c0  c1  c2    the `third`
  //
  // also contain every digit once in each column. For each a, in the order of `splits`, b and c can
  // have their triples in 56 orders.
  std::array<std::array<Continuation<SplitId>, kContinuationCount>, kSplitCount> continuations{};

  // The continuations of a of which the second crosses b and the third crosses c, as bits.
  std::uint64_t continuations_crossing(SplitId a, SplitId b, SplitId c) const {
    return second_crosses_[seen_from_[a][b]] & third_crosses_[seen_from_[a][c]];
  }

  // The triples of continuation `number` of split `a`, in that order.
  Continuation<Split> continuation(SplitId a, std::size_t number) const;

  // The number of ways to order the columns of a band whose boxes have column sets a, b, c so that
  // the three rows contain every digit once: at most 12^3 (a = b = c), 200 on average.
  int arrangements(SplitId a, SplitId b, SplitId c) const {
    return 12 * dozens_[seen_from_[a][b]][seen_from_[a][c]];
  }

 private:
  using SplitMap = std::array<SplitId, kSplitCount>;

  void number_splits();
  void relate_to_first();
  void relate(SplitId a);
  void mark_crossed_continuations();
  void count_arrangements();
  void count_arrangements(SplitId b);

  // Returns the number of every split after a renaming of the digits.
  SplitMap rename_all(const Names& names) const;

  std::array<DigitSet, kTripleCount> triples_{};
  std::array<std::uint8_t, kAllDigits + 1> triple_numbers_{};
  std::array<std::array<SplitId, kTripleCount>, kTripleCount> split_numbers_{};  // by two triples
  std::array<SplitMap, kSplitCount> seen_from_{};
  // Of split 0, each as the renaming of split 0 to it.
  std::array<Continuation<Names>, kContinuationCount> first_continuations_{};
  // For each split, the continuations of split 0 whose second or third crosses it, as bits.
  std::array<std::uint64_t, kSplitCount> second_crosses_{}, third_crosses_{};
  std::array<std::array<std::uint8_t, kSplitCount>, kSplitCount>
      dozens_{};  // of arrangements: [b][c], a = 0
};

}  // namespace jiugong::generator
