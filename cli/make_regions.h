// Makes puzzles of any shape: what `jiugong regions --generate` does.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "exit_code.h"

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace jiugong::cli {

struct MakeRegionsOptions {
  std::string layout;  // a preset or the notation; empty to solve instead
  std::vector<std::string> rules;
  int givens = -1;
  bool irregular = false, minimal = false;
  int attempts = 50;
  std::uint64_t count = 1;
  std::string seed;
  CLI::Option* counted = nullptr;
  std::vector<CLI::Option*> others;  // those that go only with --generate
};

// The layouts that have names.
std::vector<std::string> preset_names();

void add_make_regions(CLI::App& app, MakeRegionsOptions& options);

// What is wrong with the options, or an empty text.
std::string check_make_regions(const MakeRegionsOptions& options);

ExitCode make_regions(const MakeRegionsOptions& options, const std::string& format,
                      std::size_t jobs);

}  // namespace jiugong::cli
