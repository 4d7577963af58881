// Sudokus of candidates (sukaku): cells with the digits that each may hold.
//
//   packed   nine characters a cell, each digit at its place: .2.4....9; spaces and line ends may be anywhere
//   drawn    the digits alone, in any order and perhaps with marks (24*9), between spaces and bars: 249; or a packed cell;
//            or a blank for all nine
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "formats/grid_line.h"
#include "formats/scanner.h"
#include "jiugong/formats.h"

namespace jiugong::formats {

// The characters of all packed cells.
inline constexpr std::size_t kPackedLength = std::size_t{9} * kCellCount;

// Whether the character is between drawn cells: also what is between and around the fields of tables.
inline bool is_candidates_gap(char c) {
  return c == ' ' || is_bar(c) || c == ',' || c == ';' || c == '"';
}

// Whether a line, by its characters as a Scanner gives them, is a row of packed cells, or of drawn ones of which at least
// one has several digits.
bool is_packed_row(std::string_view line);
bool is_drawn_row(std::string_view line);

// Whether the characters of all packed cells follow, most digits at their places, to the end of a line. Of several lines
// fewer digits than `least` may be the givens of nine puzzles.
enum class Packed { kNo, kCut, kYes };  // kCut: the text ends within them
Packed find_packed(Scanner scanner, std::size_t least = kCellCount + 1);
inline bool at_packed(const Scanner& scanner) { return find_packed(scanner) == Packed::kYes; }

// Whether just as many characters as packed cells have follow on the line.
bool at_packed_line(Scanner scanner);

// Read the cells at the scanner, or one, into `puzzle`; of a cell behind the last nothing is kept. A single candidate is a
// given.
std::optional<TextError> read_packed(Scanner& scanner, TextPuzzle& puzzle);
std::optional<TextError> read_packed_cell(Scanner& scanner, std::size_t cell, TextPuzzle& puzzle);
std::optional<TextError> read_drawn_cell(Scanner& scanner, std::size_t cell, TextPuzzle& puzzle);

// Whether the cells of a puzzle with candidates are packed, and the bytes of the one with which `text` begins.
bool are_packed(std::string_view text, const CellOffsets& cells);
std::size_t candidates_size(std::string_view text, bool packed);

// Appends `text` from the byte `from` to the last cell, each cell with its digit alone; drawn ones keep their width. Returns
// the byte behind that cell.
std::size_t append_chosen(std::string& out, std::string_view text, std::size_t from,
                          const CellOffsets& cells, const Grid& solution);

}  // namespace jiugong::formats
