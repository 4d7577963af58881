#include "generate/attempt.h"

#include <algorithm>
#include <numeric>

#include "grid/fewest_givens.h"

namespace jiugong::generator {
namespace {

// More sets than this cost more time than they save.
constexpr std::size_t kManySets = 1000;

}  // namespace

int reachable_givens(int givens, Symmetry symmetry) {
  if (givens <= 0) return 0;
  const int clamped = std::clamp(givens, grid::kFewestGivens, kCellCount);
  if (symmetry != Symmetry::kQuarterTurn || clamped % 4 < 2) return clamped;
  return clamped / 4 * 4 + 4;
}

void Attempt::start(Symmetry symmetry, int givens, bool minimal) {
  symmetry_ = symmetry;
  givens_ = givens;
  minimal_ = minimal;
  orbits_ = orbits_of(symmetry);
}

void Attempt::begin_grid(const Grid& solution) {
  solution_ = solution;
  unavoidable_.start(solution);
}

void Attempt::begin(Random& random) {
  std::iota(places().begin(), places().end(), std::uint8_t{0});
  random.shuffle(places());
  begin_order(orbits_.count * 2 / 5);
}

void Attempt::begin_near(const OrbitSet& given, std::ptrdiff_t put_back, Random& random) {
  random.shuffle(places());
  // Not std::stable_partition, which allocates.
  std::array<std::uint8_t, kCellCount> given_places{};
  std::ptrdiff_t not_given = 0, clue_count = 0;
  for (const std::uint8_t orbit : places()) {
    if (given.test(orbit)) {
      given_places[static_cast<std::size_t>(clue_count++)] = orbit;
    } else {
      places()[static_cast<std::size_t>(not_given++)] = orbit;
    }
  }
  std::copy_n(given_places.begin(), clue_count, places().begin() + not_given);
  put_back = std::min(put_back, not_given);
  std::rotate(places().begin(), places().begin() + put_back, places().end());
  begin_order(static_cast<std::size_t>(not_given - put_back));
}

// The first query is made after `hopeful` orbits.
void Attempt::begin_order(std::size_t hopeful) {
  place_middle();
  if (unavoidable_.all().size() > kManySets) unavoidable_.start(solution_);
  descent_.start(solution_, orbits_.all(), places(), minimal_ ? 0 : givens_, hopeful);
  for (const CellSet& set : unavoidable_.all()) descent_.add(set);
  // (Where nothing can be removed, this asks about the full grid, so that each attempt takes a node.)
  static_cast<void>(descent_.go_on());
  ask();
}

// A rotation fixes only the middle cell, so that cell alone decides whether the number of givens
// is odd: it is removed first or last.
void Attempt::place_middle() {
  const bool is_turn = symmetry_ == Symmetry::kHalfTurn || symmetry_ == Symmetry::kQuarterTurn;
  if (!is_turn || givens_ == 0) return;
  const auto middle = std::find_if(places().begin(), places().end(), [&](std::uint8_t orbit) {
    return orbits_.list[orbit].size == 1;
  });
  if (givens_ % 2 == 0) {
    std::rotate(places().begin(), middle, middle + 1);
  } else {
    std::rotate(middle, middle + 1, places().end());
  }
}

void Attempt::ask() {
  // (With a limit of 1 the solver looks for a second solution, with 2 also for a third.)
  solver_.start(descent_.puzzle(), 1);
}

bool Attempt::advance(std::uint64_t& nodes) {
  while (nodes != 0) {
    const std::uint64_t before = solver_.nodes();
    const bool answered = solver_.advance(nodes);
    nodes -= std::clamp<std::uint64_t>(solver_.nodes() - before, 1, nodes);
    if (!answered) continue;
    learn();
    if (!descent_.go_on()) return true;
    ask();
  }
  return false;
}

// Adds the difference between the solver's solutions and the true one as unavoidable sets, if there are two.
void Attempt::learn() {
  if (solver_.found() == 1) {
    descent_.set_unique();
    return;
  }
  const std::size_t known = unavoidable_.all().size();
  for (const std::size_t i : {0U, 1U}) unavoidable_.add(solver_.solution(i));
  for (const CellSet& set : unavoidable_.all().subspan(known)) descent_.add(set);
}

OrbitSet Attempt::given() const {
  OrbitSet given;
  for (std::size_t place = 0; place < orbits_.count; ++place) {
    if (descent_.is_given(place)) given.set(order_[place]);
  }
  return given;
}

}  // namespace jiugong::generator
