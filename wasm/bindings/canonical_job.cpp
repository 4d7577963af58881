#include "canonical_job.h"

namespace jiugong::bindings {

void write_json(Json& out, const CanonicalForm& form) {
  const auto& [transposed, rows, columns, digits] = form.transformation;
  JsonObject(out)
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

}  // namespace jiugong::bindings
