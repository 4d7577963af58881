#include "teach_jobs.h"

#include <algorithm>
#include <array>
#include <limits>
#include <optional>
#include <string_view>
#include <variant>

#include "jiugong/position_text.h"
#include "teach_json.h"
#include "text_json.h"

namespace jiugong::bindings {
namespace {

// How often each technique was used, as an object of those that were.
struct Uses {
  const std::array<int, kTechniqueCount>& counts;
};

void write_json(Json& out, const Uses& uses) {
  ObjectWriter object(out);
  for (std::size_t i = 0; i < kTechniqueCount; ++i) {
    if (uses.counts[i] != 0) object.add(id_of(static_cast<Technique>(i)), uses.counts[i]);
  }
}

// All jobs share them because they share the memory of the module.
Teachers& shared_teachers() {
  constexpr std::size_t kMaxIdle = 4;
  static Teachers teachers(kMaxTeachers, kMaxIdle, [] { return std::make_unique<Teacher>(); });
  return teachers;
}

}  // namespace

TeachJob::TeachJob() : teachers_(shared_teachers()) {}

void TeachJob::start(const std::string& position, const TeachOptions& options) {
  begin();
  teacher_.reset();
  auto read = read_position(position);
  if (const auto* error = std::get_if<TextError>(&read)) {
    fail(*error);
  } else {
    position_ = std::get<Position>(read);
    options_ = options;
  }
}

void TeachJob::start(const std::string& position, const std::string& style, TeachOptions options) {
  const auto named = from_name<Style>(style);
  options.style = named.value_or(Style::kExplainer);
  start(position, options);
  if (!named && state() == State::kWorking) refuse("style", style);
}

void TeachJob::run(std::uint64_t nodes) {
  teachers_.work(*this, teacher_, nodes,
                 [this](Teacher& teacher) { teacher.start(position_, options_); });
}

void TeachJob::work(std::uint64_t nodes) {
  const bool over = teacher_->advance(teach_work(nodes));
  write_portion(teacher_->result());
  if (over) {
    write_end(teacher_->result());
    teacher_.reset();
    finish();
  }
}

double LongTeachJob::progress() const {
  if (teacher() != nullptr) return teacher()->progress();
  return state() == State::kDone ? 1 : 0;
}

int LongTeachJob::stage() const {
  return teacher() == nullptr ? 0 : teacher()->result().step_count;
}

std::string LongTeachJob::interim() const {
  const TeachResult nothing;
  const TeachResult& result = teacher() == nullptr ? nothing : teacher()->result();
  Json json;
  {
    ObjectWriter object(json);
    object.add("steps", result.step_count);
    add_ratings(object, result, style());
    object.add("hardest", result.hardest);
  }
  return json;
}

void RateJob::start(const std::string& position) { TeachJob::start(position, {.record = false}); }

void RateJob::write_end(const TeachResult& result) {
  ObjectWriter object(json());
  object.add("check", result.check);
  add_ratings(object, result);
  object.add("hardest", result.hardest)
      .add("steps", result.step_count)
      .add("techniques", Uses{result.uses});
}

void StepList::begin(Json& json) {
  written_ = 0;
  json += R"({"steps":[)";
}

void StepList::write(Json& json, const std::vector<Step>& steps, Style style) {
  for (; written_ < steps.size(); ++written_) {
    if (written_ != 0) json += ',';
    write_json(json, StyledStep{steps[written_], style});
  }
}

void ExplainJob::start(const std::string& position, std::uint64_t limit, const std::string& style) {
  constexpr std::uint64_t kLargestLimit = std::numeric_limits<int>::max();
  TeachJob::start(position, style, {.max_steps = static_cast<int>(std::min(limit, kLargestLimit))});
  if (state() == State::kWorking) list_.begin(json());
}

void ExplainJob::write_portion(const TeachResult& result) {
  list_.write(json(), result.steps, style());
}

void ExplainJob::write_end(const TeachResult& result) {
  Json rest;
  {
    ObjectWriter object(rest);
    object.add("check", result.check).add("solved", result.solved);
    add_ratings(object, result, style());
  }
  json() += "],";
  json() += std::string_view(rest).substr(1);
}

void StepsJob::start(const std::string& position, const std::string& style) {
  TeachJob::start(position, style, {.all_steps = true});
  if (state() == State::kWorking) list_.begin(json());
}

void StepsJob::write_portion(const TeachResult& result) {
  list_.write(json(), result.steps, style());
}

void StepsJob::write_end(const TeachResult& result) {
  json() += R"(],"check":)";
  write_json(json(), result.check);
  json() += '}';
}

void HintJob::start(const std::string& position, const std::string& style) {
  TeachJob::start(position, style, {.max_steps = 1});
}

void HintJob::write_end(const TeachResult& result) {
  ObjectWriter object(json());
  const auto& [verdict, cells] = result.check;
  if (verdict != Verdict::kSound) {
    object.add("kind", name_of(verdict));
    if (!cells.empty()) object.add("cells", cells);
  } else if (!result.steps.empty()) {
    object.add("kind", "step").add("step", StyledStep{result.steps.front(), style()});
  } else {
    object.add("kind", result.solved ? "solved" : "stuck");
  }
}

RatingBatchJob::RatingBatchJob() : teachers_(shared_teachers()) {}

void RatingBatchJob::start(std::size_t size, const BatchQuestion& question) {
  teacher_.reset();
  BatchJob::start(size, question);
}

void RatingBatchJob::run(std::uint64_t nodes) {
  teachers_.work(*this, teacher_, nodes, [this](Teacher& teacher) { rater_.use(&teacher); });
}

void RatingBatchJob::work(std::uint64_t nodes) {
  BatchJob::run(nodes);
  if (state() != State::kWorking) teacher_.reset();
}

void ReadPositionJob::start(const std::string& text) {
  begin();
  const auto read = read_position(text);
  if (const auto* error = std::get_if<TextError>(&read)) return fail(*error);
  json() += write_position(std::get<Position>(read), PositionFormat::kJson);
}

void WritePositionJob::start(const std::string& position, const std::string& format) {
  begin();
  const auto read = read_position(position);
  const auto named = from_name<PositionFormat>(format);
  if (const auto* error = std::get_if<TextError>(&read)) {
    fail(*error);
  } else if (!named) {
    refuse("format", format);
  } else {
    write_json(json(), write_position(std::get<Position>(read), *named));
  }
}

}  // namespace jiugong::bindings
