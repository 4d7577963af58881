// Runs the jobs that JavaScript starts with arbitrary arguments: their answers and errors must be
// JSON.
#include <array>
#include <cstdint>
#include <cstring>
#include <limits>
#include <string>
#include <string_view>
#include <utility>

#include "analysis_jobs.h"
#include "arguments.h"
#include "batch_job.h"
#include "canonical_jobs.h"
#include "exact_cover_job.h"
#include "fuzz/grids.h"
#include "fuzz/json_check.h"
#include "fuzz/region_puzzles.h"
#include "fuzz/targets.h"
#include "generate_job.h"
#include "generate_rated_job.h"
#include "jiugong/region_presets.h"
#include "photo_job.h"
#include "puzzle_json.h"
#include "region_jobs.h"
#include "solve_jobs.h"
#include "teach_jobs.h"
#include "text_jobs.h"
#include "twist_jobs.h"

namespace jiugong::fuzz {
namespace {

using namespace bindings;

// Runs the job for a limited time; longer ones are abandoned, as the page does. Returns the JSON of
// a complete answer; other JSON is only validated if it is complete by itself.
std::string run(Job& job, std::uint64_t portion, Verdict& verdict) {
  std::string json;
  State state = State::kWorking;
  for (std::uint64_t nodes = 0; nodes < 4'000 && state == State::kWorking; nodes += portion) {
    state = job.advance(portion);
    if (state == State::kFailed) json.clear();
    json += job.take();
    verdict.expect(job.progress() <= 1 && job.stage() >= -1, "a job tells how far it is");
    verdict.expect(is_json(job.interim()), "what is known is JSON");
  }
  if (state == State::kWorking) return "";
  verdict.expect(is_json(json), "an answer is JSON");
  verdict.expect(job.advance(portion) == state, "a job that is over stays so");
  if (!verdict.good()) verdict.add(json);
  return json;
}

// Returns a count as a caller might pass it, including extreme values.
std::uint64_t count_of(FuzzInput& input) {
  constexpr std::array<double, 8> kNumbers = {
      0, 1, 2, -1, 0.5, 1e300, std::numeric_limits<double>::infinity(), 100};
  return to_count(input.one_of(kNumbers));
}

int side_of(FuzzInput& input) {
  constexpr std::array<int, 8> kSides = {
      2, 3, 4, 0, -1, 11, std::numeric_limits<int>::min(), std::numeric_limits<int>::max()};
  return input.one_of(kSides);
}

// Returns up to 255 bytes, preceded in the input by their number.
std::string bytes_of(FuzzInput& input) {
  return std::string(input.take(static_cast<std::size_t>(input.byte())));
}

std::string name_of_turns(FuzzInput& input) {
  constexpr std::array<std::string_view, 4> kNames = {"clockwise", "quarter", "any", "neither"};
  return std::string(input.one_of(kNames));
}

// Returns a puzzle as encoded by the page, unchanged or with some of its bytes changed.
std::string json_of(FuzzInput& input, Verdict& verdict) {
  RegionPuzzle puzzle = region_puzzle_of(input, {.side = 6, .values = 6, .lists = 4});
  add_some_rules(input, puzzle);
  std::string text = jiugong::json_of(puzzle);
  verdict.expect(puzzle_in(text) == puzzle, "a puzzle is read from its JSON");
  for (int changes = input.below(8) - 4; changes > 0; --changes) {
    const std::size_t at = static_cast<std::size_t>(input.two_bytes()) % text.size();
    text.replace(at, static_cast<std::size_t>(input.below(4)), input.take(2));
    if (text.empty()) return text;
  }
  return text;
}

// Returns valid tiles, or numbers made from any bytes.
std::string tiles_of(FuzzInput& input, int size) {
  if (size < 0 || size > 100 || input.below(4) == 0) return bytes_of(input);
  std::string text;
  for (int tile = 0; tile < size; ++tile)
    text += (tile == 0 ? "" : ",") + std::to_string(size - tile);
  return text;
}

template <typename AJob>
AJob& job_of_many() {
  static AJob job;  // reused for every input, as on the page
  return job;
}

template <typename AJob, typename... Arguments>
std::string ask(std::uint64_t portion, Verdict& verdict, Arguments&&... arguments) {
  AJob& job = job_of_many<AJob>();
  job.start(std::forward<Arguments>(arguments)...);
  return run(job, portion, verdict);
}

// The same for a job that takes bytes.
template <typename AJob>
void ask_with(std::string_view bytes, std::uint64_t portion, Verdict& verdict,
              const auto&... arguments) {
  AJob& job = job_of_many<AJob>();
  job.start(bytes.size(), arguments...);
  if (job.input() != nullptr) bytes.copy(job.input(), bytes.size());
  run(job, portion, verdict);
}

// A puzzle as jobs take it, or what they refuse.
std::string line_of(FuzzInput& input) {
  return input.below(8) == 0 ? bytes_of(input) : puzzle_of(input).to_line();
}

std::string text_of(FuzzInput& input) {
  return input.coin() ? puzzle_of(input).to_line() + bytes_of(input) : bytes_of(input);
}

void ask_where_to_cut(FuzzInput& input, std::uint64_t portion, Verdict& verdict) {
  constexpr std::array<std::string_view, 5> kShapes = {"", "grids", "table,44,1,1", "text",
                                                       "circle"};
  const std::string column = input.coin() ? "" : bytes_of(input), text = text_of(input);
  const bool keep = input.coin(), whole = input.coin();
  ask_with<CutJob>(text, portion, verdict, column, keep, whole, std::string(input.one_of(kShapes)));
}

constexpr std::array<std::string_view, 6> kBatchFormats = {"solution", "status", "count",
                                                           "csv",      "json",   "neither"};
constexpr std::array<std::string_view, 4> kRatingFormats = {"rating", "csv", "json", "neither"};

// (A shape need not be that of the text.)
template <typename ABatchJob, std::size_t Count>
void ask_many(FuzzInput& input, std::uint64_t portion, Verdict& verdict,
              const std::array<std::string_view, Count>& formats) {
  constexpr std::array<std::string_view, 7> kShapes = {
      "lines", "grids", "text", "table,44,0,0", "table,9,1,1", "table,59,4000000000,1", "table,,"};
  const std::string format(input.one_of(formats)), text = text_of(input);
  BatchQuestion question{.format = format, .limit = static_cast<std::uint64_t>(input.byte())};
  question.rating = input.coin();
  question.canonical = input.coin();
  question.minimal = input.coin();
  question.keep = input.coin();
  question.first = input.coin();
  question.shape = input.one_of(kShapes);
  ask_with<ABatchJob>(text, portion, verdict, question);
}

// A text, and what becomes of it.
void ask_about_one(FuzzInput& input, std::uint64_t portion, std::uint64_t limit, Verdict& verdict) {
  std::string text = text_of(input);
  const std::string line = ask<ReadPuzzleJob>(portion, verdict, text, input.coin());
  const bool is_read = line.starts_with('"');
  if (is_read) text = line.substr(1, line.size() - 2);
  const std::string answer = ask<SolveJob>(portion, verdict, text, limit);
  verdict.expect(!is_read || !answer.starts_with(R"({"code")"), "what was read is taken");
}

void ask_untwist(FuzzInput& input, std::uint64_t portion, Verdict& verdict) {
  const int rows = side_of(input), cols = side_of(input);
  const bool sane = rows >= 0 && rows <= 10 && cols >= 0 && cols <= 10;
  const std::string tiles = tiles_of(input, sane ? rows * cols : -1);
  const std::string goal = input.coin() ? "" : tiles_of(input, sane ? rows * cols : -1);
  ask<UntwistJob>(portion, verdict, rows, cols, tiles, goal, name_of_turns(input), bytes_of(input),
                  count_of(input));
}

void ask_region_text(FuzzInput& input, std::uint64_t portion, Verdict& verdict) {
  const std::string json = json_of(input, verdict);
  const std::string written = ask<WriteRegionsJob>(portion, verdict, json);
  if (!written.starts_with('"')) return;
  std::string text = written.substr(1, written.size() - 2);
  // (Of the notation JSON escapes the quotation marks of patterns alone.)
  std::erase(text, '\\');
  const std::string read = ask<ReadRegionsJob>(portion, verdict, text);
  verdict.expect(read.starts_with(R"({"rows":)"), "a written puzzle is read");
}

// Rows as encoded by the page, or arbitrary numbers.
void ask_exact_cover(FuzzInput& input, std::uint64_t portion, std::uint64_t limit,
                     Verdict& verdict) {
  constexpr std::array<std::uint32_t, 4> kStrange = {0, kMaxExactCoverColumns,
                                                     kMaxExactCoverColumns + 1, UINT32_MAX};
  const bool strange = input.below(4) == 0;
  const auto columns =
      strange ? input.one_of(kStrange) : static_cast<std::uint32_t>(input.below(8));
  const auto optional =
      strange ? input.one_of(kStrange) : static_cast<std::uint32_t>(input.below(4));
  std::string bytes;
  std::uint32_t rows = 0;
  const auto add = [&](std::uint32_t number) {
    std::array<char, 4> four{};
    std::memcpy(four.data(), &number, four.size());
    bytes.append(four.begin(), four.end());
  };
  while (!input.empty() && bytes.size() < 400) {
    ++rows;
    const int size = input.below(6);
    add(static_cast<std::uint32_t>(size));
    for (int item = 0; item < size; ++item) {
      add(static_cast<std::uint32_t>(input.below(strange ? 256 : 12)));
    }
  }
  if (strange) bytes += bytes_of(input);
  ask_with<ExactCoverJob>(bytes, portion, verdict, strange ? columns : rows, columns, optional,
                          limit);
}

// A position as JSON, or any text.
void ask_teacher(FuzzInput& input, std::uint64_t portion, std::uint64_t limit, Verdict& verdict) {
  constexpr std::array<std::string_view, 5> kFormats = {"line", "candidates", "drawn", "json",
                                                        "svg"};
  std::string position = text_of(input);
  if (input.coin()) {
    position = R"({"givens":")" + puzzle_of(input).to_line() + R"(","digits":)";
    position += input.coin() ? "null" : '"' + puzzle_of(input).to_line() + '"';
    position += R"(,"marks":[)";
    for (int cell = 0; cell < kCellCount; ++cell) {
      position += (cell == 0 ? "" : ",") + std::to_string(input.two_bytes() % 520);
    }
    position += input.coin() ? "]}" : bytes_of(input);
  }
  constexpr std::array<std::string_view, 3> kStyles = {"explainer", "human", "sudoku"};
  const std::string style(input.one_of(kStyles));
  ask<HintJob>(portion, verdict, position, style);
  ask<RateJob>(portion, verdict, position);
  ask<StepsJob>(portion, verdict, position, style);
  ask<ExplainJob>(portion, verdict, position, limit, style);
  ask<ReadPositionJob>(portion, verdict, position);
  ask<WritePositionJob>(portion, verdict, position, std::string(input.one_of(kFormats)));
}

// Options as the page has them, or hostile ones.
void ask_for_region_puzzle(FuzzInput& input, std::uint64_t portion, Verdict& verdict) {
  constexpr std::array<std::string_view, 8> kPresets = {"",       "4x4", "6x6",    "x",
                                                        "jigsaw", "9x9", "killer", "neither"};
  constexpr std::array<std::string_view, 8> kClues = {"",
                                                      "cage",
                                                      "arrow,thermometer",
                                                      "kropki,xv,quadruple",
                                                      "sandwich,skyscraper,x-sum",
                                                      "whisper,renban,palindrome,between,cage",
                                                      "little-killer",
                                                      ",neither"};
  const std::string preset(input.one_of(kPresets)), clues(input.one_of(kClues));
  const std::string layout = preset.empty() || input.below(8) == 0 ? json_of(input, verdict) : "";
  constexpr std::array<int, 6> kGivens = {
      -1, 0, 5, 36, std::numeric_limits<int>::max(), std::numeric_limits<int>::min()};
  const std::string seed = input.below(8) == 0 ? bytes_of(input) : std::to_string(input.byte());
  ask<GenerateRegionsJob>(portion, verdict, layout, preset, clues, seed, input.one_of(kGivens),
                          input.coin(), input.coin(), static_cast<std::uint64_t>(input.below(3)));
}

// What is wanted as the page says it, or several things at once.
void ask_for_rated_puzzle(FuzzInput& input, std::uint64_t portion, std::uint64_t effort,
                          Verdict& verdict) {
  constexpr std::array<std::string_view, 8> kLevels = {"",       "easy",    "medium",  "hard",
                                                       "expert", "extreme", "neither", ""};
  constexpr std::array<std::string_view, 8> kTechniques = {
      "", "x-wing", "skyscraper", "swordfish", "als-xz", "full-house", "neither", ""};
  constexpr std::array<std::string_view, 4> kStyles = {"", "explainer", "human", "neither"};
  constexpr std::array<std::string_view, 4> kSymmetries = {"none", "rotate180", "diagonal",
                                                           "neither"};
  constexpr std::array<int, 8> kRatings = {
      0, 12, 20, 72, -1, 200, std::numeric_limits<int>::min(), std::numeric_limits<int>::max()};
  const std::string seed = input.below(8) == 0 ? bytes_of(input) : std::to_string(input.byte());
  const std::string level(input.one_of(kLevels)), technique(input.one_of(kTechniques));
  const std::string style(input.one_of(kStyles)), symmetry(input.one_of(kSymmetries));
  const int lowest = input.one_of(kRatings), highest = input.one_of(kRatings);
  const int givens = input.coin() ? 0 : side_of(input);
  ask<GenerateRatedJob>(portion, verdict, seed, level, technique, style, lowest, highest, givens,
                        symmetry, input.coin(), effort);
}

// A picture of a few pixels, or bytes that are none.
void ask_for_photo(FuzzInput& input, std::uint64_t portion, Verdict& verdict) {
  const bool strange = input.below(4) == 0;
  const int width = strange ? side_of(input) : input.below(40);
  const int height = strange ? side_of(input) : input.below(40);
  std::string pixels = strange ? bytes_of(input) : std::string(input.rest());
  if (!strange) pixels.resize(static_cast<std::size_t>(4 * width * height), '\xff');
  ask_with<ReadPhotoJob>(pixels, portion, verdict, width, height);
}

}  // namespace

void fuzz_jobs(FuzzInput& input, Verdict& verdict) {
  const int kind = input.below(24);
  const auto portion = static_cast<std::uint64_t>(input.between(1, 256));
  const auto limit = static_cast<std::uint64_t>(input.byte());
  switch (kind) {
    case 0:
      ask_about_one(input, portion, limit, verdict);
      break;
    case 1:
      ask<CountJob>(portion, verdict, line_of(input), limit);
      break;
    case 2:
      ask<CandidatesJob>(portion, verdict, line_of(input));
      break;
    case 3:
      ask<ContradictionJob>(portion, verdict, line_of(input));
      break;
    case 4:
      ask<DifferenceJob>(portion, verdict, line_of(input));
      break;
    case 5: {
      constexpr std::array<std::string_view, 4> kNames = {"none", "rotate180", "diagonal",
                                                          "neither"};
      const std::string symmetry(input.one_of(kNames));
      ask<GenerateJob>(portion, verdict, bytes_of(input), side_of(input), symmetry, input.coin(),
                       static_cast<std::uint64_t>(input.byte()));
      break;
    }
    case 6:
      ask_untwist(input, portion, verdict);
      break;
    case 7:
      ask<RotateSudokuJob>(portion, verdict, line_of(input), name_of_turns(input), limit);
      break;
    case 8:
      ask<NineTripodsJob>(portion, verdict, line_of(input), name_of_turns(input), bytes_of(input),
                          count_of(input));
      break;
    case 9:
      ask<SolveTextJob>(portion, verdict, text_of(input));
      break;
    case 10:
      ask<ReadTextJob>(portion, verdict, text_of(input));
      break;
    case 11: {
      constexpr std::array<std::string_view, 6> kNames = {"rows",  "line", "cases",
                                                          "boxed", "json", "neither"};
      const std::string format(input.one_of(kNames));
      ask<WriteTextJob>(portion, verdict, line_of(input), format);
      break;
    }
    case 12:
      input.coin() ? ask_many<BatchJob>(input, portion, verdict, kBatchFormats)
                   : ask_where_to_cut(input, portion, verdict);
      break;
    case 13:
      ask<SolveRegionsJob>(portion, verdict, json_of(input, verdict), limit);
      break;
    case 14:
      ask_region_text(input, portion, verdict);
      break;
    case 15:
      ask_exact_cover(input, portion, limit, verdict);
      break;
    case 16:
      ask_teacher(input, portion, limit, verdict);
      break;
    case 17:
      ask_many<RatingBatchJob>(input, portion, verdict, kRatingFormats);
      break;
    case 18: {
      const std::string json = json_of(input, verdict);
      ask<RegionCandidatesJob>(portion, verdict, json);
      ask<RegionDifferenceJob>(portion, verdict, json);
      ask<RegionContradictionJob>(portion, verdict, json);
      break;
    }
    case 19:
      ask_for_region_puzzle(input, portion, verdict);
      break;
    case 20:
      ask<CanonicalJob>(portion, verdict, line_of(input));
      break;
    case 21:
      ask_for_rated_puzzle(input, portion, limit, verdict);
      break;
    case 22:
      ask_for_photo(input, portion, verdict);
      break;
    default:
      ask<RegionPresetJob>(portion, verdict, bytes_of(input));
      ask<ReadRegionsJob>(portion, verdict, bytes_of(input));
  }
}

}  // namespace jiugong::fuzz
