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

// What the manual page and --help say of a verb.
struct VerbManual {
  std::string name;
  std::string summary;      // one line, as in the list of verbs
  std::string description;  // what there is to say besides: forms of input and output
  std::vector<Example> examples;
  std::vector<NameList> name_lists = {};  // follow the description
};

class Verb {
 public:
  virtual ~Verb() = default;

  virtual VerbManual manual() const = 0;
  std::string name() const { return manual().name; }

  // Adds its options to its command.
  virtual void add_options(CLI::App& app) = 0;

  // Checks what options cannot say each for itself. Returns what is wrong with them, or an empty text.
  virtual std::string check() const { return {}; }

  virtual ExitCode run() = 0;
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
