// The chains of strong links that have names.
//
// Two strong links of a digit, joined by a weak one: the digit is at one of the two other ends.
//
//     skyscraper        two rows or two columns, joined along a line
//     two-string kite   a row and a column, joined in a box
//     turbot fish       all others
//
// W-wing: two cells with the same two digits, and a strong link of one of them between their peers. One of
// the two cells has the other digit.
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

// The wings of two cells by a digit `x`, of which `y` falls.
bool find_with(const Board& board, Cell a, Cell b, int x, int y, HintSink& sink) {
  for (const StrongLink& link : StrongLinks(board, x)) {
    for (int i = 0; i < 2; ++i) {
      const Cell p = link.ends[i], q = link.ends[1 - i];
      if (!peers_of(a).test(p) || !peers_of(b).test(q) || p == b || q == a) continue;
      if (take_chain(board, Technique::kWWing,
                     {candidate_of(a, y), candidate_of(a, x), candidate_of(p, x),
                      candidate_of(q, x), candidate_of(b, x), candidate_of(b, y)},
                     sink)) {
        return true;
      }
    }
  }
  return false;
}

}  // namespace

bool find_two_links(const Board& board, Technique technique, HintSink& sink) {
  for (int digit = 0; digit < 9; ++digit) {
    const StrongLinks links(board, digit);
    for (const StrongLink& two : links) {
      for (const StrongLink* one = links.begin(); one != &two; ++one) {
        for (int i = 0; i < 4; ++i) {
          // The ends in order: u = a - b = v.
          const Cell a = one->ends[i / 2], b = two.ends[i % 2];
          const Cell u = one->ends[1 - i / 2], v = two.ends[1 - i % 2];
          if (!peers_of(a).test(b) || u == b || v == a || u == v) continue;
          if (technique_of(*one, two, a, b) != technique) continue;
          const int first = candidate_of(u, digit), last = candidate_of(v, digit);
          if (take_chain(board, technique,
                         {first, candidate_of(a, digit), candidate_of(b, digit), last}, sink)) {
            return true;
          }
        }
      }
    }
  }
  return false;
}

bool find_w_wing(const Board& board, HintSink& sink) {
  for (Cell a = 0; a < kCellCount; ++a) {
    const unsigned pair = board.cells[a];
    if (std::popcount(pair) != 2) continue;
    const int low = lowest_bit(pair), high = lowest_bit(pair & (pair - 1));
    for (Cell b = a + 1; b < kCellCount; ++b) {
      if (board.cells[b] != pair || peers_of(a).test(b)) continue;
      if (find_with(board, a, b, low, high, sink) || find_with(board, a, b, high, low, sink)) {
        return true;
      }
    }
  }
  return false;
}

}  // namespace jiugong::teach::human
