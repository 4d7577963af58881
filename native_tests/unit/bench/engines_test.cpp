#include "bench/engines.h"

#include <initializer_list>
#include <string>

#include "bench/puzzle_sets.h"
#include "support.h"

namespace jiugong::bench {
namespace {

TEST(Engines, CountTheSame) {
  std::vector<std::string> lines = {std::string(kPuzzle), std::string(kPuzzleSolved),
                                    "11" + std::string(79, '.'), std::string(81, '.'),
                                    std::string(81, '!')};
  for (const Grid& puzzle : make_sparse(3)) lines.push_back(puzzle.to_line());
  for (const Grid& puzzle : make_minimal(5)) lines.push_back(puzzle.to_line());
  const CountSolutions expected = engine_named("solve9");
  for (const char* name : {"lanes", "regions", "cover", "links"}) {
    const CountSolutions count = engine_named(name);
    for (const std::string& line : lines) {
      for (const std::uint64_t limit : std::initializer_list<std::uint64_t>{1, 2, 40}) {
        EXPECT_EQ(count(line, limit), expected(line, limit)) << name << ' ' << line << ' ' << limit;
      }
    }
  }
  EXPECT_EQ(expected(std::string(81, '.'), 40), 40U);
  std::string all;
  for (const std::string& line : lines) all += line;
  EXPECT_EQ(engine_named("lanes")(all, 40), expected(all, 40));
}

TEST(Engines, AreOnlyThoseNamed) { EXPECT_FALSE(engine_named("solve10")); }

}  // namespace
}  // namespace jiugong::bench
