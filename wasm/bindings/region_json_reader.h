// Puzzles of any shape as JavaScript hands them over: the JSON that region_json.h writes, without spaces.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "jiugong/region_puzzle.h"

namespace jiugong::bindings {

// Reads a puzzle, in portions. What is missing is 0 or empty; reading ends at what is no such JSON.
class RegionJsonReader {
 public:
  explicit RegionJsonReader(std::string text)
      : text_(std::move(text)), at_(text_.data()), end_(at_ + text_.size()) {}
  RegionJsonReader(const RegionJsonReader&) = delete;
  RegionJsonReader& operator=(const RegionJsonReader&) = delete;

  // Reads about so many bytes, in whole regions, cages and rules; returns true when all are read.
  bool advance(std::uint64_t bytes);

  // Returns the puzzle; may be called once.
  RegionPuzzle take() { return std::move(puzzle_); }

 private:
  void step();
  void read_member();
  template <auto member>
  void read_member_of_puzzle();
  template <auto member>
  void read_item();
  void read_drawing();

  // Each reads a value to where it belongs, or ends.
  void read(int& number);  // null is an open cell
  void read(bool& truth);
  void read(std::string& text);
  void read(RuleMarks& marks);
  void read(std::pair<int, int>& pair);
  void read(RuleTransition& transition);
  void read(Cage& cage);
  void read(RegionRule& rule);
  template <typename Item>
  void read(std::vector<Item>& list);
  // Calls `read_value` with the name of each member of an object.
  template <typename ReadValue>
  void read_object(const ReadValue& read_value);

  bool skip(std::string_view what);
  void expect(std::string_view what) {
    if (!skip(what)) end();
  }
  void end() { at_ = end_; }

  const std::string text_;
  const char* at_;
  const char* end_;
  RegionPuzzle puzzle_;
  void (RegionJsonReader::*read_item_)() = nullptr;  // inside a list of the puzzle
};

}  // namespace jiugong::bindings
