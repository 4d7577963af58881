// Solves every puzzle of a text and answers in the same format.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "jiugong/formats.h"
#include "jiugong/owned.h"
#include "jiugong/solve9.h"

namespace jiugong {

// A puzzle of the text and its solution.
struct TextAnswer {
  Grid puzzle;
  std::optional<Marks> candidates;  // as in TextPuzzle
  std::string comment;              // the text after the last cell of its line
  std::size_t line = 1;             // of the text, from 1
  Solve9Result result;              // of solve9() with its usual limit
};

// A bad puzzle of the text.
struct TextRefusal {
  TextError error;
  std::size_t line = 1;  // of the text, from 1: the one on which the bad puzzle begins
};

using TextItem = std::variant<TextAnswer, TextRefusal>;

// Solves a text in portions, for callers that must not block.
//
// A puzzle with several solutions is answered with the first. A puzzle without solution and one that
// cannot be read stay unchanged.
//
//   TextSolver solver("1\n103000509\n002109400\n…");
//   while (!solver.advance(10'000)) yield_to_ui();
//   print(solver.text());
class TextSolver {
 public:
  explicit TextSolver(std::string text);

  // Visits about `nodes` nodes of Solver9's search trees; a puzzle that cannot be read counts as
  // one. Returns true when the whole text is answered.
  bool advance(std::uint64_t nodes);

  Format format() const;

  // The results since the last call: one item per puzzle, in the order of the text.
  std::vector<TextItem> take_items();

  // The answer; complete once advance() has returned true.
  const std::string& text() const;

 private:
  struct Impl;
  detail::Owned<Impl> impl_;
};

// Answers a whole text in one call.
//
//   solve_text("5????7??6\n?6????5?4\n…")  // "514927386\n967831524\n…"
std::string solve_text(std::string text);

}  // namespace jiugong
