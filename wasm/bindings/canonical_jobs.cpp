#include "canonical_jobs.h"

#include "jiugong/redundant.h"

namespace jiugong::bindings {

void write_json(Json& out, const CanonicalForm& form) {
  const auto& [transposed, rows, columns, digits] = form.transformation;
  ObjectWriter(out)
      .add("puzzle", form.grid)
      .add("transposed", transposed)
      .add("rows", rows)
      .add("columns", columns)
      .add("digits", digits)
      .add("automorphisms", form.automorphisms);
}

void CanonicalJob::start(const std::string& puzzle) {
  begin();
  puzzle_ = read(puzzle);
}

void CanonicalJob::run(std::uint64_t /*nodes*/) {
  // At most some milliseconds, so in one portion.
  write_json(json(), canonical_form(*puzzle_));
  finish();
}

void RedundantGivensJob::start(const std::string& puzzle) {
  begin();
  puzzle_ = read(puzzle);
  if (puzzle_) solver_.start(*puzzle_, 2);
}

void RedundantGivensJob::run(std::uint64_t nodes) {
  // (That there is no solution may take long to find; the rest takes at most some milliseconds, so one portion.)
  if (!solver_.advance(nodes)) return;
  write_json(json(), solver_.found() == 1 ? redundant_givens(*puzzle_) : std::nullopt);
  finish();
}

}  // namespace jiugong::bindings
