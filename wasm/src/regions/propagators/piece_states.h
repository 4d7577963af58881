// What can be under way where a line of cells is cut into pieces that add up to the same number.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "regions/model.h"

namespace jiugong::regions {

// The states that the piece under way can have before each cell of a line, and where they lead. A state is the sum of
// the piece and the values that it bars from cells ahead, because a cell of it differs from them. A place has up to
// kMaxStates of them; of more only the sums are told apart, which allows too much, never too little.
class PieceStates {
 public:
  static constexpr std::size_t kMaxStates = 63;
  static constexpr std::size_t kAhead = 16;  // cells of which it matters whether they differ

  // A piece adds up to `total`, from 1 to less than kMaxStates, where a value is its bit number and `low`, at least 1. Bit d of
  // differs[i] says that the cells i and i + 1 + d of the line differ.
  // sums[i] is what the piece has before the cell i, or -1 if that is not known; the last is that of the end.
  PieceStates(const std::vector<std::uint16_t>& differs, const std::vector<int>& sums, int total,
              int low, int values);

  // The values with which the piece can go on at the cell, and for each of them the state after it. State 0 is the
  // one between pieces.
  Mask values(std::size_t cell, std::size_t state) const { return allowed_[first_[cell] + state]; }
  const std::uint8_t* after(std::size_t cell, std::size_t state) const {
    return after_.data() + (first_[cell] + state) * values_;
  }

  // The number of all states, each with each value.
  std::size_t size() const { return after_.size(); }

 private:
  std::size_t values_;
  std::vector<std::size_t> first_;   // per cell, the number of states before the earlier ones
  std::vector<Mask> allowed_;        // per state
  std::vector<std::uint8_t> after_;  // per state and value
};

}  // namespace jiugong::regions
