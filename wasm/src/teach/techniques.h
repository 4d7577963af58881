// The techniques without chains. Each looks for patterns that remove or place something, in the order of
// Sudoku Explainer, until the sink has enough, and returns whether it has. The hint of the sink must be
// empty, and is empty again unless the sink has enough.
//
// Those with `changes` have found nothing before these changes, and look only at patterns that they
// touch. Those that look at houses one by one take from the changes what they have seen in vain.
#pragma once

#include <vector>

#include "teach/board.h"
#include "teach/hint.h"

namespace jiugong::teach {

bool find_hidden_single(const Board& board, Changes& changes, HintSink& sink);
bool find_naked_single(const Board& board, HintSink& sink);

// Direct ones look for locked candidates or hidden sets that leave a single place elsewhere.
bool find_direct_locked(const Board& board, const Changes& changes, HintSink& sink);
bool find_locked(const Board& board, const Changes& changes, HintSink& sink);
bool find_direct_hidden_set(const Board& board, Changes& changes, int size, HintSink& sink);
bool find_hidden_set(const Board& board, Changes& changes, int size, HintSink& sink);
bool find_naked_set(const Board& board, Changes& changes, int size, HintSink& sink);

bool find_fish(const Board& board, const Changes& changes, int size, HintSink& sink);

bool find_xy_wing(const Board& board, const Changes& changes, HintSink& sink);
bool find_xyz_wing(const Board& board, const Changes& changes, HintSink& sink);

bool find_bivalue_universal_grave(const Board& board, HintSink& sink);

bool find_aligned_pair(const Board& board, const Changes& changes, HintSink& sink);
bool find_aligned_triplet(const Board& board, const Changes& changes, HintSink& sink);

// All combinations of digits that two or three cells of an aligned exclusion cannot hold.
std::vector<ExcludedCombination> excluded_combinations(const Board& board,
                                                       const std::vector<Cell>& cells);

}  // namespace jiugong::teach
