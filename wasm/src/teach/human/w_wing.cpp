// W-wing: two cells with the same two digits, and a strong link of one of them between their peers. One of
// the two cells has the other digit.
#include "teach/human/chain_pattern.h"
#include "teach/human/strong_links.h"
#include "teach/human/techniques.h"

namespace jiugong::teach::human {
namespace {

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
