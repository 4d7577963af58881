// Row by row, all orders of rows and columns that give the least rows so far are kept, with what they
// have not settled yet left open: a blank row or nine new digits settle nothing, so a filled grid
// begins with 18 arrangements instead of 23,328.
#include "jiugong/canonical.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <utility>
#include <vector>

#include "jiugong/geometry.h"

namespace jiugong {
namespace {

using Row = std::array<Digit, 9>;

constexpr Digit kGreatest = 0xff;  // follows every label

constexpr std::array<std::uint64_t, 4> kFactorials = {1, 1, 2, 6};

// An order of rows and columns that is settled only as far as the rows placed so far settle it.
//
// Columns have positions, but the order of those in one class is open: every order gives the same
// rows so far. Classes are parts of a stack; stacks whose order is open form a class, too, and are
// cut into classes at the same places.
//
//     positions       0 1 2   3 4 5   6 7 8
//     cuts            |   |   | |     | |          columns 0 and 1 may be swapped, 4 and 5, 7 and 8
//     stack cuts      |       |                    as may the second and the third stack
//
// A digit that was placed in an open class has an open label, too: the label of a digit is what
// its row holds at the position of the column in which the digit was seen first.
class Arrangement {
 public:
  // Columns, positions and stacks are small; classes are `[begin, end)`.
  int column_at(int position) const { return column_at_[index(position)]; }
  int position_of(int column) const { return position_of_[index(column)]; }

  int class_begin(int position) const { return highest_up_to(cuts_, position); }
  int class_end(int position) const {
    return std::countr_zero(cuts_ >> (position + 1)) + position + 1;
  }
  int stack_class_begin(int stack) const { return highest_up_to(stack_cuts_, stack); }
  int stack_class_end(int stack) const {
    return std::countr_zero(stack_cuts_ >> (stack + 1)) + stack + 1;
  }

  // Settles that the columns, or stacks, before this position come before the others.
  void cut(int position) { cuts_ |= 1u << position; }
  void cut_stacks(int stack) { stack_cuts_ |= 1u << stack; }

  // Swaps the columns at two positions of one class, or two stacks of one class.
  void swap(int a, int b) {
    std::swap(column_at_[index(a)], column_at_[index(b)]);
    position_of_[column_at_[index(a)]] = static_cast<std::uint8_t>(a);
    position_of_[column_at_[index(b)]] = static_cast<std::uint8_t>(b);
  }
  void swap_stacks(int a, int b) {
    if (a == b) return;
    for (int i = 0; i < 3; ++i) swap(3 * a + i, 3 * b + i);
  }

  // Makes a column the first of its class, in the first stack of its class of stacks.
  void settle_first(int column);

  // The position that settle_first() would give the column.
  int first_position(int column) const {
    const int position = position_of(column), stack = position / 3;
    return class_begin(position) - 3 * (stack - stack_class_begin(stack));
  }

  // The number of orders of columns that are left.
  std::uint64_t orders() const;

 private:
  static std::size_t index(int i) { return static_cast<std::size_t>(i); }
  static int highest_up_to(unsigned cuts, int place) {
    return 31 - std::countl_zero(cuts & ((2u << place) - 1));
  }

  std::array<std::uint8_t, 9> column_at_ = {0, 1, 2, 3, 4, 5, 6, 7, 8};
  std::array<std::uint8_t, 9> position_of_ = {0, 1, 2, 3, 4, 5, 6, 7, 8};
  unsigned cuts_ = 0b1'001'001'001;
  unsigned stack_cuts_ = 0b1001;
};

void Arrangement::settle_first(int column) {
  const int stack = position_of(column) / 3, first_stack = stack_class_begin(stack);
  swap_stacks(first_stack, stack);
  cut_stacks(first_stack + 1);
  const int position = position_of(column), first = class_begin(position);
  swap(first, position);
  cut(first + 1);
}

std::uint64_t Arrangement::orders() const {
  std::uint64_t orders = 1;
  for (int i = 0; i < 9; i = class_end(i)) orders *= kFactorials[index(class_end(i) - i)];
  for (int i = 0; i < 3; i = stack_class_end(i))
    orders *= kFactorials[index(stack_class_end(i) - i)];
  return orders;
}

// A transposed or plain grid whose rows and columns are being arranged.
struct Candidate {
  struct Home {
    std::uint8_t row = 0;  // of the canonical form, 0..8
    std::uint8_t column = 0;
  };

  Arrangement columns;
  std::array<Home, 10> homes;  // where each digit was seen first
  std::uint16_t seen = 0;      // bit d: digit d was seen
  bool transposed = false;
  std::array<std::uint8_t, 9> rows{};  // the rows placed so far
  std::uint16_t rows_left = kAllDigits;
  std::uint64_t ways = 1;  // orders of blank rows and bands that give the same
};

class Search {
 public:
  explicit Search(const Grid& puzzle) {
    for (Cell cell = 0; cell < kCellCount; ++cell) {
      const auto row = static_cast<std::size_t>(cell / 9),
                 column = static_cast<std::size_t>(cell % 9);
      grids_[0][row][column] = grids_[1][column][row] = puzzle[cell];
    }
    for (std::size_t side = 0; side < 2; ++side) {
      for (std::size_t row = 0; row < 9; ++row) {
        if (grids_[side][row] == Row{}) blank_[side] |= 1u << row;
      }
    }
  }

  CanonicalForm run() {
    std::vector<Candidate> candidates(2);
    candidates[1].transposed = true;
    for (placed_ = 0; placed_ < 9; ++placed_) {
      form_[placed_].fill(kGreatest);
      for (const Candidate& candidate : candidates) add_row(candidate);
      candidates.swap(next_);
      next_.clear();
    }
    CanonicalForm form;
    form.transformation = transformation_of(candidates.front());
    for (Cell cell = 0; cell < kCellCount; ++cell) {
      form.grid.set(cell,
                    form_[static_cast<std::size_t>(cell / 9)][static_cast<std::size_t>(cell % 9)]);
    }
    form.automorphisms = 0;
    for (const Candidate& candidate : candidates) {
      form.automorphisms += candidate.ways * candidate.columns.orders();
    }
    return form;
  }

 private:
  // Tries all rows that may come next: the others of the band, or any of another band. Of blank
  // bands, and of blank rows of a band, one stands for all.
  void add_row(const Candidate& candidate) {
    const unsigned blank = blank_[candidate.transposed ? 1 : 0];
    unsigned rows = candidate.rows_left, blank_bands = 0;
    if (placed_ % 3 != 0) {
      rows &= band_of(candidate.rows[placed_ - 1]);
    } else {
      for (int row = 0; row < 9; row += 3) {
        const unsigned band = band_of(row);
        if ((candidate.rows_left & blank & band) == band && blank_bands++ == 0) rows = band;
      }
    }
    while (rows != 0) {
      const int row = std::countr_zero(rows);
      const unsigned same = (blank >> row & 1) != 0 ? rows & blank & band_of(row) : 1u << row;
      rows &= ~same;
      Candidate next = candidate;
      next.ways *= static_cast<unsigned>(std::popcount(same));
      next.ways *= std::max(blank_bands, 1u);
      next.rows[placed_] = static_cast<std::uint8_t>(row);
      next.rows_left &= static_cast<std::uint16_t>(~(1u << row));
      row_ = &grids_[candidate.transposed ? 1 : 0][static_cast<std::size_t>(row)];
      place(next, 0);
    }
  }

  // Places the columns from `position` on in all ways that make the row least, and keeps the
  // arrangements that result, unless another row or arrangement is known to be less.
  void place(Candidate& candidate, int position) {
    Arrangement& columns = candidate.columns;
    int tied = 0;  // stacks before this position are in an order that makes no difference
    while (position < 9) {
      const int stack = position / 3, stack_end = columns.stack_class_end(stack);
      if (position % 3 == 0 && position >= tied && stack_end - stack > 1) {
        const int stacks = tie_stacks(candidate, stack, stack_end);
        if (stacks == 0) return place_each_stack(candidate, stack, stack_end);
        tied = position + 3 * stacks;
      }
      const int end = columns.class_end(position);
      for (const int given = blanks_first(columns, position, end); position < given; ++position) {
        if (!append(position, 0)) return;
      }
      if (has_seen(candidate, position, end)) {
        if (!place_seen(candidate, position, end)) return;
        ++position;
      } else {
        for (; position < end; ++position) {
          const Digit digit = digit_at(columns, position);
          candidate.homes[digit] = {static_cast<std::uint8_t>(placed_),
                                    static_cast<std::uint8_t>(columns.column_at(position))};
          candidate.seen |= static_cast<std::uint16_t>(1u << digit);
          if (!append(position, static_cast<Digit>(std::popcount(candidate.seen)))) return;
        }
      }
    }
    next_.push_back(candidate);
  }

  // Of a class of stacks, finds those that come first, whose order makes no difference: blank ones,
  // or if all digits are new, those with the least pattern of givens. Moves them to the front and
  // returns their number; 0 if the order matters.
  int tie_stacks(Candidate& candidate, int stack, int end) const {
    Arrangement& columns = candidate.columns;
    std::array<unsigned, 3> patterns{};
    unsigned least = ~0u;
    for (int i = stack; i < end; ++i) {
      patterns[static_cast<std::size_t>(i)] = pattern_of(columns, i);
      least = std::min(least, patterns[static_cast<std::size_t>(i)]);
    }
    if (least != 0 && has_seen(candidate, 3 * stack, 3 * end)) return 0;
    int front = stack;
    for (int i = stack; i < end; ++i) {
      if (patterns[static_cast<std::size_t>(i)] != least) continue;
      std::swap(patterns[static_cast<std::size_t>(i)], patterns[static_cast<std::size_t>(front)]);
      columns.swap_stacks(front++, i);
    }
    columns.cut_stacks(front);
    return front - stack;
  }

  // Returns the places of the row's givens in a stack, with the blank columns of each class first,
  // as three binary digits.
  unsigned pattern_of(const Arrangement& columns, int stack) const {
    unsigned pattern = 0;
    for (int begin = 3 * stack, end = 0; begin < 3 * stack + 3; begin = end) {
      end = columns.class_end(begin);
      int givens = 0;
      for (int i = begin; i < end; ++i) {
        if (digit_at(columns, i) != 0) ++givens;
      }
      pattern = pattern << (end - begin) | ((1u << givens) - 1);
    }
    return pattern;
  }

  void place_each_stack(const Candidate& candidate, int stack, int end) {
    for (int i = stack; i < end; ++i) {
      Candidate next = candidate;
      next.columns.swap_stacks(stack, i);
      next.columns.cut_stacks(stack + 1);
      place(next, 3 * stack);
    }
  }

  // Places a digit with the least label that any digit of a class can have. If several can have it,
  // places the others, and all that follows them, in copies. Returns whether to go on.
  bool place_seen(Candidate& candidate, int position, int end) {
    Digit least = kGreatest;
    for (int i = position; i < end; ++i)
      least = std::min(least, least_label(candidate, position, i));
    if (!append(position, least)) return false;
    int chosen = -1;
    for (int i = position; i < end; ++i) {
      if (least_label(candidate, position, i) != least) continue;
      if (chosen >= 0) {
        Candidate next = candidate;
        settle(next, position, chosen);
        place(next, position + 1);
      }
      chosen = i;
    }
    settle(candidate, position, chosen);
    return true;
  }

  // Returns the least label that the digit at `i` can get if its column moves to `position`, the first
  // one of the same class.
  Digit least_label(const Candidate& candidate, int position, int i) const {
    const Digit digit = digit_at(candidate.columns, i);
    if ((candidate.seen >> digit & 1) == 0) return kGreatest;
    const auto [row, column] = candidate.homes[digit];
    const int first = candidate.columns.first_position(column);
    // (The place is taken by this column.)
    return form_[row][static_cast<std::size_t>(first == position ? first + 1 : first)];
  }

  // Moves the column at `i` to `position` and gives its digit the least label.
  void settle(Candidate& candidate, int position, int i) const {
    candidate.columns.swap(position, i);
    candidate.columns.cut(position + 1);
    candidate.columns.settle_first(candidate.homes[digit_at(candidate.columns, position)].column);
  }

  // Moves the blank columns of a class to its front; returns where the others begin.
  int blanks_first(Arrangement& columns, int begin, int end) const {
    int front = begin;
    for (int i = begin; i < end; ++i) {
      if (digit_at(columns, i) == 0) columns.swap(front++, i);
    }
    if (front != begin) columns.cut(front);
    return front;
  }

  bool has_seen(const Candidate& candidate, int begin, int end) const {
    for (int i = begin; i < end; ++i) {
      if ((candidate.seen >> digit_at(candidate.columns, i) & 1) != 0) return true;
    }
    return false;
  }

  // Appends a label to the row. Returns false if the row is greater than another; if it is less, drops
  // the arrangements of the other.
  bool append(int position, Digit label) {
    Row& row = form_[placed_];
    Digit& known = row[static_cast<std::size_t>(position)];
    if (label > known) return false;
    if (label < known) {
      next_.clear();
      std::fill(&known + 1, row.data() + row.size(), kGreatest);
      known = label;
    }
    return true;
  }

  Digit digit_at(const Arrangement& columns, int position) const {
    return (*row_)[static_cast<std::size_t>(columns.column_at(position))];
  }

  // The rows of the band of a row, as bits.
  static unsigned band_of(int row) { return 0b111u << row / 3 * 3; }

  Transformation transformation_of(const Candidate& candidate) const {
    Transformation transformation;
    transformation.transposed = candidate.transposed;
    transformation.rows = candidate.rows;
    for (int i = 0; i < 9; ++i) {
      transformation.columns[static_cast<std::size_t>(i)] =
          static_cast<std::uint8_t>(candidate.columns.column_at(i));
    }
    // The digits that the puzzle lacks get the remaining labels in ascending order.
    auto label = static_cast<Digit>(std::popcount(candidate.seen));
    for (Digit digit = 1; digit <= 9; ++digit) {
      const auto [row, column] = candidate.homes[digit];
      const bool is_given = (candidate.seen >> digit & 1) != 0;
      transformation.digits[digit] =
          is_given ? form_[row][static_cast<std::size_t>(candidate.columns.position_of(column))]
                   : ++label;
    }
    return transformation;
  }

  std::array<std::array<Row, 9>, 2> grids_{};  // the puzzle and its transpose
  std::array<unsigned, 2> blank_{};            // their blank rows
  std::array<Row, 9> form_{};                  // the least rows so far; the last one in the making
  std::size_t placed_ = 0;                     // the number of rows that are settled
  const Row* row_ = nullptr;                   // the row that is placed
  std::vector<Candidate> next_;                // the arrangements that give the least rows
};

}  // namespace

Grid apply(const Transformation& transformation, const Grid& grid) {
  Grid image;
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    const int row = transformation.rows[static_cast<std::size_t>(row_of(cell))];
    const int column = transformation.columns[static_cast<std::size_t>(column_of(cell))];
    image.set(cell,
              transformation
                  .digits[grid[transformation.transposed ? 9 * column + row : 9 * row + column]]);
  }
  return image;
}

std::optional<CanonicalForm> canonical_form(const Grid& puzzle) {
  if (!clashing_cells(puzzle).empty()) return std::nullopt;
  return Search(puzzle).run();
}

}  // namespace jiugong
