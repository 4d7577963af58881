// Adds another solver to the table of ./dev bench: copy this file, and change the part between the
// lines. bench/README.md explains the protocol.
#include <cstdint>
#include <iostream>
#include <string>
#include <vector>

// ----------------------------------------------------------------------------------------------
// The solver and its flags. This one is slow: the plain reference solver of the tests.
#include "reference/plain_solver.h"

constexpr const char* kAbout = "the plain solver of the tests";

// Returns the number of solutions of a puzzle, at most `limit`.
std::uint64_t count_solutions(const std::string& puzzle, std::uint64_t limit) {
  return jiugong::count_plainly(*jiugong::Grid::from_line(puzzle), limit);
}
// ----------------------------------------------------------------------------------------------

int main() {
  std::vector<std::string> puzzles;
  for (std::string word; std::cin >> word;) {
    if (word == "about") {
      std::cout << kAbout << std::endl;
    } else if (word == "puzzles") {
      std::size_t size = 0;
      std::cin >> size;
      puzzles.resize(size);
      for (std::string& puzzle : puzzles) std::cin >> puzzle;
      std::cout << "ready" << std::endl;
    } else if (word == "run") {
      std::uint64_t limit = 0, passes = 0, count = 0;
      std::cin >> limit >> passes;
      for (; passes != 0; --passes) {
        for (const std::string& puzzle : puzzles) count += count_solutions(puzzle, limit);
      }
      std::cout << "done " << count << std::endl;
    } else {
      std::getline(std::cin, word);
      std::cout << "unsupported" << std::endl;
    }
  }
}
