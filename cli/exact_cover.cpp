#include "jiugong/exact_cover.h"

#include <CLI/CLI.hpp>
#include <cerrno>
#include <charconv>
#include <cstring>
#include <limits>

#include "files.h"
#include "filter.h"
#include "options.h"
#include "output.h"
#include "texts.h"
#include "verb.h"

namespace jiugong::cli {
namespace {

// Of lists; far more than any solver can take.
constexpr std::uint32_t kMaxColumns = 1U << 24;

constexpr std::size_t kFlushBytes = 65'536;

using Row = std::vector<std::uint32_t>;  // the columns of its ones

struct Matrix {
  std::vector<Row> rows;
  std::uint32_t columns = 0;
};

// Reads a row of zeros and ones, or a list of columns. Returns the column of the first bad character, from 1,
// or 0 if there is none.
std::size_t read_row(std::string_view line, bool list, Row& row, std::uint32_t& columns) {
  std::uint32_t column = 0;
  for (std::size_t at = 0; at < line.size();) {
    const char c = line[at];
    if (c == ' ' || c == ',' || c == '\t' || c == '\r') {
      ++at;
    } else if (!list) {
      if (c != '0' && c != '1') return at + 1;
      if (c == '1') row.push_back(column);
      ++column;
      ++at;
    } else {
      std::uint32_t number = 0;
      const auto [end, problem] =
          std::from_chars(line.data() + at, line.data() + line.size(), number);
      if (problem != std::errc() || number >= kMaxColumns) return at + 1;
      row.push_back(number);
      column = std::max(column, number + 1);
      at = static_cast<std::size_t>(end - line.data());
    }
  }
  columns = column;
  return 0;
}

class ExactCoverVerb final : public Verb {
 public:
  VerbManual manual() const override {
    return {
        .name = "exact-cover",
        .summary = "Find exact covers: rows with one 1 in every column",
        .description =
            "Reads a matrix, a line for each row: zeros and ones, or with --list the numbers of "
            "the columns that have a 1, from 0. Writes a line for each cover: the numbers of its "
            "rows, from 0. Of the last columns, as many as --optional says, a cover may leave out "
            "any. The exit code is 4 where there is no cover.",
        .examples = {
            {"jiugong exact-cover matrix.txt", "the first cover"},
            {"jiugong exact-cover --limit 0 --count matrix.txt", "the number of all covers"}}};
  }

  void add_options(CLI::App& app) override {
    add_files(app, input_);
    app.add_flag("--list", list_, "Read the numbers of the columns instead of zeros and ones");
    take_numbers(app.add_option("-o,--optional", optional_,
                                "Number of columns at the end that a cover may leave out"),
                 0);
    take_numbers(
        app.add_option("-n,--limit", limit_, "Find up to N covers, 0 for all (default: 1)"), 0);
    app.add_flag("--count", count_, "Write the number of covers instead");
  }

  ExitCode run() override {
    Totals totals;
    FileSource source(input_.files, std::make_unique<TextSplitter>(TextRule::kWhole), 65'536);
    Part part;
    for (part.reset(); source.next(part); part.reset()) {
      if (!solve(part)) {
        complain("standard output: " + std::string(std::strerror(errno)));
        return kBrokenFile;
      }
      totals.add(part.totals);
    }
    if (source.failure().empty()) return exit_code_of(totals);
    complain(source.failure());
    return kBrokenFile;
  }

 private:
  // Returns false where its covers cannot be written, with the reason in errno.
  bool solve(Part& part) const {
    Matrix matrix;
    if (!read(part, matrix)) {
      write_all(kStandardError, part.errors);
      return true;
    }
    ExactCover problem(matrix.columns - optional_, optional_);
    for (const Row& row : matrix.rows) problem.add_option(row);
    std::string out;
    bool written = true;
    std::uint64_t found = 0;
    CoverSearch search(std::move(problem));
    while (written && (limit_ == 0 || found < limit_) &&
           search.advance_to_cover(std::numeric_limits<std::uint64_t>::max())) {
      ++found;
      if (count_) continue;
      std::string line;
      for (const std::uint32_t row : search.latest()) {
        if (!line.empty()) line += ' ';
        line += std::to_string(row);
      }
      (out += line) += '\n';
      if (out.size() < kFlushBytes) continue;
      written = write_all(kStandardOutput, out);
      out.clear();
    }
    if (count_) out += std::to_string(found) + '\n';
    if (found == 0) ++part.totals.not_as_wanted;
    return written && write_all(kStandardOutput, out);
  }

  // Reads the matrix of a file; complains and returns false where it is none.
  bool read(Part& part, Matrix& matrix) const {
    std::string_view rest = part.text();
    for (std::size_t line = 1; !rest.empty(); ++line) {
      const auto end = std::min(rest.find('\n'), rest.size());
      const std::string_view text = rest.substr(0, end);
      rest.remove_prefix(std::min(end + 1, rest.size()));
      if (text.find_first_not_of(" \t\r") == std::string_view::npos || text.front() == '#')
        continue;
      Row row;
      std::uint32_t columns = 0;
      if (const std::size_t bad = read_row(text, list_, row, columns)) {
        part.complain(line, bad, list_ ? "Expected the number of a column." : "Expected 0 or 1.");
        return false;
      }
      if (!list_ && !matrix.rows.empty() && columns != matrix.columns) {
        part.complain(line, 1,
                      "Found " + std::to_string(columns) + " columns, expected " +
                          std::to_string(matrix.columns) + ".");
        return false;
      }
      std::sort(row.begin(), row.end());
      if (std::adjacent_find(row.begin(), row.end()) != row.end()) {
        part.complain(line, 1, "Expected each column once.");
        return false;
      }
      matrix.columns = std::max(matrix.columns, columns);
      matrix.rows.push_back(std::move(row));
    }
    if (optional_ <= matrix.columns) return true;
    part.complain(1, 1,
                  "Found " + std::to_string(matrix.columns) + " columns, fewer than are optional.");
    return false;
  }

  InputOptions input_;
  bool list_ = false, count_ = false;
  std::uint32_t optional_ = 0;
  std::uint64_t limit_ = 1;
};

}  // namespace

std::unique_ptr<Verb> make_exact_cover() { return std::make_unique<ExactCoverVerb>(); }

}  // namespace jiugong::cli
