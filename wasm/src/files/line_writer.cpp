#include "files/line_writer.h"

#include <string>

#include "formats/fill_in.h"
#include "formats/formula.h"
#include "formats/line.h"
#include "formats/script.h"

namespace jiugong::files {

void LineWriter::start(const FileSolverOptions& options) {
  format_ = options.format;
  rated_ = options.rater != nullptr;
  out_.clear();
  if (format_ != BatchFormat::kCsv || !options.header) return;
  out_.reserve(kWords);
  out_.put(rated_ ? "puzzle,status,count,solution,guesses,er,ep,ed\n"
                  : "puzzle,status,count,solution,guesses\n");
}

void LineWriter::pass(std::string_view line) {
  if (format_ == BatchFormat::kCsv || format_ == BatchFormat::kJson) return;
  out_.reserve(line.size());
  out_.put(line);
}

void LineWriter::answer(const SplitLine& line, const LineAnswer& answer,
                        const std::optional<Ratings>& ratings) {
  const auto& [status, count, solution, guesses] = answer;
  const std::size_t size =
      line.before.size() + line.cells.size() + line.after.size() + line.end.size();
  out_.reserve(size + kCellCount * formats::Script::kWidest + kWords);
  switch (format_) {
    case BatchFormat::kSolution:
    case BatchFormat::kStatus:
      out_.put(line.before);
      solution == nullptr ? out_.put(line.cells) : put_solved(line.cells, *solution);
      if (format_ == BatchFormat::kStatus) out_.put(' ', name_of(status));
      out_.put(line.after, line.end);
      break;
    case BatchFormat::kCount:
      out_.put(line.before, name_of(status), ' ', count, line.after, line.end);
      break;
    case BatchFormat::kRating:
      out_.put(line.before, line.cells, ' ');
      ratings ? put_ratings(*ratings, '/', "-") : out_.put(name_of(status));
      out_.put(line.after, line.end);
      break;
    case BatchFormat::kCsv:
      put_record(line, answer, ratings);
      break;
    case BatchFormat::kJson:
      put_object(line, answer, ratings);
      break;
  }
}

void LineWriter::put_record(const SplitLine& line, const LineAnswer& answer,
                            const std::optional<Ratings>& ratings) {
  if (line.cells.front() == '-') {
    // (A spreadsheet would take it for a formula.)
    for (const char c : line.cells) out_.put(c == '-' ? '.' : c);
  } else {
    out_.put(line.cells);
  }
  out_.put(',', name_of(answer.status), ',', answer.count, ',');
  if (answer.solution != nullptr) out_.put(*answer.solution);
  out_.put(',', answer.guesses);
  if (rated_) out_.put(',');
  if (ratings) {
    put_ratings(*ratings, ',', "");
  } else if (rated_) {
    out_.put(",,");
  }
  out_.put('\n');
}

void LineWriter::put_object(const SplitLine& line, const LineAnswer& answer,
                            const std::optional<Ratings>& ratings) {
  out_.put(R"({"puzzle":")", line.cells, R"(","status":")", name_of(answer.status), R"(","count":)",
           answer.count);
  if (answer.solution == nullptr) {
    out_.put(R"(,"solution":null)");
  } else {
    out_.put(R"(,"solution":")", *answer.solution, '"');
  }
  out_.put(R"(,"guesses":)", answer.guesses);
  if (ratings) {
    out_.put(R"(,"er":)");
    put_rating(ratings->er, "null");
    out_.put(R"(,"ep":)");
    put_rating(ratings->ep, "null");
    out_.put(R"(,"ed":)");
    put_rating(ratings->ed, "null");
  } else if (rated_) {
    out_.put(R"(,"er":null,"ep":null,"ed":null)");
  }
  if (!line.after.empty()) {
    // (From the cells on: a scanner that begins at the comment would pass `> ` as what quotes a line.)
    const std::string_view text(line.cells.data(), line.cells.size() + line.after.size());
    formats::Scanner scanner(text);
    scanner.advance_to(line.cells.size());
    const std::string_view comment = formats::read_line_comment(scanner, text);
    out_.put(R"(,"comment":)");
    out_.put_json(comment);
  }
  out_.put("}\n");
}

void LineWriter::put_solved(std::string_view cells, const Grid& solution) {
  if (cells.size() == kCellCount) return out_.put(solution);
  // Digits of another script, or candidates.
  formats::Scanner scanner(cells);
  formats::read_line_cells(scanner, puzzle_);
  if (puzzle_.candidates) return out_.put(solution);
  solved_.clear();
  const std::size_t written =
      formats::append_solved(solved_, cells, 0, puzzle_.cells, puzzle_.grid, solution);
  solved_ += cells.substr(written);
  out_.put(solved_);
}

void LineWriter::refuse(std::string_view line, std::string_view end, const TextError& error) {
  out_.reserve(size_of_refusal(format_, line.size(), end.size()));
  switch (format_) {
    case BatchFormat::kSolution:
      out_.put(line, end);
      break;
    case BatchFormat::kStatus:
    case BatchFormat::kRating:
      out_.put(line, " bad", end);
      break;
    case BatchFormat::kCount:
      out_.put("bad 0 ", line, end);
      break;
    case BatchFormat::kCsv:
      out_.put('"');
      if (formats::is_formula(line)) out_.put('\'');
      for (const char c : line) {
        if (c == '"') out_.put('"');
        out_.put(c);
      }
      out_.put(rated_ ? "\",bad,,,,,,\n" : "\",bad,,,\n");
      break;
    case BatchFormat::kJson:
      out_.put(R"({"puzzle":)");
      out_.put_json(line);
      out_.put(R"(,"status":"bad","code":")", name_of(error.code), R"(","column":)",
               static_cast<std::uint64_t>(error.column), R"(,"found":)");
      out_.put_json(error.found.text());
      out_.put(R"(,"expected":)");
      out_.put_json(error.expected.text());
      out_.put("}\n");
      break;
  }
}

// Writes a rating as people quote it: 72 as 7.2, 200 as 20; an unknown one as `unknown`.
void LineWriter::put_rating(int tenths, std::string_view unknown) {
  if (tenths == 0) return out_.put(unknown);
  out_.put(static_cast<std::uint64_t>(tenths / 10));
  if (tenths % 10 == 0) return;
  out_.put('.');
  out_.put(static_cast<std::uint64_t>(tenths % 10));
}

void LineWriter::put_ratings(const Ratings& ratings, char separator, std::string_view unknown) {
  put_rating(ratings.er, unknown);
  out_.put(separator);
  put_rating(ratings.ep, unknown);
  out_.put(separator);
  put_rating(ratings.ed, unknown);
}

}  // namespace jiugong::files
