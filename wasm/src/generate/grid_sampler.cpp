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

namespace jiugong {
namespace {

using generator::Continuation;
using generator::kContinuationCount;
using generator::kCrossingCount;
using generator::kMaxArrangements;
using generator::Split;
using generator::SplitId;
using generator::SplitTables;

// Three items for boxes side by side, or for stacks.
template <typename T>
using Three = std::array<T, 3>;

// Three rows of nine digits, here 0..8.
using BandRows = Three<std::array<Digit, 9>>;

// Takes the last digit of a number in mixed radix.
std::size_t take(int& number, std::size_t base) {
  const auto digit = static_cast<std::size_t>(number) % base;
  number /= static_cast<int>(base);
  return digit;
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

struct GridSampler::Tables : SplitTables {
  // The row sets of box 1.
  SplitId first_rows = number_of({0b001001001, 0b010010010, 0b100100100});

  // Steps 1 and 2; returns whether the draft is accepted.
  bool draw_draft(Random& random, Draft& draft) const {
    int draw = random.below(static_cast<int>(kContinuationCount * kCrossingCount * kCrossingCount));
    draft.rows = take(draw, kContinuationCount);
    const auto& rows = continuations[first_rows][draft.rows];
    draft.columns[1] = crossing[rows.second][take(draw, kCrossingCount)];
    draft.columns[2] = crossing[rows.third][take(draw, kCrossingCount)];

    draw = random.below(static_cast<int>(kContinuationCount * kContinuationCount *
                                         kContinuationCount * kMaxArrangements));
    Three<Continuation<SplitId>> below;
    for (std::size_t stack = 0; stack < 3; ++stack) {
      draft.stacks[stack] = take(draw, kContinuationCount);
      below[stack] = continuations[draft.columns[stack]][draft.stacks[stack]];
    }
    return draw < arrangements(below[0].second, below[1].second, below[2].second) &&
           random.below(kMaxArrangements) <
               arrangements(below[0].third, below[1].third, below[2].third);
  }

  // Returns the band whose row sets are split `first` and its continuation, with these columns.
  BandRows band(SplitId first, std::size_t rows, const Three<Split>& columns) const {
    const auto [second, third] = continuation(first, rows);
    return meet({splits[first], second, third}, columns);
  }

  // Step 3: draws row sets until they cross the column sets of their boxes, some 30 times.
  BandRows draw_band(const Three<Split>& columns, Random& random) const {
    const Three<SplitId> ids = {number_of(columns[0]), number_of(columns[1]),
                                number_of(columns[2])};
    for (;;) {
      int draw = random.below(static_cast<int>(kCrossingCount * kContinuationCount));
      const SplitId first = crossing[ids[0]][take(draw, kCrossingCount)];
      const auto rows = static_cast<std::size_t>(draw);
      const auto& [second, third] = continuations[first][rows];
      if (!crosses[ids[1]][second] || !crosses[ids[2]][third]) continue;
      BandRows result = band(first, rows, columns);
      random.shuffle(std::span(result));  // splits have no order
      return result;
    }
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

GridSampler::GridSampler() : tables_(std::make_unique<const Tables>()) {}
GridSampler::~GridSampler() = default;
GridSampler::GridSampler(GridSampler&&) noexcept = default;
GridSampler& GridSampler::operator=(GridSampler&&) noexcept = default;

Grid GridSampler::draw(Random& random) const {
  Draft draft;
  while (!tables_->draw_draft(random, draft)) {
  }
  return finish(tables_->draw_bands(draft, random), random);
}

}  // namespace jiugong
