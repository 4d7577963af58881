// The digit network with floating-point weights, as it is trained.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "jiugong/random.h"
#include "photo/network.h"
#include "samples.h"

namespace jiugong::tools {

// The shape is that of photo/network.h; the weights of a layer are [input][output], the inputs of
// convolutions [row][column][channel].
class FloatNetwork {
 public:
  explicit FloatNetwork(Random& random);

  // One step of Adam with a batch of inputs, 20×20 values of ink each, and what they are. Returns the
  // mean loss.
  double train(std::span<const std::array<float, photo::kInputArea>> inks,
               std::span<const Sample* const> samples, double rate);

  // The weights in whole numbers; `inks` are examples that show how large values between layers are.
  photo::Weights rounded(std::span<const std::array<float, photo::kInputArea>> inks) const;

 private:
  struct Values;

  void forward(const std::array<float, photo::kInputArea>& ink, Values& values) const;
  double backward(const Sample& sample, Values& values);

  static constexpr std::size_t kConv1 = std::size_t{25} * photo::kChannels1;
  static constexpr std::size_t kConv2 = kConv1 * photo::kChannels2;
  static constexpr std::size_t kFull1 = std::size_t{25} * photo::kChannels2 * photo::kHidden;
  static constexpr std::size_t kFull2 = std::size_t{photo::kHidden} * photo::kOutputs;

  // All weights and biases in one list, for Adam.
  struct Parameters {
    float conv1[kConv1], bias1[photo::kChannels1];
    float conv2[kConv2], bias2[photo::kChannels2];
    float full1[kFull1], bias3[photo::kHidden];
    float full2[kFull2], bias4[photo::kOutputs];
  };
  static constexpr std::size_t kCount = sizeof(Parameters) / sizeof(float);

  Parameters parameters_{}, gradient_{}, mean_{}, square_{};
  // conv2 as [output][row][column][channel].
  std::array<float, kConv2> conv2_by_output_{}, conv2_gradient_{};
  int steps_ = 0;
};

}  // namespace jiugong::tools
