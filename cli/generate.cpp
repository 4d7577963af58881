#include "jiugong/generate.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>

#include "filter.h"
#include "jiugong/formats.h"
#include "jiugong/generate_rated.h"
#include "jiugong/json_text.h"
#include "nearest_names.h"
#include "numbers.h"
#include "options.h"
#include "verb.h"

namespace jiugong::cli {
namespace {

// The ratings of all sudokus that are known.
constexpr int kLowestEr = 10, kHighestEr = 119;

struct GenerateRequest {
  std::uint64_t count = 1;
  bool many = false;  // whether the number was given
  std::string format;
  bool rated = false;             // whether a difficulty is wanted
  std::uint64_t attempts = 1000;  // without one
  GenerateRatedOptions wanted = {.er = {}};

  // The seed of a puzzle: one alone has that of the option, as in the JavaScript API.
  std::uint64_t seed_of_puzzle(std::uint64_t number) const {
    return many ? seed_of(wanted.seed, number) : wanted.seed;
  }
};

class GenerateWorker final : public PartWorker {
 public:
  GenerateWorker(const GenerateRequest& request, const std::shared_ptr<const GridSampler>& sampler)
      : request_(request), plain_(sampler), rated_(sampler) {}

  void work(Part& part) override {
    for (std::uint64_t number = part.begin; number < part.end; ++number) {
      const std::uint64_t seed = request_.seed_of_puzzle(number);
      const GeneratedRated made = request_.rated ? make_rated(seed) : make_plain(seed);
      if (!made.reached) miss(part, number);
      ++part.totals.puzzles;
      write(made, seed, number, part.output);
    }
  }

 private:
  GeneratedRated make_plain(std::uint64_t seed) {
    plain_.start({.seed = seed,
                  .clues = request_.wanted.clues,
                  .symmetry = request_.wanted.symmetry,
                  .minimal = request_.wanted.minimal,
                  .attempts = request_.attempts});
    finish(plain_);
    const Generated& made = plain_.result();
    return {.puzzle = made.puzzle,
            .solution = made.solution,
            .clues = made.clues,
            .hardest = {},
            .reached = made.reached};
  }

  GeneratedRated make_rated(std::uint64_t seed) {
    GenerateRatedOptions options = request_.wanted;
    options.seed = seed;
    rated_.start(options);
    finish(rated_);
    return rated_.result();
  }

  void write(const GeneratedRated& made, std::uint64_t seed, std::uint64_t number,
             std::string& out) const {
    if (request_.format == "line") {
      out += made.puzzle.to_line() + '\n';
    } else if (request_.format == "csv") {
      out += made.puzzle.to_line() + ',' + made.solution.to_line() + ',' +
             std::to_string(made.clues) + ',' + std::to_string(seed);
      if (request_.rated)
        out += ',' + tenths(made.er) + ',' + tenths(made.ep) + ',' + tenths(made.ed);
      out += '\n';
    } else if (request_.format == "json") {
      write_json(made, seed, out);
      out += '\n';
    } else {
      // (A blank line between grids.)
      if (number != 0) out += '\n';
      out += write_grid(made.puzzle, request_.format == "boxed" ? Format::kBoxed : Format::kRows);
    }
  }

  void write_json(const GeneratedRated& made, std::uint64_t seed, std::string& out) const {
    JsonObject object(out);
    object.add("puzzle", made.puzzle.to_line())
        .add("solution", made.solution.to_line())
        .add("givens", static_cast<std::uint64_t>(made.clues))
        .add("seed", std::to_string(seed))
        .add_raw("reached", made.reached ? "true" : "false");
    if (request_.rated) {
      object.add_raw("er", tenths(made.er))
          .add_raw("ep", tenths(made.ep))
          .add_raw("ed", tenths(made.ed));
      made.hardest ? object.add("hardest", id_of(*made.hardest)) : object.add_raw("hardest", "");
    }
  }

  const GenerateRequest& request_;
  Generator plain_;
  RatedGenerator rated_;
};

// Reads `7.2`, in tenths; -1 for anything else.
int read_tenths(std::string_view text) {
  int tenths = 0, decimals = -1;
  if (text.empty() || text.size() > 4) return -1;
  for (const char c : text) {
    if (c == '.' && decimals < 0) {
      decimals = 0;
    } else if (c >= '0' && c <= '9' && decimals < 1) {
      tenths = 10 * tenths + (c - '0');
      if (decimals == 0) decimals = 1;
    } else {
      return -1;
    }
  }
  return decimals == 1 ? tenths : 10 * tenths;
}

// Reads `7.2` or `6-7.2`.
std::optional<RatingRange> read_range(std::string_view text) {
  const auto hyphen = text.find('-');
  const int low = read_tenths(text.substr(0, hyphen));
  const int high = hyphen == std::string_view::npos ? low : read_tenths(text.substr(hyphen + 1));
  if (low < 1 || high < low) return std::nullopt;
  return RatingRange{low, high};
}

// The techniques that are known, or those of a style.
std::vector<std::string> technique_names(std::optional<Style> style = std::nullopt) {
  std::vector<std::string> names;
  for (std::size_t i = 0; i < kTechniqueCount; ++i) {
    const auto technique = static_cast<Technique>(i);
    if (!style || has_technique(*style, technique)) names.push_back(id_of(technique));
  }
  return names;
}

// beginner 1.2, easy 2.0, … and extreme above
std::string levels_in_words() {
  std::string text;
  for (std::size_t i = 0; i + 1 < kLevelCount; ++i) {
    const auto level = static_cast<Level>(i);
    text.append(i == 0 ? "" : ", ").append(name_of(level)).append(" ");
    text += tenths(ratings_of(level).high);
  }
  return text.append(", ").append(name_of(Level::kExtreme)).append(" above");
}

class Generate final : public Verb {
 public:
  VerbManual manual() const override {
    return {
        .name = "generate",
        .summary = "Make random sudokus",
        .description =
            "Every puzzle has one solution. Without options for the number of givens and the "
            "difficulty it is minimal. With --count, puzzle number i (from 0) has a seed of its "
            "own, which csv and json tell; they also have the solution, the number of givens and, "
            "with a difficulty, the ratings ER, EP and ED. Where no puzzle as wanted is found, "
            "the nearest is written, and the exit code is 4.",
        .examples =
            {{"jiugong generate --count 1000 --seed 7", "a thousand puzzles, the same each time"},
             {"jiugong generate --level hard --symmetry rotate180", "a hard one, symmetric"},
             {"jiugong generate --technique xy-wing --format boxed",
              "one for which an XY-wing is needed"},
             {"jiugong generate --er 7-7.5 --count 10 --format csv", "ten of a range of ratings"}},
        .name_lists = {
            {"--technique", "Techniques of the style explainer",
             technique_names(Style::kExplainer)},
            {"--technique", "Techniques of the style human", technique_names(Style::kHuman)}}};
  }

  void add_options(CLI::App& app) override {
    count_ = take_numbers(
        app.add_option("-n,--count", request_.count, "Number of puzzles (default: 1)"), 0);
    add_seed(app, seed_, "A number below 2^64 or any text (default: random)");
    app.add_option("-g,--givens", request_.wanted.clues, "Number of givens, 17 to 81")
        ->type_name("N")
        ->check(CLI::Range(17, 81).description(""));
    symmetry_ = name_of(Symmetry::kNone);
    app.add_option("--symmetry", symmetry_, "Symmetry of the givens (default: none)")
        ->type_name("SYMMETRY")
        ->check(CLI::IsMember(names_of<Symmetry>()));
    app.add_flag("-m,--minimal", request_.wanted.minimal,
                 "Make puzzles from which no given can be left out");
    attempts_ = take_numbers(
        app.add_option("--attempts", request_.attempts,
                       "Puzzles to make in search of the number of givens (default: 1000)"),
        1);
    app.add_option("-l,--level", level_, "Difficulty, by the highest ER: " + levels_in_words())
        ->type_name("LEVEL")
        ->check(CLI::IsMember(names_of<Level>()));
    app.add_option("--er", er_,
                   "Difficulty as Sudoku Explainer's rating ER, from " + tenths(kLowestEr) +
                       " to " + tenths(kHighestEr) + ", such as 7.2 or 6-7.2")
        ->type_name("ER");
    app.add_option(
           "--technique", technique_,
           "Difficulty as the hardest technique that is needed, such as x-wing or naked-pair")
        ->type_name("NAME");
    of_style_ = add_style(app, style_);
    effort_ = take_numbers(
        app.add_option("-e,--effort", request_.wanted.effort,
                       "Work in search of a difficulty: a puzzle counts 1 up to ER 6, and more "
                       "the harder it is, a thousand at 10.5 (default: 1000000, about a minute)"),
        1);
    add_jobs(app, jobs_);
    add_format(app, request_.format, {"line", "rows", "boxed", "csv", "json"}, "Output format");
  }

  std::string check() const override {
    const int difficulties =
        (level_.empty() ? 0 : 1) + (er_.empty() ? 0 : 1) + (technique_.empty() ? 0 : 1);
    if (difficulties > 1) return "choose one of --level, --er and --technique";
    if (difficulties == 0 && effort_->count() != 0)
      return "--effort goes only with one of --level, --er and --technique";
    if (difficulties != 0 && attempts_->count() != 0)
      return "--attempts goes only without --level, --er and --technique; with one of them, "
             "--effort says how long to search";
    if (technique_.empty() && of_style_->count() != 0) return "--style goes only with --technique";
    if (!er_.empty()) {
      const auto range = read_range(er_);
      if (!range) return "--er takes a rating such as 7.2, or two: 6-7.2";
      // (Beyond that the search would take all of its effort, some minutes, in vain.)
      if (range->high < kLowestEr || range->low > kHighestEr)
        return "--er takes ratings from " + tenths(kLowestEr) + " to " + tenths(kHighestEr) +
               ", those of known sudokus";
    }
    if (technique_.empty()) return {};
    const auto technique = technique_with_id(technique_);
    if (!technique) {
      return unknown_name("technique", technique_, technique_names(), "`jiugong generate --help`");
    }
    if (has_technique(*from_name<Style>(style_), *technique)) return {};
    // (Every technique is one of a style.)
    return "the style " + style_ + " has no technique " + technique_ + "; --style " +
           (style_ == "human" ? "explainer" : "human") + " has it";
  }

  ExitCode run() override {
    request_.many = count_->count() != 0;
    request_.wanted.seed = seed_or_random(seed_);
    request_.wanted.symmetry = *from_name<Symmetry>(symmetry_);
    request_.wanted.style = *from_name<Style>(style_);
    choose_difficulty();
    const auto sampler = std::make_shared<const GridSampler>();
    NumberSource source(request_.count, request_.rated ? 1 : 64);
    std::string header;
    if (request_.format == "csv") {
      header = request_.rated ? "puzzle,solution,givens,seed,er,ep,ed\n"
                              : "puzzle,solution,givens,seed\n";
    }
    return run_filter(source, [&] { return std::make_unique<GenerateWorker>(request_, sampler); },
                      {.jobs = jobs_, .beginning = header});
  }

 private:
  void choose_difficulty() {
    if (!technique_.empty()) request_.wanted.technique = technique_with_id(technique_);
    if (!er_.empty()) request_.wanted.er = *read_range(er_);
    if (const auto level = from_name<Level>(level_)) request_.wanted.er = ratings_of(*level);
    request_.rated = !technique_.empty() || !er_.empty() || !level_.empty();
  }

  GenerateRequest request_;
  CLI::Option *count_ = nullptr, *attempts_ = nullptr, *effort_ = nullptr, *of_style_ = nullptr;
  std::size_t jobs_ = 0;
  std::string seed_, symmetry_, level_, er_, technique_, style_;
};

}  // namespace

std::unique_ptr<Verb> make_generate() { return std::make_unique<Generate>(); }

}  // namespace jiugong::cli
