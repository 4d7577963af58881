#include "teach_json.h"

#include <array>
#include <string_view>

namespace jiugong::bindings {
namespace {

std::vector<int> list_of(DigitSet digits) {
  std::vector<int> list;
  for (int digit = 1; digit <= 9; ++digit) {
    if ((digits >> (digit - 1) & 1) != 0) list.push_back(digit);
  }
  return list;
}

std::string_view name_of(LinkReason reason) {
  static constexpr std::array<std::string_view, 7> kNames = {
      "assumption", "cell", "box", "row", "column", "pattern", "nested-chain"};
  return name_in(kNames, reason);
}

}  // namespace

void write_json(Json& out, Tenths rating) {
  if (rating.tenths == 0) {
    out += "null";
    return;
  }
  out += std::to_string(rating.tenths / 10);
  if (rating.tenths % 10 == 0) return;
  out += '.';
  out += std::to_string(rating.tenths % 10);
}

void write_json(Json& out, Technique technique) {
  write_json(out, std::string_view(id_of(technique)));
}

void write_json(Json& out, Level level) { write_json(out, jiugong::name_of(level)); }

void write_json(Json& out, const PositionCheck& check) {
  ObjectWriter(out).add("verdict", jiugong::name_of(check.verdict)).add("cells", check.cells);
}

void write_json(Json& out, const CandidateDigit& candidate) {
  ObjectWriter(out).add("cell", candidate.cell).add("digit", candidate.digit);
}

void write_json(Json& out, const Elimination& elimination) {
  ObjectWriter(out).add("cell", elimination.cell).add("digits", list_of(elimination.digits));
}

void write_json(Json& out, const RoleCandidate& candidate) {
  ObjectWriter(out)
      .add("cell", candidate.candidate.cell)
      .add("digit", candidate.candidate.digit)
      .add("role", candidate.role == CandidateRole::kPattern ? "pattern" : "extra");
}

void write_json(Json& out, const StepLink& link) {
  ObjectWriter(out)
      .add("from", link.from)
      .add("to", link.to)
      .add("strong", link.strong)
      .add("reason", name_of(link.reason));
}

void write_json(Json& out, const ExcludedCombination& combination) {
  ObjectWriter(out).add("digits", combination.digits).add("excluder", combination.excluder);
}

void write_json(Json& out, const ChainNode& node) {
  ObjectWriter(out)
      .add("cell", node.candidate.cell)
      .add("digit", node.candidate.digit)
      .add("on", node.on)
      .add("reason", name_of(node.reason))
      .add("parents", node.parents)
      .add("nested", node.nested < 0 ? std::nullopt : std::optional(node.nested));
}

void write_json(Json& out, const ChainTree& tree) { write_json(out, tree.nodes); }

void write_json(Json& out, const CellGroup& group) {
  ObjectWriter(out).add("cells", group.cells).add("digits", list_of(group.digits));
}

void write_json(Json& out, const Step& step) { write_json(out, StyledStep{step}); }

void write_json(Json& out, const StyledStep& styled) {
  const Step& step = styled.step;
  const int scale = styled.style == Style::kHuman ? 10 : 1;
  ObjectWriter(out)
      .add("technique", step.technique)
      .add("variant", step.variant)
      .add("name", step.name())
      .add("rating", Tenths{scale * step.rating})
      .add("complexity", step.complexity)
      .add("placement", step.placement)
      .add("eliminations", step.eliminations)
      .add("cells", step.cells)
      .add("digits", list_of(step.digits))
      .add("extraCells", step.extra_cells)
      .add("extraDigits", list_of(step.extra_digits))
      .add("houses", step.houses)
      .add("groups", step.groups)
      .add("candidates", step.candidates)
      .add("links", step.links)
      .add("blockers", step.blockers)
      .add("excluded", step.excluded)
      .add("trees", step.trees)
      .add("nested", step.nested);
}

void add_ratings(ObjectWriter& object, int er, int ep, int ed) {
  object.add("er", Tenths{er})
      .add("ep", Tenths{ep})
      .add("ed", Tenths{ed})
      .add("level", level_of(er));
}

void add_ratings(ObjectWriter& object, const TeachResult& result, Style style) {
  const int scale = style == Style::kHuman ? 0 : 1;
  add_ratings(object, scale * result.er, scale * result.ep, scale * result.ed);
}

}  // namespace jiugong::bindings
