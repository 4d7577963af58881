// Runs the program `jiugong` as a shell does.
#pragma once

#include <string>
#include <string_view>

namespace jiugong::cli {

struct Outcome {
  std::string output;
  std::string errors;
  int code = 0;  // the exit code, or 128 and the number of the signal
};

// Runs `jiugong ARGUMENTS` with this standard input. The arguments are those of a shell, and may pipe the
// output on; the program is also `$jiugong` in them.
Outcome run(std::string_view arguments, std::string_view input = {});

// A file in the folder of the tests, for as long as the object lives.
class TestFile {
 public:
  TestFile(std::string_view name, std::string_view content);
  ~TestFile();
  TestFile(const TestFile&) = delete;
  TestFile& operator=(const TestFile&) = delete;

  const std::string& path() const { return path_; }

 private:
  std::string path_;
};

// The content of a file.
std::string content_of(const std::string& path);

}  // namespace jiugong::cli
