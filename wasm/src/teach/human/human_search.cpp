#include "teach/human/human_search.h"

#include <algorithm>
#include <iterator>

#include "teach/human/techniques.h"
#include "teach/techniques.h"

namespace jiugong::teach::human {
namespace {

// The techniques in HoDoKu's default order, with its scores. The detail is a size, a type, or a kind of chain.
struct Stage {
  std::uint16_t score;
  Technique technique;
  std::uint8_t detail = 0;
};
constexpr Stage kStages[] = {
    {4, Technique::kFullHouse},
    {4, Technique::kNakedSingle},
    {14, Technique::kHiddenSingle},
    {40, Technique::kLockedPair, 2},
    {60, Technique::kLockedTriplet, 3},
    {50, Technique::kPointing},
    {60, Technique::kNakedPair, 2},
    {80, Technique::kNakedTriplet, 3},
    {70, Technique::kHiddenPair, 2},
    {100, Technique::kHiddenTriplet, 3},
    {120, Technique::kNakedQuad, 4},
    {150, Technique::kHiddenQuad, 4},
    {140, Technique::kXWing, 2},
    {150, Technique::kSwordfish, 3},
    {160, Technique::kJellyfish, 4},
    {110, Technique::kRemotePair},
    {100, Technique::kBugPlusOne},
    {130, Technique::kSkyscraper},
    {150, Technique::kTwoStringKite},
    {120, Technique::kTurbotFish},
    {120, Technique::kEmptyRectangle},
    {150, Technique::kWWing},
    {160, Technique::kXYWing},
    {180, Technique::kXYZWing},
    {100, Technique::kUniqueRectangle, 1},
    {100, Technique::kUniqueRectangle, 2},
    {100, Technique::kUniqueRectangle, 3},
    {100, Technique::kUniqueRectangle, 4},
    {100, Technique::kUniqueRectangle, 5},
    {100, Technique::kUniqueRectangle, 6},
    {100, Technique::kHiddenRectangle},
    {100, Technique::kAvoidableRectangle, 1},
    {100, Technique::kAvoidableRectangle, 2},
    {130, Technique::kFinnedXWing, 2},
    {150, Technique::kSashimiXWing, 2},
    {200, Technique::kFinnedSwordfish, 3},
    {240, Technique::kSashimiSwordfish, 3},
    {250, Technique::kFinnedJellyfish, 4},
    {260, Technique::kSashimiJellyfish, 4},
    {250, Technique::kSueDeCoq},
    {150, Technique::kSimpleColouring, 1},
    {150, Technique::kSimpleColouring, 2},
    {200, Technique::kMultiColouring, 1},
    {200, Technique::kMultiColouring, 2},
    {260, Technique::kXChain, LinkChains::kX},
    {260, Technique::kXYChain, LinkChains::kXY},
    {280, Technique::kAlternatingInferenceChain, LinkChains::kAny},
    {300, Technique::kAlsXZ, SetChains::kXZ},
    {320, Technique::kAlsXYWing, SetChains::kXYWing},
    {340, Technique::kAlsChain, SetChains::kChain},
};
constexpr std::size_t kStageCount = std::size(kStages);

// The work of a technique that is looked for at once, and of chains from a cell.
constexpr std::uint64_t kPatternWork = 1000, kLinkChainWork = 2000;

}  // namespace

double score_of(Technique technique) {
  // (Found by the search for another one.)
  if (technique == Technique::kClaiming) technique = Technique::kPointing;
  if (technique == Technique::kContinuousNiceLoop)
    technique = Technique::kAlternatingInferenceChain;
  for (const Stage& stage : kStages) {
    if (stage.technique == technique) return stage.score / 10.0;
  }
  const bool is_chain = technique == Technique::kNishioForcingChains ||
                        technique == Technique::kCellForcingChains ||
                        technique == Technique::kRegionForcingChains;
  return is_chain ? 50 : 70;  // of HoDoKu's forcing chains and nets
}

void HumanSearch::start(const Board& board, CellSet givens) {
  board_ = &board;
  givens_ = givens;
  stage_ = 0;
  started_ = over_ = false;
}

HumanSearch::Outcome HumanSearch::advance(std::uint64_t& budget, HintSink& sink) {
  while (budget != 0) {
    if (stage_ == kStageCount) return Outcome::kNothing;
    const Technique technique = kStages[stage_].technique;
    bool found = false;
    over_ = true;
    if (technique >= Technique::kAlsXZ) {
      found = find_set_chain(budget, sink);
    } else if (technique >= Technique::kXChain) {
      found = find_link_chain(budget, sink);
    } else {
      budget -= std::min(budget, kPatternWork);
      found = find_pattern(sink);
    }
    if (found) return Outcome::kFound;
    if (!over_) continue;
    ++stage_;
    started_ = false;
    if (stage_ < kStageCount && kStages[stage_].technique > Technique::kAlsXZ && sink.has_some()) {
      return Outcome::kNothing;
    }
  }
  return Outcome::kPaused;
}

bool HumanSearch::find_pattern(HintSink& sink) {
  const auto [score, technique, detail] = kStages[stage_];
  const Board& board = *board_;
  Changes all = Changes::everything();
  switch (technique) {
    case Technique::kFullHouse:
      return find_full_house(board, sink);
    case Technique::kNakedSingle:
      return find_naked_single(board, sink);
    case Technique::kHiddenSingle:
      return find_hidden_single(board, all, sink);
    case Technique::kLockedPair:
    case Technique::kLockedTriplet:
      return find_locked_set(board, detail, sink);
    case Technique::kPointing:
      return find_locked(board, all, sink);
    case Technique::kNakedPair:
    case Technique::kNakedTriplet:
    case Technique::kNakedQuad:
      return find_naked_set(board, all, detail, sink);
    case Technique::kHiddenPair:
    case Technique::kHiddenTriplet:
    case Technique::kHiddenQuad:
      return find_hidden_set(board, all, detail, sink);
    case Technique::kXWing:
    case Technique::kSwordfish:
    case Technique::kJellyfish:
      return find_fish(board, all, detail, sink);
    case Technique::kRemotePair:
      return find_remote_pair(board, sink);
    case Technique::kBugPlusOne:
      return find_bug_plus_one(board, sink);
    case Technique::kEmptyRectangle:
      return find_empty_rectangle(board, sink);
    case Technique::kWWing:
      return find_w_wing(board, sink);
    case Technique::kXYWing:
      return find_xy_wing(board, all, sink);
    case Technique::kXYZWing:
      return find_xyz_wing(board, all, sink);
    case Technique::kUniqueRectangle:
    case Technique::kHiddenRectangle:
      return find_unique_rectangle(board, detail, sink);
    case Technique::kAvoidableRectangle:
      return find_avoidable_rectangle(board, givens_, detail, sink);
    case Technique::kFinnedXWing:
    case Technique::kFinnedSwordfish:
    case Technique::kFinnedJellyfish:
      return find_finned_fish(board, detail, false, sink);
    case Technique::kSashimiXWing:
    case Technique::kSashimiSwordfish:
    case Technique::kSashimiJellyfish:
      return find_finned_fish(board, detail, true, sink);
    case Technique::kSueDeCoq:
      return find_sue_de_coq(board, sink);
    case Technique::kSimpleColouring:
    case Technique::kMultiColouring:
      return find_colouring(board, technique, detail, sink);
    default:
      return find_two_links(board, technique, sink);
  }
}

bool HumanSearch::find_link_chain(std::uint64_t& budget, HintSink& sink) {
  if (!started_) {
    link_chains_.start(*board_, static_cast<LinkChains::Kind>(kStages[stage_].detail));
  }
  started_ = true;
  budget -= std::min(budget, kLinkChainWork);
  over_ = link_chains_.advance(sink);
  return over_ && link_chains_.take(sink);
}

bool HumanSearch::find_set_chain(std::uint64_t& budget, HintSink& sink) {
  if (!started_) {
    const auto kind = static_cast<SetChains::Kind>(kStages[stage_].detail);
    kind == SetChains::kXZ ? set_chains_.start(*board_) : set_chains_.begin(kind);
  }
  started_ = true;
  const bool found = set_chains_.advance(budget, sink);
  over_ = set_chains_.over();
  return found;
}

}  // namespace jiugong::teach::human
