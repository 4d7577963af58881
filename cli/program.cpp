#include "program.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <sstream>

#include "jiugong/version.h"
#include "nearest_names.h"
#include "options.h"
#include "output.h"

namespace jiugong::cli {
namespace {

constexpr std::size_t kWidth = 80;

// A text in lines of at most kWidth characters.
std::string wrapped(const std::string& text) {
  std::string out;
  std::size_t line = 0;
  std::istringstream words(text);
  for (std::string word; words >> word;) {
    const bool fits = line + 1 + word.size() <= kWidth;
    if (!out.empty()) out += fits ? ' ' : '\n';
    line = fits && !out.empty() ? line + 1 + word.size() : word.size();
    out += word;
  }
  return out;
}

std::string footer_of(const VerbManual& manual) {
  std::string footer = wrapped(manual.description);
  for (const NameList& list : manual.name_lists) footer += "\n\n" + wrapped(text_of(list));
  footer += "\n\nExamples:\n";
  for (const Example& example : manual.examples) {
    footer += "  " + example.command + "\n      " + example.purpose + "\n";
  }
  footer.pop_back();
  return footer;
}

std::string footer_of_program() {
  std::string footer =
      wrapped(
          "A verb that answers puzzles reads files, or standard input without any, and writes to "
          "standard output: for every puzzle its answer, in order. `jiugong VERB --help` has the "
          "options and examples of a verb.") +
      "\n\nExit codes:\n";
  for (const ExitMeaning& exit : exit_meanings()) {
    footer += "  " + std::to_string(exit.code) + "  " + exit.meaning + "\n";
  }
  footer.pop_back();
  return footer;
}

}  // namespace

std::string text_of(const NameList& list) {
  return list.heading + ": " + joined(list.names, ", ") + ".";
}

std::vector<ExitMeaning> exit_meanings() {
  return {
      {kDone, "every puzzle is answered; that it has no solution is an answer, too"},
      {kBadPuzzle,
       "a puzzle could not be read, the others are answered; or there is none in what was read"},
      {kBadUsage, "wrong options; nothing was done"},
      {kBrokenFile, "a file could not be opened, read, unpacked or written, or memory ran out"},
      {kNotAsWanted,
       "a puzzle is not as wanted: --unique, minimal --all, generate in vain, a goal or a cover "
       "that does not exist, a board that is none of tripods"}};
}

Program::Program()
    : app_(std::make_unique<CLI::App>(
          "Solve, count, rate, explain and make sudokus and their relatives", "jiugong")),
      verbs_(make_verbs()) {
  app_->set_version_flag("--version", std::string("jiugong ") + JIUGONG_VERSION);
  app_->require_subcommand(1);
  app_->get_formatter()->label("SUBCOMMAND", "VERB");
  app_->footer(footer_of_program());
  for (const auto& verb : verbs_) {
    const VerbManual manual = verb->manual();
    CLI::App* const command = app_->add_subcommand(manual.name, manual.summary);
    command->group("Verbs");
    verb->add_options(*command);
    command->footer(footer_of(manual));
  }
}

Program::~Program() = default;

int Program::run(int argc, const char* const* argv) {
  const std::string first = argc < 2 ? "" : argv[1];
  const bool is_verb = std::any_of(verbs_.begin(), verbs_.end(),
                                   [&](const auto& verb) { return verb->name() == first; });
  if (!is_verb && !first.starts_with('-')) {
    std::vector<std::string> names;
    for (const auto& verb : verbs_) names.push_back(verb->name());
    complain(first.empty() ? "a verb is missing; `jiugong --help` lists all"
                           : unknown_name("verb", first, names, "`jiugong --help`"));
    return kBadUsage;
  }
  try {
    app_->parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    std::ostringstream output, errors;
    const int code = app_->exit(error, output, errors);
    write_all(kStandardOutput, output.str());
    write_all(kStandardError, errors.str());
    return code == 0 ? kDone : kBadUsage;
  }
  for (const auto& verb : verbs_) {
    if (!app_->got_subcommand(verb->name())) continue;
    const std::string wrong = verb->check();
    if (wrong.empty()) return verb->run();
    complain(wrong);
    return kBadUsage;
  }
  return kBadUsage;
}

}  // namespace jiugong::cli
