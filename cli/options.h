// Options that verbs share.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "jiugong/generate.h"
#include "jiugong/teach.h"
#include "jiugong/twist.h"

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace jiugong::cli {

// All names of an enumeration, to choose from.
template <typename Enum>
std::vector<std::string> names_of() {
  std::vector<std::string> names;
  for (int number = 0; !name_of(static_cast<Enum>(number)).empty(); ++number) {
    names.emplace_back(name_of(static_cast<Enum>(number)));
  }
  return names;
}

struct InputOptions {
  std::vector<std::string> files;
  std::size_t jobs = 0;  // 0 for all processors
  std::string column;    // of a table, by name or number; empty to find it
  bool keep = false;
};

// FILE…
void add_files(CLI::App& app, InputOptions& options);

// Lets an option take whole numbers from `least` on. (CLI11 takes -1 for a huge one.)
CLI::Option* take_numbers(CLI::Option* option, std::uint64_t least);

// --jobs
void add_jobs(CLI::App& app, std::size_t& jobs);

// FILE…, --jobs and --column
void add_input(CLI::App& app, InputOptions& options);

// --format, one of these names; the first is the default.
void add_format(CLI::App& app, std::string& format, const std::vector<std::string>& names,
                const std::string& description);

// --turns, one of `clockwise`, `quarter` and `any`
void add_turns(CLI::App& app, std::string& turns);

// --style, `explainer` or `human`
CLI::Option* add_style(CLI::App& app, std::string& style);

// --seed, a number below 2^64 or any text
void add_seed(CLI::App& app, std::string& seed, const std::string& description);

std::string joined(const std::vector<std::string>& words, std::string_view separator);

// A rating in tenths as Sudoku Explainer prints it: `7.2`.
std::string tenths(int rating);

// `r3c5`
std::string cell_name(int cell);

// A press: `r1c2:cw`, the top-left tile of the block and the turn (cw, ccw or half).
std::string press_name(const Move& move);

// Presses separated by spaces, and as JSON: [{"row":0,"col":1,"turn":"cw"}]
std::string presses_as_text(const std::vector<Move>& moves);
std::string presses_as_json(const std::vector<Move>& moves);

}  // namespace jiugong::cli
