// Cells that hold at least one value of each of some sets.
#pragma once

#include <cstddef>
#include <vector>

#include "regions/model.h"
#include "regions/propagators/families.h"
#include "regions/propagators/lock.h"
#include "regions/propagators/propagator.h"

namespace jiugong::regions {

// Exact, if the cells may be equal; and a value that is the last of its set leaves the cells that see all its places.
class CoverFilter : public Propagator {
 public:
  static constexpr std::size_t kMaxSets = kMaxInFamily, kMaxCells = 5;

  // `sets` are disjoint.
  CoverFilter(Cells cells, std::vector<Mask> sets, Seers seers);

  bool filter(Board& board) override;

 private:
  bool narrow(Board& board);
  bool lock(Board& board);

  std::vector<Mask> sets_;
  Seers seers_;

  std::vector<Family> before_;  // by narrow(): which of the sets the cells before each may have met
};

}  // namespace jiugong::regions
