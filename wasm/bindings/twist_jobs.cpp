#include "twist_jobs.h"

#include <array>
#include <memory>
#include <optional>

#include "arguments.h"

namespace jiugong::bindings {

void write_json(Json& out, const Move& move) {
  ObjectWriter(out).add("row", move.row).add("col", move.col).add("turn", name_of(move.turn));
}

std::string interim_of(int best, const std::vector<Move>& moves) {
  if (best < 0) return "{}";
  Json json;
  ObjectWriter(json).add("best", best).add("moves", moves);
  return json;
}

namespace {

// The tables, which all jobs share: making one takes longer than all answers a page will ever ask
// of it. Null until a job has made it.
std::shared_ptr<const UntwistTable>& shared_table(Turns turns) {
  static std::array<std::shared_ptr<const UntwistTable>, 3> tables;
  return tables[static_cast<std::size_t>(turns)];
}

// Parses numbers separated by commas. The API sends nothing else, so other text is ignored.
std::vector<int> to_numbers(std::string_view text) {
  std::vector<int> numbers;
  while (!text.empty()) {
    if (const auto number = to_number<int>(take_piece(text))) numbers.push_back(*number);
  }
  return numbers;
}

}  // namespace

void write_json(Json& out, const UntwistError& error) {
  ObjectWriter object(out);
  add_error(object, name_of(error.code), error.message(), error.row, error.col, error.found,
            error.expected);
}

void UntwistJob::start(int rows, int cols, const std::string& tiles, const std::string& goal,
                       const std::string& turns, const std::string& seed, std::uint64_t effort) {
  begin();
  const UntwistProblem problem = {.rows = rows,
                                  .cols = cols,
                                  .tiles = to_numbers(tiles),
                                  .goal = to_numbers(goal),
                                  .turns = from_name<Turns>(turns).value_or(Turns::kQuarter),
                                  .effort = effort,
                                  .seed = to_seed(seed).value_or(0)};
  if (const auto error = validate(problem)) {
    fail(*error);
    return;
  }
  turns_ = problem.turns;
  untwister_.start(problem, shared_table(turns_));
}

void UntwistJob::run(std::uint64_t nodes) {
  if (!untwister_.advance(nodes)) return;
  const auto table = untwister_.table();
  if (table && table->turns() == turns_) shared_table(turns_) = table;
  const UntwistResult& result = untwister_.result();
  ObjectWriter(json())
      .add("status", result.status == UntwistStatus::kSolved ? "solved" : "unreachable")
      .add("moves", result.moves)
      .add("optimal", result.optimal)
      .add("goal", result.goal)
      .add("nodes", result.nodes);
  finish();
}

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
  ObjectWriter(out)
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

void RotateSudokuJob::start(const std::string& puzzle, const std::string& turns,
                            std::uint64_t limit) {
  begin();
  if (const auto grid = read(puzzle)) {
    search_.start(*grid,
                  {.turns = from_name<Turns>(turns).value_or(Turns::kQuarter), .limit = limit});
  }
}

void RotateSudokuJob::run(std::uint64_t nodes) {
  if (!search_.advance(nodes)) return;
  write_json(json(), search_.result());
  finish();
}

std::string RotateSudokuJob::interim() const {
  const RotateSudokuResult result = search_.result();
  return interim_of(stage(), result.nearest ? result.nearest->moves : std::vector<Move>());
}

void write_json(Json& out, const TripodsError& error) {
  // A wrong number of tiles cannot be attributed to one tile, so the error has no position.
  ObjectWriter object(out);
  add_error(object, "wrong-tiles", error.message(), 0, 0, error.found(), error.expected());
}

void NineTripodsJob::start(const std::string& grid, const std::string& turns,
                           const std::string& seed, std::uint64_t effort) {
  begin();
  search_ = {};
  const auto tiles = read(grid);
  if (!tiles) return;
  if (const auto error = validate_tripods(*tiles)) {
    fail(*error);
    return;
  }
  search_.start(*tiles, {.turns = from_name<Turns>(turns).value_or(Turns::kQuarter),
                         .seed = to_seed(seed).value_or(0),
                         .effort = effort});
}

void NineTripodsJob::run(std::uint64_t nodes) {
  if (!search_.advance(nodes)) return;
  const TripodsResult& result = search_.result();
  ObjectWriter(json())
      .add("moves", result.moves)
      .add("grid", result.grid)
      .add("nodes", result.nodes);
  finish();
}

}  // namespace jiugong::bindings
