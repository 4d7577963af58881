#include "parity/answers.h"

#include <algorithm>
#include <cstdlib>
#include <tuple>
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

using Fields = std::vector<std::string>;

Fields fields_of(std::string_view line) {
  Fields fields;
  for (std::size_t at = 0; at <= line.size();) {
    const std::size_t end = std::min(line.find('\t', at), line.size());
    fields.emplace_back(line.substr(at, end - at));
    at = end + 1;
  }
  return fields;
}

std::uint64_t number(const std::string& text) { return std::strtoull(text.c_str(), nullptr, 10); }
int integer(const std::string& text) { return std::atoi(text.c_str()); }

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
std::string position_of(const Fields& fields, std::size_t first) {
  const auto or_null = [](const std::string& field, char begin, char end) {
    return field.empty() ? "null" : begin + field + end;
  };
  return R"({"givens":")" + fields[first] + R"(","digits":)" +
         or_null(fields[first + 1], '"', '"') + R"(,"marks":)" +
         or_null(fields[first + 2], '[', ']') + "}";
}

}  // namespace

struct Answerer::Jobs {
  // Questions of a kind are answered by the same job.
  std::tuple<SolveJob, BatchJob, CandidatesJob, ContradictionJob, DifferenceJob, CanonicalJob,
             GenerateJob, GenerateRatedJob, SolveRegionsJob, SolveTextJob, UntwistJob,
             RotateSudokuJob, NineTripodsJob, ReadPhotoJob, RateJob, ExplainJob, HintJob, StepsJob,
             WritePositionJob, RatingBatchJob, RegionCandidatesJob, RegionDifferenceJob,
             RegionContradictionJob, GenerateRegionsJob>
      jobs;

  template <typename AJob>
  std::string ask(const auto&... arguments) {
    auto& job = std::get<AJob>(jobs);
    job.start(arguments...);
    return finish(job);
  }

  template <typename ABatchJob>
  std::string ask_file(std::string lines, const BatchQuestion& question) {
    auto& job = std::get<ABatchJob>(jobs);
    job.start(lines.size(), question);
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

  // Calls `ask_all` with the JSON of a puzzle in the notation.
  static std::string ask_regions(const std::string& notation, const auto& ask_all) {
    const auto read = read_regions(notation);
    if (const auto* error = std::get_if<RegionTextError>(&read)) return error->message();
    return ask_all(json_of(std::get<RegionPuzzle>(read)));
  }

  std::string ask_photo(const Fields& fields) {
    const std::string& greys = fields[3];
    auto& photo = std::get<ReadPhotoJob>(jobs);
    photo.start(4 * greys.size(), integer(fields[1]), integer(fields[2]));
    char* out = photo.input();
    for (const char grey : greys) {
      const char level = static_cast<char>(17 * (grey <= '9' ? grey - '0' : grey - 'a' + 10));
      for (const char byte : {level, level, level, '\xff'}) *out++ = byte;
    }
    return finish(photo);
  }

  std::string ask_text(const Fields& fields) {
    // JSON.stringify uses this form of the escapes for line ends.
    std::string json = ask<SolveTextJob>(
        write_grid(Grid::from_line(fields[2]).value(), *from_name<Format>(fields[1])));
    for (std::size_t at = 0; (at = json.find("\\u000a", at)) != std::string::npos;) {
      json.replace(at, 6, "\\n");
    }
    return json;
  }

  std::string answer(const Fields& fields) {
    const std::string& method = fields[0];
    if (method == "many")
      return ask_file<BatchJob>(fields[3], {.format = fields[1], .limit = number(fields[2])});
    if (method == "regions") {
      return ask_regions(fields[2], [&](const std::string& json) {
        return ask<SolveRegionsJob>(json, number(fields[1]));
      });
    }
    if (method == "regionQuestions") {
      return ask_regions(fields[1], [&](const std::string& json) {
        return "[" + ask<RegionCandidatesJob>(json) + "," + ask<RegionDifferenceJob>(json) + "," +
               ask<RegionContradictionJob>(json) + "]";
      });
    }
    if (method == "generateRegions") {
      return ask<GenerateRegionsJob>("", fields[1], fields[2], fields[3], integer(fields[4]),
                                     fields[5] == "irregular", fields[6] == "minimal", 5U);
    }
    if (method == "text") return ask_text(fields);
    if (method == "solve") return ask<SolveJob>(fields[2], number(fields[1]));
    if (method == "candidates") return ask<CandidatesJob>(fields[1]);
    if (method == "contradiction") return ask<ContradictionJob>(fields[1]);
    if (method == "difference") return ask<DifferenceJob>(fields[1]);
    if (method == "canonical") return ask<CanonicalJob>(fields[1]);
    if (method == "generate") {
      return ask<GenerateJob>(fields[1], integer(fields[2]), fields[3], fields[4] == "minimal",
                              number(fields[5]));
    }
    if (method == "generateRated") {
      return ask<GenerateRatedJob>(fields[1], fields[2], fields[3], "", integer(fields[4]),
                                   integer(fields[5]), integer(fields[6]), fields[7],
                                   fields[8] == "minimal", number(fields[9]));
    }
    if (method == "untwist") {
      return ask<UntwistJob>(integer(fields[1]), integer(fields[2]), fields[3], "", fields[4],
                             fields[5], number(fields[6]));
    }
    if (method == "rotate") return ask<RotateSudokuJob>(fields[1], fields[2], number(fields[3]));
    if (method == "tripods")
      return ask<NineTripodsJob>(fields[1], fields[2], fields[3], number(fields[4]));
    if (method == "photo") return ask_photo(fields);
    if (method == "rate") return ask<RateJob>(fields[1]);
    if (method == "explain") return ask<ExplainJob>(fields[2], number(fields[1]), "explainer");
    if (method == "hint") return ask<HintJob>(position_of(fields, 2), fields[1]);
    if (method == "steps") return ask<StepsJob>(position_of(fields, 2), fields[1]);
    if (method == "position") return ask<WritePositionJob>(position_of(fields, 2), fields[1]);
    if (method == "rating")
      return ask_file<RatingBatchJob>(fields[1], {.format = "rating", .rating = true});
    return "no such method";
  }
};

Answerer::Answerer() : jobs_(std::make_unique<Jobs>()) {}
Answerer::~Answerer() = default;

std::string Answerer::answer(std::string_view question) {
  return without_micros(jobs_->answer(fields_of(question)));
}

void Digest::add(std::string_view line) {
  const auto add_byte = [&](char byte) {
    hash_ = (hash_ ^ static_cast<unsigned char>(byte)) * 0x100000001b3;
  };
  for (const char byte : line) add_byte(byte);
  add_byte('\n');
}

}  // namespace jiugong::parity
