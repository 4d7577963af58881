// Propagation between two guesses.
#pragma once

#include "solve9/board.h"
#include "solve9/simd/instruction_sets.h"

namespace jiugong::solver9 {

enum class Outcome {
  kContradiction,  // no solution
  kSolved,         // every cell has one digit
  kStuck,          // the rules find nothing more, or too little to continue
  kUndecided,      // there is more to do; never returned by propagate()
};

// The origin of a board. A board made by a guess is almost at its fixpoint, unlike a puzzle that
// was just read, so different strategies pay off.
enum class Origin { kPuzzle, kGuess };

// Masks of the parts of every field.
struct FieldConstants {
  simd::Vec low;     // the lowest bit
  simd::Vec guard;   // the guard bit
  simd::Vec all;     // every bit
  simd::Vec digits;  // every digit bit, except in the inert lane
};

// Applies the rules to a board. Owns their working memory, so each search has its own.
class Propagator {
 public:
  Propagator();

  // Applies the rules in place until they decide the board or get stuck.
  template <simd::InstructionSet set = simd::InstructionSet::kBaseline>
  Outcome propagate(Board& board, Origin origin);

  // After kStuck: for each box, the possible digits of its three minirows and three minicolumns.
  const simd::Trio& minirows() const { return minirows_; }
  const simd::Trio& minicolumns() const { return minicolumns_; }

 private:
  // The values that one step passes to the next.
  struct Carry {
    simd::Vec hidden;      // digits with one place left in their box
    simd::Vec naked;       // digits that are alone in a cell of their box
    bool is_child;         // Origin::kGuess
    bool after_full_step;  // whether there was one; a light step that finds little may then end the
                           // loop
  };

  Outcome apply_rules(Board& board, Origin origin);
  Outcome light_step(Board& board, Carry& carry);
  Outcome full_step(Board& board, Carry& carry);

  // Removes the digits that are alone in a cell from the peers of the cell: the first step of a
  // puzzle, which has many such cells.
  void remove_from_peers(Board& board) const;

  // Whether these are all digits of each box.
  bool are_all(simd::Vec digits) const;

  // Settles a board in which each digit has one place left in each box: it is solved unless two
  // digits have the same place, or a row or column does not fit.
  Outcome finish(Board& board) const;

  // Constants of the layout (see board.h). They are in memory and unknown to the compiler for V8's
  // sake: see simd/vec.h.
  FieldConstants fields_;
  // Of the current step.
  std::array<simd::Trio, 3> cells_;
  simd::Trio minirows_, minicolumns_;
};

#define JIUGONG_DECLARE(set, TARGET) \
  template <>                        \
  Outcome TARGET Propagator::propagate<simd::InstructionSet::set>(Board & board, Origin origin);
JIUGONG_FOR_EACH_INSTRUCTION_SET(JIUGONG_DECLARE)
#undef JIUGONG_DECLARE

}  // namespace jiugong::solver9
