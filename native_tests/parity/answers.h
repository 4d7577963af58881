// Answers the questions of questions.h as the module does.
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

  // Returns the JSON of the answer without times; for `many` the output, with | for line ends.
  std::string answer(std::string_view question);

 private:
  struct Jobs;
  std::unique_ptr<Jobs> jobs_;
};

// The 64-bit FNV-1a hash of lines, each followed by a line end.
class Digest {
 public:
  void add(std::string_view line);
  std::uint64_t value() const { return hash_; }

 private:
  std::uint64_t hash_ = 0xcbf29ce484222325;
};

}  // namespace jiugong::parity
