// Puzzles in another layout than that of their text: told, so that none is passed over in silence.
#pragma once

#include <optional>

#include "formats/scanner.h"
#include "jiugong/formats.h"

namespace jiugong::formats {

// Whether the line at the scanner has the cells of a puzzle one after another, perhaps some too few.
bool holds_line(const Scanner& line);

// Whether it has nine fields, or such cells in one of several.
bool holds_fields(const Scanner& line);

// Whether it is a row of a table or list by itself, or one whose blanks are spaces.
bool is_row_of_fields(const Scanner& line);

// The rows of a puzzle: the begin of the last, and of the line behind it.
struct OtherRows {
  Scanner last, behind;
};

// The puzzle that begins at the line: three rows of one kind with blanks and digits, or a line with as many cells. (A row alone may
// be a date, a rating or the digits of a puzzle; a full grid is a solution.)
std::optional<OtherRows> find_rows(Scanner line);

// The error of the line that begins such a puzzle.
TextError other_layout_error(Scanner line);

// Looks at the lines that a reader passes over.
class PassedLines {
 public:
  // The failure of a puzzle that begins at this line, which takes all up to `end`; nothing for another line, and below a title
  // that names answers, candidates or pencil marks.
  std::optional<TextFailure> look(const Scanner& line, const Scanner& end);

 private:
  bool answers_ = false;
};

}  // namespace jiugong::formats
