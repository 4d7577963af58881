// Reads arbitrary bytes as positions, and teaches random ones.
#include <cstdint>
#include <string>
#include <variant>

#include "fuzz/grids.h"
#include "fuzz/places.h"
#include "fuzz/targets.h"
#include "jiugong/position_text.h"
#include "jiugong/solve9.h"
#include "jiugong/teach.h"

namespace jiugong::fuzz {
namespace {

bool equal(const Position& a, const Position& b) {
  return a.givens == b.givens && a.entered == b.entered && a.marks == b.marks;
}

void read_position_text(FuzzInput& input, Verdict& verdict) {
  const std::string_view text = input.rest();
  const auto read = read_position(text);
  if (const auto* error = std::get_if<TextError>(&read)) {
    expect_place(text, error->line, error->column, error->found, verdict);
    expect_phrase(error->found, verdict);
    expect_phrase(error->expected, verdict);
    if (!verdict.good()) verdict.add(error->message());
    return;
  }
  const auto& position = std::get<Position>(read);
  const auto json = read_position(write_position(position, PositionFormat::kJson));
  const auto* again = std::get_if<Position>(&json);
  verdict.expect(again != nullptr && equal(*again, position), "JSON holds all of a position");
  for (const auto format : {PositionFormat::kCandidates, PositionFormat::kDrawn}) {
    const std::string written = write_position(position, format);
    const auto back = read_position(written);
    const auto* flat = std::get_if<Position>(&back);
    verdict.expect(flat != nullptr, "what is written can be read");
    if (flat == nullptr) return;
    verdict.expect(flat->entered == Grid(), "these formats have no entered digits");
    verdict.expect(write_position(*flat, PositionFormat::kLine).size() == kCellCount,
                   "a line has 81 characters");
  }
}

// A puzzle with digits entered and marks, most of them right.
Position partly_solved(FuzzInput& input) {
  Position position = {.givens = puzzle_of(input)};
  for (int i = input.below(20); i > 0; --i) {
    const Cell cell = input.below(kCellCount);
    position.entered.set(cell, static_cast<Digit>(input.between(1, 9)));
  }
  for (int i = input.below(40); i > 0; --i) {
    const auto cell = static_cast<std::size_t>(input.below(kCellCount));
    position.marks[cell] = static_cast<DigitSet>(input.two_bytes() & kAllDigits);
  }
  return position;
}

bool contradicts(const Step& step, const Grid& solution) {
  for (const auto& [cell, digits] : step.eliminations) {
    if ((digits >> (solution[cell] - 1) & 1) != 0) return true;
  }
  return step.placement && step.placement->digit != solution[step.placement->cell];
}

void teach_position(FuzzInput& input, Verdict& verdict) {
  const Position position = partly_solved(input);
  const TeachOptions options = {.max_steps = input.between(1, 4),
                                .all_steps = input.coin(),
                                .style = input.coin() ? Style::kHuman : Style::kExplainer};
  const auto portion = static_cast<std::uint64_t>(1 + input.two_bytes());
  const Solve9Result solved = solve9(position.givens, 2);
  Teacher teacher;
  teacher.start(position, options);
  while (!teacher.advance(portion)) continue;
  const TeachResult& result = teacher.result();
  const PositionCheck checked = check(position);
  verdict.expect(result.check.verdict == checked.verdict && result.check.cells == checked.cells,
                 "a teacher checks as check() does");
  verdict.expect(checked.verdict != jiugong::Verdict::kSound || solved.status == Status::kUnique,
                 "a sound position has one solution");
  verdict.expect(checked.verdict == jiugong::Verdict::kSound || result.steps.empty(),
                 "there are no steps of an unsound position");
  for (const Step& step : result.steps) {
    verdict.expect(!contradicts(step, *solved.solution), "no step contradicts the solution");
    if (!verdict.good()) verdict.add(step.name());
  }
  Teacher whole;
  whole.start(position, options);
  while (!whole.advance(UINT64_MAX)) continue;
  verdict.expect(whole.result().steps.size() == result.steps.size(),
                 "the steps do not depend on the portions");
  for (std::size_t i = 0; i < result.steps.size() && verdict.good(); ++i) {
    verdict.expect(whole.result().steps[i].name() == result.steps[i].name(),
                   "the steps do not depend on the portions");
  }
  if (!verdict.good()) verdict.add(write_position(position, PositionFormat::kJson));
}

}  // namespace

void fuzz_positions(FuzzInput& input, Verdict& verdict) {
  return input.coin() ? read_position_text(input, verdict) : teach_position(input, verdict);
}

}  // namespace jiugong::fuzz
