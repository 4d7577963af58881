#include "cli/command.h"

#include <sys/wait.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>

namespace jiugong::cli {
namespace {

// Tests may run at the same time, each in a process of its own.
std::string path_of(std::string_view name) {
  return std::string(JIUGONG_TEST_FOLDER) + "/cli-" + std::to_string(getpid()) + "-" +
         std::string(name);
}

}  // namespace

Outcome run(std::string_view arguments, std::string_view input) {
  const TestFile in("in", input), out("out", ""), errors("errors", "");
  const std::string command = "jiugong=${JIUGONG_COMMAND:-'" JIUGONG_COMMAND "'}; { \"$jiugong\" " +
                              std::string(arguments) + "; } < " + in.path() + " > " + out.path() +
                              " 2> " + errors.path();
  const int status = std::system(command.c_str());
  return {.output = content_of(out.path()),
          .errors = content_of(errors.path()),
          .code = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status)};
}

TestFile::TestFile(std::string_view name, std::string_view content) : path_(path_of(name)) {
  std::ofstream(path_, std::ios::binary) << content;
}

TestFile::~TestFile() { std::remove(path_.c_str()); }

std::string content_of(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

}  // namespace jiugong::cli
