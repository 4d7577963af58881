// What enforces a constraint: it removes values that are in no solution of it.
#pragma once

#include <utility>

#include "regions/lists.h"

namespace jiugong::regions {

class Board;

class Propagator {
 public:
  explicit Propagator(Cells scope) : scope_(std::move(scope)) {}
  virtual ~Propagator() = default;

  // The cells whose changes call for filter().
  SmallList scope() const { return scope_; }

  // Removes values by Board::restrict_to() and returns false on a contradiction. When every cell of the
  // scope has one value, the result is exact: whether the constraint holds. May keep what it learns
  // about the constraint, but nothing about the board.
  virtual bool filter(Board& board) = 0;

  // After filter() has returned false: the cells that weigh more for it.
  virtual SmallList blamed() const { return scope_; }

  // Whether a second call right after the first would hardly remove anything more while a cell of the scope has several values.
  virtual bool is_thorough() const { return true; }

 private:
  Cells scope_;
};

}  // namespace jiugong::regions
