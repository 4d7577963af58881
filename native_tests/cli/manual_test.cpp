// The manual page, the completions and docs/command-line.md, against the program `jiugong`.
#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <sstream>
#include <string>
#include <vector>

#include "cli/command.h"

namespace jiugong::cli {
namespace {

// The long options of a text.
std::vector<std::string> options_in(const std::string& text) {
  std::vector<std::string> options;
  for (std::size_t at = text.find("--"); at != std::string::npos; at = text.find("--", at + 2)) {
    std::size_t end = at + 2;
    while (end < text.size() &&
           (std::islower(static_cast<unsigned char>(text[end])) != 0 || text[end] == '-')) {
      ++end;
    }
    if (end > at + 2) options.push_back(text.substr(at, end - at));
  }
  std::sort(options.begin(), options.end());
  options.erase(std::unique(options.begin(), options.end()), options.end());
  return options;
}

// The first word of each indented line below "Verbs:".
std::vector<std::string> verbs_in(const std::string& help) {
  std::vector<std::string> verbs;
  std::istringstream lines(help.substr(help.find("\nVerbs:\n") + 8));
  for (std::string line; std::getline(lines, line) && line.starts_with("  ");) {
    verbs.push_back(line.substr(2, line.find(' ', 2) - 2));
  }
  return verbs;
}

TEST(Manual, AgreesWithHelp) {
  // (Without the commands of troff within its lines.)
  std::string plain = content_of(JIUGONG_MANUALS "/jiugong.1");
  for (const std::string font : {"\\fB", "\\fI", "\\fR", "\\"}) {
    for (auto at = plain.find(font); at != std::string::npos; at = plain.find(font, at)) {
      plain.erase(at, font.size());
    }
  }
  const std::string bash = content_of(JIUGONG_MANUALS "/jiugong.bash");
  const std::string zsh = content_of(JIUGONG_MANUALS "/_jiugong");
  const std::string help = run("--help").output;
  const std::vector<std::string> verbs = verbs_in(help);
  EXPECT_EQ(verbs.size(), 13u);
  for (const std::string& verb : verbs) {
    const auto begin = plain.find(".SS jiugong " + verb + "\n");
    ASSERT_NE(begin, std::string::npos) << verb;
    const std::string section = plain.substr(begin, plain.find("\n.S", begin + 1) - begin);
    const std::string verb_help = run(verb + " --help").output;
    EXPECT_EQ(options_in(section), options_in(verb_help)) << verb;
    const auto words = bash.find("      " + verb + ") words='");
    ASSERT_NE(words, std::string::npos) << verb;
    for (const std::string& option : options_in(verb_help)) {
      EXPECT_NE(bash.substr(words, bash.find('\n', words) - words).find(option), std::string::npos)
          << verb << option;
      EXPECT_NE(zsh.find("'" + option + "["), std::string::npos) << verb << option;
    }
  }
  for (const char* const code : {"0", "1", "2", "3", "4"}) {
    EXPECT_NE(plain.find(std::string(".TP\n") + code + "\n"), std::string::npos);
  }
}

TEST(Manual, CompletesInBash) {
  const auto complete = [](const std::string& line) {
    return run("--version > /dev/null; bash -c '. " JIUGONG_MANUALS "/jiugong.bash; COMP_WORDS=(" +
               line + "); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _jiugong; echo ${COMPREPLY[@]}'")
        .output;
  };
  EXPECT_EQ(complete("jiugong so"), "solve\n");
  EXPECT_EQ(complete("jiugong solve --lim"), "--limit\n");
  EXPECT_EQ(complete("jiugong solve --format s"), "solution status\n");
  EXPECT_EQ(complete("jiugong generate --technique finned-"),
            "finned-x-wing finned-swordfish finned-jellyfish\n");
  EXPECT_EQ(complete("jiugong regions --generate w"), "windoku\n");
}

TEST(Manual, CompletesInZsh) {
  if (run("--version > /dev/null; command -v zsh").output.empty())
    GTEST_SKIP() << "There is no zsh.";
  const Outcome checked = run("--version; zsh -n " JIUGONG_MANUALS "/_jiugong");
  EXPECT_EQ(checked.errors, "");
  EXPECT_EQ(checked.code, 0);
}

// Without blank lines at its end, which a manual does not show.
std::string trimmed(std::string text) {
  while (text.ends_with("\n\n")) text.pop_back();
  return text;
}

// The examples of the manual: in an indented block, lines that begin with $ are commands, and what follows
// them is their output.
TEST(Manual, ExamplesAreTrue) {
  std::istringstream manual(content_of(JIUGONG_SOURCE_DIR "/docs/command-line.md"));
  const std::string mark = "    $ ";
  std::string command, expected;
  int examples = 0;
  const auto check = [&] {
    if (command.empty()) return;
    ++examples;
    const Outcome shown =
        run("--version > /dev/null; cd " JIUGONG_SOURCE_DIR
            "/native_tests/cli/examples; jiugong() { command \"$jiugong\" \"$@\"; }; " +
            command);
    EXPECT_EQ(trimmed(shown.output), expected) << command;
    command.clear();
    expected.clear();
  };
  for (std::string line; std::getline(manual, line);) {
    if (line.starts_with(mark)) {
      check();
      command = line.substr(mark.size());
    } else if (line.starts_with("    ") && !command.empty()) {
      expected += line.substr(4) + "\n";
    } else {
      check();
    }
  }
  check();
  EXPECT_GE(examples, 12);
}

}  // namespace
}  // namespace jiugong::cli
