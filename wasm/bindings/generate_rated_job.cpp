#include "generate_rated_job.h"

#include <memory>
#include <optional>
#include <string_view>

#include "arguments.h"
#include "generate_job.h"
#include "teach_json.h"

namespace jiugong::bindings {
namespace {

RatedGenerators& shared_generators() {
  static RatedGenerators generators(
      kMaxRatedGenerators, 1, [] { return std::make_unique<RatedGenerator>(shared_sampler()); });
  return generators;
}

void add_puzzle(ObjectWriter& object, const GeneratedRated& made) {
  object.add("puzzle", made.puzzle).add("solution", made.solution).add("clues", made.clues);
}

void add_difficulty(ObjectWriter& object, const GeneratedRated& made) {
  add_ratings(object, made.er, made.ep, made.ed);
  object.add("hardest", made.hardest);
}

// Where a technique has no style of its own.
Style style_of(const std::optional<Technique>& technique) {
  return technique && !has_technique(Style::kExplainer, *technique) ? Style::kHuman
                                                                    : Style::kExplainer;
}

// The nearest puzzle so far.
struct Best {
  const GeneratedRated& made;
};

void write_json(Json& out, const Best& best) {
  if (best.made.clues == 0) {
    out += "null";
    return;
  }
  ObjectWriter object(out);
  add_puzzle(object, best.made);
  add_difficulty(object, best.made);
}

}  // namespace

GenerateRatedJob::GenerateRatedJob() : generators_(shared_generators()) {}

void GenerateRatedJob::start(const std::string& seed, const std::string& level,
                             const std::string& technique, const std::string& style, int lowest,
                             int highest, int givens, const std::string& symmetry, bool minimal,
                             std::uint64_t effort) {
  begin();
  generator_.reset();
  const auto number = to_seed(seed);
  const auto named_symmetry = from_name<Symmetry>(symmetry);
  const auto named_level = from_name<Level>(level);
  const auto named_technique = technique_with_id(technique);
  const auto named_style = style.empty() ? style_of(named_technique) : from_name<Style>(style);
  if (!number) {
    refuse("seed", seed);
  } else if (!named_symmetry) {
    refuse("symmetry", symmetry);
  } else if (!level.empty() && !named_level) {
    refuse("level", level);
  } else if (!named_style) {
    refuse("style", style);
  } else if (!technique.empty() && !named_technique) {
    refuse("technique", technique);
  } else if (named_technique && !has_technique(*named_style, *named_technique)) {
    // (Every technique is one of a style.)
    refuse("The style '" + style + "' has no technique '" + technique + "'; the style '" +
           (style == "human" ? "explainer" : "human") + "' has.");
  } else {
    options_ = {
        .seed = *number,
        .er = named_level ? ratings_of(*named_level) : RatingRange{.low = lowest, .high = highest},
        .technique = named_technique,
        .style = *named_style,
        .symmetry = *named_symmetry,
        .minimal = minimal,
        .clues = givens,
        .effort = effort == 0 ? kDefaultGenerateEffort : effort};
  }
}

void GenerateRatedJob::run(std::uint64_t nodes) {
  generators_.work(*this, generator_, nodes,
                   [this](RatedGenerator& generator) { generator.start(options_); });
}

void GenerateRatedJob::work(std::uint64_t nodes) {
  if (!generator_->advance(nodes)) return;
  const GeneratedRated& made = generator_->result();
  {
    ObjectWriter object(json());
    add_puzzle(object, made);
    // The seed is written as text because JavaScript numbers are exact only up to 2^53.
    object.add("seed", std::to_string(options_.seed)).add("reached", made.reached);
    add_difficulty(object, made);
  }
  generator_.reset();
  finish();
}

double GenerateRatedJob::progress() const {
  if (generator_) return generator_->progress();
  return state() == State::kDone ? 1 : 0;
}

int GenerateRatedJob::stage() const {
  return generator_ ? static_cast<int>(generator_->rated() & 0x3fffffff) : 0;
}

std::string GenerateRatedJob::interim() const {
  const GeneratedRated nothing;
  Json json;
  ObjectWriter(json)
      .add("rated", generator_ ? generator_->rated() : 0)
      .add("best", Best{generator_ ? generator_->result() : nothing});
  return json;
}

}  // namespace jiugong::bindings
