#include <algorithm>
#include <bit>
#include <optional>
#include <utility>

#include "formats/line.h"
#include "jiugong/solve_many.h"
#include "solve_many/batch_writer.h"

namespace jiugong {
namespace {

using solve_many::BatchLine;

bool is_line_end(char c) { return c == '\n' || c == '\r'; }

}  // namespace

struct BatchSolver::Work {
  std::string_view text;
  std::size_t at = 0;  // number of bytes read
  std::uint64_t limit = 1;
  BatchLine line;        // the line of the puzzle in the solver
  bool solving = false;  // whether there is one
  PuzzleRater* rater = nullptr;
  bool rating = false;  // whether the puzzle is solved and being rated
  TextPuzzle puzzle;    // buffer for lines that need the full parser
  Solver9 solver;
  Grid solver_puzzle;                      // of the solver, for the rater
  std::optional<Marks> solver_candidates;  // or those
  solve_many::BatchWriter writer;
  BatchStats stats;

  bool done() const { return !solving && at == text.size(); }

  void read_line() {
    ++stats.lines;
    const std::string_view rest = text.substr(at);
    if (rest.size() >= kCellCount) {
      const std::string_view cells = rest.substr(0, kCellCount);
      const char next = rest.size() == kCellCount ? '\n' : rest[kCellCount];
      if ((is_line_end(next) || formats::is_separator(next)) && solver.start_line(cells, limit)) {
        if (rater != nullptr) solver_puzzle = *Grid::from_line(cells);
        solver_candidates.reset();
        line = take_line(rest, 0, kCellCount);
        solving = true;
        return;
      }
    }
    read_closely(rest);
  }

  // Reads a line that is not simply 81 digits and blanks with an optional comment.
  void read_closely(std::string_view rest) {
    const BatchLine whole = take_line(rest, 0, 0);
    formats::Scanner scanner(whole.after);
    const auto pass = [&] { writer.pass(rest.substr(0, whole.after.size() + whole.end.size())); };
    if (!formats::find_significant_line(scanner)) {
      pass();
    } else if (std::optional<TextError> error = formats::read_line_cells(scanner, puzzle)) {
      if (formats::is_title_of_lines(formats::Scanner(whole.after))) return pass();
      error->line = static_cast<std::size_t>(stats.lines);
      writer.refuse(whole.after, whole.end, *error);
      ++stats.bad;
      if (stats.first_bad.size() < kMaxBadLines) stats.first_bad.push_back(std::move(*error));
    } else {
      const std::size_t first = puzzle.cells.front();
      const std::size_t cells = scanner.offset() - first;
      line = {whole.after.substr(0, first), whole.after.substr(first, cells),
              whole.after.substr(first + cells), whole.end};
      solver_puzzle = puzzle.grid;
      solver_candidates = puzzle.candidates;
      solver_candidates ? solver.start(*solver_candidates, limit)
                        : solver.start(solver_puzzle, limit);
      solving = true;
    }
  }

  // Splits the line at the beginning of `rest`, whose cells are the given bytes, and advances to
  // the next line.
  BatchLine take_line(std::string_view rest, std::size_t first, std::size_t cells) {
    const std::size_t behind = first + cells;
    // (find_first_of would take several times as long.)
    const auto end = static_cast<std::size_t>(
        std::find_if(rest.begin() + static_cast<std::ptrdiff_t>(behind), rest.end(), is_line_end) -
        rest.begin());
    const bool two = end + 1 < rest.size() && rest[end] == '\r' && rest[end + 1] == '\n';
    const std::size_t next = std::min(end + (two ? 2 : 1), rest.size());
    at += next;
    return {rest.substr(0, first), rest.substr(first, cells), rest.substr(behind, end - behind),
            rest.substr(end, next - end)};
  }

  // Advances the puzzle of `line`; returns the nodes that this took.
  std::uint64_t work(std::uint64_t nodes) {
    if (rating) {
      std::uint64_t rest = nodes;
      if (rater->advance(rest)) take_answer();
      return nodes - rest;
    }
    const std::uint64_t before = solver.nodes();
    if (solver.advance(nodes)) {
      rating = rater != nullptr && solver.found() == 1;
      if (rating) {
        const Grid& solution = solver.solution(0);
        solver_candidates ? rater->start(*solver_candidates, solution)
                          : rater->start(solver_puzzle, solution);
      } else {
        take_answer();
      }
    }
    return solver.nodes() - before;
  }

  void take_answer() {
    const std::uint64_t found = solver.found(), guesses = solver.guesses();
    const Status status = found == 0   ? Status::kNone
                          : found == 1 ? Status::kUnique
                                       : Status::kMultiple;
    ++(found == 0 ? stats.none : found == 1 ? stats.unique : stats.multiple);
    stats.guesses += guesses;
    ++stats.histogram[static_cast<std::size_t>(std::bit_width(guesses))];
    std::optional<Ratings> ratings = rating ? std::optional(rater->ratings()) : std::nullopt;
    if (ratings && ratings->er == 0) ratings.reset();  // it is solved already
    if (ratings) {
      const auto er = static_cast<std::size_t>(ratings->er);
      if (er >= stats.ratings.size()) stats.ratings.resize(er + 1);
      ++stats.ratings[er];
    }
    writer.answer(line, solver, status, std::min(found, limit), ratings);
    solving = rating = false;
  }
};

BatchSolver::BatchSolver() : work_(std::make_unique<Work>()) {}
BatchSolver::~BatchSolver() = default;
BatchSolver::BatchSolver(BatchSolver&&) noexcept = default;
BatchSolver& BatchSolver::operator=(BatchSolver&&) noexcept = default;

void BatchSolver::start(std::string_view lines, const BatchOptions& options) {
  Work& work = *work_;
  work.text = lines;
  work.at = 0;
  work.limit = std::max<std::uint64_t>(options.limit, 1);
  work.solving = work.rating = false;
  work.rater = options.rater;
  work.writer.start(options);
  work.stats = {};
}

bool BatchSolver::advance(std::uint64_t nodes) {
  Work& work = *work_;
  while (nodes != 0 && !work.done()) {
    if (!work.solving) work.read_line();
    // (A line without a puzzle counts as a node.)
    const std::uint64_t visited = work.solving ? work.work(nodes) : 1;
    nodes -= std::min(visited, nodes);
  }
  return work.done();
}

std::string_view BatchSolver::output() const { return work_->writer.text(); }

const BatchStats& BatchSolver::stats() const { return work_->stats; }

}  // namespace jiugong
