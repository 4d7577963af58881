#include "answers.h"

#include <algorithm>
#include <utility>
#include <variant>

#include "files.h"
#include "filter.h"
#include "jiugong/formats.h"
#include "json.h"

namespace jiugong::cli {
namespace {

constexpr std::string_view kBad = "bad";

// Cuts files of sudokus.
class PuzzleSplitter final : public Splitter {
 public:
  explicit PuzzleSplitter(const InputOptions& options) : options_(options) {}

  Begin begin(std::string_view beginning, bool whole) override {
    if (!options_.column.empty()) {
      const bool has_record = beginning.find('\n') != std::string_view::npos;
      if (!whole && !has_record && beginning.size() < kShapeBytes) return Begin::kNeedsMore;
      const auto shape = shape_of_table(beginning, options_.column);
      if (!shape) {
        failure_ = "there is no column " + options_.column;
        return Begin::kFailed;
      }
      shape_ = *shape;
      return Begin::kReady;
    }
    const auto shape = shape_of_file(beginning, whole, options_.keep);
    if (!shape) return Begin::kNeedsMore;
    shape_ = *shape;
    if (!options_.keep || shape_.layout == FileLayout::kTable) return Begin::kReady;
    if (whole && is_header(beginning)) return Begin::kReady;
    failure_ = "there is no table whose columns could be kept";
    return Begin::kFailed;
  }

  std::size_t split(std::string_view text) const override { return whole_records(shape_, text); }
  FileShape shape() const override { return shape_; }
  std::string failure() const override { return failure_; }

 private:
  // Whether a file is nothing but the header of a table: one line of several fields, of which none is a puzzle.
  bool is_header(std::string_view file) {
    const std::size_t end = file.find_first_of("\r\n");
    if (file.find_first_not_of("\r\n", end) != std::string_view::npos) return false;
    const auto shape = shape_of_table(file, "2");
    if (!shape) return false;
    shape_ = *shape;
    shape_.header = true;
    return true;
  }

  const InputOptions& options_;
  FileShape shape_;
  std::string failure_;
};

std::string_view without_line_end(std::string_view text) {
  while (!text.empty() && (text.back() == '\n' || text.back() == '\r')) text.remove_suffix(1);
  return text;
}

std::string_view first_line(std::string_view text) {
  return text.substr(0, text.find_first_of("\r\n"));
}

class AnswerWorker final : public PartWorker {
 public:
  AnswerWorker(const AnswerOptions& options, std::unique_ptr<Answerer> answerer)
      : options_(options), answerer_(std::move(answerer)) {}

  void work(Part& part) override {
    part_ = &part;
    const FileLayout layout = part.shape.layout;
    if (layout == FileLayout::kLines && answerer_->answer_lines(part)) return;
    if (layout == FileLayout::kText && options_.form == AnswerForm::kFilled) {
      fill_text();
      return;
    }
    PuzzleFileReader reader(part.shape, part.text(), part.first_line);
    while (reader.next()) write(reader.record());
    if (options_.input.keep) write_header(reader.rest());
    if (keeps_text()) part.output += reader.rest();
  }

 private:
  std::string& out() { return part_->output; }

  // Whether what is around the puzzles is written, too.
  bool keeps_text() const {
    const FileLayout layout = part_->shape.layout;
    if (options_.form == AnswerForm::kFilled) return layout != FileLayout::kTable;
    return options_.form == AnswerForm::kLine && layout == FileLayout::kLines;
  }

  void count(const Answer& answer) {
    ++part_->totals.puzzles;
    if (!answer.as_wanted) ++part_->totals.not_unique;
  }

  // Fills in a text that is read as a whole.
  void fill_text() {
    TextReader reader(part_->text());
    AnswerWriter writer(part_->text(), reader.format());
    while (reader.next()) {
      if (const TextPuzzle* const puzzle = reader.puzzle()) {
        answer_to(puzzle->grid);
        writer.answer(*puzzle, answer_.solution);
      } else {
        complain(reader.failure()->error);
        writer.keep(*reader.failure());
      }
    }
    out() += writer.finish();
  }

  void answer_to(const Grid& puzzle) {
    answer_.reset(options_.columns.size());
    answerer_->answer(puzzle, answer_);
    count(answer_);
  }

  void complain(const TextError& error) {
    part_->complain(error.line, error.column,
                    "Found " + error.found.text() + ", expected " + error.expected.text() + ".");
  }

  void write(const FileRecord& record) {
    const auto* const error = std::get_if<TextError>(&record.puzzle);
    if (error != nullptr) {
      complain(*error);
      answer_.reset(options_.columns.size());
      answer_.values[0] = kBad;
    } else {
      answer_to(std::get<Grid>(record.puzzle));
    }
    if (options_.input.keep) {
      write_kept(record);
      return;
    }
    if (keeps_text()) out() += record.before;
    switch (options_.form) {
      case AnswerForm::kFilled:
        write_filled(record);
        break;
      case AnswerForm::kLine:
        write_line(record);
        break;
      case AnswerForm::kBlock:
        out() += error != nullptr ? kBad : std::string_view(answer_.line);
        out() += '\n';
        break;
      case AnswerForm::kCsv:
        write_csv(record);
        break;
      case AnswerForm::kJson:
        write_json(record);
        break;
    }
  }

  // Writes the header of the first file, which is before its first record.
  void write_header(std::string_view before) {
    const char separator = part_->shape.separator;
    if (header_written_ || !part_->first || !part_->shape.header) return;
    header_written_ = true;
    out() += guarded_record(header_in(before), separator);
    for (const std::size_t column : options_.kept_with) {
      out() += separator;
      out() += options_.columns[column].name;
    }
    out() += '\n';
  }

  void write_kept(const FileRecord& record) {
    const char separator = part_->shape.separator;
    write_header(record.before);
    out() += guarded_record(record.text, separator);
    for (const std::size_t column : options_.kept_with) {
      out() += separator;
      out() += table_field(answer_.values[column], separator);
    }
    out() += '\n';
  }

  // The first line that is neither blank nor a comment, without a byte order mark.
  static std::string_view header_in(std::string_view text) {
    if (text.starts_with("\xef\xbb\xbf")) text.remove_prefix(3);
    while (!text.empty()) {
      const std::string_view line = first_line(text);
      if (!line.empty() && line.front() != '#') return line;
      text.remove_prefix(std::min(line.size() + 1, text.size()));
    }
    return text;
  }

  // Writes the text of a puzzle with its cells replaced.
  void write_filled(const FileRecord& record) {
    const auto* const puzzle = std::get_if<Grid>(&record.puzzle);
    if (part_->shape.layout == FileLayout::kTable) {
      if (puzzle != nullptr) {
        out() += answer_.solution == nullptr ? puzzle->to_line() : answer_.solution->to_line();
      } else {
        out() += first_line(record.text);
      }
      out() += '\n';
      return;
    }
    if (puzzle == nullptr || answer_.solution == nullptr) {
      out() += record.text;
      return;
    }
    out() += fill_in(record, *answer_.solution);
  }

  void write_line(const FileRecord& record) {
    const bool bad = std::holds_alternative<TextError>(record.puzzle);
    if (part_->shape.layout != FileLayout::kLines) {
      out() += bad ? kBad : std::string_view(answer_.line);
      out() += '\n';
      return;
    }
    if (bad) {
      const std::string_view line = without_line_end(record.text);
      (((out() += line) += ' ') += kBad) += record.text.substr(line.size());
      return;
    }
    out() += record.text.substr(0, record.cells.front());
    out() += answer_.line;
    out() += record.text.substr(record.cells_end);
  }

  void write_csv(const FileRecord& record) {
    const auto* const puzzle = std::get_if<Grid>(&record.puzzle);
    out() += puzzle != nullptr ? puzzle->to_line() : table_field(first_line(record.text), ',');
    for (const std::string& value : answer_.values) {
      out() += ',';
      out() += table_field(value, ',');
    }
    out() += '\n';
  }

  void write_json(const FileRecord& record) {
    if (const auto* const error = std::get_if<TextError>(&record.puzzle)) {
      JsonObject(out())
          .add("puzzle", first_line(record.text))
          .add("status", kBad)
          .add("code", name_of(error->code))
          .add("column", error->column)
          .add("found", error->found.text())
          .add("expected", error->expected.text());
    } else {
      JsonObject object(out());
      object.add("puzzle", std::get<Grid>(record.puzzle).to_line());
      for (std::size_t i = 0; i < options_.columns.size(); ++i) {
        const Column& column = options_.columns[i];
        const std::string& value = answer_.values[i];
        column.raw || value.empty() ? object.add_raw(column.name, value)
                                    : object.add(column.name, value);
      }
    }
    out() += '\n';
  }

  const AnswerOptions& options_;
  std::unique_ptr<Answerer> answerer_;
  Answer answer_;
  Part* part_ = nullptr;
  bool header_written_ = false;
};

std::string header_of(const AnswerOptions& options) {
  if (options.form != AnswerForm::kCsv || options.input.keep) return {};
  std::string header = "puzzle";
  for (const Column& column : options.columns) {
    header += ',';
    header += column.name;
  }
  return header + '\n';
}

}  // namespace

void Answer::reset(std::size_t columns) {
  values.assign(columns, {});
  line.clear();
  solution = nullptr;
  as_wanted = true;
}

ExitCode answer_files(const AnswerOptions& options, const MakeAnswerer& make_answerer) {
  FileSource source(options.input.files, std::make_unique<PuzzleSplitter>(options.input),
                    options.part_bytes);
  return run_filter(source,
                    [&] { return std::make_unique<AnswerWorker>(options, make_answerer()); },
                    {.jobs = options.input.jobs, .beginning = header_of(options)});
}

}  // namespace jiugong::cli
