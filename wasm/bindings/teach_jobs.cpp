#include "teach_jobs.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>
#include <optional>
#include <string_view>
#include <system_error>
#include <utility>

#include "teach_json.h"

namespace jiugong::bindings {
namespace {

// The work of a teacher in the time of one node of other searches.
constexpr std::uint64_t kWorkOfNode = 64;

// The API sends nothing else than digits and marks of this form.
std::optional<Grid> digits_from(std::string_view text) {
  return text.empty() ? Grid() : Grid::from_line(text);
}

std::optional<Marks> marks_from(std::string_view text) {
  Marks marks = {};
  if (text.empty()) return marks;
  const char* at = text.data();
  const char* const end = at + text.size();
  for (DigitSet& digits : marks) {
    const auto [rest, error] = std::from_chars(at, end, digits);
    if (error != std::errc() || digits > kAllDigits) return std::nullopt;
    const bool last = &digits == &marks.back();
    if (last ? rest != end : (rest == end || *rest != ',')) return std::nullopt;
    at = last ? rest : rest + 1;
  }
  return marks;
}

// How often each technique was used, as an object of those that were.
struct Uses {
  const std::array<int, kTechniqueCount>& counts;
};

void write_json(Json& out, const Uses& uses) {
  JsonObject object(out);
  for (std::size_t i = 0; i < kTechniqueCount; ++i) {
    if (uses.counts[i] != 0) object.add(id_of(static_cast<Technique>(i)), uses.counts[i]);
  }
}

// All jobs share them because they share the memory of the module.
Teachers& shared_teachers() {
  static Teachers teachers;
  return teachers;
}

}  // namespace

TeachJob::TeachJob() : teachers_(shared_teachers()) {}

void TeachJob::start(const std::string& givens, const std::string& digits, const std::string& marks,
                     const TeachOptions& options) {
  begin();
  teacher_.reset();
  const auto entered = digits_from(digits);
  const auto limits = marks_from(marks);
  if (!entered) {
    refuse("digits", digits);
  } else if (!limits) {
    refuse("marks", marks);
  } else if (const auto grid = read(givens)) {
    position_ = {.givens = *grid, .entered = *entered, .marks = *limits};
    options_ = options;
  }
}

State TeachJob::advance(std::uint64_t nodes) {
  if (state() != State::kWorking) return state();
  if (!teacher_) {
    teacher_ = teachers_.lend(*this);
    if (teacher_) teacher_->start(position_, options_);
  }
  (teacher_ ? *this : teachers_.job_in_turn()).work(nodes);
  return state();
}

void TeachJob::work(std::uint64_t nodes) {
  const bool over =
      teacher_->advance(nodes > UINT64_MAX / kWorkOfNode ? UINT64_MAX : nodes * kWorkOfNode);
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
    JsonObject object(json);
    object.add("steps", result.step_count);
    add_ratings(object, result);
    object.add("hardest", result.hardest);
  }
  return json;
}

void RateJob::start(const std::string& givens, const std::string& digits,
                    const std::string& marks) {
  TeachJob::start(givens, digits, marks, {.record = false});
}

void RateJob::write_end(const TeachResult& result) {
  JsonObject object(json());
  object.add("check", result.check);
  add_ratings(object, result);
  object.add("hardest", result.hardest)
      .add("steps", result.step_count)
      .add("techniques", Uses{result.uses});
}

void ExplainJob::start(const std::string& givens, const std::string& digits,
                       const std::string& marks, std::uint64_t limit) {
  constexpr std::uint64_t kMaxSteps = std::numeric_limits<int>::max();
  TeachJob::start(givens, digits, marks,
                  {.max_steps = static_cast<int>(std::min(limit, kMaxSteps))});
  written_ = 0;
  if (state() == State::kWorking) json() += "{\"steps\":[";
}

void ExplainJob::write_portion(const TeachResult& result) {
  for (; written_ < result.steps.size(); ++written_) {
    if (written_ != 0) json() += ',';
    write_json(json(), result.steps[written_]);
  }
}

void ExplainJob::write_end(const TeachResult& result) {
  Json rest;
  {
    JsonObject object(rest);
    object.add("check", result.check).add("solved", result.solved);
    add_ratings(object, result);
  }
  json() += "],";
  json() += std::string_view(rest).substr(1);
}

void HintJob::start(const std::string& givens, const std::string& digits,
                    const std::string& marks) {
  TeachJob::start(givens, digits, marks, {.max_steps = 1});
}

void HintJob::write_end(const TeachResult& result) {
  JsonObject object(json());
  const auto& [verdict, cells] = result.check;
  if (verdict != Verdict::kSound) {
    object.add("kind", name_of(verdict));
    if (!cells.empty()) object.add("cells", cells);
  } else if (!result.steps.empty()) {
    object.add("kind", "step").add("step", result.steps.front());
  } else {
    object.add("kind", result.solved ? "solved" : "stuck");
  }
}

}  // namespace jiugong::bindings
