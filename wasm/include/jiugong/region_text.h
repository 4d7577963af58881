// Region puzzles as text: a compact notation to share them, and the common ways to write jigsaws and
// killers.
//
//   9x9; rows; columns; boxes 3x3; diagonals; cells 53..7....6..195...…
//
// The notation is a list of statements, each on a line of its own or with `;` between them. The first
// is the size; `values` comes before `cells`; else their order does not matter, but for that of the
// regions. Small and capital letters are the same, except in labels.
//
//   9x9              rows and columns, each 1..36
//   values 0-8       the values; 1 to the larger of rows and columns if they are not stated
//   rows, columns    a region for each row, for each column
//   boxes 2x3        a region for each box of two rows and three columns
//   regions AAB…     a region for each label: one character a cell in row-major order, a digit or a
//                    letter, '.' for cells in none of them; may be there several times
//   region r1c1 r2c2 one region; r1c1-r3c3 stands for all cells of a rectangle
//   cage 15 r1c1 r1c2
//                    a cage: its sum and its cells, written as those of a region
//   diagonals, anti-knight, anti-king, non-consecutive
//   cells 53..7…     the cells in row-major order; all are open if they are not stated
//
// `rows`, `columns` and `boxes` leave void cells out; each is stated once, `boxes` once a size. In
// `regions` and `cells` spaces, `;` and line ends between the characters mean nothing.
//
// In `cells` the values 0..35 are digits and then letters, 10 is A. Where there are values above 35
// all of them are decimal numbers with spaces between them. An open cell is one of . ? * _, or 0 where
// that is no value, or x where that is none; a void one is #.
//
// Also read are, as they are commonly found:
//
//   classic   n x n cells and nothing else, n up to 36, in any number of lines; |, -, + and commas
//             mean nothing. The boxes are those of box_sides(); the values are 1..n.
//   jigsaws   as many cells, then as many labels of the n regions of n cells.
//   killers   cells of one of these, or none, and then a cage a line: the sum and the cells in any
//             order, with any of space , + = : ( ) between them, such as `15 r1c1 r1c2`,
//             `15=r1c1+r1c2`, `R1C1,R1C2=15`. Without cells the grid is the classic one that the
//             cages cover, else 9x9 or the next larger size of 12, 16, 25 and 36.
//
// Texts are UTF-8; full-width characters count as their ASCII twins.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <variant>

#include "jiugong/formats.h"
#include "jiugong/region_puzzle.h"

namespace jiugong {

// Why no puzzle could be read, and where. A mistake that is not one of writing, such as a region that
// is too large, has the code it has in a RegionPuzzle.
struct RegionTextError {
  std::variant<TextErrorCode, RegionErrorCode> code;
  std::size_t line = 1;    // 1-based
  std::size_t column = 1;  // 1-based, in characters (not bytes)
  Phrase found;            // "the word 'boxen'"
  Phrase expected;         // "9 cells"

  // One sentence for people, with the place.
  std::string message() const;
};

// The name of the error's code.
std::string_view name_of(const RegionTextError& error);

// Reads one puzzle, in which there is then no mistake. Any bytes are read in a time linear in their
// number.
//
//   const auto read = read_regions("4x4; rows; columns; boxes 2x2; cells 1...  .... .... ...4");
//   if (const auto* error = std::get_if<RegionTextError>(&read)) complain(error->message());
//   else use(std::get<RegionPuzzle>(read));
std::variant<RegionPuzzle, RegionTextError> read_regions(std::string_view text);

// The same in portions, for callers that must not block.
//
//   RegionReader reader(text);
//   while (!reader.advance(10'000)) breathe();
//   const auto read = reader.take();
class RegionReader {
 public:
  explicit RegionReader(std::string text);
  ~RegionReader();
  RegionReader(RegionReader&&) noexcept;
  RegionReader& operator=(RegionReader&&) noexcept;

  // Reads about so many bytes, in whole statements; true once the puzzle or a mistake is found.
  bool advance(std::uint64_t bytes);

  // What was found, once.
  std::variant<RegionPuzzle, RegionTextError> take();

 private:
  struct Work;
  std::unique_ptr<Work> work_;
};

// Writes a puzzle in which there is no mistake, on one line. What is read back is the same puzzle.
std::string write_regions(const RegionPuzzle& puzzle);

// The same in portions, for callers that must not block.
//
//   RegionWriter writer(puzzle);
//   while (!writer.advance(100)) breathe();
//   use(writer.take());
class RegionWriter {
 public:
  // The puzzle must outlive the writer.
  explicit RegionWriter(const RegionPuzzle& puzzle);
  ~RegionWriter();
  RegionWriter(RegionWriter&&) noexcept;
  RegionWriter& operator=(RegionWriter&&) noexcept;

  // Writes up to so many regions and cages; true when all is written.
  bool advance(std::uint64_t lists);

  // What was written since it was taken last.
  std::string take();

 private:
  class Work;
  std::unique_ptr<Work> work_;
};

}  // namespace jiugong
