// The verb about puzzles of any shape: solves those of files, or makes one.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <variant>

#include "filter.h"
#include "jiugong/generate_regions.h"
#include "jiugong/json_text.h"
#include "jiugong/region_presets.h"
#include "jiugong/region_text.h"
#include "nearest_names.h"
#include "numbers.h"
#include "options.h"
#include "texts.h"
#include "verb.h"

namespace jiugong::cli {
namespace {

// The cells in the notation: `53467…`, or numbers separated by spaces.
std::string cells_of(const RegionPuzzle& puzzle) {
  static constexpr std::string_view kCells = "cells ";
  RegionPuzzle bare{.rows = puzzle.rows,
                    .cols = puzzle.cols,
                    .low = puzzle.low,
                    .high = puzzle.high,
                    .cells = puzzle.cells,
                    .regions = {},
                    .cages = {},
                    .rules = {}};
  const std::string notation = write_regions(bare);
  const auto at = notation.find(kCells);
  return at == std::string::npos ? "" : notation.substr(at + kCells.size());
}

// A line for each row, numbers aligned.
std::string rows_of(const RegionPuzzle& puzzle) {
  const std::size_t width = std::to_string(puzzle.high).size();
  std::string text;
  std::size_t next = 0;
  for (int row = 0; row < puzzle.rows; ++row) {
    for (int col = 0; col < puzzle.cols; ++col) {
      const int value = puzzle.cells[next++];
      const std::string cell = value == kVoidCell   ? "#"
                               : value == kOpenCell ? "."
                                                    : std::to_string(value);
      if (col != 0) text += ' ';
      text.append(width - std::min(width, cell.size()), ' ') += cell;
    }
    text += '\n';
  }
  return text;
}

class RegionsWorker final : public PartWorker {
 public:
  RegionsWorker(const std::string& format, std::uint64_t limit, bool unique)
      : format_(format), limit_(limit), unique_(unique) {}

  void work(Part& part) override {
    BlockReader blocks(part);
    while (blocks.next()) {
      const TextBlock& block = blocks.block();
      std::vector<TextBlock> several;
      if (part.shape.layout == FileLayout::kText && !is_puzzle(block))
        several = counted_blocks(block);
      if (several.empty() || !is_puzzle(several.front())) several = {block};
      for (const TextBlock& each : several) tell(each, part);
    }
  }

 private:
  static bool is_puzzle(const TextBlock& block) {
    return std::holds_alternative<RegionPuzzle>(read_regions(block.text));
  }

  // Writes the answer, or what is wrong.
  void tell(const TextBlock& block, Part& part) {
    const auto read = read_regions(block.text);
    if (const auto* error = std::get_if<RegionTextError>(&read)) {
      part.complain(block.line + error->line - 1, error->column,
                    "Found " + error->found.text() + ", expected " + error->expected.text() + ".");
      part.output += format_ == "json" ? "{\"status\":\"bad\"}\n" : "bad\n";
    } else {
      answer(std::get<RegionPuzzle>(read), part);
    }
  }

  void answer(const RegionPuzzle& puzzle, Part& part) {
    solver_.start(puzzle, limit_);
    finish(solver_);
    const RegionResult result = solver_.result();
    ++part.totals.puzzles;
    if (unique_ && result.status != Status::kUnique) ++part.totals.not_as_wanted;
    RegionPuzzle answer = puzzle;
    if (!result.solution.empty()) answer.cells = result.solution;
    std::string& out = part.output;
    if (format_ == "json") {
      const auto list = [](const std::vector<int>& cells) {
        return cells.empty() ? "" : list_as_json(cells);
      };
      JsonObject(out)
          .add("puzzle", write_regions(puzzle))
          .add("status", name_of(result.status))
          .add("count", result.count)
          .add_raw("capped", result.capped ? "true" : "false")
          .add_raw("solution", list(result.solution))
          .add("nodes", result.nodes);
    } else if (format_ == "count") {
      out += std::string(name_of(result.status)) + ' ' + std::to_string(result.count);
    } else if (format_ == "notation") {
      out += write_regions(answer);
    } else {
      out += format_ == "rows" ? rows_of(answer) : cells_of(answer);
    }
    out += '\n';
  }

  const std::string& format_;
  std::uint64_t limit_;
  bool unique_;
  RegionSolver solver_;
};

// The layouts that have names.
std::vector<std::string> preset_names() {
  const auto names = region_preset_names();
  return {names.begin(), names.end()};
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

class Regions final : public Verb {
 public:
  VerbManual manual() const override {
    return {
        .name = "regions",
        .summary = "Solve puzzles of any shape: jigsaws, killers and others",
        .description =
            "Reads the notation of Jiugong, a puzzle a line, where each line begins with a size: "
            "4x4; rows; columns; boxes 2x2; thermometer r1c1..r1c3; cells 1... .... .... ...4 "
            "(the header jiugong/region_text.h has all of it). Any other file is one puzzle: the "
            "notation in several lines, a classic sudoku of any size, a jigsaw with its labels or "
            "walls, a killer with its cages; IDs of Solo and addresses of Interactive Sudoku "
            "Solver (?q=.Cage~…) may be a line each. Below a number of puzzles each has as many "
            "lines. Formats: cells is a line with the values; rows has a line a row; notation is "
            "the puzzle with its values; count tells unique, multiple or none, "
            "and the number of solutions; json has all of it. With --generate random puzzles with "
            "one solution are made instead, in the formats notation, rows and json; where none as "
            "wanted is found, the nearest is written, and the exit code is 4.",
        .examples = {{"jiugong regions --format rows killer.txt",
                      "a killer: cages such as 15 r1c1 r1c2"},
                     {"jiugong regions --format count puzzles.txt", "a puzzle a line"},
                     {"jiugong regions --generate 9x9 --rules thermometer,kropki --count 10",
                      "ten puzzles of thermometers and dots"}},
        .name_lists = {{"--generate", "Presets", preset_names()}}};
  }

  void add_options(CLI::App& app) override {
    add_files(app, input_);
    add_jobs(app, input_.jobs);
    add_format(app, format_, {"cells", "rows", "notation", "count", "json"},
               "Output format, notation for --generate");
    counted_ = take_numbers(
        app.add_option("-n,--limit", limit_, "Count up to N solutions (default: 2)"), 1);
    app.add_flag("-u,--unique", unique_,
                 "Exit with 4 unless every puzzle has exactly one solution");
    app.add_option("--generate", layout_,
                   "Make puzzles in this layout instead: a preset such as 9x9, killer or windoku, "
                   "or the notation")
        ->type_name("LAYOUT");
    number_given_ =
        take_numbers(app.add_option("--count", number_, "Number of puzzles (default: 1)"), 0);
    only_generate_ = {
        number_given_,
        app.add_option(
               "--rules", rules_,
               "What to draw along a random solution, such as cage or thermometer,kropki (default: "
               "cage for the preset killer, nothing for others)")
            ->type_name("RULES")
            ->delimiter(',')
            ->check(CLI::IsMember(names_of<RegionClue>())),
        app.add_option("--givens", options_.givens,
                       "Number of givens (default: as few as the search comes to)")
            ->type_name("N")
            ->check(CLI::Range(0, kMaxRegionSide * kMaxRegionSide).description("")),
        app.add_flag("--irregular", options_.irregular,
                     "Put regions of random shapes in the place of boxes or pieces, as in the "
                     "preset jigsaw"),
        app.add_flag("--minimal", options_.minimal,
                     "Leave nothing that the solver finds superfluous: no given, line or cage"),
        app.add_option("--attempts", options_.attempts,
                       "Random solutions to try in search of what is wanted (default: 50)")
            ->type_name("N")
            ->check(CLI::Range(1, 1'000'000).description("")),
        app.add_option("--seed", seed_, "A number below 2^64 or any text (default: random)")
            ->type_name("SEED")};
  }

  std::string check() const override {
    if (layout_.empty()) {
      for (const CLI::Option* const option : only_generate_) {
        if (option->count() != 0) return option->get_name() + " goes only with --generate";
      }
      return {};
    }
    if (!input_.files.empty()) return "--generate reads no files";
    if (format_ == "count") return "--generate has no format count";
    if (counted_->count() != 0) return "--limit goes only without --generate";
    if (unique_) return "--unique goes only without --generate, whose puzzles have one solution";
    const auto layout = layout_of(layout_);
    if (const auto* const error = std::get_if<RegionTextError>(&layout)) {
      return complaint_of_layout(layout_, *error);
    }
    if (options_.irregular && !can_be_irregular(std::get<RegionPuzzle>(layout))) {
      return "--irregular takes a square with as many values as rows, without void cells";
    }
    return {};
  }

  ExitCode run() override {
    if (!layout_.empty()) return make();
    FileSource source(input_.files, std::make_unique<TextSplitter>(TextRule::kRegions), 2'048);
    return run_filter(source,
                      [&] { return std::make_unique<RegionsWorker>(format_, limit_, unique_); },
                      {.jobs = input_.jobs});
  }

 private:
  ExitCode make() const {
    RegionRequest request{.layout = std::get<RegionPuzzle>(layout_of(layout_)),
                          .options = options_,
                          .many = number_given_->count() != 0,
                          .format = format_};
    request.options.seed = seed_or_random(seed_);
    // As the method generateRegions of the JavaScript API has it.
    request.options.irregular |= layout_ == "jigsaw";
    if (layout_ == "killer" && rules_.empty()) request.options.clues = {RegionClue::kCage};
    // In the order of their names, each once, so that the same clues are the same request.
    const std::vector<std::string> names = names_of<RegionClue>();
    for (std::size_t i = 0; i < names.size(); ++i) {
      if (std::find(rules_.begin(), rules_.end(), names[i]) != rules_.end()) {
        request.options.clues.push_back(static_cast<RegionClue>(i));
      }
    }
    NumberSource source(number_, 1);
    return run_filter(source, [&] { return std::make_unique<MakeRegionsWorker>(request); },
                      {.jobs = input_.jobs});
  }

  InputOptions input_;
  std::string format_;
  std::uint64_t limit_ = 2;
  CLI::Option* counted_ = nullptr;
  bool unique_ = false;

  // Of puzzles that are made.
  std::string layout_;  // a preset or the notation; empty to solve instead
  std::vector<std::string> rules_;
  GenerateRegionsOptions options_;
  std::uint64_t number_ = 1;
  std::string seed_;
  CLI::Option* number_given_ = nullptr;
  std::vector<CLI::Option*> only_generate_;
};

}  // namespace

std::unique_ptr<Verb> make_regions() { return std::make_unique<Regions>(); }

}  // namespace jiugong::cli
