// Solves many puzzles at once, one in each lane of a vector: each is proven to have one solution or none.
//
// A lane whose board has ended gets another one at once: one that waits because a guess has made two of one, of whatever
// puzzle, or else the next puzzle. So the lanes also share the search of a single hard puzzle. The search of each
// puzzle visits the same boards as Solver9 does, whatever the other puzzles and the number of lanes; only their order
// differs. So answers and guesses are those of Solver9.
//
// Of a puzzle with several solutions it tells the number, up to a limit. Which of them are first is a question for Solver9, and
// so is a puzzle whose boards find no place (kMaxWaiting).
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "jiugong/grid.h"
#include "jiugong/owned.h"
#include "solve9/simd/instruction_sets.h"

namespace jiugong::solve_lanes {

// What became of a puzzle.
struct Answer {
  bool given_up;          // whether Solver9 has to be asked; nothing else holds then
  std::uint64_t found;    // solutions, at most one more than the limit
  const Grid* solution;   // the only one, otherwise nullptr; valid until the puzzle is dropped
  std::uint64_t guesses;  // with a limit of 1, and no second solution, those of Solver9
};

// Puzzles are added at the end and dropped at the beginning:
//
//   while (!solver.full() && solver.add(line)) ++line;
//   while (!solver.first_is_done()) solver.advance(10'000);
//   use(solver.first());
//   solver.drop_first();
class LaneSolver {
 public:
  // The maximum number of puzzles at a time.
  static constexpr std::size_t kMaxPuzzles = 256;

  // The maximum number of boards that wait for a lane, for all puzzles together.
  //
  // One search alone, depth first, has at most solver9::kMaxBranches. Lanes that share it may have many times as many: each
  // board that one of them makes near the root, another may follow down to the end. No useful maximum is proven, so
  // this is a limit, which is checked at each guess.
  static constexpr std::size_t kMaxWaiting = 1024;

  // (Other values are for tests.)
  explicit LaneSolver(solver9::simd::InstructionSet set = solver9::simd::best_instruction_set(),
                      std::size_t max_waiting = kMaxWaiting);

  // Drops all puzzles. Of the next ones up to `limit` solutions are counted, 0 as 1; a solver that was made has 1. As in
  // Solver9, the search looks for one solution more.
  void start(std::uint64_t limit);

  // Whether there is no place for another puzzle (kMaxPuzzles).
  bool full() const;

  // Adds a puzzle, if there is a place for it. Returns false and adds nothing if the text is not one that Grid::from_line()
  // takes, or if the limit is 1 and there are fewer than 17 givens, so that there cannot be one solution.
  bool add(std::string_view line);
  bool add(const Grid& puzzle);

  // Visits about `nodes` boards; less if the first puzzle is done and all others have begun, so that there is room
  // for more. Returns how many it has visited. There must be a puzzle that is not done.
  std::uint64_t advance(std::uint64_t nodes);

  // Whether there is a puzzle, and the first one is done; its answer, if so.
  bool first_is_done() const;
  Answer first() const;
  void drop_first();

 private:
  struct Impl;
  detail::Owned<Impl> impl_;
};

}  // namespace jiugong::solve_lanes
