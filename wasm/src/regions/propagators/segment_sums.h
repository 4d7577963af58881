// A line of cells that can be cut into pieces, each of which adds up to the same number.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "regions/model.h"
#include "regions/propagators/piece_states.h"
#include "regions/propagators/propagator.h"

namespace jiugong::regions {

// Finds what the piece that a cell belongs to can have before it: exact as far as the states of the pieces are, for cells
// that do not recur on the line. Contradictions are blamed on the cells around the place where the line cannot be cut any
// further.
class SegmentSumsFilter : public Propagator {
 public:
  // `pieces` are those of the line.
  SegmentSumsFilter(Cells line, PieceStates pieces);

  bool filter(Board& board) override;
  SmallList blamed() const override { return blamed_; }

 private:
  // A cell: its values, and the states before and after it.
  struct Place {
    Mask values = 0;
    std::uint64_t before = 0, after = 0;

    bool operator==(const Place&) const = default;
  };
  using Places = std::vector<Place>;

  void forget(const Board& board);
  std::uint64_t after(std::size_t cell, std::uint64_t states, Mask values) const;
  void narrow(std::size_t cell, Place& place) const;
  bool blame(std::size_t place);

  PieceStates pieces_;

  // What filter() has found, each time from the one before: with such values, the states on the ways from
  // the beginning to the end. It holds for all candidates among the values, so only what has changed since is looked at.
  // The first allows everything, the one at last_ is in use.
  std::vector<Places> found_;
  std::size_t last_ = 0;
  Cells blamed_;
};

}  // namespace jiugong::regions
