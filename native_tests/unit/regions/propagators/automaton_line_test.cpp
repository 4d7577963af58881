#include "regions/propagators/automaton_line.h"

#include <algorithm>
#include <memory>
#include <vector>

#include "unit/regions/propagators/brute_force.h"

namespace jiugong::regions {
namespace {

TEST(RegionPropagators, Automaton) {
  compare(4, 3000, [](Random& random) {
    const int cells = 1 + random.below(5), values = 2 + random.below(4);
    Automaton automaton;
    automaton.states = random.below(8) == 0 ? 70 + random.below(60) : 2 + random.below(6);
    automaton.start = random.below(automaton.states);
    const int arcs = 3 * automaton.states + random.below(10);
    for (int i = 0; i < arcs; ++i) {
      automaton.arcs.push_back({.from = random.below(automaton.states),
                                .values = static_cast<Mask>(random.below(1 << values)),
                                .to = random.below(automaton.states)});
    }
    for (int state = 0; state < automaton.states; state += 1 + random.below(4)) {
      automaton.accept.push_back(state);
    }
    const Holds holds = [=](const Grid& grid) {
      std::vector<int> now = {automaton.start};
      for (const int value : grid) {
        std::vector<int> next;
        for (const Automaton::Arc& arc : automaton.arcs) {
          const bool active = std::find(now.begin(), now.end(), arc.from) != now.end();
          if (active && (arc.values >> value & 1) != 0) next.push_back(arc.to);
        }
        now = next;
      }
      return std::any_of(now.begin(), now.end(), [&](int state) {
        return std::find(automaton.accept.begin(), automaton.accept.end(), state) !=
               automaton.accept.end();
      });
    };
    return Case{std::make_unique<AutomatonFilter>(first_cells(cells),
                                                  std::make_shared<const AutomatonTable>(automaton),
                                                  std::make_shared<AutomatonScratch>()),
                holds, random_candidates(random, cells, values), values, true};
  });
}

}  // namespace
}  // namespace jiugong::regions
