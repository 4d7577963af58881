// The logic between two guesses: what follows from the candidates of a board.
#pragma once

#include "solve9/board.h"

namespace jiugong::internal {

enum class Outcome {
  kContradiction,  // no solution
  kSolved,         // every cell has its one digit
  kStuck,          // the rules find nothing more, or too little to go on
};

// Parts of every field.
struct FieldConstants {
  simd::Vec low;    // the lowest bit
  simd::Vec guard;  // the guard
  simd::Vec all;    // every bit
  simd::Vec real;   // every bit, but none of the inert lane
};

// Applies the rules to a board. Holds the memory they work in, so a search owns one of its own.
class Propagator {
 public:
  Propagator();

  // Applies the rules in place until they decide or get stuck. `first` tells a puzzle as it was
  // read from a board that was made by a guess, which is almost at its fixpoint: what pays for the
  // one does not pay for the other.
  Outcome propagate(Board& board, bool first);

  // After kStuck, for each box the digits its three minirows and its three minicolumns can hold.
  const simd::Trio& minirows() const { return minirows_; }
  const simd::Trio& minicolumns() const { return minicolumns_; }

 private:
  enum class Step { kContradiction, kSolved, kStuck, kProgress };

  // What one step leaves to the next.
  struct Carry {
    simd::Vec hidden;  // digits that have one place left in their box
    simd::Vec naked;   // digits that are alone in a cell of their box
  };

  Step confine(Board& board, Carry& carry, bool is_child, bool may_stop);
  Step place(Board& board, Carry& carry, bool is_child);

  // Constants of the layout (see board.h). In memory, and not known to the compiler, for V8's sake:
  // see simd/vec.h.
  FieldConstants fields_;
  std::array<simd::Trio, 3> cells_;  // of the step at work
  simd::Trio minirows_, minicolumns_;
};

}  // namespace jiugong::internal
