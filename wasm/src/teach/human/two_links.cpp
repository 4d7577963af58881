// Two strong links of a digit, joined by a weak one: the digit is at one of the two other ends.
//
//     skyscraper        two rows or two columns, joined along a line
//     two-string kite   a row and a column, joined in a box
//     turbot fish       all others
#include "teach/human/strong_links.h"
#include "teach/human/techniques.h"

namespace jiugong::teach::human {
namespace {

Technique technique_of(const StrongLink& one, const StrongLink& two, Cell a, Cell b) {
  const int first = type_of(one.house), second = type_of(two.house);
  const auto share = [&](int type) { return house_of(a, type) == house_of(b, type); };
  if (first != kBlock && second == first && share(kRow + kColumn - first)) {
    return Technique::kSkyscraper;
  }
  if (first == kRow && second == kColumn && share(kBlock)) return Technique::kTwoStringKite;
  return Technique::kTurbotFish;
}

}  // namespace

bool find_two_links(const Board& board, Technique technique, HintSink& sink) {
  Hint& hint = sink.hint;
  for (int digit = 0; digit < 9; ++digit) {
    const StrongLinks links(board, digit);
    for (const StrongLink* two = links.begin(); two != links.end(); ++two) {
      for (const StrongLink* one = links.begin(); one != two; ++one) {
        for (int i = 0; i < 4; ++i) {
          // The ends in order: u = a - b = v.
          const Cell a = one->ends[i / 2], b = two->ends[i % 2];
          const Cell u = one->ends[1 - i / 2], v = two->ends[1 - i % 2];
          if (!peers_of(a).test(b) || u == b || v == a || u == v) continue;
          if (technique_of(*one, *two, a, b) != technique) continue;
          CellSet seen = peers_of(u) & peers_of(v);
          seen.reset(a);
          seen.reset(b);
          hint.remove_from(board, seen, 1U << digit);
          if (hint.removals.empty()) continue;
          hint.name(technique, 0);
          Pattern& pattern = hint.pattern;
          pattern.digits = static_cast<DigitSet>(1 << digit);
          const Cell ends[4] = {u, a, b, v};
          for (int k = 0; k < 4; ++k) {
            pattern.add_cell(ends[k]);
            if (k == 3) continue;
            pattern.add_link(candidate_of(ends[k], digit), candidate_of(ends[k + 1], digit),
                             k != 1);
          }
          pattern.add_house(one->house);
          pattern.add_house(two->house);
          if (sink.take()) return true;
        }
      }
    }
  }
  return false;
}

}  // namespace jiugong::teach::human
