// Writes what is installed beside the program, from the program's own verbs and options: the manual page
// and the completions of bash and zsh.
//
//   jiugong_manual page|bash|zsh > FILE
#include <CLI/CLI.hpp>
#include <algorithm>
#include <exception>
#include <iostream>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "jiugong/version.h"
#include "options.h"
#include "program.h"

namespace jiugong::cli {
namespace {

using Options = std::vector<const CLI::Option*>;

// The choices of an option, which the check of CLI11 describes as `{a,b,c}`.
std::vector<std::string> choices_of(const CLI::Option& option) {
  const std::string type = option.get_type_name();
  const auto begin = type.find('{'), end = type.find('}');
  if (begin == std::string::npos || end == std::string::npos) return {};
  std::vector<std::string> choices;
  std::istringstream list(type.substr(begin + 1, end - begin - 1));
  for (std::string choice; std::getline(list, choice, ',');) choices.push_back(choice);
  return choices;
}

// The same of an option of a verb, whose names may also be in lists of their own.
std::vector<std::string> choices_of(const Verb& verb, const CLI::Option& option) {
  std::vector<std::string> choices = choices_of(option);
  for (const NameList& list : verb.manual().name_lists) {
    if (list.option != option.get_name()) continue;
    for (const std::string& name : list.names) {
      if (std::find(choices.begin(), choices.end(), name) == choices.end()) choices.push_back(name);
    }
  }
  return choices;
}

// `FORMAT` of `FORMAT:{a,b,c}`; empty for a flag.
std::string value_of(const CLI::Option& option) {
  if (option.get_items_expected_max() == 0) return {};
  const std::string type = option.get_type_name();
  return type.substr(0, type.find(':'));
}

Options options_of(const Program& program, const Verb& verb) {
  Options options;
  for (const CLI::Option* option : program.app().get_subcommand(verb.name())->get_options({})) {
    if (!option->get_positional()) options.push_back(option);
  }
  return options;
}

std::vector<std::string> names_of(const CLI::Option& option) {
  std::vector<std::string> names;
  for (const std::string& name : option.get_snames()) names.push_back("-" + name);
  for (const std::string& name : option.get_lnames()) names.push_back("--" + name);
  return names;
}

// --- The manual page --------------------------------------------------------------------------------------

// A text for troff: its control characters as they are meant.
std::string escaped(std::string_view text) {
  std::string out;
  for (const char c : text) {
    if (c == '\\') {
      out += "\\e";
    } else if (c == '-') {
      out += "\\-";
    } else if ((c == '.' || c == '\'') && (out.empty() || out.back() == '\n')) {
      (out += "\\&") += c;
    } else {
      out += c;
    }
  }
  return out;
}

std::string bold(std::string_view text) { return "\\fB" + escaped(text) + "\\fR"; }

void write_option(const CLI::Option& option) {
  std::vector<std::string> names;
  for (const std::string& name : names_of(option)) names.push_back(bold(name));
  std::cout << ".TP\n" << joined(names, ", ");
  if (const std::string value = value_of(option); !value.empty()) {
    std::cout << " \\fI" << escaped(value) << "\\fR";
  }
  std::cout << '\n' << escaped(option.get_description());
  if (const auto choices = choices_of(option); !choices.empty()) {
    std::cout << ": " << escaped(joined(choices, ", "));
  }
  std::cout << ".\n";
}

void write_page(const Program& program) {
  std::cout
      << ".TH JIUGONG 1 \"\" \"jiugong " << JIUGONG_VERSION << "\" \"User Commands\"\n"
      << ".SH NAME\njiugong \\- "
      << "solve, count, rate, explain and make sudokus and their relatives\n"
      << ".SH SYNOPSIS\n.B jiugong\n.I VERB\n[\\fIOPTION\\fR]... [\\fIFILE\\fR]...\n"
      << ".SH DESCRIPTION\n"
      << escaped(
             "A verb that answers puzzles reads files, or standard input where there is none or "
             "the name is -, and writes to standard output: for every puzzle its answer, in "
             "order, by all processors. Puzzles that cannot be read are reported on standard error "
             "as file:line:column: message, and the others are answered. jiugong --help lists the "
             "verbs, jiugong VERB --help the options of one; jiugong --version prints the "
             "version.\n")
      << ".SH INPUT\n"
      << escaped(
             "Files of sudokus have a puzzle a line (81 cells, and perhaps a comment), nine lines "
             "a "
             "puzzle with titles between, a column of a CSV file with commas, tabs, semicolons or "
             "bars, or any other format of Jiugong, such as JSON. Files may be packed with gzip.\n")
      << ".SH VERBS\n";
  for (const auto& verb : program.verbs()) {
    const VerbManual manual = verb->manual();
    std::cout << ".SS " << bold("jiugong " + manual.name) << '\n'
              << escaped(manual.summary) << ".\n"
              << escaped(manual.description) << '\n';
    for (const CLI::Option* const option : options_of(program, *verb)) write_option(*option);
    for (const NameList& list : manual.name_lists) {
      std::cout << ".PP\n" << escaped(text_of(list)) << '\n';
    }
    for (const Example& example : manual.examples) {
      std::cout << ".PP\n.EX\n    " << escaped(example.command) << "\n.EE\n"
                << escaped(example.purpose) << '\n';
    }
  }
  std::cout << ".SH EXIT STATUS\n";
  for (const ExitMeaning& exit : exit_meanings()) {
    std::cout << ".TP\n"
              << bold(std::to_string(exit.code)) << '\n'
              << escaped(exit.meaning) << ".\n";
  }
}

// --- Completions ------------------------------------------------------------------------------------------

void write_bash(const Program& program) {
  std::vector<std::string> verbs;
  for (const auto& verb : program.verbs()) verbs.push_back(verb->name());
  std::cout
      << "# Completion of jiugong for bash.\n"
         "_jiugong() {\n"
         "  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} words=''\n"
         "  COMPREPLY=()\n"
         "  if [ \"$COMP_CWORD\" = 1 ]; then\n"
         "    mapfile -t COMPREPLY < <(compgen -W '"
      << joined(verbs, " ")
      << " --help --version' -- \"$word\")\n"
         "    return\n"
         "  fi\n"
         "  case \"${COMP_WORDS[1]} $before\" in\n";
  for (const auto& verb : program.verbs()) {
    for (const CLI::Option* const option : options_of(program, *verb)) {
      const auto choices = choices_of(*verb, *option);
      if (choices.empty()) continue;
      std::vector<std::string> patterns;
      for (const std::string& name : names_of(*option)) {
        patterns.push_back("'" + verb->name() + " " + name + "'");
      }
      std::cout << "    " << joined(patterns, " | ") << ") words='" << joined(choices, " ")
                << "' ;;\n";
    }
  }
  std::cout << "  esac\n"
               "  if [ -z \"$words\" ] && [ \"${word:0:1}\" = - ]; then\n"
               "    case \"${COMP_WORDS[1]}\" in\n";
  for (const auto& verb : program.verbs()) {
    std::vector<std::string> names;
    for (const CLI::Option* const option : options_of(program, *verb)) {
      names.push_back("--" + option->get_lnames().front());
    }
    std::cout << "      " << verb->name() << ") words='" << joined(names, " ") << "' ;;\n";
  }
  std::cout << "    esac\n"
               "  fi\n"
               "  if [ -n \"$words\" ]; then\n"
               "    mapfile -t COMPREPLY < <(compgen -W \"$words\" -- \"$word\")\n"
               "  else\n"
               "    mapfile -t COMPREPLY < <(compgen -f -- \"$word\")\n"
               "  fi\n"
               "}\n"
               "complete -o filenames -F _jiugong jiugong\n";
}

// A text in a specification of zsh, between single quotes and in brackets.
std::string zsh_text(std::string_view text) {
  std::string out;
  for (const char c : text) {
    if (c == '\'') {
      out += "'\\''";
    } else {
      if (c == '[' || c == ']' || c == ':' || c == '\\') out += '\\';
      out += c;
    }
  }
  return out;
}

void write_zsh(const Program& program) {
  std::cout << "#compdef jiugong\n# Completion of jiugong for zsh.\n_jiugong() {\n"
               "  if (( CURRENT == 2 )); then\n    local -a verbs=(\n";
  for (const auto& verb : program.verbs()) {
    std::cout << "      '" << zsh_text(verb->name()) << ":" << zsh_text(verb->manual().summary)
              << "'\n";
  }
  std::cout << "    )\n    _describe verb verbs\n    return\n  fi\n"
               "  local verb=$words[2]\n  shift words\n  (( CURRENT-- ))\n  case $verb in\n";
  for (const auto& verb : program.verbs()) {
    std::cout << "    " << verb->name() << ")\n      _arguments \\\n";
    for (const CLI::Option* const option : options_of(program, *verb)) {
      const auto choices = choices_of(*verb, *option);
      const std::string value = value_of(*option);
      for (const std::string& name : names_of(*option)) {
        std::cout << "        '" << name << "[" << zsh_text(option->get_description()) << "]";
        if (!value.empty()) {
          std::cout << ':' << zsh_text(value) << ':';
          if (!choices.empty()) std::cout << '(' << joined(choices, " ") << ')';
        }
        std::cout << "' \\\n";
      }
    }
    std::cout << "        '*:file:_files'\n      ;;\n";
  }
  std::cout << "  esac\n}\n_jiugong \"$@\"\n";
}

int write(std::string_view wanted) {
  const Program program;
  if (wanted == "page") {
    write_page(program);
  } else if (wanted == "bash") {
    write_bash(program);
  } else if (wanted == "zsh") {
    write_zsh(program);
  } else {
    std::cerr << "Usage: jiugong_manual page|bash|zsh\n";
    return 2;
  }
  return std::cout.flush() ? 0 : 1;
}

}  // namespace
}  // namespace jiugong::cli

int main(int argc, char** argv) {
  try {
    return jiugong::cli::write(argc == 2 ? argv[1] : "");
  } catch (const std::exception& error) {
    std::cerr << error.what() << '\n';
    return 1;
  }
}
