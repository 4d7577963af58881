// Sudokus of candidates (sukaku): cells with the digits that each may hold.
//
//   packed   nine characters a cell, each digit at its place: .2.4....9
//   drawn    the digits alone, in any order, between spaces and bars: 249, or a blank for all nine
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "formats/scanner.h"
#include "jiugong/formats.h"

namespace jiugong::formats {

// The characters of all packed cells.
inline constexpr std::size_t kPackedLength = std::size_t{9} * kCellCount;

// Whether a line, by its characters as a Scanner gives them, is a row of packed cells, or of drawn ones of which at least
// one has several digits.
bool is_packed_row(std::string_view line);
bool is_drawn_row(std::string_view line);

// Whether the lines at the scanner are nine rows of packed cells, not nine puzzles whose givens happen to lie so.
bool at_packed_rows(Scanner scanner);

// Whether just as many characters as packed cells have follow on the line.
bool at_packed_line(Scanner scanner);

// Read the cell at the scanner into `puzzle`. A single candidate is a given.
std::optional<TextError> read_packed_cell(Scanner& scanner, std::size_t cell, TextPuzzle& puzzle);
std::optional<TextError> read_drawn_cell(Scanner& scanner, std::size_t cell, TextPuzzle& puzzle);

// The bytes of the cell with which `text` begins.
std::size_t candidates_size(std::string_view text);

// Appends `text` from the byte `from` to the last cell, each cell with its digit alone; drawn ones keep their width. Returns
// the byte behind that cell.
std::size_t append_chosen(std::string& out, std::string_view text, std::size_t from,
                          const CellOffsets& cells, const Grid& solution);

}  // namespace jiugong::formats
