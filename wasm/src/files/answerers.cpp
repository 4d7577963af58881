// Answers that are no solutions.
#include "files/columns.h"
#include "jiugong/answer_file.h"
#include "jiugong/redundant.h"
#include "jiugong/solve9.h"

namespace jiugong {
namespace {

std::vector<AnswerColumn> with_status(std::vector<AnswerColumn> columns) {
  columns.insert(columns.begin(), {"status"});
  return columns;
}

class CanonicalAnswerer final : public PromptAnswerer {
 public:
  explicit CanonicalAnswerer(bool json) : json_(json) {}

 protected:
  void answer(const Grid& puzzle, Answer& answer) override {
    const auto form = canonical_form(puzzle);
    answer.values[0] = form ? "ok" : "clash";
    answer.line = files::canonical_line(puzzle, form);
    files::put_canonical_form(form, json_, answer, 1);
  }

 private:
  bool json_;
};

class MinimalAnswerer final : public PromptAnswerer {
 public:
  explicit MinimalAnswerer(bool json) : json_(json) {}

 protected:
  void answer(const Grid& puzzle, Answer& answer) override {
    const auto cells = redundant_givens(puzzle);
    answer.as_wanted = cells && cells->empty();
    answer.values[0] = name_of(cells ? Status::kUnique : solve9(puzzle).status);
    answer.line = files::minimal_line(puzzle, cells, answer.values[0]);
    files::put_redundant_givens(cells, json_, answer, 1);
  }

 private:
  bool json_;
};

}  // namespace

std::vector<AnswerColumn> canonical_columns(bool json) {
  return with_status(files::canonical_form_columns(json));
}

std::unique_ptr<Answerer> make_canonical_answerer(bool json) {
  return std::make_unique<CanonicalAnswerer>(json);
}

std::vector<AnswerColumn> minimal_columns(bool json) {
  return with_status(files::redundant_givens_columns(json));
}

std::unique_ptr<Answerer> make_minimal_answerer(bool json) {
  return std::make_unique<MinimalAnswerer>(json);
}

}  // namespace jiugong
