#pragma once

#include <cstdint>

namespace jiugong::packing {

/**
 * Unpacks a stream of the Lempel-Ziv-Markov chain algorithm, as Igor Pavlov's LZMA specification (2015,
 * public domain) describes it, with one bit of literal context and none of position, and without header
 * (xz's `--format=raw --lzma1=lc=1,lp=0,pb=0`). For one stream only: an object of static storage, which
 * begins with zeros.
 */
class LzmaDecoder {
 public:
  /** Writes `size` bytes to `out`. What is not such a stream gives other bytes, or reads outside. */
  void decode(const std::uint8_t* packed, std::uint8_t* out, std::uint32_t size) {
    for (std::uint16_t& model : models_) model = one / 2;
    next_ = packed + 1;  // the first byte is always 0
    range_ = 0xffffffff;
    for (int i = 0; i < 4; ++i) code_ = (code_ << 8) | *next_++;
    std::uint32_t state = 0;
    std::uint32_t last[4] = {0, 0, 0, 0};  // distances, less one, the latest first
    std::uint8_t* const end = out + size;
    for (std::uint8_t previous = 0; out != end; previous = out[-1]) {
      if (bit(is_repeat + state) == 0) {
        *out = literal(previous, state >= after_repeat ? out - last[0] - 1 : nullptr);
        ++out;
        state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
        continue;
      }
      const bool was_literal = state < after_repeat;
      std::uint32_t length = 1;
      if (bit(is_known + state) == 0) {
        length = read_length(new_length);
        for (int i = 3; i > 0; --i) last[i] = last[i - 1];
        last[0] = read_distance(length);
        state = was_literal ? 7 : 10;
      } else {
        bool is_byte = false;
        if (bit(is_not_last + state) == 0) {
          is_byte = bit(is_longer + state) == 0;
        } else {
          int which = 1;
          if (bit(is_third + state) != 0) which = 2 + static_cast<int>(bit(is_fourth + state));
          const std::uint32_t distance = last[which];
          for (; which > 0; --which) last[which] = last[which - 1];
          last[0] = distance;
        }
        if (!is_byte) length = read_length(known_length);
        state = is_byte ? (was_literal ? 9 : 11) : was_literal ? 8 : 11;
      }
      for (const std::uint8_t* from = out - last[0] - 1; length > 0 && out != end; --length)
        *out++ = *from++;
    }
  }

 private:
  /** Probabilities have 11 bits, of which each bit that is decoded corrects a 32nd. */
  static constexpr std::uint16_t one = 1 << 11;
  static constexpr int rate = 5;
  /** From this state on the last thing read was not a literal. */
  static constexpr std::uint32_t after_repeat = 7;

  // Where in models_ they are. Of lengths, 2..273: two choices, then 3, 3 or 8 bits.
  static constexpr std::uint32_t is_repeat = 0, is_known = 12, is_not_last = 24, is_longer = 36,
                                 is_third = 48, is_fourth = 60, new_length = 72,
                                 known_length = new_length + 0x120, slots = known_length + 0x120,
                                 middle_bits = slots + (4 << 6),
                                 lowest_bits = middle_bits + (1 << 7),
                                 literals = lowest_bits + (1 << 4),
                                 model_count = literals + 2 * 0x300;

  /** A bit by the model at `index`, which learns of it. */
  std::uint32_t bit(std::uint32_t index) {
    const std::uint16_t zero = models_[index];
    const std::uint32_t bound = (range_ >> 11) * zero;
    const bool is_zero = code_ < bound;
    if (is_zero) {
      range_ = bound;
      models_[index] = static_cast<std::uint16_t>(zero + ((one - zero) >> rate));
    } else {
      code_ -= bound;
      range_ -= bound;
      models_[index] = static_cast<std::uint16_t>(zero - (zero >> rate));
    }
    shift();
    return is_zero ? 0 : 1;
  }

  /** Reads on as soon as the range has become small. */
  void shift() {
    if (range_ >> 24 != 0) return;
    range_ <<= 8;
    code_ = (code_ << 8) | *next_++;
  }

  /** A number of `count` bits, the highest first, each with a model for what came before. */
  std::uint32_t tree(std::uint32_t from, int count) {
    std::uint32_t node = 1;
    while (node >> count == 0) node = node * 2 + bit(from + node);
    return node - (1U << count);
  }

  /** The same, the lowest bit first. */
  std::uint32_t reversed_tree(std::uint32_t from, int count) {
    std::uint32_t node = 1;
    std::uint32_t value = 0;
    for (int i = 0; i < count; ++i) {
      const std::uint32_t read = bit(from + node);
      node = node * 2 + read;
      value |= read << i;
    }
    return value;
  }

  std::uint8_t literal(std::uint8_t previous, const std::uint8_t* continued) {
    const std::uint32_t from = literals + 0x300U * (previous >> 7);
    std::uint32_t node = 1;
    if (continued != nullptr) {
      // What follows a repetition is likely not what would have continued it; so long as they agree, its bits
      // choose the models.
      std::uint32_t bits = *continued;
      for (bool agree = true; agree && node < 0x100; bits <<= 1) {
        const std::uint32_t wanted = (bits >> 7) & 1;
        const std::uint32_t read = bit(from + ((1 + wanted) << 8) + node);
        node = node * 2 + read;
        agree = read == wanted;
      }
    }
    while (node < 0x100) node = node * 2 + bit(from + node);
    return static_cast<std::uint8_t>(node);
  }

  std::uint32_t read_length(std::uint32_t from) {
    if (bit(from) == 0) return 2 + tree(from + 2, 3);
    if (bit(from + 1) == 0) return 10 + tree(from + 10, 3);
    return 18 + tree(from + 18, 8);
  }

  /** How far back bytes that are repeated stand, 0 for the last one; by how many there are. */
  std::uint32_t read_distance(std::uint32_t length) {
    const std::uint32_t slot = tree(slots + ((length < 5 ? length - 2 : 3) << 6), 6);
    if (slot < 4) return slot;
    const int bits = static_cast<int>(slot >> 1) - 1;
    std::uint32_t high = (2 | (slot & 1)) << bits;
    if (slot < 14) return high + reversed_tree(middle_bits + high - slot, bits);
    // All but the four lowest are as likely 0 as 1.
    for (int i = bits - 1; i >= 4; --i) {
      range_ >>= 1;
      if (code_ >= range_) {
        code_ -= range_;
        high += 1U << i;
      }
      shift();
    }
    return high + reversed_tree(lowest_bits, 4);
  }

  const std::uint8_t* next_;
  std::uint32_t range_;
  std::uint32_t code_;
  std::uint16_t models_[model_count];
};

}  // namespace jiugong::packing
