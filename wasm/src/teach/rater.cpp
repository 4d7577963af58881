// Rates the puzzles of a batch.
#include "jiugong/rate_many.h"
#include "jiugong/teach.h"
#include "saturating.h"

namespace jiugong {
namespace {

class TeacherRater final : public PuzzleRater {
 public:
  void start(const Grid& puzzle) override { teacher_.start({.givens = puzzle}, {.record = false}); }

  bool advance(std::uint64_t nodes) override {
    return teacher_.advance(saturating_multiply(nodes, kTeachWorkPerNode));
  }

  Ratings ratings() const override {
    const TeachResult& result = teacher_.result();
    return {.er = result.er, .ep = result.ep, .ed = result.ed};
  }

 private:
  Teacher teacher_;
};

}  // namespace

std::unique_ptr<PuzzleRater> make_rater() { return std::make_unique<TeacherRater>(); }

}  // namespace jiugong
