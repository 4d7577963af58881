// The jobs around puzzles of any shape.
//
// A puzzle comes as whole numbers with commas between them:
//
//   rows, columns, lowest and highest value, rules,
//   number of cells, cells, number of regions, regions, number of cages, cages
//
// `rules` is a sum of 1 for diagonals, 2 for anti-knight, 4 for anti-king and 8 for non-consecutive.
// A cell is what RegionPuzzle has for it; a region the number of its cells and they; a cage its sum
// and the same. It goes back as JSON:
//
//   { rows, cols, low, high, cells, regions, cages: [{ sum, cells }], diagonals, antiKnight,
//     antiKing, nonConsecutive, areas, extras }
//
// with null for open cells, and the RegionOutline (region_outline.h).
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "jiugong/region_puzzle.h"
#include "jiugong/region_text.h"
#include "job.h"
#include "stopwatch.h"

namespace jiugong::bindings {

// { code, message, line, column, found, expected, cell, region, cage }, the last three null where
// they do not apply.
void write_json(Json& out, const RegionError& error);
void write_json(Json& out, const RegionTextError& error);

void write_json(Json& out, const Cage& cage);  // { sum, cells }

// What follows from `puzzle` as described above; of what is missing there is none.
RegionPuzzle region_puzzle_of(const std::string& puzzle);

// { status, count, capped, solution, second, conflicts, nodes, micros }
class SolveRegionsJob : public Job {
 public:
  // `limit` as in solve_regions.
  void start(const std::string& puzzle, std::uint64_t limit);

  // Returns after half a millisecond if it can.
  State advance(std::uint64_t nodes) override;

 private:
  void end();

  std::optional<RegionSolver> solver_;
  std::uint64_t portion_ = 1;  // nodes between two looks at the clock
  Stopwatch stopwatch_;
};

// The puzzle.
class ReadRegionsJob : public Job {
 public:
  void start(const std::string& text);
  State advance(std::uint64_t nodes) override;
};

// The text.
class WriteRegionsJob : public Job {
 public:
  void start(const std::string& puzzle);
  State advance(std::uint64_t nodes) override;
};

// The puzzle.
class RegionPresetJob : public Job {
 public:
  void start(const std::string& name);
  State advance(std::uint64_t nodes) override;
};

}  // namespace jiugong::bindings
