#include "photo_job.h"

#include <gtest/gtest.h>

#include <cstring>
#include <string>
#include <utility>
#include <vector>

#include "jiugong/random.h"
#include "memory.h"
#include "pictures/page.h"

namespace jiugong::bindings {
namespace {

const Grid kDrawn = *Grid::from_line(
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");

std::string answer(ReadPhotoJob& job, const std::vector<std::uint8_t>& pixels, int width,
                   int height) {
  job.start(pixels.size(), width, height);
  if (!pixels.empty()) std::memcpy(job.input(), pixels.data(), pixels.size());
  while (job.advance(1) == State::kWorking) {
  }
  return job.take();
}

pictures::Canvas page_of(const Grid& puzzle) {
  Random random(1);
  pictures::Style style;
  style.cell = 40;
  pictures::Canvas page(400, 400, pictures::grey(250));
  draw_puzzle(page, puzzle, {20, 20}, style, *pictures::stroke_typeface({}), random);
  return page;
}

TEST(ReadPhotoJob, WritesWhatWasRead) {
  ReadPhotoJob job;
  const std::string json = answer(job, page_of(kDrawn).rgba(), 400, 400);
  const std::string begin =
      R"({"problem":"","grids":[{"verdict":"sure","puzzle":")" + kDrawn.to_line() +
      R"(","byHand":")" + Grid().to_line() +
      R"(","doubtful":[],"corrected":false,"turns":0,"crossings":[20,20,60,20,)";
  EXPECT_EQ(json.substr(0, begin.size()), begin);
  EXPECT_NE(json.find(R"("chances":[0,0,0,0,0,1000,0,)"), std::string::npos);
  EXPECT_EQ(job.progress(), 1);
}

TEST(ReadPhotoJob, WritesWhyThereIsNothing) {
  ReadPhotoJob job;
  EXPECT_EQ(answer(job, std::vector<std::uint8_t>(4 * 200 * 200, 255), 200, 200),
            R"({"problem":"no-grid","grids":[]})");
}

TEST(ReadPhotoJob, RefusesWhatIsNoPicture) {
  ReadPhotoJob job;
  EXPECT_NE(answer(job, {1, 2, 3}, 1, 1).find(R"("code":"bad-byte-count")"), std::string::npos);
  const MemoryWatch memory;
  const std::pair<int, int> sizes[] = {{0, 0}, {-1, 5}, {1, 100'000}, {65'535, 65'535}};
  for (const auto& [width, height] : sizes) {
    EXPECT_NE(answer(job, {}, width, height).find(R"("code":"bad-size")"), std::string::npos)
        << width << " × " << height;
  }
  EXPECT_LT(memory.peak(), 10'000u);
  // And reads again.
  EXPECT_NE(answer(job, page_of(kDrawn).rgba(), 400, 400).find("sure"), std::string::npos);
}

TEST(ReadPhotoJob, KeepsNoPicture) {
  const MemoryWatch memory;
  ReadPhotoJob job;
  answer(job, std::vector<std::uint8_t>(4 * 2000 * 1000, 200), 2000, 1000);
  EXPECT_LT(memory.now(), 24u << 20);
}

}  // namespace
}  // namespace jiugong::bindings
