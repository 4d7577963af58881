// The search for a puzzle of the wanted difficulty.
#include <algorithm>
#include <cstdlib>
#include <limits>
#include <utility>

#include "generate/attempt.h"
#include "generate_rated/wish.h"
#include "jiugong/generate_rated.h"
#include "saturating.h"

namespace jiugong {
namespace {

using rated_generator::Wish;
using generator::Attempt;
using generator::OrbitSet;

constexpr std::ptrdiff_t kOrbitsPutBack = 4;
constexpr int kPatience = 100;

// The effort of a rating.
std::uint64_t effort_of(int rating) {
  if (rating <= 61) return 1;
  if (rating <= 75) return 15;
  if (rating <= 84) return 30;
  if (rating <= 89) return 80;
  if (rating <= 99) return 250;
  return 1000;
}

}  // namespace

struct RatedGenerator::Search {
  enum class Phase : std::uint8_t { kMaking, kRating, kDigging, kFullRating, kDone };

  explicit Search(std::shared_ptr<const GridSampler> shared) : sampler(std::move(shared)) {}

  std::shared_ptr<const GridSampler> sampler;
  Random random{0};
  GenerateRatedOptions options;
  int wished = 0;
  Wish wish;
  bool digs = false;
  Phase phase = Phase::kDone;
  Teacher teacher;
  std::uint64_t spent = 0, rated = 0;

  // Making
  Attempt attempt;
  OrbitSet given;
  int off = 0, fruitless = 0;

  // Digging
  std::array<std::uint8_t, kCellCount> order{};
  std::size_t at = 0, end = 0;
  Grid dug, trial;
  int dug_clues = 0;

  GeneratedRated best;
  int best_off = 0;

  void start(const GenerateRatedOptions& new_options) {
    options = new_options;
    random = Random(options.seed);
    wish.start(options);
    wished = generator::reachable_clues(options.clues, options.symmetry);
    attempt.start(options.symmetry, wished, options.minimal);
    digs = !options.minimal && wish.ceiling() <= 61 && (wished == 0 || wished >= 26);
    spent = rated = 0;
    best = {};
    best_off = std::numeric_limits<int>::max();
    begin_grid();
  }

  void begin_grid() {
    attempt.begin_grid(sampler->draw(random));
    if (digs) {
      begin_digging();
      return;
    }
    off = std::numeric_limits<int>::max();
    fruitless = 0;
    attempt.begin(random);
    phase = Phase::kMaking;
  }

  void rate(const Grid& puzzle, bool fully) {
    teacher.start({.givens = puzzle},
                  {.record = false,
                   .style = fully ? Style::kExplainer : wish.style(),
                   .max_rating = fully ? std::numeric_limits<int>::max() : wish.ceiling()});
  }

  bool advance(std::uint64_t nodes) {
    while (phase != Phase::kDone && nodes != 0) {
      switch (phase) {
        case Phase::kMaking:
          if (attempt.advance(nodes)) {
            phase = Phase::kRating;
            rate(attempt.puzzle(), false);
          }
          break;
        case Phase::kRating: {
          nodes -= 1;
          if (teacher.advance(10000)) finish_rating();
          break;
        }
        case Phase::kDigging:
          nodes -= 1;
          if (teacher.advance(10000)) finish_dig();
          break;
        case Phase::kFullRating:
          nodes -= 1;
          if (teacher.advance(10000)) finish();
          break;
        case Phase::kDone:
          break;
      }
    }
    return phase == Phase::kDone;
  }

  int distance_of(const TeachResult& result, int clues) const {
    const int clue_off = wished == 0 ? 0 : std::abs(clues - wished);
    return wish.distance(result) + 2000 * clue_off;
  }

  void count(const TeachResult& result) {
    ++rated;
    spent += effort_of(result.solved ? result.er : std::min(wish.ceiling(), 120));
  }

  void offer(const Grid& puzzle, int clues, int now_off, const TeachResult& result) {
    if (now_off >= best_off) return;
    best_off = now_off;
    best = {.puzzle = puzzle,
            .solution = attempt.solution(),
            .clues = clues,
            .hardest = result.hardest,
            .reached = now_off == 0 && (options.clues <= 0 || clues == options.clues)};
    if (result.solved && wish.style() == Style::kExplainer) best.er = result.er, best.ep = result.ep, best.ed = result.ed;
  }

  void end_search() {
    if (wish.style() == Style::kExplainer && best.er != 0) {
      phase = Phase::kDone;
      return;
    }
    rate(best.puzzle, true);
    phase = Phase::kFullRating;
  }

  void finish() {
    const TeachResult& result = teacher.result();
    best.er = result.er, best.ep = result.ep, best.ed = result.ed;
    if (wish.style() == Style::kExplainer) best.hardest = result.hardest;
    phase = Phase::kDone;
  }

  void finish_rating() {
    const TeachResult& result = teacher.result();
    const int now_off = distance_of(result, attempt.clues());
    count(result);
    offer(attempt.puzzle(), attempt.clues(), now_off, result);
    if (now_off == 0 || spent >= options.effort) {
      end_search();
      return;
    }
    fruitless = now_off < off ? 0 : fruitless + 1;
    if (fruitless > kPatience) {
      begin_grid();
      return;
    }
    if (now_off <= off) {
      off = now_off;
      given = attempt.given();
    }
    attempt.begin_near(given, kOrbitsPutBack, random);
    phase = Phase::kMaking;
  }

  // Digging.
  void begin_digging() {
    const std::size_t count = attempt.orbits().count;
    for (std::size_t i = 0; i < count; ++i) order[i] = static_cast<std::uint8_t>(i);
    random.shuffle(std::span(order).first(count));
    dug = attempt.solution();
    dug_clues = kCellCount;
    at = 0;
    try_removal(count / 3);
  }

  // Tries to remove the next `size` orbits.
  void try_removal(std::size_t size) {
    trial = dug;
    end = std::min(at + size, attempt.orbits().count);
    for (std::size_t i = at; i < end; ++i) {
      for (const Cell cell : attempt.orbits().list[order[i]].cells()) trial.set(cell, 0);
    }
    rate(trial, false);
    phase = Phase::kDigging;
  }

  void finish_dig() {
    const TeachResult& result = teacher.result();
    count(result);
    if (result.check.verdict == Verdict::kSound && result.solved) {
      dug = trial;
      dug_clues = dug.clue_count();
      const int now_off = distance_of(result, dug_clues);
      offer(dug, dug_clues, now_off, result);
      if (now_off == 0 && (wished != 0 || dug_clues <= wish.suitable_clues())) {
        best.puzzle = dug;
        best.clues = dug_clues;
        best.er = result.er, best.ep = result.ep, best.ed = result.ed;
        best.hardest = result.hardest;
        if (wish.style() == Style::kHuman) best.er = 0;
        end_search();
        return;
      }
    }
    at = end;
    if (at == attempt.orbits().count || dug_clues <= wished) {
      if (best_off == 0 || spent >= options.effort) {
        end_search();
      } else {
        begin_grid();
      }
      return;
    }
    try_removal(1);
  }
};

RatedGenerator::RatedGenerator() : RatedGenerator(std::make_shared<const GridSampler>()) {}
RatedGenerator::RatedGenerator(std::shared_ptr<const GridSampler> sampler)
    : search_(std::make_unique<Search>(std::move(sampler))) {}
RatedGenerator::~RatedGenerator() = default;
RatedGenerator::RatedGenerator(RatedGenerator&&) noexcept = default;
RatedGenerator& RatedGenerator::operator=(RatedGenerator&&) noexcept = default;

void RatedGenerator::start(const GenerateRatedOptions& options) { search_->start(options); }
bool RatedGenerator::advance(std::uint64_t nodes) { return search_->advance(nodes); }
double RatedGenerator::progress() const {
  return static_cast<double>(search_->spent) / static_cast<double>(search_->options.effort);
}
std::uint64_t RatedGenerator::rated() const { return search_->rated; }
const GeneratedRated& RatedGenerator::result() const { return search_->best; }

GeneratedRated generate_rated(const GenerateRatedOptions& options) {
  RatedGenerator generator;
  generator.start(options);
  generator.advance(UINT64_MAX);
  return generator.result();
}

}  // namespace jiugong
