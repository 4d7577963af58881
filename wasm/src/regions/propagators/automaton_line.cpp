#include "regions/propagators/automaton_line.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "regions/board.h"
#include "regions/word_bits.h"

namespace jiugong::regions {
namespace {

bool contains(const std::uint64_t* states, std::size_t state) {
  return (states[state / kWordBits] >> state % kWordBits & 1) != 0;
}
void add(std::uint64_t* states, std::size_t state) {
  states[state / kWordBits] |= std::uint64_t{1} << state % kWordBits;
}

}  // namespace

AutomatonTable::AutomatonTable(const Automaton& automaton)
    : words((static_cast<std::size_t>(automaton.states) + kWordBits - 1) / kWordBits),
      start(static_cast<std::size_t>(automaton.start)) {
  std::vector<Automaton::Arc> sorted = automaton.arcs;
  std::stable_sort(sorted.begin(), sorted.end(),
                   [](const auto& a, const auto& b) { return a.from < b.from; });
  arcs.reserve(sorted.size());
  arcs_from.resize(static_cast<std::size_t>(automaton.states) + 1);
  for (const Automaton::Arc& arc : sorted) {
    arcs.push_back({static_cast<std::uint32_t>(arc.to), arc.values});
    ++arcs_from[static_cast<std::size_t>(arc.from) + 1];
  }
  for (std::size_t i = 1; i < arcs_from.size(); ++i) arcs_from[i] += arcs_from[i - 1];
  accept.resize(words);
  for (const int state : automaton.accept) add(accept.data(), static_cast<std::size_t>(state));
}

AutomatonFilter::AutomatonFilter(Cells line, std::shared_ptr<const AutomatonTable> table,
                                 std::shared_ptr<AutomatonScratch> scratch)
    : Propagator(std::move(line)), table_(std::move(table)), scratch_(std::move(scratch)) {
  const std::size_t layers = (scope().size() + 1) * table_->words;
  scratch_->layers.resize(std::max(scratch_->layers.size(), layers));
  scratch_->useful.resize(std::max(scratch_->useful.size(), table_->words));
}

bool AutomatonFilter::filter(Board& board) {
  const AutomatonTable& table = *table_;
  const std::size_t words = table.words;
  std::vector<std::uint64_t>& useful = scratch_->useful;
  const SmallList line = scope();
  std::uint64_t work = 0;
  // Calls `visit` with the number of each state of a layer and with each of its arcs that `values` open.
  const auto for_each_arc = [&](std::size_t cell, Mask values, const auto& visit) {
    for (std::size_t word = 0; word < words; ++word) {
      for (std::uint64_t bits = layer(cell)[word]; bits != 0; bits &= bits - 1) {
        const std::size_t state =
            word * kWordBits + static_cast<std::size_t>(std::countr_zero(bits));
        for (std::uint32_t i = table.arcs_from[state]; i < table.arcs_from[state + 1]; ++i) {
          if ((table.arcs[i].values & values) != 0) visit(state, table.arcs[i]);
        }
        work += 1 + table.arcs_from[state + 1] - table.arcs_from[state];
      }
    }
    work += words;
  };

  std::fill(layer(0), layer(line.size() + 1), 0);
  add(layer(0), table.start);
  for (std::size_t cell = 0; cell < line.size(); ++cell) {
    const States next = layer(cell + 1);
    for_each_arc(cell, board.candidates(line[cell]),
                 [&](std::size_t /*state*/, const AutomatonTable::Arc& arc) { add(next, arc.to); });
  }
  // Backwards, each layer is narrowed to the states from which an accepting one can be reached.
  for (std::size_t word = 0; word < words; ++word) layer(line.size())[word] &= table.accept[word];
  bool possible = true;
  for (std::size_t cell = line.size(); cell-- > 0 && possible;) {
    const Mask values = board.candidates(line[cell]);
    const States next = layer(cell + 1);
    Mask kept = 0;
    for_each_arc(cell, values, [&](std::size_t state, const AutomatonTable::Arc& arc) {
      if (!contains(next, arc.to)) return;
      kept |= arc.values & values;
      useful[state / kWordBits] |= std::uint64_t{1} << state % kWordBits;
    });
    const auto end = useful.begin() + static_cast<std::ptrdiff_t>(words);
    std::copy(useful.begin(), end, layer(cell));
    std::fill(useful.begin(), end, 0);
    possible = board.restrict_to(line[cell], kept);
  }
  board.spend(work);
  return possible;
}

}  // namespace jiugong::regions
