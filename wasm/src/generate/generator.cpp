// The search for a puzzle with the requested number of givens; descent.h removes the givens.
#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <utility>

#include "generate/descent.h"
#include "generate/orbits.h"
#include "generate/unavoidable.h"
#include "jiugong/generate.h"
#include "jiugong/solve9.h"

namespace jiugong {
namespace {

using generator::Descent;
using generator::Orbits;
using generator::orbits_of;
using generator::UnavoidableSets;
using grid::CellSet;

constexpr int kMinClues = 17;  // McGuire, Tugemann, Civario (2012): no puzzle has 16

// The number of orbits restored in a further attempt on the same grid, and the number of
// consecutive attempts without progress after which a new grid is drawn. Of 20 searches for 20
// givens in 500 attempts, 7, 14, 18, 19 succeeded with 1, 2, 3, 4 orbits restored; of 20 for 19
// givens in 1000 attempts, 3, 3, 1, 0 with 4, 6, 8, 12. A patience of 50 or 300 was no better.
constexpr std::ptrdiff_t kOrbitsPutBack = 4;
constexpr int kPatience = 100;

// More sets than this cost more time than they save.
constexpr std::size_t kManySets = 1000;

// Returns the nearest possible number of givens, or 0 for as few as possible.
int reachable(int clues, Symmetry symmetry) {
  if (clues <= 0) return 0;
  const int clamped = std::clamp(clues, kMinClues, kCellCount);
  if (symmetry != Symmetry::kQuarterTurn || clamped % 4 < 2) return clamped;
  return clamped / 4 * 4 + 4;
}

}  // namespace

struct Generator::Search {
  explicit Search(std::shared_ptr<const GridSampler> shared) : sampler(std::move(shared)) {}

  std::shared_ptr<const GridSampler> sampler;
  Solver9 solver;
  Random random{0};

  // The request.
  GenerateOptions options;
  int wished = 0;
  Orbits orbits;

  // The current attempt.
  Grid solution;
  UnavoidableSets unavoidable;                   // of the solution, from all attempts on it
  std::array<std::uint8_t, kCellCount> order{};  // orbit numbers
  Descent descent;
  std::uint64_t attempts = 0;

  // The puzzle from which further attempts on this solution start.
  CellSet given;      // orbit numbers
  int off = 0;        // distance of its number of givens from the requested one
  int fruitless = 0;  // attempts since `off` last decreased

  Generated best;
  int best_off = 0;
  bool done = true;

  void start(const GenerateOptions& new_options) {
    random = Random(new_options.seed);
    options = new_options;
    wished = reachable(options.clues, options.symmetry);
    orbits = orbits_of(options.symmetry);
    attempts = 0;
    best = {};
    best_off = kCellCount;
    done = false;
    begin_grid();
  }

  std::span<std::uint8_t> places() { return std::span(order).first(orbits.count); }

  void begin_grid() {
    solution = sampler->draw(random);
    unavoidable.start(solution);
    std::iota(places().begin(), places().end(), std::uint8_t{0});
    random.shuffle(places());
    off = kCellCount;
    fruitless = 0;
    begin_attempt(orbits.count / 3);
  }

  void begin_attempt(std::size_t hopeful) {
    place_middle();
    if (unavoidable.all().size() > kManySets) unavoidable.start(solution);
    descent.start(orbits.all(), places(), options.minimal ? 0 : wished, hopeful);
    for (const CellSet& set : unavoidable.all()) descent.add(set);
    ask();
  }

  // A rotation fixes only the middle cell, so that cell alone decides whether the number of givens
  // is odd: it is removed first or last.
  void place_middle() {
    const bool is_turn =
        options.symmetry == Symmetry::kHalfTurn || options.symmetry == Symmetry::kQuarterTurn;
    if (!is_turn || wished == 0) return;
    const auto middle = std::find_if(places().begin(), places().end(), [&](std::uint8_t orbit) {
      return orbits.list[orbit].size == 1;
    });
    if (wished % 2 == 0) {
      std::rotate(places().begin(), middle, middle + 1);
    } else {
      std::rotate(middle, middle + 1, places().end());
    }
  }

  void ask() {
    descent.decide();
    // (With a limit of 1 the solver looks for a second solution, with 2 also for a third.)
    solver.start(marks_of(descent.puzzle(solution)), 1);
  }

  // Continues after the solver's answer.
  void go_on() {
    if (solver.found() > 1) {
      learn();
    } else if (!descent.go_on()) {
      finish_attempt();
      return;
    }
    ask();
  }

  // Adds the difference between the solver's solution and the true one as unavoidable sets.
  void learn() {
    const std::size_t known = unavoidable.all().size();
    for (const std::size_t i : {0U, 1U}) unavoidable.add(solver.solution(i));
    for (const CellSet& set : unavoidable.all().subspan(known)) descent.add(set);
  }

  void finish_attempt() {
    const int clues = descent.clues();
    const int now_off = wished == 0 ? 0 : std::abs(clues - wished);
    if (now_off < best_off) {
      best_off = now_off;
      best = {.puzzle = descent.puzzle(solution),
              .solution = solution,
              .clues = clues,
              .reached = options.clues <= 0 || clues == options.clues};
    }
    ++attempts;
    done = now_off == 0 || attempts >= options.attempts;
    if (!done) try_again(now_off);
  }

  void try_again(int now_off) {
    fruitless = now_off < off ? 0 : fruitless + 1;
    if (fruitless > kPatience) {
      begin_grid();
      return;
    }
    if (now_off <= off) {
      off = now_off;
      given = {};
      for (std::size_t place = 0; place < orbits.count; ++place) {
        if (descent.is_given(place)) given.set(order[place]);
      }
    }
    begin_attempt(vary_order());
  }

  // Makes a new order in which the orbits that are not given come first, except for some that come
  // last. Returns the number of the former.
  std::size_t vary_order() {
    random.shuffle(places());
    // Not std::stable_partition, which allocates.
    std::array<std::uint8_t, kCellCount> given_places{};
    std::ptrdiff_t not_given = 0, given_count = 0;
    for (const std::uint8_t orbit : places()) {
      if (given.test(orbit)) {
        given_places[static_cast<std::size_t>(given_count++)] = orbit;
      } else {
        places()[static_cast<std::size_t>(not_given++)] = orbit;
      }
    }
    std::copy_n(given_places.begin(), given_count, places().begin() + not_given);
    const std::ptrdiff_t put_back = std::min(kOrbitsPutBack, not_given);
    std::rotate(places().begin(), places().begin() + put_back, places().end());
    return static_cast<std::size_t>(not_given - put_back);
  }
};

Generator::Generator() : Generator(std::make_shared<const GridSampler>()) {}
Generator::Generator(std::shared_ptr<const GridSampler> sampler)
    : search_(std::make_unique<Search>(std::move(sampler))) {}
Generator::~Generator() = default;
Generator::Generator(Generator&&) noexcept = default;
Generator& Generator::operator=(Generator&&) noexcept = default;

void Generator::start(const GenerateOptions& options) { search_->start(options); }

bool Generator::advance(std::uint64_t nodes) {
  Search& search = *search_;
  while (!search.done && nodes != 0) {
    const std::uint64_t before = search.solver.nodes();
    const bool answered = search.solver.advance(nodes);
    nodes -= std::clamp<std::uint64_t>(search.solver.nodes() - before, 1, nodes);
    if (answered) search.go_on();
  }
  return search.done;
}

const Generated& Generator::result() const { return search_->best; }

Generated generate(const GenerateOptions& options) {
  Generator generator;
  generator.start(options);
  generator.advance(UINT64_MAX);
  return generator.result();
}

}  // namespace jiugong
