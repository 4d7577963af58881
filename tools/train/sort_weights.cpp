// Learns the weights of the sorting puzzle's cost function (wasm/src/twist/sort/weights.cpp) and
// prints them.
//
//   jiugong_sort_weights quarter
//   jiugong_sort_weights clockwise
//
// A beam search is good if it keeps the boards that lead to the goal. So the program learns from
// beam searches which boards of a level still have a descendant some levels later (near the end:
// which lead to the goal); these should cost less than the others. For pairs of one of each, the
// difference of their costs is the logit of an order, and the weights follow the gradient of its
// likelihood (AdaGrad). Each search uses the weights learned so far; if it fails, a search by plain
// distances replaces it. The printed weights are the means over the second half of the searches.
//
// The program takes some minutes; the same program gives the same weights each time.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <numeric>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "jiugong/random.h"
#include "twist/sort/assignment.h"
#include "twist/sort/beam.h"
#include "twist/sort/cost.h"
#include "twist/sort/weights.h"

namespace jiugong::twist::sort {
namespace {

constexpr double kUnit = 16;  // weights are stored in sixteenths
constexpr int kMinSide = 4;   // side of a board
// From this distance on, every further cell costs at least this much more, in units of stored
// weights.
constexpr std::size_t kFar = 5;
constexpr int kFarStep = 26;
// A tile that is not at its goal costs at least this much more, in units of stored weights, by kind
// of turns. The learned weights make little of the last cell, and with clockwise turns only, most
// searches on 8×8 would end with boards of blocks that are each one press from order: the searches
// are full of such boards, so the training data do not show that they are dead ends.
constexpr std::array kMisplaced = {5, 4, 4};
constexpr int kPairs = 40;  // per level

// Later stages also use larger boards, wider beams, longer horizons and smaller steps.
struct Stage {
  int largest;  // side of a board
  int searches;
  std::uint64_t effort;  // boards expanded per search
  std::size_t horizon;   // levels a board must survive
  double rate;
};
constexpr std::array kStages = {
    Stage{.largest = 5, .searches = 600, .effort = 12'000, .horizon = 15, .rate = 0.05},
    Stage{.largest = 8, .searches = 900, .effort = 20'000, .horizon = 15, .rate = 0.05},
    Stage{.largest = 10, .searches = 700, .effort = 40'000, .horizon = 25, .rate = 0.03},
};

// The weights in the order in which they are stored, distances first, as floating-point numbers.
class Model {
 public:
  explicit Model(Turns turns)
      : turns_(turns),
        classes_(are_reflections_alike(turns)),
        weights_(kDistances + classes_.count) {
    for (std::size_t near = 0; near < 10; ++near) {
      for (std::size_t far = near; far < 10; ++far) {
        const auto power = [](std::size_t way) { return std::pow(static_cast<double>(way), 1.2); };
        weights_[distance_index(near, far)] = 0.4 * (power(near) + power(far));
      }
    }
    features_.assign(weights_.size(), 0);
  }

  static std::size_t distance_index(std::size_t near, std::size_t far) {
    return near * (19 - near) / 2 + far;
  }

  // Returns the weights as the engine uses them.
  SortWeights rounded() const {
    const auto [distances, windows] = stored(weights_, 1);
    return expand({distances, windows}, turns_);
  }

  // Makes a gradient step so that `alive` costs less than `dead`.
  void learn(const SortShape& shape, const SortCost& cost, std::span<const Tile> alive,
             std::span<const Tile> dead, double rate) {
    count_features(shape, cost, alive, 1);
    count_features(shape, cost, dead, -1);
    double difference = 0;
    for (const std::size_t i : touched_) difference += weights_[i] * features_[i];
    const double doubt = 1 / (1 + std::exp(-difference));
    for (const std::size_t i : touched_) {
      const double gradient = doubt * std::exchange(features_[i], 0);
      squares_[i] += gradient * gradient;
      weights_[i] -= rate * gradient / std::sqrt(squares_[i]);
    }
    touched_.clear();
  }

  // Starts a new stage from the mean of the weights of the previous one.
  void begin_stage() {
    if (summed_ != 0) {
      for (std::size_t i = 0; i < weights_.size(); ++i) weights_[i] = sums_[i] / summed_;
    }
    sums_.assign(weights_.size(), 0.0);
    summed_ = 0;
    squares_.assign(weights_.size(), 0.01);
  }

  void add_to_mean() {
    for (std::size_t i = 0; i < weights_.size(); ++i) sums_[i] += weights_[i];
    ++summed_;
  }

  void print() const {
    auto [distances, windows] = stored(sums_, summed_);
    raise_far(distances);
    print("distances", distances);
    print("windows", windows);
  }

 private:
  // Returns the weights divided by `count`, in the stored form.
  std::pair<std::vector<std::uint8_t>, std::vector<std::int8_t>> stored(
      const std::vector<double>& weights, double count) const {
    std::vector<std::uint8_t> distances;
    std::vector<std::int8_t> windows;
    for (std::size_t i = 0; i < weights.size(); ++i) {
      long rounded = std::lround(kUnit * weights[i] / count);
      if (i < kDistances) {
        if (i != 0) rounded += kMisplaced[static_cast<std::size_t>(turns_)];
        distances.push_back(static_cast<std::uint8_t>(std::clamp(rounded, 0L, 255L)));
      } else {
        windows.push_back(static_cast<std::int8_t>(std::clamp(rounded, -127L, 127L)));
      }
    }
    return {distances, windows};
  }

  // Boards with tiles far from their goals are rare in later searches, so little is learned about
  // their cost; and if a longer distance costs no more, tiles stay in the corners for good.
  static void raise_far(std::vector<std::uint8_t>& distances) {
    for (std::size_t near = 0; near < 10; ++near) {
      for (std::size_t far = std::max(near, kFar); far < 10; ++far) {
        int least = distance_at(distances, near, far - 1) + kFarStep;
        if (near != 0) {
          least =
              std::max(least, distance_at(distances, near - 1, far) + (near < kFar ? 0 : kFarStep));
        }
        std::uint8_t& weight = distances[distance_index(near, far)];
        weight = static_cast<std::uint8_t>(std::min(255, std::max<int>(weight, least)));
      }
    }
  }

  static int distance_at(const std::vector<std::uint8_t>& distances, std::size_t rows,
                         std::size_t cols) {
    const auto [near, far] = std::minmax(rows, cols);
    return distances[distance_index(near, far)];
  }

  void count_features(const SortShape& shape, const SortCost& cost, std::span<const Tile> tiles,
                      int sign) {
    for (std::size_t cell = 0; cell < tiles.size(); ++cell) {
      const int goal = tiles[cell], at = static_cast<int>(cell), cols = shape.cols();
      const auto rows_off = static_cast<std::size_t>(std::abs(goal / cols - at / cols));
      const auto cols_off = static_cast<std::size_t>(std::abs(goal % cols - at % cols));
      const auto [near, far] = std::minmax(rows_off, cols_off);
      if (far != 0) count(distance_index(near, far), sign);
    }
    cost.read(tiles, parts_);
    const auto stride = static_cast<std::size_t>(shape.cols()) + 2;
    for (std::size_t row = 0; row <= static_cast<std::size_t>(shape.rows()); ++row) {
      for (std::size_t col = 0; col + 1 < stride; ++col) {
        const std::uint8_t* const at = parts_.directions.data() + row * stride + col;
        const std::size_t which =
            classes_.of[at[0] * 1000U + at[1] * 100U + at[stride] * 10U + at[stride + 1]];
        if (which != 0) count(kDistances + which, sign);
      }
    }
  }

  void count(std::size_t feature, int sign) {
    if (features_[feature] == 0) touched_.push_back(feature);
    features_[feature] += sign;
  }

  template <typename Number>
  static void print(std::string_view name, const std::vector<Number>& numbers) {
    std::printf("%.*s (%zu):", static_cast<int>(name.size()), name.data(), numbers.size());
    for (std::size_t i = 0; i < numbers.size(); ++i) {
      std::printf("%s%d,", i % 20 == 0 ? "\n    " : " ", static_cast<int>(numbers[i]));
    }
    std::printf("\n");
  }

  Turns turns_;
  WindowClasses classes_;
  std::vector<double> weights_;
  std::vector<double> sums_;
  double summed_ = 0;
  std::vector<double> squares_;  // of gradients, summed
  std::vector<int> features_;    // of the current pair
  std::vector<std::size_t> touched_;
  SortCost::Parts parts_{};
};

// A beam search with all its levels.
struct Recorded {
  std::vector<std::vector<Tile>> boards;          // by level
  std::vector<std::vector<std::size_t>> parents;  // by level
  std::size_t presses = 0;                        // 0 if it failed
  std::size_t last = 0;                           // index in the last level of the board next to
                                                  // the goal
};

Recorded record(const SortShape& shape, const SortCost& cost, const std::vector<Tile>& from,
                std::uint64_t effort) {
  std::vector<Tile> to(from.size());
  std::iota(to.begin(), to.end(), Tile{0});
  SortBeam beam;
  beam.start(shape, cost, Assignment(cost, from, to), effort, 6 * from.size() + 30, 0);
  Recorded recorded;
  do {
    if (beam.level() == recorded.boards.size()) {
      std::vector<Tile>& boards = recorded.boards.emplace_back();
      std::vector<std::size_t>& parents = recorded.parents.emplace_back();
      for (std::size_t i = 0; i < beam.level_size(); ++i) {
        boards.insert(boards.end(), beam.board(i).begin(), beam.board(i).end());
        parents.push_back(beam.level() == 0 ? 0 : beam.parent(i));
      }
    }
  } while (!beam.advance(1));
  if (!beam.found()) return recorded;
  recorded.presses = beam.moves().size();
  std::vector<Tile> tiles = from;
  for (std::size_t i = 0; i + 1 < beam.moves().size(); ++i) {
    turn_block<Tile>(tiles, shape.cols(), beam.moves()[i]);
  }
  const std::vector<Tile>& boards = recorded.boards.back();
  while (!std::equal(tiles.begin(), tiles.end(),
                     boards.begin() + static_cast<std::ptrdiff_t>(recorded.last * tiles.size()))) {
    ++recorded.last;
  }
  return recorded;
}

// Returns for each board of a level whether it has a descendant `horizon` levels later, or else
// next to the goal.
std::vector<bool> alive_at(const Recorded& recorded, std::size_t level, std::size_t horizon) {
  const std::size_t end = recorded.boards.size() - 1;
  std::size_t at = std::min(end, level + horizon);
  std::vector<bool> alive(recorded.parents[at].size(), at != end);
  if (at == end) alive[recorded.last] = true;
  for (; at != level; --at) {
    std::vector<bool> parents(recorded.parents[at - 1].size());
    for (std::size_t i = 0; i < alive.size(); ++i) {
      if (alive[i]) parents[recorded.parents[at][i]] = true;
    }
    alive = std::move(parents);
  }
  return alive;
}

void learn_from(const Recorded& recorded, const SortShape& shape, const SortCost& cost,
                const Stage& stage, Random& random, Model& model) {
  for (std::size_t level = 1; level < recorded.boards.size(); ++level) {
    const std::vector<bool> alive = alive_at(recorded, level, stage.horizon);
    std::array<std::vector<std::size_t>, 2> groups;
    for (std::size_t i = 0; i < alive.size(); ++i) groups[alive[i] ? 1 : 0].push_back(i);
    if (groups[0].empty() || groups[1].empty()) continue;
    const auto draw = [&](const std::vector<std::size_t>& group) {
      const std::size_t i =
          group[static_cast<std::size_t>(random.below(static_cast<int>(group.size())))];
      return std::span(recorded.boards[level]).subspan(i * shape.cells(), shape.cells());
    };
    for (int pair = 0; pair < kPairs; ++pair) {
      const auto dead = draw(groups[0]);
      model.learn(shape, cost, draw(groups[1]), dead, stage.rate);
    }
  }
}

// Returns whether the search with the weights of the model succeeded.
bool learn_from_a_search(Turns turns, int side, const SortWeights& plain, const Stage& stage,
                         Random& random, Model& model) {
  const SortShape shape(side, side, turns);
  std::vector<Tile> tiles(shape.cells());
  std::iota(tiles.begin(), tiles.end(), Tile{0});
  random.shuffle(std::span(tiles));
  const SortCost cost(shape, model.rounded());
  Recorded recorded = record(shape, cost, tiles, stage.effort);
  const bool succeeded = recorded.presses != 0;
  if (!succeeded) recorded = record(shape, SortCost(shape, plain), tiles, stage.effort);
  if (recorded.presses != 0) learn_from(recorded, shape, cost, stage, random, model);
  return succeeded;
}

void train(Turns turns) {
  Random random(static_cast<std::uint64_t>(turns));
  Model model(turns);
  const SortWeights plain = model.rounded();
  for (const Stage& stage : kStages) {
    model.begin_stage();
    int failures = 0;
    for (int search = 0; search < stage.searches; ++search) {
      const int side = kMinSide + search % (stage.largest - kMinSide + 1);
      if (!learn_from_a_search(turns, side, plain, stage, random, model)) ++failures;
      if (2 * search >= stage.searches) model.add_to_mean();
      if (search % 100 == 99) {
        std::fprintf(stderr, "%d searches, %d failed\n", search + 1, failures);
      }
    }
  }
  model.print();
}

}  // namespace
}  // namespace jiugong::twist::sort

int main(int argc, char** argv) {
  const bool clockwise = argc > 1 && argv[1] == std::string_view("clockwise");
  jiugong::twist::sort::train(clockwise ? jiugong::Turns::kClockwise : jiugong::Turns::kQuarter);
}
