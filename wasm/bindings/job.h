// A job: a call from JavaScript that runs in portions and writes its result as JSON.
//
// Every job is a class with a function `start`, which takes the arguments of a call and discards
// the previous one, and `run`, which does the work, so that the host can drive all jobs in the
// same way.
//
// The result of a finished job is everything it wrote, in order. A long result is taken piece by
// piece, so it need not fit into the module's memory. When a job has failed, take() returns the
// error alone.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "jiugong/grid.h"
#include "jiugong/phrase.h"
#include "json.h"

namespace jiugong::bindings {

enum class State { kWorking, kDone, kFailed };

// Writes a phrase in the form that the page expects: { form, values }.
void write_json(Json& out, const Phrase& phrase);

// Adds what every error has; line and column are 0 where it has no position in a text.
ObjectWriter& add_error(ObjectWriter& object, std::string_view code, std::string_view message,
                        std::uint64_t line = 0, std::uint64_t column = 0, const Phrase& found = {},
                        const Phrase& expected = {});

// Returns the JSON of an error without a position in a text.
Json bare_error(std::string_view code, std::string_view message);

// The base class of jobs: their JSON and their final state.
class Job {
 public:
  virtual ~Job() = default;
  Job(const Job&) = delete;
  Job& operator=(const Job&) = delete;

  // Advances the search by about `nodes` nodes, in the unit of the underlying search class.
  State advance(std::uint64_t nodes) {
    if (state_ == State::kWorking) run(nodes);
    return state_;
  }

  // Returns the JSON written since the last call.
  std::string take() { return std::exchange(json_, Json()); }

  // The part of the work that is done, 0..1. Negative if the job does not report progress.
  virtual double progress() const { return -1; }

  // What is known before the end, so that a caller that stops the job can keep it: the JSON of an
  // object, and a number that changes whenever the object does, -1 as long as nothing is known.
  virtual int stage() const { return -1; }
  virtual std::string interim() const { return "{}"; }

  // For jobs that work on bytes: the buffer for the input, to be filled before the first step, and
  // the output, valid until the next start.
  virtual char* input() { return nullptr; }
  virtual std::string_view output() const { return {}; }

 protected:
  Job() = default;

  // Does so much of a call, which is not over. Calls finish() once all of its JSON is written, or fails. A job that
  // answers as soon as it starts has nothing else to do.
  virtual void run(std::uint64_t /*nodes*/) { finish(); }

  void begin() {
    json_.clear();
    state_ = State::kWorking;
  }

  // Ends the call, if it has not failed.
  void finish() {
    if (state_ == State::kWorking) state_ = State::kDone;
  }

  // Fails with an `error` of any type that has a write_json.
  template <typename Error>
  void fail(const Error& error) {
    json_.clear();
    write_json(json_, error);
    state_ = State::kFailed;
  }

  // Fails because the argument `what` ("format") has an unknown value. For API callers
  // web/engine/arguments.ts reports such values first, with a better message; this check prevents a
  // bug from passing as a valid choice.
  void refuse(std::string_view what, std::string_view value);

  // Fails because the arguments do not fit, as the message says.
  void refuse(std::string_view message);

  // The puzzle of a line, as Grid::from_line() reads it; fails for any other text. (Other texts of puzzles have become lines
  // before, by ReadPuzzleJob: so only the modules with texts contain their readers.)
  std::optional<Grid> read(std::string_view line);

  State state() const { return state_; }
  Json& json() { return json_; }

 private:
  Json json_;
  State state_ = State::kDone;
};

}  // namespace jiugong::bindings
