#include "make_regions.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <optional>
#include <variant>

#include "filter.h"
#include "jiugong/generate_regions.h"
#include "jiugong/json_text.h"
#include "jiugong/region_presets.h"
#include "jiugong/region_text.h"
#include "nearest_names.h"
#include "numbers.h"
#include "options.h"
#include "region_forms.h"

namespace jiugong::cli {
namespace {

std::vector<std::string> clue_names() {
  std::vector<std::string> names;
  names.reserve(kRegionClues);
  for (int i = 0; i < kRegionClues; ++i) names.emplace_back(name_of(static_cast<RegionClue>(i)));
  return names;
}

// A preset, or a puzzle in the notation.
std::variant<RegionPuzzle, RegionTextError> layout_of(const std::string& text) {
  if (const auto preset = region_preset(text)) return *preset;
  return read_regions(text);
}

// What is wrong with a text that is no layout.
std::string complaint_of_layout(const std::string& text, const RegionTextError& error) {
  const bool is_name = std::all_of(text.begin(), text.end(), [](char c) {
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '-';
  });
  if (is_name) {
    return "--generate: " +
           unknown_name("preset", text, preset_names(), "`jiugong regions --help`");
  }
  return "--generate: " + error.message();
}

struct RegionRequest {
  RegionPuzzle layout;
  GenerateRegionsOptions options;
  bool many;
  std::string format;
};

class MakeRegionsWorker final : public PartWorker {
 public:
  explicit MakeRegionsWorker(const RegionRequest& request) : request_(request) {}

  void work(Part& part) override {
    for (std::uint64_t number = part.begin; number < part.end; ++number) {
      GenerateRegionsOptions options = request_.options;
      if (request_.many) options.seed = seed_of(options.seed, number);
      generator_.start(request_.layout, options);
      finish(generator_);
      const GeneratedRegions& made = generator_.result();
      if (!made.reached) miss(part, number);
      ++part.totals.puzzles;
      write(made, options.seed, number, part.output);
    }
  }

 private:
  void write(const GeneratedRegions& made, std::uint64_t seed, std::uint64_t number,
             std::string& out) const {
    if (request_.format == "json") {
      JsonObject(out)
          .add("puzzle", write_regions(made.puzzle))
          .add_raw("solution", made.solution.empty() ? "" : list_as_json(made.solution))
          .add("givens", static_cast<std::uint64_t>(made.givens))
          .add("seed", std::to_string(seed))
          .add_raw("reached", made.reached ? "true" : "false");
      out += '\n';
    } else if (request_.format == "rows") {
      // (A blank line between grids.)
      if (number != 0) out += '\n';
      out += rows_of(made.puzzle);
    } else {
      out += write_regions(made.puzzle) + '\n';
    }
  }

  const RegionRequest& request_;
  RegionGenerator generator_;
};

}  // namespace

std::vector<std::string> preset_names() {
  const auto names = region_preset_names();
  return {names.begin(), names.end()};
}

void add_make_regions(CLI::App& app, MakeRegionsOptions& options) {
  app.add_option("--generate", options.layout,
                 "Make puzzles in this layout instead: a preset such as 9x9, killer or windoku, "
                 "or the notation")
      ->type_name("LAYOUT");
  options.counted = app.add_option("--count", options.count, "Number of puzzles (default: 1)")
                        ->type_name("N")
                        ->check(at_least(0));
  options.others = {
      options.counted,
      app.add_option(
             "--rules", options.rules,
             "What to draw along a random solution, such as cage or thermometer,kropki (default: "
             "cage for the preset killer, nothing for others)")
          ->type_name("RULES")
          ->delimiter(',')
          ->check(CLI::IsMember(clue_names())),
      app.add_option("--givens", options.givens,
                     "Number of givens (default: as few as the search comes to)")
          ->type_name("N")
          ->check(CLI::Range(0, kMaxRegionSide * kMaxRegionSide).description("")),
      app.add_flag(
          "--irregular", options.irregular,
          "Put regions of random shapes in the place of boxes or pieces, as in the preset jigsaw"),
      app.add_flag("--minimal", options.minimal,
                   "Leave nothing that the solver finds superfluous: no given, line or cage"),
      app.add_option("--attempts", options.attempts,
                     "Random solutions to try in search of what is wanted (default: 50)")
          ->type_name("N")
          ->check(CLI::Range(1, 1'000'000).description("")),
      app.add_option("--seed", options.seed, "A number below 2^64 or any text (default: random)")
          ->type_name("SEED")};
}

std::string check_make_regions(const MakeRegionsOptions& options) {
  if (options.layout.empty()) {
    for (const CLI::Option* const option : options.others) {
      if (option->count() != 0) return option->get_name() + " goes only with --generate";
    }
    return {};
  }
  const auto layout = layout_of(options.layout);
  if (const auto* const error = std::get_if<RegionTextError>(&layout)) {
    return complaint_of_layout(options.layout, *error);
  }
  if (options.irregular && !can_be_irregular(std::get<RegionPuzzle>(layout))) {
    return "--irregular takes a square with as many values as rows, without void cells";
  }
  return {};
}

ExitCode make_regions(const MakeRegionsOptions& options, const std::string& format,
                      std::size_t jobs) {
  RegionRequest request{.layout = std::get<RegionPuzzle>(layout_of(options.layout)),
                        .options = {.seed = seed_or_random(options.seed),
                                    .clues = {},
                                    .givens = options.givens,
                                    .irregular = options.irregular || options.layout == "jigsaw",
                                    .minimal = options.minimal,
                                    .attempts = options.attempts},
                        .many = options.counted->count() != 0,
                        .format = format};
  // As the method generateRegions of the JavaScript API has it.
  if (options.layout == "killer" && options.rules.empty()) {
    request.options.clues = {RegionClue::kCage};
  }
  // In the order of their names, each once, so that the same clues are the same request.
  const std::vector<std::string> names = clue_names();
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (std::find(options.rules.begin(), options.rules.end(), names[i]) != options.rules.end()) {
      request.options.clues.push_back(static_cast<RegionClue>(i));
    }
  }
  NumberSource source(options.count, 1);
  return run_filter(source, [&] { return std::make_unique<MakeRegionsWorker>(request); },
                    {.jobs = jobs});
}

}  // namespace jiugong::cli
