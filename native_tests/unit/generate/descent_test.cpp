#include "generate/descent.h"

#include <numeric>

#include "generate/unavoidable.h"
#include "jiugong/solve9.h"
#include "support.h"

namespace jiugong::generator {
namespace {

struct Task {
  Grid solution;
  Orbits orbits;
  std::vector<std::uint8_t> order;
  int least;
};

Task random_task(const GridSampler& sampler, Random& random) {
  Task task{sampler.draw(random), orbits_of(static_cast<Symmetry>(random.below(7))), {}, 0};
  task.order.resize(task.orbits.count);
  std::iota(task.order.begin(), task.order.end(), std::uint8_t{0});
  random.shuffle(std::span(task.order));
  if (random.below(2) == 0) task.least = 17 + random.below(50);
  return task;
}

// The specification, computed slowly: a query before each step.
Grid by_asking_always(const Task& task) {
  Grid puzzle = task.solution;
  for (const std::uint8_t number : task.order) {
    const Orbit& orbit = task.orbits.list[number];
    Grid without = puzzle;
    for (const Cell cell : orbit.cells()) without.set(cell, 0);
    if (without.clue_count() < task.least) continue;
    if (solve9(without).status == Status::kUnique) puzzle = without;
  }
  return puzzle;
}

Grid by_descent(const Task& task, std::size_t hopeful, bool know_sets) {
  UnavoidableSets sets;
  sets.start(task.solution);
  Descent descent;
  descent.start(task.solution, task.orbits.all(), task.order, task.least, hopeful);
  if (know_sets) {
    for (const CellSet& set : sets.all()) descent.add(set);
  }
  Grid unique = task.solution;
  while (descent.go_on()) {
    EXPECT_NE(descent.puzzle(), unique);  // nothing is asked twice
    const Solve9Result result = solve9(descent.puzzle());
    if (result.second) {
      const std::size_t known = sets.all().size();
      sets.add(*result.solution);
      sets.add(*result.second);
      for (const CellSet& set : sets.all().subspan(known)) descent.add(set);
    } else {
      descent.set_unique();
      unique = descent.puzzle();
    }
  }
  EXPECT_EQ(descent.givens(), descent.puzzle().clue_count());
  EXPECT_EQ(descent.puzzle(), unique);
  return unique;
}

TEST(Descent, DropsJustWhatAskingBeforeEachStepDrops) {
  Random random(20261120);
  const GridSampler sampler;
  for (int round = 0; round < 120; ++round) {
    const Task task = random_task(sampler, random);
    const Grid expected = by_asking_always(task);
    ASSERT_EQ(by_descent(task, task.orbits.count / 3, true), expected);
    // The known sets and the position of the first query make no difference.
    ASSERT_EQ(by_descent(task, 0, false), expected);
    ASSERT_EQ(by_descent(task, task.orbits.count * 2 / 3, true), expected);
  }
}

TEST(Descent, StopsAtTheWishedNumber) {
  Random random(3);
  const GridSampler sampler;
  Task task = random_task(sampler, random);
  task.orbits = orbits_of(Symmetry::kNone);
  task.order.resize(kCellCount);
  std::iota(task.order.begin(), task.order.end(), std::uint8_t{0});
  random.shuffle(std::span(task.order));
  for (const int least : {81, 80, 60, 40, 30}) {
    task.least = least;
    EXPECT_EQ(by_descent(task, 27, true).clue_count(), least);
  }
}

}  // namespace
}  // namespace jiugong::generator
