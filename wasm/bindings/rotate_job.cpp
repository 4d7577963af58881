#include "rotate_job.h"

#include <array>
#include <optional>
#include <vector>

#include "solve_jobs.h"
#include "twist_json.h"

namespace jiugong::bindings {
namespace {

void write_json(Json& out, const RotateSudokuResult& result) {
  std::optional<std::array<int, 9>> arrangement;
  std::vector<Move> moves;
  std::optional<Grid> grid, solution;
  if (result.nearest) {
    arrangement = result.nearest->boxes;
    moves = result.nearest->moves;
    grid = result.nearest->grid;
    solution = result.nearest->solution;
  }
  JsonObject(out)
      .add("status", name_of(result.status))
      .add("arrangement", arrangement)
      .add("moves", moves)
      .add("grid", grid)
      .add("solution", solution)
      .add("arrangements", result.arrangements)
      .add("capped", result.capped)
      .add("unique", result.status == Status::kUnique);
}

}  // namespace

void RotateJob::start(const std::string& puzzle, const std::string& turns, std::uint64_t limit) {
  begin();
  if (const auto grid = read(puzzle)) {
    search_.start(*grid,
                  {.turns = from_name<Turns>(turns).value_or(Turns::kQuarter), .limit = limit});
  }
}

State RotateJob::advance(std::uint64_t nodes) {
  if (state() == State::kWorking && search_.advance(nodes)) {
    write_json(json(), search_.result());
    finish();
  }
  return state();
}

std::string RotateJob::interim() const {
  const RotateSudokuResult result = search_.result();
  return interim_of(stage(), result.nearest ? result.nearest->moves : std::vector<Move>());
}

}  // namespace jiugong::bindings
