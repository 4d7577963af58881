#include "generate/split_tables.h"

#include <bit>
#include <vector>

namespace jiugong::generator {
namespace {

// Digits are 0..8 here; names[d] is the new name of digit d.
using Names = std::array<std::uint8_t, 9>;

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

Split rename(const Split& split, const Names& names) {
  return {rename(split[0], names), rename(split[1], names), rename(split[2], names)};
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
      first_continuations_[count++] = {
          {b0, b1, b2}, {rest_of(a[0] | b0), rest_of(a[1] | b1), rest_of(a[2] | b2)}};
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
    crosses[a].set(crossing[a][i]);
  }
  for (std::size_t i = 0; i < kContinuationCount; ++i) {
    const auto& [second, third] = first_continuations_[i];
    continuations[a][i] = {original[number_of(second)], original[number_of(third)]};
  }
}

Continuation<Split> SplitTables::continuation(SplitId a, std::size_t number) const {
  const Names names = from_first(splits[a]);
  const auto& [second, third] = first_continuations_[number];
  return {rename(second, names), rename(third, names)};
}

// Counts the arrangements of column sets 0, b and every c by their row sets: those of the first box
// cross split 0 (in 6 orders), those of the others continue them and cross b and c.
void SplitTables::count_arrangements(SplitId b) {
  for (const SplitId rows : crossing[0]) {
    for (const auto& [second, third] : continuations[rows]) {
      if (!crosses[b][second]) continue;
      for (const SplitId c : crossing[third]) {
        arrangements_[b][c] = static_cast<std::uint16_t>(arrangements_[b][c] + 6);
      }
    }
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
          arrangements_[to][map[c]] = arrangements_[from][c];
        }
      }
    }
  }
}

}  // namespace jiugong::generator
