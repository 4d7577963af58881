// The job that sorts tiles.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "jiugong/untwist.h"
#include "job.h"
#include "twist_json.h"

namespace jiugong::bindings {

// Writes { code, message, line, column, found, expected } as for texts; line and column are the
// position of the tile on the board.
void write_json(Json& out, const UntwistError& error);

// { status, moves, optimal, goal, nodes }
class UntwistJob : public Job {
 public:
  // `tiles` and `goal` are numbers separated by commas, row by row; an empty goal stands for
  // ascending order. `turns` is `clockwise`, `quarter` or `any`, `seed` an integer below 2^64 in
  // decimal, and `effort` a number of boards, 0 for the default.
  void start(int rows, int cols, const std::string& tiles, const std::string& goal,
             const std::string& turns, const std::string& seed, double effort);
  State advance(std::uint64_t nodes) override;

  double progress() const override { return untwister_.progress(); }
  int stage() const override { return untwister_.best_length(); }
  std::string interim() const override { return interim_of(stage(), untwister_.result().moves); }

 private:
  Untwister untwister_;
  Turns turns_ = Turns::kQuarter;
};

}  // namespace jiugong::bindings
