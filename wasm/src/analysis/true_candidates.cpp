// The order of the questions; question.h makes them, probe.h asks them.
#include <algorithm>

#include "analysis/elimination.h"
#include "analysis/interchange.h"
#include "analysis/probe.h"
#include "analysis/question.h"
#include "jiugong/candidates.h"

namespace jiugong {
namespace {

using internal::Interchange;
using internal::Probe;
using internal::Question;

// How many constraints the first question restricts; each solution doubles the number and each
// refusal divides it by three. README.md has the figures.
constexpr int kFirstConstraints = 8;
constexpr int kMostConstraints = 81;

// A question about several constraints is a bet: a puzzle with few clues can take long to refute.
constexpr std::uint64_t kPatience = 60;

}  // namespace

struct TrueCandidates::Search {
  enum class Phase { kUniqueness, kQuestions, kDone };

  Phase phase = Phase::kDone;
  Probe probe;
  Interchange interchange{Grid()};
  Marks alive{};  // candidates not known to be impossible
  Marks seen{};   // candidates met in a solution
  Question question;
  int wanted = kFirstConstraints;

  void start(const Grid& puzzle) {
    interchange = Interchange(puzzle);
    alive = marks_of(puzzle);
    seen = {};
    wanted = kFirstConstraints;
    probe.reset();
    probe.ask_for_two(puzzle);
    phase = Phase::kUniqueness;
  }

  void take_answer(Probe::Answer answer) {
    for (std::size_t i = 0; i < probe.found(); ++i) see(probe.solution(i));
    if (phase == Phase::kQuestions) {
      learn_from(answer);
    } else if (probe.found() == 2) {
      narrow();
      phase = Phase::kQuestions;
    } else {
      phase = Phase::kDone;
    }
    if (phase == Phase::kQuestions) ask_next();
  }

  void learn_from(Probe::Answer answer) {
    if (answer == Probe::Answer::kSolved) {
      wanted = std::min(2 * question.constraints, kMostConstraints);
    } else {
      wanted = std::max(question.constraints / 3, 1);
      if (question.constraints == 1) refute();
    }
  }

  // The one constraint of the question cannot be met by what was asked of it.
  void refute() {
    for (std::size_t cell = 0; cell < kCellCount; ++cell) {
      alive[cell] = static_cast<DigitSet>(alive[cell] & ~question.asked[cell]);
    }
    narrow();
  }

  void narrow() {
    internal::eliminate(alive);
    // What is impossible for one candidate is for its whole orbit.
    for (DigitSet& digits : alive) digits ^= kAllDigits;
    interchange.spread(alive);
    for (DigitSet& digits : alive) digits ^= kAllDigits;
  }

  void ask_next() {
    Marks unseen{};
    bool all_seen = true;
    for (std::size_t cell = 0; cell < kCellCount; ++cell) {
      unseen[cell] = static_cast<DigitSet>(alive[cell] & ~seen[cell]);
      all_seen &= unseen[cell] == 0;
    }
    if (all_seen) {
      phase = Phase::kDone;
      return;
    }
    question = internal::ask_for_unseen(alive, unseen, wanted);
    probe.ask(question.marks, question.constraints > 1 ? kPatience : UINT64_MAX);
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

bool TrueCandidates::advance(std::uint64_t nodes) {
  Search& search = *search_;
  while (search.phase != Search::Phase::kDone && nodes != 0) {
    const Probe::Answer answer = search.probe.advance(nodes);
    if (answer != Probe::Answer::kPending) search.take_answer(answer);
  }
  return search.phase == Search::Phase::kDone;
}

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
