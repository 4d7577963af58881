#include "text_jobs.h"

#include <utility>
#include <variant>

#include "solve_jobs.h"

namespace jiugong::bindings {
namespace {

constexpr std::size_t kAnswerBytesOfNode = 1000;

// Of a puzzle that was read, and of one that was answered.
template <typename Puzzle>
void add_place(ObjectWriter& object, const Grid& grid, const Puzzle& puzzle) {
  puzzle.candidates ? object.add("puzzle", write_candidates(*puzzle.candidates))
                    : object.add("puzzle", grid);
  object.add("comment", puzzle.comment).add("line", puzzle.line);
}

}  // namespace

void TextJob::begin_list(std::string_view name) {
  begin();
  first_error_.reset();
  items_ = failures_ = 0;
  json() += "{\"";
  json() += name;
  json() += "\":[";
}

Json& TextJob::next_item() {
  if (items_++ != 0) json() += ',';
  return json();
}

void TextJob::add_failure(const TextError& error, std::size_t line) {
  ObjectWriter(next_item()).add("status", "error").add("error", error).add("line", line);
  if (failures_++ == 0) first_error_ = error;
}

bool TextJob::end_list() {
  if (first_error_ && failures_ == items_) {
    fail(*first_error_);
    return false;
  }
  json() += ']';
  return true;
}

void SolveTextJob::start(std::string text) {
  begin_list("results");
  stopwatch_.reset();
  solved_ = false;
  written_ = 0;
  solver_.emplace(std::move(text));
}

void SolveTextJob::run(std::uint64_t nodes) { solved_ ? write_text(nodes) : solve(nodes); }

void SolveTextJob::solve(std::uint64_t nodes) {
  stopwatch_.start();
  solved_ = solver_->advance(nodes);
  stopwatch_.stop();
  const std::vector<TextItem> items = solver_->take_items();
  if (!items.empty()) {
    // Clocks are too coarse to time one easy puzzle, so the puzzles of a step share its time.
    for (const TextItem& item : items) write(item, stopwatch_.nanoseconds() / items.size());
    stopwatch_.reset();
  }
  if (!solved_) return;
  if (end_list()) {
    json() += ",\"text\":\"";
  } else {
    solver_.reset();
  }
}

void SolveTextJob::write(const TextItem& item, std::uint64_t nanoseconds) {
  if (const auto* refusal = std::get_if<TextRefusal>(&item)) {
    add_failure(refusal->error, refusal->line);
    return;
  }
  const auto& answer = std::get<TextAnswer>(item);
  ObjectWriter object(next_item());
  add_place(object, answer.puzzle, answer);
  add_members(object, answer.result, nanoseconds);
}

// Each piece is decoded separately, so it must end with a whole character.
void SolveTextJob::write_text(std::uint64_t nodes) {
  const std::string_view rest = std::string_view(solver_->text()).substr(written_);
  std::size_t size = rest.size();
  if (nodes < size / kAnswerBytesOfNode) {
    size = static_cast<std::size_t>(nodes) * kAnswerBytesOfNode;
    while (size < rest.size() && (rest[size] & 0xc0) == 0x80) ++size;
  }
  write_json_characters(json(), rest.substr(0, size));
  written_ += size;
  if (size < rest.size()) return;
  json() += "\",\"format\":";
  write_json(json(), name_of(solver_->format()));
  json() += '}';
  solver_.reset();
  finish();
}

void ReadTextJob::start(std::string text) {
  begin_list("puzzles");
  reading_ = std::make_unique<Reading>(std::move(text));
}

void ReadTextJob::run(std::uint64_t nodes) {
  for (; nodes != 0; --nodes) {
    TextReader& reader = reading_->reader;
    if (!reader.next()) return end();
    if (const TextPuzzle* puzzle = reader.puzzle()) {
      ObjectWriter object(next_item());
      add_place(object, puzzle->grid, *puzzle);
    } else {
      add_failure(reader.failure()->error, reader.failure()->line);
    }
  }
}

void ReadTextJob::end() {
  if (end_list()) {
    json() += ",\"format\":";
    write_json(json(), name_of(reading_->reader.format()));
    json() += '}';
  }
  reading_.reset();
  finish();
}

void ReadPuzzleJob::start(const std::string& text, bool takes_candidates) {
  begin();
  const auto read = read_any_puzzle(text);
  const auto* const puzzle = std::get_if<TextPuzzle>(&read);
  if (puzzle == nullptr) return fail(std::get<TextError>(read));
  if (!puzzle->candidates) return write_json(json(), puzzle->grid);
  if (takes_candidates) return write_json(json(), write_candidates(*puzzle->candidates));
  fail(std::get<TextError>(read_puzzle(text)));
}

void WriteTextJob::start(const std::string& puzzle, const std::string& format) {
  begin();
  const auto named = from_name<Format>(format);
  if (!named) return refuse("format", format);
  if (const auto grid = read(puzzle)) write_json(json(), write_grid(*grid, *named));
}

}  // namespace jiugong::bindings
