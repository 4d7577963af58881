// The techniques that only the human style has; as in ../techniques.h, each takes hints until the sink has
// enough, and returns whether it has. Ratings are added by the search (human_search.h).
#pragma once

#include "teach/board.h"
#include "teach/hint.h"

namespace jiugong::teach::human {

bool find_full_house(const Board& board, HintSink& sink);

// Naked pairs and triplets in three cells that a box and a line share.
bool find_locked_set(const Board& board, int size, HintSink& sink);

bool find_remote_pair(const Board& board, HintSink& sink);
bool find_bug_plus_one(const Board& board, HintSink& sink);

// Skyscraper, two-string kite or turbot fish.
bool find_two_links(const Board& board, Technique technique, HintSink& sink);
bool find_empty_rectangle(const Board& board, HintSink& sink);
bool find_w_wing(const Board& board, HintSink& sink);

// Unique rectangles of types 1 to 6, or (type 0) hidden rectangles; avoidable ones of types 1 and 2.
bool find_unique_rectangle(const Board& board, int type, HintSink& sink);
bool find_avoidable_rectangle(const Board& board, CellSet givens, int type, HintSink& sink);

bool find_finned_fish(const Board& board, int size, bool sashimi, HintSink& sink);
bool find_sue_de_coq(const Board& board, HintSink& sink);

// Simple or multi-colouring, each of types 1 and 2.
bool find_colouring(const Board& board, Technique technique, int type, HintSink& sink);

}  // namespace jiugong::teach::human
