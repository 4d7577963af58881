// Where boards begin in JSON and in the lists of programming languages: over names, types, keys, comments and brackets.
//
//   int grid[9][9] = {{5, 3, …     let board = vec![vec![5, 3, …     {"board": [[5,3,…     np.array([[5, 3, …
#pragma once

#include <string_view>

#include "formats/scanner.h"

namespace jiugong::formats {

inline bool opens_list(char c) { return c == '[' || c == '{' || c == '('; }
inline bool closes_list(char c) { return c == ']' || c == '}' || c == ')'; }
inline bool is_quote(char c) { return c == '"' || c == '\''; }

enum class BoardKind {
  kNone,
  kRows,  // a list of nine lists of cells, or of nine strings
  kFlat,  // a list of 81 cells
  kLine,  // a string
};

// Whether a string of nine cells begins here.
bool at_row_string(Scanner scanner);

// Advances past white space and comments.
void skip_list_space(Scanner& scanner);

// Advances past the name or type of a list, such as `new int[]`; stays where no list follows it.
void skip_list_name(Scanner& scanner);

// Advances past a string of whatever characters that ends on its line; returns false where there is none.
bool skip_string(Scanner& scanner);

// Advances to the next board.
BoardKind find_board(Scanner& scanner);

// Whether a board begins in the statement at the scanner.
bool at_list(Scanner scanner);

// Whether a text begins with a list, perhaps below titles.
bool begins_list(std::string_view text);

}  // namespace jiugong::formats
