#include "teach/human/strong_links.h"

namespace jiugong::teach::human {

void remove_seen_by_both(const Candidates& state, int a, int b, Hint& hint) {
  const Cell first = cell_of(a), second = cell_of(b);
  const unsigned one = 1U << digit_of(a), two = 1U << digit_of(b);
  if (one == two) {
    hint.remove_from(state, peers_of(first) & peers_of(second), one);
  } else if (first == second) {
    hint.remove_from(state, CellSet::of(first), ~(one | two));
  } else if (peers_of(first).test(second)) {
    hint.remove_from(state, CellSet::of(first), two);
    hint.remove_from(state, CellSet::of(second), one);
  }
}

bool take_chain(const Candidates& state, Technique technique, std::initializer_list<int> nodes,
                HintSink& sink) {
  Hint& hint = sink.hint;
  remove_seen_by_both(state, *nodes.begin(), *(nodes.end() - 1), hint);
  if (hint.removals.empty()) return false;
  hint.name(technique, 0);
  for (const int node : nodes) {
    hint.pattern.nodes[hint.pattern.node_count++] = static_cast<std::uint16_t>(node);
  }
  return sink.take();
}

}  // namespace jiugong::teach::human
