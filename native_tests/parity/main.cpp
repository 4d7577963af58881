// Prints the questions, the answers or the digests of both:
//
//   jiugong_parity questions   a line each: the name of the shard, a tab, the question
//   jiugong_parity answers     the same with answers
//   jiugong_parity digests     the contents of digests.txt, for an intended change of answers
#include <cstdio>
#include <string>
#include <string_view>

#include "parity/answers.h"
#include "parity/questions.h"

int main(int count, char** arguments) {
  using namespace jiugong::parity;
  const std::string_view what = count == 2 ? arguments[1] : "";
  if (what != "questions" && what != "answers" && what != "digests") {
    std::fputs("usage: jiugong_parity questions | answers | digests\n", stderr);
    return 2;
  }
  for (const Shard& shard : kShards) {
    const std::string name(shard.name);
    Answerer answerer;
    Digest questions, answers;
    for (const std::string& question : shard.questions()) {
      const std::string line = what == "questions" ? question : answerer.answer(question);
      if (what != "digests") std::printf("%s\t%s\n", name.c_str(), line.c_str());
      questions.add(question);
      answers.add(line);
    }
    if (what == "digests") {
      std::printf("%016llx %016llx %s\n", static_cast<unsigned long long>(questions.value()),
                  static_cast<unsigned long long>(answers.value()), name.c_str());
    }
  }
}
