// A full house and what shares cells with it: a value whose places all lie in the shared cells leaves the
// rest of the other.
#pragma once

#include <cstddef>
#include <utility>
#include <vector>

#include "regions/propagators/lock.h"
#include "regions/propagators/propagator.h"

namespace jiugong::regions {

class LockedCandidates : public Propagator {
 public:
  // `watched` is the number of the house among Network::watched_houses: a value can only have become
  // locked after it was removed from a cell of the house.
  LockedCandidates(Cells house, std::vector<Lock> locks, std::size_t watched)
      : Propagator(std::move(house)), locks_(std::move(locks)), watched_(watched) {}

  bool filter(Board& board) override;
  bool is_thorough() const override { return false; }

 private:
  std::vector<Lock> locks_;
  std::size_t watched_;
};

}  // namespace jiugong::regions
