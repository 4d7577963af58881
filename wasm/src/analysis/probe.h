// A question to the solver: which solutions are there?
#pragma once

#include <cstdint>

#include "jiugong/grid.h"
#include "jiugong/solve9.h"

namespace jiugong::analysis {

// Asks one question after another, in portions, and counts what they cost. Each solution is an
// answer; whoever asked then asks for another one, or something else.
class Probe {
 public:
  enum class Answer {
    kPending,   // the search goes on
    kSolution,  // there is one more solution, which solution() gives
    kOver,      // there are no more
    kGaveUp,    // the search took more nodes than it was worth
  };

  // Sets the costs to 0.
  void reset();

  // Asks for a solution, and gives up after `patience` nodes (at least one).
  void ask(const Grid& puzzle, std::uint64_t patience = UINT64_MAX);
  void ask(const Marks& marks, std::uint64_t patience = UINT64_MAX);

  // After a solution: asks for another one, and gives up after `patience` more nodes (at least
  // one).
  void ask_for_more(std::uint64_t patience = UINT64_MAX);

  // Searches on and takes the nodes off `budget`, at least one an answer. The answers do not depend
  // on how the search is divided.
  Answer advance(std::uint64_t& budget);

  // How many solutions were found since the question was asked, and the last of them.
  std::uint64_t found() const { return solver_.found(); }
  Grid solution() const { return solver_.latest(); }

  // Questions asked, and nodes visited for them, since reset.
  std::uint64_t solves() const { return solves_; }
  std::uint64_t nodes() const { return nodes_; }

 private:
  void begin(std::uint64_t patience);

  Solver9 solver_;
  std::uint64_t patience_ = UINT64_MAX;  // nodes left before it gives up
  std::uint64_t solves_ = 0;
  std::uint64_t nodes_ = 0;
};

// Goes on with a search that has a `probe` and does something after each of its answers, until it is
// done or the nodes are used up. Whether it is done.
template <typename Search>
bool advance(Search& search, std::uint64_t nodes) {
  while (!search.done() && nodes != 0) {
    const Probe::Answer answer = search.probe.advance(nodes);
    if (answer != Probe::Answer::kPending) search.take_answer(answer);
  }
  return search.done();
}

}  // namespace jiugong::analysis
