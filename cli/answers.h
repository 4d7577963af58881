// Answers files of sudokus, whatever their layout, in the form that was asked for.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "exit_code.h"
#include "jiugong/grid.h"
#include "jiugong/puzzle_file.h"
#include "options.h"
#include "part.h"

namespace jiugong::cli {

// A column of the answers: a member of JSON, a field of CSV.
struct Column {
  std::string_view name;
  bool raw = false;  // whether its values are JSON as they are, such as numbers
};

// The answer to a puzzle. The first column is always its status.
struct Answer {
  std::vector<std::string> values;  // by column; empty where there is none
  std::string line;                 // as a line of text
  const Grid* solution = nullptr;   // to fill into the puzzle, where the form is kFilled
  bool as_wanted = true;            // false where the options demand something else

  void reset(std::size_t columns);
};

// Answers one puzzle after another. Each thread has one of its own.
class Answerer {
 public:
  virtual ~Answerer() = default;
  virtual void answer(const Grid& puzzle, Answer& answer) = 0;

  // Answers all of a part with a puzzle a line by itself, for speed; false if it does not.
  virtual bool answer_lines(Part& /*part*/) { return false; }

 protected:
  Answerer() = default;
  Answerer(const Answerer&) = default;
  Answerer& operator=(const Answerer&) = default;
};

enum class AnswerForm {
  kFilled,  // the text with the digits filled in
  kLine,    // Answer::line for each puzzle
  kBlock,   // the same, for answers of several lines
  kCsv,
  kJson,  // an object a line
};

struct AnswerOptions {
  InputOptions input;
  AnswerForm form = AnswerForm::kLine;
  std::vector<Column> columns = {};
  std::vector<std::size_t> kept_with = {};  // with --keep: the columns added to those of the file
  std::size_t part_bytes = 65'536;
};

using MakeAnswerer = std::function<std::unique_ptr<Answerer>()>;

// Reads the files and writes the answers.
//
//   kFilled   kLines, kGrids and kText keep all but the cells; of a table a line with the solution
//   kLine     kLines keep what is around the cells; a line for each other puzzle
//   kBlock    a few lines for each puzzle, and nothing else
//   kCsv      a header, then a record for each puzzle
//   kJson     an object for each puzzle
//
// With --keep, the records of a table with the columns `kept_with`. A puzzle that cannot be read has the
// status `bad`; in kFilled it stays as it is.
ExitCode answer_files(const AnswerOptions& options, const MakeAnswerer& make_answerer);

}  // namespace jiugong::cli
