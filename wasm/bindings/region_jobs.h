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
// with null for open cells, and the RegionOutline.
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

namespace jiugong {

// { code, message, line, column, found, expected, cell, region, cage }, the last three null where
// they do not apply.
void write_json(std::string& out, const RegionError& error);
void write_json(std::string& out, const RegionTextError& error);

void write_json(std::string& out, const Cage& cage);  // { sum, cells }

// Reads a puzzle that is written as described above, in portions; of what is missing there is none.
class RegionNumbers {
 public:
  explicit RegionNumbers(std::string text)
      : text_(std::move(text)), at_(text_.data()), end_(at_ + text_.size()) {}
  RegionNumbers(const RegionNumbers&) = delete;
  RegionNumbers& operator=(const RegionNumbers&) = delete;

  // Reads so many numbers; true when all are read.
  bool advance(std::uint64_t count);

  // The puzzle, once.
  RegionPuzzle take() { return std::move(puzzle_); }

 private:
  // What is read next; kRegions and kCages stand for what is between two of them.
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
  std::vector<int>* list_ = nullptr;  // that is being read
  int items_ = 0;                     // to come in it
  int lists_ = 0;                     // to come after it, of its kind
};

RegionPuzzle region_puzzle_of(const std::string& puzzle);  // all at once

// { status, count, capped, solution, second, conflicts, nodes, micros }
class SolveRegionsJob : public Job {
 public:
  // `limit` as in solve_regions.
  void start(std::string puzzle, std::uint64_t limit);

  // Returns after half a millisecond if it can.
  State advance(std::uint64_t nodes) override;

 private:
  void search(std::uint64_t nodes);
  void end();

  std::optional<RegionNumbers> numbers_;  // until the puzzle is read
  std::uint64_t limit_ = 0;
  std::optional<RegionSolver> solver_;
  std::uint64_t portion_ = 1;  // nodes between two looks at the clock
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

}  // namespace jiugong
