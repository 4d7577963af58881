// What some cells must hold leaves the cells that see all its places.
#pragma once

#include <bit>
#include <cstddef>
#include <functional>

#include "regions/board.h"
#include "regions/lists.h"

namespace jiugong::regions {

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
