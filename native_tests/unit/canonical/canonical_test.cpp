#include "jiugong/canonical.h"

#include <algorithm>
#include <numeric>
#include <span>

#include "jiugong/random.h"
#include "support.h"
#include "unit/analysis/random_grids.h"

namespace jiugong {
namespace {

// A filled grid with 648 automorphisms, more than any other has.
constexpr std::string_view kMostSymmetric =
    "123456789456789123789123456231564897564897231897231564312645978645978312978312645";

using Lines = std::array<std::uint8_t, 9>;

// All ways to permute three groups of three lines and the lines of each group.
std::vector<Lines> line_orders() {
  std::vector<Lines> orders;
  Lines order;
  std::iota(order.begin(), order.end(), std::uint8_t{0});
  do {
    bool is_grouped = true;
    for (std::size_t i = 0; i < 9; ++i) is_grouped &= order[i] / 3 == order[i / 3 * 3] / 3;
    if (is_grouped) orders.push_back(order);
  } while (std::next_permutation(order.begin(), order.end()));
  return orders;
}

// The definition: places row after row, for each order of columns, as long as no other arrangement
// is less.
class PlainForm {
 public:
  explicit PlainForm(const Grid& puzzle) {
    least_.fill('~');
    for (const bool transposed : {false, true}) {
      for (const Lines& columns : orders()) {
        place({.transposed = transposed, .columns = columns}, puzzle, 0, {}, 0);
      }
    }
  }

  std::string line() const { return {least_.begin(), least_.end()}; }
  std::uint64_t ways() const { return ways_; }

 private:
  static const std::vector<Lines>& orders() {
    static const std::vector<Lines> orders = line_orders();
    return orders;
  }

  void place(Transformation to, const Grid& puzzle, std::size_t placed, std::array<char, 10> labels,
             char label) {
    if (placed == 9) return void(++ways_);
    for (std::uint8_t row = 0; row < 9; ++row) {
      const auto end = to.rows.begin() + static_cast<std::ptrdiff_t>(placed);
      if (std::find(to.rows.begin(), end, row) != end) continue;
      if (placed % 3 != 0 && row / 3 != to.rows[placed - 1] / 3) continue;
      if (placed % 3 == 0 &&
          std::any_of(to.rows.begin(), end, [&](int other) { return other / 3 == row / 3; }))
        continue;
      to.rows[placed] = row;
      std::array<char, 10> known = labels;
      char last = label;
      std::array<char, 9> cells;
      for (std::size_t i = 0; i < 9; ++i) {
        const int column = to.columns[i];
        const Digit digit = puzzle[to.transposed ? 9 * column + row : 9 * row + column];
        if (digit != 0 && known[digit] == 0) known[digit] = ++last;
        cells[i] = static_cast<char>('0' + (digit == 0 ? 0 : known[digit]));
      }
      const auto least = least_.begin() + static_cast<std::ptrdiff_t>(9 * placed);
      if (std::lexicographical_compare(least, least + 9, cells.begin(), cells.end())) continue;
      if (!std::equal(cells.begin(), cells.end(), least)) {
        ways_ = 0;
        std::fill(std::copy(cells.begin(), cells.end(), least), least_.end(), '~');
      }
      place(to, puzzle, placed + 1, known, last);
    }
  }

  std::array<char, kCellCount> least_;
  std::uint64_t ways_ = 0;
};

void expect_form(const Grid& puzzle, std::string_view line, std::uint64_t automorphisms) {
  const auto form = canonical_form(puzzle);
  ASSERT_TRUE(form) << puzzle.to_line();
  EXPECT_EQ(form->grid.to_line('0'), line) << puzzle.to_line();
  EXPECT_EQ(form->automorphisms, automorphisms) << puzzle.to_line();
  EXPECT_EQ(apply(form->transformation, puzzle), form->grid) << puzzle.to_line();
}

void expect_as_defined(const Grid& puzzle) {
  const PlainForm plain(puzzle);
  expect_form(puzzle, plain.line(), plain.ways());
}

Lines random_lines(Random& random) {
  static const std::vector<Lines> orders = line_orders();
  return orders[static_cast<std::size_t>(random.below(static_cast<int>(orders.size())))];
}

Transformation random_transformation(Random& random) {
  Transformation to;
  to.transposed = random.below(2) != 0;
  to.rows = random_lines(random);
  to.columns = random_lines(random);
  random.shuffle(std::span(to.digits).subspan(1));
  return to;
}

// The cells of some digits in some rows, as sets of bits: bit d - 1 for digit d, bit r for row r.
Grid part_of(const Grid& grid, int digits, int rows) {
  Grid part;
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    if ((digits >> (grid[cell] - 1) & 1) != 0 && (rows >> cell / 9 & 1) != 0)
      part.set(cell, grid[cell]);
  }
  return part;
}

Grid random_part(Random& random) {
  return part_of(grid_of(kMostSymmetric), random.below(512), random.below(512));
}

TEST(CanonicalForm, IsTheLeastOfAllAsDefined) {
  RandomGrids grids(1);
  expect_as_defined(grid_of(kPuzzle));
  expect_as_defined(grid_of(kPuzzleSolved));
  expect_as_defined(grid_of(kMostSymmetric));
  for (const int clues : {1, 2, 3, 5, 8, 13, 17, 25, 40, 60, 80}) {
    if (kSanitized && clues != 17) continue;
    SCOPED_TRACE(clues);
    expect_as_defined(grids.with_clues(clues));
  }
}

TEST(CanonicalForm, OfPartsOfASymmetricGridIsAsDefined) {
  Random random(2);
  for (int i = 0; i < 12; ++i) {
    expect_as_defined(random_part(random));
  }
}

TEST(CanonicalForm, CountsAutomorphisms) {
  expect_form(Grid(), std::string(81, '0'), 3'359'232);  // 2 * 6^8
  EXPECT_EQ(canonical_form(grid_of(kMostSymmetric))->automorphisms, 648u);
  // The nine cells of a digit can be in 46,656 places, each of which becomes each other one.
  EXPECT_EQ(canonical_form(part_of(grid_of(kMostSymmetric), 1, 0x1ff))->automorphisms,
            3'359'232u / 46'656);
}

TEST(CanonicalForm, OfTransformedPuzzlesIsTheSame) {
  Random random(3);
  RandomGrids grids(4);
  for (int i = 0; i < 400; ++i) {
    const Grid puzzle = i % 3 == 0   ? grids.with_clues(1 + random.below(81))
                        : i % 3 == 1 ? grids.minimal()
                                     : random_part(random);
    const auto form = canonical_form(puzzle);
    ASSERT_TRUE(form);
    expect_form(apply(random_transformation(random), puzzle), form->grid.to_line('0'),
                form->automorphisms);
    expect_form(form->grid, form->grid.to_line('0'), form->automorphisms);
  }
}

TEST(CanonicalForm, TellsPuzzlesApartThatDifferInADigit) {
  const Grid puzzle = grid_of(kPuzzle);
  const auto form = canonical_form(puzzle);
  Grid less = puzzle;
  less.set(0, 0);
  EXPECT_NE(canonical_form(less)->grid, form->grid);
}

TEST(CanonicalForm, IsNothingIfDigitsClash) {
  Grid puzzle = grid_of(kPuzzle);
  puzzle.set(1, puzzle[0]);
  EXPECT_EQ(canonical_form(puzzle), std::nullopt);
}

TEST(Transformation, TransposesThenPermutesThenRelabels) {
  EXPECT_EQ(apply({}, grid_of(kPuzzle)), grid_of(kPuzzle));
  Grid grid;
  grid.set(9 * 1 + 5, 7);
  Transformation to{.transposed = true};
  std::swap(to.rows[3], to.rows[5]);
  std::swap(to.columns[0], to.columns[1]);
  std::swap(to.digits[7], to.digits[2]);
  Grid image;
  image.set(9 * 3 + 0, 2);
  EXPECT_EQ(apply(to, grid), image);
}

}  // namespace
}  // namespace jiugong
