// Hints of cell, region, contradiction and double chains.
#pragma once

#include "teach/chain_mode.h"
#include "teach/hint.h"
#include "teach/nested_hints.h"

namespace jiugong::teach {

// The hint of a chain that a search of this mode has found among `state`.
Hint chain_hint(const Candidates& state, const ChainMode& mode, const ChainLocator& locator,
                int complexity);

}  // namespace jiugong::teach
