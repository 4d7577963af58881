#include "photo/network.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <memory>

#include "jiugong/random.h"

namespace jiugong::photo {
namespace {

template <int Outputs, int Inputs>
void fill(Layer<Outputs, Inputs>& layer, Random& random, int factor) {
  for (int o = 0; o < Outputs; ++o) {
    for (std::int8_t& weight : layer.weights[o]) {
      weight = static_cast<std::int8_t>(random.below(255) - 127);
    }
    layer.biases[o] = random.below(20'001) - 10'000;
    layer.factors[o] = factor + random.below(factor);
  }
}

int scaled(std::int64_t sum, std::int64_t factor) {
  return static_cast<int>((sum * factor + (1 << (kFactorBits - 1))) >> kFactorBits);
}

// The definition in network.h, written down plainly.
Outputs plain_read(const Weights& weights, const Input& ink) {
  const auto byte = [](int value) { return std::clamp(value, 0, 255); };
  int first[10][10][kChannels1], second[5][5][kChannels2];
  for (int y = 0; y < 10; ++y) {
    for (int x = 0; x < 10; ++x) {
      for (int o = 0; o < kChannels1; ++o) {
        first[y][x][o] = 0;
        for (int q = 0; q < 4; ++q) {
          std::int64_t sum = weights.conv1.biases[o];
          for (int k = 0; k < 25; ++k) {
            const int row = 2 * y + q / 2 + k / 5 - 2, column = 2 * x + q % 2 + k % 5 - 2;
            if (row < 0 || column < 0 || row >= 20 || column >= 20) continue;
            sum += weights.conv1.weights[o][k] * ink[static_cast<std::size_t>(20 * row + column)];
          }
          first[y][x][o] = std::max(first[y][x][o], byte(scaled(sum, weights.conv1.factors[o])));
        }
      }
    }
  }
  for (int y = 0; y < 5; ++y) {
    for (int x = 0; x < 5; ++x) {
      for (int o = 0; o < kChannels2; ++o) {
        second[y][x][o] = 0;
        for (int q = 0; q < 4; ++q) {
          std::int64_t sum = weights.conv2.biases[o];
          for (int k = 0; k < 25; ++k) {
            const int row = 2 * y + q / 2 + k / 5 - 2, column = 2 * x + q % 2 + k % 5 - 2;
            if (row < 0 || column < 0 || row >= 10 || column >= 10) continue;
            for (int c = 0; c < kChannels1; ++c) {
              sum += weights.conv2.weights[o][25 * c + k] * first[row][column][c];
            }
          }
          second[y][x][o] = std::max(second[y][x][o], byte(scaled(sum, weights.conv2.factors[o])));
        }
      }
    }
  }
  int hidden[kHidden];
  for (int o = 0; o < kHidden; ++o) {
    std::int64_t sum = weights.full1.biases[o];
    for (int i = 0; i < 25 * kChannels2; ++i) {
      sum += weights.full1.weights[o][i] * (&second[0][0][0])[i];
    }
    hidden[o] = byte(scaled(sum, weights.full1.factors[o]));
  }
  Outputs out{};
  for (int o = 0; o < kOutputs; ++o) {
    std::int64_t sum = weights.full2.biases[o];
    for (int i = 0; i < kHidden; ++i) sum += weights.full2.weights[o][i] * hidden[i];
    const int value = scaled(sum, weights.full2.factors[o]);
    if (o < kClasses) {
      out.what[static_cast<std::size_t>(o)] = value;
    } else {
      out.by_hand = value;
    }
  }
  return out;
}

TEST(Network, ComputesWhatItsHeaderSays) {
  Random random(3);
  const auto weights = std::make_unique<Weights>();
  fill(weights->conv1, random, 200);
  fill(weights->conv2, random, 100);
  fill(weights->full1, random, 100);
  fill(weights->full2, random, 5000);
  const Network network(*weights);
  for (int round = 0; round < 20; ++round) {
    Input ink;
    for (std::uint8_t& value : ink) value = static_cast<std::uint8_t>(random.below(kMostInk + 1));
    const Outputs is = network.read(ink), expected = plain_read(*weights, ink);
    EXPECT_EQ(is.what, expected.what);
    EXPECT_EQ(is.by_hand, expected.by_hand);
  }
}

// No input overflows the sums of a layer.
template <int Outputs, int Inputs>
void expect_bounded(const Layer<Outputs, Inputs>& layer) {
  for (int o = 0; o < Outputs; ++o) {
    std::int64_t most = std::abs(static_cast<std::int64_t>(layer.biases[o]));
    for (const int weight : layer.weights[o]) most += 255 * std::abs(weight);
    EXPECT_LT(most, INT32_MAX);
    EXPECT_GT(layer.factors[o], 0);
  }
}

TEST(Network, TheWeightsCannotOverflow) {
  expect_bounded(kWeights.conv1);
  expect_bounded(kWeights.conv2);
  expect_bounded(kWeights.full1);
  expect_bounded(kWeights.full2);
}

}  // namespace
}  // namespace jiugong::photo
