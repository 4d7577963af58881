// Reads arbitrary bytes as the text of a region puzzle.
#include "jiugong/region_text.h"

#include <string>
#include <variant>

#include "fuzz/places.h"
#include "fuzz/targets.h"
#include "region_outline.h"

namespace jiugong::fuzz {

void fuzz_region_text(FuzzInput& input, Verdict& verdict) {
  const std::string_view text = input.rest();
  const auto read = read_regions(text);
  RegionReader reader{std::string(text)};
  while (!reader.advance(1 + text.size() % 7)) continue;
  const auto divided = reader.take();
  if (const auto* error = std::get_if<RegionTextError>(&read)) {
    const auto* other = std::get_if<RegionTextError>(&divided);
    verdict.expect(other != nullptr && other->message() == error->message(),
                   "a divided reading finds the same error");
    // (A constraint of Interactive Sudoku Solver may go on behind these, and is named without.)
    expect_place(text, error->line, error->column, error->found, verdict, true);
    expect_phrase(error->found, verdict);
    expect_phrase(error->expected, verdict);
    verdict.expect(!name_of(*error).empty() && !error->message().empty(), "an error has words");
    if (!verdict.good()) verdict.add(error->message());
    return;
  }
  const auto& puzzle = std::get<RegionPuzzle>(read);
  const auto* other = std::get_if<RegionPuzzle>(&divided);
  verdict.expect(other != nullptr && *other == puzzle, "a divided reading finds the same puzzle");
  verdict.expect(!validate(puzzle), "what is read has no mistake");
  if (!verdict.good()) return;
  const std::string written = write_regions(puzzle);
  RegionWriter writer(puzzle);
  std::string pieces;
  while (!writer.advance(1)) pieces += writer.take();
  pieces += writer.take();
  verdict.expect(pieces == written, "divided writing gives the same");
  const auto again = read_regions(written);
  const auto* same = std::get_if<RegionPuzzle>(&again);
  verdict.expect(same != nullptr && *same == puzzle, "what is written is read back");
  const bindings::RegionOutline outline = bindings::outline_of(puzzle);
  verdict.expect(outline.areas.size() + outline.extras.size() <= puzzle.regions.size(),
                 "every region is drawn once");
  if (!verdict.good()) verdict.add(written);
}

}  // namespace jiugong::fuzz
