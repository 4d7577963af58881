// Answers sudokus with their solutions and whatever columns are asked for.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "jiugong/answer_file.h"
#include "jiugong/solve9.h"
#include "jiugong/solve_file.h"

namespace jiugong::files {

class SolveAnswerer final : public Answerer {
 public:
  // Begins with a part of a file, and drops the counts and forms of the last.
  void begin(const FileSolverOptions& options);

  // The format of these answers.
  static AnswerFormat format_of(const FileSolverOptions& options);

  void start(const Grid& puzzle) override;
  void start(const Marks& candidates) override;
  bool takes_candidates() const override { return !options_.canonical && !options_.minimal; }
  bool advance(std::uint64_t& nodes, Answer& answer) override;

  // Without lines and bad puzzles, which it does not see.
  const BatchStats& stats() const { return stats_; }
  const std::vector<std::uint64_t>& forms() const { return forms_; }

 private:
  void fill(Answer& answer);
  void fill_values(Status status, const std::optional<Ratings>& ratings, Answer& answer);
  void fill_line(const std::optional<Ratings>& ratings, Answer& answer) const;
  void add(Status status, const std::optional<Ratings>& ratings);

  FileSolverOptions options_;
  Grid puzzle_;
  std::optional<Marks> candidates_;  // of a puzzle that has them; the grid is blank then
  Solver9 solver_;
  bool rating_ = false;  // whether the puzzle is solved and being rated
  BatchStats stats_;
  std::vector<std::uint64_t> forms_;
};

}  // namespace jiugong::files
