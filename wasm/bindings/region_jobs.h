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
#include <utility>
#include <vector>

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

// Parses the encoding described above, in portions; missing parts are empty.
class RegionNumbers {
 public:
  explicit RegionNumbers(std::string text)
      : text_(std::move(text)), at_(text_.data()), end_(at_ + text_.size()) {}
  RegionNumbers(const RegionNumbers&) = delete;
  RegionNumbers& operator=(const RegionNumbers&) = delete;

  // Reads `count` numbers; returns true when all are read.
  bool advance(std::uint64_t count);

  // Returns the puzzle; may be called once.
  RegionPuzzle take() { return std::move(puzzle_); }

 private:
  // The part that is read next; kRegions and kCages are between two lists.
  enum class Part { kHead, kCells, kRegions, kRegion, kCages, kCage, kEnd };

  int next();
  void step();
  void read_head();
  void begin_list(std::vector<int>& list, Part part);
  void read_item(Part after);
  bool begin_region();
  bool begin_cage();

  const std::string text_;
  const char* at_;
  const char* end_;
  RegionPuzzle puzzle_;
  Part part_ = Part::kHead;
  std::vector<int>* list_ = nullptr;  // the list being read
  int items_ = 0;                     // remaining numbers of this list
  int lists_ = 0;                     // remaining lists of this kind
};

RegionPuzzle region_puzzle_of(const std::string& puzzle);  // parses everything in one call

// { status, count, capped, solution, second, conflicts, nodes, micros }
class SolveRegionsJob : public Job {
 public:
  // `limit` is as in solve_regions().
  void start(std::string puzzle, std::uint64_t limit);

  // Returns after about half a millisecond if possible.
  State advance(std::uint64_t nodes) override;

 private:
  void search(std::uint64_t nodes);
  void end();

  std::optional<RegionNumbers> numbers_;  // until the puzzle is read
  std::uint64_t limit_ = 0;
  std::optional<RegionSolver> solver_;
  std::uint64_t portion_ = 1;  // nodes between two reads of the clock
  Stopwatch stopwatch_;
};

// The puzzle.
class ReadRegionsJob : public Job {
 public:
  void start(std::string text);
  State advance(std::uint64_t nodes) override;

 private:
  std::optional<RegionReader> reader_;
};

// The text.
class WriteRegionsJob : public Job {
 public:
  void start(std::string puzzle);
  State advance(std::uint64_t nodes) override;

 private:
  void begin_text();

  std::optional<RegionNumbers> numbers_;  // until the puzzle is read
  RegionPuzzle puzzle_;
  std::optional<RegionWriter> writer_;
};

// The puzzle.
class RegionPresetJob : public Job {
 public:
  void start(const std::string& name);
  State advance(std::uint64_t nodes) override;
};

}  // namespace jiugong::bindings
