// The fields of a table.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "formats/line_ends.h"

namespace jiugong::formats {

// A field of a record, by its place in the text.
struct Field {
  std::size_t begin = 0;  // of the field, with its quotation marks
  std::size_t end = 0;
  bool quoted = false;

  // The text without quotation marks around it and spaces at its ends; doubled ones inside stay.
  std::string_view content(std::string_view text) const;
};

// Goes through the fields of a record, from its first byte.
//
//   FieldReader fields(text, at, ',');
//   while (fields.next()) use(fields.field());
//   at = fields.end();  // behind the line end
class FieldReader {
 public:
  FieldReader(std::string_view text, std::size_t begin, char separator)
      : text_(text), separator_(separator), at_(behind_quote_marks(text, begin)) {}

  // Returns false behind the last field of the record.
  bool next();

  const Field& field() const { return field_; }

  // Whether the record has ended: by the end of the text, or by a line end.
  bool over() const { return over_; }

  // The end of the record without and with its line end, once next() has returned false.
  std::size_t line_end() const { return at_; }
  std::size_t end() const;

 private:
  std::string_view text_;
  char separator_;
  std::size_t at_;
  bool over_ = false;
  Field field_;
};

// Whether a column, key or title has one of the words solution, answers, solved, 答案, 解 and the like: it has no puzzles, even
// where no other has. (Not `unsolved`, `resolved` or 难解.)
bool names_answers(std::string_view name);

// Append what table_field() and guarded_record() return (puzzle_file.h). The record is as PuzzleFileReader reads it: line
// ends are within quotation marks, or its last bytes.
void append_table_field(std::string& out, std::string_view text, char separator);
void append_guarded_record(std::string& out, std::string_view record, char separator);

}  // namespace jiugong::formats
