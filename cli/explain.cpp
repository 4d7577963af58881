#include <CLI/CLI.hpp>
#include <limits>

#include "answers.h"
#include "filter.h"
#include "jiugong/json_text.h"
#include "jiugong/position_text.h"
#include "jiugong/teach.h"
#include "texts.h"

namespace jiugong::cli {
namespace {

std::string digits_of(DigitSet digits) {
  std::string text;
  for (int digit = 1; digit <= 9; ++digit) {
    if ((digits >> (digit - 1) & 1) != 0) text += static_cast<char>('0' + digit);
  }
  return text;
}

class Explainer {
 public:
  Explainer(Style style, int limit) : style_(style), limit_(limit) {}

  const TeachResult& explain(const Position& position) {
    teacher_.start(position, {.max_steps = limit_, .style = style_});
    finish(teacher_);
    return teacher_.result();
  }

  // A rating of the style: `7.2`, or a whole score; empty where it is unknown.
  std::string rating(int rating) const {
    if (rating == 0) return {};
    return style_ == Style::kHuman ? std::to_string(rating) : tenths(rating);
  }

  // `Pointing (2.6): r1c4 and so on are not 5`
  std::string text_of(const Step& step) const {
    std::string text = step.name() + " (" + rating(step.rating) + "):";
    if (step.placement) {
      text += ' ' + cell_name(step.placement->cell) + " = " + std::to_string(step.placement->digit);
    }
    for (const Elimination& elimination : step.eliminations) {
      text += (text.back() == ':' ? " " : ", ") + cell_name(elimination.cell) + " is not " +
              digits_of(elimination.digits);
    }
    return text;
  }

  std::string text_of(const TeachResult& result) const {
    std::string text;
    for (std::size_t i = 0; i < result.steps.size(); ++i) {
      text += std::to_string(i + 1) + ". " + text_of(result.steps[i]) + '\n';
    }
    if (result.check.verdict != Verdict::kSound) {
      text += std::string(name_of(result.check.verdict)) + '\n';
    } else if (!result.solved && result.step_count < limit_) {
      text += "not solved\n";
    }
    return text;
  }

  // As in the JavaScript API, with fewer members: what a step does, not what it looks like.
  std::string json_of(const std::vector<Step>& steps) const {
    std::string json = "[";
    for (const Step& step : steps) {
      if (json.size() > 1) json += ',';
      JsonObject(json)
          .add("technique", id_of(step.technique))
          .add("name", step.name())
          .add_raw("rating", rating(step.rating))
          .add_raw("placement", json_of(step.placement))
          .add_raw("eliminations", json_of(step.eliminations));
    }
    return json + "]";
  }

 private:
  static std::string json_of(const std::optional<CandidateDigit>& placement) {
    if (!placement) return {};
    return R"({"cell":)" + std::to_string(placement->cell) + R"(,"digit":)" +
           std::to_string(placement->digit) + "}";
  }

  static std::string json_of(const std::vector<Elimination>& eliminations) {
    std::string json = "[";
    for (const Elimination& elimination : eliminations) {
      if (json.size() > 1) json += ',';
      std::vector<int> digits;
      for (const char c : digits_of(elimination.digits)) digits.push_back(c - '0');
      json += R"({"cell":)" + std::to_string(elimination.cell) + R"(,"digits":)" +
              list_as_json(digits) + "}";
    }
    return json + "]";
  }

  Style style_;
  int limit_;
  Teacher teacher_;
};

class ExplainAnswerer final : public Answerer {
 public:
  // The columns.
  enum : std::size_t { kStatus, kSolved, kEr, kEp, kEd, kSteps };

  ExplainAnswerer(Style style, int limit) : explainer_(style, limit) {}

  void start(const Grid& puzzle) override {
    position_ = {.givens = puzzle};
    puzzle_ = puzzle.to_line();
  }

  bool takes_candidates() const override { return true; }
  void start(const Marks& candidates) override {
    position_ = position_of(candidates);
    puzzle_ = write_candidates(candidates);
  }

  // All at once: a step of a path is not worth a pause here.
  bool advance(std::uint64_t& nodes, Answer& answer) override {
    nodes = 0;
    fill(position_, puzzle_, answer);
    return true;
  }

  void fill(const Position& position, const std::string& puzzle, Answer& answer) {
    const TeachResult& result = explainer_.explain(position);
    answer.values[kStatus] = name_of(result.check.verdict);
    answer.values[kSolved] = result.solved ? "true" : "false";
    answer.values[kEr] = explainer_.rating(result.er);
    answer.values[kEp] = explainer_.rating(result.ep);
    answer.values[kEd] = explainer_.rating(result.ed);
    answer.values[kSteps] = explainer_.json_of(result.steps);
    answer.line = puzzle + '\n' + explainer_.text_of(result);
  }

 private:
  Explainer explainer_;
  Position position_;
  std::string puzzle_;
};

class PositionWorker final : public PartWorker {
 public:
  PositionWorker(Style style, int limit, const std::vector<AnswerColumn>& columns, bool json)
      : answerer_(style, limit), columns_(columns), json_(json) {}

  void work(Part& part) override {
    const auto read = read_position(part.text());
    if (const auto* error = std::get_if<TextError>(&read)) {
      part.complain(error->line, error->column,
                    "Found " + error->found.text() + ", expected " + error->expected.text() + ".");
      return;
    }
    ++part.totals.puzzles;
    const auto& position = std::get<Position>(read);
    answer_.reset(columns_.size());
    answerer_.fill(position, position.givens.to_line(), answer_);
    if (!json_) {
      part.output += answer_.line + '\n';
      return;
    }
    {
      JsonObject object(part.output);
      object.add("puzzle", position.givens.to_line());
      for (std::size_t i = 0; i < columns_.size(); ++i) {
        columns_[i].raw ? object.add_raw(columns_[i].name, answer_.values[i])
                        : object.add(columns_[i].name, answer_.values[i]);
      }
    }
    part.output += '\n';
  }

 private:
  ExplainAnswerer answerer_;
  const std::vector<AnswerColumn>& columns_;
  bool json_;
  Answer answer_;
};

class Explain final : public SudokuVerb {
 public:
  Explain() : SudokuVerb({"text", "json"}) {}

  VerbManual manual() const override {
    return {
        .name = "explain",
        .summary = "Explain the steps to the solution of sudokus",
        .description =
            "Writes each puzzle and, below it, its steps: the name of the technique, its rating, "
            "and what follows; or what is wrong with the puzzle, such as several-solutions. json "
            "has the ratings of all steps together as well. With --position a file holds one "
            "position: a puzzle in any format, 729 candidates, a grid with the candidates in its "
            "cells, or JSON with givens, digits and marks.",
        .examples = {{"jiugong explain puzzle.txt", "all steps"},
                     {"jiugong explain --style human --limit 1 --position marks.txt",
                      "the next step of a position"}}};
  }

  void add_options(CLI::App& app) override {
    add_input(app, input_);
    add_style(app, style_);
    take_numbers(app.add_option("-n,--limit", limit_, "Number of steps to tell (default: all)"), 1);
    app.add_flag("-p,--position", position_,
                 "Take each file for one position, with its candidates");
    add_format(app);
  }

  std::string check() const override {
    return position_ && !input_.column.empty() ? "--position has no --column" : "";
  }

  ExitCode run() override {
    const bool json = format_ == "json";
    const Style style = *from_name<Style>(style_);
    const std::vector<AnswerColumn> columns = {{"status"},   {"solved", true}, {"er", true},
                                               {"ep", true}, {"ed", true},     {"steps", true}};
    if (!position_) {
      return answer_files(
          {.form = json ? AnswerForm::kJson : AnswerForm::kBlock, .columns = columns}, 512,
          [&] { return std::make_unique<ExplainAnswerer>(style, limit_); });
    }
    FileSource source(input_.files, std::make_unique<TextSplitter>(TextRule::kWhole), 512);
    return run_filter(
        source, [&] { return std::make_unique<PositionWorker>(style, limit_, columns, json); },
        {.jobs = input_.jobs, .needs_puzzles = true});
  }

 private:
  std::string style_;
  int limit_ = std::numeric_limits<int>::max();
  bool position_ = false;
};

}  // namespace

std::unique_ptr<Verb> make_explain() { return std::make_unique<Explain>(); }

}  // namespace jiugong::cli
