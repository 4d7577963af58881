// Files of puzzles that are no sudokus of 81 cells: how they are cut.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "files.h"

namespace jiugong::cli {

// How the puzzles of a file lie.
enum class TextRule {
  kRegions,  // a puzzle a line, where each line begins with a size; otherwise one text a file
  kBoards,  // a board a line, where rows are separated by /; otherwise boards with blank lines between
  kWhole,  // one problem a file
};

class TextSplitter final : public Splitter {
 public:
  explicit TextSplitter(TextRule rule) : rule_(rule) {}

  Begin begin(std::string_view beginning, bool whole) override;
  std::size_t split(std::string_view text) const override;

  // kLines for a puzzle a line, kGrids for blank lines between, kText for one a file.
  FileShape shape() const override { return {.layout = layout_}; }

 private:
  TextRule rule_;
  FileLayout layout_ = FileLayout::kText;
};

// A puzzle of a part, and the line on which it begins.
struct TextBlock {
  std::string_view text;
  std::size_t line = 1;
};

// The puzzles of a text whose first line is their number, as judges' sites have them: of as many lines each. None where the lines
// do not come out even.
std::vector<TextBlock> counted_blocks(const TextBlock& whole);

// Goes through the puzzles of a part; leaves out blank lines and, between puzzles, comments.
class BlockReader {
 public:
  explicit BlockReader(const Part& part) : part_(part), line_(part.first_line) {}

  bool next();
  const TextBlock& block() const { return block_; }

 private:
  std::string_view take_line();

  const Part& part_;
  std::size_t at_ = 0;
  std::size_t line_;
  TextBlock block_;
};

}  // namespace jiugong::cli
