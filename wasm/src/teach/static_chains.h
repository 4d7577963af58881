// The searches behind ForcingChains, for rows of one width.
#pragma once

#include <algorithm>
#include <vector>

#include "teach/chain_layers.h"
#include "teach/cycles.h"
#include "teach/forcing_chains.h"
#include "teach/path_search.h"
#include "teach/rating.h"
#include "teach/static_ends.h"

namespace jiugong::teach {

// No chain is longer.
inline constexpr int kAnyLength = 4000;

constexpr double cycle_base(Links links) { return links == Links::kXY ? 7.0 : 6.5; }
constexpr double chain_base(Links links) { return links == Links::kXY ? 7.0 : 6.6; }
constexpr SortKey key_of(Links links) {
  return static_cast<SortKey>(kXLinks + static_cast<int>(links));
}

// The order of generation: links, start, then the cycles in turn, on ⇒ off, off ⇒ on.
constexpr std::uint64_t order_of(Links links, int start, std::uint32_t number) {
  return std::uint64_t{static_cast<std::uint8_t>(links)} << 48 |
         static_cast<std::uint64_t>(start) << 32 | number;
}
inline constexpr std::uint32_t kAfterCycles = 0xfffffffe;

// What a chain from on or off, or the cycle of this number, is worth, and how it is found again.
constexpr ChainMerit merit_of_chain(Links links, int start, bool from_on, int length) {
  return {chain_base(links) + added_by_length(length), length, key_of(links),
          order_of(links, start, kAfterCycles + (from_on ? 0 : 1))};
}
constexpr ChainMerit merit_of_cycle(Links links, int start, std::uint32_t number, int length) {
  return {cycle_base(links) + added_by_length(length), length, key_of(links),
          order_of(links, start, number)};
}
constexpr ChainLocator locator_of_chain(Links links, int start, bool from_on) {
  return {.kind = from_on ? ChainLocator::kFromOn : ChainLocator::kFromOff,
          .links = static_cast<std::uint8_t>(links),
          .source = static_cast<std::uint16_t>(start)};
}
constexpr ChainLocator locator_of_cycle(Links links, int start, std::uint32_t number) {
  return {.kind = ChainLocator::kCycle,
          .links = static_cast<std::uint8_t>(links),
          .source = static_cast<std::uint16_t>(start),
          .number = number};
}

// The largest complexity of a hint of this kind and order that can be better than `best`.
inline int longest_better(double base, SortKey key, std::uint64_t order, const ChainMerit& best) {
  if (best.complexity == 0) return kAnyLength;
  int length = 2;
  while (length < kAnyLength) {
    if (!(ChainMerit{base + added_by_length(length + 2), length + 2, key, order} < best)) break;
    length += 2;
  }
  return length;
}

template <int W>
struct StaticChains {
  using Graph = ChainGraph<W>;
  using Set = typename Graph::Set;
  using Closing = typename CycleSearch<W>::Closing;

  Graph graph;
  CycleSearch<W> cycles{graph};
  PathSearch<W> paths{graph};
  ChainLayers<W> x_layers, y_layers, xy_layers;
  Removals removals;
  ChainStatement path[2 * Graph::kMaxSize + 2];

  // --- The best hint.
  ChainMerit best;
  Hint* hint = nullptr;
  ChainLocator* locator = nullptr;

  bool find_best(Hint& to, ChainLocator& how) {
    hint = &to;
    locator = &how;
    best = {};
    graph.close();
    // Without a chain on(x) ⇒ off(x) there is no cycle that removes anything, either: if x sees an on
    // and an off node of a cycle, on(x) ⇒ around the cycle ⇒ off(x).
    if (graph.off_start_count() == 0 && graph.on_start_count() == 0) return false;
    find_shortest(Links::kX, x_layers);
    find_shortest(Links::kXY, xy_layers);
    if (graph.off_start_count() != 0) {
      for (const Links links : {Links::kX, Links::kY, Links::kXY}) find_best_cycle(links);
    }
    return best.complexity != 0;
  }

  void find_shortest(Links links, ChainLayers<W>& layers) {
    layers.start(graph, links);
    const int longest = longest_better(chain_base(links), key_of(links), 0, best);
    for (int length = 4; length <= longest; length += 2) {
      // Of the chains of this length that of the first start wins, and of its two that on ⇒ off.
      int on_start = kCandidateCount;
      for (int i = 0; i < graph.on_start_count() && on_start == kCandidateCount; ++i) {
        if (layers.ends_on(graph.on_start(i))) on_start = graph.candidate(graph.on_start(i));
      }
      layers.step();
      int off_start = kCandidateCount;
      for (int i = 0; i < graph.off_start_count(); ++i) {
        if (graph.off_start(i) > on_start || off_start != kCandidateCount) break;
        if (layers.ends_off(graph.off_start(i))) off_start = graph.off_start(i);
      }
      if (off_start <= on_start && off_start != kCandidateCount) {
        return take_chain(links, off_start, true, length);
      }
      if (on_start != kCandidateCount) return take_chain(links, on_start, false, length);
      if (layers.stable()) return;
      layers.spread_off();
    }
  }

  void take_chain(Links links, int start, bool from_on, int length) {
    const ChainMerit merit = merit_of_chain(links, start, from_on, length);
    if (!(merit < best)) return;
    best = merit;
    *hint = hint_of_chain(links, start, from_on, length);
    *locator = locator_of_chain(links, start, from_on);
  }

  Hint hint_of_chain(Links links, int start, bool from_on, int length) const {
    const Cell cell = cell_of(start);
    const int digit = digit_of(start);
    Hint chain;
    chain.name(links == Links::kXY ? Technique::kForcingChain
               : length == 6       ? Technique::kTurbotFish
                                   : Technique::kForcingXChain,
               chain_base(links) + added_by_length(length));
    chain.complexity = length;
    if (from_on) {
      chain.removals.add(cell, 1U << digit);
    } else {
      chain.removals.add(cell, graph.candidates().cells[cell] & ~(1U << digit));
      chain.place(cell, digit);
    }
    return chain;
  }

  void find_best_cycle(Links links) {
    const double base = cycle_base(links);
    const SortKey key = key_of(links);
    const int longest = longest_better(base, key, order_of(links, 0, 0), best);
    if (longest < 4) return;
    ChainLayers<W>& layers = links == Links::kX   ? x_layers
                             : links == Links::kY ? y_layers
                                                  : xy_layers;
    if (links == Links::kY) layers.start(graph, links);
    // A candidate that falls has a chain on(x) ⇒ off(x) of at most two more statements than the cycle,
    // and from on(x) all nodes of the cycle are reached both on and off, in half as many steps.
    while (layers.steps() < longest / 2 && !layers.stable()) {
      if (layers.steps() > 0) layers.spread_off();
      layers.step();
    }
    const Set starts = cycle_starts(links, [&](int x) { return layers.reached_by(x); });
    starts.for_each([&](int start) {
      const int candidate = graph.candidate(start);
      const int digits = std::popcount(graph.candidates().cells[cell_of(candidate)]);
      if (digits < 2 || (links == Links::kY && digits > 2)) return;
      std::uint32_t number = 0;
      const auto limit = [&] {
        return longest_better(base, key, order_of(links, candidate, number), best);
      };
      if (limit() < 4) return;
      cycles.search(links, start, limit(), [&](const Closing& closing) {
        take_cycle(links, start, number++, closing);
        return limit();
      });
    });
  }

  // The nodes that a candidate with a chain on(x) ⇒ off(x) reaches both on and off.
  template <typename Reached>
  Set cycle_starts(Links links, Reached reached_by) {
    const Set* weak = graph.weak(links);
    Set starts;
    for (int i = 0; i < graph.off_start_count(); ++i) {
      const int x = graph.off_start(i);
      const Set reached = reached_by(x);
      Set seen = graph.weak_of(x, links);
      if (!reached.intersects(seen)) continue;
      reached.for_each([&](int y) { seen |= weak[y]; });
      starts |= reached & seen;
    }
    return starts;
  }

  void take_cycle(Links links, int start, std::uint32_t number, const Closing& closing) {
    const int candidate = graph.candidate(start);
    const ChainMerit merit = merit_of_cycle(links, candidate, number, closing.length);
    if (!(merit < best)) return;
    cycles.find_removals(closing, removals);
    if (removals.empty()) return;
    best = merit;
    *hint = hint_of_cycle(links, closing);
    *locator = locator_of_cycle(links, candidate, number);
  }

  // find_removals() has found the removals of the cycle.
  Hint hint_of_cycle(Links links, const Closing& closing) const {
    const Technique technique = links == Links::kXY               ? Technique::kBidirectionalCycle
                                : links == Links::kY              ? Technique::kBidirectionalYCycle
                                : cycles.cell_count(closing) == 4 ? Technique::kGeneralizedXWing
                                                                  : Technique::kBidirectionalXCycle;
    Hint cycle;
    cycle.name(technique, cycle_base(links) + added_by_length(closing.length));
    cycle.complexity = closing.length;
    cycle.removals = removals;
    return cycle;
  }

  // --- All hints.
  void find_all(NestedHints& out) {
    out.clear();
    graph.close();
    if (graph.off_start_count() == 0 && graph.on_start_count() == 0) return;
    const Set starts = cycle_starts(Links::kXY, [&](int x) {
      const int n = graph.node(x);
      if (n >= 0) return graph.reach(n);
      Set reached;
      graph.weak_of(x, Links::kXY).for_each([&](int q) { reached |= graph.reach_from_off(q); });
      return reached;
    });
    for (const Links links : {Links::kX, Links::kY, Links::kXY}) {
      if (starts.any()) add_cycles(links, starts, out);
      if (links != Links::kY) add_chains(links, out);
    }
    out.sort_and_prune();
  }

  void add_cycles(Links links, const Set& starts, NestedHints& out) {
    starts.for_each([&](int start) {
      const int candidate = graph.candidate(start);
      if (!graph.strong(links)[start].any()) return;
      const int digits = std::popcount(graph.candidates().cells[cell_of(candidate)]);
      if (digits < 2 || (links == Links::kY && digits > 2)) return;
      std::uint32_t number = 0;
      cycles.search(links, start, kAnyLength, [&](const Closing& closing) {
        cycles.find_removals(closing, removals);
        if (!removals.empty()) add_cycle(links, start, number, closing, out);
        ++number;
        return kAnyLength;
      });
    });
  }

  void add_cycle(Links links, int start, std::uint32_t number, const Closing& closing,
                 NestedHints& out) {
    const int candidate = graph.candidate(start);
    NestedHint& nested = out.begin(merit_of_cycle(links, candidate, number, closing.length),
                                   locator_of_cycle(links, candidate, number));
    sort_as_java(removals.begin(), removals.size());
    out.removals.insert(out.removals.end(), removals.begin(), removals.end());
    // Both directions count. Backwards, the off nodes are on for the reason for which they were off,
    // from the one next to the start.
    std::uint64_t signature = 1;
    cycles.for_each_node(closing, [&](int node, bool is_on, LinkReason reason) {
      const int at = graph.candidate(node);
      if (is_on) out.premises.push_back(premise_of(at, reason));
      signature = mix(signature, static_cast<std::uint64_t>(is_on ? on(at) : off(at)));
    });
    nested.signature = signature;
    const auto backwards = static_cast<std::ptrdiff_t>(out.premises.size());
    cycles.for_each_node(closing, [&](int node, bool is_on, LinkReason reason) {
      if (!is_on) out.premises.push_back(premise_of(graph.candidate(node), reason));
    });
    std::reverse(out.premises.begin() + backwards, out.premises.end());
    out.end();
  }

  void add_chains(Links links, NestedHints& out) {
    for (int i = 0; i < graph.off_start_count(); ++i) {
      add_chain(links, graph.off_start(i), true, out);
    }
    for (int i = 0; i < graph.on_start_count(); ++i) {
      add_chain(links, graph.candidate(graph.on_start(i)), false, out);
    }
  }

  void add_chain(Links links, int start, bool from_on, NestedHints& out) {
    if (links == Links::kX && graph.node(start) < 0 && from_on &&
        !graph.weak_of(start, links).any()) {
      return;
    }
    const int length = paths.find(links, start, from_on, path);
    if (length == 0) return;
    NestedHint& nested = out.begin(merit_of_chain(links, start, from_on, length),
                                   locator_of_chain(links, start, from_on));
    const Cell cell = cell_of(start);
    const unsigned digit = 1U << digit_of(start);
    const unsigned removed = from_on ? digit : graph.candidates().cells[cell] & ~digit;
    out.removals.push_back({static_cast<std::uint8_t>(cell), static_cast<DigitSet>(removed)});
    std::uint64_t signature = 5;
    for (int i = 0; i < length; ++i) {
      const auto& [candidate, is_on, reason] = path[i];
      if (is_on && reason != LinkReason::kAssumption) {
        out.premises.push_back(premise_of(candidate, reason));
      }
      const int literal = is_on ? on(candidate) : off(candidate);
      signature = mix(signature, static_cast<std::uint64_t>(literal));
    }
    nested.signature = signature;
    out.end();
  }

  // --- Where cell and region chains are possible.
  StaticEnds<W> ends;

  ForcingChains::Promising promising() {
    ForcingChains::Promising result;
    graph.close();
    if (graph.off_start_count() != 0) return result;
    result.everything = false;
    ends.find(graph);
    for (Cell cell = 0; cell < kCellCount; ++cell) {
      const unsigned digits = graph.candidates().cells[cell];
      if (std::popcount(digits) < 3) continue;
      auto common = ends.of(candidate_of(cell, lowest_bit(digits)));
      for (const int digit : bits(digits)) common &= ends.of(candidate_of(cell, digit));
      if (common.any()) result.cells.set(cell);
    }
    for (int house = 0; house < kHouseCount; ++house) {
      for (int digit = 0; digit < 9; ++digit) {
        const unsigned places = graph.candidates().places[house][digit];
        if (!has_several(places)) continue;
        const Cell first = cell_at(house, lowest_bit(places));
        if (std::popcount(graph.candidates().cells[first]) < 3) continue;
        auto common = ends.of(candidate_of(first, digit));
        for (const int place : bits(places)) {
          common &= ends.of(candidate_of(cell_at(house, place), digit));
        }
        if (!common.any()) continue;
        result.houses[house] = static_cast<DigitSet>(result.houses[house] | 1 << digit);
      }
    }
    return result;
  }

  // --- A hint once more.
  FoundChain find_again(const ChainLocator& how) {
    const auto links = static_cast<Links>(how.links);
    const int source = how.source;
    graph.close();
    FoundChain found;
    if (how.kind != ChainLocator::kCycle) {
      const bool from_on = how.kind == ChainLocator::kFromOn;
      const int length = paths.find(links, source, from_on, path);
      found.statements.assign(path, path + length);
      found.hint = hint_of_chain(links, source, from_on, length);
      return found;
    }
    // Numbers are those of a search without limit, in which none is left out.
    std::uint32_t number = 0;
    cycles.search(links, graph.node(source), kAnyLength, [&](const Closing& closing) {
      if (number++ != how.number) return kAnyLength;
      cycles.find_removals(closing, removals);
      found.hint = hint_of_cycle(links, closing);
      const auto add = [&](int node, bool is_on, LinkReason reason) {
        found.statements.push_back(
            {static_cast<std::uint16_t>(graph.candidate(node)), is_on, reason});
      };
      cycles.for_each_node(closing, add);
      add(graph.node(source), true, LinkReason::kAssumption);
      return 0;
    });
    return found;
  }
};

}  // namespace jiugong::teach
