// Rates files of puzzles: FileSolver with the teacher as its rater.
#pragma once

#include <cstdint>
#include <memory>

#include "jiugong/solve_file.h"
#include "jiugong/teach.h"

namespace jiugong {

// Borrows a teacher, which must outlive the work of the rater and is not used by others while a file is
// being rated.
//
//   Teacher teacher;
//   TeacherRater rater;
//   rater.use(&teacher);
class TeacherRater : public PuzzleRater {
 public:
  void use(Teacher* teacher) { teacher_ = teacher; }

  void start(const Grid& puzzle, const Grid& solution) override;
  void start(const Marks& candidates, const Grid& solution) override;
  bool advance(std::uint64_t& nodes) override;
  Ratings ratings() const override;

 private:
  Teacher* teacher_ = nullptr;
};

// Makes a rater with a teacher of its own. It works on one puzzle at a time, and so serves one FileSolver.
//
//   const auto rater = make_rater();
//   FileSolver solver;
//   solver.start(lines, {.format = BatchFormat::kRating, .rater = rater.get()});
//   while (!solver.advance(10'000)) yield_to_ui();
//   print(solver.output());
std::unique_ptr<PuzzleRater> make_rater();

}  // namespace jiugong
