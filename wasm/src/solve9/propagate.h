// Propagation between two guesses.
#pragma once

#include "solve9/board.h"
#include "solve9/rules.h"
#include "solve9/simd/instruction_sets.h"

namespace jiugong::solver9 {

enum class Outcome {
  kContradiction,  // no solution
  kSolved,         // every cell has one digit
  kStuck,          // the rules find nothing more
  kUndecided,      // there is more to do; never returned by propagate()
};

// The origin of a board. A board made by a guess is almost at its fixpoint, unlike a puzzle that
// was just read, so different strategies pay off.
enum class Origin { kPuzzle, kGuess };

// Which of the boards side by side: kFirstHalf, kSecondHalf (wide.h). A board by itself is the first.
using BoardSet = unsigned;

// The boards that end in a step, by their outcome.
struct Ends {
  BoardSet contradictory = 0, solved = 0, stuck = 0;
};

// The rules, for one board or for two side by side, and their working memory.
template <typename V>
class Rules {
 protected:
  static constexpr BoardSet kAllBoards =
      sizeof(V) == sizeof(simd::Vec) ? simd::kFirstHalf : simd::kFirstHalf | simd::kSecondHalf;

  Rules();

  // What one step passes to the next.
  struct Carry {
    V hidden;       // digits with one place left in their box
    bool is_child;  // Origin::kGuess
  };

  // Two steps, which restrict boards and return true. They tell `end` which boards end, maybe more
  // than once; if that returns true, no board is left, and they return false at once. Boards that
  // have ended before are restricted as well, and `end` is told of them again.
  template <typename End>
  JIUGONG_INLINE bool light_step(BoardOf<V>& board, Carry& carry, End end);
  template <typename End>
  JIUGONG_INLINE bool full_step(BoardOf<V>& board, Carry& carry, End end);

  // The boards without a bit in `bits`.
  static JIUGONG_INLINE BoardSet boards_without(const V& bits) { return kAllBoards ^ which(bits); }

  // The boards in which these are all digits of each box.
  JIUGONG_INLINE BoardSet boards_with_all(const V& digits) const;

  // Settles boards in which each digit has one place left in each box. Such a board is solved unless
  // two digits have the same place, or a row or column does not fit: these are returned.
  JIUGONG_INLINE BoardSet finish(BoardOf<V>& board) const;

  // Constants of the layout (see board.h). They are in memory and unknown to the compiler for V8's
  // sake: see simd/vec.h.
  FieldConstants<V> fields_;
  // Of the current step.
  std::array<simd::TrioOf<V>, 3> cells_;
  LinesOf<V> lines_;
};

// Applies the rules to a board. Owns their working memory, so each search has its own.
class Propagator : Rules<simd::Vec> {
 public:
  // Applies the rules in place until they decide the board or get stuck.
  template <simd::InstructionSet set = simd::InstructionSet::kBaseline>
  Outcome propagate(Board& board, Origin origin);

  // After kStuck: the lines of the board.
  const Lines& lines() const { return lines_; }

 private:
  JIUGONG_INLINE Outcome apply_rules(Board& board, Origin origin);
};

JIUGONG_FOR_EACH_INSTRUCTION_SET(JIUGONG_SPECIALIZE, Outcome, Propagator::propagate,
                                 (Board & board, Origin origin),
                                 ;)

// A board of the search, with what the rules have made of it.
struct Node {
  Board board;
  Outcome outcome;  // kUndecided until the rules have been applied
  Lines lines;      // after kStuck: those of the board
};

#if JIUGONG_HAS_WIDE
// Applies the rules to both halves of a branch at once: they take as many steps as the half that
// takes longer, which is 62% of the steps of both.
class HalvesPropagator : Rules<simd::Vec2> {
 public:
  // Where branch() puts the halves.
  BoardOf<simd::Vec2>& halves() { return halves_; }

  // Does with each half what Propagator does with a board made by a guess. (The board of a
  // contradiction is not set.)
  template <simd::InstructionSet set>
  void propagate(Node& first, Node& second);

 private:
  JIUGONG_INLINE void apply_rules(Node& first, Node& second);
  // Sets the nodes of some halves, which end with the outcome.
  JIUGONG_INLINE void put(BoardSet ended, const BoardOf<simd::Vec2>& boards, Outcome outcome,
                          Node& first, Node& second) const;

  BoardOf<simd::Vec2> halves_;
};

JIUGONG_FOR_EACH_INSTRUCTION_SET_WITH_VEC2(JIUGONG_SPECIALIZE, void, HalvesPropagator::propagate,
                                           (Node & first, Node& second),
                                           ;)
#endif

}  // namespace jiugong::solver9
