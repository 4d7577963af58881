// What a teacher says, as JSON.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "jiugong/level.h"
#include "jiugong/teach.h"
#include "json.h"

namespace jiugong::bindings {

// A rating, written as Sudoku Explainer prints it (7.2); null if it is 0, which stands for unknown.
struct Tenths {
  int tenths = 0;
};
void write_json(Json& out, Tenths rating);

void write_json(Json& out, Technique technique);  // its stable name
void write_json(Json& out, Level level);          // its name
void write_json(Json& out, const PositionCheck& check);

void write_json(Json& out, const CandidateDigit& candidate);
void write_json(Json& out, const Elimination& elimination);
void write_json(Json& out, const RoleCandidate& candidate);
void write_json(Json& out, const StepLink& link);
void write_json(Json& out, const ExcludedCombination& combination);
void write_json(Json& out, const ChainNode& node);
void write_json(Json& out, const ChainTree& tree);  // the list of its nodes

void write_json(Json& out, const CellGroup& group);

// A step of a style: its rating is in tenths or, in the human style, a score.
struct StyledStep {
  const Step& step;
  Style style = Style::kExplainer;
};

// Writes { technique, variant, name, rating, complexity, placement, eliminations, cells, digits,
// extraCells, extraDigits, houses, groups, candidates, links, blockers, excluded, trees, nested }, as
// web/api/teach.ts describes it. Sets of digits become lists.
void write_json(Json& out, const StyledStep& styled);
void write_json(Json& out, const Step& step);  // of Sudoku Explainer

// Adds { er, ep, ed, level }.
void add_ratings(ObjectWriter& object, int er, int ep, int ed);

// The same of a result; all are null in the human style.
void add_ratings(ObjectWriter& object, const TeachResult& result, Style style = Style::kExplainer);

}  // namespace jiugong::bindings
