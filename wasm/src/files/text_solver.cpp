#include <utility>

#include "jiugong/solve_text.h"
#include "make_owned.h"

namespace jiugong {

struct TextSolver::Impl {
  explicit Impl(std::string question)
      : source(std::move(question)), reader(source), writer(source, reader.format()) {}

  // Not copyable or movable, because reader and writer refer to the text.
  Impl(const Impl&) = delete;
  Impl& operator=(const Impl&) = delete;

  const std::string source;
  TextReader reader;
  AnswerWriter writer;
  Solver9 solver;
  std::vector<TextItem> items;
  std::string text;
  bool solving = false;  // the reader's puzzle is in the solver
  bool done = false;

  // Passes the next puzzle of the text to the solver, or its failure to the items.
  void read_next() {
    if (!reader.next()) {
      text = writer.finish();
      done = true;
    } else if (const TextFailure* failure = reader.failure()) {
      writer.keep(*failure);
      items.emplace_back(TextRefusal{failure->error, failure->line});
    } else {
      const TextPuzzle& puzzle = *reader.puzzle();
      puzzle.candidates ? solver.start(*puzzle.candidates) : solver.start(puzzle.grid);
      solving = true;
    }
  }

  void take_answer() {
    const TextPuzzle& puzzle = *reader.puzzle();
    Solve9Result result = solver.result();
    writer.answer(puzzle, result.solution ? &*result.solution : nullptr);
    items.emplace_back(
        TextAnswer{puzzle.grid, puzzle.candidates, puzzle.comment, puzzle.line, std::move(result)});
    solving = false;
  }
};

TextSolver::TextSolver(std::string text) : impl_(make_owned<Impl>(std::move(text))) {}

bool TextSolver::advance(std::uint64_t nodes) {
  Impl& work = *impl_;
  while (!work.done && nodes != 0) {
    if (!work.solving) {
      work.read_next();
      --nodes;
      continue;
    }
    const std::uint64_t before = work.solver.nodes();
    if (work.solver.advance(nodes)) work.take_answer();
    nodes -= work.solver.nodes() - before;
  }
  return work.done;
}

Format TextSolver::format() const { return impl_->reader.format(); }

std::vector<TextItem> TextSolver::take_items() { return std::exchange(impl_->items, {}); }

const std::string& TextSolver::text() const { return impl_->text; }

std::string solve_text(std::string text) {
  TextSolver solver(std::move(text));
  solver.advance(UINT64_MAX);
  return solver.text();
}

}  // namespace jiugong
