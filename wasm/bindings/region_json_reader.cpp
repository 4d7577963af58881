#include "region_json_reader.h"

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <iterator>
#include <system_error>
#include <type_traits>

#include "jiugong/names.h"
#include "jiugong/region_rule_kinds.h"

namespace jiugong::bindings {

bool RegionJsonReader::advance(std::uint64_t bytes) {
  const char* const stop = at_ + std::min(bytes, static_cast<std::uint64_t>(end_ - at_));
  while (at_ < stop) step();
  return at_ == end_;
}

void RegionJsonReader::step() {
  if (read_item_ != nullptr) {
    (this->*read_item_)();
    if (skip(",")) return;
    read_item_ = nullptr;
    expect("]");
  } else if (skip("{") || skip(",")) {
    read_member();
  } else {
    end();
  }
}

void RegionJsonReader::read_member() {
  using Self = RegionJsonReader;
  static constexpr std::pair<std::string_view, void (Self::*)()> kMembers[] = {
      {"rows", &Self::read_member_of_puzzle<&RegionPuzzle::rows>},
      {"cols", &Self::read_member_of_puzzle<&RegionPuzzle::cols>},
      {"low", &Self::read_member_of_puzzle<&RegionPuzzle::low>},
      {"high", &Self::read_member_of_puzzle<&RegionPuzzle::high>},
      {"cells", &Self::read_member_of_puzzle<&RegionPuzzle::cells>},
      {"regions", &Self::read_member_of_puzzle<&RegionPuzzle::regions>},
      {"cages", &Self::read_member_of_puzzle<&RegionPuzzle::cages>},
      {"diagonals", &Self::read_member_of_puzzle<&RegionPuzzle::diagonals>},
      {"antiKnight", &Self::read_member_of_puzzle<&RegionPuzzle::anti_knight>},
      {"antiKing", &Self::read_member_of_puzzle<&RegionPuzzle::anti_king>},
      {"nonConsecutive", &Self::read_member_of_puzzle<&RegionPuzzle::non_consecutive>},
      {"rules", &Self::read_member_of_puzzle<&RegionPuzzle::rules>},
      {"areas", &Self::read_drawing},
      {"extras", &Self::read_drawing}};
  std::string name;
  read(name);
  expect(":");
  const auto* const member = std::find_if(std::begin(kMembers), std::end(kMembers),
                                          [&](const auto& each) { return each.first == name; });
  if (member == std::end(kMembers)) return end();
  (this->*member->second)();
}

template <auto member>
void RegionJsonReader::read_member_of_puzzle() {
  if constexpr (std::is_scalar_v<std::remove_cvref_t<decltype(puzzle_.*member)>>) {
    read(puzzle_.*member);
  } else {
    expect("[");
    if (!skip("]")) read_item_ = &RegionJsonReader::read_item<member>;
  }
}

template <auto member>
void RegionJsonReader::read_item() {
  read((puzzle_.*member).emplace_back());
}

// How to draw a puzzle does not matter here.
void RegionJsonReader::read_drawing() {
  std::vector<int> regions;
  read(regions);
}

void RegionJsonReader::read(int& number) {
  if (skip("null")) {
    number = kOpenCell;
    return;
  }
  const auto [rest, error] = std::from_chars(at_, end_, number);
  at_ = error == std::errc() ? rest : end_;
}

void RegionJsonReader::read(bool& truth) {
  truth = skip("true");
  if (!truth) expect("false");
}

void RegionJsonReader::read(std::string& text) {
  static constexpr std::string_view kEscapes = "b\bf\fn\nr\rt\t";
  constexpr std::ptrdiff_t kDigits = 4;
  expect("\"");
  for (text.clear(); at_ != end_ && *at_ != '"'; ++at_) {
    if (*at_ != '\\') {
      text += *at_;
      continue;
    }
    if (++at_ == end_) return;
    const std::size_t escape = kEscapes.find(*at_);
    if (*at_ == 'u' && end_ - at_ > kDigits) {
      int code = 0;
      std::from_chars(at_ + 1, at_ + 1 + kDigits, code, 16);
      at_ += kDigits;
      // (Otherwise it is half of a character.)
      text += code < 0x80 ? std::string(1, static_cast<char>(code)) : "\uFFFD";
    } else {
      text += escape % 2 == 0 ? kEscapes[escape + 1] : *at_;
    }
  }
  expect("\"");
}

void RegionJsonReader::read(RuleMarks& marks) {
  marks = skip("\"xv\"") ? RuleMarks::kXv : RuleMarks::kDots;
  if (marks == RuleMarks::kDots) expect("\"dots\"");
}

void RegionJsonReader::read(std::pair<int, int>& pair) {
  expect("[");
  read(pair.first);
  expect(",");
  read(pair.second);
  expect("]");
}

void RegionJsonReader::read(RuleTransition& transition) {
  expect("[");
  read(transition.state);
  expect(",");
  read(transition.values);
  expect(",");
  read(transition.next);
  expect("]");
}

void RegionJsonReader::read(Cage& cage) {
  read_object([&](std::string_view name) {
    if (name == "sum") {
      read(cage.sum);
    } else {
      read(cage.cells);
    }
  });
}

void RegionJsonReader::read(RegionRule& rule) {
  read_object([&](std::string_view name) {
    const auto field = from_name<RuleField>(name);
    if (field) return visit_field(rule, *field, [&](auto& member) { read(member); });
    std::string kind;
    read(kind);
    rule.kind = from_name<RuleKind>(kind).value_or(static_cast<RuleKind>(-1));
  });
}

// (The step that reads a list does not end before it; and no puzzle with a longer one is valid, whatever follows.)
template <typename Item>
void RegionJsonReader::read(std::vector<Item>& list) {
  constexpr std::size_t kMaxItems = kMaxRuleEntries + 1;
  expect("[");
  if (skip("]")) return;
  do {
    read(list.emplace_back());
  } while (list.size() < kMaxItems && skip(","));
  expect("]");
}

template <typename ReadValue>
void RegionJsonReader::read_object(const ReadValue& read_value) {
  expect("{");
  do {
    std::string name;
    read(name);
    expect(":");
    read_value(name);
  } while (skip(","));
  expect("}");
}

bool RegionJsonReader::skip(std::string_view what) {
  if (!std::string_view(at_, static_cast<std::size_t>(end_ - at_)).starts_with(what)) return false;
  at_ += what.size();
  return true;
}

}  // namespace jiugong::bindings
