#include "generate/split_tables.h"

#include <bit>
#include <bitset>
#include <vector>

namespace jiugong::generator {
namespace {

// Generators of the renamings that keep split 0: exchanges of digits in its first triple, and of
// triples.
constexpr std::array<Names, 4> kKeepFirst = {{{1, 0, 2, 3, 4, 5, 6, 7, 8},
                                              {0, 2, 1, 3, 4, 5, 6, 7, 8},
                                              {3, 4, 5, 0, 1, 2, 6, 7, 8},
                                              {0, 1, 2, 6, 7, 8, 3, 4, 5}}};

DigitSet rename(DigitSet set, const Names& names) {
  unsigned renamed = 0;
  for (unsigned rest = set; rest != 0; rest &= rest - 1) {
    renamed |= 1U << names[static_cast<std::size_t>(std::countr_zero(rest))];
  }
  return static_cast<DigitSet>(renamed);
}

// Returns the renaming of split 0 to `split`: 0 becomes the lowest digit of the first triple, and
// so on.
Names from_first(const Split& split) {
  Names names{};
  std::size_t next = 0;
  for (const DigitSet triple : split) {
    for (unsigned rest = triple; rest != 0; rest &= rest - 1) {
      names[next++] = static_cast<std::uint8_t>(std::countr_zero(rest));
    }
  }
  return names;
}

Names inverse(const Names& names) {
  Names result{};
  for (std::size_t digit = 0; digit < 9; ++digit) {
    result[names[digit]] = static_cast<std::uint8_t>(digit);
  }
  return result;
}

DigitSet rest_of(unsigned set) { return static_cast<DigitSet>(kAllDigits & ~set); }

bool cross(const Split& one, const Split& other) {
  bool result = true;
  for (const DigitSet a : one) {
    for (const DigitSet b : other) result &= std::has_single_bit(static_cast<unsigned>(a & b));
  }
  return result;
}

}  // namespace

SplitTables::SplitTables() {
  number_splits();
  relate_to_first();
  for (std::size_t a = 0; a < kSplitCount; ++a) relate(static_cast<SplitId>(a));
  mark_crossed_continuations();
  count_arrangements();
}

void SplitTables::number_splits() {
  std::size_t triple_count = 0;
  for (unsigned set = 0; set <= kAllDigits; ++set) {
    if (std::popcount(set) != 3) continue;
    triple_numbers_[set] = static_cast<std::uint8_t>(triple_count);
    triples_[triple_count++] = static_cast<DigitSet>(set);
  }
  std::size_t split_count = 0;
  for (const DigitSet first : triples_) {
    for (const DigitSet second : triples_) {
      const DigitSet third = rest_of(first | second);
      const bool in_order = (first & 1) != 0 && std::countr_zero(second) < std::countr_zero(third);
      if ((first & second) != 0 || !in_order) continue;
      const Split split = {first, second, third};
      for (const DigitSet one : split) {
        for (const DigitSet other : split) {
          split_numbers_[triple_numbers_[one]][triple_numbers_[other]] =
              static_cast<SplitId>(split_count);
        }
      }
      splits[split_count++] = split;
    }
  }
}

SplitTables::SplitMap SplitTables::rename_all(const Names& names) const {
  std::array<std::uint8_t, kTripleCount> renamed{};
  for (std::size_t i = 0; i < kTripleCount; ++i) {
    renamed[i] = triple_numbers_[rename(triples_[i], names)];
  }
  SplitMap map{};
  for (std::size_t i = 0; i < kSplitCount; ++i) {
    map[i] = split_numbers_[renamed[triple_numbers_[splits[i][0]]]]
                           [renamed[triple_numbers_[splits[i][1]]]];
  }
  return map;
}

// Finds the splits that cross and continue split 0.
void SplitTables::relate_to_first() {
  std::size_t count = 0;
  for (std::size_t b = 0; b < kSplitCount; ++b) {
    if (cross(splits[0], splits[b])) crossing[0][count++] = static_cast<SplitId>(b);
  }
  const Split& a = splits[0];
  count = 0;
  for (const DigitSet b0 : triples_) {
    for (const DigitSet b1 : triples_) {
      const DigitSet b2 = rest_of(b0 | b1);
      if ((b0 & b1) != 0 || (a[0] & b0) != 0 || (a[1] & b1) != 0 || (a[2] & b2) != 0) continue;
      const Split second = {b0, b1, b2};
      const Split third = {rest_of(a[0] | b0), rest_of(a[1] | b1), rest_of(a[2] | b2)};
      first_continuations_[count] = {from_first(second), from_first(third)};
      continuations[0][count++] = {number_of(second), number_of(third)};
    }
  }
}

// Derives the same for split a by renaming.
void SplitTables::relate(SplitId a) {
  seen_from_[a] = rename_all(inverse(from_first(splits[a])));
  SplitMap original{};
  for (std::size_t b = 0; b < kSplitCount; ++b) {
    original[seen_from_[a][b]] = static_cast<SplitId>(b);
  }
  for (std::size_t i = 0; i < kCrossingCount; ++i) {
    crossing[a][i] = original[crossing[0][i]];
  }
  for (std::size_t i = 0; i < kContinuationCount; ++i) {
    const auto& [second, third] = continuations[0][i];
    continuations[a][i] = {original[second], original[third]};
  }
}

Continuation<Split> SplitTables::continuation(SplitId a, std::size_t number) const {
  std::array<unsigned, 9> bits{};  // of the digits of a, triple by triple
  std::size_t count = 0;
  for (unsigned rest : splits[a]) {
    for (int i = 0; i < 3; ++i) {
      bits[count++] = rest & -rest;
      rest &= rest - 1;
    }
  }
  const auto renamed = [&](const Names& names) {
    Split split{};
    for (std::size_t i = 0; i < 9; ++i) {
      split[i / 3] = static_cast<DigitSet>(split[i / 3] | bits[names[i]]);
    }
    return split;
  };
  const auto& [second, third] = first_continuations_[number];
  return {renamed(second), renamed(third)};
}

void SplitTables::mark_crossed_continuations() {
  for (std::size_t i = 0; i < kContinuationCount; ++i) {
    const auto& [second, third] = continuations[0][i];
    for (const SplitId split : crossing[second]) second_crosses_[split] |= std::uint64_t{1} << i;
    for (const SplitId split : crossing[third]) third_crosses_[split] |= std::uint64_t{1} << i;
  }
}

// Counts the arrangements of column sets 0, b and every c by their row sets: those of the first box
// cross split 0 (in 6 orders), those of the others continue them and cross b and c. (All numbers are multiples of
// twelve, as the table shows: were one rounded, they would not add up to the published number of bands.)
void SplitTables::count_arrangements(SplitId b) {
  for (std::size_t c = 0; c < kSplitCount; ++c) {
    int ways = 0;
    for (const SplitId rows : crossing[0]) {
      ways += std::popcount(continuations_crossing(rows, b, static_cast<SplitId>(c)));
    }
    dozens_[b][c] = static_cast<std::uint8_t>(ways / 2);
  }
}

// Renamings that keep split 0 map five rows of the table to all others.
void SplitTables::count_arrangements() {
  std::array<SplitMap, kKeepFirst.size()> maps{};
  for (std::size_t i = 0; i < maps.size(); ++i) maps[i] = rename_all(kKeepFirst[i]);
  std::bitset<kSplitCount> known;
  std::vector<SplitId> to_spread;
  for (std::size_t b = 0; b < kSplitCount; ++b) {
    if (known[b]) continue;
    known.set(b);
    count_arrangements(static_cast<SplitId>(b));
    to_spread.push_back(static_cast<SplitId>(b));
    while (!to_spread.empty()) {
      const SplitId from = to_spread.back();
      to_spread.pop_back();
      for (const SplitMap& map : maps) {
        const SplitId to = map[from];
        if (known[to]) continue;
        known.set(to);
        to_spread.push_back(to);
        for (std::size_t c = 0; c < kSplitCount; ++c) {
          dozens_[to][map[c]] = dozens_[from][c];
        }
      }
    }
  }
}

}  // namespace jiugong::generator
