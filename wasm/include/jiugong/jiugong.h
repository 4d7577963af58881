// Includes the whole library. A program that needs one part can include that part's header alone.
//
//   jiugong::Solve9Result result = jiugong::solve9(*jiugong::Grid::from_line(line));
#pragma once

#include "jiugong/candidates.h"
#include "jiugong/contradiction.h"
#include "jiugong/difference.h"
#include "jiugong/exact_cover.h"
#include "jiugong/formats.h"
#include "jiugong/generate.h"
#include "jiugong/geometry.h"
#include "jiugong/grid.h"
#include "jiugong/nine_tripods.h"
#include "jiugong/phrase.h"
#include "jiugong/random.h"
#include "jiugong/region_presets.h"
#include "jiugong/region_puzzle.h"
#include "jiugong/region_text.h"
#include "jiugong/rotate_sudoku.h"
#include "jiugong/solve9.h"
#include "jiugong/solve_many.h"
#include "jiugong/solve_text.h"
#include "jiugong/teach.h"
#include "jiugong/twist.h"
#include "jiugong/untwist.h"
#include "jiugong/version.h"
