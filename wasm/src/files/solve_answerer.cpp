#include "files/solve_answerer.h"

#include <algorithm>
#include <bit>
#include <string>

#include "files/columns.h"
#include "formats/fill_in.h"
#include "grid/append_line.h"
#include "jiugong/redundant.h"

namespace jiugong::files {
namespace {

// The columns that are always there; those that options add are behind them.
enum : std::size_t { kStatus, kCount, kSolution, kGuesses, kSolveColumns };
constexpr std::size_t kRatingColumns = 3;

// About the nodes of Solver9 that the canonical form and the redundant givens take.
constexpr std::uint64_t kMoreNodes = 200;

// As solve_file.h writes it: nothing for one that is unknown, whole numbers without a decimal.
std::string short_rating(int rating) {
  if (rating == 0) return {};
  const std::string whole = std::to_string(rating / 10);
  return rating % 10 == 0 ? whole : whole + "." + std::to_string(rating % 10);
}

bool has_columns(BatchFormat format) {
  return format == BatchFormat::kCsv || format == BatchFormat::kJson;
}

AnswerForm form_of(const FileSolverOptions& options) {
  switch (options.format) {
    case BatchFormat::kSolution:
      return options.canonical || options.minimal ? AnswerForm::kLine : AnswerForm::kFilled;
    case BatchFormat::kCsv:
      return AnswerForm::kCsv;
    case BatchFormat::kJson:
      return AnswerForm::kJson;
    case BatchFormat::kStatus:
    case BatchFormat::kCount:
    case BatchFormat::kRating:
      break;
  }
  return AnswerForm::kLine;
}

// The columns that are added to a table.
std::vector<std::size_t> kept_with(const FileSolverOptions& options, std::size_t columns) {
  switch (options.format) {
    case BatchFormat::kSolution:
      if (options.canonical) return {kSolveColumns};
      if (options.minimal) return {kStatus, kSolveColumns, kSolveColumns + 1};
      return {kSolution};
    case BatchFormat::kStatus:
      return {kSolution, kStatus};
    case BatchFormat::kCount:
      return {kStatus, kCount};
    case BatchFormat::kRating:
      if (options.rater == nullptr) return {kStatus};
      return {kSolveColumns, kSolveColumns + 1, kSolveColumns + 2};
    case BatchFormat::kCsv:
    case BatchFormat::kJson:
      break;
  }
  std::vector<std::size_t> all(columns);
  for (std::size_t i = 0; i < columns; ++i) all[i] = i;
  return all;
}

// 53 bits of the FNV-1a hash of a grid.
std::uint64_t number_of(const Grid& grid) {
  std::uint64_t hash = 0xcbf29ce484222325u;
  for (const Digit digit : grid.digits()) hash = (hash ^ digit) * 0x100000001b3u;
  return (hash ^ hash >> 32) & ((std::uint64_t{1} << 53) - 1);
}

}  // namespace

AnswerFormat SolveAnswerer::format_of(const FileSolverOptions& options) {
  AnswerFormat format{.form = form_of(options), .keep = options.keep};
  format.columns = {{"status"}, {"count", true}, {"solution"}, {"guesses", true}};
  const auto add_columns = [&](const std::vector<AnswerColumn>& more) {
    format.columns.insert(format.columns.end(), more.begin(), more.end());
  };
  if (options.rater != nullptr) add_columns({{"er", true}, {"ep", true}, {"ed", true}});
  if (options.canonical) add_columns(canonical_form_columns(options.format == BatchFormat::kJson));
  if (options.minimal) add_columns(redundant_givens_columns(options.format == BatchFormat::kJson));
  format.kept_with = kept_with(options, format.columns.size());
  return format;
}

void SolveAnswerer::begin(const FileSolverOptions& options) {
  options_ = options;
  options_.limit = std::max<std::uint64_t>(options.limit, 1);
  stats_ = {};
  forms_.clear();
}

void SolveAnswerer::start(const Grid& puzzle) {
  puzzle_ = puzzle;
  candidates_.reset();
  rating_ = false;
  solver_.start(puzzle, options_.limit);
}

void SolveAnswerer::start(const Marks& candidates) {
  puzzle_ = {};
  candidates_ = candidates;
  rating_ = false;
  solver_.start(candidates, options_.limit);
}

bool SolveAnswerer::advance(std::uint64_t& nodes, Answer& answer) {
  if (!rating_) {
    const std::uint64_t before = solver_.nodes();
    const bool done = solver_.advance(nodes);
    nodes -= std::min(nodes, solver_.nodes() - before);
    if (!done) return false;
    if (options_.rater != nullptr && solver_.found() == 1) {
      const Grid& solution = solver_.solution(0);
      candidates_ ? options_.rater->start(*candidates_, solution)
                  : options_.rater->start(puzzle_, solution);
      rating_ = true;
    }
  }
  if (rating_ && options_.rater != nullptr && !options_.rater->advance(nodes)) return false;
  if (options_.canonical || options_.minimal) nodes -= std::min(nodes, kMoreNodes);
  fill(answer);
  return true;
}

void SolveAnswerer::fill(Answer& answer) {
  const std::uint64_t found = solver_.found();
  const Status status = found == 0   ? Status::kNone
                        : found == 1 ? Status::kUnique
                                     : Status::kMultiple;
  answer.solution = found == 0 ? nullptr : &solver_.solution(0);
  std::optional<Ratings> ratings =
      rating_ ? std::optional(options_.rater->ratings()) : std::nullopt;
  if (ratings && ratings->er == 0) ratings.reset();  // it is solved already
  add(status, ratings);
  // (Else the solution is all that is written.)
  if (form_of(options_) != AnswerForm::kFilled || options_.keep)
    fill_values(status, ratings, answer);
}

void SolveAnswerer::fill_values(Status status, const std::optional<Ratings>& ratings,
                                Answer& answer) {
  answer.values[kStatus] = name_of(status);
  answer.values[kCount] = std::to_string(std::min(solver_.found(), options_.limit));
  if (answer.solution != nullptr) append_line(answer.values[kSolution], *answer.solution);
  answer.values[kGuesses] = std::to_string(solver_.guesses());
  if (ratings) {
    answer.values[kSolveColumns] = short_rating(ratings->er);
    answer.values[kSolveColumns + 1] = short_rating(ratings->ep);
    answer.values[kSolveColumns + 2] = short_rating(ratings->ed);
  }
  if (!has_columns(options_.format)) fill_line(ratings, answer);
  std::size_t at = kSolveColumns + (options_.rater != nullptr ? kRatingColumns : 0);
  const bool json = options_.format == BatchFormat::kJson;
  if (options_.canonical) {
    const auto form = canonical_form(puzzle_);
    if (form) forms_.push_back(number_of(form->grid));
    put_canonical_form(form, json, answer, at);
    at += canonical_form_columns(json).size();
    if (options_.format == BatchFormat::kSolution) answer.line = canonical_line(puzzle_, form);
  }
  if (options_.minimal) {
    const auto cells = status == Status::kUnique ? redundant_givens(puzzle_) : std::nullopt;
    put_redundant_givens(cells, json, answer, at);
    if (options_.format == BatchFormat::kSolution) {
      answer.line = minimal_line(puzzle_, cells, answer.values[kStatus]);
    }
  }
}

void SolveAnswerer::add(Status status, const std::optional<Ratings>& ratings) {
  switch (status) {
    case Status::kUnique:
      ++stats_.unique;
      break;
    case Status::kMultiple:
      ++stats_.multiple;
      break;
    case Status::kNone:
      ++stats_.none;
      break;
  }
  stats_.guesses += solver_.guesses();
  ++stats_.histogram[static_cast<std::size_t>(std::bit_width(solver_.guesses()))];
  if (!ratings) return;
  const auto er = static_cast<std::size_t>(ratings->er);
  if (er >= stats_.ratings.size()) stats_.ratings.resize(er + 1);
  ++stats_.ratings[er];
}

void SolveAnswerer::fill_line(const std::optional<Ratings>& ratings, Answer& answer) const {
  const std::string& status = answer.values[kStatus];
  std::string& line = answer.line;
  switch (options_.format) {
    case BatchFormat::kStatus:
      answer.solution != nullptr ? append_line(line, *answer.solution)
                                 : formats::append_puzzle(line, puzzle_, candidates_);
      (line += ' ') += status;
      break;
    case BatchFormat::kCount:
      ((line += status) += ' ') += answer.values[kCount];
      break;
    case BatchFormat::kRating: {
      const auto add_rating = [&](const std::string& value) {
        line += value.empty() ? "-" : value;
      };
      formats::append_puzzle(line, puzzle_, candidates_);
      line += ' ';
      if (!ratings) {
        line += status;
        break;
      }
      add_rating(answer.values[kSolveColumns]);
      line += '/';
      add_rating(answer.values[kSolveColumns + 1]);
      line += '/';
      add_rating(answer.values[kSolveColumns + 2]);
      break;
    }
    case BatchFormat::kSolution:
    case BatchFormat::kCsv:
    case BatchFormat::kJson:
      break;
  }
}

}  // namespace jiugong::files
