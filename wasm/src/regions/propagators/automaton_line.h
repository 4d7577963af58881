// A line of cells that an automaton reads.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "regions/model.h"
#include "regions/propagators/propagator.h"

namespace jiugong::regions {

// An automaton as the search reads it; lines share it.
struct AutomatonTable {
  struct Arc {
    std::uint32_t to;
    Mask values;
  };

  explicit AutomatonTable(const Automaton& automaton);

  std::size_t words;  // of a set of states
  std::size_t start;
  std::vector<Arc> arcs;
  std::vector<std::uint32_t> arcs_from;  // per state, where its arcs begin
  std::vector<std::uint64_t> accept;
};

// What an automaton can do on a line: with these values, the states on its ways from the start to an accepting one.
struct AutomatonWays {
  std::vector<Mask> values;           // per cell
  std::vector<std::uint64_t> states;  // before each cell and after the last, as bit sets
};

// What filter() works with, the same for all lines.
struct AutomatonScratch {
  AutomatonWays ways;
  std::vector<std::uint64_t> useful;
};

// Exact if no cell is named twice: each remaining value is read on some way to an accepting state.
// Gilles Pesant, "A regular language membership constraint for finite sequences of variables", 2004;
// sets of states are bit sets here.
class AutomatonFilter : public Propagator {
 public:
  AutomatonFilter(Cells line, std::shared_ptr<const AutomatonTable> table,
                  std::shared_ptr<AutomatonScratch> scratch);

  bool filter(Board& board) override;

 private:
  const AutomatonWays* known_ways(const Board& board);
  void keep();
  template <typename Visit>
  void for_each_arc(const std::uint64_t* states, Mask values, const Visit& visit);

  std::shared_ptr<const AutomatonTable> table_;
  std::shared_ptr<AutomatonScratch> scratch_;

  // The ways that were found, each time among those before; the first kept_ are in use. They hold for all candidates
  // among their values, so only what has changed since is looked at.
  std::vector<AutomatonWays> found_;
  std::size_t kept_ = 0;
  std::uint64_t work_ = 0;  // by filter()
};

}  // namespace jiugong::regions
