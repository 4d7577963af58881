#include "regions/implied_sums.h"

#include <algorithm>
#include <array>
#include <set>
#include <utility>

#include "regions/sort_by.h"
#include "regions/windows.h"
#include "regions/word_bits.h"

namespace jiugong::regions {
namespace {

// Sums of up to kUsual cells are kept; while there are fewer than kEnough, of up to kMost.
constexpr std::size_t kUsual = 6, kMost = 8;
constexpr std::size_t kEnough = 20;

// Large puzzles have more unions and sums than are worth their time.
constexpr std::size_t kMaxUnions = 20'000;
constexpr std::size_t kMaxHousesCompared = 128;
constexpr std::size_t kMaxSumsFound = 2'000;
constexpr std::size_t kMaxSumsKept = 400;

bool includes(const Cells& all, const Cells& some) {
  return std::includes(all.begin(), all.end(), some.begin(), some.end());
}

// The cells as bits of a word. Of cells that include others it has all bits of theirs.
std::uint64_t sketch_of(const Cells& cells) {
  std::uint64_t bits = 0;
  for (const Small cell : cells) bits |= std::uint64_t{1} << cell % kWordBits;
  return bits;
}

}  // namespace

ImpliedSumSearch::ImpliedSumSearch(const Lists& houses, const std::vector<ImpliedSum>& cages,
                                   std::size_t cells, int house_total)
    : cells_(cells), house_total_(house_total) {
  over_ = cages.empty() || houses.size() == 0;
  if (over_) return;
  for (std::size_t house = 0; house < std::min(houses.size(), kMaxHousesCompared); ++house) {
    houses_.emplace_back(houses[house].begin(), houses[house].end());
  }
  std::vector<bool> caged(cells);
  for (const ImpliedSum& cage : cages) {
    if (std::any_of(cage.added.begin(), cage.added.end(),
                    [&](Small cell) { return caged[cell]; })) {
      continue;
    }
    for (const Small cell : cage.added) caged[cell] = true;
    cages_.push_back(cage);
  }
  const std::size_t count = houses_.size();
  constexpr auto kNone = static_cast<std::size_t>(-1);
  std::vector<std::size_t> cage_of(cells, kNone);
  for (std::size_t cage = 0; cage < cages_.size(); ++cage) {
    for (const Small cell : cages_[cage].added) cage_of[cell] = cage;
  }
  inside_.assign(count, std::vector<std::uint8_t>(cages_.size()));
  disjoint_.assign(count, std::vector<std::uint8_t>(count));
  joined_ = disjoint_;
  std::vector<std::uint8_t> is_in(cells);
  for (std::size_t a = 0; a < count; ++a) {
    for (const Small cell : houses_[a]) {
      is_in[cell] = 1;
      if (cage_of[cell] != kNone) ++inside_[a][cage_of[cell]];
    }
    for (std::size_t b = 0; b < count; ++b) {
      const bool disjoint = std::none_of(houses_[b].begin(), houses_[b].end(),
                                         [&](Small cell) { return is_in[cell] != 0; });
      disjoint_[a][b] = disjoint ? 1 : 0;
    }
    for (const Small cell : houses_[a]) is_in[cell] = 0;
  }
  for (std::size_t cage = 0; cage < cages_.size(); ++cage) {
    std::vector<std::size_t> met;
    for (std::size_t house = 0; house < count; ++house) {
      if (inside_[house][cage] != 0) met.push_back(house);
    }
    for (const std::size_t a : met) {
      for (const std::size_t b : met) joined_[a][b] = 1;
    }
  }
  for (const ImpliedSum& cage : cages_) sizes_.push_back(static_cast<int>(cage.size()));
  in_union_.resize(cages_.size());
  words_ = words_for(cells);
  taken_.resize(words_);
  const auto bits_of = [&](const Cells& of, std::vector<std::uint64_t>& bits) {
    bits.resize(bits.size() + words_);
    std::uint64_t* const words = &bits[bits.size() - words_];
    for (const Small cell : of) words[cell / kWordBits] |= std::uint64_t{1} << cell % kWordBits;
  };
  for (const Cells& house : houses_) bits_of(house, house_bits_);
  for (const ImpliedSum& cage : cages_) bits_of(cage.added, cage_bits_);
  work_of_start_ = 2 * count * count * houses_.front().size() + count * cages_.size();
  union_ = {.size = 1, .houses = {}};
}

bool ImpliedSumSearch::advance(WorkBudget& budget) {
  while (!over_ && !budget.is_spent()) {
    budget.spend(is_connected() ? evaluate() : 1);
    over_ = !next() || ++unions_ == kMaxUnions || found_.size() >= kMaxSumsFound;
  }
  return over_;
}

// Goes on to the next union of disjoint houses in ascending order.
bool ImpliedSumSearch::next() {
  std::size_t place = union_.size - 1;
  std::size_t house = union_.houses[place] + 1;
  for (;;) {
    const auto fits = [&] {
      for (std::size_t i = 0; i < place; ++i) {
        if (disjoint_[union_.houses[i]][house] == 0) return false;
      }
      return true;
    };
    while (house < houses_.size() && !fits()) ++house;
    if (house < houses_.size()) {
      union_.houses[place] = house;
      if (++place == union_.size) return true;
      ++house;
    } else if (place > 0) {
      house = union_.houses[--place] + 1;
    } else {
      if (union_.size == kMaxHouses) return false;
      ++union_.size;
      house = 0;
    }
  }
}

bool ImpliedSumSearch::is_connected() const {
  unsigned joined[kMaxHouses] = {};  // per house of the union, those joined to it
  for (std::size_t a = 1; a < union_.size; ++a) {
    const std::vector<std::uint8_t>& to = joined_[union_.houses[a]];
    if (to[union_.houses[a]] == 0) return false;  // (Without a cage it is joined to none.)
    for (std::size_t b = 0; b < a; ++b) {
      if (to[union_.houses[b]] == 0) continue;
      joined[a] |= 1U << b;
      joined[b] |= 1U << a;
    }
  }
  unsigned reached = 1;
  for (std::size_t round = 1; round < union_.size; ++round) {
    for (std::size_t a = 0; a < union_.size; ++a) {
      if ((reached >> a & 1) != 0) reached |= joined[a];
    }
  }
  return reached == (1U << union_.size) - 1;
}

// Each cage across the border is taken or left, in three ways: what adds fewer cells, no cage, each cage.
std::uint64_t ImpliedSumSearch::evaluate() {
  std::fill(in_union_.begin(), in_union_.end(), 0);
  for (std::size_t i = 0; i < union_.size; ++i) {
    const std::vector<std::uint8_t>& inside = inside_[union_.houses[i]];
    for (std::size_t cage = 0; cage < inside.size(); ++cage) in_union_[cage] += inside[cage];
  }
  std::array<int, 3> left{};
  left.fill(static_cast<int>(union_.size * houses_[0].size()));
  // Without branches, which nothing would foretell.
  for (std::size_t cage = 0; cage < sizes_.size(); ++cage) {
    const int in = in_union_[cage], out = sizes_[cage] - in;
    left[0] += std::min(out - in, 0);
    left[1] -= out == 0 ? in : 0;
    left[2] += in == 0 ? 0 : out - in;
  }
  std::uint64_t work = 4 * cages_.size() + 10;
  for (std::size_t variant = 0; variant < left.size(); ++variant) {
    if (left[variant] == 0 || left[variant] > static_cast<int>(kMost)) continue;
    keep(variant);
    work += 5 * cells_;
  }
  return work;
}

void ImpliedSumSearch::keep(std::size_t variant) {
  std::fill(taken_.begin(), taken_.end(), 0);
  ImpliedSum sum = {
      .added = {}, .subtracted = {}, .total = static_cast<int>(union_.size) * house_total_};
  for (std::size_t cage = 0; cage < cages_.size(); ++cage) {
    const int in = in_union_[cage], out = sizes_[cage] - in;
    if (in == 0 || !(out == 0 || variant == 2 || (variant == 0 && out < in))) continue;
    sum.total -= cages_[cage].total;
    for (std::size_t word = 0; word < words_; ++word)
      taken_[word] |= cage_bits_[cage * words_ + word];
  }
  for (std::size_t word = 0; word < words_; ++word) {
    std::uint64_t in = 0;
    for (std::size_t i = 0; i < union_.size; ++i)
      in |= house_bits_[union_.houses[i] * words_ + word];
    append_numbers(word, in & ~taken_[word], sum.added);
    append_numbers(word, taken_[word] & ~in, sum.subtracted);
  }
  if (sum.added.empty()) {
    std::swap(sum.added, sum.subtracted);
    sum.total = -sum.total;
  }
  found_.push_back(std::move(sum));
}

std::vector<ImpliedSum> ImpliedSumSearch::take() {
  sort_by(found_, [](const ImpliedSum& sum) { return static_cast<int>(sum.size()); });
  // The known sums, each also with added and subtracted cells exchanged.
  using Sides = std::pair<Cells, Cells>;
  struct Known {
    Sides sides;
    std::uint64_t added, subtracted;  // their sketches
  };
  std::vector<Known> known;
  std::set<Sides> seen;
  const auto note = [&](const ImpliedSum& sum) {
    for (const Sides& sides :
         {Sides{sum.added, sum.subtracted}, Sides{sum.subtracted, sum.added}}) {
      known.push_back({sides, sketch_of(sides.first), sketch_of(sides.second)});
      seen.insert(sides);
    }
  };
  for (const ImpliedSum& cage : cages_) note(cage);
  const auto is_composed = [&](const ImpliedSum& sum) {
    const std::uint64_t added = sketch_of(sum.added), subtracted = sketch_of(sum.subtracted);
    return std::any_of(known.begin(), known.end(), [&](const Known& part) {
      const auto& [first, second] = part.sides;
      return ((part.added & ~added) | (part.subtracted & ~subtracted)) == 0 &&
             includes(sum.added, first) && includes(sum.subtracted, second) &&
             seen.contains({difference(sum.added, first), difference(sum.subtracted, second)});
    });
  };
  std::vector<ImpliedSum> kept;
  for (ImpliedSum& sum : found_) {
    if (kept.size() == kMaxSumsKept || (sum.size() > kUsual && kept.size() >= kEnough)) break;
    if (seen.contains({sum.added, sum.subtracted}) || is_composed(sum)) continue;
    note(sum);
    kept.push_back(std::move(sum));
  }
  return kept;
}

}  // namespace jiugong::regions
