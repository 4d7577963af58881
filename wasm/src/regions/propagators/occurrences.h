// How often values occur in some cells.
#pragma once

#include <cstdint>
#include <vector>

#include "regions/model.h"
#include "regions/propagators/propagator.h"

namespace jiugong::regions {

// Compares how many cells must and can hold one of some values with how many may. Where each cell holds a
// value of exactly one of the sets, the numbers also have to add up to the number of cells.
class OccurrencesFilter : public Propagator {
 public:
  OccurrencesFilter(Cells cells, std::vector<Occurrences> occurrences, Mask all);

  bool filter(Board& board) override;
  bool is_thorough() const override { return false; }

 private:
  // The numbers of cells that may hold one of the values: least..most, and 0 if `none`.
  struct Range {
    int least = 0, most = 0;
    bool none = false;
  };

  bool count(Board& board);
  bool add_up();
  bool force(Board& board);

  std::vector<Occurrences> occurrences_;
  bool add_up_ = false;
  std::vector<Range> ranges_;                      // by filter(), per set of values
  std::vector<std::vector<std::uint8_t>> before_;  // by add_up(): the sums of the first sets
};

}  // namespace jiugong::regions
