// Reads and writes puzzle texts in the common formats.
//
//   Format   input                                         output
//   kRows    nine lines of nine cells per puzzle; grids    nine lines of nine digits per puzzle
//            may follow one another
//   kLine    one puzzle per line: 81 cells, optionally     the text with the digits filled in
//            after a short label such as `12. `, and
//            followed by a space, comma or # and a
//            comment; a table with a column of puzzles,
//            as in puzzle_file.h; a file of OpenSudoku
//   kCases   a line with the number of puzzles, then       nine lines of nine digits per puzzle
//            nine lines of nine cells each (POJ 2676)
//   kBoxed   cells separated by spaces, |, - and +; or     the text with the digits filled in
//            a table: fields, possibly empty, separated
//            by tabs, commas, semicolons, | or the & of
//            LaTeX, quoted or not, perhaps below a header
//            (names or the numbers of the columns), with
//            labels before the rows, blank fields between
//            boxes or behind the ninth, and lines of
//            separators between grids or boxes
//   kJson    [["5","3",".",…],…], or numbers with 0 for    the text with the digits filled in
//            blank cells, or a string a row or a puzzle,
//            or a list of 81; in an object, too, and such
//            lists as programming languages write them
//
// A cell is a digit or one of the blanks . 0 ? * _ x X, or - where that makes nine cells of each row
// or 81 of a line; in nine rows without any of these, a space, where the digits stand below one another.
// Full-width characters, Chinese numerals, keycaps and the digits of other scripts (Arabic, Persian, Devanagari, Bengali, Thai,
// circled and mathematical ones) count as their ASCII equivalents, □ ▢ ▫ ▯ ◻ ⬜ ☐ ○ ◯ · • ∙ ⋅ and ・ as blanks, dashes as
// hyphens, what has no width as a space, and box-drawing characters and ! as | - and +. Spaces around a line, blank lines, lines
// that begin with # or %, a byte order mark and any kind of line end are accepted, and so are titles
// above, between and below puzzles: between grids all that is no row, between lines a number, perhaps
// with words or signs, or words with a colon. A number above one grid, or above each, is a title as well. A full grid whose title or
// key names it (solution, answer, solved, 答案; whole words) is no puzzle. Texts are UTF-8; invalid bytes are
// reported as bad characters.
//
// Beside the cells of nine rows there may be a label that counts them (from 1, 0, A, r1, `Row 1:`; a tenth row makes them a list,
// which is none), on all of them the same, such as `> ` or the bullet of a list before or `<br>` behind the cells, or the rows of
// their solution. (Other grids side by side are reported as rows that are too long.) The cells may also be one line of
// 81 with spaces, commas or bars between them, or three lines of 27, 27 of three, or 81 of one.
//
// In place of digits and blanks the cells may have candidates, the digits that each may hold: in a drawn grid in any order
// (`739`), with a blank for all nine, and perhaps with marks beside them (`73*9`, `(739)`; any of * + # @ ~ ^ - ( ) { }); packed,
// nine characters a cell with each digit at its place (`..3...7.9`), in kLine as 729 characters, in kRows with spaces and line
// ends anywhere, such as nine lines of 81; or in squares of three by three characters, 27 lines of 27. Such a sudoku (sukaku)
// is answered with the digit in place of the candidates, as these are written.
//
// Links of f-puzzles and SudokuPad, and their JSON, are for the page to open: where one is no puzzle here, the error says so.
//
// A text may have any length; from the end of a puzzle to that of the
// next, or of the text, there are at most kMaxPuzzleBytes, blanks and comments included.
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "jiugong/grid.h"
#include "jiugong/names.h"
#include "jiugong/owned.h"
#include "jiugong/phrase.h"

namespace jiugong {

namespace formats {
class PuzzleSource;
}

inline constexpr std::size_t kMaxPuzzleBytes = 1 << 18;

enum class Format { kRows, kLine, kCases, kBoxed, kJson };

// `rows`, `line`, `cases`, `boxed` or `json`.
constexpr std::string_view name_of(Format format) {
  constexpr std::array<std::string_view, 5> kNames = {"rows", "line", "cases", "boxed", "json"};
  return name_in(kNames, format);
}

enum class TextErrorCode {
  kEmptyText,          // no puzzle in the text
  kBadCharacter,       // neither a cell nor a separator
  kBadRowLength,       // a row without exactly nine cells
  kBadLineLength,      // a line without exactly 81 cells
  kTooFewRows,         // the text ends within a puzzle
  kBadCaseCount,       // more or fewer puzzles than the first line declares
  kBadJson,            // not a JSON board
  kOnePuzzleExpected,  // several puzzles where one was expected
  kGivensExpected,     // candidates where only givens make sense
  kPuzzleTooLong,      // no end of a puzzle, or of a statement, in as many bytes as it may have
};

// `empty-text`, `bad-character`, …: the code's name in lower case with hyphens.
constexpr std::string_view name_of(TextErrorCode code) {
  constexpr std::array<std::string_view, 10> kNames = {
      "empty-text",      "bad-character",  "bad-row-length", "bad-line-length",
      "too-few-rows",    "bad-case-count", "bad-json",       "one-puzzle-expected",
      "givens-expected", "puzzle-too-long"};
  return name_in(kNames, code);
}

// The reason no puzzle could be read, and its position.
struct TextError {
  TextErrorCode code = TextErrorCode::kEmptyText;
  std::size_t line = 1;    // 1-based
  std::size_t column = 1;  // 1-based, in characters (not bytes)
  Phrase found;            // "the letter 'k'", "8 cells in this row"
  Phrase expected;         // "9 cells"

  // One sentence for people that includes the position.
  std::string message() const;
};

// The error of a puzzle of candidates where one of givens alone is expected.
TextError givens_expected(std::size_t line);

// The byte offset of each cell in a text: of its character or, in JSON, of its value.
using CellOffsets = std::array<std::size_t, kCellCount>;

// One puzzle of a text and its position.
struct TextPuzzle {
  Grid grid;
  // The digits that each cell may hold, where the text has candidates; the grid has those that are alone.
  std::optional<Marks> candidates = {};
  std::string comment;    // the text after the last cell of its line
  std::size_t line = 1;   // the 1-based line on which it begins
  std::size_t begin = 0;  // the byte range [begin, end) of the puzzle
  std::size_t end = 0;
  CellOffsets cells{};  // with candidates, of the first character of each cell
};

// A place where a puzzle was expected but none could be read.
struct TextFailure {
  TextError error;
  std::size_t line = 1;   // the 1-based line on which the bad puzzle begins
  std::size_t begin = 0;  // the byte range [begin, end) of the bad puzzle
  std::size_t end = 0;
};

// Reads the puzzles of a text one by one, in memory independent of their number.
//
// The reader recovers after a bad line of kLine, after a bad string in a list of puzzles, and in the
// formats of nine rows after a puzzle with bad rows or too few of them. Other broken JSON, a wrong
// case count and a puzzle that is too long end the text.
//
//   TextReader reader(text);
//   while (reader.next()) {
//     if (const TextPuzzle* puzzle = reader.puzzle()) use(puzzle->grid);
//     else complain(reader.failure()->error.message());
//   }
class TextReader {
 public:
  // The text must outlive the reader, so temporaries are rejected.
  explicit TextReader(std::string_view text);
  // (A plain std::string&& overload would make string literals ambiguous.)
  template <std::same_as<std::string> Temporary>
  explicit TextReader(Temporary&& text) = delete;  // NOLINT(bugprone-forwarding-reference-overload)

  Format format() const;

  // Reads the next puzzle; returns false at the end of the text. A text without any puzzle first
  // yields a failure with kEmptyText, so the first call always returns true.
  bool next();

  // The item that next() read: exactly one of these is not null.
  const TextPuzzle* puzzle() const { return std::get_if<TextPuzzle>(&item_); }
  const TextFailure* failure() const { return std::get_if<TextFailure>(&item_); }

 private:
  detail::Owned<formats::PuzzleSource> source_;
  std::variant<TextPuzzle, TextFailure> item_;
  bool begun_ = false;
};

// Reads a text that must contain exactly one puzzle, and no candidates.
//
//   const auto read = read_puzzle(text);
//   if (const auto* error = std::get_if<TextError>(&read)) complain(error->message());
//   else use(std::get<Grid>(read));
std::variant<Grid, TextError> read_puzzle(std::string_view text);

// The same for a puzzle that may have candidates.
std::variant<TextPuzzle, TextError> read_any_puzzle(std::string_view text);

// Writes the answer to a text in the text's own format, puzzle by puzzle in the order of the text.
//
// kRows and kCases are printed as the classic programs do: nine lines of nine digits, without the
// count, regardless of the titles, spaces and blank lines of the input. The other formats keep every byte
// of the text except the cells. Digits are written as those of the puzzle are: 5, ５, ٥, 五 or 5️⃣.
//
//   AnswerWriter writer(text, reader.format());
//   while (reader.next()) {
//     if (const TextPuzzle* puzzle = reader.puzzle()) writer.answer(*puzzle, solution_of(*puzzle));
//     else writer.keep(*reader.failure());
//   }
//   print(writer.finish());
class AnswerWriter {
 public:
  // The text must outlive the writer, so temporaries are rejected.
  AnswerWriter(std::string_view text, Format format) : text_(text), format_(format) {}
  template <std::same_as<std::string> Temporary>
  AnswerWriter(Temporary&& text, Format format) = delete;

  // Fills `solution` into the puzzle; if it is null, the puzzle remains unchanged.
  void answer(const TextPuzzle& puzzle, const Grid* solution);

  // Leaves the bytes of a bad puzzle unchanged.
  void keep(const TextFailure& failure);

  // Completes the answer and returns it.
  std::string finish();

 private:
  void print_rows(const TextPuzzle& puzzle, const Grid* solution);

  std::string_view text_;
  Format format_;
  std::string out_;
  std::size_t written_ = 0;  // number of bytes of the text already copied to out_, in formats that
                             // fill in cells
};

// Writes one grid, with `.` for blank cells (0 in kCases). kLine and kJson have no line end.
//
//   write_grid(grid, Format::kBoxed);
//
//       5 3 . | . 7 . | . . .
//       6 . . | 1 9 5 | . . .
//       . 9 8 | . . . | . 6 .
//       ------+-------+------
//       …
std::string write_grid(const Grid& grid, Format format);

// Writes candidates as 729 characters, with `.` in place of the digits that a cell may not hold.
std::string write_candidates(const Marks& candidates);

}  // namespace jiugong
