// Runs solver queries in portions.
#pragma once

#include <cstdint>

#include "jiugong/grid.h"
#include "jiugong/solve9.h"

namespace jiugong::analysis {

// Runs one query after another, in portions, and counts their cost. Each solution is one answer;
// the caller then asks for another solution or starts another query.
class Probe {
 public:
  enum class Answer {
    kPending,   // the search continues
    kSolution,  // solution() returns one more solution
    kOver,      // there are no more solutions
    kGaveUp,    // the search exceeded its patience
  };

  // Resets the costs to 0.
  void reset();

  // Asks for a solution, and gives up after `patience` nodes (at least one).
  void ask(const Grid& puzzle, std::uint64_t patience = UINT64_MAX);
  void ask(const Marks& marks, std::uint64_t patience = UINT64_MAX);

  // After a solution: asks for another one, and gives up after `patience` more nodes (at least
  // one).
  void ask_for_more(std::uint64_t patience = UINT64_MAX);

  // Continues the search and subtracts its nodes, at least one per answer, from `budget`. The
  // answers do not depend on how the search is divided.
  Answer advance(std::uint64_t& budget);

  // The number of solutions found since the query started, and the last of them.
  std::uint64_t found() const { return solver_.found(); }
  Grid solution() const { return solver_.latest(); }

  // Queries run, and nodes visited for them, since reset().
  std::uint64_t solves() const { return solves_; }
  std::uint64_t nodes() const { return nodes_; }

 private:
  void begin(std::uint64_t patience);

  Solver9 solver_;
  std::uint64_t patience_ = UINT64_MAX;  // nodes left before it gives up
  std::uint64_t solves_ = 0;
  std::uint64_t nodes_ = 0;
};

// Advances a search that has a `probe` and reacts to each of its answers, until it is done or the
// nodes are used up. Returns whether it is done.
template <typename Search>
bool advance(Search& search, std::uint64_t nodes) {
  while (!search.done() && nodes != 0) {
    const Probe::Answer answer = search.probe.advance(nodes);
    if (answer != Probe::Answer::kPending) search.take_answer(answer);
  }
  return search.done();
}

}  // namespace jiugong::analysis
