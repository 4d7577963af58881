// The beginning of a list of a programming language, which is read as JSON is.
#pragma once

#include "formats/scanner.h"

namespace jiugong::formats {

inline bool opens_list(char c) { return c == '[' || c == '{' || c == '('; }
inline bool closes_list(char c) { return c == ']' || c == '}' || c == ')'; }
inline bool is_quote(char c) { return c == '"' || c == '\''; }

// Whether a list begins here, not a section such as `[Puzzle]`.
bool at_list(Scanner scanner);

// Advances past what names a list, such as `int grid[9][9] =` or `board = np.array(`; stays where there is nothing of it.
void skip_assignment(Scanner& scanner);

}  // namespace jiugong::formats
