// The course of a search: the table, or from both ends, layer by layer, and the beam.
#include <algorithm>
#include <array>
#include <utility>

#include "jiugong/untwist.h"
#include "twist/sort/assignment.h"
#include "twist/sort/beam.h"
#include "twist/sort/bounds.h"
#include "twist/sort/cost.h"
#include "twist/sort/layers.h"
#include "twist/sort/meeting.h"
#include "twist/sort/shape.h"
#include "twist/sort/weights.h"

namespace jiugong {
namespace {

using internal::Assignment;
using internal::LayerSort;
using internal::learned_weights;
using internal::MeetingSearch;
using internal::SortBeam;
using internal::SortCost;
using internal::SortShape;
using internal::Tile;

// How many orders the search from both ends may know, as a part of the effort, and in bytes. An
// order to be known takes about a quarter of the time of a board to be expanded by the beam.
constexpr std::uint64_t kMeetingShare = 2;
constexpr std::size_t kMeetingMemory = 48U << 20;

// Boards up to this size must be left to the search from both ends, for they can be unsortable, and
// can be, for they have 40,320 orders.
constexpr std::size_t kSmallCells = 8;

// Small numbers instead of those on the tiles: equal for equal ones, in their order.
std::vector<Tile> kinds_of(const std::vector<int>& tiles, const std::vector<int>& sorted) {
  std::vector<Tile> kinds;
  for (const int tile : tiles) {
    const auto place = std::lower_bound(sorted.begin(), sorted.end(), tile);
    kinds.push_back(static_cast<Tile>(place - sorted.begin()));
  }
  return kinds;
}

// A shortest way to sort 3×3 different tiles: every press leads to an order that is nearer.
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

struct Untwister::Search {
  enum class Phase { kTable, kMeeting, kLayers, kBeam, kDone };

  Phase phase = Phase::kDone;
  SortShape shape;
  Turns turns = Turns::kQuarter;
  std::vector<Tile> from, to;
  std::uint64_t effort = 0;
  int bound = 0;            // no answer has fewer presses
  std::uint64_t spent = 0;  // nodes of the phases that are over
  std::shared_ptr<const UntwistTable> table;
  MeetingSearch meeting;
  LayerSort layers;
  SortBeam beam;
  UntwistResult result;
  int best = -1;

  void start(const UntwistProblem& problem, std::shared_ptr<const UntwistTable> shared) {
    shape = SortShape(problem.rows, problem.cols, problem.turns);
    turns = problem.turns;
    effort = problem.effort == 0 ? kUsualUntwistEffort : problem.effort;
    std::vector<int> sorted = problem.tiles;
    std::sort(sorted.begin(), sorted.end());
    result = {};
    result.goal = problem.goal.empty() ? sorted : problem.goal;
    from = kinds_of(problem.tiles, sorted);
    to = kinds_of(result.goal, sorted);
    best = -1;
    spent = 0;
    if (shared) table = std::move(shared);
    const bool different = std::adjacent_find(sorted.begin(), sorted.end()) == sorted.end();
    if (shape.rows() == 3 && shape.cols() == 3 && different) {
      phase = Phase::kTable;
    } else {
      begin_meeting();
    }
  }

  void begin_meeting() {
    const std::size_t room = kMeetingMemory / MeetingSearch::bytes_per_order(shape.cells());
    const auto orders =
        static_cast<std::size_t>(std::min<std::uint64_t>(effort / kMeetingShare, room));
    meeting.start(shape, from, to, shape.cells() <= kSmallCells ? SIZE_MAX : orders);
    phase = Phase::kMeeting;
  }

  void advance(std::uint64_t nodes) {
    switch (phase) {
      case Phase::kTable:
        if (!table || table->turns() != turns) table = std::make_shared<UntwistTable>(turns);
        finish(read_way(*table, shape, from, to), true);
        return;
      case Phase::kMeeting:
        meet(nodes);
        return;
      case Phase::kLayers:
        if (layers.advance(nodes)) begin_beam();
        return;
      case Phase::kBeam:
        if (beam.advance(nodes)) end_beam();
        return;
      case Phase::kDone:
        return;
    }
  }

  void meet(std::uint64_t nodes) {
    const MeetingSearch::State state = meeting.advance(nodes);
    if (state == MeetingSearch::State::kWorking) return;
    spent += meeting.nodes();
    bound = std::max(meeting.bound(), internal::distance_bound(shape, from, to));
    bound = internal::parity_bound(shape, from, to, bound);
    if (state == MeetingSearch::State::kMet) {
      finish(meeting.moves(), true);
    } else if (state == MeetingSearch::State::kUnreachable) {
      result.status = UntwistStatus::kUnreachable;
      finish({}, false);
      best = -1;
    } else {
      layers.start(shape, from, to);
      phase = Phase::kLayers;
    }
    meeting.release();
  }

  void begin_beam() {
    result.moves = layers.moves();
    best = static_cast<int>(result.moves.size());
    const SortCost cost(shape, learned_weights(turns));
    beam.start(shape, cost, Assignment(cost, from, to), effort - std::min(effort, spent),
               layers.moves().size());
    phase = Phase::kBeam;
  }

  void end_beam() {
    spent += beam.nodes();
    // The beam knows boards by their hash, and should two have the same, its way can be wrong.
    const bool better = beam.found() && leads_to_goal(beam.moves());
    const std::vector<Move>& moves = better ? beam.moves() : layers.moves();
    finish(moves, static_cast<int>(moves.size()) <= bound);
    beam.release();
  }

  bool leads_to_goal(const std::vector<Move>& moves) const {
    std::vector<Tile> tiles = from;
    for (const Move& move : moves) turn_block<Tile>(tiles, shape.cols(), move);
    return tiles == to;
  }

  void finish(std::vector<Move> moves, bool optimal) {
    result.moves = std::move(moves);
    result.optimal = optimal;
    result.nodes = spent;
    best = static_cast<int>(result.moves.size());
    phase = Phase::kDone;
  }
};

Untwister::Untwister() : search_(std::make_unique<Search>()) {}
Untwister::~Untwister() = default;
Untwister::Untwister(Untwister&&) noexcept = default;
Untwister& Untwister::operator=(Untwister&&) noexcept = default;

void Untwister::start(const UntwistProblem& problem, std::shared_ptr<const UntwistTable> table) {
  search_->start(problem, std::move(table));
}

bool Untwister::advance(std::uint64_t nodes) {
  if (nodes != 0) search_->advance(nodes);
  return search_->phase == Search::Phase::kDone;
}

// The beam takes nearly all of the time, and divides its effort among the presses it expects.
double Untwister::progress() const {
  switch (search_->phase) {
    case Search::Phase::kTable:
    case Search::Phase::kMeeting:
    case Search::Phase::kLayers:
      return 0;
    case Search::Phase::kBeam:
      return std::min(1.0,
                      static_cast<double>(search_->beam.nodes()) /
                          static_cast<double>(std::max<std::uint64_t>(search_->beam.effort(), 1)));
    case Search::Phase::kDone:
      break;
  }
  return 1;
}

int Untwister::best_length() const { return search_->best; }

const UntwistResult& Untwister::result() const { return search_->result; }

UntwistResult untwist(const UntwistProblem& problem) {
  Untwister untwister;
  untwister.start(problem);
  while (!untwister.advance(UINT64_MAX)) {
  }
  return untwister.result();
}

}  // namespace jiugong
