// Houses: hidden singles and locked candidates.
#pragma once

#include <cstddef>
#include <utility>
#include <vector>

#include "regions/propagators/lock.h"
#include "regions/propagators/propagator.h"

namespace jiugong::regions {

// A house of different values: where as many are left as cells, those that have one place are put there. (That the values
// differ is known to Network::peers.)
class HiddenSingles : public Propagator {
 public:
  using Propagator::Propagator;

  bool filter(Board& board) override;
  bool is_thorough() const override { return false; }
};

// A full house and what shares cells with it: a value whose places all lie in the shared cells leaves the
// rest of the other.
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
