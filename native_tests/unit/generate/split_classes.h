// Equivalence classes of first bands that have the same number of grids.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <numeric>
#include <utility>
#include <vector>

#include "generate/split_tables.h"

namespace jiugong::generator {

// The splits of three boxes.
using ThreeSplits = std::array<SplitId, 3>;

// Classifies the column sets of bands: two are of the same class if renaming digits and exchanging
// boxes maps one to the other.
class SplitClasses {
 public:
  explicit SplitClasses(const SplitTables& tables)
      : tables_(tables), leader_(kSplitCount * kSplitCount) {
    std::iota(leader_.begin(), leader_.end(), std::size_t{0});
    for (std::size_t b = 0; b < kSplitCount; ++b) {
      for (std::size_t c = 0; c < kSplitCount; ++c) {
        const auto one = static_cast<SplitId>(b), other = static_cast<SplitId>(c);
        const std::size_t pair = kSplitCount * b + c;
        join(pair, seen({0, other, one}, digits_of(0)));
        join(pair, seen({one, 0, other}, digits_of(one)));
        // Generators of the renamings that keep split 0: exchanges of digits in its first triple,
        // and of triples.
        for (const Digits& digits : {Digits{1, 0, 2, 3, 4, 5, 6, 7, 8},
                                     {0, 2, 1, 3, 4, 5, 6, 7, 8},
                                     {3, 4, 5, 0, 1, 2, 6, 7, 8},
                                     {0, 1, 2, 6, 7, 8, 3, 4, 5}}) {
          join(pair, seen({0, one, other}, digits));
        }
      }
    }
  }

  // Pairs of splits have the number 280 b + c; a pair stands for the band 0, b, c. The class of a
  // band is the lowest of its pairs.
  std::size_t class_of(const ThreeSplits& band) const {
    return class_of(seen(band, digits_of(band[0])));
  }
  std::size_t class_of(std::size_t pair) const {
    while (leader_[pair] != pair) pair = leader_[pair];
    return pair;
  }

  // Returns the number of grids with a first band of each class, by pair: with column sets 0 in box
  // 1 and a fixed order of the columns of every box.
  std::vector<std::uint64_t> grids() const {
    std::vector<std::uint64_t> grids(leader_.size());
    for (std::size_t pair = 0; pair < leader_.size(); ++pair) {
      const ThreeSplits band = {0, static_cast<SplitId>(pair / kSplitCount),
                                static_cast<SplitId>(pair % kSplitCount)};
      const auto fillings = static_cast<std::uint64_t>(tables_.arrangements(0, band[1], band[2]));
      // All bands of a class have the same number; the class itself comes first.
      if (class_of(pair) == pair) grids[pair] = continued(band) * fillings * size_of(pair);
    }
    return grids;
  }

 private:
  using Digits = std::array<unsigned, 9>;

  Digits digits_of(SplitId split) const {
    Digits digits{};
    std::size_t count = 0;
    for (const unsigned triple : tables_.splits[split]) {
      for (unsigned digit = 0; digit < 9; ++digit) {
        if ((triple >> digit & 1) != 0) digits[count++] = digit;
      }
    }
    return digits;
  }

  // Returns the second and third split as a pair, after a renaming of digits[i] to i, which maps
  // the first to 0.
  std::size_t seen(const ThreeSplits& band, const Digits& digits) const {
    const auto renamed = [&](SplitId split) {
      Split result{};
      for (std::size_t triple = 0; triple < 3; ++triple) {
        unsigned set = 0;
        for (unsigned i = 0; i < 9; ++i) {
          set |= (tables_.splits[split][triple] >> digits[i] & 1U) << i;
        }
        result[triple] = static_cast<DigitSet>(set);
      }
      return std::size_t{tables_.number_of(result)};
    };
    return kSplitCount * renamed(band[1]) + renamed(band[2]);
  }

  // The representative of a class is its lowest pair.
  void join(std::size_t one, std::size_t other) {
    const auto [low, high] = std::minmax({class_of(one), class_of(other)});
    leader_[high] = low;
    leader_[one] = leader_[other] = low;
  }

  std::uint64_t size_of(std::size_t leader) const {
    std::uint64_t size = 0;
    for (std::size_t pair = 0; pair < leader_.size(); ++pair) {
      if (class_of(pair) == leader) ++size;
    }
    return size;
  }

  // Returns the number of ways to fill bands 2 and 3 below a band with these column sets.
  std::uint64_t continued(const ThreeSplits& band) const {
    std::uint64_t sum = 0;
    for (const auto& one : tables_.continuations[band[0]]) {
      for (const auto& two : tables_.continuations[band[1]]) {
        for (const auto& three : tables_.continuations[band[2]]) {
          const int second = tables_.arrangements(one.second, two.second, three.second);
          const int third = tables_.arrangements(one.third, two.third, three.third);
          sum += static_cast<std::uint64_t>(second * third);
        }
      }
    }
    return sum;
  }

  const SplitTables& tables_;
  std::vector<std::size_t> leader_;
};

}  // namespace jiugong::generator
