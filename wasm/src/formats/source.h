// The interface of the format readers, and the detection of a text's format.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <variant>

#include "formats/scanner.h"
#include "jiugong/formats.h"
#include "jiugong/puzzle_file.h"

namespace jiugong::formats {

using TextPiece = std::variant<TextPuzzle, TextFailure>;

// The puzzles of a text in one format.
class PuzzleSource {
 public:
  PuzzleSource(std::string_view text, Format format) : scanner_(text), format_(format) {
    scanner_.look_ahead(kMaxPuzzleBytes);
  }
  virtual ~PuzzleSource() = default;

  Format format() const { return format_; }

  // Returns the next puzzle or failure; nothing at the end of the text.
  std::optional<TextPiece> next();

 protected:
  // Reads the next piece. If the piece depends on text that is too far, the scanner is left there,
  // and next() returns an error.
  virtual std::optional<TextPiece> read_next() = 0;

  // Makes the rest of the text part of `failure`, which is the last piece.
  TextFailure end_with(TextFailure failure);

  Scanner scanner_;

 private:
  Format format_;
  bool ended_ = false;
};

// Returns the probable format of a text, judged by its first lines; the text may still violate its
// rules.
Format detect_format(std::string_view text);

struct Table {
  char separator;       // separates the fields
  bool closed;          // lines also end with a separator; with bars, begin with one, too
  bool labels = false;  // the first field of a row is no cell: 1, A or r1
  bool boxes = false;   // a field between boxes is blank
  // Where lines of separators alone are none of its rows.
  enum class Gaps : std::uint8_t { kNowhere, kBelowNineRows, kEverywhere } gaps = Gaps::kNowhere;
};

// Returns nothing for a text that does not begin with a table.
std::optional<Table> table_in(std::string_view text);

// The layout of a text that begins with a table, one of whose columns has puzzles: kTable, or kLines where it begins with
// them. `whole` and `table` are those of shape_of_file().
std::optional<FileShape> record_table_in(std::string_view beginning, bool whole, bool table);

// Whether the first significant line is whole and a puzzle with blanks.
bool begins_with_puzzle(std::string_view text);

// Whether a text has a file of OpenSudoku near its begin, but no puzzle on its first line, which tells that it has lines.
bool is_open_sudoku(std::string_view text);

std::unique_ptr<PuzzleSource> make_record_source(std::string_view text, const FileShape& table);
std::unique_ptr<PuzzleSource> make_open_sudoku_source(std::string_view text);
std::unique_ptr<PuzzleSource> make_table_source(std::string_view text, Table table);
std::unique_ptr<PuzzleSource> make_row_source(std::string_view text, Format format);
std::unique_ptr<PuzzleSource> make_line_source(std::string_view text);
std::unique_ptr<PuzzleSource> make_json_source(std::string_view text);

}  // namespace jiugong::formats
