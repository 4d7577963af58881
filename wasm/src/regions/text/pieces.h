// Parsing functions that the formats of region puzzles share.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "formats/form.h"
#include "formats/scanner.h"
#include "jiugong/region_text.h"

namespace jiugong::regions::text {

using formats::counted;
using formats::operator""_form;
using formats::Scanner;

struct Place {
  std::size_t line = 1;
  std::size_t column = 1;
};

inline Place place_of(const Scanner& scanner) { return {scanner.line(), scanner.column()}; }

RegionTextError error_at(Place place, std::variant<TextErrorCode, RegionErrorCode> code,
                         Phrase found, Phrase expected);

// Converts an error of the puzzle to one at a position of the text.
RegionTextError error_at(Place place, const RegionError& error);

// Returns the error of a statement that begins here and has more than kMaxStatementBytes.
RegionTextError too_long(Place begin);

// Returns an error if there are `lists` regions and cages before one that begins here, and there may
// be no more. (So that a long text is refused before all of it is read.)
std::optional<RegionTextError> check_lists(Place begin, std::size_t lists);

// Whether the statement ends here: at a ';', a line end or the end of the text.
bool at_statement_end(const Scanner& scanner);
// Whether the next character is a space, line end or ';'.
bool is_between_statements(const Scanner& scanner);
// Skips spaces, line ends and ';'.
void skip_to_statement(Scanner& scanner);

bool is_digit(char c);
bool is_letter(char c);
char to_lower(char c);

// Characters that draw the lines of a grid or separate cells.
inline constexpr std::string_view kDrawing = " |-+,";

// Returns the digit or letter for a value of 0..35.
char symbol_of(int value);
inline constexpr int kMaxSymbol = 35;

// Returns the meaning of a character as a cell of a puzzle with the values low..high: a value,
// kOpenCell or kVoidCell; nothing if it has none.
std::optional<int> cell_of(char c, int low, int high);

// The expected-phrase of the error for a character that is not a cell.
Phrase expected_cell(int low, int high);

// Reads the number at the scanner's position, up to INT_MAX.
std::variant<int, RegionTextError> read_number(Scanner& scanner);

// A cell by its 0-based row and column, each below 36, and its position in the text.
struct NamedCell {
  int row = 0;
  int col = 0;
  Place place;
};

// Reads a name such as r1c1.
std::variant<NamedCell, RegionTextError> read_cell_name(Scanner& scanner);

// A region or cage.
struct CellList {
  std::vector<NamedCell> cells;
  std::optional<int> sum;
};

// Reads cells, preceded or followed by a sum if `with_sum`, up to the end of the statement; at most
// as many as a region may have.
std::variant<CellList, RegionTextError> read_cell_list(Scanner& scanner, bool with_sum);

// Whether the statement at the scanner's position contains the name of a cell, such as r1c1.
bool names_cell(Scanner scanner);

// Returns the number of the cell in a grid of this size; an error if it is outside it.
std::variant<int, RegionTextError> to_cell(const NamedCell& cell, int rows, int cols);

// The same of several cells.
std::variant<std::vector<int>, RegionTextError> to_cells(const std::vector<NamedCell>& named,
                                                         int rows, int cols);

using ReadRegions = std::variant<RegionPuzzle, RegionTextError>;

// Reads a text in one of the formats, statement by statement. Scanners look ahead by
// kMaxStatementBytes.
class FormReader {
 public:
  explicit FormReader(const Scanner& scanner) : scanner_(scanner) {}
  FormReader(const FormReader&) = delete;
  FormReader& operator=(const FormReader&) = delete;
  virtual ~FormReader() = default;

  // Reads about `bytes` bytes; returns true when the puzzle or an error is found.
  bool advance(std::uint64_t bytes);

  // Returns the puzzle or the error; may be called once.
  ReadRegions take() { return std::move(result_); }

 protected:
  // Reads the statement that begins here.
  virtual std::optional<RegionTextError> read_statement() = 0;
  // Goes on to make the puzzle of all statements, in about so many steps; returns true when the
  // puzzle or an error is found.
  virtual bool make(std::uint64_t steps) = 0;

  // Sets the result.
  bool end_with(ReadRegions result) {
    result_ = std::move(result);
    return true;
  }

  Scanner scanner_;

 private:
  ReadRegions result_;
};

// Whether a text is in the notation, has numbers with the walls of their cells, is the ID of a
// game of Solo, or has constraints of Interactive Sudoku Solver; otherwise it is in one of the common
// formats.
bool is_notation(Scanner scanner);
bool is_walls(Scanner scanner);
bool is_solo(Scanner scanner);
bool is_interactive(Scanner scanner);
std::unique_ptr<FormReader> make_notation_reader(const Scanner& scanner);
std::unique_ptr<FormReader> make_walls_reader(const Scanner& scanner);
std::unique_ptr<FormReader> make_solo_reader(const Scanner& scanner);
std::unique_ptr<FormReader> make_interactive_reader(const Scanner& scanner);
std::unique_ptr<FormReader> make_common_reader(const Scanner& scanner);

// Returns the error for a text from `begin` whose `count` cell characters form no square grid, with
// or without labels; the last of them is at `end`.
RegionTextError misfit(const Scanner& begin, std::size_t count, Place end);

}  // namespace jiugong::regions::text
