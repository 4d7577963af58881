// Runs narrow beams for a first answer, then a beam as wide as the effort allows.
#include "jiugong/nine_tripods.h"

#include <algorithm>
#include <array>
#include <span>
#include <utility>

#include "formats/form.h"
#include "jiugong/checks.h"
#include "make_owned.h"
#include "twist/sort/layers.h"
#include "twist/sort/shape.h"
#include "twist/tripods/beam.h"
#include "twist/tripods/position.h"

namespace jiugong {

using formats::counted;
using formats::operator""_form;
using twist::sort::LayerSort;
using twist::sort::SortShape;
using twist::tripods::tripods_lower_bound;
using twist::tripods::TripodsBeam;

namespace {

// The first beam takes about 1% of the effort, which for the default is 300 positions per level.
// With fewer than 30 positions per level most beams do not reach an end.
constexpr std::uint64_t kEffortOfNarrow = 8'000;
constexpr std::uint64_t kMinWidth = 30;

// The two levels in memory take 256 bytes per position, other data that grows with the width 50,
// and the links of all levels 4 bytes per visited position. So the search stays below 64 MB.
constexpr std::uint64_t kMaxWidth = 100'000;

}  // namespace

Phrase TripodsError::found() const {
  const auto tiles = static_cast<std::size_t>(count);
  if (digit == 0) return counted(tiles, "{} blank tile"_form, "{} blank tiles"_form);
  return {count == 1 ? "{} tile with the digit {}"_form : "{} tiles with the digit {}"_form, count,
          int{digit}};
}

Phrase TripodsError::expected() const { return digit == 0 ? "none"_form : "9"_form; }

std::string TripodsError::message() const {
  return "Found " + found().text() + ", expected " + expected().text() + ".";
}

std::optional<TripodsError> validate_tripods(const Grid& grid) {
  std::array<int, 10> counts{};
  for (const Digit digit : grid.digits()) ++counts[digit];
  if (counts[0] != 0) return TripodsError{.digit = 0, .count = counts[0]};
  for (Digit digit = 1; digit <= 9; ++digit) {
    if (counts[digit] != 9) return TripodsError{.digit = digit, .count = counts[digit]};
  }
  return std::nullopt;
}

struct NineTripods::Impl {
  enum class Phase { kNarrow, kLayers, kWide, kDone };

  Grid grid;
  TripodsOptions options;
  std::uint64_t effort = 0;
  std::size_t bound = 0;  // lower bound for the presses of any answer
  Phase phase = Phase::kDone;
  std::uint64_t width = 0;  // of the beam
  TripodsBeam beam;
  LayerSort layers;
  TripodsResult best;
  bool has_answer = false;

  void start(const Grid& new_grid, const TripodsOptions& new_options) {
    grid = new_grid;
    options = new_options;
    effort = options.effort == 0 ? TripodsOptions::default_effort(options.turns)
                                 : std::clamp(options.effort, TripodsOptions::kMinEffort,
                                              TripodsOptions::kMaxEffort);
    best = {.moves = {}, .grid = grid, .nodes = 0};
    has_answer = false;
    bound = tripods_lower_bound(grid, options.turns);
    if (bound == 0) {
      has_answer = true;
      phase = Phase::kDone;
      return;
    }
    phase = Phase::kNarrow;
    begin_narrow(std::max(effort / kEffortOfNarrow, kMinWidth));
  }

  // A beam that needs more presses is abandoned.
  std::size_t max_presses() const { return 6 * bound + 20; }

  void begin_narrow(std::uint64_t new_width) {
    width = new_width;
    start_beam(max_presses(), {});
  }

  void start_beam(std::size_t presses, std::vector<int> course) {
    beam.start(grid, {.turns = options.turns,
                      .seed = options.seed,
                      .width = static_cast<std::size_t>(width),
                      .presses = presses,
                      .effort = effort - best.nodes,
                      .course = std::move(course)});
  }

  void advance(std::uint64_t nodes) {
    while (phase != Phase::kDone && nodes != 0) {
      if (phase == Phase::kLayers) {
        if (layers.advance(std::exchange(nodes, 0))) end_layers();
        continue;
      }
      const std::uint64_t before = nodes;
      const bool over = beam.advance(nodes);
      best.nodes += before - nodes;
      if (over) end_beam();
    }
  }

  void end_beam() {
    if (beam.found()) take(beam.moves());
    if (phase == Phase::kWide) {
      phase = Phase::kDone;
    } else if (has_answer) {
      begin_wide();
    } else if (best.nodes < effort) {
      begin_narrow(2 * width);
    } else {
      begin_layers();
    }
  }

  // Sorts the tiles to a fixed Latin square, which cannot fail, by some 200 presses.
  void begin_layers() {
    phase = Phase::kLayers;
    std::array<std::uint8_t, kCellCount> tiles{}, goal{};
    for (std::size_t cell = 0; cell < kCellCount; ++cell) {
      tiles[cell] = static_cast<std::uint8_t>(grid.digits()[cell] - 1);
      goal[cell] = static_cast<std::uint8_t>((cell / 9 + cell) % 9);
    }
    layers.start(SortShape(9, 9, options.turns), tiles, goal);
  }

  void end_layers() {
    take(layers.moves());
    phase = Phase::kDone;
  }

  void begin_wide() {
    const std::uint64_t usual = (effort - best.nodes) / best.moves.size();
    phase = Phase::kDone;
    if (best.moves.size() == bound || usual == 0) return;
    phase = Phase::kWide;
    width = std::min(2 * usual, kMaxWidth);
    start_beam(best.moves.size() - 1, beam.course());
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

NineTripods::NineTripods() : impl_(make_owned<Impl>()) {}

void NineTripods::start(const Grid& grid, const TripodsOptions& options) {
  JIUGONG_REQUIRE(!validate_tripods(grid), "a grid without nine of each digit");
  impl_->start(grid, options);
}

bool NineTripods::advance(std::uint64_t nodes) {
  impl_->advance(nodes);
  return impl_->phase == Impl::Phase::kDone;
}

double NineTripods::progress() const {
  if (impl_->phase == Impl::Phase::kDone) return 1;
  return static_cast<double>(impl_->best.nodes) / static_cast<double>(impl_->effort);
}

int NineTripods::best_length() const {
  return impl_->has_answer ? static_cast<int>(impl_->best.moves.size()) : -1;
}

const TripodsResult& NineTripods::result() const { return impl_->best; }

TripodsResult nine_tripods(const Grid& grid, const TripodsOptions& options) {
  NineTripods search;
  search.start(grid, options);
  search.advance(UINT64_MAX);
  return search.result();
}

}  // namespace jiugong
