// A question to the solver: is there a solution?
#pragma once

#include <cstddef>
#include <cstdint>

#include "jiugong/grid.h"
#include "jiugong/solve9.h"

namespace jiugong::internal {

// Asks one question after another, in portions, and counts what they cost.
class Probe {
 public:
  enum class Answer {
    kPending,  // the search goes on
    kSolved,   // there is a solution
    kNone,     // there is none
    kGaveUp,   // the search took more nodes than it was worth
  };

  // Sets the costs to 0.
  void reset();

  // Asks for a solution of `marks`, and gives up after `patience` nodes (at least one).
  void ask(const Marks& marks, std::uint64_t patience = UINT64_MAX);

  // Asks for two different solutions of `puzzle`: found() is then exact below 2.
  void ask_for_two(const Grid& puzzle);

  // Searches on and takes the nodes off `budget`, at least one an answer.
  Answer advance(std::uint64_t& budget);

  // The solutions met; when one was asked for, a second may have been found beside
  // it, which depends on how the search was divided.
  std::size_t found() const;
  const Grid& solution(std::size_t number) const { return solver_.solution(number); }

  std::uint64_t solves() const { return solves_; }
  std::uint64_t nodes() const { return nodes_; }

 private:
  void begin(std::size_t wanted, std::uint64_t patience);

  Solver9 solver_;
  std::size_t wanted_ = 1;
  std::uint64_t patience_ = UINT64_MAX;
  std::uint64_t solves_ = 0;
  std::uint64_t nodes_ = 0;
};

}  // namespace jiugong::internal
