// The search for a puzzle of the wanted difficulty.
#include <algorithm>
#include <array>
#include <cstdlib>
#include <limits>
#include <numeric>
#include <span>
#include <utility>

#include "generate/attempt.h"
#include "jiugong/generate_rated.h"
#include "make_owned.h"
#include "teach/human/human_search.h"
#include "teach/rating.h"

namespace jiugong {
namespace {

using generator::Attempt;
using generator::kOrbitsPutBack;
using generator::kPatience;
using generator::Orbit;
using generator::OrbitSet;

// Digging rates dozens of puzzles for each that it makes: it pays as long as a rating takes microseconds.
constexpr int kMaxDug = 61, kMaxDugScore = 160;

// With fewer givens nearly all of them are needed for a single solution, and orders decide the number.
constexpr int kFewGivens = 26;

// Of any step, in tenths.
constexpr int kLowestRating = 10;

// The distance of puzzles of which only is known that they are harder than wanted.
constexpr int kTooHard = 1000;

// A missing or surplus given counts more than any difficulty.
constexpr int kGivenDistance = 2 * kTooHard;

// What a puzzle counts: for being made, and by the rating up to which it is searched. A unit is about 25 µs.
constexpr std::uint64_t kEffortToMake = 4;
constexpr std::uint64_t effort_to_rate(int rating, Style style) {
  if (style == Style::kHuman) return rating <= kMaxDugScore ? 4 : 20;
  if (rating <= 61) return 1;
  if (rating <= 75) return 15;
  if (rating <= 84) return 30;
  if (rating <= 89) return 80;
  if (rating <= 99) return 250;
  return 1000;
}

// The teacher works in portions of nodes, each of so many units of its work. It counts patterns that are found
// at once as if they took much longer, and these puzzles have few others.
constexpr std::uint64_t kPortion = 64, kWorkPerNode = 2 * kTeachWorkPerNode;

// The lowest and the highest rating that a technique can have; those of dynamic chains end nowhere.
struct TechniqueRatings {
  Technique technique;
  RatingRange range;
};
constexpr TechniqueRatings kRatings[] = {
    {Technique::kHiddenSingle, {10, 15}},
    {Technique::kDirectPointing, {17, 17}},
    {Technique::kDirectClaiming, {19, 19}},
    {Technique::kDirectHiddenPair, {20, 20}},
    {Technique::kNakedSingle, {23, 23}},
    {Technique::kDirectHiddenTriplet, {25, 25}},
    {Technique::kPointing, {26, 26}},
    {Technique::kClaiming, {28, 28}},
    {Technique::kNakedPair, {30, 30}},
    {Technique::kXWing, {32, 32}},
    {Technique::kHiddenPair, {34, 34}},
    {Technique::kNakedTriplet, {36, 36}},
    {Technique::kSwordfish, {38, 38}},
    {Technique::kHiddenTriplet, {40, 40}},
    {Technique::kXYWing, {42, 42}},
    {Technique::kXYZWing, {44, 44}},
    {Technique::kUniqueRectangle, {45, 48}},
    {Technique::kUniqueLoop, {46, 52}},
    {Technique::kNakedQuad, {50, 50}},
    {Technique::kJellyfish, {52, 52}},
    {Technique::kHiddenQuad, {54, 54}},
    {Technique::kBivalueUniversalGrave, {56, 61}},
    {Technique::kAlignedPairExclusion, {62, 62}},
    {Technique::kGeneralizedXWing, {65, 75}},
    {Technique::kBidirectionalXCycle, {65, 75}},
    {Technique::kBidirectionalYCycle, {65, 75}},
    {Technique::kTurbotFish, {66, 76}},
    {Technique::kForcingXChain, {66, 76}},
    {Technique::kBidirectionalCycle, {70, 80}},
    {Technique::kForcingChain, {70, 80}},
    {Technique::kAlignedTripletExclusion, {75, 75}},
    {Technique::kNishioForcingChains, {75, 85}},
    {Technique::kCellForcingChains, {80, 90}},
    {Technique::kRegionForcingChains, {80, 90}},
};

RatingRange ratings_of(Technique technique, Style style) {
  if (style == Style::kHuman) {
    const int score = teach::in_tenths(teach::human::score_of(technique));
    return {.low = score, .high = score};
  }
  for (const auto& [known, range] : kRatings) {
    if (known == technique) return range;
  }
  return {.low = 85, .high = kUnrated};
}

// What is wanted of a puzzle, and how far a rated one is from it.
class RatingTarget {
 public:
  void start(const GenerateRatedOptions& options) {
    technique_ = options.technique;
    style_ = technique_ ? options.style : Style::kExplainer;
    // (Bounds beyond all ratings are as good as the next, and keep distances small.)
    range_ = technique_ ? ratings_of(*technique_, style_)
                        : RatingRange{.low = std::clamp(options.er.low, 0, kUnrated + 1),
                                      .high = std::clamp(options.er.high, 0, kUnrated + 1)};
    // (No step is rated lower: a lower ceiling would let no puzzle through.)
    ceiling_ = technique_ ? range_.high : std::max(range_.high, kLowestRating);
  }

  Style style() const { return style_; }
  // The rating of the hardest step that a puzzle may have.
  int ceiling() const { return ceiling_; }

  // The number of givens that suits it.
  int suitable_givens() const {
    if (style_ == Style::kHuman) return 30;
    if (ceiling_ <= 12) return 36;
    if (ceiling_ <= 20) return 32;
    if (ceiling_ <= 29) return 30;
    return 28;
  }

  // Whether a technique is wanted, and is used, if only before a step above the ceiling.
  bool is_used_in(const TeachResult& result) const {
    return technique_ && result.uses[static_cast<std::size_t>(*technique_)] != 0;
  }

  // The distance of a puzzle that was rated up to the ceiling; 0 if it is as wanted.
  int distance(const TeachResult& result) const {
    if (technique_ && result.solved && result.hardest == technique_) return 0;
    if (is_used_in(result)) return 1;
    if (!result.solved) return kTooHard;
    if (result.er < range_.low) return 1 + range_.low - result.er;
    if (result.er > range_.high) return 1 + result.er - range_.high;
    return technique_ ? 1 : 0;
  }

 private:
  Style style_ = Style::kExplainer;
  RatingRange range_;
  std::optional<Technique> technique_;
  int ceiling_ = 0;
};

}  // namespace

struct RatedGenerator::Impl {
  enum class Phase : std::uint8_t { kMaking, kRating, kDigging, kEasing, kRatingBest, kDone };

  explicit Impl(std::shared_ptr<const GridSampler> shared) : sampler(std::move(shared)) {}

  std::shared_ptr<const GridSampler> sampler;
  Teacher teacher;
  Random random{0};

  // The request.
  GenerateRatedOptions options;
  RatingTarget target;
  int wanted_givens = 0;
  bool may_dig = false, may_ease = false;

  Phase phase = Phase::kDone;
  std::uint64_t rated = 0, spent = 0, spent_digging = 0;

  // The grid, and the puzzles that an order of its orbits leads to.
  Attempt attempt;

  // Making: the puzzle from which further attempts start, its distance, and how many since were no nearer.
  OrbitSet given;
  int distance = 0;
  int fruitless = 0;

  // Digging and easing: an order of orbits, the puzzle, and what it would be without the next orbit or with it.
  std::array<std::uint8_t, kCellCount> order{};
  std::size_t at = 0, end = 0;
  Grid puzzle, trial;

  GeneratedRated best;
  int best_distance = 0;
  Style best_style = Style::kExplainer;  // in which it is rated in the end

  void start(const GenerateRatedOptions& new_options) {
    options = new_options;
    random = Random(options.seed);
    target.start(options);
    wanted_givens = generator::reachable_givens(options.clues, options.symmetry);
    const bool is_free = !options.minimal && (wanted_givens == 0 || wanted_givens >= kFewGivens);
    may_dig =
        is_free && target.ceiling() <= (target.style() == Style::kHuman ? kMaxDugScore : kMaxDug);
    may_ease = is_free && options.technique;
    // (Easing adds what is missing.)
    attempt.start(options.symmetry, may_ease ? 0 : wanted_givens, options.minimal);
    rated = spent = spent_digging = 0;
    best = {};
    best_distance = std::numeric_limits<int>::max();
    begin_grid();
  }

  bool advance(std::uint64_t nodes) {
    while (phase != Phase::kDone && nodes != 0) {
      if (phase == Phase::kMaking) {
        if (attempt.advance(nodes)) rate(attempt.puzzle(), Phase::kRating);
        continue;
      }
      const std::uint64_t portion = std::min(nodes, kPortion);
      nodes -= portion;
      if (teacher.advance(portion * kWorkPerNode)) finish_rating();
    }
    return phase == Phase::kDone;
  }

  // Rates a puzzle up to the ceiling.
  void rate(const Grid& to_rate, Phase then) {
    phase = then;
    teacher.start({.givens = to_rate},
                  {.record = false, .style = target.style(), .max_rating = target.ceiling()});
  }

  void finish_rating() {
    if (phase == Phase::kRatingBest) {
      finish_best();
      return;
    }
    count();
    switch (phase) {
      case Phase::kRating:
        judge_made();
        break;
      case Phase::kDigging:
        judge_dug();
        break;
      default:
        judge_eased();
    }
  }

  void count() {
    const TeachResult& result = teacher.result();
    const std::uint64_t effort =
        effort_to_rate(result.solved ? result.er : target.ceiling(), target.style());
    ++rated;
    spent += phase == Phase::kRating ? effort + kEffortToMake : effort;
    if (phase == Phase::kDigging) spent_digging += effort;
  }

  bool exhausted() const { return spent >= options.effort && best.clues != 0; }

  void begin_grid() {
    attempt.begin_grid(sampler->draw(random));
    // Where both ways lead there, some techniques are found by one sooner, some by the other.
    if (may_dig && (!may_ease || 2 * spent_digging <= spent)) {
      begin_digging();
      return;
    }
    distance = std::numeric_limits<int>::max();
    fruitless = 0;
    attempt.begin(random);
    phase = Phase::kMaking;
  }

  // Takes a puzzle that has just been rated, if it is nearer than those before, and returns its distance. Of
  // those as wanted it takes the last: digging leads to fewer givens.
  int offer(const Grid& offered) {
    const TeachResult& result = teacher.result();
    const int givens = offered.clue_count();
    const int off = target.distance(result) +
                    (wanted_givens == 0 ? 0 : kGivenDistance * std::abs(givens - wanted_givens));
    if (off != 0 && off >= best_distance) return off;
    best_distance = off;
    best = {.puzzle = offered,
            .solution = attempt.solution(),
            .clues = givens,
            // (What a rating that was cut had found so far is not the hardest.)
            .hardest = result.solved ? result.hardest : std::nullopt,
            .reached = off == 0 && (options.clues <= 0 || givens == options.clues)};
    if (result.solved && target.style() == Style::kExplainer) take_ratings();
    return off;
  }

  void take_ratings() {
    const TeachResult& result = teacher.result();
    best.er = result.er, best.ep = result.ep, best.ed = result.ed;
  }

  // Making: a minimal puzzle, or one with the requested number of givens, and others near it.

  void judge_made() {
    const int off = offer(attempt.puzzle());
    if (off == 0 || exhausted()) {
      rate_best();
      return;
    }
    if (may_ease && target.is_used_in(teacher.result())) {
      begin_easing();
      return;
    }
    fruitless = off < distance ? 0 : fruitless + 1;
    if (fruitless > kPatience) {
      begin_grid();
      return;
    }
    if (off <= distance) {
      distance = off;
      given = attempt.given();
    }
    attempt.begin_near(given, kOrbitsPutBack, random);
    phase = Phase::kMaking;
  }

  // Digging: from the full grid, as far as the puzzle does not get harder than wanted.

  void begin_digging() {
    begin_order();
    puzzle = attempt.solution();
    try_without(attempt.orbits().count / 3);
  }

  void try_without(std::size_t orbits) {
    trial = puzzle;
    end = at + orbits;
    for (std::size_t i = at; i < end; ++i) {
      for (const Cell cell : orbit_at(i).cells()) trial.set(cell, 0);
    }
    rate(trial, Phase::kDigging);
  }

  void judge_dug() {
    if (teacher.result().solved) {
      puzzle = trial;
      const int off = offer(puzzle);
      const int givens = puzzle.clue_count();
      if (off == 0 && (wanted_givens != 0 || givens <= target.suitable_givens())) {
        rate_best();
        return;
      }
      if (wanted_givens != 0 && givens <= wanted_givens) {
        end_order();
        return;
      }
    }
    at = end;
    if (at == attempt.orbits().count || exhausted()) {
      end_order();
    } else {
      try_without(1);
    }
  }

  // Easing: givens are added to a puzzle that needs the technique and harder ones, or has too few, as long as
  // the technique stays needed.

  void begin_easing() {
    begin_order();
    puzzle = attempt.puzzle();
    try_with_next();
  }

  void try_with_next() {
    while (at < attempt.orbits().count && puzzle[orbit_at(at).cells().front()] != 0) ++at;
    if (at == attempt.orbits().count || exhausted()) {
      end_order();
      return;
    }
    trial = puzzle;
    for (const Cell cell : orbit_at(at).cells()) trial.set(cell, attempt.solution()[cell]);
    ++at;
    rate(trial, Phase::kEasing);
  }

  void judge_eased() {
    if (target.is_used_in(teacher.result())) {
      puzzle = trial;
      if (offer(puzzle) == 0) {
        rate_best();
        return;
      }
      if (wanted_givens != 0 && puzzle.clue_count() >= wanted_givens) {
        end_order();
        return;
      }
    }
    try_with_next();
  }

  // Orders of the orbits, for both.

  void begin_order() {
    const auto orbits = std::span(order).first(attempt.orbits().count);
    std::iota(orbits.begin(), orbits.end(), std::uint8_t{0});
    random.shuffle(orbits);
    at = 0;
  }

  const Orbit& orbit_at(std::size_t place) const { return attempt.orbits().list[order[place]]; }

  void end_order() {
    if (best_distance == 0 || exhausted()) {
      rate_best();
    } else {
      begin_grid();
    }
  }

  // The ratings of the best puzzle, where they are not known yet.

  void rate_best() {
    phase = Phase::kDone;
    if (best.er == 0) rate_best_in(best.hardest ? Style::kExplainer : target.style());
  }

  void rate_best_in(Style style) {
    phase = Phase::kRatingBest;
    best_style = style;
    teacher.start({.givens = best.puzzle}, {.record = false, .style = style});
  }

  // The hardest technique is of the style of the request, the ratings are always those of Sudoku Explainer.
  void finish_best() {
    if (best_style == target.style()) best.hardest = teacher.result().hardest;
    if (best_style == Style::kHuman) {
      rate_best_in(Style::kExplainer);
      return;
    }
    take_ratings();
    phase = Phase::kDone;
  }
};

RatedGenerator::RatedGenerator() : RatedGenerator(std::make_shared<const GridSampler>()) {}
RatedGenerator::RatedGenerator(std::shared_ptr<const GridSampler> sampler)
    : impl_(make_owned<Impl>(std::move(sampler))) {}

void RatedGenerator::start(const GenerateRatedOptions& options) { impl_->start(options); }

bool RatedGenerator::advance(std::uint64_t nodes) { return impl_->advance(nodes); }

double RatedGenerator::progress() const {
  const Impl& search = *impl_;
  if (search.phase == Impl::Phase::kDone) return 1;
  const double effort = static_cast<double>(std::max<std::uint64_t>(search.options.effort, 1));
  return std::min(static_cast<double>(search.spent) / effort, 1.0);
}

std::uint64_t RatedGenerator::rated() const { return impl_->rated; }

const GeneratedRated& RatedGenerator::result() const { return impl_->best; }

GeneratedRated generate_rated(const GenerateRatedOptions& options) {
  RatedGenerator generator;
  generator.start(options);
  generator.advance(UINT64_MAX);
  return generator.result();
}

}  // namespace jiugong
