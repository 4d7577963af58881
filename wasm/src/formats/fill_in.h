// Writes the texts of puzzles with their solutions.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "jiugong/puzzle_file.h"

namespace jiugong::formats {

// The bytes of the cell with which `text` begins: of its character or, in JSON, of its value; 0 where there is none.
std::size_t cell_size(std::string_view text);

// Appends `text` from the byte `from` to the last blank cell of a puzzle in it, with the digits of `solution` in the blank
// cells, as the givens are written. Returns the byte behind that cell.
std::size_t append_solved(std::string& out, std::string_view text, std::size_t from,
                          const CellOffsets& cells, const Grid& puzzle, const Grid& solution);

// Appends the 81 characters of a puzzle, or the 729 of its candidates.
void append_puzzle(std::string& out, const Grid& grid, const std::optional<Marks>& candidates);

// Appends what fill_in() returns (puzzle_file.h).
void append_filled(std::string& out, const FileRecord& record, const Grid& solution);

}  // namespace jiugong::formats
