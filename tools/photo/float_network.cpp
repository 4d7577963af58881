#include "float_network.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "pictures/typeface.h"

namespace jiugong::tools {
namespace {

using photo::kChannels1;
using photo::kChannels2;
using photo::kClasses;
using photo::kHidden;
using photo::kInputSide;
using photo::kOutputs;

constexpr std::size_t kBorder = 2;
constexpr std::size_t kSide1 = kInputSide + 2 * kBorder;
constexpr std::size_t kHalf = kInputSide / 2;
constexpr std::size_t kSide2 = kHalf + 2 * kBorder;
constexpr std::size_t kPlaces = 25;  // of the second layer's results
constexpr std::size_t kFlat = kPlaces * kChannels2;

// What the head that tells handwriting counts beside the one that tells digits.
constexpr float kHandWeight = 0.5F;

// A convolution of 5×5 over `in`, a picture of `Side` with its border, then the greatest of 2×2.
// `from` gets the quarter that was greatest.
template <int Side, int Channels, int Outs>
void convolve(const float* in, const float* weights, const float* biases, float* out,
              std::ptrdiff_t stride, std::uint8_t* from) {
  constexpr std::ptrdiff_t kColumn = Channels, kRow = (Side + 2 * kBorder) * kColumn;
  for (int y = 0; y < Side / 2; ++y) {
    float* most = out + y * stride;
    for (int x = 0; x < Side / 2; ++x, most += Outs, from += Outs) {
      for (int quarter = 0; quarter < 4; ++quarter) {
        const float* corner = in + (2 * y + quarter / 2) * kRow + (2 * x + quarter % 2) * kColumn;
        float sums[Outs];
        std::copy(biases, biases + Outs, sums);
        const float* weight = weights;
        for (int row = 0; row < 5; ++row) {
          const float* value = corner + row * kRow;
          for (int i = 0; i < 5 * Channels; ++i, weight += Outs) {
            for (int o = 0; o < Outs; ++o) sums[o] += value[i] * weight[o];
          }
        }
        for (int o = 0; o < Outs; ++o) {
          if (quarter > 0 && sums[o] <= most[o]) continue;
          most[o] = sums[o];
          from[o] = static_cast<std::uint8_t>(quarter);
        }
      }
      for (int o = 0; o < Outs; ++o) most[o] = std::max(0.0F, most[o]);
    }
  }
}

}  // namespace

struct FloatNetwork::Values {
  std::array<float, kSide1 * kSide1> in{};
  std::array<float, kSide2 * kSide2 * kChannels1> first{}, first_gradient{};
  std::array<std::uint8_t, kHalf * kHalf * kChannels1> first_from{};
  std::array<float, kFlat> second{};
  std::array<std::uint8_t, kFlat> second_from{};
  std::array<float, kHidden> hidden{};
  std::array<float, kOutputs> out{};
};

FloatNetwork::FloatNetwork(Random& random) {
  // He's initialisation.
  const auto fill = [&random](float* weights, std::size_t count, int inputs) {
    const double deviation = std::sqrt(2.0 / inputs);
    for (std::size_t i = 0; i < count; ++i) {
      weights[i] = static_cast<float>(deviation * pictures::normal(random));
    }
  };
  fill(parameters_.conv1, kConv1, 25);
  fill(parameters_.conv2, kConv2, 25 * kChannels1);
  fill(parameters_.full1, kFull1, kFlat);
  fill(parameters_.full2, kFull2, kHidden);
  for (std::size_t i = 0; i < kConv2; ++i) {
    conv2_by_output_[i % kChannels2 * (kConv2 / kChannels2) + i / kChannels2] =
        parameters_.conv2[i];
  }
}

void FloatNetwork::forward(const std::array<float, photo::kInputArea>& ink, Values& values) const {
  for (std::size_t y = 0; y < kInputSide; ++y) {
    std::copy_n(&ink[y * kInputSide], kInputSide, &values.in[(y + kBorder) * kSide1 + kBorder]);
  }
  convolve<kInputSide, 1, kChannels1>(values.in.data(), parameters_.conv1, parameters_.bias1,
                                      &values.first[(kBorder * kSide2 + kBorder) * kChannels1],
                                      kSide2 * kChannels1, values.first_from.data());
  convolve<kHalf, kChannels1, kChannels2>(values.first.data(), parameters_.conv2, parameters_.bias2,
                                          values.second.data(), std::ptrdiff_t{5} * kChannels2,
                                          values.second_from.data());
  std::copy(parameters_.bias3, parameters_.bias3 + kHidden, values.hidden.begin());
  for (std::size_t i = 0; i < kFlat; ++i) {
    const float value = values.second[i];
    if (value == 0) continue;
    const float* weight = parameters_.full1 + i * kHidden;
    for (std::size_t o = 0; o < kHidden; ++o) values.hidden[o] += value * weight[o];
  }
  for (float& value : values.hidden) value = std::max(0.0F, value);
  std::copy(parameters_.bias4, parameters_.bias4 + kOutputs, values.out.begin());
  for (std::size_t i = 0; i < kHidden; ++i) {
    for (std::size_t o = 0; o < kOutputs; ++o) {
      values.out[o] += values.hidden[i] * parameters_.full2[i * kOutputs + o];
    }
  }
}

double FloatNetwork::backward(const Sample& sample, Values& values) {
  std::array<float, kOutputs> error{};
  const float most = *std::max_element(values.out.begin(), values.out.begin() + kClasses);
  float sum = 0;
  for (std::size_t k = 0; k < kClasses; ++k) sum += error[k] = std::exp(values.out[k] - most);
  for (std::size_t k = 0; k < kClasses; ++k) error[k] /= sum;
  double loss = -std::log(static_cast<double>(error[sample.what]) + 1e-12);
  error[sample.what] -= 1;
  if (sample.hand != Hand::kUnknown) {
    const float hand = 1 / (1 + std::exp(-values.out[kClasses]));
    const float wanted = sample.hand == Hand::kByHand ? 1.0F : 0.0F;
    loss -= kHandWeight * std::log(static_cast<double>(wanted == 1 ? hand : 1 - hand) + 1e-12);
    error[kClasses] = kHandWeight * (hand - wanted);
  }
  std::array<float, kHidden> hidden_error{};
  for (std::size_t i = 0; i < kHidden; ++i) {
    float back = 0;
    for (std::size_t o = 0; o < kOutputs; ++o) {
      gradient_.full2[i * kOutputs + o] += values.hidden[i] * error[o];
      back += parameters_.full2[i * kOutputs + o] * error[o];
    }
    hidden_error[i] = values.hidden[i] > 0 ? back : 0;
  }
  for (std::size_t o = 0; o < kOutputs; ++o) gradient_.bias4[o] += error[o];
  for (std::size_t o = 0; o < kHidden; ++o) gradient_.bias3[o] += hidden_error[o];
  values.first_gradient.fill(0);
  for (std::size_t i = 0; i < kFlat; ++i) {
    const float value = values.second[i];
    if (value == 0) continue;  // so its gradient is 0
    const float* weight = parameters_.full1 + i * kHidden;
    float* out = gradient_.full1 + i * kHidden;
    float back = 0;
    for (std::size_t o = 0; o < kHidden; ++o) {
      out[o] += value * hidden_error[o];
      back += weight[o] * hidden_error[o];
    }
    // Only the greatest of 2×2 has a gradient.
    const std::size_t place = i / kChannels2, channel = i % kChannels2;
    const std::size_t quarter = values.second_from[i];
    const std::size_t y = 2 * (place / 5) + quarter / 2, x = 2 * (place % 5) + quarter % 2;
    const std::size_t corner = (y * kSide2 + x) * kChannels1;
    const std::size_t begin = channel * (kConv2 / kChannels2);
    for (std::size_t row = 0; row < 5; ++row) {
      const float* in = &values.first[corner + row * kSide2 * kChannels1];
      float* in_gradient = &values.first_gradient[corner + row * kSide2 * kChannels1];
      const float* weights = &conv2_by_output_[begin + row * 5 * kChannels1];
      float* gradients = &conv2_gradient_[begin + row * 5 * kChannels1];
      for (int k = 0; k < 5 * kChannels1; ++k) {
        gradients[k] += back * in[k];
        in_gradient[k] += back * weights[k];
      }
    }
    gradient_.bias2[channel] += back;
  }
  for (std::size_t y = 0; y < kHalf; ++y) {
    for (std::size_t x = 0; x < kHalf; ++x) {
      const std::size_t at = ((y + kBorder) * kSide2 + x + kBorder) * kChannels1;
      for (std::size_t o = 0; o < kChannels1; ++o) {
        if (values.first[at + o] == 0) continue;
        const float back = values.first_gradient[at + o];
        const std::size_t quarter = values.first_from[(y * kHalf + x) * kChannels1 + o];
        const float* corner = &values.in[(2 * y + quarter / 2) * kSide1 + 2 * x + quarter % 2];
        for (std::size_t k = 0; k < 25; ++k) {
          gradient_.conv1[k * kChannels1 + o] += back * corner[k / 5 * kSide1 + k % 5];
        }
        gradient_.bias1[o] += back;
      }
    }
  }
  return loss;
}

double FloatNetwork::train(std::span<const std::array<float, photo::kInputArea>> inks,
                           std::span<const Sample* const> samples, double rate) {
  constexpr double kMeanDecay = 0.9, kSquareDecay = 0.999;
  gradient_ = {};
  conv2_gradient_.fill(0);
  Values values;
  double loss = 0;
  for (std::size_t i = 0; i < inks.size(); ++i) {
    forward(inks[i], values);
    loss += backward(*samples[i], values);
  }
  constexpr std::size_t kInputs2 = kConv2 / kChannels2;
  for (std::size_t i = 0; i < kConv2; ++i) {
    gradient_.conv2[i] = conv2_gradient_[i % kChannels2 * kInputs2 + i / kChannels2];
  }
  ++steps_;
  const double first = 1 - std::pow(kMeanDecay, steps_),
               second = 1 - std::pow(kSquareDecay, steps_);
  auto* parameter = reinterpret_cast<float*>(&parameters_);
  const auto* gradient = reinterpret_cast<const float*>(&gradient_);
  auto* mean = reinterpret_cast<float*>(&mean_);
  auto* square = reinterpret_cast<float*>(&square_);
  const auto count = static_cast<float>(inks.size());
  for (std::size_t i = 0; i < kCount; ++i) {
    const float slope = gradient[i] / count + 1e-5F * parameter[i];
    mean[i] += static_cast<float>(1 - kMeanDecay) * (slope - mean[i]);
    square[i] += static_cast<float>(1 - kSquareDecay) * (slope * slope - square[i]);
    parameter[i] -=
        static_cast<float>(rate * mean[i] / first / (std::sqrt(square[i] / second) + 1e-8));
  }
  for (std::size_t i = 0; i < kConv2; ++i) {
    conv2_by_output_[i % kChannels2 * kInputs2 + i / kChannels2] = parameters_.conv2[i];
  }
  return loss / static_cast<double>(inks.size());
}

namespace {

// The greatest weight of a layer. Most weights are in the third, whose last bit nothing needs: packed,
// all take 16.5 KB instead of 18.3.
constexpr int kMost = 127, kMostOfThird = 63;

// Rounds a layer: weights to -greatest..greatest with a scale of their own for each output. `in_unit`
// and `out_unit` are what 1 stands for in its inputs and outputs. `index(o, i)` is where the weight is.
template <typename ALayer, typename Index>
void round_layer(const float* weights, const float* biases, int outputs, int inputs, int greatest,
                 double in_unit, double out_unit, const Index& index, ALayer& out) {
  for (int o = 0; o < outputs; ++o) {
    double most = 1e-9;
    for (int i = 0; i < inputs; ++i)
      most = std::max(most, std::fabs(static_cast<double>(weights[index(o, i)])));
    const double unit = most / greatest;
    for (int i = 0; i < inputs; ++i) {
      out.weights[o][i] = static_cast<std::int8_t>(std::lround(weights[index(o, i)] / unit));
    }
    out.biases[o] = static_cast<std::int32_t>(std::lround(biases[o] / (unit * in_unit)));
    out.factors[o] = static_cast<std::int32_t>(
        std::lround(unit * in_unit / out_unit * (1 << photo::kFactorBits)));
  }
}

}  // namespace

photo::Weights FloatNetwork::rounded(
    std::span<const std::array<float, photo::kInputArea>> inks) const {
  // The greatest values between layers, but for one in ten thousand.
  std::vector<float> first, second, hidden;
  Values values;
  for (const auto& ink : inks) {
    forward(ink, values);
    first.push_back(*std::max_element(values.first.begin(), values.first.end()));
    second.push_back(*std::max_element(values.second.begin(), values.second.end()));
    hidden.push_back(*std::max_element(values.hidden.begin(), values.hidden.end()));
  }
  const auto unit = [](std::vector<float>& most) {
    const auto at = most.begin() + static_cast<std::ptrdiff_t>(most.size() * 998 / 1000);
    std::nth_element(most.begin(), at, most.end());
    return *at / 255.0;
  };
  const double unit0 = 1.0 / photo::kUsualInk, unit1 = unit(first), unit2 = unit(second),
               unit3 = unit(hidden);
  photo::Weights out{};
  round_layer(
      parameters_.conv1, parameters_.bias1, kChannels1, 25, kMost, unit0, unit1,
      [](int o, int i) { return i * kChannels1 + o; }, out.conv1);
  // [output][channel][place] of [place][channel][output].
  round_layer(
      parameters_.conv2, parameters_.bias2, kChannels2, 25 * kChannels1, kMost, unit1, unit2,
      [](int o, int i) { return (i % 25 * kChannels1 + i / 25) * kChannels2 + o; }, out.conv2);
  round_layer(
      parameters_.full1, parameters_.bias3, kHidden, kFlat, kMostOfThird, unit2, unit3,
      [](int o, int i) { return i * kHidden + o; }, out.full1);
  round_layer(
      parameters_.full2, parameters_.bias4, kOutputs, kHidden, kMost, unit3, 1.0 / 256,
      [](int o, int i) { return i * kOutputs + o; }, out.full2);
  return out;
}

}  // namespace jiugong::tools
