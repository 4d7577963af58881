// A job: a call from JavaScript at work, in steps, with its answer in JSON.
//
// Every job is a class with the same three functions, so that the host can drive all of them
// without knowing any:
//
//   void start(…);                   // begins with the arguments of a call, forgets the last
//   State advance(uint64_t nodes);   // works for about `nodes` nodes of the search
//   std::string take();              // the JSON written since it was taken last
//
// A long one may have three more, which tell how far it is; they are called after start:
//
//   double progress() const;       // the part of the work that is done, 0..1; it never falls
//   int best_length() const;       // the presses of the best answer so far, or -1
//   string best_moves() const;     // these presses in JSON, for whoever stops the job to keep
//
// The result of a job that is done is all it wrote, in order; a long one is taken piece by piece,
// so that it need not fit into the module's memory. When a job has failed take() gives the error
// alone.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "jiugong/formats.h"
#include "json.h"

namespace jiugong {

enum class State { kWorking, kDone, kFailed };

// A phrase as the page takes it: { form, values }.
void write_json(std::string& out, const Phrase& phrase);
void write_json(std::string& out, const TextError& error);

// What jobs have in common: their JSON and how they end.
class Job {
 public:
  std::string take() { return std::exchange(json_, {}); }

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
  std::string& json() { return json_; }

 private:
  std::string json_;
  State state_ = State::kDone;
};

}  // namespace jiugong
