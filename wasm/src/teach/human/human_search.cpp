#include "teach/human/human_search.h"

#include <algorithm>
#include <iterator>

#include "teach/human/techniques.h"
#include "teach/techniques.h"

namespace jiugong::teach::human {
namespace {

// The techniques in HoDoKu's default order. The detail is a size, a type, or a kind of chain.
struct Stage {
  Technique technique;
  std::uint8_t detail = 0;
};
constexpr Stage kStages[] = {
    {Technique::kFullHouse},
    {Technique::kNakedSingle},
    {Technique::kHiddenSingle},
    {Technique::kLockedPair, 2},
    {Technique::kLockedTriplet, 3},
    {Technique::kPointing},
    {Technique::kNakedPair, 2},
    {Technique::kNakedTriplet, 3},
    {Technique::kHiddenPair, 2},
    {Technique::kHiddenTriplet, 3},
    {Technique::kNakedQuad, 4},
    {Technique::kHiddenQuad, 4},
    {Technique::kXWing, 2},
    {Technique::kSwordfish, 3},
    {Technique::kJellyfish, 4},
    {Technique::kRemotePair},
    {Technique::kBugPlusOne},
    {Technique::kSkyscraper},
    {Technique::kTwoStringKite},
    {Technique::kTurbotFish},
    {Technique::kEmptyRectangle},
    {Technique::kWWing},
    {Technique::kXYWing},
    {Technique::kXYZWing},
    {Technique::kUniqueRectangle, 1},
    {Technique::kUniqueRectangle, 2},
    {Technique::kUniqueRectangle, 3},
    {Technique::kUniqueRectangle, 4},
    {Technique::kUniqueRectangle, 5},
    {Technique::kUniqueRectangle, 6},
    {Technique::kHiddenRectangle},
    {Technique::kAvoidableRectangle, 1},
    {Technique::kAvoidableRectangle, 2},
    {Technique::kFinnedXWing, 2},
    {Technique::kSashimiXWing, 2},
    {Technique::kFinnedSwordfish, 3},
    {Technique::kSashimiSwordfish, 3},
    {Technique::kFinnedJellyfish, 4},
    {Technique::kSashimiJellyfish, 4},
    {Technique::kSueDeCoq},
    {Technique::kSimpleColouring, 1},
    {Technique::kSimpleColouring, 2},
    {Technique::kMultiColouring, 1},
    {Technique::kMultiColouring, 2},
    {Technique::kXChain, LinkChains::kX},
    {Technique::kXYChain, LinkChains::kXY},
    {Technique::kAlternatingInferenceChain, LinkChains::kAny},
    {Technique::kAlsXZ, SetChains::kXZ},
    {Technique::kAlsXYWing, SetChains::kXYWing},
    {Technique::kAlsChain, SetChains::kChain},
};
constexpr std::size_t kStageCount = std::size(kStages);

// The work of a technique that is looked for at once, and of chains from a cell.
constexpr std::uint64_t kPatternWork = 1000, kLinkChainWork = 2000;

}  // namespace

double score_of(Technique technique) {
  switch (technique) {
    case Technique::kFullHouse:
    case Technique::kNakedSingle:
      return 0.4;
    case Technique::kHiddenSingle:
      return 1.4;
    case Technique::kLockedPair:
      return 4;
    case Technique::kPointing:
    case Technique::kClaiming:
      return 5;
    case Technique::kLockedTriplet:
    case Technique::kNakedPair:
      return 6;
    case Technique::kHiddenPair:
      return 7;
    case Technique::kNakedTriplet:
      return 8;
    case Technique::kHiddenTriplet:
    case Technique::kBugPlusOne:
    case Technique::kUniqueRectangle:
    case Technique::kHiddenRectangle:
    case Technique::kAvoidableRectangle:
      return 10;
    case Technique::kRemotePair:
      return 11;
    case Technique::kNakedQuad:
    case Technique::kTurbotFish:
    case Technique::kEmptyRectangle:
      return 12;
    case Technique::kSkyscraper:
    case Technique::kFinnedXWing:
      return 13;
    case Technique::kXWing:
      return 14;
    case Technique::kHiddenQuad:
    case Technique::kSwordfish:
    case Technique::kTwoStringKite:
    case Technique::kWWing:
    case Technique::kSashimiXWing:
    case Technique::kSimpleColouring:
      return 15;
    case Technique::kJellyfish:
    case Technique::kXYWing:
      return 16;
    case Technique::kXYZWing:
      return 18;
    case Technique::kFinnedSwordfish:
    case Technique::kMultiColouring:
      return 20;
    case Technique::kSashimiSwordfish:
      return 24;
    case Technique::kFinnedJellyfish:
    case Technique::kSueDeCoq:
      return 25;
    case Technique::kSashimiJellyfish:
    case Technique::kXChain:
    case Technique::kXYChain:
      return 26;
    case Technique::kContinuousNiceLoop:
    case Technique::kAlternatingInferenceChain:
      return 28;
    case Technique::kAlsXZ:
      return 30;
    case Technique::kAlsXYWing:
      return 32;
    case Technique::kAlsChain:
      return 34;
    case Technique::kNishioForcingChains:
    case Technique::kCellForcingChains:
    case Technique::kRegionForcingChains:
      return 50;  // HoDoKu's forcing chain
    default:
      return 70;  // HoDoKu's forcing net
  }
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
  const auto [technique, detail] = kStages[stage_];
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
