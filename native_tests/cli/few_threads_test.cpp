// Where the system starts no more threads, those that it has started do the work. (A file of its own: the program with the
// thread sanitizer, which needs more memory than this leaves, has the other tests of the pool.)
#include <sys/resource.h>
#include <unistd.h>

#include <fstream>
#include <memory>

#include "pool.h"
#include "support.h"

namespace jiugong::cli {
namespace {

class IdleWorker final : public PartWorker {
 public:
  void work(Part& /*part*/) override {}
};

TEST(OrderedPool, WorksWithTheThreadsThatItGets) {
  if (kSanitized) GTEST_SKIP() << "the address sanitizer needs the memory";
  rlimit before{};
  ASSERT_EQ(getrlimit(RLIMIT_AS, &before), 0);
  std::size_t pages = 0;
  std::ifstream("/proc/self/statm") >> pages;
  ASSERT_NE(pages, 0u);
  // Room for some stacks, each of some megabytes.
  const rlim_t room = 128 << 20;
  const rlimit tight = {pages * static_cast<rlim_t>(sysconf(_SC_PAGESIZE)) + room, before.rlim_max};
  int consumed = 0, workers = 0;
  ASSERT_EQ(setrlimit(RLIMIT_AS, &tight), 0);
  OrderedPool pool(
      1'000,
      [&] {
        ++workers;
        return std::make_unique<IdleWorker>();
      },
      [&](Part& /*part*/) { return ++consumed > 0; });
  ASSERT_EQ(setrlimit(RLIMIT_AS, &before), 0);
  EXPECT_LT(workers, 1'000);
  for (int number = 0; number < 100; ++number) {
    ASSERT_NE(pool.free_part(), nullptr);
    pool.submit();
  }
  pool.finish();
  EXPECT_EQ(consumed, 100);
}

}  // namespace
}  // namespace jiugong::cli
