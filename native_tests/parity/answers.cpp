#include "parity/answers.h"

#include <algorithm>
#include <cstdlib>
#include <utility>
#include <variant>
#include <vector>

#include "analysis_jobs.h"
#include "batch_job.h"
#include "canonical_jobs.h"
#include "generate_job.h"
#include "generate_rated_job.h"
#include "jiugong/formats.h"
#include "jiugong/region_text.h"
#include "photo_job.h"
#include "puzzle_json.h"
#include "region_jobs.h"
#include "solve_jobs.h"
#include "teach_jobs.h"
#include "text_jobs.h"
#include "twist_jobs.h"

namespace jiugong::parity {
namespace {

using namespace bindings;

constexpr std::uint64_t kNodes = 1000;

std::vector<std::string> fields_of(std::string_view line) {
  std::vector<std::string> fields;
  for (std::size_t at = 0; at <= line.size();) {
    const std::size_t end = std::min(line.find('\t', at), line.size());
    fields.emplace_back(line.substr(at, end - at));
    at = end + 1;
  }
  return fields;
}

std::uint64_t number(const std::string& text) { return std::strtoull(text.c_str(), nullptr, 10); }

// Runs a job to its end and returns its JSON.
std::string finish(Job& job) {
  std::string json;
  for (;;) {
    const State state = job.advance(kNodes);
    if (state == State::kFailed) return job.take();
    json += job.take();
    if (state == State::kDone) return json;
  }
}

std::string without_micros(std::string json) {
  static constexpr std::string_view kMember = ",\"micros\":";
  for (std::size_t at = 0; (at = json.find(kMember, at)) != std::string::npos;) {
    json.erase(at, json.find_first_of(",}", at + kMember.size()) - at);
  }
  return json;
}

// The position of a question: givens, digits and marks, of which the last two may be empty.
std::string position_of(const std::vector<std::string>& fields, std::size_t first) {
  const auto or_null = [](const std::string& field, char begin, char end) {
    return field.empty() ? "null" : begin + field + end;
  };
  return R"({"givens":")" + fields[first] + R"(","digits":)" +
         or_null(fields[first + 1], '"', '"') + R"(,"marks":)" +
         or_null(fields[first + 2], '[', ']') + "}";
}

}  // namespace

struct Answerer::Jobs {
  SolveJob solve;
  BatchJob many;
  CandidatesJob candidates;
  ContradictionJob contradiction;
  DifferenceJob difference;
  CanonicalJob canonical;
  GenerateJob generate;
  GenerateRatedJob generate_rated;
  SolveRegionsJob regions;
  SolveTextJob solve_text;
  UntwistJob untwist;
  RotateJob rotate;
  TripodsJob tripods;
  PhotoJob photo;
  RateJob rate;
  ExplainJob explain;
  HintJob hint;
  StepsJob steps;
  WritePositionJob write_position;
  RatingBatchJob rating;
  RegionCandidatesJob region_candidates;
  RegionDifferenceJob region_difference;
  RegionContradictionJob region_contradiction;
  GenerateRegionsJob generate_regions;

  std::string ask_many(const std::vector<std::string>& fields);
  static std::string ask_file(BatchJob& job, std::string lines);
  std::string ask_regions(const std::vector<std::string>& fields);
  std::string ask_about_regions(const std::vector<std::string>& fields);
  std::string ask_text(const std::vector<std::string>& fields);
  std::string ask_photo(const std::vector<std::string>& fields);
  std::string ask(const std::vector<std::string>& fields);
};

std::string Answerer::Jobs::ask_many(const std::vector<std::string>& fields) {
  many.start(fields[3].size(), {.format = fields[1], .limit = number(fields[2])});
  return ask_file(many, fields[3]);
}

// Answers the lines by a job that has been started.
std::string Answerer::Jobs::ask_file(BatchJob& job, std::string lines) {
  std::replace(lines.begin(), lines.end(), '|', '\n');
  std::copy(lines.begin(), lines.end(), job.input());
  std::string bytes;
  State state = State::kWorking;
  while (state == State::kWorking) {
    state = job.advance(kNodes);
    bytes = job.output();
  }
  job.take();
  std::replace(bytes.begin(), bytes.end(), '\n', '|');
  return bytes;
}

std::string Answerer::Jobs::ask_regions(const std::vector<std::string>& fields) {
  const auto read = read_regions(fields[2]);
  if (const auto* error = std::get_if<RegionTextError>(&read)) return error->message();
  regions.start(json_of(std::get<RegionPuzzle>(read)), number(fields[1]));
  return finish(regions);
}

std::string Answerer::Jobs::ask_about_regions(const std::vector<std::string>& fields) {
  const auto read = read_regions(fields[1]);
  if (const auto* error = std::get_if<RegionTextError>(&read)) return error->message();
  const std::string json = json_of(std::get<RegionPuzzle>(read));
  region_candidates.start(json);
  region_difference.start(json);
  region_contradiction.start(json);
  return "[" + finish(region_candidates) + "," + finish(region_difference) + "," +
         finish(region_contradiction) + "]";
}

std::string Answerer::Jobs::ask_photo(const std::vector<std::string>& fields) {
  const std::string& greys = fields[3];
  photo.start(4 * greys.size(), std::atoi(fields[1].c_str()), std::atoi(fields[2].c_str()));
  char* out = photo.input();
  for (const char grey : greys) {
    const char level = static_cast<char>(17 * (grey <= '9' ? grey - '0' : grey - 'a' + 10));
    for (const char byte : {level, level, level, '\xff'}) *out++ = byte;
  }
  return finish(photo);
}

std::string Answerer::Jobs::ask_text(const std::vector<std::string>& fields) {
  const auto grid = Grid::from_line(fields[2]);
  for (const Format format :
       {Format::kRows, Format::kLine, Format::kCases, Format::kBoxed, Format::kJson}) {
    if (fields[1] == name_of(format) && grid) solve_text.start(write_grid(*grid, format));
  }
  // JSON.stringify uses this form of the escapes for line ends.
  std::string json = finish(solve_text);
  for (std::size_t at = 0; (at = json.find("\\u000a", at)) != std::string::npos;) {
    json.replace(at, 6, "\\n");
  }
  return json;
}

std::string Answerer::Jobs::ask(const std::vector<std::string>& fields) {
  const std::string& method = fields[0];
  if (method == "many") return ask_many(fields);
  if (method == "regions") return ask_regions(fields);
  if (method == "regionQuestions") return ask_about_regions(fields);
  if (method == "generateRegions") {
    generate_regions.start("", fields[1], fields[2], fields[3], std::atoi(fields[4].c_str()),
                           fields[5] == "irregular", fields[6] == "minimal", 5);
    return finish(generate_regions);
  }
  if (method == "text") return ask_text(fields);
  if (method == "solve") return solve.start(fields[2], number(fields[1])), finish(solve);
  if (method == "candidates") return candidates.start(fields[1]), finish(candidates);
  if (method == "contradiction") return contradiction.start(fields[1]), finish(contradiction);
  if (method == "difference") return difference.start(fields[1]), finish(difference);
  if (method == "canonical") return canonical.start(fields[1]), finish(canonical);
  if (method == "generate") {
    generate.start(fields[1], std::atoi(fields[2].c_str()), fields[3], fields[4] == "minimal",
                   number(fields[5]));
    return finish(generate);
  }
  if (method == "generateRated") {
    generate_rated.start(fields[1], fields[2], fields[3], "", std::atoi(fields[4].c_str()),
                         std::atoi(fields[5].c_str()), std::atoi(fields[6].c_str()), fields[7],
                         fields[8] == "minimal", number(fields[9]));
    return finish(generate_rated);
  }
  if (method == "untwist") {
    untwist.start(std::atoi(fields[1].c_str()), std::atoi(fields[2].c_str()), fields[3], "",
                  fields[4], fields[5], number(fields[6]));
    return finish(untwist);
  }
  if (method == "rotate") {
    rotate.start(fields[1], fields[2], number(fields[3]));
    return finish(rotate);
  }
  if (method == "tripods") {
    tripods.start(fields[1], fields[2], fields[3], number(fields[4]));
    return finish(tripods);
  }
  if (method == "photo") return ask_photo(fields);
  if (method == "rate") return rate.start(fields[1]), finish(rate);
  if (method == "explain")
    return explain.start(fields[2], number(fields[1]), "explainer"), finish(explain);
  if (method == "hint") return hint.start(position_of(fields, 2), fields[1]), finish(hint);
  if (method == "steps") return steps.start(position_of(fields, 2), fields[1]), finish(steps);
  if (method == "position")
    return write_position.start(position_of(fields, 2), fields[1]), finish(write_position);
  if (method == "rating")
    return rating.start(fields[1].size(), {.format = "rating", .rating = true}),
           ask_file(rating, fields[1]);
  return "no such method";
}

Answerer::Answerer() : jobs_(std::make_unique<Jobs>()) {}
Answerer::~Answerer() = default;

std::string Answerer::answer(std::string_view question) {
  return without_micros(jobs_->ask(fields_of(question)));
}

void Digest::add(std::string_view line) {
  const auto add_byte = [&](char byte) {
    hash_ = (hash_ ^ static_cast<unsigned char>(byte)) * 0x100000001b3;
  };
  for (const char byte : line) add_byte(byte);
  add_byte('\n');
}

}  // namespace jiugong::parity
