#include "files/line_solver.h"
#include "files/solve_answerer.h"
#include "formats/line_ends.h"
#include "jiugong/solve_file.h"
#include "make_owned.h"

namespace jiugong {
namespace {

// The last line of a text may lack its end.
std::uint64_t count_lines(std::string_view text) {
  const bool unended = !text.empty() && !formats::is_line_end(text.back());
  return count_line_ends(text) + (unended ? 1 : 0);
}

// Whether LineSolver answers all that is asked for.
bool is_lines(const FilePart& part, const FileSolverOptions& options) {
  return part.shape.layout == FileLayout::kLines && !options.keep && !options.canonical &&
         !options.minimal;
}

}  // namespace

struct FileSolver::Impl {
  files::LineSolver lines;
  bool is_lines = true;

  // Any other file.
  FilePart part;
  AnswerFormat format;
  files::SolveAnswerer answerer;
  FileAnswerer file;

  BatchStats stats;
};

std::string header_of(const FileSolverOptions& options) {
  return options.header ? header_of(files::SolveAnswerer::format_of(options)) : std::string();
}

FileSolver::FileSolver() : impl_(make_owned<Impl>()) {}

void FileSolver::start(const FilePart& part, const FileSolverOptions& options) {
  Impl& work = *impl_;
  work.stats = {};
  work.part = part;
  work.answerer.begin(options);
  work.is_lines = is_lines(part, options);
  if (work.is_lines) return work.lines.start(part.text, part.first_line, options);
  work.format = files::SolveAnswerer::format_of(options);
  work.file.start(part, work.format, work.answerer);
  work.file.output() += header_of(options);
}

void FileSolver::start(std::string_view lines, const FileSolverOptions& options) {
  start({.text = lines}, options);
}

bool FileSolver::advance(std::uint64_t nodes) {
  Impl& work = *impl_;
  if (work.is_lines) return work.lines.advance(nodes);
  if (!work.file.advance(nodes)) return false;
  work.stats = work.answerer.stats();
  work.stats.lines = count_lines(work.part.text);
  work.stats.bad = work.file.stats().bad;
  work.stats.first_bad = work.file.stats().first_bad;
  return true;
}

std::string_view FileSolver::output() const {
  return impl_->is_lines ? impl_->lines.output() : std::string_view(impl_->file.output());
}

void FileSolver::take_output(std::string& to) {
  if (impl_->is_lines) {
    to = impl_->lines.output();
  } else {
    to.swap(impl_->file.output());
    impl_->file.output().clear();
  }
}

const BatchStats& FileSolver::stats() const {
  return impl_->is_lines ? impl_->lines.stats() : impl_->stats;
}

const std::vector<std::uint64_t>& FileSolver::forms() const { return impl_->answerer.forms(); }

}  // namespace jiugong
