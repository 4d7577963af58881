#include "regions/propagators/automaton_line.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "regions/board.h"
#include "regions/word_bits.h"

namespace jiugong::regions {
namespace {

// Ways that are kept of a line, and the words that they take.
constexpr std::size_t kMaxKept = 24;
constexpr std::size_t kMaxKeptWords = 1024;

bool contains(const std::uint64_t* states, std::size_t state) {
  return (states[state / kWordBits] >> state % kWordBits & 1) != 0;
}
void add(std::uint64_t* states, std::size_t state) {
  states[state / kWordBits] |= std::uint64_t{1} << state % kWordBits;
}

}  // namespace

AutomatonTable::AutomatonTable(const Automaton& automaton)
    : words(words_for(static_cast<std::size_t>(automaton.states))),
      start(static_cast<std::size_t>(automaton.start)) {
  arcs_from.resize(static_cast<std::size_t>(automaton.states) + 1);
  for (const Automaton::Arc& arc : automaton.arcs)
    ++arcs_from[static_cast<std::size_t>(arc.from) + 1];
  for (std::size_t i = 1; i < arcs_from.size(); ++i) arcs_from[i] += arcs_from[i - 1];
  arcs.resize(automaton.arcs.size());
  std::vector<std::uint32_t> next = arcs_from;
  for (const Automaton::Arc& arc : automaton.arcs) {
    arcs[next[static_cast<std::size_t>(arc.from)]++] = {static_cast<std::uint32_t>(arc.to),
                                                        arc.values};
  }
  accept.resize(words);
  for (const int state : automaton.accept) add(accept.data(), static_cast<std::size_t>(state));
}

AutomatonFilter::AutomatonFilter(Cells line, std::shared_ptr<const AutomatonTable> table,
                                 std::shared_ptr<AutomatonScratch> scratch)
    : Propagator(std::move(line)), table_(std::move(table)), scratch_(std::move(scratch)) {
  scratch_->useful.resize(std::max(scratch_->useful.size(), table_->words));
}

// Returns the last ways that were found with all of the present candidates, if any.
const AutomatonWays* AutomatonFilter::known_ways(const Board& board) {
  const SmallList line = scope();
  for (; kept_ > 0; --kept_) {
    const AutomatonWays& ways = found_[kept_ - 1];
    bool holds = true;
    for (std::size_t i = 0; i < line.size(); ++i) {
      holds = holds && (board.candidates(line[i]) & ~ways.values[i]) == 0;
    }
    if (holds) return &ways;
  }
  return nullptr;
}

// Keeps the ways just found, in place of the last if there are enough.
void AutomatonFilter::keep() {
  const std::size_t words = scratch_->ways.values.size() + scratch_->ways.states.size();
  if (kept_ == std::clamp<std::size_t>(kMaxKeptWords / words, 1, kMaxKept)) --kept_;
  if (kept_ == found_.size()) found_.emplace_back();
  std::swap(found_[kept_++], scratch_->ways);
}

// Calls `visit` with the number of each of the states and with each of its arcs that `values` open.
template <typename Visit>
void AutomatonFilter::for_each_arc(const std::uint64_t* states, Mask values, const Visit& visit) {
  const AutomatonTable& table = *table_;
  for (std::size_t word = 0; word < table.words; ++word) {
    for (std::uint64_t bits = states[word]; bits != 0; bits &= bits - 1) {
      const std::size_t state = word * kWordBits + static_cast<std::size_t>(std::countr_zero(bits));
      for (std::uint32_t i = table.arcs_from[state]; i < table.arcs_from[state + 1]; ++i) {
        if ((table.arcs[i].values & values) != 0) visit(state, table.arcs[i]);
      }
      work_ += 1 + table.arcs_from[state + 1] - table.arcs_from[state];
    }
  }
  work_ += table.words;
}

bool AutomatonFilter::filter(Board& board) {
  const AutomatonTable& table = *table_;
  const std::size_t words = table.words;
  const SmallList line = scope();
  const AutomatonWays* const known = known_ways(board);
  AutomatonWays& ways = scratch_->ways;
  std::vector<std::uint64_t>& useful = scratch_->useful;
  ways.values.resize(line.size());
  ways.states.assign((line.size() + 1) * words, 0);
  work_ = line.size();
  // The states before the cell with this number.
  const auto layer = [&](std::size_t cell) { return &ways.states[cell * words]; };
  const auto is_known = [&](std::size_t cell) {
    return known != nullptr &&
           std::equal(layer(cell), layer(cell) + words, &known->states[cell * words]);
  };
  add(layer(0), table.start);
  for (std::size_t cell = 0; cell < line.size(); ++cell) {
    std::uint64_t* const next = layer(cell + 1);
    const Mask values = ways.values[cell] = board.candidates(line[cell]);
    const std::uint64_t* const limit =
        known != nullptr ? &known->states[(cell + 1) * words] : nullptr;
    if (is_known(cell) && values == known->values[cell]) {
      std::copy(limit, limit + words, next);
      continue;
    }
    for_each_arc(layer(cell), values,
                 [&](std::size_t /*state*/, const AutomatonTable::Arc& arc) { add(next, arc.to); });
    if (limit == nullptr) continue;
    for (std::size_t word = 0; word < words; ++word) next[word] &= limit[word];
  }
  // Backwards, each layer is narrowed to the states from which an accepting one can be reached.
  for (std::size_t word = 0; word < words; ++word) layer(line.size())[word] &= table.accept[word];
  bool possible = true;
  for (std::size_t cell = line.size(); cell-- > 0 && possible;) {
    const Mask values = ways.values[cell];
    if (is_known(cell) && is_known(cell + 1) && values == known->values[cell]) continue;
    const std::uint64_t* const next = layer(cell + 1);
    Mask kept = 0;
    for_each_arc(layer(cell), values, [&](std::size_t state, const AutomatonTable::Arc& arc) {
      if (!contains(next, arc.to)) return;
      kept |= arc.values & values;
      add(useful.data(), state);
    });
    const auto end = useful.begin() + static_cast<std::ptrdiff_t>(words);
    std::copy(useful.begin(), end, layer(cell));
    std::fill(useful.begin(), end, 0);
    ways.values[cell] = kept;
    possible = board.restrict_to(line[cell], kept);
  }
  board.spend(work_);
  if (possible) keep();
  return possible;
}

}  // namespace jiugong::regions
