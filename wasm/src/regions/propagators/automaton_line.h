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

// What filter() works with, the same for all lines.
struct AutomatonScratch {
  std::vector<std::uint64_t> layers, useful;
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
  using States = std::uint64_t*;

  // The states that can be active before the cell with this number, as a bit set.
  States layer(std::size_t cell) { return scratch_->layers.data() + cell * table_->words; }

  std::shared_ptr<const AutomatonTable> table_;
  std::shared_ptr<AutomatonScratch> scratch_;
};

}  // namespace jiugong::regions
