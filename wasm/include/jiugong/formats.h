// Reading and writing puzzle texts, in the formats people and programs use.
//
//   Format   what it looks like                              what an answer looks like
//   kRows    nine lines of nine cells; several grids follow   nine lines of nine digits a puzzle
//            one another
//   kLine    81 cells on a line, then perhaps a space,        the text with the digits filled in
//            comma or # and a comment; a puzzle a line
//   kCases   a line with the number of puzzles, then nine     nine lines of nine digits a puzzle
//            lines of nine each (POJ 2676)
//   kBoxed   cells between spaces, |, - and +; or a table:    the text with the digits filled in
//            fields between tabs, commas, semicolons or |,
//            of which any may be empty, with or without a
//            header of Markdown
//   kJson    [["5","3",".",…],…] or numbers, 0 for blank      the text with the digits filled in
//
// A cell is a digit or one of the blanks . 0 ? * _ x X, in kLine also -. Full-width characters, Chinese
// numerals and keycaps count as their ASCII twins, □ ▢ ◻ ⬜ ☐ ○ and · as blanks, box-drawing characters
// as | - and +. Spaces around a line, blank lines, lines that begin
// with #, a byte order mark and any kind of line end are fine. Texts are UTF-8; bytes that are not
// are bad characters, never a crash.
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <variant>

#include "jiugong/grid.h"
#include "jiugong/phrase.h"

namespace jiugong {

namespace formats {
class PuzzleSource;
}

enum class Format { kRows, kLine, kCases, kBoxed, kJson };

// `rows`, `line`, `cases`, `boxed` or `json`.
std::string_view name_of(Format format);

enum class TextErrorCode {
  kEmptyText,          // no puzzle in the text
  kBadCharacter,       // neither a cell nor a separator
  kBadRowLength,       // a row without exactly nine cells
  kBadLineLength,      // a line without exactly 81 cells
  kTooFewRows,         // the text ends within a puzzle
  kBadCaseCount,       // more or fewer puzzles than the first line says
  kBadJson,            // not a JSON board
  kOnePuzzleExpected,  // several puzzles where one was asked for
};

// `empty-text`, `bad-character`, …: the code's name in lower case with hyphens.
std::string_view name_of(TextErrorCode code);

// Why no puzzle could be read, and where.
struct TextError {
  TextErrorCode code = TextErrorCode::kEmptyText;
  std::size_t line = 1;    // 1-based
  std::size_t column = 1;  // 1-based, in characters (not bytes)
  Phrase found;            // "the letter 'k'", "8 cells in this row"
  Phrase expected;         // "9 cells"

  // One sentence for people, with the place.
  std::string message() const;
};

// One puzzle of a text and where it stands.
struct TextPuzzle {
  Grid grid;
  std::string comment;   // what stands behind the 81st character of its line
  std::size_t line = 1;  // the 1-based line on which it begins
  // The byte offset of each cell in the text: of its character, or in JSON of its value.
  std::array<std::size_t, kCellCount> cells{};
};

// A place where a puzzle was expected and none could be read.
struct TextFailure {
  TextError error;
  std::size_t line = 1;   // the 1-based line on which the bad puzzle begins
  std::size_t begin = 0;  // the bytes [begin, end) it takes
  std::size_t end = 0;
};

// Reads the puzzles of a text one by one, in memory independent of their number.
//
// After a bad line of kLine, or a puzzle with bad or too few rows in the formats of nine rows, the
// next puzzle is read all the same. Broken JSON and a wrong case count end the text.
//
//   TextReader reader(text);
//   while (reader.next()) {
//     if (const TextPuzzle* puzzle = reader.puzzle()) use(puzzle->grid);
//     else complain(reader.failure()->error.message());
//   }
class TextReader {
 public:
  // The text must outlive the reader, so a temporary is refused.
  explicit TextReader(std::string_view text);
  // (A plain std::string&& would make string literals ambiguous.)
  template <std::same_as<std::string> Temporary>
  explicit TextReader(Temporary&& text) = delete;  // NOLINT(bugprone-forwarding-reference-overload)
  ~TextReader();
  TextReader(TextReader&&) noexcept;

  Format format() const;

  // Reads the next puzzle; false at the end of the text. A text without any puzzle gives a failure
  // with kEmptyText first, so that the first call always returns true.
  bool next();

  // What next() read: one of these is null.
  const TextPuzzle* puzzle() const { return std::get_if<TextPuzzle>(&item_); }
  const TextFailure* failure() const { return std::get_if<TextFailure>(&item_); }

 private:
  std::unique_ptr<formats::PuzzleSource> source_;
  std::variant<TextPuzzle, TextFailure> item_;
  bool begun_ = false;
};

// Reads a text that must hold exactly one puzzle.
//
//   const auto read = read_puzzle(text);
//   if (const auto* error = std::get_if<TextError>(&read)) complain(error->message());
//   else use(std::get<Grid>(read));
std::variant<Grid, TextError> read_puzzle(std::string_view text);

// Writes the answer to a text in the text's own format, puzzle by puzzle in the order of the text.
//
// kRows and kCases are printed as the classic programs do: nine lines of nine digits, without the
// count, whatever spaces and blank lines stood between. The other formats keep every byte of the
// text but the cells.
//
//   AnswerWriter writer(text, reader.format());
//   while (reader.next()) {
//     if (const TextPuzzle* puzzle = reader.puzzle()) writer.answer(*puzzle, solution_of(*puzzle));
//     else writer.keep(*reader.failure());
//   }
//   print(writer.finish());
class AnswerWriter {
 public:
  // The text must outlive the writer, so a temporary is refused.
  AnswerWriter(std::string_view text, Format format) : text_(text), format_(format) {}
  template <std::same_as<std::string> Temporary>
  AnswerWriter(Temporary&& text, Format format) = delete;

  // Fills `solution` into the puzzle; without one (null) the puzzle stands unchanged.
  void answer(const TextPuzzle& puzzle, const Grid* solution);

  // Leaves the bytes of a bad puzzle as they are.
  void keep(const TextFailure& failure);

  // Ends the answer and hands it over.
  std::string finish();

 private:
  void fill_in(const TextPuzzle& puzzle, const Grid& solution);
  void print_rows(const TextPuzzle& puzzle, const Grid* solution);

  std::string_view text_;
  Format format_;
  std::string out_;
  std::size_t written_ = 0;  // bytes of the text that stand in out_, where cells are filled in
};

// Writes one grid: `.` for blank cells (0 in kCases), kLine and kJson without a line end.
//
//   write_grid(grid, Format::kBoxed);
//
//       5 3 . | . 7 . | . . .
//       6 . . | 1 9 5 | . . .
//       . 9 8 | . . . | . 6 .
//       ------+-------+------
//       …
std::string write_grid(const Grid& grid, Format format);

}  // namespace jiugong
