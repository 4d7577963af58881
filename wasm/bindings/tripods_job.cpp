#include "tripods_job.h"

#include "count.h"
#include "twist_json.h"

namespace jiugong::bindings {
void write_json(Json& out, const TripodsError& error) {
  // A wrong number of tiles cannot be attributed to one tile, so the error has no position.
  JsonObject(out)
      .add("code", "wrong-tiles")
      .add("message", error.message())
      .add("line", 0)
      .add("column", 0)
      .add("found", error.found())
      .add("expected", error.expected());
}

void TripodsJob::start(const std::string& grid, const std::string& turns, const std::string& seed,
                       double effort) {
  begin();
  search_ = {};
  const auto tiles = read(grid);
  if (!tiles) return;
  if (const auto error = validate_tripods(*tiles)) {
    fail(*error);
    return;
  }
  search_.start(*tiles, {.turns = from_name<Turns>(turns).value_or(Turns::kQuarter),
                         .seed = seed_from(seed),
                         .effort = to_count(effort)});
}

State TripodsJob::advance(std::uint64_t nodes) {
  if (state() == State::kWorking && search_.advance(nodes)) {
    const TripodsResult& result = search_.result();
    JsonObject(json())
        .add("moves", result.moves)
        .add("grid", result.grid)
        .add("nodes", result.nodes);
    finish();
  }
  return state();
}

}  // namespace jiugong::bindings
