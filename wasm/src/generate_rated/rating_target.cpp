#include "generate_rated/rating_target.h"

#include <algorithm>

#include "teach/human/human_search.h"
#include "teach/rating.h"

namespace jiugong::rated_generator {
namespace {

// Of any step, in tenths.
constexpr int kLowestRating = 10;

}  // namespace

RatingRange ratings_of(Technique technique, Style style) {
  if (style == Style::kHuman) {
    const int score = teach::in_tenths(teach::human::score_of(technique));
    return {.low = score, .high = score};
  }
  switch (technique) {
    case Technique::kHiddenSingle:
      return {.low = 10, .high = 15};
    case Technique::kDirectPointing:
      return {.low = 17, .high = 17};
    case Technique::kDirectClaiming:
      return {.low = 19, .high = 19};
    case Technique::kDirectHiddenPair:
      return {.low = 20, .high = 20};
    case Technique::kNakedSingle:
      return {.low = 23, .high = 23};
    case Technique::kDirectHiddenTriplet:
      return {.low = 25, .high = 25};
    case Technique::kPointing:
      return {.low = 26, .high = 26};
    case Technique::kClaiming:
      return {.low = 28, .high = 28};
    case Technique::kNakedPair:
      return {.low = 30, .high = 30};
    case Technique::kXWing:
      return {.low = 32, .high = 32};
    case Technique::kHiddenPair:
      return {.low = 34, .high = 34};
    case Technique::kNakedTriplet:
      return {.low = 36, .high = 36};
    case Technique::kSwordfish:
      return {.low = 38, .high = 38};
    case Technique::kHiddenTriplet:
      return {.low = 40, .high = 40};
    case Technique::kXYWing:
      return {.low = 42, .high = 42};
    case Technique::kXYZWing:
      return {.low = 44, .high = 44};
    case Technique::kUniqueRectangle:
      return {.low = 45, .high = 48};
    case Technique::kUniqueLoop:
      return {.low = 46, .high = 52};
    case Technique::kNakedQuad:
      return {.low = 50, .high = 50};
    case Technique::kJellyfish:
      return {.low = 52, .high = 52};
    case Technique::kHiddenQuad:
      return {.low = 54, .high = 54};
    case Technique::kBivalueUniversalGrave:
      return {.low = 56, .high = 61};
    case Technique::kAlignedPairExclusion:
      return {.low = 62, .high = 62};
    case Technique::kGeneralizedXWing:
    case Technique::kBidirectionalXCycle:
    case Technique::kBidirectionalYCycle:
      return {.low = 65, .high = 75};
    case Technique::kTurbotFish:
    case Technique::kForcingXChain:
      return {.low = 66, .high = 76};
    case Technique::kBidirectionalCycle:
    case Technique::kForcingChain:
      return {.low = 70, .high = 80};
    case Technique::kAlignedTripletExclusion:
      return {.low = 75, .high = 75};
    case Technique::kNishioForcingChains:
      return {.low = 75, .high = 85};
    case Technique::kCellForcingChains:
    case Technique::kRegionForcingChains:
      return {.low = 80, .high = 90};
    default:
      return {.low = 85, .high = kUnrated};
  }
}

void RatingTarget::start(const GenerateRatedOptions& options) {
  technique_ = options.technique;
  style_ = technique_ ? options.style : Style::kExplainer;
  // (Bounds beyond all ratings are as good as the next, and keep distances small.)
  range_ = technique_ ? ratings_of(*technique_, style_)
                      : RatingRange{.low = std::clamp(options.er.low, 0, kUnrated + 1),
                                    .high = std::clamp(options.er.high, 0, kUnrated + 1)};
  // (No step is rated lower: a lower ceiling would let no puzzle through.)
  ceiling_ = technique_ ? range_.high : std::max(range_.high, kLowestRating);
}

int RatingTarget::suitable_givens() const {
  if (style_ == Style::kHuman) return 30;
  if (ceiling_ <= 12) return 36;
  if (ceiling_ <= 20) return 32;
  if (ceiling_ <= 29) return 30;
  return 28;
}

bool RatingTarget::is_used_in(const TeachResult& result) const {
  return technique_ && result.uses[static_cast<std::size_t>(*technique_)] != 0;
}

int RatingTarget::distance(const TeachResult& result) const {
  if (technique_ && result.solved && result.hardest == technique_) return 0;
  if (is_used_in(result)) return 1;
  if (!result.solved) return kTooHard;
  if (result.er < range_.low) return 1 + range_.low - result.er;
  if (result.er > range_.high) return 1 + result.er - range_.high;
  return technique_ ? 1 : 0;
}

}  // namespace jiugong::rated_generator
