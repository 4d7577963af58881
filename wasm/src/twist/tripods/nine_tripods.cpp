// A narrow beam for a first answer, then a beam as wide as the effort allows.
#include "jiugong/nine_tripods.h"

#include <algorithm>
#include <array>
#include <span>

#include "twist/tripods/beam.h"
#include "twist/tripods/layers.h"
#include "twist/tripods/position.h"

namespace jiugong {

using internal::tripods::Beam;
using internal::tripods::Layers;
using internal::tripods::lower_bound;

namespace {

// The narrow beam takes about 1% of the effort, and of the default 300 positions of each level.
constexpr std::uint64_t kEffortOfNarrow = 8'000;

// The two levels that are held take 256 bytes a position, and what else grows with the width 50;
// the links of all levels take 4 bytes for each position visited. So the search stays below 64 MB.
constexpr std::uint64_t kWidest = 100'000;

}  // namespace

std::string TripodsError::found() const {
  const std::string tiles = std::to_string(count) + (digit == 0 ? " blank tile" : " tile");
  return tiles + (count == 1 ? "" : "s") +
         (digit == 0 ? "" : " with the digit " + std::to_string(digit));
}

std::string TripodsError::expected() const { return digit == 0 ? "none" : "9"; }

std::string TripodsError::message() const {
  return "Found " + found() + ", expected " + expected() + ".";
}

std::optional<TripodsError> check_tripods(const Grid& grid) {
  std::array<int, 10> counts{};
  for (const Digit digit : grid.digits()) ++counts[digit];
  if (counts[0] != 0) return TripodsError{.digit = 0, .count = counts[0]};
  for (Digit digit = 1; digit <= 9; ++digit) {
    if (counts[digit] != 9) return TripodsError{.digit = digit, .count = counts[digit]};
  }
  return std::nullopt;
}

struct NineTripods::Search {
  enum class Phase { kNarrow, kLayers, kWide, kDone };

  Grid grid;
  TripodsOptions options;
  std::uint64_t effort = 0;
  std::size_t bound = 0;  // presses that any answer takes
  Phase phase = Phase::kDone;
  Beam beam;
  Layers layers;
  TripodsResult best;
  bool has_answer = false;

  void start(const Grid& new_grid, const TripodsOptions& new_options) {
    grid = new_grid;
    options = new_options;
    effort = options.effort == 0 ? TripodsOptions::default_effort(options.turns)
                                 : std::min(options.effort, TripodsOptions::kMostEffort);
    best = {.moves = {}, .grid = grid, .nodes = 0};
    has_answer = false;
    bound = lower_bound(grid, options.turns);
    if (bound == 0) {
      has_answer = true;
      phase = Phase::kDone;
      return;
    }
    phase = Phase::kNarrow;
    start_beam(static_cast<std::size_t>(effort / kEffortOfNarrow), most_presses());
  }

  // A beam that needs more has gone astray.
  std::size_t most_presses() const { return 6 * bound + 20; }

  void start_beam(std::size_t width, std::size_t presses) {
    beam.start(grid, {.turns = options.turns,
                      .seed = options.seed,
                      .width = std::max<std::size_t>(width, 1),
                      .presses = presses});
  }

  void advance(std::uint64_t nodes) {
    while (phase != Phase::kDone && nodes != 0) {
      const std::uint64_t before = nodes;
      const bool over = phase == Phase::kLayers ? layers.advance(nodes) : beam.advance(nodes);
      best.nodes += before - nodes;
      if (over) end_phase();
    }
  }

  void end_phase() {
    if (phase == Phase::kLayers) {
      take(layers.moves());
    } else if (beam.found()) {
      take(beam.moves());
    }
    if (phase == Phase::kWide) {
      phase = Phase::kDone;
    } else if (!has_answer) {
      layers.start(grid, options.turns);
      phase = Phase::kLayers;
    } else {
      begin_wide();
    }
  }

  void begin_wide() {
    const std::size_t presses = std::min(best.moves.size(), most_presses());
    const std::uint64_t left = effort - std::min(effort, best.nodes);
    const auto width = static_cast<std::size_t>(std::min(left / presses, kWidest));
    phase = Phase::kDone;
    if (best.moves.size() == bound || width == 0) return;
    phase = Phase::kWide;
    start_beam(width, best.moves.size() - 1);
  }

  void take(const std::vector<Move>& moves) {
    if (has_answer && moves.size() >= best.moves.size()) return;
    has_answer = true;
    best.moves = moves;
    std::array<Digit, kCellCount> tiles = grid.digits();
    for (const Move& move : moves) turn_block<Digit>(tiles, 9, move);
    for (Cell cell = 0; cell < kCellCount; ++cell) {
      best.grid.set(cell, tiles[static_cast<std::size_t>(cell)]);
    }
  }
};

NineTripods::NineTripods() : search_(std::make_unique<Search>()) {}
NineTripods::~NineTripods() = default;
NineTripods::NineTripods(NineTripods&&) noexcept = default;
NineTripods& NineTripods::operator=(NineTripods&&) noexcept = default;

void NineTripods::start(const Grid& grid, const TripodsOptions& options) {
  search_->start(grid, options);
}

bool NineTripods::advance(std::uint64_t nodes) {
  search_->advance(nodes);
  return search_->phase == Search::Phase::kDone;
}

double NineTripods::progress() const {
  if (search_->phase == Search::Phase::kDone) return 1;
  const double part =
      static_cast<double>(search_->best.nodes) / static_cast<double>(search_->effort);
  return std::min(part, 1.0);
}

int NineTripods::best_length() const {
  return search_->has_answer ? static_cast<int>(search_->best.moves.size()) : -1;
}

const TripodsResult& NineTripods::result() const { return search_->best; }

TripodsResult nine_tripods(const Grid& grid, const TripodsOptions& options) {
  NineTripods search;
  search.start(grid, options);
  search.advance(UINT64_MAX);
  return search.result();
}

}  // namespace jiugong
