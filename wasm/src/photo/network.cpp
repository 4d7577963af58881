#include "photo/network.h"

#include <algorithm>
#include <cstddef>
#include <cstring>

namespace jiugong::photo {
namespace {

constexpr int kBorder = 2;  // of the 5×5 convolutions

int scaled(std::int32_t sum, std::int32_t factor) {
  return static_cast<int>(
      (static_cast<std::int64_t>(sum) * factor + (std::int64_t{1} << (kFactorBits - 1))) >>
      kFactorBits);
}

// A convolution of 5×5 with a border of zeros, then the greatest of each 2×2. `in` is
// Side × Side × Channels with that border around it; `out` is half as large, [row][column][channel],
// in rows `stride` apart.
template <int Side, int Channels, int OutChannels, typename ALayer>
void convolve(const std::uint8_t* in, const std::int16_t* weights, const ALayer& layer,
              std::uint8_t* out, int stride) {
  constexpr std::ptrdiff_t kColumn = Channels, kRow = (Side + 2 * kBorder) * kColumn;
  for (int y = 0; y < Side / 2; ++y) {
    for (int x = 0; x < Side / 2; ++x) {
      std::int32_t most[OutChannels];
      std::fill(most, most + OutChannels, INT32_MIN);
      for (int quarter = 0; quarter < 4; ++quarter) {
        const std::uint8_t* corner =
            in + (2 * y + quarter / 2) * kRow + (2 * x + quarter % 2) * kColumn;
        std::int32_t sums[OutChannels];
        std::copy(layer.biases, layer.biases + OutChannels, sums);
        const std::int16_t* weight = weights;
        for (int row = 0; row < 5; ++row) {
          const std::uint8_t* value = corner + row * kRow;
          for (int i = 0; i < 5 * Channels; ++i, weight += OutChannels) {
            if (value[i] == 0) continue;  // as on blank paper
            for (int o = 0; o < OutChannels; ++o) sums[o] += value[i] * weight[o];
          }
        }
        for (int o = 0; o < OutChannels; ++o) most[o] = std::max(most[o], sums[o]);
      }
      for (int o = 0; o < OutChannels; ++o) {
        out[y * stride + x * OutChannels + o] =
            static_cast<std::uint8_t>(std::clamp(scaled(most[o], layer.factors[o]), 0, 255));
      }
    }
  }
}

// One output of a layer that looks at all its inputs.
template <int Inputs>
int full(const std::uint8_t* in, const std::int8_t* weights, std::int32_t bias,
         std::int32_t factor) {
  std::int32_t sum = bias;
  for (int i = 0; i < Inputs; ++i) sum += in[i] * weights[i];
  return scaled(sum, factor);
}

// [output][channel][place] to [place][channel][output].
template <int Places, int Channels, int Outputs, typename ALayer>
void transpose(const ALayer& layer, std::int16_t* out) {
  for (int o = 0; o < Outputs; ++o) {
    for (int c = 0; c < Channels; ++c) {
      for (int p = 0; p < Places; ++p) {
        out[(p * Channels + c) * Outputs + o] = layer.weights[o][c * Places + p];
      }
    }
  }
}

}  // namespace

Network::Network(const Weights& weights) : weights_(weights) {
  transpose<25, 1, kChannels1>(weights.conv1, conv1_.data());
  transpose<25, kChannels1, kChannels2>(weights.conv2, conv2_.data());
}

Outputs Network::read(const Input& ink) const {
  constexpr std::size_t kSide1 = kInputSide + 2 * kBorder;
  constexpr std::size_t kSide2 = kInputSide / 2 + 2 * kBorder;
  std::array<std::uint8_t, kSide1 * kSide1> in{};
  for (std::size_t y = 0; y < kInputSide; ++y) {
    std::memcpy(&in[(y + kBorder) * kSide1 + kBorder], &ink[y * kInputSide], kInputSide);
  }
  std::array<std::uint8_t, kSide2 * kSide2 * kChannels1> first{};
  convolve<kInputSide, 1, kChannels1>(in.data(), conv1_.data(), weights_.conv1,
                                      &first[(kBorder * kSide2 + kBorder) * kChannels1],
                                      kSide2 * kChannels1);
  std::array<std::uint8_t, std::size_t{25} * kChannels2> second;
  convolve<kInputSide / 2, kChannels1, kChannels2>(first.data(), conv2_.data(), weights_.conv2,
                                                   second.data(), 5 * kChannels2);
  std::array<std::uint8_t, kHidden> hidden;
  for (int o = 0; o < kHidden; ++o) {
    const auto& layer = weights_.full1;
    hidden[static_cast<std::size_t>(o)] = static_cast<std::uint8_t>(std::clamp(
        full<25 * kChannels2>(second.data(), layer.weights[o], layer.biases[o], layer.factors[o]),
        0, 255));
  }
  std::array<int, kOutputs> last;
  for (int o = 0; o < kOutputs; ++o) {
    const auto& layer = weights_.full2;
    last[static_cast<std::size_t>(o)] =
        full<kHidden>(hidden.data(), layer.weights[o], layer.biases[o], layer.factors[o]);
  }
  Outputs out;
  std::copy(last.begin(), last.begin() + kClasses, out.what.begin());
  out.by_hand = last[kClasses];
  return out;
}

}  // namespace jiugong::photo
