// The program: its verbs behind one command line.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "exit_code.h"
#include "verb.h"

namespace CLI {
class App;
}

namespace jiugong::cli {

class Program {
 public:
  Program();
  ~Program();
  Program(const Program&) = delete;
  Program& operator=(const Program&) = delete;

  // Reads the command line and does what it says.
  int run(int argc, const char* const* argv);

  // What the manual page and the completions are made of.
  const CLI::App& app() const { return *app_; }
  const std::vector<std::unique_ptr<Verb>>& verbs() const { return verbs_; }

 private:
  std::unique_ptr<CLI::App> app_;
  std::vector<std::unique_ptr<Verb>> verbs_;
};

// `Presets: 4x4, 6x6, …`
std::string text_of(const NameList& list);

// An exit code and what it means.
struct ExitMeaning {
  int code;
  std::string meaning;
};
std::vector<ExitMeaning> exit_meanings();

}  // namespace jiugong::cli
