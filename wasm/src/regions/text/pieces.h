// What the texts of region puzzles are made of, whatever their form.
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

// The same error, found in a text.
RegionTextError error_at(Place place, const RegionError& error);

// Whether a statement ends here: at a ';', a line end or the end of the text.
bool at_statement_end(const Scanner& scanner);
// Whether here is a space, line end or ';'.
bool is_between_statements(const Scanner& scanner);
// Past all of these.
void skip_to_statement(Scanner& scanner);

bool is_digit(char c);
bool is_letter(char c);
char to_lower(char c);

// What lines of a grid are drawn with, and what stands between cells.
inline constexpr std::string_view kDrawing = " |-+,";

// A value of 0..35 as a digit or letter.
char symbol_of(int value);
inline constexpr int kMaxSymbol = 35;

// What a character means as a cell of a puzzle with the values low..high: a value among them,
// kOpenCell or kVoidCell; or nothing.
std::optional<int> cell_of(char c, int low, int high);

// What is said of a character that means nothing.
Phrase expected_cell(int low, int high);

// Reads the number at which the scanner stands, up to INT_MAX.
std::variant<int, RegionTextError> read_number(Scanner& scanner);

// A cell by its 0-based row and column, each below 36, and where the text names it.
struct NamedCell {
  int row = 0;
  int col = 0;
  Place place;
};

// A region or cage.
struct CellList {
  std::vector<NamedCell> cells;
  std::optional<int> sum;
};

// Reads cells, and with them a sum if `with_sum`, up to the end of the statement. There are no more
// of them than a region may have.
std::variant<CellList, RegionTextError> read_cell_list(Scanner& scanner, bool with_sum);

// Whether the statement that begins here names a cell, such as r1c1.
bool names_cell(Scanner scanner);

// The numbers of the cells in a grid of this size, if it has them.
std::variant<std::vector<int>, RegionTextError> to_cells(const std::vector<NamedCell>& named,
                                                         int rows, int cols);

using ReadRegions = std::variant<RegionPuzzle, RegionTextError>;

// Reads a text in one of the two forms, statement by statement. (A statement may have any length; that of a puzzle
// without mistake is short.)
class FormReader {
 public:
  FormReader() = default;
  FormReader(const FormReader&) = delete;
  FormReader& operator=(const FormReader&) = delete;
  virtual ~FormReader() = default;

  // Reads about so many bytes; true once the puzzle or a mistake is found.
  virtual bool advance(std::uint64_t bytes) = 0;

  // What was found, once.
  ReadRegions take() { return std::move(result_); }

 protected:
  // Tells what was found.
  bool end_with(ReadRegions result) {
    result_ = std::move(result);
    return true;
  }

 private:
  ReadRegions result_;
};

// Whether a text is in the notation; else it is in one of the common forms.
bool is_notation(Scanner scanner);
std::unique_ptr<FormReader> make_notation_reader(const Scanner& scanner);
std::unique_ptr<FormReader> make_common_reader(const Scanner& scanner);

// What is wrong with a text, from `begin`, of so many characters that are no square grid, with or
// without labels; the last of them at `end`.
RegionTextError misfit(const Scanner& begin, std::size_t count, Place end);

}  // namespace jiugong::regions::text
