// The parts of a line of Format::kLine.
#pragma once

#include <optional>
#include <string_view>

#include "formats/scanner.h"
#include "jiugong/formats.h"

namespace jiugong::formats {

// Whether the character (an ASCII twin) may stand between the cells and a comment.
inline bool is_separator(char c) { return c == ' ' || c == ',' || c == '#'; }

// Reads the 81 cells of a line that begins here, and what they are and where into `puzzle`. The
// scanner then stands behind them, or where the line turned out to be bad.
std::optional<TextError> read_line_cells(Scanner& scanner, TextPuzzle& puzzle);

// The comment of a line whose cells were read, without the separators before it and the spaces
// behind it. Goes on to the end of the line.
std::string_view read_line_comment(Scanner& scanner, std::string_view text);

}  // namespace jiugong::formats
