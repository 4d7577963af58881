// Aligned pair and triplet exclusion: of all ways to fill two or three cells, those that leave another
// cell (an excluder) without a digit, or repeat a digit in sight, are impossible. A digit in no
// possible way falls.
#include <algorithm>

#include "teach/techniques.h"

namespace jiugong::teach {
namespace {

// The cells that can take part, and what they see.
class Field {
 public:
  // Excluders have two digits to `largest`.
  Field(const Board& board, int largest) {
    CellSet naked_singles, excluders;
    for (Cell cell = 0; cell < kCellCount; ++cell) {
      const int count = std::popcount(board.cells[cell]);
      if (count == 1) naked_singles.set(cell);
      if (count >= 2 && count <= largest) excluders.set(cell);
    }
    for (Cell cell = 0; cell < kCellCount; ++cell) {
      if (!has_several(board.cells[cell]) || peers_of(cell).intersects(naked_singles)) continue;
      seen_[cell] = peers_of(cell) & excluders;
      if (seen_[cell].empty()) continue;
      base_.set(cell);
      list_[count_++] = static_cast<std::uint8_t>(cell);
    }
  }

  int count() const { return count_; }
  Cell operator[](int i) const { return list_[i]; }
  const CellSet& base() const { return base_; }
  const CellSet& excluders_of(Cell cell) const { return seen_[cell]; }

 private:
  CellSet base_;
  CellSet seen_[kCellCount];
  std::uint8_t list_[kCellCount] = {};
  int count_ = 0;
};

// Names the hint if cells[i] keeps fewer digits than it has.
bool finish(const Board& board, const Cell* cells, const unsigned* kept, int count,
            HintSink& sink) {
  Hint& hint = sink.hint;
  for (int i = 0; i < count; ++i) hint.removals.add(cells[i], board.cells[cells[i]] & ~kept[i]);
  if (hint.removals.empty()) return false;
  hint.name(count == 2 ? Technique::kAlignedPairExclusion : Technique::kAlignedTripletExclusion,
            count == 2 ? 6.2 : 7.5);
  for (int i = 0; i < count; ++i) hint.pattern.add_cell(cells[i]);
  return sink.take();
}

// What excluders forbid: two digits of a bivalue cell together, or all of a cell of three digits.
struct Excluders {
  DigitSet partners[9] = {};  // the digits that must not go with a digit
  DigitSet triples[20] = {};
  int triple_count = 0;

  Excluders(const Board& board, CellSet cells) {
    while (!cells.empty()) {
      const unsigned digits = board.cells[cells.take_lowest()];
      const unsigned low = digits & (~digits + 1), rest = digits ^ low;
      if (has_several(rest)) {
        triples[triple_count++] = static_cast<DigitSet>(digits);
        continue;
      }
      DigitSet& of_low = partners[lowest_bit(low)];
      of_low = static_cast<DigitSet>(of_low | rest);
      DigitSet& of_rest = partners[lowest_bit(rest)];
      of_rest = static_cast<DigitSet>(of_rest | low);
    }
  }
};

// Calls `visit(a, b, excluders of both)` for the pairs of cells with two or more, until it returns true.
template <typename Visit>
bool for_each_pair(const Field& field, Visit visit) {
  for (int j = 1; j < field.count(); ++j) {
    for (int i = 0; i < j; ++i) {
      const CellSet common = field.excluders_of(field[i]) & field.excluders_of(field[j]);
      if (common.size() >= 2 && visit(field[i], field[j], common)) return true;
    }
  }
  return false;
}

bool exclude_pair(const Board& board, const CellSet& common, Cell a, Cell b, HintSink& sink) {
  const Excluders excluders(board, common);
  const bool in_sight = peers_of(a).test(b);
  unsigned kept[2] = {};
  for (const int digit : bits(board.cells[a])) {
    unsigned others = board.cells[b] & ~unsigned{excluders.partners[digit]};
    if (in_sight) others &= ~(1U << digit);
    if (others == 0) continue;
    kept[0] |= 1U << digit;
    kept[1] |= others;
  }
  const Cell cells[2] = {a, b};
  return finish(board, cells, kept, 2, sink);
}

bool exclude_triplet(const Board& board, const CellSet& common, const Cell (&cells)[3],
                     HintSink& sink) {
  const auto [a, b, c] = cells;
  const Excluders excluders(board, common);
  const bool ab = peers_of(a).test(b), ac = peers_of(a).test(c), bc = peers_of(b).test(c);
  unsigned kept[3] = {};
  for (const int x : bits(board.cells[a])) {
    const unsigned with_x = ~unsigned{excluders.partners[x]};
    const unsigned second = board.cells[b] & with_x & ~(ab ? 1U << x : 0U);
    const unsigned third = board.cells[c] & with_x & ~(ac ? 1U << x : 0U);
    for (const int y : bits(second)) {
      unsigned left = third & ~unsigned{excluders.partners[y]} & ~(bc ? 1U << y : 0U);
      for (int i = 0; i < excluders.triple_count; ++i) {
        const unsigned rest = excluders.triples[i] & ~(1U << x | 1U << y);
        if (!has_several(rest)) left &= ~rest;
      }
      if (left == 0) continue;
      kept[0] |= 1U << x;
      kept[1] |= 1U << y;
      kept[2] |= left;
      if (kept[1] != board.cells[b] || kept[2] != board.cells[c]) continue;
      // One way for each digit of the first cell is enough from here on.
      if (kept[0] == board.cells[a]) return false;
      break;
    }
  }
  return finish(board, cells, kept, 3, sink);
}

}  // namespace

bool find_aligned_pair(const Board& board, const Changes& changes, HintSink& sink) {
  const CellSet& changed = changes.cells;
  return for_each_pair(Field(board, 2), [&](Cell a, Cell b, const CellSet& common) {
    return (changed.test(a) || changed.test(b) || common.intersects(changed)) &&
           exclude_pair(board, common, a, b, sink);
  });
}

bool find_aligned_triplet(const Board& board, const Changes& changes, HintSink& sink) {
  const Field field(board, 3);
  const CellSet& changed = changes.cells;
  return for_each_pair(field, [&](Cell a, Cell b, const CellSet& common) {
    const bool pair_changed = changed.test(a) || changed.test(b);
    if (!pair_changed && changed.empty()) return false;
    // The third cell: the excluders of the first, then the further ones of the second.
    CellSet thirds[2] = {field.excluders_of(a) & field.base(),
                         (field.excluders_of(b) & field.base()) - field.excluders_of(a)};
    thirds[0].reset(b);
    thirds[1].reset(a);
    if (!pair_changed) {
      const CellSet touched = changed | seen_by(common & changed);
      thirds[0] = thirds[0] & touched;
      thirds[1] = thirds[1] & touched;
    }
    for (CellSet& rest : thirds) {
      while (!rest.empty()) {
        const Cell c = rest.take_lowest();
        const CellSet all = common & field.excluders_of(c);
        if (!pair_changed && !changed.test(c) && !all.intersects(changed)) continue;
        if (all.size() < 2) continue;
        if (exclude_triplet(board, all, {a, b, c}, sink)) return true;
      }
    }
    return false;
  });
}

std::vector<ExcludedCombination> excluded_combinations(const Board& board,
                                                       const std::vector<Cell>& cells) {
  const int count = static_cast<int>(cells.size());
  const Field field(board, count);
  CellSet common = field.excluders_of(cells[0]);
  for (const Cell cell : cells) common = common & field.excluders_of(cell);
  const std::vector<Cell> excluders = common.cells();
  std::vector<ExcludedCombination> excluded;
  // A combination is a number of a digit a cell.
  const int all = count == 2 ? 81 : 729;
  for (int number = 0; number < all; ++number) {
    unsigned digits = 0;
    bool possible = true, clash = false;
    ExcludedCombination combination;
    for (int i = 0, rest = number * (729 / all); i < count; ++i, rest = rest % 81 * 9) {
      const int digit = rest / 81;
      const Cell cell = cells[static_cast<std::size_t>(i)];
      possible = possible && board.has(cell, digit);
      for (int k = 0; k < i; ++k) {
        const auto before = static_cast<std::size_t>(k);
        clash =
            clash || (combination.digits[before] == digit + 1 && are_peers(cells[before], cell));
      }
      combination.digits.push_back(static_cast<Digit>(digit + 1));
      digits |= 1U << digit;
    }
    if (!possible) continue;
    const auto excluder = std::find_if(excluders.begin(), excluders.end(), [&](Cell cell) {
      return (board.cells[cell] & ~digits) == 0;
    });
    if (excluder != excluders.end()) combination.excluder = *excluder;
    if (clash) combination.excluder.reset();
    if (clash || combination.excluder) excluded.push_back(std::move(combination));
  }
  return excluded;
}

}  // namespace jiugong::teach
