// Encodes region puzzles like JavaScript does (see wasm/bindings/region_jobs.h).
#pragma once

#include <string>
#include <vector>

#include "jiugong/region_puzzle.h"

namespace jiugong {

inline std::string numbers_of(const RegionPuzzle& puzzle) {
  const int rules = (puzzle.diagonals ? 1 : 0) + (puzzle.anti_knight ? 2 : 0) +
                    (puzzle.anti_king ? 4 : 0) + (puzzle.non_consecutive ? 8 : 0);
  std::vector<int> numbers = {puzzle.rows, puzzle.cols, puzzle.low, puzzle.high, rules};
  const auto add = [&](const std::vector<int>& list) {
    numbers.push_back(static_cast<int>(list.size()));
    numbers.insert(numbers.end(), list.begin(), list.end());
  };
  add(puzzle.cells);
  numbers.push_back(static_cast<int>(puzzle.regions.size()));
  for (const auto& region : puzzle.regions) add(region);
  numbers.push_back(static_cast<int>(puzzle.cages.size()));
  for (const Cage& cage : puzzle.cages) {
    numbers.push_back(cage.sum);
    add(cage.cells);
  }
  std::string text;
  for (const int number : numbers) text += (text.empty() ? "" : ",") + std::to_string(number);
  return text;
}

}  // namespace jiugong
