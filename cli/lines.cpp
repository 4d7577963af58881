#include "lines.h"

#include <limits>
#include <optional>
#include <utility>

#include "jiugong/rate_many.h"
#include "jiugong/solve9.h"

namespace jiugong::cli {
namespace {

constexpr std::uint64_t kAllNodes = std::numeric_limits<std::uint64_t>::max();

// As solve_many.h writes them: nothing for one that is unknown, whole numbers without a decimal.
std::string short_rating(int rating) {
  if (rating == 0) return {};
  return rating % 10 == 0 ? std::to_string(rating / 10) : tenths(rating);
}

class SolveAnswerer final : public Answerer {
 public:
  // The columns.
  enum : std::size_t { kStatus, kCount, kSolution, kGuesses, kEr, kEp, kEd };

  explicit SolveAnswerer(const SolveOptions& options) : options_(options) {
    if (options.rate) rater_ = make_rater();
  }

  void answer(const Grid& puzzle, Answer& answer) override {
    solver_.start(puzzle, options_.limit);
    while (!solver_.advance(kAllNodes)) {
    }
    const Solve9Result result = solver_.result();
    solution_ = result.solution;
    answer.solution = solution_ ? &*solution_ : nullptr;
    answer.as_wanted = !options_.unique || result.status == Status::kUnique;
    answer.values[kStatus] = name_of(result.status);
    answer.values[kCount] = std::to_string(result.count);
    if (solution_) answer.values[kSolution] = solution_->to_line();
    answer.values[kGuesses] = std::to_string(result.guesses);
    const std::optional<Ratings> ratings = rate(puzzle, result);
    if (ratings) {
      answer.values[kEr] = short_rating(ratings->er);
      answer.values[kEp] = short_rating(ratings->ep);
      answer.values[kEd] = short_rating(ratings->ed);
    }
    answer.line = line_of(puzzle, result, answer, ratings);
  }

  bool answer_lines(Part& part) override {
    if (options_.input.keep) return false;
    batch_.start(part.text(), {.format = options_.format,
                               .limit = options_.limit,
                               .header = false,
                               .rater = options_.rate ? rater_.get() : nullptr});
    while (!batch_.advance(kAllNodes)) {
    }
    part.output = batch_.output();
    const BatchStats& stats = batch_.stats();
    part.totals.puzzles += stats.unique + stats.multiple + stats.none;
    if (options_.unique) part.totals.not_unique += stats.multiple + stats.none;
    complain(part, stats);
    return true;
  }

 private:
  std::optional<Ratings> rate(const Grid& puzzle, const Solve9Result& result) {
    if (!options_.rate || result.status != Status::kUnique) return std::nullopt;
    rater_->start(puzzle, *result.solution);
    std::uint64_t nodes = kAllNodes;
    while (!rater_->advance(nodes)) nodes = kAllNodes;
    const Ratings ratings = rater_->ratings();
    return ratings.er == 0 ? std::nullopt : std::optional(ratings);
  }

  std::string line_of(const Grid& puzzle, const Solve9Result& result, const Answer& answer,
                      const std::optional<Ratings>& ratings) const {
    const std::string& status = answer.values[kStatus];
    switch (options_.format) {
      case BatchFormat::kStatus:
        return (result.solution ? *result.solution : puzzle).to_line() + " " + status;
      case BatchFormat::kCount:
        return status + " " + answer.values[kCount];
      case BatchFormat::kRating: {
        const auto or_unknown = [](const std::string& value) {
          return value.empty() ? "-" : value;
        };
        return puzzle.to_line() + " " +
               (ratings ? answer.values[kEr] + "/" + or_unknown(answer.values[kEp]) + "/" +
                              or_unknown(answer.values[kEd])
                        : status);
      }
      case BatchFormat::kSolution:
      case BatchFormat::kCsv:
      case BatchFormat::kJson:
        break;
    }
    return {};
  }

  // Tells all bad lines: the statistics have the first, and the others are found by reading again.
  static void complain(Part& part, const BatchStats& stats) {
    const auto tell = [&](const TextError& error, std::size_t line) {
      part.complain(line, error.column,
                    "Found " + error.found.text() + ", expected " + error.expected.text() + ".");
    };
    if (stats.bad == stats.first_bad.size()) {
      for (const TextError& error : stats.first_bad) {
        tell(error, part.first_line + error.line - 1);
      }
      return;
    }
    PuzzleFileReader reader(part.shape, part.text(), part.first_line);
    while (reader.next()) {
      const auto* const error = std::get_if<TextError>(&reader.record().puzzle);
      if (error != nullptr) tell(*error, error->line);
    }
  }

  const SolveOptions& options_;
  Solver9 solver_;
  BatchSolver batch_;
  std::unique_ptr<PuzzleRater> rater_;
  std::optional<Grid> solution_;
};

AnswerForm form_of(BatchFormat format) {
  switch (format) {
    case BatchFormat::kSolution:
      return AnswerForm::kFilled;
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

// The columns that --keep adds.
std::vector<std::size_t> kept_with(const SolveOptions& options) {
  switch (options.format) {
    case BatchFormat::kSolution:
      return {SolveAnswerer::kSolution};
    case BatchFormat::kStatus:
      return {SolveAnswerer::kSolution, SolveAnswerer::kStatus};
    case BatchFormat::kCount:
      return {SolveAnswerer::kStatus, SolveAnswerer::kCount};
    case BatchFormat::kRating:
      return {SolveAnswerer::kEr, SolveAnswerer::kEp, SolveAnswerer::kEd};
    case BatchFormat::kCsv:
    case BatchFormat::kJson:
      break;
  }
  std::vector<std::size_t> all = {SolveAnswerer::kStatus, SolveAnswerer::kCount,
                                  SolveAnswerer::kSolution, SolveAnswerer::kGuesses};
  if (options.rate)
    all.insert(all.end(), {SolveAnswerer::kEr, SolveAnswerer::kEp, SolveAnswerer::kEd});
  return all;
}

}  // namespace

ExitCode solve_files(const SolveOptions& options) {
  AnswerOptions answers{.input = options.input, .form = form_of(options.format)};
  answers.columns = {{"status"}, {"count", true}, {"solution"}, {"guesses", true}};
  if (options.rate)
    answers.columns.insert(answers.columns.end(), {{"er", true}, {"ep", true}, {"ed", true}});
  answers.kept_with = kept_with(options);
  // (A hard puzzle takes a tenth of a second to rate: small parts share the work evenly.)
  answers.part_bytes = options.rate ? 2'048 : 262'144;
  return answer_files(answers, [&] { return std::make_unique<SolveAnswerer>(options); });
}

}  // namespace jiugong::cli
