// The network that reads a digit.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "photo/cells.h"

namespace jiugong::photo {

// What a cell may hold: nothing, a digit, or something else (a letter, a note, a scribble).
inline constexpr int kBlank = 0;
inline constexpr int kOther = 10;
inline constexpr int kClasses = 11;

// The network, a small LeNet, has two heads: what is written, and whether it is printed or written by
// hand. Unlike a class of its own for handwriting, a second head costs no knowledge about digits.
//
//     20×20 ink ─ 5×5 (8), pool ─ 10×10×8 ─ 5×5 (16), pool ─ 5×5×16 ─ full (40) ─┬ what: 11
//                                                                                └ by hand: 1
//
// Weights are signed bytes, values between layers unsigned bytes. Each output of a layer is
//
//     (bias + sum of weight × input) × factor / 2^kFactorBits, at least 0 but for the last layer
//
// so that inference is exact integer arithmetic. The last outputs are in 256ths of a nat.
inline constexpr int kChannels1 = 8;
inline constexpr int kChannels2 = 16;
inline constexpr int kHidden = 40;
inline constexpr int kOutputs = kClasses + 1;
inline constexpr int kFactorBits = 20;

template <int Outputs, int Inputs>
struct Layer {
  // By output: for convolutions [channel][row][column], for the others as the inputs are, which are
  // [row][column][channel] of the convolution before.
  std::int8_t weights[Outputs][Inputs];
  std::int32_t biases[Outputs];
  std::int32_t factors[Outputs];
};

struct Weights {
  Layer<kChannels1, 25> conv1;
  Layer<kChannels2, 25 * kChannels1> conv2;
  Layer<kHidden, 25 * kChannels2> full1;
  Layer<kOutputs, kHidden> full2;
};

// Those of the reader; weights.cpp says from what they were made.
extern const Weights kWeights;

// The outputs before they become probabilities, in 256ths of a nat.
struct Outputs {
  std::array<int, kClasses> what;
  int by_hand;  // log-odds
};

class Network {
 public:
  explicit Network(const Weights& weights);

  Outputs read(const Input& ink) const;

 private:
  const Weights& weights_;
  // The weights of the convolutions with the outputs innermost, as the loops need them.
  std::array<std::int16_t, std::size_t{25} * kChannels1> conv1_;
  std::array<std::int16_t, std::size_t{25} * kChannels1 * kChannels2> conv2_;
};

}  // namespace jiugong::photo
