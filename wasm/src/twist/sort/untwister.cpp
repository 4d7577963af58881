// The states of the search: table, bidirectional search, layer by layer, and beam.
#include <algorithm>
#include <array>
#include <utility>

#include "jiugong/checks.h"
#include "jiugong/random.h"
#include "jiugong/untwist.h"
#include "make_owned.h"
#include "twist/sort/assignment.h"
#include "twist/sort/beam.h"
#include "twist/sort/bidirectional_search.h"
#include "twist/sort/bounds.h"
#include "twist/sort/cost.h"
#include "twist/sort/layers.h"
#include "twist/sort/shape.h"
#include "twist/sort/table_maker.h"
#include "twist/sort/weights.h"

namespace jiugong {
namespace {

using twist::sort::Assignment;
using twist::sort::BidirectionalSearch;
using twist::sort::distance_bound;
using twist::sort::LayerSort;
using twist::sort::learned_weights;
using twist::sort::SortBeam;
using twist::sort::SortCost;
using twist::sort::SortShape;
using twist::sort::TableMaker;
using twist::sort::Tile;

// Limits of the bidirectional search: orders as a fraction of the effort, and bytes. Adding an
// order takes about a quarter of the time in which the beam expands a board.
constexpr std::uint64_t kBidirectionalShare = 2;
constexpr std::size_t kBidirectionalMemory = 16U << 20;

// With less than this fraction of the effort left, another beam search would be too narrow.
constexpr std::uint64_t kMinShare = 4;

// The number of boards of a failed beam search that are sorted layer by layer.
constexpr std::size_t kEnds = 32;

// Boards up to this size are left to the bidirectional search: they may be unsolvable, and it can
// exhaust their 40,320 orders.
constexpr std::size_t kSmallCells = 8;

// Returns small numbers for those on the tiles: equal ones for equal tiles, in the same order.
std::vector<Tile> kinds_of(const std::vector<int>& tiles, const std::vector<int>& sorted) {
  std::vector<Tile> kinds;
  for (const int tile : tiles) {
    const auto place = std::lower_bound(sorted.begin(), sorted.end(), tile);
    kinds.push_back(static_cast<Tile>(place - sorted.begin()));
  }
  return kinds;
}

// Returns a shortest sequence that sorts 3×3 different tiles: every press decreases the distance.
std::vector<Move> read_way(const UntwistTable& table, const SortShape& shape,
                           const std::vector<Tile>& from, const std::vector<Tile>& to) {
  std::array<Tile, 9> tiles{};
  for (std::size_t cell = 0; cell < 9; ++cell) {
    tiles[cell] = static_cast<Tile>(std::find(to.begin(), to.end(), from[cell]) - to.begin());
  }
  std::vector<Move> moves;
  for (int distance = table.distance(tiles); distance != 0; --distance) {
    for (int number = 0; number < shape.moves(); ++number) {
      std::array<Tile, 9> nearer = tiles;
      turn_block<Tile>(nearer, 3, shape.move(number));
      if (table.distance(nearer) != distance - 1) continue;
      tiles = nearer;
      moves.push_back(shape.move(number));
      break;
    }
  }
  return moves;
}

}  // namespace

struct Untwister::Impl {
  enum class Phase { kTable, kBidirectional, kLayers, kBeam, kEnds, kDone };

  // A board on the path of a failed beam search.
  struct End {
    std::vector<Move> moves;  // the path to it
    std::vector<Tile> tiles;
  };

  Phase phase = Phase::kDone;
  SortShape shape;
  Turns turns = Turns::kQuarter;
  std::vector<Tile> from, to;
  bool all_different = true;
  std::uint64_t effort = 0;
  std::uint64_t seed = 0;
  std::uint64_t searches = 0;  // number of beam searches
  int bound = 0;               // no answer has fewer presses
  std::uint64_t spent = 0;     // nodes of the finished searches
  std::shared_ptr<const UntwistTable> table;
  TableMaker maker;
  BidirectionalSearch bidirectional;
  LayerSort layers;
  SortBeam beam;
  std::vector<End> ends;  // to be sorted layer by layer, the last one next
  UntwistResult result;   // its moves are the best so far
  int best = -1;

  void start(const UntwistProblem& problem, std::shared_ptr<const UntwistTable> shared) {
    shape = SortShape(problem.rows, problem.cols, problem.turns);
    turns = problem.turns;
    effort = problem.effort == 0 ? default_untwist_effort(problem) : problem.effort;
    seed = problem.seed;
    std::vector<int> sorted = problem.tiles;
    std::sort(sorted.begin(), sorted.end());
    result = {};
    result.goal = problem.goal.empty() ? sorted : problem.goal;
    from = kinds_of(problem.tiles, sorted);
    to = kinds_of(result.goal, sorted);
    best = -1;
    spent = searches = 0;
    release();
    if (shared) table = std::move(shared);
    all_different = std::adjacent_find(sorted.begin(), sorted.end()) == sorted.end();
    if (shape.rows() == 3 && shape.cols() == 3 && all_different) {
      if (!table || table->turns() != turns) maker.start(turns);
      phase = Phase::kTable;
    } else {
      begin_meeting();
    }
  }

  // An abandoned search may still hold memory for boards.
  void release() {
    bidirectional.release();
    beam.release();
    ends.clear();
  }

  void begin_meeting() {
    bound = distance_bound(shape, from, to);
    const std::size_t room = BidirectionalSearch::orders_in(kBidirectionalMemory, shape.cells());
    const auto orders =
        static_cast<std::size_t>(std::min<std::uint64_t>(effort / kBidirectionalShare, room));
    if (shape.cells() <= kSmallCells) {
      bidirectional.start(shape, from, to, BidirectionalSearch::kNoLimit);
      phase = Phase::kBidirectional;
    } else if (all_different && bound > BidirectionalSearch::reach(shape, orders)) {
      begin_layers();
    } else {
      bidirectional.start(shape, from, to, orders);
      phase = Phase::kBidirectional;
    }
  }

  void advance(std::uint64_t nodes) {
    switch (phase) {
      case Phase::kTable:
        read_table(nodes);
        return;
      case Phase::kBidirectional:
        meet(nodes);
        return;
      case Phase::kLayers:
        if (layers.advance(nodes)) end_layers();
        return;
      case Phase::kBeam:
        if (beam.advance(nodes)) end_beam();
        return;
      case Phase::kEnds:
        if (layers.advance(nodes)) end_end();
        return;
      case Phase::kDone:
        return;
    }
  }

  void read_table(std::uint64_t nodes) {
    if (!table || table->turns() != turns) {
      if (!maker.advance(nodes)) return;
      table = std::make_shared<const UntwistTable>(maker.take());
    }
    result.moves = read_way(*table, shape, from, to);
    finish(true);
  }

  void meet(std::uint64_t nodes) {
    const BidirectionalSearch::State state = bidirectional.advance(nodes);
    if (state == BidirectionalSearch::State::kWorking) return;
    spent += bidirectional.nodes();
    bound = std::max(bound, bidirectional.bound());
    bidirectional.release();
    if (state == BidirectionalSearch::State::kMet) {
      result.moves = bidirectional.moves();
      finish(true);
    } else if (state == BidirectionalSearch::State::kUnreachable) {
      result.status = UntwistStatus::kUnreachable;
      result.nodes = spent;
      phase = Phase::kDone;
    } else {
      begin_layers();
    }
  }

  void begin_layers() {
    bound = twist::sort::parity_bound(shape, from, to, bound);
    layers.start(shape, from, to);
    phase = Phase::kLayers;
  }

  void end_layers() {
    result.moves = layers.moves();
    best = static_cast<int>(result.moves.size());
    go_on();
  }

  // Starts another beam search if it is worthwhile.
  void go_on() {
    const std::uint64_t left = effort - std::min(effort, spent);
    const bool is_enough = left != 0 && (searches == 0 || left >= effort / kMinShare ||
                                         left >= SortBeam::kMaxEffort / kMinShare);
    if (best <= bound || !is_enough) {
      finish(best <= bound);
      return;
    }
    const SortCost cost(shape, learned_weights(turns));
    beam.start(shape, cost, Assignment(cost, from, to), left, static_cast<std::size_t>(best),
               seed_of(seed, searches++));
    phase = Phase::kBeam;
  }

  void end_beam() {
    spent += beam.nodes();
    // The beam identifies boards by their hash, so after a collision its answer can be wrong.
    if (beam.found() && after(beam.moves()) == to) {
      result.moves = beam.moves();
      best = static_cast<int>(result.moves.size());
    } else {
      keep_ends();
    }
    beam.release();
    begin_end();
  }

  // Keeps the best boards of levels from which layer-by-layer sorting may take fewer presses than
  // the best answer.
  void keep_ends() {
    const std::size_t step = 1 + beam.level() / kEnds;
    for (std::size_t level = step; level <= beam.level(); level += step) {
      End end = {.moves = beam.way_to(level), .tiles = {}};
      end.tiles = after(end.moves);
      ends.push_back(std::move(end));
    }
  }

  void begin_end() {
    while (!ends.empty()) {
      const End& end = ends.back();
      if (static_cast<int>(end.moves.size()) + distance_bound(shape, end.tiles, to) < best) {
        layers.start(shape, end.tiles, to);
        phase = Phase::kEnds;
        return;
      }
      ends.pop_back();
    }
    go_on();
  }

  void end_end() {
    const std::size_t length = ends.back().moves.size() + layers.moves().size();
    if (static_cast<int>(length) < best) {
      best = static_cast<int>(length);
      result.moves = std::move(ends.back().moves);
      result.moves.insert(result.moves.end(), layers.moves().begin(), layers.moves().end());
    }
    ends.pop_back();
    begin_end();
  }

  std::vector<Tile> after(const std::vector<Move>& presses) const {
    std::vector<Tile> tiles = from;
    for (const Move& move : presses) turn_block<Tile>(tiles, shape.cols(), move);
    return tiles;
  }

  void finish(bool optimal) {
    result.optimal = optimal;
    result.nodes = spent;
    best = static_cast<int>(result.moves.size());
    phase = Phase::kDone;
  }

  // Nodes so far. The layers take few; the table and small boards use none of the effort.
  std::uint64_t nodes() const {
    return spent + (phase == Phase::kBidirectional ? bidirectional.nodes() : 0) +
           (phase == Phase::kBeam ? beam.nodes() : 0);
  }
};

Untwister::Untwister() : impl_(make_owned<Impl>()) {}

void Untwister::start(const UntwistProblem& problem, std::shared_ptr<const UntwistTable> table) {
  JIUGONG_REQUIRE(!validate(problem), "an invalid problem");
  impl_->start(problem, std::move(table));
}

bool Untwister::advance(std::uint64_t nodes) {
  if (nodes != 0) impl_->advance(nodes);
  return impl_->phase == Impl::Phase::kDone;
}

double Untwister::progress() const {
  if (impl_->phase == Impl::Phase::kDone) return 1;
  return std::min(1.0, static_cast<double>(impl_->nodes()) / static_cast<double>(impl_->effort));
}

int Untwister::best_length() const { return impl_->best; }

const UntwistResult& Untwister::result() const { return impl_->result; }

std::shared_ptr<const UntwistTable> Untwister::table() const { return impl_->table; }

std::uint64_t default_untwist_effort(const UntwistProblem& problem) {
  const std::size_t cells = problem.tiles.size();
  const std::uint64_t usual = cells <= 36 ? 1'200'000 : cells <= 64 ? 1'000'000 : 800'000;
  std::vector<int> sorted = problem.tiles;
  std::sort(sorted.begin(), sorted.end());
  const bool equal = std::adjacent_find(sorted.begin(), sorted.end()) != sorted.end();
  return equal ? usual / 2 : usual;
}

UntwistResult untwist(const UntwistProblem& problem) {
  Untwister untwister;
  untwister.start(problem);
  while (!untwister.advance(UINT64_MAX)) {
  }
  return untwister.result();
}

}  // namespace jiugong
