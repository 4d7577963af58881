#include "answer_file/solve_answerer.h"

#include <algorithm>
#include <bit>
#include <string>

#include "answer_file/columns.h"
#include "jiugong/redundant.h"

namespace jiugong::answer_file {
namespace {

// The columns that are always there; those that options add are behind them.
enum : std::size_t { kStatus, kCount, kSolution, kGuesses, kSolveColumns };
constexpr std::size_t kRatingColumns = 3;

// About the nodes of Solver9 that the canonical form and the redundant givens take.
constexpr std::uint64_t kMoreNodes = 200;

// As solve_many.h writes it: nothing for one that is unknown, whole numbers without a decimal.
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
  if (options.canonical) add_columns(canonical_form_columns());
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
  rating_ = false;
  solver_.start(puzzle, options_.limit);
}

bool SolveAnswerer::advance(std::uint64_t& nodes, Answer& answer) {
  if (!rating_) {
    const std::uint64_t before = solver_.nodes();
    const bool done = solver_.advance(nodes);
    nodes -= std::min(nodes, solver_.nodes() - before);
    if (!done) return false;
    if (options_.rater != nullptr && solver_.found() == 1) {
      options_.rater->start(puzzle_, solver_.solution(0));
      rating_ = true;
    }
  }
  if (rating_ && options_.rater != nullptr && !options_.rater->advance(nodes)) return false;
  if (options_.canonical || options_.minimal) nodes -= std::min(nodes, kMoreNodes);
  fill(answer);
  return true;
}

void SolveAnswerer::fill(Answer& answer) {
  const Solve9Result result = solver_.result();
  solution_ = result.solution;
  answer.solution = solution_ ? &*solution_ : nullptr;
  answer.values[kStatus] = name_of(result.status);
  answer.values[kCount] = std::to_string(result.count);
  if (solution_) answer.values[kSolution] = solution_->to_line();
  answer.values[kGuesses] = std::to_string(result.guesses);
  std::optional<Ratings> ratings =
      rating_ ? std::optional(options_.rater->ratings()) : std::nullopt;
  if (ratings && ratings->er == 0) ratings.reset();  // it is solved already
  if (ratings) {
    answer.values[kSolveColumns] = short_rating(ratings->er);
    answer.values[kSolveColumns + 1] = short_rating(ratings->ep);
    answer.values[kSolveColumns + 2] = short_rating(ratings->ed);
  }
  add(result, ratings);
  if (!has_columns(options_.format)) answer.line = line_of(result, answer, ratings);
  std::size_t at = kSolveColumns + (options_.rater != nullptr ? kRatingColumns : 0);
  if (options_.canonical) {
    const auto form = canonical_form(puzzle_);
    if (form) forms_.push_back(number_of(form->grid));
    put_canonical_form(form, answer, at);
    at += canonical_form_columns().size();
    if (options_.format == BatchFormat::kSolution) answer.line = canonical_line(puzzle_, form);
  }
  if (options_.minimal) {
    const auto cells = result.status == Status::kUnique ? redundant_givens(puzzle_) : std::nullopt;
    put_redundant_givens(cells, options_.format == BatchFormat::kJson, answer, at);
    if (options_.format == BatchFormat::kSolution) {
      answer.line = minimal_line(puzzle_, cells, answer.values[kStatus]);
    }
  }
}

void SolveAnswerer::add(const Solve9Result& result, const std::optional<Ratings>& ratings) {
  switch (result.status) {
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
  stats_.guesses += result.guesses;
  ++stats_.histogram[static_cast<std::size_t>(std::bit_width(result.guesses))];
  if (!ratings) return;
  const auto er = static_cast<std::size_t>(ratings->er);
  if (er >= stats_.ratings.size()) stats_.ratings.resize(er + 1);
  ++stats_.ratings[er];
}

std::string SolveAnswerer::line_of(const Solve9Result& result, const Answer& answer,
                                   const std::optional<Ratings>& ratings) const {
  const std::string& status = answer.values[kStatus];
  switch (options_.format) {
    case BatchFormat::kStatus:
      return (result.solution ? *result.solution : puzzle_).to_line() + " " + status;
    case BatchFormat::kCount:
      return status + " " + answer.values[kCount];
    case BatchFormat::kRating: {
      const auto or_unknown = [](const std::string& value) { return value.empty() ? "-" : value; };
      return puzzle_.to_line() + " " +
             (ratings ? answer.values[kSolveColumns] + "/" +
                            or_unknown(answer.values[kSolveColumns + 1]) + "/" +
                            or_unknown(answer.values[kSolveColumns + 2])
                      : status);
    }
    case BatchFormat::kSolution:
    case BatchFormat::kCsv:
    case BatchFormat::kJson:
      break;
  }
  return {};
}

}  // namespace jiugong::answer_file
