// Steps one after another, and the ratings that follow from them.
#include <algorithm>

#include "jiugong/teach.h"
#include "make_owned.h"
#include "saturating.h"
#include "teach/all_steps.h"
#include "teach/position.h"
#include "teach/rating.h"
#include "teach/recorder.h"
#include "teach/step_search.h"

namespace jiugong {

struct Teacher::Impl {
  enum class Phase : std::uint8_t { kChecking, kSteps, kRecord, kAllSteps, kAllRecords, kDone };

  Phase phase = Phase::kDone;
  Position position;
  TeachOptions options;
  Solver9 solver;
  teach::Board board;
  teach::StepSearch steps;
  teach::Recorder recorder{steps.chains(), steps.levels()};
  teach::AllSteps all{steps.chains(), steps.levels(), steps.human()};
  TeachResult result;
  bool with_marks = false;  // whether the solver has been given the marks as well
  bool placed = false;      // whether a step has placed a digit
  std::uint64_t spent = 0;  // nodes since the start

  void start(const Position& to_solve, const TeachOptions& requested) {
    position = to_solve;
    options = requested;
    result = {};
    placed = with_marks = false;
    spent = 0;
    if (!options.solution) solver.start(position.givens);
    phase = Phase::kChecking;
  }

  bool advance(std::uint64_t budget) {
    std::uint64_t nodes = budget;
    while (phase != Phase::kDone && nodes != 0) {
      switch (phase) {
        case Phase::kChecking:
          check(nodes);
          break;
        case Phase::kSteps:
          search(nodes);
          break;
        case Phase::kRecord:
          if (recorder.advance(nodes)) {
            result.steps.push_back(recorder.take());
            apply(steps.hint());
          }
          break;
        case Phase::kAllSteps:
          if (all.advance(nodes)) begin_record(nodes);
          break;
        case Phase::kAllRecords:
          if (recorder.advance(nodes)) {
            result.steps.push_back(recorder.take());
            ++result.step_count;
            begin_record(nodes);
          }
          break;
        case Phase::kDone:
          break;
      }
    }
    spent = saturating_add(spent, budget - nodes);
    return phase == Phase::kDone;
  }

  void check(std::uint64_t& nodes) {
    if (options.solution) {
      Solve9Result known;
      known.status = Status::kUnique;
      known.solution = options.solution;
      return begin(known);
    }
    const std::uint64_t before = solver.nodes();
    const bool over = solver.advance(std::max<std::uint64_t>(nodes / kTeachWorkPerNode, 1));
    const std::uint64_t visited = std::max<std::uint64_t>(solver.nodes() - before, 1);
    nodes -= std::min(nodes, teach_work(visited));
    if (!over) return;
    if (solver.found() > 1 && !with_marks) {
      const auto candidates = teach::candidates_in(position);
      with_marks = candidates.has_value();
      if (candidates) return solver.start(*candidates);
    }
    begin(solver.result());
  }

  void begin(const Solve9Result& solved) {
    result.check = teach::check_with(position, solved, with_marks);
    phase = Phase::kDone;
    if (result.check.verdict != Verdict::kSound) return;
    board.start(teach::digits_of(position), teach::limits_of(position));
    teach::CellSet givens;
    for (Cell cell = 0; cell < kCellCount; ++cell) {
      if (position.givens[cell] != 0) givens.set(cell);
    }
    steps.start(board, options.style, givens, options.max_rating);
    if (options.all_steps && !board.solved()) {
      all.start(board, options.style, givens);
      phase = Phase::kAllSteps;
    } else {
      begin_step();
    }
  }

  int unsolved() const { return options.style == Style::kHuman ? kUnsolvedScore : kUnrated; }

  // Records the next of all steps, if there is one.
  void begin_record(std::uint64_t& nodes) {
    const auto number = static_cast<std::size_t>(result.step_count);
    if (number == all.count() || result.step_count >= options.max_steps) {
      phase = Phase::kDone;
      return;
    }
    recorder.start(board, all.hint(number), all.locator(number), all.mode(), nodes);
    phase = Phase::kAllRecords;
  }

  // Looks for a step, if one is wanted.
  void begin_step() {
    result.solved = board.solved();
    phase = result.solved || result.step_count >= options.max_steps ? Phase::kDone : Phase::kSteps;
  }

  void search(std::uint64_t& nodes) {
    switch (steps.advance(nodes)) {
      case teach::StepSearch::Outcome::kPaused:
        return;
      case teach::StepSearch::Outcome::kNothing:
        if (unsolved() <= options.max_rating) result.er = unsolved();
        phase = Phase::kDone;
        return;
      case teach::StepSearch::Outcome::kFound:
        if (teach::in_tenths(steps.hint().rating) > options.max_rating) {
          phase = Phase::kDone;
        } else if (options.record) {
          recorder.start(board, steps.hint(), steps.locator(), steps.mode(), nodes);
          phase = Phase::kRecord;
        } else {
          apply(steps.hint());
        }
    }
  }

  void apply(const teach::Hint& hint) {
    const int rating = teach::in_tenths(hint.rating);
    if (rating > result.er) {
      result.er = rating;
      result.hardest = hint.technique;
    }
    if (result.step_count == 0) result.ed = rating;
    if (hint.cell >= 0 && !placed) {
      placed = true;
      result.ep = result.er;
    }
    ++result.step_count;
    ++result.uses[static_cast<std::size_t>(hint.technique)];
    for (const teach::Removal& removal : hint.removals) {
      for (const int digit : teach::bits(removal.digits)) board.remove(removal.cell, digit);
    }
    if (hint.cell >= 0) board.place(hint.cell, hint.digit);
    begin_step();
  }
};

Teacher::Teacher() : impl_(make_owned<Impl>()) {}

void Teacher::start(const Position& position, const TeachOptions& options) {
  impl_->start(position, options);
}

bool Teacher::advance(std::uint64_t nodes) { return impl_->advance(nodes); }

std::uint64_t Teacher::nodes() const { return impl_->spent; }

double Teacher::progress() const {
  switch (impl_->phase) {
    case Impl::Phase::kSteps:
      return impl_->steps.progress();
    case Impl::Phase::kAllSteps:
      return impl_->all.progress();
    case Impl::Phase::kDone:
      return 1;
    default:
      return 0;
  }
}

const TeachResult& Teacher::result() const { return impl_->result; }

namespace {

TeachResult taught(const Position& position, const TeachOptions& options) {
  Teacher teacher;
  teacher.start(position, options);
  teacher.advance(UINT64_MAX);
  return teacher.result();
}

}  // namespace

TeachResult rate(const Position& position, Style style) {
  return taught(position, {.record = false, .style = style});
}

std::optional<Step> next_step(const Position& position, Style style) {
  const TeachResult result = taught(position, {.max_steps = 1, .style = style});
  return result.steps.empty() ? std::nullopt : std::optional(result.steps.front());
}

std::vector<Step> all_steps(const Position& position, Style style) {
  return taught(position, {.all_steps = true, .style = style}).steps;
}

TeachResult solve_path(const Position& position, Style style) {
  return taught(position, {.style = style});
}

}  // namespace jiugong
