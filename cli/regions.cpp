#include <CLI/CLI.hpp>

#include "filter.h"
#include "jiugong/json_text.h"
#include "jiugong/region_text.h"
#include "make_regions.h"
#include "options.h"
#include "region_forms.h"
#include "texts.h"
#include "verb.h"

namespace jiugong::cli {
namespace {

// The puzzle with the values of a solution.
RegionPuzzle filled(const RegionPuzzle& puzzle, const std::vector<int>& solution) {
  RegionPuzzle answer = puzzle;
  if (!solution.empty()) answer.cells = solution;
  return answer;
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
    if (unique_ && result.status != Status::kUnique) ++part.totals.not_unique;
    const RegionPuzzle answer = filled(puzzle, result.solution);
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

class Regions final : public Verb {
 public:
  std::string name() const override { return "regions"; }
  std::string summary() const override {
    return "Solve puzzles of any shape: jigsaws, killers and others";
  }
  std::string description() const override {
    return "Reads the notation of Jiugong, a puzzle a line, where each line begins with a size: "
           "4x4; rows; columns; boxes 2x2; thermometer r1c1..r1c3; cells 1... .... .... ...4 "
           "(the header jiugong/region_text.h has all of it). Any other file is one puzzle: the "
           "notation in several lines, a classic sudoku of any size, a jigsaw with its labels or "
           "walls, a killer with its cages; IDs of Solo and addresses of Interactive Sudoku "
           "Solver (?q=.Cage~…) may be a line each. Below a number of puzzles each has as many "
           "lines. Formats: cells is a line with the values; rows "
           "has a line a "
           "row; notation is the puzzle with its values; count tells unique, multiple or none, "
           "and the number of solutions; json has all of it. With --generate random puzzles with "
           "one solution are made instead, in the formats notation, rows and json; where none as "
           "wanted is found, the nearest is written, and the exit code is 4.";
  }
  std::vector<Example> examples() const override {
    return {{"jiugong regions --format rows killer.txt", "a killer: cages such as 15 r1c1 r1c2"},
            {"jiugong regions --format count puzzles.txt", "a puzzle a line"},
            {"jiugong regions --generate 9x9 --rules thermometer,kropki --count 10",
             "ten puzzles of thermometers and dots"}};
  }

  std::vector<NameList> name_lists() const override {
    return {{"--generate", "Presets", preset_names()}};
  }

  void add_options(CLI::App& app) override {
    add_files(app, input_);
    add_jobs(app, input_.jobs);
    add_format(app, format_, {"cells", "rows", "notation", "count", "json"},
               "Output format, notation for --generate");
    counted_ = app.add_option("-n,--limit", limit_, "Count up to N solutions (default: 2)")
                   ->type_name("N")
                   ->check(at_least(1));
    app.add_flag("-u,--unique", unique_,
                 "Exit with 4 unless every puzzle has exactly one solution");
    add_make_regions(app, make_);
  }

  std::string check() const override {
    if (!make_.layout.empty()) {
      if (!input_.files.empty()) return "--generate reads no files";
      if (format_ == "count") return "--generate has no format count";
      if (counted_->count() != 0) return "--limit goes only without --generate";
      if (unique_) return "--unique goes only without --generate, whose puzzles have one solution";
    }
    return check_make_regions(make_);
  }

  ExitCode run() override {
    if (!make_.layout.empty()) return make_regions(make_, format_, input_.jobs);
    FileSource source(input_.files, std::make_unique<TextSplitter>(TextRule::kRegions), 2'048);
    return run_filter(source,
                      [&] { return std::make_unique<RegionsWorker>(format_, limit_, unique_); },
                      {.jobs = input_.jobs});
  }

 private:
  InputOptions input_;
  std::string format_;
  std::uint64_t limit_ = 2;
  CLI::Option* counted_ = nullptr;
  bool unique_ = false;
  MakeRegionsOptions make_;
};

}  // namespace

std::unique_ptr<Verb> make_regions() { return std::make_unique<Regions>(); }

}  // namespace jiugong::cli
