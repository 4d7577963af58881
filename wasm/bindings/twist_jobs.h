// The jobs of the rotation puzzles: sorting tiles, rotating sudoku, nine tripods.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "jiugong/nine_tripods.h"
#include "jiugong/rotate_sudoku.h"
#include "jiugong/twist.h"
#include "jiugong/untwist.h"
#include "job.h"
#include "json.h"

namespace jiugong::bindings {

// Writes { row, col, turn }, where turn is `cw`, `ccw` or `half`.
void write_json(Json& out, const Move& move);

// Returns what is known before the end: { best, moves }, the number of presses of the best answer so
// far and these presses; {} as long as `best` is -1.
std::string interim_of(int best, const std::vector<Move>& moves);

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
             const std::string& turns, const std::string& seed, std::uint64_t effort);

  double progress() const override { return untwister_.progress(); }
  int stage() const override { return untwister_.best_length(); }
  std::string interim() const override { return interim_of(stage(), untwister_.result().moves); }

 private:
  void run(std::uint64_t nodes) override;

  Untwister untwister_;
  Turns turns_ = Turns::kQuarter;
};

// { status, arrangement, moves, grid, solution, arrangements, capped, unique }. Without a solvable
// arrangement `arrangement`, `grid` and `solution` are null and `moves` is empty.
class RotateSudokuJob : public Job {
 public:
  // `turns` is the name of a value of Turns; `limit` is as in RotateSudokuOptions.
  void start(const std::string& puzzle, const std::string& turns, std::uint64_t limit);

  double progress() const override { return search_.progress(); }
  int stage() const override { return search_.best_length(); }
  std::string interim() const override;

 private:
  void run(std::uint64_t nodes) override;

  RotateSudoku search_;
};

void write_json(Json& out, const TripodsError& error);

// { moves, grid, nodes }. A grid without nine of each digit fails with the code `wrong-tiles`.
class NineTripodsJob : public Job {
 public:
  // `grid` is a text in any supported format, `turns` the name of a value of Turns, `seed` is in
  // decimal, and `effort` is as in TripodsOptions.
  void start(const std::string& grid, const std::string& turns, const std::string& seed,
             std::uint64_t effort);

  double progress() const override { return search_.progress(); }
  int stage() const override { return search_.best_length(); }
  std::string interim() const override { return interim_of(stage(), search_.result().moves); }

 private:
  void run(std::uint64_t nodes) override;

  NineTripods search_;
};

}  // namespace jiugong::bindings
