#include "files/columns.h"

#include "jiugong/json_text.h"

namespace jiugong::files {
namespace {

// r1c1,r2c3
std::string names_of(const std::vector<Cell>& cells) {
  std::string names;
  for (const Cell cell : cells) {
    if (!names.empty()) names += ',';
    names += "r" + std::to_string(cell / 9 + 1) + "c" + std::to_string(cell % 9 + 1);
  }
  return names;
}

void write_json(std::string& out, const Transformation& transformation) {
  JsonObject(out)
      .add_raw("transposed", transformation.transposed ? "true" : "false")
      .add_raw("rows", list_as_json(transformation.rows))
      .add_raw("columns", list_as_json(transformation.columns))
      .add_raw("digits", list_as_json(transformation.digits));
}

}  // namespace

std::vector<AnswerColumn> canonical_form_columns(bool json) {
  if (!json) return {{"canonical"}, {"automorphisms", true}};
  return {{"canonical"}, {"automorphisms", true}, {"transformation", true}};
}

void put_canonical_form(const std::optional<CanonicalForm>& form, bool json, Answer& answer,
                        std::size_t at) {
  if (!form) return;
  answer.values[at] = form->grid.to_line();
  answer.values[at + 1] = std::to_string(form->automorphisms);
  if (json) write_json(answer.values[at + 2], form->transformation);
}

std::string canonical_line(const Grid& puzzle, const std::optional<CanonicalForm>& form) {
  return form ? form->grid.to_line() : puzzle.to_line() + " clash";
}

std::vector<AnswerColumn> redundant_givens_columns(bool json) {
  return {{"minimal", true}, {"redundant", json}};
}

void put_redundant_givens(const std::optional<std::vector<Cell>>& cells, bool json, Answer& answer,
                          std::size_t at) {
  if (!cells) return;
  answer.values[at] = cells->empty() ? "true" : "false";
  answer.values[at + 1] = json ? list_as_json(*cells) : names_of(*cells);
}

std::string minimal_line(const Grid& puzzle, const std::optional<std::vector<Cell>>& cells,
                         const std::string& status) {
  return puzzle.to_line() + " " + (!cells ? status : cells->empty() ? "minimal" : names_of(*cells));
}

}  // namespace jiugong::files
