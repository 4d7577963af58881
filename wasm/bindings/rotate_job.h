// The job that arranges and solves a rotating sudoku.
#pragma once

#include <cstdint>
#include <string>

#include "jiugong/rotate_sudoku.h"
#include "job.h"

namespace jiugong::bindings {

// { status, arrangement, moves, grid, solution, arrangements, capped, unique }. Without a solvable
// arrangement `arrangement`, `grid` and `solution` are null and `moves` is empty.
class RotateJob : public Job {
 public:
  // `turns` is the name of a value of Turns; `limit` is as in RotateSudokuOptions.
  void start(const std::string& puzzle, const std::string& turns, std::uint64_t limit);
  State advance(std::uint64_t nodes) override;

  double progress() const override { return search_.progress(); }
  int stage() const override { return search_.best_length(); }
  std::string interim() const override;

 private:
  RotateSudoku search_;
};

}  // namespace jiugong::bindings
