// The search for a puzzle with the requested number of givens; attempt.h removes the givens.
#include <cstdlib>
#include <utility>

#include "generate/attempt.h"
#include "jiugong/generate.h"
#include "make_owned.h"

namespace jiugong {
namespace {

using generator::Attempt;
using generator::kOrbitsPutBack;
using generator::kPatience;
using generator::OrbitSet;

}  // namespace

struct Generator::Impl {
  explicit Impl(std::shared_ptr<const GridSampler> shared) : sampler(std::move(shared)) {}

  std::shared_ptr<const GridSampler> sampler;
  Random random{0};

  // The request.
  GenerateOptions options;
  int requested = 0;

  Attempt attempt;
  std::uint64_t attempts = 0;

  // The puzzle from which further attempts on this solution start.
  OrbitSet given;
  int off = 0;        // distance of its number of givens from the requested one
  int fruitless = 0;  // attempts since `off` last decreased

  Generated best;
  int best_off = 0;
  bool done = true;

  void start(const GenerateOptions& new_options) {
    random = Random(new_options.seed);
    options = new_options;
    requested = generator::reachable_givens(options.clues, options.symmetry);
    attempt.start(options.symmetry, requested, options.minimal);
    attempts = 0;
    best = {};
    best_off = kCellCount;
    done = false;
    begin_grid();
  }

  void begin_grid() {
    attempt.begin_grid(sampler->draw(random));
    off = kCellCount;
    fruitless = 0;
    attempt.begin(random);
  }

  void finish_attempt() {
    const int givens = attempt.givens();
    const int now_off = requested == 0 ? 0 : std::abs(givens - requested);
    if (now_off < best_off) {
      best_off = now_off;
      best = {.puzzle = attempt.puzzle(),
              .solution = attempt.solution(),
              .clues = givens,
              .reached = options.clues <= 0 || givens == options.clues};
    }
    ++attempts;
    done = now_off == 0 || attempts >= options.attempts;
    if (!done) try_again(now_off);
  }

  void try_again(int now_off) {
    fruitless = now_off < off ? 0 : fruitless + 1;
    if (fruitless > kPatience) {
      begin_grid();
      return;
    }
    if (now_off <= off) {
      off = now_off;
      given = attempt.given();
    }
    attempt.begin_near(given, kOrbitsPutBack, random);
  }
};

Generator::Generator() : Generator(std::make_shared<const GridSampler>()) {}
Generator::Generator(std::shared_ptr<const GridSampler> sampler)
    : impl_(make_owned<Impl>(std::move(sampler))) {}

void Generator::start(const GenerateOptions& options) { impl_->start(options); }

bool Generator::advance(std::uint64_t nodes) {
  while (!impl_->done && nodes != 0) {
    if (impl_->attempt.advance(nodes)) impl_->finish_attempt();
  }
  return impl_->done;
}

const Generated& Generator::result() const { return impl_->best; }

Generated generate(const GenerateOptions& options) {
  Generator generator;
  generator.start(options);
  generator.advance(UINT64_MAX);
  return generator.result();
}

}  // namespace jiugong
