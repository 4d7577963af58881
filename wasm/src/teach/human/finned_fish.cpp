// Finned fish: a fish but for places outside of its cover, the fins, which are all in one box. What sees all
// fins falls. It is sashimi if a base line has a single place in the cover.
#include <algorithm>

#include "teach/human/techniques.h"
#include "teach/subsets.h"

namespace jiugong::teach::human {
namespace {

constexpr Technique kNames[3][2] = {{Technique::kFinnedXWing, Technique::kSashimiXWing},
                                    {Technique::kFinnedSwordfish, Technique::kSashimiSwordfish},
                                    {Technique::kFinnedJellyfish, Technique::kSashimiJellyfish}};

// Lines by number; the fins are in the third `chute` of the base lines and in that of the crossing lines
// which `fins` is a part of.
struct FinnedFish {
  unsigned base, cover, fins;
  int chute;
};

bool take(const Board& board, const FinnedFish& fish, int digit, int base_type, Technique technique,
          HintSink& sink) {
  Hint& hint = sink.hint;
  const int cover_type = kRow + kColumn - base_type;
  const unsigned near_fins = 7U << lowest_bit(fish.fins) / 3 * 3;
  for (const int line : bits(fish.cover & near_fins)) {
    const unsigned places = board.places[9 * cover_type + line][digit];
    for (const int place : bits(places & 7U << 3 * fish.chute & ~fish.base)) {
      hint.removals.add(cell_at(9 * cover_type + line, place), 1U << digit);
    }
  }
  if (hint.removals.empty()) return false;
  hint.name(technique, 0);
  Pattern& pattern = hint.pattern;
  pattern.digits = pattern.extra_digits = static_cast<DigitSet>(1 << digit);
  for (const int line : bits(fish.base)) {
    const int house = 9 * base_type + line;
    pattern.add_house(house);
    for (const int place : bits(board.places[house][digit])) {
      const Cell cell = cell_at(house, place);
      has_bit(fish.fins, place) ? pattern.add_extra_cell(cell) : pattern.add_cell(cell);
    }
  }
  for (const int line : bits(fish.cover)) pattern.add_house(9 * cover_type + line);
  return sink.take();
}

}  // namespace

bool find_finned_fish(const Board& board, int size, bool sashimi, HintSink& sink) {
  const Technique technique = kNames[size - 2][sashimi ? 1 : 0];
  for (int number = 0; number < 18; ++number) {
    const int digit = number / 2, base_type = number % 2 == 0 ? kRow : kColumn;
    const PlaceSet(&houses)[kHouseCount][9] = board.places;
    const auto places_of = [&](int line) { return unsigned{houses[9 * base_type + line][digit]}; };
    const bool found = for_each_subset(size, 9, [&](unsigned base) {
      unsigned all = 0;
      for (const int line : bits(base)) {
        if (!has_several(places_of(line))) return false;
        all |= places_of(line);
      }
      const int fin_lines = std::popcount(all) - size;
      if (fin_lines < 1 || fin_lines > 3) return false;
      return for_each_subset(fin_lines, 9, [&](unsigned fins) {
        const int low = lowest_bit(fins) / 3 * 3;
        if ((fins & ~all) != 0 || (fins & ~(7U << low)) != 0) return false;
        int chute = -1, fewest = 9;
        for (const int line : bits(base)) {
          fewest = std::min(fewest, std::popcount(places_of(line) & ~fins));
          if ((places_of(line) & fins) == 0) continue;
          if (chute >= 0 && chute != line / 3) return false;
          chute = line / 3;
        }
        if (chute < 0 || fewest == 0 || (fewest == 1) != sashimi) return false;
        return take(board, {base, all & ~fins, fins, chute}, digit, base_type, technique, sink);
      });
    });
    if (found) return true;
  }
  return false;
}

}  // namespace jiugong::teach::human
