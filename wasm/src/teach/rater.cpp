// Rates the puzzles of a batch.
#include <algorithm>

#include "jiugong/rate_many.h"

namespace jiugong {
namespace {

class OwnRater final : public TeacherRater {
 public:
  OwnRater() { use(&own_); }

 private:
  Teacher own_;
};

}  // namespace

void TeacherRater::start(const Grid& puzzle, const Grid& solution) {
  teacher_->start({.givens = puzzle}, {.record = false, .solution = solution});
}

void TeacherRater::start(const Marks& candidates, const Grid& solution) {
  teacher_->start(position_of(candidates), {.record = false, .solution = solution});
}

bool TeacherRater::advance(std::uint64_t& nodes) {
  const std::uint64_t before = teacher_->nodes();
  const bool over = teacher_->advance(teach_work(nodes));
  nodes -= std::min(nodes, (teacher_->nodes() - before) / kTeachWorkPerNode + 1);
  return over;
}

Ratings TeacherRater::ratings() const {
  const TeachResult& result = teacher_->result();
  return {.er = result.er, .ep = result.ep, .ed = result.ed};
}

std::unique_ptr<PuzzleRater> make_rater() { return std::make_unique<OwnRater>(); }

}  // namespace jiugong
