// Trains the network that reads digits, and writes wasm/src/photo/weights.cpp.
//
//   jiugong_train_photo --fonts /usr/share/fonts --photos FOLDER > weights.cpp
//   jiugong_train_photo --fonts /usr/share/fonts --photos FOLDER --folds [--keep FOLDER]
//
// The cells are those of pages and screens drawn at random with the digits of fonts and of hands, and,
// where there are any, those of photos. With --folds it trains five networks, each without a fifth of the photos'
// puzzles, reads those with it, as they are and damaged, and writes no weights; they are kept in FOLDER
// and taken from there, so that a change of the reader can be measured without training. The same program, fonts, photos and seed give the
// same weights. Progress and figures go to the standard error output.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <map>
#include <memory>
#include <numeric>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "accuracy.h"
#include "float_network.h"
#include "jiugong/photo.h"
#include "photos.h"
#include "samples.h"

namespace jiugong::tools {
namespace {

struct Options {
  std::string fonts = "/usr/share/fonts";
  std::string photos;
  int pages = 2500;
  int epochs = 10;
  int epoch = 60'000;       // cells
  double photo_part = 0.4;  // of the cells
  std::uint64_t seed = 1;
  bool folds = false;
  std::string keep;
};

using Ink = std::array<float, photo::kInputArea>;

// A cell as it might have been seen otherwise: turned, sheared, shifted, fainter, noisy.
Ink varied(const photo::Input& input, Random& random) {
  using pictures::between;
  using pictures::normal;
  const double turn = 0.05 * normal(random), size = 1 + 0.05 * normal(random);
  const double wide = size * (1 + 0.05 * normal(random)), shear = 0.06 * normal(random);
  const double right = 0.6 * normal(random), down = 0.6 * normal(random);
  const double strength = std::clamp(1 + 0.12 * normal(random), 0.6, 1.4) / photo::kUsualInk;
  const double noise = between(random, 0, 0.07);
  const int dirt = random.below(16) == 0 ? random.below(photo::kInputSide) : -1;
  const double dirty = between(random, 0, 0.6);
  constexpr double kMiddle = (photo::kInputSide - 1) / 2.0;
  Ink out;
  std::size_t pixel = 0;
  for (int y = 0; y < photo::kInputSide; ++y) {
    for (int x = 0; x < photo::kInputSide; ++x) {
      const double u = x - kMiddle, v = y - kMiddle;
      const double at_x = kMiddle + wide * u + (shear - turn) * v + right;
      const double at_y = kMiddle + turn * u + size * v + down;
      const int left = static_cast<int>(std::floor(at_x)), top = static_cast<int>(std::floor(at_y));
      const auto ink = [&](int column, int row) -> double {
        const bool outside =
            column < 0 || row < 0 || column >= photo::kInputSide || row >= photo::kInputSide;
        if (outside) return 0;
        return input[static_cast<std::size_t>(row) * photo::kInputSide +
                     static_cast<std::size_t>(column)];
      };
      const double a = at_x - left, b = at_y - top;
      double value = (ink(left, top) * (1 - a) + ink(left + 1, top) * a) * (1 - b) +
                     (ink(left, top + 1) * (1 - a) + ink(left + 1, top + 1) * a) * b;
      value = value * strength + noise * normal(random) + (y == dirt ? dirty : 0);
      out[pixel++] = static_cast<float>(
          std::clamp(value, 0.0, static_cast<double>(photo::kMostInk) / photo::kUsualInk));
    }
  }
  return out;
}

// Cells to draw from, some more often than others.
class Pool {
 public:
  void add(const Sample& sample, double weight) {
    samples_.push_back(&sample);
    sums_.push_back((sums_.empty() ? 0 : sums_.back()) + weight);
  }

  bool empty() const { return samples_.empty(); }

  const Sample* draw(Random& random) const {
    const double at = pictures::between(random, 0, sums_.back());
    return samples_[static_cast<std::size_t>(std::upper_bound(sums_.begin(), sums_.end(), at) -
                                             sums_.begin())];
  }

 private:
  std::vector<const Sample*> samples_;
  std::vector<double> sums_;
};

// How often a drawn cell is trained on: handwriting is rare and hard.
double weight_of(const Sample& sample) {
  if (sample.what == 0) return 0.5;
  if (sample.what == photo::kOther) return 1.5;
  return sample.hand == Hand::kByHand ? 2.5 : 1;
}

// Leaves out the photos of a fold; -1 for none.
Pool pool_of(const std::vector<LabelledPhoto>& photos, int fold) {
  std::map<std::string, int> often;
  for (const LabelledPhoto& photo : photos) ++often[photo.puzzle.to_line()];
  Pool pool;
  for (const LabelledPhoto& photo : photos) {
    if (fold_of(photo.puzzle) == fold) continue;
    const double weight = 1 / std::sqrt(often[photo.puzzle.to_line()]);
    for (const auto& copy : photo.copies) {
      for (const Sample& sample : copy) pool.add(sample, sample.what == 0 ? 0.35 * weight : weight);
    }
  }
  return pool;
}

std::unique_ptr<photo::Weights> train(const Options& options, const Pool& drawn,
                                      const Pool& photos) {
  constexpr int kBatch = 128;
  Random random(options.seed);
  auto network = std::make_unique<FloatNetwork>(random);
  const int steps = options.epochs * options.epoch / kBatch;
  std::vector<Ink> inks(kBatch);
  std::vector<const Sample*> samples(kBatch);
  double loss = 0;
  for (int step = 0; step < steps; ++step) {
    for (std::size_t i = 0; i < kBatch; ++i) {
      const bool of_photo = !photos.empty() && pictures::between(random, 0, 1) < options.photo_part;
      samples[i] = (of_photo ? photos : drawn).draw(random);
      inks[i] = varied(samples[i]->ink, random);
    }
    const double warm = std::min(1.0, step / 100.0 + 0.05);
    const double cosine = 0.5 + 0.5 * std::cos(3.14159265358979 * step / steps);
    loss += network->train(inks, samples, 2e-3 * warm * cosine);
    if ((step + 1) % (steps / options.epochs) == 0) {
      std::fprintf(stderr, "loss %.4f\n", loss * options.epochs / steps);
      loss = 0;
    }
  }
  std::vector<Ink> examples;
  for (int i = 0; i < 4000; ++i) {
    const bool of_photo = !photos.empty() && i % 2 == 0;
    examples.push_back(varied((of_photo ? photos : drawn).draw(random)->ink, random));
  }
  return std::make_unique<photo::Weights>(network->rounded(examples));
}

template <typename ALayer>
void write_layer(const char* name, const ALayer& layer) {
  std::printf("    // %s\n    {{\n", name);
  for (const auto& row : layer.weights) {
    std::string line = "{";
    for (const auto weight : row) line += std::to_string(weight) + ",";
    line.back() = '}';
    std::printf("%s,\n", line.c_str());
  }
  const auto list = [](const auto& numbers) {
    std::string out = "     {";
    for (const auto number : numbers) out += std::to_string(number) + ",";
    out.back() = '}';
    return out;
  };
  std::printf("     },\n%s,\n%s},\n", list(layer.biases).c_str(), list(layer.factors).c_str());
}

void write(const photo::Weights& weights, const std::string& made_of) {
  std::printf(
      "// The weights of the digit network, made by tools/photo/train.cpp of\n%s"
      "#include \"photo/network.h\"\n\nnamespace jiugong::photo {\n\n"
      "// clang-format off\nconst Weights kWeights = {\n",
      made_of.c_str());
  write_layer("conv1", weights.conv1);
  write_layer("conv2", weights.conv2);
  write_layer("full1", weights.full1);
  write_layer("full2", weights.full2);
  std::printf("};\n// clang-format on\n\n}  // namespace jiugong::photo\n");
}

// What is told apart on pages that were not trained on.
void test(const photo::Weights& weights, const std::vector<Sample>& samples) {
  const photo::Network network(weights);
  int digits = 0, misread = 0, blanks = 0, filled = 0, hands = 0, hands_seen = 0,
      taken_for_hand = 0;
  for (const Sample& sample : samples) {
    const photo::Outputs out = network.read(sample.ink);
    const auto what = std::max_element(out.what.begin(), out.what.end()) - out.what.begin();
    if (sample.what == 0) {
      ++blanks;
      if (what != 0) ++filled;
    } else if (sample.hand == Hand::kPrinted) {
      ++digits;
      if (what != sample.what) ++misread;
      if (out.by_hand > 0) ++taken_for_hand;
    } else if (sample.hand == Hand::kByHand) {
      ++hands;
      if (out.by_hand > 0) ++hands_seen;
    }
  }
  std::fprintf(stderr,
               "drawn cells: printed digits misread %.2f%%, taken for handwriting %.2f%%; blank "
               "cells filled %.2f%%; "
               "handwriting seen %.1f%%\n",
               100.0 * misread / digits, 100.0 * taken_for_hand / digits, 100.0 * filled / blanks,
               100.0 * hands_seen / hands);
}

// The cells to train on.
struct Cells {
  std::vector<std::vector<Sample>> pages;
  Pool drawn;
  std::vector<Sample> unseen;  // of pages that are kept for test()
  std::vector<LabelledPhoto> photos;
};

Cells make_cells(const Options& options, const std::vector<FontFamily>& fonts) {
  constexpr int kUnseen = 21;  // of so many pages, one is kept
  constexpr int kScreens = 5;  // and one is a screen
  Cells out;
  for (int page = 0; page < options.pages; ++page) {
    Random random(seed_of(options.seed, static_cast<std::uint64_t>(page)));
    auto cells = drawn_page(fonts, page % kScreens == 1, random);
    if (page % kUnseen == 0) {
      out.unseen.insert(out.unseen.end(), cells.begin(), cells.end());
    } else {
      out.pages.push_back(std::move(cells));
    }
  }
  for (const auto& page : out.pages) {
    for (const Sample& sample : page) out.drawn.add(sample, weight_of(sample));
  }
  if (!options.photos.empty()) out.photos = photo_cells(options.photos);
  std::fprintf(stderr, "%d pages, %zu photos\n", options.pages, out.photos.size());
  return out;
}

// The weights that a file has; nothing if there is none.
std::unique_ptr<photo::Weights> kept_weights(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  auto out = std::make_unique<photo::Weights>();
  file.read(reinterpret_cast<char*>(out.get()), sizeof(photo::Weights));
  return file ? std::move(out) : nullptr;
}

void cross_validate(const Options& options, const std::vector<FontFamily>& fonts) {
  std::optional<Cells> cells;  // made when they are needed
  std::vector<std::unique_ptr<photo::Weights>> weights;
  std::vector<PhotoReader> readers;
  for (int fold = 0; fold < kFolds; ++fold) {
    const std::string path = options.keep + "/fold" + std::to_string(fold) + ".weights";
    auto fold_weights = options.keep.empty() ? nullptr : kept_weights(path);
    if (!fold_weights) {
      if (!cells) cells = make_cells(options, fonts);
      fold_weights = train(options, cells->drawn, pool_of(cells->photos, fold));
      if (!options.keep.empty()) {
        std::ofstream(path, std::ios::binary)
            .write(reinterpret_cast<const char*>(fold_weights.get()), sizeof(photo::Weights));
      }
    }
    weights.push_back(std::move(fold_weights));
    readers.emplace_back(*weights.back());
  }
  const ReaderFor reader_for = [&](const Grid& puzzle) -> PhotoReader& {
    return readers[static_cast<std::size_t>(fold_of(puzzle))];
  };
  const std::vector<Labelled> photos = find_photos(options.photos);
  for (int fold = 0; fold < kFolds; ++fold) {
    std::vector<Labelled> held_out;
    std::copy_if(photos.begin(), photos.end(), std::back_inserter(held_out),
                 [fold](const Labelled& photo) { return fold_of(photo.puzzle) == fold; });
    print(("fold " + std::to_string(fold)).c_str(), measure_photos(held_out, reader_for));
  }
  measure_all(photos, reader_for);
}

}  // namespace
}  // namespace jiugong::tools

int main(int argc, char** argv) {
  using namespace jiugong;
  tools::Options options;
  for (int i = 1; i < argc; ++i) {
    const std::string_view name = argv[i];
    const auto value = [&] { return i + 1 < argc ? argv[++i] : ""; };
    if (name == "--fonts")
      options.fonts = value();
    else if (name == "--photos")
      options.photos = value();
    else if (name == "--pages")
      options.pages = std::atoi(value());
    else if (name == "--epochs")
      options.epochs = std::atoi(value());
    else if (name == "--seed")
      options.seed = std::strtoull(value(), nullptr, 10);
    else if (name == "--folds")
      options.folds = true;
    else if (name == "--keep")
      options.keep = value();
    else
      return std::fprintf(stderr, "Unknown option %s\n", argv[i]), 2;
  }
  const auto fonts = tools::find_fonts(options.fonts);
  const auto families = [&](bool by_hand) {
    return std::count_if(fonts.begin(), fonts.end(),
                         [&](const auto& family) { return family.by_hand == by_hand; });
  };
  std::fprintf(stderr, "%zu families of fonts, %ld of them by hand\n", fonts.size(),
               static_cast<long>(families(true)));
  if (families(true) == 0 || families(false) == 0) {
    std::fprintf(stderr, "No fonts in %s; tools/README.md names some.\n", options.fonts.c_str());
    return 1;
  }
  if (options.folds) {
    tools::cross_validate(options, fonts);
    return 0;
  }
  const tools::Cells cells = tools::make_cells(options, fonts);
  const auto weights = tools::train(options, cells.drawn, tools::pool_of(cells.photos, -1));
  tools::test(*weights, cells.unseen);
  std::string made_of = "// " + std::to_string(options.pages) + " drawn pages and screens (seed " +
                        std::to_string(options.seed) + ") with digits of " +
                        std::to_string(fonts.size()) + " families of fonts\n// and of hands";
  if (!cells.photos.empty()) {
    made_of += ", and of the cells of " + std::to_string(cells.photos.size()) +
               " photos: sudoku_dataset v2 by Baptiste Wicht,\n// training part (CC-BY 4.0)";
  }
  tools::write(*weights, made_of + ".\n");
  return 0;
}
