#include "files/line_writer.h"

#include <cstdint>
#include <initializer_list>
#include <limits>

#include "support.h"

namespace jiugong::files {
namespace {

constexpr std::uint32_t kMax = std::numeric_limits<std::uint32_t>::max();
constexpr std::initializer_list<BatchFormat> kFormats = {BatchFormat::kSolution,
                                                         BatchFormat::kStatus, BatchFormat::kCount,
                                                         BatchFormat::kCsv, BatchFormat::kJson};

// Simulates 32-bit machines.
TEST(AnswerBuffer, SizesOf32BitsDoNotWrap) {
  EXPECT_EQ(saturating_add(kMax - 1, std::uint32_t{1}), kMax);
  EXPECT_EQ(saturating_add(kMax, std::uint32_t{1}), kMax);
  EXPECT_EQ(saturating_add(std::uint32_t{5}, kMax - 4), kMax);
  EXPECT_EQ(saturating_multiply(kMax / 2, std::uint32_t{2}), kMax - 1);
  EXPECT_EQ(saturating_multiply(kMax / 2 + 1, std::uint32_t{2}), kMax);
  EXPECT_EQ(saturating_multiply(std::uint32_t{0}, kMax), 0u);
  EXPECT_EQ(grown_capacity(std::uint32_t{100}, std::uint32_t{90}, std::uint32_t{20}), 200u);
  EXPECT_EQ(grown_capacity(std::uint32_t{100}, std::uint32_t{90}, std::uint32_t{200}), 290u);
  EXPECT_EQ(grown_capacity(kMax / 2 + 2, kMax / 2, kMax / 4), kMax);
  EXPECT_EQ(grown_capacity(std::uint32_t{100}, kMax - 10, std::uint32_t{20}), kMax);
}

TEST(LineWriter, ReservesAsMuchAsABadLineTakesOrAllThereIs) {
  for (const BatchFormat format : kFormats) {
    for (const std::uint32_t line : std::initializer_list<std::uint32_t>{
             0, 81, 64'000'000, 715'827'882, 715'827'883, 800'000'000, 2'200'000'000, kMax - 3}) {
      const std::uint64_t exact = size_of_refusal(format, std::uint64_t{line}, std::uint64_t{2});
      const std::uint32_t size = size_of_refusal(format, line, std::uint32_t{2});
      EXPECT_GE(exact, std::uint64_t{line} + 2);
      EXPECT_EQ(size, std::min<std::uint64_t>(exact, kMax)) << line;
    }
  }
}

}  // namespace
}  // namespace jiugong::files
