// Strong links of one digit, and chains of strong and weak links in turn.
#pragma once

#include "teach/board.h"
#include "teach/hint.h"

namespace jiugong::teach::human {

// A house with two places for a digit.
struct StrongLink {
  std::uint8_t ends[2];  // cells, ascending in the house
  std::uint8_t house;
};

// The strong links of a digit, by house. A pair of cells has one for each house that it shares.
class StrongLinks {
 public:
  StrongLinks(const Candidates& state, int digit) {
    for (int house = 0; house < kHouseCount; ++house) {
      const unsigned places = state.places[house][digit];
      if (std::popcount(places) != 2) continue;
      const int first = lowest_bit(places), second = lowest_bit(places & (places - 1));
      list_[count_++] = {{static_cast<std::uint8_t>(cell_at(house, first)),
                          static_cast<std::uint8_t>(cell_at(house, second))},
                         static_cast<std::uint8_t>(house)};
    }
  }

  const StrongLink* begin() const { return list_; }
  const StrongLink* end() const { return list_ + count_; }

 private:
  StrongLink list_[kHouseCount];
  int count_ = 0;
};

// Removes what sees both candidates, one of which is true.
void remove_seen_by_both(const Candidates& state, int a, int b, Hint& hint);

// Takes a chain, as candidates, if it removes something: of q1 = p1 - q2 = … = pn one of the two ends is true.
bool take_chain(const Candidates& state, Technique technique, std::initializer_list<int> nodes,
                HintSink& sink);

}  // namespace jiugong::teach::human
