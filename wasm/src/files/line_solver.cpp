#include "files/line_solver.h"

#include <algorithm>
#include <array>
#include <bit>
#include <optional>
#include <utility>

#include "files/line_writer.h"
#include "formats/line.h"
#include "formats/line_ends.h"
#include "make_owned.h"
#include "solve_lanes/lane_solver.h"

namespace jiugong::files {
namespace {

using solve_lanes::LaneSolver;

// Splits the line at the beginning of `rest`, whose cells are the given bytes.
SplitLine split_line(std::string_view rest, std::size_t first, std::size_t cells) {
  const std::size_t behind = first + cells;
  // (find_first_of would take several times as long.)
  const auto end =
      static_cast<std::size_t>(std::find_if(rest.begin() + static_cast<std::ptrdiff_t>(behind),
                                            rest.end(), formats::is_line_end) -
                               rest.begin());
  const bool two = end + 1 < rest.size() && rest[end] == '\r' && rest[end + 1] == '\n';
  return {rest.substr(0, first), rest.substr(first, cells), rest.substr(behind, end - behind),
          rest.substr(end, two ? 2 : 1)};
}

std::size_t size_of(const SplitLine& line) {
  return line.before.size() + line.cells.size() + line.after.size() + line.end.size();
}

// Lines that have been read, but not yet answered, in their order. Most have a puzzle that the lanes are solving.
class Window {
 public:
  struct Line {
    SplitLine line;
    bool
        in_lanes;  // whether it has a puzzle in the lanes; otherwise all of it is in `after` and `end`
  };

  void clear() { first_ = size_ = bytes_ = 0; }
  bool empty() const { return size_ == 0; }
  const Line& first() const { return lines_[first_]; }

  // Whether another line is to be read ahead: long ones are not, which would take long.
  bool has_room() const { return size_ < lines_.size() && bytes_ < kMaxBytes; }
  void push(const Line& line) {
    lines_[(first_ + size_) % lines_.size()] = line;
    ++size_;
    bytes_ += size_of(line.line);
  }
  void pop() {
    bytes_ -= size_of(first().line);
    first_ = (first_ + 1) % lines_.size();
    --size_;
  }

 private:
  static constexpr std::size_t kMaxBytes = 65'536;

  std::array<Line, LaneSolver::kMaxPuzzles> lines_;
  std::size_t first_ = 0, size_ = 0, bytes_ = 0;
};

}  // namespace

struct LineSolver::Impl {
  std::string_view text;
  std::size_t at = 0;  // number of bytes read
  std::size_t first_line = 1;
  std::uint64_t limit = 1;
  PuzzleRater* rater = nullptr;
  bool only_numbers = false;  // whether numbers of many solutions are asked for, and nothing else

  // The least limit with which lanes count several solutions faster than Solver9.
  static constexpr std::uint64_t kManySolutions = 16;

  Window window;
  std::optional<LaneSolver> lanes;  // made for the first file of lines

  // The first line of the window, if its puzzle is in the solver or being rated.
  SplitLine line;
  bool solving = false;
  std::optional<LineAnswer> rating;  // what was found out about a puzzle that is being rated
  Solver9 solver;                    // for puzzles that the lanes do not take or answer
  TextPuzzle puzzle;                 // buffer for lines that need the full parser

  LineWriter writer;
  BatchStats stats;

  // How many of the last puzzles had several solutions, one after another. Once these are a few, the next
  // probably have, too: then the lanes, which do not tell the first ones, take none. (This outlasts start().)
  int multiple_in_a_row = 0;
  static constexpr int kManyInARow = 4;

  bool done() const { return window.empty() && at == text.size(); }

  // Reads lines ahead, and gives their puzzles to the lanes.
  void read_ahead() {
    while (at < text.size() && window.has_room()) {
      const Window::Line next = read_line(text.substr(at));
      at += size_of(next.line);
      window.push(next);
    }
  }

  Window::Line read_line(std::string_view rest) {
    if (!only_numbers && multiple_in_a_row >= kManyInARow) return {split_line(rest, 0, 0), false};
    // (Most files have nothing else than such lines: what follows would find the same.)
    if (rest.size() > kCellCount && rest[kCellCount] == '\n' &&
        lanes->add(rest.substr(0, kCellCount))) {
      return {{{}, rest.substr(0, kCellCount), {}, rest.substr(kCellCount, 1)}, true};
    }
    if (has_plain_cells(rest) && lanes->add(rest.substr(0, kCellCount))) {
      return {split_line(rest, 0, kCellCount), true};
    }
    const SplitLine whole = split_line(rest, 0, 0);
    formats::Scanner scanner(whole.after);
    if (formats::find_significant_line(scanner) && !formats::read_line(scanner, puzzle) &&
        !puzzle.candidates && lanes->add(puzzle.grid)) {
      return {split_around_cells(whole, scanner.offset()), true};
    }
    return {whole, false};
  }

  // Whether the line begins with 81 bytes that may be digits and blanks, alone or before a comment.
  static bool has_plain_cells(std::string_view rest) {
    if (rest.size() <= kCellCount) return rest.size() == kCellCount;
    return formats::is_line_end(rest[kCellCount]) ||
           formats::ends_plain_cells(rest.substr(kCellCount));
  }

  // Splits a whole line whose puzzle has just been read, up to the end of its cells.
  SplitLine split_around_cells(const SplitLine& whole, std::size_t end) const {
    const std::size_t first = puzzle.cells.front();
    return {whole.after.substr(0, first), whole.after.substr(first, end - first),
            whole.after.substr(end), whole.end};
  }

  // Does a part of the work on the first line; returns the nodes that this took.
  std::uint64_t work(std::uint64_t nodes) {
    if (rating) return rate(nodes);
    if (solving) return solve(nodes);
    read_ahead();
    const Window::Line& first = window.first();
    if (!first.in_lanes) return begin_whole(first.line);
    if (!lanes->first_is_done()) return lanes->advance(nodes);
    line = first.line;
    const solve_lanes::Answer answer = lanes->first();
    if (answer.given_up || (answer.found > 1 && !only_numbers)) {
      read_cells();
      start_solver();
      solving = true;
    } else {
      take_answer(answer.found, answer.solution, answer.guesses);
    }
    return 0;
  }

  // Answers a line without a puzzle, which counts as a node, or starts the solver with its puzzle.
  std::uint64_t begin_whole(const SplitLine& whole) {
    if (has_plain_cells(whole.after) &&
        solver.start_line(whole.after.substr(0, kCellCount), limit)) {
      line = split_line({whole.after.data(), size_of(whole)}, 0, kCellCount);
      solving = true;
      return 0;
    }
    formats::Scanner scanner(whole.after);
    if (!formats::find_significant_line(scanner)) {
      pass(whole);
    } else if (auto error = formats::read_line(scanner, puzzle)) {
      refuse(whole, *error);
    } else {
      line = split_around_cells(whole, scanner.offset());
      start_solver();
      solving = true;
      return 0;
    }
    end_line();
    return 1;
  }

  void pass(const SplitLine& whole) { writer.pass({whole.after.data(), size_of(whole)}); }

  void refuse(const SplitLine& whole, TextError& error) {
    if (formats::is_title_of_lines(formats::Scanner(whole.after))) return pass(whole);
    error.line = first_line + static_cast<std::size_t>(stats.lines);
    writer.refuse(whole.after, whole.end, error);
    ++stats.bad;
    if (stats.first_bad.size() < kMaxBadRecords) stats.first_bad.push_back(std::move(error));
  }

  // Starts the solver with `puzzle`.
  void start_solver() {
    puzzle.candidates ? solver.start(*puzzle.candidates, limit) : solver.start(puzzle.grid, limit);
  }

  // Reads the cells of the line once more: other lines may have been read meanwhile.
  void read_cells() {
    formats::Scanner scanner(line.cells);
    formats::read_line_cells(scanner, puzzle);
  }

  std::uint64_t solve(std::uint64_t nodes) {
    const std::uint64_t before = solver.nodes();
    if (solver.advance(nodes)) {
      solving = false;
      take_answer(solver.found(), solver.found() == 0 ? nullptr : &solver.solution(0),
                  solver.guesses());
    }
    return solver.nodes() - before;
  }

  std::uint64_t rate(std::uint64_t nodes) {
    std::uint64_t rest = nodes;
    if (rater->advance(rest)) {
      Ratings ratings = rater->ratings();
      const bool known = ratings.er != 0;  // otherwise it is solved already
      if (known) {
        const auto er = static_cast<std::size_t>(ratings.er);
        if (er >= stats.ratings.size()) stats.ratings.resize(er + 1);
        ++stats.ratings[er];
      }
      write(*rating, known ? std::optional(ratings) : std::nullopt);
      rating.reset();
    }
    return nodes - rest;
  }

  // Takes what was found out about the puzzle of the line, and has it rated if that is wanted.
  void take_answer(std::uint64_t found, const Grid* solution, std::uint64_t guesses) {
    const Status status = found == 0   ? Status::kNone
                          : found == 1 ? Status::kUnique
                                       : Status::kMultiple;
    ++(found == 0 ? stats.none : found == 1 ? stats.unique : stats.multiple);
    multiple_in_a_row = found > 1 ? std::min(multiple_in_a_row + 1, kManyInARow) : 0;
    if (!only_numbers) {
      stats.guesses += guesses;
      ++stats.histogram[static_cast<std::size_t>(std::bit_width(guesses))];
    }
    const LineAnswer answer = {status, std::min(found, limit), solution, guesses};
    if (rater == nullptr || status != Status::kUnique) return write(answer, std::nullopt);
    rating = answer;
    read_cells();
    puzzle.candidates ? rater->start(*puzzle.candidates, *solution)
                      : rater->start(puzzle.grid, *solution);
  }

  void write(const LineAnswer& answer, const std::optional<Ratings>& ratings) {
    writer.answer(line, answer, ratings);
    end_line();
  }

  void end_line() {
    ++stats.lines;
    if (window.first().in_lanes) lanes->drop_first();
    window.pop();
  }
};

LineSolver::LineSolver() : impl_(make_owned<Impl>()) {}

void LineSolver::start(std::string_view lines, std::size_t first_line,
                       const FileSolverOptions& options) {
  Impl& work = *impl_;
  work.text = lines;
  work.at = 0;
  work.first_line = first_line;
  work.limit = std::max<std::uint64_t>(options.limit, 1);
  work.rater = options.rater;
  work.only_numbers = options.format == BatchFormat::kCount && !options.guesses &&
                      work.limit >= Impl::kManySolutions;
  work.window.clear();
  if (!work.lanes) work.lanes.emplace();
  work.lanes->start(work.only_numbers ? work.limit : 1);
  work.solving = false;
  work.rating.reset();
  work.writer.start(options);
  work.stats = {};
}

bool LineSolver::advance(std::uint64_t nodes) {
  Impl& work = *impl_;
  while (nodes != 0 && !work.done()) nodes -= std::min(work.work(nodes), nodes);
  return work.done();
}

std::string_view LineSolver::output() const { return impl_->writer.text(); }

const BatchStats& LineSolver::stats() const { return impl_->stats; }

}  // namespace jiugong::files
