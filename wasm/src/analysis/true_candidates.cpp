// The sequence of queries; question.h makes them, probe.h runs them.
#include <algorithm>
#include <cstddef>

#include "analysis/elimination.h"
#include "analysis/interchange.h"
#include "analysis/probe.h"
#include "analysis/question.h"
#include "jiugong/candidates.h"
#include "make_owned.h"

namespace jiugong {
namespace {

using analysis::Interchange;
using analysis::Probe;
using analysis::Question;

// All solutions are enumerated if this many nodes suffice; no queries are needed then.
constexpr std::uint64_t kSurvey = 40;

// The number of cells that the first query restricts. A query with a solution doubles the number,
// one without halves it. README.md has the figures.
constexpr std::size_t kFirstCells = 16;

// A query about several cells is a gamble: a puzzle with few clues can take long to refute.
constexpr std::uint64_t kGroupPatience = 100;

}  // namespace

struct TrueCandidates::Impl {
  enum class Phase {
    kSurvey,     // enumerating all solutions
    kQuestions,  // searching for solutions of question.marks
    kDone,
  };

  Phase phase = Phase::kDone;
  Probe probe;
  Interchange interchange{Grid()};
  Marks alive{};  // candidates not known to be impossible
  Marks seen{};   // candidates that occur in a solution found
  Question question;
  std::size_t wanted = kFirstCells;

  void start(const Grid& puzzle) {
    interchange = Interchange(puzzle);
    alive = marks_of(puzzle);
    seen = {};
    wanted = kFirstCells;
    probe.reset();
    probe.ask(puzzle);
    phase = Phase::kSurvey;
  }

  bool done() const { return phase == Phase::kDone; }

  void take_answer(Probe::Answer answer) {
    if (answer == Probe::Answer::kSolution) see(probe.solution());
    if (phase == Phase::kSurvey) {
      survey(answer);
    } else {
      learn_from(answer);
      ask_next();
    }
  }

  void survey(Probe::Answer answer) {
    const bool goes_on = answer == Probe::Answer::kSolution;
    if (answer == Probe::Answer::kOver) {
      phase = Phase::kDone;
    } else if (goes_on && probe.found() == 1) {
      probe.ask_for_more();  // one search proves a unique puzzle unique
    } else if (goes_on && probe.nodes() < kSurvey) {
      probe.ask_for_more(kSurvey - probe.nodes());
    } else {
      narrow();
      phase = Phase::kQuestions;
      ask_next();
    }
  }

  void learn_from(Probe::Answer answer) {
    const std::size_t asked = question.size();
    wanted = answer == Probe::Answer::kSolution ? 2 * asked : std::max<std::size_t>(asked / 2, 1);
    if (asked == 1 && answer == Probe::Answer::kOver) refute(question.cells().front());
  }

  // Removes the unseen digits of the cell.
  void refute(std::size_t cell) {
    alive[cell] = seen[cell];
    narrow();
  }

  void narrow() {
    analysis::eliminate(alive);
    // A candidate that is impossible makes its whole orbit impossible.
    for (DigitSet& digits : alive) digits ^= kAllDigits;
    interchange.spread(alive);
    for (DigitSet& digits : alive) digits ^= kAllDigits;
  }

  void ask_next() {
    Marks unseen;
    DigitSet any = 0;
    for (std::size_t cell = 0; cell < kCellCount; ++cell) {
      unseen[cell] = static_cast<DigitSet>(alive[cell] & ~seen[cell]);
      any |= unseen[cell];
    }
    if (any == 0) {
      phase = Phase::kDone;
      return;
    }
    question = analysis::ask_for_unseen(alive, unseen, wanted);
    // A query about one cell has no limit: if it gave up, it would be asked again.
    probe.ask(question.marks, question.size() > 1 ? kGroupPatience : UINT64_MAX);
  }

  void see(const Grid& solution) {
    const Marks marks = marks_of(solution);
    for (std::size_t cell = 0; cell < kCellCount; ++cell) seen[cell] |= marks[cell];
    interchange.spread(seen);
  }
};

TrueCandidates::TrueCandidates() : impl_(make_owned<Impl>()) {}

void TrueCandidates::start(const Grid& puzzle) { impl_->start(puzzle); }

bool TrueCandidates::advance(std::uint64_t nodes) { return analysis::advance(*impl_, nodes); }

const Marks& TrueCandidates::result() const { return impl_->seen; }

std::uint64_t TrueCandidates::solves() const { return impl_->probe.solves(); }

std::uint64_t TrueCandidates::nodes() const { return impl_->probe.nodes(); }

Marks true_candidates(const Grid& puzzle) {
  TrueCandidates search;
  search.start(puzzle);
  search.advance(UINT64_MAX);
  return search.result();
}

}  // namespace jiugong
