// The names in solve_file.h of 1.0, when files with a puzzle a line had a class of their own.
#pragma once

#include <cstddef>

#include "jiugong/solve_file.h"

namespace jiugong {

using BatchOptions = FileSolverOptions;
using BatchSolver = FileSolver;
inline constexpr std::size_t kMaxBadLines = kMaxBadRecords;

}  // namespace jiugong
