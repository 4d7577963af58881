// A value that some cells must hold is ruled out for the cells that see all its places.
#pragma once

#include <bit>
#include <cstddef>
#include <functional>
#include <vector>

#include "regions/board.h"
#include "regions/lists.h"

namespace jiugong::regions {

// Cells A that are known to hold some values, and cells B that share some with A. A value that has no
// place in `out`, the cells of A outside B, lies within both and leaves `others`, which see all of
// these cells.
struct Lock {
  Cells out;
  Cells others;
};

// Applies the lock for `values`, which the cells of A must hold. Returns false on a contradiction.
inline bool apply(const Lock& lock, Mask values, Board& board) {
  // (Where the last value goes cannot be foreseen, so all cells are looked at.)
  for (const Small cell : lock.out) values &= ~board.candidates(cell);
  if (values == 0) return true;
  for (const Small cell : lock.others) {
    if (!board.restrict_to(cell, ~values)) return false;
  }
  return true;
}

inline bool apply_all(const std::vector<Lock>& locks, Mask values, Board& board) {
  for (const Lock& lock : locks) {
    if (!apply(lock, values, board)) return false;
  }
  return true;
}

// The cells that see some of these: any of up to seven, two of up to nine.
class Seers {
 public:
  // `seers_of` returns the cells that differ from all of some.
  Seers(const Cells& cells, const std::function<Cells(const Cells&)>& seers_of) {
    constexpr std::size_t kMaxAll = 7, kMaxPairs = 9;
    if (cells.size() > kMaxPairs) return;
    for (std::size_t places = 0; places < std::size_t{1} << cells.size(); ++places) {
      const int count = std::popcount(places);
      Cells some;
      for (std::size_t i = 0; i < cells.size() && count > 1; ++i) {
        if ((places >> i & 1) != 0) some.push_back(cells[i]);
      }
      const bool wanted = count == 2 || (count > 2 && cells.size() <= kMaxAll);
      lists_.add(wanted ? seers_of(some) : Cells());
    }
  }

  // The number of all of them, and of the sets of cells.
  std::size_t size() const { return lists_.total_size() + lists_.size(); }

  // Rules `values`, which the cells must hold, out elsewhere; returns false on a contradiction.
  bool leave(SmallList cells, Mask values, Board& board) const {
    if (lists_.size() == 0) return true;
    for (; values != 0; values &= values - 1) {
      const Mask value = values & -values;
      std::size_t places = 0;
      for (std::size_t i = 0; i < cells.size(); ++i)
        places |= (board.candidates(cells[i]) & value) != 0 ? std::size_t{1} << i : 0;
      for (const Small cell : lists_[places]) {
        if (!board.restrict_to(cell, ~value)) return false;
      }
    }
    return true;
  }

 private:
  Lists lists_;  // per set of cells, as bits
};

}  // namespace jiugong::regions
