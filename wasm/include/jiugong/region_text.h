// Region puzzles as text: a compact notation for sharing, and the common formats of jigsaws and
// killers.
//
//   9x9; rows; columns; boxes 3x3; diagonals; cells 53..7....6..195...…
//
// The notation is a list of statements, each on its own line or separated by `;`. The first is the
// size, and `values` comes before `cells`; otherwise the order matters only for the numbering of
// regions. Letters are case-insensitive, except in labels.
//
//   9x9              rows and columns, each 1..36
//   values 0-8       the values; by default 1 to the larger of rows and columns
//   rows, columns    a region for each row, for each column
//   boxes 2x3        a region for each box of two rows and three columns
//   regions AAB…     a region for each label: one character per cell in row-major order, a digit or a
//                    letter, '.' for cells in no region; the statement may be repeated
//   region r1c1 r2c2 one region; r1c1-r3c3 stands for all cells of a rectangle
//   cage 15 r1c1 r1c2
//                    a cage: its sum and its cells, written as for `region`
//   diagonals, anti-knight, anti-king, non-consecutive
//   thermometer r1c1 r2c2
//                    a rule of region_rule.h; below is an example of each kind
//   cells 53..7…     the cells in row-major order; by default all are open
//
// `rows`, `columns` and `boxes` leave void cells out; each may occur once, `boxes` once per size.
// In `regions` and `cells`, spaces, `;` and line ends between the characters are ignored.
//
// In `cells` the values 0..35 are digits and then letters, so 10 is A. If there are values above
// 35, all values are decimal numbers separated by spaces. An open cell is one of . ? * _, or 0
// unless 0 is a value, or x unless x is a value; a void cell is #.
//
// The cells of a rule are names such as r1c1, whole lines such as `row 3` and `column 3`, straight lines
// such as r1c9..r1c1 (along a row, column or diagonal), and rectangles such as r1c1-r2c2:
//
//   candidates 1 3 5 7 9: r1c1 r1c2              (RuleKind::kValues)
//   thermometer r1c1..r3c3                       thermometer slow r1c1 r1c2
//   whisper 5 r1c1 r2c2 r3c2
//   renban r1c1..r1c4
//   palindrome r1c1 r2c2 r2c3
//   between r1c1..r1c4
//   lockout 4 r1c1..r1c4
//   zipper r1c1..r1c5
//   modular 3 r1c1..r1c5
//   entropic r1c1..r1c5
//   entropic-set r1c1-r2c2
//   sum-segments 10 r1c1 r1c2 r2c3
//   equal-sums r1c1 r1c2 = r2c1..r2c3
//   arrow r1c1: r1c2 r1c3                        arrow r1c1 r2c1: r3c1..r7c1
//   sum 10 r1c1 r1c2
//   difference 1 r1c1 r1c2
//   ratio 2 r1c1 r1c2
//   unmarked dots                                unmarked xv
//   contains 1 2 2: r1c1-r2c2                    contains exactly 1 2: r1c1-r2c2
//   same-values r1c1 r1c2 = r8c8 r8c9
//   counting-circles r1c1 r5c5 r9c9
//   sandwich 15 row 3
//   x-sum 20 column 1
//   skyscraper 4 r9c1..r1c1
//   hidden-skyscraper 6 row 1
//   numbered-room 7 row 1
//   indexing 1 r3c1: row 3
//   regex "([12]3)*" r1c1..r1c4
//   automaton 0: 0(1 2)1 1(3)0 accept 0: r1c1..r1c4
//                                                start, state(values)next …, accepting states
//   table 1-2 2-4: r1c1 r1c2
//   nabner r1c1..r1c4
//
// These common formats are also accepted:
//
//   classic   n x n cells and nothing else, n up to 36, in any number of lines; |, -, + and commas
//             are ignored. The boxes are those of box_sides(); the values are 1..n.
//   jigsaws   n x n cells and n x n labels of the n regions of n cells, in any order.
//   walls     n x n jigsaws with n from 4 to 15: for each cell the number that is its digit, 0 if it is
//             open, and 16, 32, 64 and 128 for walls above, right, below and left of it. A number on
//             the line before, which says that there is one puzzle, is ignored.
//   Solo      the ID of a game of Simon Tatham's Solo with its puzzle, such as `3x3:…` or `9jxk:…`;
//             not that with the seed of one (`3x3#…`).
//   constraints
//             those of Interactive Sudoku Solver, such as `.Cage~10~R1C1~R1C2.~R5C5_7`, alone or in the address of its
//             page: givens, Shape, NoBoxes, RegionSize, Jigsaw, Diagonal, Windoku, DisjointSets, AntiKnight, AntiKing,
//             AntiConsecutive, GlobalEntropy, GlobalMod, Cage, AllDifferent, Lunchbox, Sum, Thermo, Renban, Entropic,
//             Between, Palindrome, Zipper, CountingCircles, Whisper, Lockout, Modular, SumLine, Arrow, PillArrow,
//             DoubleArrow, RegionSumLine, EqualSum, SameValues, WhiteDot, BlackDot, X, V, GreaterThan, StrictKropki,
//             StrictXV, Pair, PairX, XSum, Skyscraper, HiddenSkyscraper, NumberedRoom, LittleKiller, Sandwich,
//             ContainAtLeast, ContainExact, LookAndSay, Quad, Indexing, Regex and And. Any other is an error that names it.
//   killers   cells as in one of these, or none, and then one cage per line: the sum and the cells in
//             any order, separated by any of space , + = : ( ), such as `15 r1c1 r1c2`,
//             `15=r1c1+r1c2`, `R1C1,R1C2=15`. Without cells the grid is the classic one that the
//             cages cover, otherwise 9x9 or the next larger size of 12, 16, 25 and 36.
//
// Texts are UTF-8; full-width characters count as their ASCII equivalents. A statement, or a line of
// the common formats, has at most kMaxStatementBytes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>

#include "jiugong/formats.h"
#include "jiugong/owned.h"
#include "jiugong/region_puzzle.h"

namespace jiugong {

inline constexpr std::size_t kMaxStatementBytes = 1 << 20;

// The reason no puzzle could be read, and its position. An error of the puzzle itself, such as a
// region that is too large, has the code that validate() returns.
struct RegionTextError {
  std::variant<TextErrorCode, RegionErrorCode> code;
  std::size_t line = 1;    // 1-based
  std::size_t column = 1;  // 1-based, in characters (not bytes)
  Phrase found;            // "the word 'boxen'"
  Phrase expected;         // "9 cells"

  // One sentence for people that includes the position.
  std::string message() const;
};

// The name of the error's code.
std::string_view name_of(const RegionTextError& error);

// Reads one puzzle; the returned puzzle is valid. The time is linear in the number of bytes for any
// text.
//
//   const auto read = read_regions("4x4; rows; columns; boxes 2x2; cells 1...  .... .... ...4");
//   if (const auto* error = std::get_if<RegionTextError>(&read)) complain(error->message());
//   else use(std::get<RegionPuzzle>(read));
std::variant<RegionPuzzle, RegionTextError> read_regions(std::string_view text);

// Reads a puzzle in portions, for callers that must not block.
//
//   RegionReader reader(text);
//   while (!reader.advance(10'000)) yield_to_ui();
//   const auto read = reader.take();
class RegionReader {
 public:
  explicit RegionReader(std::string text);

  // Reads about `bytes` bytes, in whole statements; returns true when the puzzle or an error is
  // found.
  bool advance(std::uint64_t bytes);

  // Returns the puzzle or the error; may be called once.
  std::variant<RegionPuzzle, RegionTextError> take();

 private:
  struct Impl;
  detail::Owned<Impl> impl_;
};

// Writes a valid puzzle on one line. Reading the line gives the same puzzle.
std::string write_regions(const RegionPuzzle& puzzle);

// The same in portions, for callers that must not block.
//
//   RegionWriter writer(puzzle);
//   while (!writer.advance(100)) yield_to_ui();
//   use(writer.take());
class RegionWriter {
 public:
  // The puzzle must outlive the writer.
  explicit RegionWriter(const RegionPuzzle& puzzle);

  // Writes up to so many regions and cages; true when all is written.
  bool advance(std::uint64_t lists);

  // What was written since it was taken last.
  std::string take();

 private:
  class Impl;
  detail::Owned<Impl> impl_;
};

}  // namespace jiugong
