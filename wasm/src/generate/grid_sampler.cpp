// Draws every full grid with equal probability:
//
//     box 1 | box 2 | box 3     Up to renaming of the digits box 1 is always 147 / 258 / 369, so
//    -------+-------+-------    its column sets are 123 456 789, which is split 0.
//     box 4 | box 5 | box 6
//    -------+-------+-------
//     box 7 | box 8 | box 9
//
// 1. Band 1 is drawn directly: the row sets of box 1 continue in boxes 2 and 3 in one of 56 ways,
//    and any of 36 splits (in 6 orders) that cross these rows can be the column sets of each box.
// 2. The column sets of each of the three stacks continue in one of 56 ways. Bands 2 and 3 with
//    these column sets can be made in f2 and f3 ways, at most 1728 each. The draft is accepted with
//    the probability f2/1728 · f3/1728; otherwise everything is drawn anew. On average there are 75
//    drafts, most of them rejected because of f2.
// 3. For bands 2 and 3 one of the f2 and f3 ways is drawn uniformly.
// 4. The digits are renamed at random.
//
// So each grid with this box 1 has the probability 1/(56 · 216² · 56³) · f2 f3/1728² · 1/(f2 f3),
// times the number of drafts, which is the same for all. Drawing only step 2 anew would be no
// faster and wrong: the number of grids below a first band differs by 1% from class to class.
#include <bit>

#include "generate/split_tables.h"
#include "jiugong/generate.h"
#include "make_owned.h"

namespace jiugong {
namespace {

using generator::kContinuationCount;
using generator::kCrossingCount;
using generator::kMaxArrangements;
using generator::kMinArrangements;
using generator::kSplitCount;
using generator::Split;
using generator::SplitId;
using generator::SplitTables;

// Three items for boxes side by side, or for stacks.
template <typename T>
using Three = std::array<T, 3>;

// Three rows of nine digits, here 0..8.
using BandRows = Three<std::array<Digit, 9>>;

// Takes the last digit of a number in mixed radix. (Unsigned numbers of 32 bits are those that compilers and
// V8 divide by a constant with a multiplication.)
template <std::size_t base>
std::size_t take(std::uint32_t& number) {
  constexpr auto kBase = static_cast<std::uint32_t>(base);
  const std::uint32_t digit = number % kBase;
  number /= kBase;
  return digit;
}

// Returns a random number below a product of bases.
template <std::size_t bound>
std::uint32_t draw_below(Random& random) {
  return static_cast<std::uint32_t>(random.below(static_cast<int>(bound)));
}

// Returns the band with these sets: a row and a column of a box share exactly one digit, the one at
// their intersection.
BandRows meet(const Three<Split>& rows, const Three<Split>& columns) {
  BandRows band{};
  for (std::size_t row = 0; row < 3; ++row) {
    for (std::size_t column = 0; column < 9; ++column) {
      const unsigned shared = rows[column / 3][row] & columns[column / 3][column % 3];
      band[row][column] = static_cast<Digit>(std::countr_zero(shared));
    }
  }
  return band;
}

// The values drawn until a draft is accepted.
struct Draft {
  std::size_t rows = 0;         // continuation of the row sets of box 1 in boxes 2 and 3
  Three<SplitId> columns{};     // the column sets of band 1
  Three<std::size_t> stacks{};  // continuation of those of each stack
};

// Renames the digits at random and shuffles the columns of stacks 2 and 3, since splits have no
// order; renaming does this for stack 1.
Grid finish(const Three<BandRows>& bands, Random& random) {
  std::array<Digit, 9> names{1, 2, 3, 4, 5, 6, 7, 8, 9};
  random.shuffle(std::span(names));
  std::array<std::size_t, 9> columns{0, 1, 2, 3, 4, 5, 6, 7, 8};
  random.shuffle(std::span(columns).subspan(3, 3));
  random.shuffle(std::span(columns).subspan(6, 3));
  Grid grid;
  for (std::size_t row = 0; row < 9; ++row) {
    for (std::size_t column = 0; column < 9; ++column) {
      grid.set(static_cast<Cell>(9 * row + column),
               names[bands[row / 3][row % 3][columns[column]]]);
    }
  }
  return grid;
}

}  // namespace

struct GridSampler::Impl : SplitTables {
  // The row sets of box 1.
  SplitId first_rows = number_of({0b001001001, 0b010010010, 0b100100100});

  // What a draft looks up, in flat arrays. Of the column sets of box 2, or of box 3: their number times 56, by the
  // number of the crossing times 56 plus the continuation of the row sets of box 1.
  std::array<std::uint16_t, kCrossingCount * kContinuationCount> second_columns{}, third_columns{};
  // The `second` of each continuation, by the number of the split times 56 plus that of the continuation.
  std::array<SplitId, kSplitCount * kContinuationCount> seconds{};

  Impl() {
    for (std::size_t i = 0; i < kContinuationCount; ++i) {
      const auto& rows = continuations[first_rows][i];
      for (std::size_t k = 0; k < kCrossingCount; ++k) {
        const std::size_t place = kContinuationCount * k + i;
        second_columns[place] =
            static_cast<std::uint16_t>(kContinuationCount * crossing[rows.second][k]);
        third_columns[place] =
            static_cast<std::uint16_t>(kContinuationCount * crossing[rows.third][k]);
      }
      for (std::size_t a = 0; a < kSplitCount; ++a) {
        seconds[kContinuationCount * a + i] = continuations[a][i].second;
      }
    }
  }

  // Returns whether a random number below kMaxArrangements is below the number of arrangements. (The first test
  // needs no table: it spares a wait for three look-ups when the processor has expected another answer.)
  bool accepts(std::uint32_t draw, SplitId a, SplitId b, SplitId c) const {
    return draw < kMinArrangements || static_cast<int>(draw) < arrangements(a, b, c);
  }

  // Steps 1 and 2.
  Draft draw_draft(Random& random) const {
    for (;;) {
      auto draw = draw_below<kContinuationCount * kCrossingCount * kCrossingCount>(random);
      const std::size_t place = take<kContinuationCount * kCrossingCount>(draw);
      const std::size_t rows = place % kContinuationCount;
      const std::size_t two = second_columns[place];
      const std::size_t three = third_columns[kContinuationCount * draw + rows];

      draw = draw_below<kContinuationCount * kContinuationCount * kContinuationCount *
                        kMaxArrangements>(random);
      const Three<std::size_t> stacks = {take<kContinuationCount>(draw),
                                         take<kContinuationCount>(draw),
                                         take<kContinuationCount>(draw)};
      if (!accepts(draw, seconds[stacks[0]], seconds[two + stacks[1]], seconds[three + stacks[2]]))
        continue;
      const Draft draft = {rows,
                           {0, static_cast<SplitId>(two / kContinuationCount),
                            static_cast<SplitId>(three / kContinuationCount)},
                           stacks};
      const auto third = [&](std::size_t stack) {
        return continuations[draft.columns[stack]][stacks[stack]].third;
      };
      if (accepts(draw_below<kMaxArrangements>(random), third(0), third(1), third(2))) return draft;
    }
  }

  // Returns the band whose row sets are split `first` and its continuation, with these columns.
  BandRows band(SplitId first, std::size_t rows, const Three<Split>& columns) const {
    const auto [second, third] = continuation(first, rows);
    return meet({splits[first], second, third}, columns);
  }

  // Step 3: draws row sets until they cross the column sets of their boxes, some 60 times.
  BandRows draw_band(const Three<Split>& columns, Random& random) const {
    const SplitId one = number_of(columns[0]), two = number_of(columns[1]),
                  three = number_of(columns[2]);
    std::array<std::uint64_t, kCrossingCount> fitting{};  // continuations, as bits
    for (std::size_t i = 0; i < kCrossingCount; ++i) {
      fitting[i] = continuations_crossing(crossing[one][i], two, three);
    }
    std::size_t first = 0, rows = 0;
    do {
      auto draw = draw_below<kCrossingCount * kContinuationCount>(random);
      first = take<kCrossingCount>(draw);
      rows = draw;
    } while ((fitting[first] >> rows & 1) == 0);
    BandRows result = band(crossing[one][first], rows, columns);
    random.shuffle(std::span(result));  // splits have no order
    return result;
  }

  Three<BandRows> draw_bands(const Draft& draft, Random& random) const {
    Three<Split> first, second, third;
    for (std::size_t stack = 0; stack < 3; ++stack) {
      const SplitId columns = draft.columns[stack];
      const auto below = continuation(columns, draft.stacks[stack]);
      first[stack] = splits[columns];
      second[stack] = below.second;
      third[stack] = below.third;
    }
    return {band(first_rows, draft.rows, first), draw_band(second, random),
            draw_band(third, random)};
  }
};

GridSampler::GridSampler() : impl_(make_owned<const Impl>()) {}

Grid GridSampler::draw(Random& random) const {
  // A copy stays in registers.
  Random numbers = random;
  const Draft draft = impl_->draw_draft(numbers);
  const Grid grid = finish(impl_->draw_bands(draft, numbers), numbers);
  random = numbers;
  return grid;
}

}  // namespace jiugong
