// The searches of Sudoku Explainer that follow assumptions, in its order, and those that they use among
// the candidates left inside.
#pragma once

#include <cstdint>

namespace jiugong::teach {

struct ChainMode {
  bool dynamic = false;  // what is off is removed, so new links appear
  bool nishio = false;   // only links of one digit, only contradictions
  int level = 0;         // dynamic: what is used besides; as Step::variant
  int inner_level = 0;   // level 4: the level of the dynamic chains inside
  double base = 0;       // the rating without that for length
};

inline constexpr ChainMode kNishioMode = {.dynamic = true, .nishio = true, .base = 7.5};
inline constexpr ChainMode kStaticMode = {.base = 8.0};
inline constexpr ChainMode kChainModes[] = {
    kNishioMode,
    kStaticMode,
    {.dynamic = true, .base = 8.5},
    {.dynamic = true, .level = 1, .base = 9.0},
    {.dynamic = true, .level = 2, .base = 9.5},
    {.dynamic = true, .level = 3, .base = 10.0},
    {.dynamic = true, .level = 4, .inner_level = 0, .base = 10.5},
    {.dynamic = true, .level = 4, .inner_level = 1, .base = 10.5},
    {.dynamic = true, .level = 4, .inner_level = 2, .base = 10.5},
    {.dynamic = true, .level = 4, .inner_level = 3, .base = 10.5},
};
inline constexpr int kChainModeCount = 10;

// The search that a run asks for when it comes to rest.
enum class NestedSearch : std::uint8_t { kForcingChains, kMultipleChains, kDynamicChains };

constexpr ChainMode nested_mode(const ChainMode& outer, NestedSearch search) {
  if (search == NestedSearch::kMultipleChains) return kStaticMode;
  return {.dynamic = true, .level = outer.inner_level, .base = 8.5 + 0.5 * outer.inner_level};
}

}  // namespace jiugong::teach
