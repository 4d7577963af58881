// A verb of the program: `jiugong solve`.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "exit_code.h"

namespace CLI {
class App;
}

namespace jiugong::cli {

// An example of the manual: a command with what it is for.
struct Example {
  std::string command;
  std::string purpose;
};

// Names that an option takes and that are too many for its line.
struct NameList {
  std::string option;   // `--technique`
  std::string heading;  // what these names are
  std::vector<std::string> names;
};

class Verb {
 public:
  virtual ~Verb() = default;

  virtual std::string name() const = 0;

  // One line, as in the list of verbs.
  virtual std::string summary() const = 0;

  // What there is to say besides: forms of input and output.
  virtual std::string description() const = 0;

  virtual std::vector<Example> examples() const = 0;

  // Lists of names, which follow the description.
  virtual std::vector<NameList> name_lists() const { return {}; }

  // Adds its options to its command.
  virtual void add_options(CLI::App& app) = 0;

  // Checks what options cannot say each for itself. Returns what is wrong with them, or an empty text.
  virtual std::string check() const { return {}; }

  virtual ExitCode run() = 0;

 protected:
  Verb() = default;
  Verb(const Verb&) = default;
  Verb& operator=(const Verb&) = default;
};

// Each in a file of its own; verbs.cpp has the list.
std::unique_ptr<Verb> make_solve();
std::unique_ptr<Verb> make_count();
std::unique_ptr<Verb> make_candidates();
std::unique_ptr<Verb> make_minimal();
std::unique_ptr<Verb> make_canonical();
std::unique_ptr<Verb> make_generate();
std::unique_ptr<Verb> make_rate();
std::unique_ptr<Verb> make_explain();
std::unique_ptr<Verb> make_regions();
std::unique_ptr<Verb> make_untwist();
std::unique_ptr<Verb> make_rotate();
std::unique_ptr<Verb> make_tripods();
std::unique_ptr<Verb> make_exact_cover();

// All verbs, in the order of the manual.
std::vector<std::unique_ptr<Verb>> make_verbs();

}  // namespace jiugong::cli
