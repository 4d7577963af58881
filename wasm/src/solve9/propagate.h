// The logic between two guesses: what follows from the candidates of a board.
#pragma once

#include "solve9/board.h"

namespace jiugong::solver9 {

enum class Outcome {
  kContradiction,  // no solution
  kSolved,         // every cell has its one digit
  kStuck,          // the rules find nothing more, or too little to go on
  kUndecided,      // there is more to do; never said of propagate()
};

// Where a board comes from. One made by a guess is almost at its fixpoint, unlike a puzzle as it was
// read: what pays for the one does not pay for the other.
enum class Origin { kPuzzle, kGuess };

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

  // Applies the rules in place until they decide or get stuck.
  Outcome propagate(Board& board, Origin origin);

  // After kStuck, for each box the digits its three minirows and its three minicolumns can hold.
  const simd::Trio& minirows() const { return minirows_; }
  const simd::Trio& minicolumns() const { return minicolumns_; }

 private:
  // What one step leaves to the next.
  struct Carry {
    simd::Vec hidden;      // digits that have one place left in their box
    simd::Vec naked;       // digits that are alone in a cell of their box
    bool is_child;         // Origin::kGuess
    bool after_full_step;  // whether there was one: then a light step that finds little may end it
  };

  Outcome light_step(Board& board, Carry& carry);
  Outcome full_step(Board& board, Carry& carry);

  // Whether every digit is alone in a cell of each box.
  bool is_solved(simd::Vec naked) const;

  // Keeps what branching needs.
  Outcome stuck(const simd::Trio& minirows, const simd::Trio& minicolumns);

  // Constants of the layout (see board.h). In memory, and not known to the compiler, for V8's sake:
  // see simd/vec.h.
  FieldConstants fields_;
  std::array<simd::Trio, 3> cells_;  // of the step at work
  simd::Trio minirows_, minicolumns_;
};

}  // namespace jiugong::solver9
