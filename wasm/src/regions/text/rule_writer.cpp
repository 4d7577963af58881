// Writes the statements of rules, field by field as the table of kinds lists them.
#include <cstdlib>
#include <string>
#include <vector>

#include "regions/cell_name.h"
#include "regions/text/rules.h"

namespace jiugong::regions::text {
namespace {

class RuleWriter {
 public:
  RuleWriter(std::string& out, const RegionPuzzle& puzzle) : out_(out), puzzle_(puzzle) {}

  void write(const RegionRule& rule);

 private:
  void write_field(const RegionRule& rule, RuleField field);
  void write_numbers(const std::vector<int>& numbers);
  void write_cells(const std::vector<int>& cells);
  bool is_rectangle(const std::vector<int>& cells) const;
  std::size_t line_from(const std::vector<int>& cells, std::size_t begin) const;
  bool write_whole(int from, int to);

  void say(std::string_view word) {
    out_ += ' ';
    out_ += word;
  }
  void say(int number) { say(std::to_string(number)); }
  std::string name(int cell) const { return cell_name(cell, puzzle_.cols); }

  std::string& out_;
  const RegionPuzzle& puzzle_;
};

void RuleWriter::write_numbers(const std::vector<int>& numbers) {
  for (const int number : numbers) say(number);
}

// Whether the cells are those of a rectangle with several rows and columns, row by row.
bool RuleWriter::is_rectangle(const std::vector<int>& cells) const {
  const int cols = cells.back() % puzzle_.cols - cells[0] % puzzle_.cols + 1;
  const int count = static_cast<int>(cells.size());
  if (cols < 2 || count <= cols || count % cols != 0) return false;
  for (int i = 0; i < count; ++i) {
    const int cell = cells[0] + i / cols * puzzle_.cols + i % cols;
    if (cells[static_cast<std::size_t>(i)] != cell) return false;
  }
  return true;
}

// Returns the number of cells from `begin` on that make a straight line.
std::size_t RuleWriter::line_from(const std::vector<int>& cells, std::size_t begin) const {
  const auto down = [&](std::size_t i) {
    return cells[i + 1] / puzzle_.cols - cells[i] / puzzle_.cols;
  };
  const auto right = [&](std::size_t i) {
    return cells[i + 1] % puzzle_.cols - cells[i] % puzzle_.cols;
  };
  if (begin + 1 == cells.size()) return 1;
  if (std::abs(down(begin)) > 1 || std::abs(right(begin)) > 1) return 1;
  if (cells[begin] == cells[begin + 1]) return 1;
  std::size_t end = begin + 1;
  while (end + 1 < cells.size() && down(end) == down(begin) && right(end) == right(begin)) ++end;
  return end - begin + 1;
}

// Writes a line that is a whole row or column in its usual direction.
bool RuleWriter::write_whole(int from, int to) {
  const int last_row = puzzle_.rows - 1, last_col = puzzle_.cols - 1;
  if (from % puzzle_.cols == 0 && to == from + last_col) {
    say("row");
    say(from / puzzle_.cols + 1);
  } else if (from < puzzle_.cols && to == from + last_row * puzzle_.cols) {
    say("column");
    say(from + 1);
  } else {
    return false;
  }
  return true;
}

void RuleWriter::write_cells(const std::vector<int>& cells) {
  if (is_rectangle(cells)) return say(name(cells.front()) + "-" + name(cells.back()));
  for (std::size_t i = 0; i < cells.size();) {
    std::size_t length = line_from(cells, i);
    const int last = cells[i + length - 1];
    if (length < 3) {
      length = 1;
      say(name(cells[i]));
    } else if (!write_whole(cells[i], last)) {
      say(name(cells[i]) + ".." + name(last));
    }
    i += length;
  }
}

void RuleWriter::write_field(const RegionRule& rule, RuleField field) {
  if (is_number(field)) return say(rule.number);
  switch (field) {
    case RuleField::kSlow:
      if (rule.slow) say(name_of(field));
      break;
    case RuleField::kExactly:
      if (rule.exactly) say(name_of(field));
      break;
    case RuleField::kOf:
      say(rule.of == RuleMarks::kDots ? "dots" : "xv");
      break;
    case RuleField::kPattern:
      say("\"" + rule.pattern + "\"");
      break;
    case RuleField::kValues:
      write_numbers(rule.values);
      out_ += ':';
      break;
    case RuleField::kPairs:
      for (const auto& [first, second] : rule.pairs) {
        say(std::to_string(first) + "-" + std::to_string(second));
      }
      out_ += ':';
      break;
    case RuleField::kIndex:
      say(name(rule.index) + ":");
      break;
    case RuleField::kBulb:
      write_cells(rule.bulb);
      out_ += ':';
      break;
    case RuleField::kStart:
      say(std::to_string(rule.start) + ":");
      break;
    case RuleField::kTransitions:
      for (const RuleTransition& transition : rule.transitions) {
        say(std::to_string(transition.state) + "(");
        for (const int& value : transition.values) {
          if (&value != transition.values.data()) out_ += ' ';
          out_ += std::to_string(value);
        }
        out_ += ")" + std::to_string(transition.next);
      }
      break;
    case RuleField::kAccept:
      say("accept");
      write_numbers(rule.accept);
      out_ += ':';
      break;
    case RuleField::kCells:
      write_cells(rule.cells);
      break;
    default:
      for (const std::vector<int>& group : rule.groups) {
        if (&group != rule.groups.data()) say("=");
        write_cells(group);
      }
  }
}

void RuleWriter::write(const RegionRule& rule) {
  out_ += facts_of(rule.kind).word;
  for_each_field(rule.kind, [&](RuleField field) { write_field(rule, field); });
}

}  // namespace

void write_rule(std::string& out, const RegionRule& rule, const RegionPuzzle& puzzle) {
  RuleWriter(out, puzzle).write(rule);
}

}  // namespace jiugong::regions::text
