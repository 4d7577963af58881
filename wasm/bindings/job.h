// A job: a call from JavaScript at work, in steps, with its answer in JSON.
//
// Every job is a class with a function `start`, which begins with the arguments of a call and forgets the
// last, and those of `Job`, so that the host can drive all of them without knowing any.
//
// The result of a job that is done is all it wrote, in order; a long one is taken piece by piece,
// so that it need not fit into the module's memory. When a job has failed take() gives the error
// alone.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "jiugong/formats.h"
#include "json.h"

namespace jiugong::bindings {

enum class State { kWorking, kDone, kFailed };

// A phrase as the page takes it: { form, values }.
void write_json(Json& out, const Phrase& phrase);
void write_json(Json& out, const TextError& error);

// The JSON of an error that has no place in a text.
Json bare_error(std::string_view code, std::string_view message);

// What jobs have in common: their JSON and how they end.
class Job {
 public:
  virtual ~Job() = default;
  Job(const Job&) = delete;
  Job& operator=(const Job&) = delete;

  // Advances the search by about `nodes` nodes, in the unit of the class it is built on.
  virtual State advance(std::uint64_t nodes) = 0;

  // The JSON written since it was taken last.
  std::string take() { return std::exchange(json_, Json()); }

  // The part of the work that is done, 0..1; it never falls. Negative where a job cannot tell.
  virtual double progress() const { return -1; }

  // The presses of the best answer so far, or -1; and these presses in JSON, for whoever stops the job to
  // keep.
  virtual int best_length() const { return -1; }
  virtual std::string best_moves() const { return "[]"; }

  // Of jobs that work on bytes: where those of the question go before the first step, and those of the
  // answer, until the next start.
  virtual char* input() { return nullptr; }
  virtual std::string_view output() const { return {}; }

 protected:
  Job() = default;

  void begin() {
    json_.clear();
    state_ = State::kWorking;
  }

  void finish() { state_ = State::kDone; }

  // `error` is of any kind that has a write_json.
  template <typename Error>
  void fail(const Error& error) {
    json_.clear();
    write_json(json_, error);
    state_ = State::kFailed;
  }

  // Fails since the argument `what` ("format") has a value that names none. Callers hear of that
  // from web/engine/arguments.ts, in better words; here it keeps a mistake from passing for a
  // choice.
  void refuse(std::string_view what, std::string_view value);

  // Reads the one puzzle of a text; fails where there is none.
  std::optional<Grid> read(std::string_view text);

  State state() const { return state_; }
  Json& json() { return json_; }

 private:
  Json json_;
  State state_ = State::kDone;
};

}  // namespace jiugong::bindings
