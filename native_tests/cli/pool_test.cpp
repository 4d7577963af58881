#include "pool.h"

#include <atomic>
#include <new>
#include <string>
#include <vector>

#include "support.h"

namespace jiugong::cli {
namespace {

// Answers a part by its number, after as much work as its number says.
class EchoWorker final : public PartWorker {
 public:
  explicit EchoWorker(std::atomic<int>& at_work) : at_work_(at_work) {}

  void work(Part& part) override {
    ++at_work_;
    volatile std::uint64_t sum = 0;
    for (std::uint64_t i = 0; i < part.begin * 7919 % 5000; ++i) sum = sum + i;
    part.output = std::to_string(part.begin);
    --at_work_;
  }

 private:
  std::atomic<int>& at_work_;
};

TEST(OrderedPool, HandsBackThePartsInTheirOrder) {
  for (const std::size_t jobs : {1u, 2u, 4u, 9u}) {
    std::atomic<int> at_work = 0;
    std::vector<std::string> outputs;
    OrderedPool pool(
        jobs, [&] { return std::make_unique<EchoWorker>(at_work); },
        [&](Part& part) {
          outputs.push_back(part.output);
          return true;
        });
    for (std::uint64_t number = 0; number < 500; ++number) {
      Part* const part = pool.free_part();
      ASSERT_NE(part, nullptr);
      EXPECT_EQ(part->output, "");
      part->begin = number;
      pool.submit();
    }
    pool.finish();
    ASSERT_EQ(outputs.size(), 500u);
    for (std::size_t i = 0; i < outputs.size(); ++i) EXPECT_EQ(outputs[i], std::to_string(i));
  }
}

TEST(OrderedPool, EndsWhenTheConsumerDoes) {
  std::atomic<int> at_work = 0;
  int consumed = 0;
  OrderedPool pool(
      3, [&] { return std::make_unique<EchoWorker>(at_work); },
      [&](Part& /*part*/) { return ++consumed < 10; });
  std::uint64_t submitted = 0;
  while (Part* const part = pool.free_part()) {
    part->begin = submitted++;
    pool.submit();
  }
  pool.finish();
  EXPECT_EQ(consumed, 10);
  EXPECT_LE(submitted, 10u + 2 * 3 + 2);
  EXPECT_EQ(at_work, 0);
}

// Breaks down at part 20, as where memory runs out.
class BrokenWorker final : public PartWorker {
 public:
  void work(Part& part) override {
    if (part.begin == 20) throw std::bad_alloc();
    part.output = std::to_string(part.begin);
  }
};

TEST(OrderedPool, EndsWhenAWorkerBreaksDown) {
  for (const std::size_t jobs : {1u, 4u}) {
    std::uint64_t consumed = 0;
    OrderedPool pool(
        jobs, [] { return std::make_unique<BrokenWorker>(); },
        [&](Part& part) {
          EXPECT_EQ(part.output, std::to_string(consumed++));
          return true;
        });
    std::uint64_t submitted = 0;
    while (Part* const part = pool.free_part()) {
      part->begin = submitted++;
      pool.submit();
    }
    EXPECT_THROW(pool.finish(), std::bad_alloc);
    EXPECT_LE(consumed, 20u);
    EXPECT_LE(submitted, 20u + 2 * jobs + 2);
  }
}

TEST(OrderedPool, EndsWhenTheConsumerBreaksDown) {
  OrderedPool pool(
      2, [] { return std::make_unique<BrokenWorker>(); },
      [](Part& /*part*/) -> bool { throw std::bad_alloc(); });
  while (Part* const part = pool.free_part()) {
    part->begin = 0;
    pool.submit();
  }
  EXPECT_THROW(pool.finish(), std::bad_alloc);
}

TEST(OrderedPool, EndsWithoutParts) {
  std::atomic<int> at_work = 0;
  OrderedPool pool(
      4, [&] { return std::make_unique<EchoWorker>(at_work); },
      [](Part& /*part*/) { return true; });
}

}  // namespace
}  // namespace jiugong::cli
