// The jobs for puzzles of any shape.
//
// The input is a puzzle as integers separated by commas:
//
//   rows, columns, lowest and highest value, rules,
//   number of cells, cells, number of regions, regions, number of cages, cages
//
// `rules` is a sum of 1 for diagonals, 2 for anti-knight, 4 for anti-king and 8 for
// non-consecutive. Cells are encoded as in RegionPuzzle; a region is the number of its cells
// followed by the cells; a cage is its sum followed by the same. The output is JSON:
//
//   { rows, cols, low, high, cells, regions, cages: [{ sum, cells }], diagonals, antiKnight,
//     antiKing, nonConsecutive, areas, extras }
//
// with null for open cells, and with the RegionOutline (region_outline.h).
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "jiugong/region_puzzle.h"
#include "jiugong/region_text.h"
#include "job.h"
#include "stopwatch.h"

namespace jiugong::bindings {

// Writes { code, message, line, column, found, expected, cell, region, cage }; the last three are
// null if they do not apply.
void write_json(Json& out, const RegionError& error);
void write_json(Json& out, const RegionTextError& error);

void write_json(Json& out, const Cage& cage);  // { sum, cells }

// Parses the encoding described above; missing parts are empty.
RegionPuzzle region_puzzle_of(const std::string& puzzle);

// { status, count, capped, solution, second, conflicts, nodes, micros }
class SolveRegionsJob : public Job {
 public:
  // `limit` is as in solve_regions().
  void start(const std::string& puzzle, std::uint64_t limit);

  // Returns after about half a millisecond if possible.
  State advance(std::uint64_t nodes) override;

 private:
  void end();

  std::optional<RegionSolver> solver_;
  std::uint64_t portion_ = 1;  // nodes between two reads of the clock
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
