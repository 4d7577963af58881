// Includes the whole library. A program that needs one part can include that part's header alone.
//
//   jiugong::Solve9Result result = jiugong::solve9(*jiugong::Grid::from_line(line));
//
// Where a header names no bound, a function takes any number and any text, and answers. What a header does
// name is the caller's part, and so are these in all headers: cells are 0..80 and digits 0..9, an enumerator is one of
// those declared, a function object holds a function, and an object that was moved from is only destroyed or assigned
// to. A search that was not started is over.
#pragma once

#include "jiugong/answer_file.h"
#include "jiugong/candidates.h"
#include "jiugong/canonical.h"
#include "jiugong/checks.h"
#include "jiugong/contradiction.h"
#include "jiugong/difference.h"
#include "jiugong/exact_cover.h"
#include "jiugong/formats.h"
#include "jiugong/generate.h"
#include "jiugong/generate_rated.h"
#include "jiugong/generate_regions.h"
#include "jiugong/geometry.h"
#include "jiugong/grid.h"
#include "jiugong/json_text.h"
#include "jiugong/level.h"
#include "jiugong/names.h"
#include "jiugong/nine_tripods.h"
#include "jiugong/owned.h"
#include "jiugong/photo.h"
#include "jiugong/phrase.h"
#include "jiugong/position_text.h"
#include "jiugong/puzzle_file.h"
#include "jiugong/random.h"
#include "jiugong/rate_many.h"
#include "jiugong/redundant.h"
#include "jiugong/region_analysis.h"
#include "jiugong/region_presets.h"
#include "jiugong/region_puzzle.h"
#include "jiugong/region_rule.h"
#include "jiugong/region_rule_kinds.h"
#include "jiugong/region_text.h"
#include "jiugong/rotate_sudoku.h"
#include "jiugong/solve9.h"
#include "jiugong/solve_file.h"
#include "jiugong/solve_many.h"
#include "jiugong/solve_text.h"
#include "jiugong/teach.h"
#include "jiugong/twist.h"
#include "jiugong/untwist.h"
#include "jiugong/version.h"
