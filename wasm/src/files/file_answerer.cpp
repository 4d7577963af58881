#include <algorithm>
#include <optional>
#include <utility>
#include <variant>

#include "formats/fields.h"
#include "formats/fill_in.h"
#include "formats/line_ends.h"
#include "grid/append_line.h"
#include "jiugong/answer_file.h"
#include "jiugong/json_text.h"
#include "make_owned.h"

namespace jiugong {

using formats::append_filled;
using formats::append_guarded_record;
using formats::append_puzzle;
using formats::append_table_field;
using formats::without_line_end;

namespace {

constexpr std::string_view kBad = "bad";

std::string_view first_line(std::string_view text) {
  return text.substr(0, text.find_first_of("\r\n"));
}

// The first record that is neither blank nor a comment, without a byte order mark.
std::string_view header_in(std::string_view text, char separator) {
  if (text.starts_with("\xef\xbb\xbf")) text.remove_prefix(3);
  while (!text.empty()) {
    formats::FieldReader fields(text, 0, separator);
    while (fields.next()) {
    }
    if (fields.line_end() != 0 && text.front() != '#') return text.substr(0, fields.line_end());
    text.remove_prefix(fields.end());
  }
  return text;
}

}  // namespace

struct FileAnswerer::Impl {
  FilePart part;
  const AnswerFormat* format = nullptr;
  Answerer* answerer = nullptr;
  std::string out;
  AnswerStats stats;
  Answer answer;

  // How the part is read: record by record, or as a text that is filled in as a whole.
  std::optional<PuzzleFileReader> records;
  std::optional<TextReader> text;
  std::optional<AnswerWriter> text_writer;
  bool begun = false;
  bool answering = false;  // whether the answerer is at work on what was read
  bool done = true;
  bool header_written = false;

  FileLayout layout() const { return part.shape.layout; }

  // Whether what is around the puzzles is written, too.
  bool keeps_text() const {
    if (format->form == AnswerForm::kFilled) return layout() != FileLayout::kTable;
    return format->form == AnswerForm::kLine && layout() == FileLayout::kLines;
  }

  void begin() {
    begun = true;
    if (layout() == FileLayout::kText && format->form == AnswerForm::kFilled) {
      text.emplace(part.text);
      text_writer.emplace(part.text, text->format());
    } else {
      records.emplace(part.shape, part.text, part.first_line);
    }
  }

  // Reads on: to a puzzle, over one that is bad, or to the end.
  void read() {
    if (!begun) begin();
    text ? read_text() : read_record();
  }

  void read_record() {
    if (!records->next()) {
      if (format->keep) write_header(records->rest());
      if (keeps_text()) out += records->rest();
      done = true;
      return;
    }
    const FileRecord& record = records->record();
    const auto* const puzzle = std::get_if<Grid>(&record.puzzle);
    if (puzzle == nullptr) {
      write_bad(record);
    } else if (!start(*puzzle, record.candidates)) {
      FileRecord bad = record;
      bad.puzzle = givens_expected(record.line);
      write_bad(bad);
    }
  }

  void write_bad(const FileRecord& record) {
    refuse(std::get<TextError>(record.puzzle));
    answer.reset(format->columns.size());
    answer.values[0] = kBad;
    write(record);
  }

  void read_text() {
    if (!text->next()) {
      out += text_writer->finish();
      done = true;
    } else if (const TextPuzzle* const puzzle = text->puzzle()) {
      if (start(puzzle->grid, puzzle->candidates)) return;
      refuse(givens_expected(puzzle->line));
      text_writer->answer(*puzzle, nullptr);
    } else {
      refuse(text->failure()->error);
      text_writer->keep(*text->failure());
    }
  }

  // False where the answerer does not take candidates.
  bool start(const Grid& puzzle, const std::optional<Marks>& candidates) {
    answer.reset(format->columns.size());
    answering = !candidates || answerer->takes_candidates();
    if (answering) candidates ? answerer->start(*candidates) : answerer->start(puzzle);
    return answering;
  }

  void finish() {
    answering = false;
    ++stats.puzzles;
    if (!answer.as_wanted) ++stats.not_as_wanted;
    if (text) {
      text_writer->answer(*text->puzzle(), answer.solution);
    } else {
      write(records->record());
    }
  }

  void refuse(const TextError& error) {
    ++stats.bad;
    if (stats.first_bad.size() < kMaxBadRecords) stats.first_bad.push_back(error);
  }

  void write(const FileRecord& record) {
    if (format->keep) {
      write_kept(record);
      return;
    }
    if (keeps_text()) out += record.before;
    switch (format->form) {
      case AnswerForm::kFilled:
        write_filled(record);
        break;
      case AnswerForm::kLine:
        write_line(record);
        break;
      case AnswerForm::kBlock:
        out +=
            std::holds_alternative<TextError>(record.puzzle) ? kBad : std::string_view(answer.line);
        out += '\n';
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
    const char separator = part.shape.separator;
    if (header_written || !part.first || !part.shape.header) return;
    header_written = true;
    append_guarded_record(out, header_in(before, separator), separator);
    for (const std::size_t column : format->kept_with) {
      out += separator;
      out += format->columns[column].name;
    }
    out += '\n';
  }

  void write_kept(const FileRecord& record) {
    const char separator = part.shape.separator;
    write_header(record.before);
    append_guarded_record(out, record.text, separator);
    for (const std::size_t column : format->kept_with) {
      out += separator;
      append_table_field(out, answer.values[column], separator);
    }
    out += '\n';
  }

  // Writes the text of a puzzle with its cells replaced.
  void write_filled(const FileRecord& record) {
    const auto* const puzzle = std::get_if<Grid>(&record.puzzle);
    if (layout() == FileLayout::kTable) {
      if (answer.solution != nullptr) {
        append_line(out, *answer.solution);
      } else if (puzzle != nullptr) {
        append_puzzle(out, *puzzle, record.candidates);
      } else {
        out += first_line(record.text);
      }
      out += '\n';
      return;
    }
    if (puzzle == nullptr || answer.solution == nullptr) {
      out += record.text;
      return;
    }
    append_filled(out, record, *answer.solution);
  }

  void write_line(const FileRecord& record) {
    const bool bad = std::holds_alternative<TextError>(record.puzzle);
    if (layout() != FileLayout::kLines) {
      out += bad ? kBad : std::string_view(answer.line);
      out += '\n';
      return;
    }
    if (bad) {
      const std::string_view line = without_line_end(record.text);
      (((out += line) += ' ') += kBad) += record.text.substr(line.size());
      return;
    }
    out += record.text.substr(0, record.offset_of(0));
    out += answer.line;
    out += record.text.substr(record.cells_end);
  }

  void write_csv(const FileRecord& record) {
    const auto* const puzzle = std::get_if<Grid>(&record.puzzle);
    if (puzzle == nullptr) {
      append_table_field(out, first_line(record.text), ',');
    } else {
      append_puzzle(out, *puzzle, record.candidates);
    }
    for (const std::string& value : answer.values) {
      out += ',';
      append_table_field(out, value, ',');
    }
    out += '\n';
  }

  void write_json(const FileRecord& record) {
    if (const auto* const error = std::get_if<TextError>(&record.puzzle)) {
      JsonObject(out)
          .add("puzzle", first_line(record.text))
          .add("status", kBad)
          .add("code", name_of(error->code))
          .add("column", error->column)
          .add("found", error->found.text())
          .add("expected", error->expected.text());
    } else {
      JsonObject object(out);
      std::string puzzle;
      append_puzzle(puzzle, std::get<Grid>(record.puzzle), record.candidates);
      object.add("puzzle", puzzle);
      for (std::size_t i = 0; i < format->columns.size(); ++i) {
        const AnswerColumn& column = format->columns[i];
        const std::string& value = answer.values[i];
        column.raw || value.empty() ? object.add_raw(column.name, value)
                                    : object.add(column.name, value);
      }
    }
    out += '\n';
  }
};

void Answer::reset(std::size_t columns) {
  values.resize(columns);
  for (std::string& value : values) value.clear();
  line.clear();
  solution = nullptr;
  as_wanted = true;
}

std::string header_of(const AnswerFormat& format) {
  if (format.form != AnswerForm::kCsv || format.keep) return {};
  std::string header = "puzzle";
  for (const AnswerColumn& column : format.columns) {
    header += ',';
    header += column.name;
  }
  return header + '\n';
}

FileAnswerer::FileAnswerer() : impl_(make_owned<Impl>()) {}

void FileAnswerer::start(const FilePart& part, const AnswerFormat& format, Answerer& answerer) {
  Impl& work = *impl_;
  work.part = part;
  work.format = &format;
  work.answerer = &answerer;
  work.out.clear();
  work.stats = {};
  work.records.reset();
  work.text.reset();
  work.text_writer.reset();
  work.begun = work.answering = work.done = work.header_written = false;
}

bool FileAnswerer::advance(std::uint64_t nodes) {
  Impl& work = *impl_;
  while (nodes != 0 && !work.done) {
    if (!work.answering) {
      // (A record counts as a node.)
      --nodes;
      work.read();
    } else if (work.answerer->advance(nodes, work.answer)) {
      work.finish();
    }
  }
  return work.done;
}

std::string& FileAnswerer::output() { return impl_->out; }

const AnswerStats& FileAnswerer::stats() const { return impl_->stats; }

}  // namespace jiugong
