// The questions and answers must match digests.txt: here natively and as WebAssembly, and in
// web/tests/node/parity.test.ts and the browser tests for the shipped module.
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <utility>

#include "parity/answers.h"
#include "parity/questions.h"
#include "support.h"

namespace jiugong::parity {
namespace {

TEST(Parity, AsksOfMoreThanTenThousandPuzzlesAndSeeds) {
  std::size_t items = 0;
  for (const Shard& shard : kShards) {
    for (const std::string& question : shard.questions()) items += items_in(question);
  }
  EXPECT_GT(items, 10'000U);
}

// (They would take a minute with sanitizers, without covering more code than the other tests.)
#ifndef JIUGONG_SANITIZE
using Digests = std::pair<std::uint64_t, std::uint64_t>;  // of questions and of answers

std::map<std::string, Digests> known_digests() {
  std::ifstream file(JIUGONG_SOURCE_DIR "/native_tests/parity/digests.txt");
  std::map<std::string, Digests> known;
  for (std::string line; std::getline(file, line);) {
    std::istringstream fields(line);
    Digests digests;
    fields >> std::hex >> digests.first >> digests.second >> std::ws;
    std::string name;
    std::getline(fields, name);
    known[name] = digests;
  }
  return known;
}

class ParityOf : public testing::TestWithParam<Shard> {};

TEST_P(ParityOf, EveryAnswerIsKnown) {
  const auto known = known_digests();
  const auto expected = known.find(std::string(GetParam().name));
  ASSERT_NE(expected, known.end());
  Answerer answerer;
  Digest questions, answers;
  for (const std::string& question : GetParam().questions()) {
    questions.add(question);
    answers.add(answerer.answer(question));
  }
  EXPECT_EQ(questions.value(), expected->second.first) << "other questions";
  EXPECT_EQ(answers.value(), expected->second.second) << "other answers";
}

INSTANTIATE_TEST_SUITE_P(Shards, ParityOf, testing::ValuesIn(kShards), [](const auto& shard) {
  std::string name;
  for (const char letter : shard.param.name) name += letter == ' ' ? '_' : letter;
  return name;
});
#endif

}  // namespace
}  // namespace jiugong::parity
