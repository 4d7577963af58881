#include "options.h"

#include <CLI/CLI.hpp>
#include <charconv>
#include <system_error>

namespace jiugong::cli {
void add_files(CLI::App& app, InputOptions& options) {
  app.add_option("file", options.files,
                 "Files to read, unpacked if they are gzip; - or none for standard input")
      ->type_name("FILE");
}

CLI::Option* take_numbers(CLI::Option* option, std::uint64_t least) {
  const auto mistake = [least](const std::string& text) {
    std::uint64_t number = 0;
    const char* const end = text.data() + text.size();
    const auto [rest, error] = std::from_chars(text.data(), end, number);
    if (error == std::errc() && rest == end && number >= least) return std::string();
    return "must be a whole number of at least " + std::to_string(least) + ", not " + text;
  };
  return option->type_name("N")->check(CLI::Validator(mistake, ""));
}

void add_jobs(CLI::App& app, std::size_t& jobs) {
  app.add_option("-j,--jobs", jobs, "Number of threads (default: all processors)")
      ->type_name("N")
      ->check(CLI::Range(1, 1024).description(""));
}

void add_input(CLI::App& app, InputOptions& options) {
  add_files(app, options);
  add_jobs(app, options.jobs);
  app.add_option("-c,--column", options.column,
                 "Column of a CSV file with the puzzles, by its name or number from 1 (default: "
                 "found by its content)")
      ->type_name("COLUMN");
}

void add_format(CLI::App& app, std::string& format, const std::vector<std::string>& names,
                const std::string& description) {
  format = names.front();
  app.add_option("-f,--format", format, description + " (default: " + names.front() + ")")
      ->type_name("FORMAT")
      ->check(CLI::IsMember(names));
}

void add_turns(CLI::App& app, std::string& turns) {
  turns = "quarter";
  app.add_option(
         "-t,--turns", turns,
         "Turns that count as one press: clockwise by a quarter, a quarter in either direction, "
         "or any, half turns as well (default: quarter)")
      ->type_name("TURNS")
      ->check(CLI::IsMember(names_of<Turns>()));
}

CLI::Option* add_style(CLI::App& app, std::string& style) {
  style = "explainer";
  return app
      .add_option(
          "--style", style,
          "Whose techniques and ratings: explainer has those of Sudoku Explainer, human those of "
          "HoDoKu (default: explainer)")
      ->type_name("STYLE")
      ->check(CLI::IsMember(names_of<Style>()));
}

void add_seed(CLI::App& app, std::string& seed, const std::string& description) {
  app.add_option("-s,--seed", seed, description)->type_name("SEED");
}

std::string joined(const std::vector<std::string>& words, std::string_view separator) {
  std::string text;
  for (const std::string& word : words) {
    if (&word != &words.front()) text += separator;
    text += word;
  }
  return text;
}

std::string tenths(int rating) {
  return std::to_string(rating / 10) + '.' + std::to_string(rating % 10);
}

std::string cell_name(int cell) {
  return "r" + std::to_string(cell / 9 + 1) + "c" + std::to_string(cell % 9 + 1);
}

std::string press_name(const Move& move) {
  return "r" + std::to_string(move.row + 1) + "c" + std::to_string(move.col + 1) + ":" +
         std::string(name_of(move.turn));
}

std::string presses_as_text(const std::vector<Move>& moves) {
  std::vector<std::string> names;
  names.reserve(moves.size());
  for (const Move& move : moves) names.push_back(press_name(move));
  return joined(names, " ");
}

std::string presses_as_json(const std::vector<Move>& moves) {
  std::string json = "[";
  for (const Move& move : moves) {
    if (json.size() > 1) json += ',';
    json += R"({"row":)" + std::to_string(move.row) + R"(,"col":)" + std::to_string(move.col) +
            R"(,"turn":")" + std::string(name_of(move.turn)) + "\"}";
  }
  return json + "]";
}

}  // namespace jiugong::cli
