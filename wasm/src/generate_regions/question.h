// Whether a puzzle has one solution, asked with limited patience.
#pragma once

#include <cstdint>
#include <vector>

#include "jiugong/region_puzzle.h"

namespace jiugong::region_generator {

class Question {
 public:
  enum class Answer { kNone, kUnique, kSeveral, kUnknown };

  // `patience` is the number of nodes after which the question is given up.
  void ask(const RegionPuzzle& puzzle, std::uint64_t patience);

  // Searches about `nodes` nodes, which it counts down; true when there is an answer. The number of calls does
  // not change the answer.
  bool advance(std::uint64_t& nodes);

  // Once there is an answer. kUnknown may have one solution, kSeveral has two.
  Answer answer() const { return answer_; }
  const std::vector<int>& first() const { return first_; }
  const std::vector<int>& second() const { return second_; }

 private:
  void conclude();

  RegionSolver solver_;
  std::uint64_t patience_ = 0;
  Answer answer_ = Answer::kUnknown;
  std::vector<int> first_, second_;
};

}  // namespace jiugong::region_generator
