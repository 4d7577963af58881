// Answers files of sudokus, whatever their layout, in the form that is asked for: part by part, and each part
// in portions. puzzle_file.h says which layouts there are and where a file may be cut.
//
//   AnswerForm   of kLines, kGrids and kText           of kTable
//   kFilled      the text with the digits filled in    a line with the solution
//   kLine        Answer::line for each puzzle; of kLines what is around the cells is kept
//   kBlock       the same for answers of several lines, and nothing else
//   kCsv         a record for each puzzle: the puzzle and the columns
//   kJson        an object a line for each puzzle
//
// With `keep` the records of a table, and the columns `kept_with` behind them: each record ends with LF, and what is
// between them, comments and blank lines, is left out. A puzzle that cannot be read has the status `bad`; in kFilled
// it stays as it is. Fields are written so that no spreadsheet runs them (puzzle_file.h).
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "jiugong/grid.h"
#include "jiugong/owned.h"
#include "jiugong/puzzle_file.h"

namespace jiugong {

// A column of the answers: a member of JSON, a field of CSV.
struct AnswerColumn {
  std::string_view name;
  bool raw = false;  // whether its values are JSON as they are, such as numbers
};

// The answer to a puzzle. The first column is always its status.
struct Answer {
  std::vector<std::string> values;  // by column; empty where there is none
  std::string line;                 // as a line of text
  const Grid* solution = nullptr;   // to fill into the puzzle, where the form is kFilled
  bool as_wanted = true;  // false if the caller asks for something else, such as minimal puzzles

  void reset(std::size_t columns);
};

// Answers one puzzle after another.
class Answerer {
 public:
  virtual ~Answerer() = default;

  virtual void start(const Grid& puzzle) = 0;

  // The same with a puzzle of candidates, where takes_candidates(): elsewhere such a puzzle is bad.
  virtual void start(const Marks& /*candidates*/) {}
  virtual bool takes_candidates() const { return false; }

  // Does work that takes about as long as `nodes` nodes of Solver9, and takes from them what it has needed. True
  // when the answer, which has been reset, is filled in.
  virtual bool advance(std::uint64_t& nodes, Answer& answer) = 0;

 protected:
  Answerer() = default;
  Answerer(const Answerer&) = default;
  Answerer& operator=(const Answerer&) = default;
};

// One that answers in a single step. (All of it is here: a program with type information can be linked with a
// library without.)
class PromptAnswerer : public Answerer {
 public:
  using Answerer::start;
  void start(const Grid& puzzle) final { puzzle_ = puzzle; }
  bool advance(std::uint64_t& nodes, Answer& answer) final {
    // About what the answers of this header take.
    nodes -= std::min<std::uint64_t>(nodes, 200);
    this->answer(puzzle_, answer);
    return true;
  }

 protected:
  virtual void answer(const Grid& puzzle, Answer& answer) = 0;

 private:
  Grid puzzle_;
};

// The columns `status` (ok or clash), `canonical` and `automorphisms`; the line is the canonical form. JSON also has
// `transformation`, an object with the members of Transformation (canonical.h).
std::vector<AnswerColumn> canonical_columns(bool json);
std::unique_ptr<Answerer> make_canonical_answerer(bool json);

// The columns `status` (unique, multiple or none), `minimal` and `redundant`; the line is `5…9 minimal`, or the puzzle
// with the givens that could be left out (`r1c1,r2c5`) or its status. In JSON `redundant` is a list of cells.
std::vector<AnswerColumn> minimal_columns(bool json);
std::unique_ptr<Answerer> make_minimal_answerer(bool json);

enum class AnswerForm { kFilled, kLine, kBlock, kCsv, kJson };

struct AnswerFormat {
  AnswerForm form = AnswerForm::kLine;
  std::vector<AnswerColumn> columns = {};  // those of the answerer, whatever the form
  bool keep = false;
  std::vector<std::size_t> kept_with = {};  // numbers of columns, from 0
};

// The names of the columns as the first line of kCsv; of other forms, and of tables that are kept, nothing.
std::string header_of(const AnswerFormat& format);

// A part of a file: whole records.
struct FilePart {
  std::string_view text;
  FileShape shape = {};
  std::size_t first_line = 1;  // its number in the file, from 1
  bool first = true;  // whether nothing was written before: with `keep` the header of a table is
};

struct AnswerStats {
  std::uint64_t puzzles = 0;         // that were answered
  std::uint64_t not_as_wanted = 0;   // of these, those whose answer says so
  std::uint64_t bad = 0;             // records that hold no puzzle
  std::vector<TextError> first_bad;  // of these, at most kMaxBadRecords
};

// The maximum number of bad records whose errors are kept.
inline constexpr std::size_t kMaxBadRecords = 20;

// Writes the answers to one part of a file after another. The text of a part, the format and the answerer must
// stay in place until the part is done.
//
//   FileAnswerer file;
//   const auto answerer = make_canonical_answerer(false);
//   const AnswerFormat format{.columns = canonical_columns(false)};
//   file.start({.text = text, .shape = *shape_of_file(text, true)}, format, *answerer);
//   while (!file.advance(10'000)) yield_to_ui();
//   print(file.output());
class FileAnswerer {
 public:
  FileAnswerer();

  // Reads nothing yet.
  void start(const FilePart& part, const AnswerFormat& format, Answerer& answerer);

  // Visits about `nodes` nodes of Solver9's search trees. Returns true when all puzzles are answered.
  bool advance(std::uint64_t nodes);

  // The output so far. A caller may take it away once all is answered.
  std::string& output();

  const AnswerStats& stats() const;

 private:
  struct Impl;
  detail::Owned<Impl> impl_;
};

}  // namespace jiugong
