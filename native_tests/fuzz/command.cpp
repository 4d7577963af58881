// Runs the command `jiugong` in this process, with arguments and files made up.
#include <unistd.h>
#include <zlib.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdio>
#include <string>
#include <string_view>
#include <vector>

#include "exit_code.h"
#include "fuzz/command_output.h"
#include "fuzz/places.h"
#include "fuzz/targets.h"
#include "program.h"

namespace jiugong::fuzz {
namespace {

// A verb, and what keeps its work short and its answer the same each time.
struct Verb {
  std::string_view name;
  std::array<std::string_view, 3> bounds = {};
};
constexpr std::array<Verb, 18> kVerbs = {
    {{"solve"},
     {"count", {"--limit=50"}},
     {"candidates"},
     {"minimal"},
     {"canonical"},
     {"rate"},
     {"explain"},
     {"rotate"},
     {"exact-cover", {"--limit=50"}},
     {"generate", {"--seed=1", "--attempts=2"}},
     {"generate", {"--seed=1", "--effort=500"}},
     {"regions"},
     {"regions", {"--seed=1", "--attempts=1", "--generate=4x4"}},
     {"untwist", {"--effort=300"}},
     {"tripods", {"--effort=8000"}},
     {"slove"},
     {"--version"},
     {""}}};

constexpr std::string_view kGoal = "1 2 / 3 4";

constexpr std::array<std::string_view, 72> kArguments = {
    "--format",    "solution",  "status",     "count",
    "csv",         "json",      "line",       "rows",
    "boxed",       "drawn",     "moves",      "cells",
    "notation",    "text",      "rating",     "-f",
    "--limit",     "-n",        "--rate",     "--canonical",
    "--minimal",   "--unique",  "--keep",     "--column",
    "puzzle",      "--jobs",    "-j",         "--all",
    "--list",      "--count",   "--optional", "--style",
    "human",       "explainer", "--position", "--givens",
    "--symmetry",  "rotate180", "--attempts", "--level",
    "easy",        "--er",      "1.2-2.0",    "--technique",
    "x-wing",      "--effort",  "--seed",     "--generate",
    "4x4",         "6x6",       "--rules",    "kropki",
    "--irregular", "--turns",   "any",        "clockwise",
    "--goal",      kGoal,       "--help",     "0",
    "1",           "2",         "3",          "-1",
    "17",          "81",        "1e3",        "99999999999999999999",
    "--",          "-",         "=",          "--no-such"};

constexpr std::array<std::string_view, 14> kPieces = {
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n",
    ".416.7582.258.1647678542913213486795867915234594723168739158426452369871186274359\n",
    "55...............................................................................\n",
    "123456789234567891345678912456789123567891234678912345789123456891234567912345678\n",
    "id,puzzle\n1,53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8.."
    "79\n",
    "4 1 3 / 5 2 6\n",
    "2 1\n3 4\n",
    "1 0 1\n0 1 0\n",
    "0 2\n1\n",
    "4x4; rows; columns; boxes 2x2; cells 1... .... .... ...4\n",
    "4x4; rows; columns; renban r1c1..r1c3\n",
    "bad\n",
    "# comment\n",
    "\n"};

// (Puzzles of any size may take any time: for `regions` there are only those pieces.)
std::string content_of(FuzzInput& input, bool any_bytes) {
  std::string text;
  for (int pieces = input.below(6); pieces > 0; --pieces) text += input.one_of(kPieces);
  if (!any_bytes) return text;
  if (!text.empty() && input.coin()) {
    text[static_cast<std::size_t>(input.two_bytes()) % text.size()] =
        static_cast<char>(input.byte());
  }
  return text.append(input.rest());
}

std::string packed(const std::string& text) {
  z_stream stream{};
  deflateInit2(&stream, 1, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY);
  std::string out(text.size() + 100, '\0');
  std::string in = text;
  stream.next_in = reinterpret_cast<Bytef*>(in.data());
  stream.avail_in = static_cast<uInt>(in.size());
  stream.next_out = reinterpret_cast<Bytef*>(out.data());
  stream.avail_out = static_cast<uInt>(out.size());
  deflate(&stream, Z_FINISH);
  out.resize(out.size() - stream.avail_out);
  deflateEnd(&stream);
  return out;
}

// A file without a name, which is standard input as long as the object lives.
class StandardInput {
 public:
  explicit StandardInput(const std::string& content) : file_(std::tmpfile()) {
    std::fwrite(content.data(), 1, content.size(), file_);
    std::rewind(file_);
    dup2(fileno(file_), STDIN_FILENO);
  }
  ~StandardInput() {
    dup2(before_, STDIN_FILENO);
    close(before_);
    std::fclose(file_);
  }
  StandardInput(const StandardInput&) = delete;
  StandardInput& operator=(const StandardInput&) = delete;

 private:
  int before_ = dup(STDIN_FILENO);
  std::FILE* file_;
};

struct Outcome {
  int code = 0;
  std::string output, errors;
};

Outcome run(const std::vector<std::string>& arguments, const std::string& content) {
  std::vector<const char*> pointers = {"jiugong"};
  for (const std::string& argument : arguments) pointers.push_back(argument.c_str());
  for (std::string& text : cli::written()) text.clear();
  const StandardInput input(content);
  const int code = cli::Program().run(static_cast<int>(pointers.size()), pointers.data());
  return {code, cli::written()[1], cli::written()[2]};
}

// `standard input:2:5: Found …` is about a place of the text.
void check_place(std::string_view line, const std::string& content, Verdict& verdict) {
  constexpr std::string_view kName = "standard input:";
  std::size_t number = 0, column = 0;
  const std::string after(line.substr(kName.size()));
  verdict.expect(std::sscanf(after.c_str(), "%zu:%zu: ", &number, &column) == 2,
                 "an error has its place");
  verdict.expect(number >= 1 && number <= count_lines(content), "an error is on a line");
  verdict.expect(column >= 1 && column <= line_of(content, number).size() + 1,
                 "an error is within its line");
}

void check_errors(std::string_view errors, const std::string& content, Verdict& verdict) {
  while (!errors.empty()) {
    const std::size_t end = std::min(errors.find('\n'), errors.size() - 1);
    const std::string_view line = errors.substr(0, end);
    if (line.starts_with("standard input:")) {
      check_place(line, content, verdict);
    } else {
      verdict.expect(line.starts_with("jiugong: "), "an error says whose it is");
    }
    errors.remove_prefix(end + 1);
  }
}

}  // namespace

void fuzz_command(FuzzInput& input, Verdict& verdict) {
  const Verb& verb = input.one_of(kVerbs);
  std::vector<std::string> arguments = {std::string(verb.name)};
  for (const std::string_view bound : verb.bounds) {
    if (!bound.empty()) arguments.emplace_back(bound);
  }
  for (int more = input.below(8); more > 0; --more) {
    std::string argument(input.one_of(kArguments));
    if (input.below(16) == 0) argument = std::string(input.take(3));
    // (No argument names a file of this system, or has several lines.)
    if (argument != kGoal) {
      std::replace_if(
          argument.begin(), argument.end(), [](char c) { return c == '/' || (c >= 0 && c < ' '); },
          '_');
    }
    arguments.push_back(argument);
  }
  const int gzip = input.below(4);
  const std::string text = content_of(input, verb.name != "regions");
  std::string content = gzip == 0 ? packed(text) : text;
  // A file that ends too early.
  if (gzip == 0 && input.coin()) content.resize(content.size() / 2);

  const auto [code, output, errors] = run(arguments, content);
  verdict.expect(code >= cli::kDone && code <= cli::kNotAsWanted, "an exit code is documented");
  if (code == cli::kDone) verdict.expect(errors.empty(), "what is done has no errors");
  if (code == cli::kBadUsage) verdict.expect(output.empty(), "wrong options do nothing");
  if (code != cli::kDone && code != cli::kNotAsWanted) {
    verdict.expect(!errors.empty(), "a failure is told");
  }
  // (The program ends the last line, so the end of the text may be a line further.)
  if (code != cli::kBadUsage) check_errors(errors, text + '\n', verdict);
  if (!verdict.good()) {
    for (const std::string& argument : arguments) verdict.add(argument);
    verdict.add(text);
    verdict.add("code " + std::to_string(code) + ", output: " + output);
    verdict.add("errors: " + errors);
  }
}

}  // namespace jiugong::fuzz
