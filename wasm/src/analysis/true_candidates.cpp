// The order of the questions; question.h makes them, probe.h asks them.
#include <algorithm>
#include <cstddef>

#include "analysis/elimination.h"
#include "analysis/interchange.h"
#include "analysis/probe.h"
#include "analysis/question.h"
#include "jiugong/candidates.h"

namespace jiugong {
namespace {

using analysis::Interchange;
using analysis::Probe;
using analysis::Question;

// All solutions are looked at as long as they can be found in so many nodes: then there is nothing
// to ask.
constexpr std::uint64_t kSurvey = 40;

// How many cells the first question restricts; an answer with a solution doubles the number, one
// without halves it. README.md has the figures.
constexpr std::size_t kFirstCells = 16;

// A question about several cells is a bet: a puzzle with few clues can take long to refute.
constexpr std::uint64_t kGroupPatience = 100;

}  // namespace

struct TrueCandidates::Search {
  enum class Phase {
    kSurvey,     // the solver looks for all solutions
    kQuestions,  // the solver looks for solutions of question.marks
    kDone,
  };

  Phase phase = Phase::kDone;
  Probe probe;
  Interchange interchange{Grid()};
  Marks alive{};  // candidates not known to be impossible
  Marks seen{};   // candidates met in a solution
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
      probe.ask_for_more();  // a unique puzzle is known as such after one search
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

  // The cell holds what was seen and nothing else.
  void refute(std::size_t cell) {
    alive[cell] = seen[cell];
    narrow();
  }

  void narrow() {
    analysis::eliminate(alive);
    // What is impossible for one candidate is for its whole orbit.
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
    // One cell must get its answer, however long that takes: given up, it would be asked again.
    probe.ask(question.marks, question.size() > 1 ? kGroupPatience : UINT64_MAX);
  }

  void see(const Grid& solution) {
    const Marks marks = marks_of(solution);
    for (std::size_t cell = 0; cell < kCellCount; ++cell) seen[cell] |= marks[cell];
    interchange.spread(seen);
  }
};

TrueCandidates::TrueCandidates() : search_(std::make_unique<Search>()) {}
TrueCandidates::~TrueCandidates() = default;
TrueCandidates::TrueCandidates(TrueCandidates&&) noexcept = default;
TrueCandidates& TrueCandidates::operator=(TrueCandidates&&) noexcept = default;

void TrueCandidates::start(const Grid& puzzle) { search_->start(puzzle); }

bool TrueCandidates::advance(std::uint64_t nodes) { return analysis::advance(*search_, nodes); }

const Marks& TrueCandidates::result() const { return search_->seen; }

std::uint64_t TrueCandidates::solves() const { return search_->probe.solves(); }

std::uint64_t TrueCandidates::nodes() const { return search_->probe.nodes(); }

Marks true_candidates(const Grid& puzzle) {
  TrueCandidates search;
  search.start(puzzle);
  search.advance(UINT64_MAX);
  return search.result();
}

}  // namespace jiugong
