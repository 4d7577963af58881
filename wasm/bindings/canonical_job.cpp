#include "canonical_job.h"

#include <vector>

namespace jiugong::bindings {
namespace {

template <typename Numbers>
std::vector<int> numbers_of(const Numbers& numbers) {
  return {numbers.begin(), numbers.end()};
}

void write_json(Json& out, const CanonicalForm& form) {
  const auto& [transposed, rows, columns, digits] = form.transformation;
  JsonObject(out)
      .add("puzzle", form.grid)
      .add("transposed", transposed)
      .add("rows", numbers_of(rows))
      .add("columns", numbers_of(columns))
      .add("digits", numbers_of(digits))
      .add("automorphisms", form.automorphisms);
}

}  // namespace

void CanonicalJob::start(const std::string& puzzle) {
  begin();
  puzzle_ = read(puzzle);
}

State CanonicalJob::advance(std::uint64_t /*nodes*/) {
  if (state() != State::kWorking) return state();
  // At most some milliseconds, so in one portion.
  if (const auto form = canonical_form(*puzzle_)) {
    write_json(json(), *form);
  } else {
    json() += "null";
  }
  finish();
  return state();
}

}  // namespace jiugong::bindings
