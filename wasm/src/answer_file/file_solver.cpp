#include "answer_file/solve_answerer.h"
#include "formats/line_ends.h"
#include "jiugong/solve_file.h"

namespace jiugong {
namespace {

// The last line of a text may lack its end.
std::uint64_t count_lines(std::string_view text) {
  const bool unended = !text.empty() && !formats::is_line_end(text.back());
  return count_line_ends(text) + (unended ? 1 : 0);
}

// Whether all that is asked for is what BatchSolver answers.
bool is_batch(const FilePart& part, const FileSolverOptions& options) {
  return part.shape.layout == FileLayout::kLines && !options.keep && !options.canonical &&
         !options.minimal;
}

}  // namespace

struct FileSolver::Work {
  // A puzzle a line: the whole work of BatchSolver.
  BatchSolver batch;
  bool is_batch = true;

  // Any other file.
  FilePart part;
  AnswerFormat format;
  answer_file::SolveAnswerer answerer;
  FileAnswerer file;

  BatchStats stats;
};

std::string header_of(const FileSolverOptions& options) {
  return options.header ? header_of(answer_file::SolveAnswerer::format_of(options)) : std::string();
}

FileSolver::FileSolver() : work_(std::make_unique<Work>()) {}
FileSolver::~FileSolver() = default;
FileSolver::FileSolver(FileSolver&&) noexcept = default;
FileSolver& FileSolver::operator=(FileSolver&&) noexcept = default;

void FileSolver::start(const FilePart& part, const FileSolverOptions& options) {
  Work& work = *work_;
  work.stats = {};
  work.part = part;
  work.answerer.begin(options);
  work.is_batch = is_batch(part, options);
  if (work.is_batch) {
    work.batch.start(part.text, {.format = options.format,
                                 .limit = options.limit,
                                 .header = options.header,
                                 .rater = options.rater});
    return;
  }
  work.format = answer_file::SolveAnswerer::format_of(options);
  work.file.start(part, work.format, work.answerer);
  work.file.output() += header_of(options);
}

bool FileSolver::advance(std::uint64_t nodes) {
  Work& work = *work_;
  if (work.is_batch) {
    if (!work.batch.advance(nodes)) return false;
    work.stats = work.batch.stats();
    for (TextError& error : work.stats.first_bad) error.line += work.part.first_line - 1;
    return true;
  }
  if (!work.file.advance(nodes)) return false;
  work.stats = work.answerer.stats();
  work.stats.lines = count_lines(work.part.text);
  work.stats.bad = work.file.stats().bad;
  work.stats.first_bad = work.file.stats().first_bad;
  return true;
}

std::string_view FileSolver::output() const {
  return work_->is_batch ? work_->batch.output() : std::string_view(work_->file.output());
}

void FileSolver::take_output(std::string& to) {
  if (work_->is_batch) {
    to = work_->batch.output();
  } else {
    to.swap(work_->file.output());
    work_->file.output().clear();
  }
}

const BatchStats& FileSolver::stats() const { return work_->stats; }

const std::vector<std::uint64_t>& FileSolver::forms() const { return work_->answerer.forms(); }

}  // namespace jiugong
