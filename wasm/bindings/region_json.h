// Puzzles of any shape and what is wrong with them, as JSON.
#pragma once

#include <utility>

#include "jiugong/region_puzzle.h"
#include "jiugong/region_text.h"
#include "json.h"

namespace jiugong::bindings {

void write_json(Json& out, RuleMarks marks);                   // "dots" or "xv"
void write_json(Json& out, const std::pair<int, int>& pair);   // [first, second]
void write_json(Json& out, const RuleTransition& transition);  // [state, values, next]

// Writes { kind, … } with the fields of its kind; `slow` and `exactly` only if they are true.
void write_json(Json& out, const RegionRule& rule);

void write_json(Json& out, const Cage& cage);  // { sum, cells }

// Adds rows, cols, low, high, cells, regions, cages: [{ sum, cells }], diagonals, antiKnight, antiKing,
// nonConsecutive and rules, with null for open cells: what callers hand in, which may be invalid.
void add_puzzle(ObjectWriter& out, const RegionPuzzle& puzzle);

// Writes these of a valid puzzle, with areas and extras, which are its RegionOutline (region_outline.h).
void write_json(Json& out, const RegionPuzzle& puzzle);

// Writes { code, message, line, column, found, expected, cell, region, cage, rule, field }; the last
// five are null if they do not apply.
void write_json(Json& out, const RegionError& error);
void write_json(Json& out, const RegionTextError& error);

}  // namespace jiugong::bindings
