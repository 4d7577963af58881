// The techniques without chains. Each looks for its first pattern that removes or places something, in
// the order of Sudoku Explainer, and returns whether there is one. The hint must be new.
//
// Those with `changes` have found nothing before these changes, and look only at patterns that they
// touch. Those that look at houses one by one take from the changes what they have seen in vain.
#pragma once

#include <vector>

#include "teach/board.h"
#include "teach/hint.h"

namespace jiugong::teach {

bool find_hidden_single(const Board& board, Changes& changes, Hint& hint);
bool find_naked_single(const Board& board, Hint& hint);

// Direct ones look for locked candidates or hidden sets that leave a single place elsewhere.
bool find_direct_locked(const Board& board, const Changes& changes, Hint& hint);
bool find_locked(const Board& board, const Changes& changes, Hint& hint);
bool find_direct_hidden_set(const Board& board, Changes& changes, int size, Hint& hint);
bool find_hidden_set(const Board& board, Changes& changes, int size, Hint& hint);
bool find_naked_set(const Board& board, Changes& changes, int size, Hint& hint);

bool find_fish(const Board& board, const Changes& changes, int size, Hint& hint);

bool find_xy_wing(const Board& board, const Changes& changes, Hint& hint);
bool find_xyz_wing(const Board& board, const Changes& changes, Hint& hint);

bool find_unique_loop(const Board& board, Hint& hint);
bool find_bivalue_universal_grave(const Board& board, Hint& hint);

bool find_aligned_pair(const Board& board, const Changes& changes, Hint& hint);
bool find_aligned_triplet(const Board& board, const Changes& changes, Hint& hint);

// All combinations of digits that two or three cells of an aligned exclusion cannot hold.
std::vector<ExcludedCombination> excluded_combinations(const Board& board,
                                                       const std::vector<Cell>& cells);

}  // namespace jiugong::teach
