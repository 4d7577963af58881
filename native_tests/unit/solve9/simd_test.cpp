// Compares the vector operations of this build with plain loops over lanes.
#include <algorithm>
#include <array>

#include "solve9/simd/vec.h"
#include "solve9/simd/wide.h"
#include "support.h"

namespace jiugong::solver9::simd {
namespace {

using Lanes = std::array<std::uint32_t, 4>;

Lanes lanes_of(const Vec& vector) {
  return {lane(vector, 0), lane(vector, 1), lane(vector, 2), lane(vector, 3)};
}

using Bytes = std::array<std::uint8_t, 16>;

Bytes stored(const Vec& vector) {
  Bytes bytes{};
  store(vector, bytes.data());
  return bytes;
}

Vec random_vec(Random& random) {
  const std::uint64_t low = random.next(), high = random.next();
  return Vec::of(static_cast<std::uint32_t>(low), static_cast<std::uint32_t>(low >> 32),
                 static_cast<std::uint32_t>(high), static_cast<std::uint32_t>(high >> 32));
}

template <typename Operation>
Lanes lane_by_lane(const Vec& a, const Vec& b, Operation operation) {
  Lanes result{};
  for (std::size_t i = 0; i < 4; ++i) result[i] = operation(lane(a, i), lane(b, i));
  return result;
}

// Defined if the solver is compiled for one instruction set to be tested.
#ifdef JIUGONG_INSTRUCTION_SET
TEST(Simd, InstructionSetIsTheOneToBeTested) {
  EXPECT_STREQ(kInstructionSet, JIUGONG_INSTRUCTION_SET);
}
#endif

TEST(Simd, OperationsTreatEachLane) {
  Random random(1);
  for (int round = 0; round < 100; ++round) {
    const Vec a = random_vec(random), b = random_vec(random);
    using Word = std::uint32_t;
    EXPECT_EQ(lanes_of(a & b), lane_by_lane(a, b, [](Word x, Word y) { return x & y; }));
    EXPECT_EQ(lanes_of(a | b), lane_by_lane(a, b, [](Word x, Word y) { return x | y; }));
    EXPECT_EQ(lanes_of(a ^ b), lane_by_lane(a, b, [](Word x, Word y) { return x ^ y; }));
    EXPECT_EQ(lanes_of(a - b), lane_by_lane(a, b, [](Word x, Word y) { return x - y; }));
    EXPECT_EQ(lanes_of(without(a, b)), lane_by_lane(a, b, [](Word x, Word y) { return x & ~y; }));
    EXPECT_EQ(lanes_of(smaller(shift_right<1>(a), shift_right<1>(b))),
              lane_by_lane(a, b, [](Word x, Word y) { return std::min(x >> 1, y >> 1); }));
    EXPECT_EQ(lanes_of(shift_left<10>(a)),
              lane_by_lane(a, a, [](Word x, Word) { return x << 10; }));
    EXPECT_EQ(lanes_of(shift_right<9>(a)), lane_by_lane(a, a, [](Word x, Word) { return x >> 9; }));
    const Vec zeros = Vec::of(0, lane(a, 1) | 1, lane(a, 2) & 1, 0);
    EXPECT_EQ(zero_lanes(zeros), 9u | (lane(zeros, 2) == 0 ? 4u : 0u));
  }
}

TEST(Simd, LanesAndRotations) {
  const Vec a = Vec::of(1, 2, 3, 4);
  EXPECT_EQ(lanes_of(a), (Lanes{1, 2, 3, 4}));
  EXPECT_EQ(lanes_of(splat(7)), (Lanes{7, 7, 7, 7}));
  EXPECT_EQ(lanes_of(rotate1(a)), (Lanes{2, 3, 1, 4}));
  EXPECT_EQ(lanes_of(rotate2(a)), (Lanes{3, 1, 2, 4}));
  EXPECT_EQ(lane_pair(a, 0), 2ull << 32 | 1);
  EXPECT_EQ(lane_pair(a, 1), 4ull << 32 | 3);
}

TEST(Simd, LoadsAndStoresBytesFourToALane) {
  Bytes bytes{};
  for (std::size_t i = 0; i < bytes.size(); ++i) bytes[i] = static_cast<std::uint8_t>(i + 1);
  const Vec a = load(bytes.data());
  EXPECT_EQ(lanes_of(a), (Lanes{0x04030201, 0x08070605, 0x0c0b0a09, 0x100f0e0d}));
  EXPECT_EQ(stored(a), bytes);
}

TEST(Simd, LooksUpAndInterleavesBytes) {
  Random random(2);
  for (int round = 0; round < 100; ++round) {
    const Vec a = random_vec(random), b = random_vec(random);
    const Bytes of_a = stored(a), of_b = stored(b);
    Bytes at{}, found{}, low{}, high{};
    for (std::size_t i = 0; i < at.size(); ++i) {
      at[i] = static_cast<std::uint8_t>(random.below(5) == 0 ? 0x80 : random.below(16));
      found[i] = at[i] == 0x80 ? 0 : of_a[at[i]];
      low[i] = (i % 2 == 0 ? of_a : of_b)[i / 2];
      high[i] = (i % 2 == 0 ? of_a : of_b)[8 + (i / 2)];
    }
    EXPECT_EQ(stored(look_up(a, load(at.data()))), found);
    EXPECT_EQ(stored(interleave_low(a, b)), low);
    EXPECT_EQ(stored(interleave_high(a, b)), high);
  }
}

TEST(Simd, FloatsHaveTheExponentOfASingleBit) {
  EXPECT_EQ(lane(to_float(splat(0)), 0), 0u);
  for (std::uint32_t bit = 0; bit < 31; ++bit) {
    EXPECT_EQ(lanes_of(to_float(Vec::of(1u << bit, 0, 1, 1u << bit))),
              (Lanes{(127 + bit) << 23, 0, 127u << 23, (127 + bit) << 23}));
  }
}

TEST(Simd, AnySeesEveryBit) {
  EXPECT_FALSE(any(splat(0)));
  for (std::size_t i = 0; i < 4; ++i) {
    for (int bit = 0; bit < 32; ++bit) {
      Lanes lanes{};
      lanes[i] = 1u << bit;
      EXPECT_TRUE(any(Vec::of(lanes[0], lanes[1], lanes[2], lanes[3])));
    }
  }
}

TEST(Simd, TriosCombineTheirThree) {
  const Trio x = {splat(0b0011), splat(0b0101), splat(0b1001)};
  EXPECT_EQ(lane(any_of(x), 0), 0b1111u);
  EXPECT_EQ(lane(all_of(x), 0), 0b0001u);
  EXPECT_EQ(lane(two_of(x), 0), 0b0001u);
  EXPECT_EQ(lane(two_of(Trio{splat(6), splat(3), splat(5)}), 0), 7u);
  const Trio others = others_of(x);
  EXPECT_EQ(lane(others.a, 0), 0b1101u);
  EXPECT_EQ(lane(others.b, 0), 0b1011u);
  EXPECT_EQ(lane(others.c, 0), 0b0111u);
}

}  // namespace
}  // namespace jiugong::solver9::simd
