// A set of cells as 81 bits.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "jiugong/grid.h"

namespace jiugong::grid {

// Unlike std::bitset it provides its lowest and highest cell, for iteration.
//
//     words   [0] bit n: cell n, 0..63     [1] bit n: cell 64 + n, 64..80
class CellSet {
 public:
  constexpr CellSet() = default;
  explicit constexpr CellSet(const std::array<std::uint64_t, 2>& words) : words_(words) {}

  // The set of one cell, or the empty set; without branches, and without an index of a word, which would keep
  // sets out of registers.
  static constexpr CellSet of(Cell cell, bool wanted = true) {
    const std::uint64_t bit = (wanted ? std::uint64_t{1} : 0) << cell % 64;
    CellSet set;
    set.words_ = {cell < 64 ? bit : 0, cell < 64 ? 0 : bit};
    return set;
  }

  constexpr void set(Cell cell) { *this = *this | of(cell); }
  constexpr void reset(Cell cell) { *this = *this - of(cell); }
  constexpr void clear() { words_ = {}; }

  constexpr bool test(Cell cell) const {
    return ((cell < 64 ? words_[0] : words_[1]) >> cell % 64 & 1) != 0;
  }
  constexpr bool empty() const { return (words_[0] | words_[1]) == 0; }
  constexpr int size() const { return std::popcount(words_[0]) + std::popcount(words_[1]); }

  // Whether the sets have a cell in common.
  constexpr bool intersects(const CellSet& other) const {
    return ((words_[0] & other.words_[0]) | (words_[1] & other.words_[1])) != 0;
  }

  constexpr bool is_subset_of(const CellSet& other) const {
    return ((words_[0] & ~other.words_[0]) | (words_[1] & ~other.words_[1])) == 0;
  }

  // The lowest and the highest cell of a non-empty set.
  constexpr Cell lowest() const {
    return words_[0] != 0 ? std::countr_zero(words_[0]) : 64 + std::countr_zero(words_[1]);
  }
  constexpr Cell highest() const {
    return words_[1] != 0 ? 127 - std::countl_zero(words_[1]) : 63 - std::countl_zero(words_[0]);
  }

  // Removes the lowest cell of a non-empty set and returns it.
  constexpr Cell take_lowest() {
    const Cell cell = lowest();
    std::uint64_t& word = words_[0] != 0 ? words_[0] : words_[1];
    word &= word - 1;
    return cell;
  }

  // The cells in ascending order.
  std::vector<Cell> cells() const {
    std::vector<Cell> cells;
    for (CellSet rest = *this; !rest.empty(); rest.reset(rest.lowest())) {
      cells.push_back(rest.lowest());
    }
    return cells;
  }

  // Union, intersection and difference.
  friend constexpr CellSet operator|(CellSet a, const CellSet& b) {
    a.words_[0] |= b.words_[0], a.words_[1] |= b.words_[1];
    return a;
  }
  friend constexpr CellSet operator&(CellSet a, const CellSet& b) {
    a.words_[0] &= b.words_[0], a.words_[1] &= b.words_[1];
    return a;
  }
  friend constexpr CellSet operator-(CellSet a, const CellSet& b) {
    a.words_[0] &= ~b.words_[0], a.words_[1] &= ~b.words_[1];
    return a;
  }

  friend constexpr bool operator==(const CellSet&, const CellSet&) = default;

 private:
  std::array<std::uint64_t, 2> words_{};
};

}  // namespace jiugong::grid
