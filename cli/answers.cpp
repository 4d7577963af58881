#include "answers.h"

#include <CLI/CLI.hpp>
#include <variant>

#include "files.h"
#include "filter.h"

namespace jiugong::cli {
namespace {

// Cuts files of sudokus.
class PuzzleSplitter final : public Splitter {
 public:
  explicit PuzzleSplitter(const InputOptions& options)
      : wish_{.column = options.column, .keep = options.keep} {}

  Begin begin(std::string_view beginning, bool whole) override {
    auto [shape, failure] = wished_shape(beginning, whole, wish_);
    failure_ = std::move(failure);
    if (!shape) return failure_.empty() ? Begin::kNeedsMore : Begin::kFailed;
    shape_ = *shape;
    return Begin::kReady;
  }

  std::size_t split(std::string_view text) const override { return whole_records(shape_, text); }
  FileShape shape() const override { return shape_; }
  std::string failure() const override { return failure_; }

 private:
  ShapeWish wish_;
  FileShape shape_;
  std::string failure_;
};

class AnswerWorker final : public PartWorker {
 public:
  AnswerWorker(const AnswerFormat& format, std::unique_ptr<Answerer> answerer)
      : format_(format), answerer_(std::move(answerer)) {}

  void work(Part& part) override {
    file_.start(file_part(part), format_, *answerer_);
    finish(file_);
    part.output.swap(file_.output());
    const AnswerStats& stats = file_.stats();
    part.totals.puzzles += stats.puzzles;
    part.totals.not_as_wanted += stats.not_as_wanted;
    complain_of_bad(part, stats.bad, stats.first_bad, answerer_->takes_candidates());
  }

 private:
  const AnswerFormat& format_;
  std::unique_ptr<Answerer> answerer_;
  FileAnswerer file_;
};

}  // namespace

FilePart file_part(const Part& part) {
  return {
      .text = part.text(), .shape = part.shape, .first_line = part.first_line, .first = part.first};
}

void complain_of_bad(Part& part, std::uint64_t bad, const std::vector<TextError>& first_bad,
                     bool takes_candidates) {
  const auto tell = [&](const TextError& error) {
    part.complain(error.line, error.column,
                  "Found " + error.found.text() + ", expected " + error.expected.text() +
                      (error.code == TextErrorCode::kOnePuzzleExpected ? " (see --column)." : "."));
  };
  if (bad == first_bad.size()) {
    for (const TextError& error : first_bad) tell(error);
    return;
  }
  PuzzleFileReader reader(part.shape, part.text(), part.first_line);
  while (reader.next()) {
    const FileRecord& record = reader.record();
    if (const auto* const error = std::get_if<TextError>(&record.puzzle)) {
      tell(*error);
    } else if (record.candidates && !takes_candidates) {
      tell(givens_expected(record.line));
    }
  }
}

ExitCode run_on_files(const InputOptions& input, std::size_t part_bytes, const std::string& header,
                      const MakeWorker& make_worker) {
  FileSource source(input.files, std::make_unique<PuzzleSplitter>(input), part_bytes);
  // (A table may have no rows.)
  const bool is_table = input.keep || !input.column.empty();
  return run_filter(source, make_worker,
                    {.jobs = input.jobs, .beginning = header, .needs_puzzles = !is_table});
}

void SudokuVerb::add_options(CLI::App& app) {
  add_input(app, input_);
  app.add_flag("-k,--keep", input_.keep,
               "Write a CSV file again, with columns for the answers added; every record ends "
               "with LF, and comments and blank lines are left out");
  add_own_options(app);
  add_format(app);
}

void SudokuVerb::add_format(CLI::App& app) {
  cli::add_format(app, format_, formats_, "Output format");
}

std::string SudokuVerb::check() const {
  return input_.keep && format_ == "json" ? "--keep writes a table, not json" : "";
}

AnswerForm SudokuVerb::form() const {
  if (format_ == "csv") return AnswerForm::kCsv;
  return format_ == "json" ? AnswerForm::kJson : AnswerForm::kLine;
}

ExitCode SudokuVerb::answer_files(AnswerFormat format, std::size_t part_bytes,
                                  const MakeAnswerer& make_answerer) const {
  format.keep = input_.keep;
  return run_on_files(input_, part_bytes, header_of(format),
                      [&] { return std::make_unique<AnswerWorker>(format, make_answerer()); });
}

}  // namespace jiugong::cli
