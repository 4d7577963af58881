// Answers to the questions of questions.h, as the module gives them.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace jiugong::parity {

class Answerer {
 public:
  Answerer();
  ~Answerer();

  // The JSON of the answer without what is measured; of `many` the bytes, with | for line ends.
  std::string answer(std::string_view question);

 private:
  struct Jobs;
  std::unique_ptr<Jobs> jobs_;
};

// The 64-bit FNV-1a hash of lines, each with a line end behind it.
class Digest {
 public:
  void add(std::string_view line);
  std::uint64_t value() const { return hash_; }

 private:
  std::uint64_t hash_ = 0xcbf29ce484222325;
};

}  // namespace jiugong::parity
