// The names of Sudoku Explainer and HoDoKu.
#include <algorithm>
#include <iterator>

#include "jiugong/teach.h"

namespace jiugong {

std::string_view name_of(Technique technique) {
  static constexpr std::array<std::string_view, kTechniqueCount> kNames = {
      "Hidden Single",
      "Direct Pointing",
      "Direct Claiming",
      "Direct Hidden Pair",
      "Naked Single",
      "Direct Hidden Triplet",
      "Pointing",
      "Claiming",
      "Naked Pair",
      "X-Wing",
      "Hidden Pair",
      "Naked Triplet",
      "Swordfish",
      "Hidden Triplet",
      "XY-Wing",
      "XYZ-Wing",
      "Unique Rectangle",
      "Unique Loop",
      "Naked Quad",
      "Jellyfish",
      "Hidden Quad",
      "BUG",
      "Aligned Pair Exclusion",
      "Generalized X-Wing",
      "Bidirectional X-Cycle",
      "Bidirectional Y-Cycle",
      "Turbot Fish",
      "Forcing X-Chain",
      "Bidirectional Cycle",
      "Forcing Chain",
      "Aligned Triplet Exclusion",
      "Nishio Forcing Chains",
      "Cell Forcing Chains",
      "Region Forcing Chains",
      "Dynamic Cell Forcing Chains",
      "Dynamic Region Forcing Chains",
      "Dynamic Contradiction Forcing Chains",
      "Dynamic Double Forcing Chains",
      "Full House",
      "Locked Pair",
      "Locked Triplet",
      "Remote Pair",
      "BUG Plus One",
      "Skyscraper",
      "Two-String Kite",
      "Empty Rectangle",
      "W-Wing",
      "Hidden Rectangle",
      "Avoidable Rectangle",
      "Finned X-Wing",
      "Sashimi X-Wing",
      "Finned Swordfish",
      "Sashimi Swordfish",
      "Finned Jellyfish",
      "Sashimi Jellyfish",
      "Sue de Coq",
      "Simple Colouring",
      "Multi-Colouring",
      "X-Chain",
      "XY-Chain",
      "Continuous Nice Loop",
      "Alternating Inference Chain",
      "ALS-XZ",
      "ALS-XY-Wing",
      "ALS-Chain",
  };
  return name_in(kNames, technique);
}

std::string id_of(Technique technique) {
  std::string id(name_of(technique));
  for (char& c : id) {
    if (c == ' ') c = '-';
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  }
  return id;
}

std::optional<Technique> technique_with_id(std::string_view id) {
  for (std::size_t i = 0; i < kTechniqueCount; ++i) {
    if (id == id_of(static_cast<Technique>(i))) return static_cast<Technique>(i);
  }
  return std::nullopt;
}

bool has_technique(Style style, Technique technique) {
  if (style == Style::kExplainer) return technique <= Technique::kDynamicDoubleForcingChains;
  static constexpr Technique kOthers[] = {
      Technique::kDirectPointing,       Technique::kDirectClaiming,
      Technique::kDirectHiddenPair,     Technique::kDirectHiddenTriplet,
      Technique::kUniqueLoop,           Technique::kBivalueUniversalGrave,
      Technique::kAlignedPairExclusion, Technique::kGeneralizedXWing,
      Technique::kBidirectionalXCycle,  Technique::kBidirectionalYCycle,
      Technique::kForcingXChain,        Technique::kBidirectionalCycle,
      Technique::kForcingChain,         Technique::kAlignedTripletExclusion};
  return std::find(std::begin(kOthers), std::end(kOthers), technique) == std::end(kOthers);
}

std::string Step::name() const {
  std::string name(name_of(technique));
  if (variant == 0) return name;
  if (technique < Technique::kDynamicCellForcingChains ||
      technique > Technique::kDynamicDoubleForcingChains) {
    return name + " type " + std::to_string(variant);
  }
  static constexpr std::string_view kInside[] = {"", " (+)", " (+ Forcing Chains)",
                                                 " (+ Multiple Forcing Chains)",
                                                 " (+ Dynamic Forcing Chains)"};
  name += kInside[variant];
  return name;
}

}  // namespace jiugong
