#include "regions/rules/pattern.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "formats/form.h"
#include "jiugong/region_rule.h"
#include "small_sort.h"

namespace jiugong::regions {
namespace {

using formats::operator""_form;

constexpr int kNoLimit = -1;

// A part of the pattern. The characters and arcs made since its beginning belong to it.
struct Part {
  std::size_t characters;  // the number of characters before it
  std::size_t arcs;        // and of arcs
  bool empty;              // whether it matches no characters at all
  std::vector<int> first;  // the characters that a match may begin with
  std::vector<int> last;   // and end with
};

// Returns the value of a digit or a letter, from 0 to 35.
std::optional<int> value_of(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'A' && c <= 'Z') return c - 'A' + 10;
  if (c >= 'a' && c <= 'z') return c - 'a' + 10;
  return std::nullopt;
}

class Compiler {
 public:
  Compiler(std::string_view pattern, int low, int values, std::uint64_t& work)
      : pattern_(pattern), low_(low), all_((Mask{1} << values) - 1), work_(work) {}

  CompiledPattern compile();

 private:
  // Each reads a part; after a mistake they return anything.
  Part read_choice(int depth);
  Part read_sequence(int depth);
  Part read_repeated(int depth);
  Part read_atom(int depth);
  Mask read_set();
  int read_count();

  Part begin_part(bool empty) const { return {values_.size(), arcs_.size(), empty, {}, {}}; }
  Part one_of(Mask values);
  void append(Part& part, Part next);
  void repeat(Part& part, int least, int most);
  void connect(const std::vector<int>& from, const std::vector<int>& to);

  bool at_end() const { return at_ == pattern_.size(); }
  char peek() const { return at_end() ? '\0' : pattern_[at_]; }
  bool skip(char c);
  void expect(char c, Phrase expected);
  Mask values_from(int first, int last) const;

  void fail(Phrase expected);
  void spend(std::size_t units);
  bool failed() const { return mistake_ || too_large_; }

  std::string_view pattern_;
  int low_;
  Mask all_;
  std::uint64_t& work_;
  std::size_t at_ = 0;
  std::vector<Mask> values_;               // per character
  std::vector<std::pair<int, int>> arcs_;  // from a character to one that may follow it
  std::optional<PatternMistake> mistake_;
  bool too_large_ = false;
};

// The first mistake counts; reading ends there.
void Compiler::fail(Phrase expected) {
  if (failed()) return;
  // (A character that is not ASCII has several bytes.)
  std::size_t size = 1;
  while (at_ + size < pattern_.size() && (pattern_[at_ + size] & 0xC0) == 0x80) ++size;
  mistake_ = {.found = at_end() ? Phrase("the end of the pattern"_form)
                                : Phrase("'{}' as character {} of the pattern"_form,
                                         pattern_.substr(at_, size), at_ + 1),
              .expected = std::move(expected)};
}

void Compiler::spend(std::size_t units) {
  if (work_ < units || values_.size() >= std::size_t{kMaxAutomatonStates}) too_large_ = true;
  work_ -= std::min<std::uint64_t>(work_, units);
}

bool Compiler::skip(char c) {
  if (peek() != c || at_end()) return false;
  ++at_;
  return true;
}

void Compiler::expect(char c, Phrase expected) {
  if (!skip(c)) fail(std::move(expected));
}

Mask Compiler::values_from(int first, int last) const {
  Mask values = 0;
  for (int value = std::max(first, low_); value <= last; ++value)
    values |= Mask{1} << (value - low_);
  return values & all_;
}

void Compiler::connect(const std::vector<int>& from, const std::vector<int>& to) {
  spend(from.size() * to.size());
  if (arcs_.size() + from.size() * to.size() > kMaxAutomatonSteps) too_large_ = true;
  if (failed()) return;
  for (const int a : from) {
    for (const int b : to) arcs_.emplace_back(a, b);
  }
}

Part Compiler::one_of(Mask values) {
  spend(1);
  Part part = begin_part(false);
  part.first = part.last = {static_cast<int>(values_.size())};
  values_.push_back(values);
  return part;
}

void Compiler::append(Part& part, Part next) {
  connect(part.last, next.first);
  if (part.empty) part.first.insert(part.first.end(), next.first.begin(), next.first.end());
  if (next.empty) next.last.insert(next.last.end(), part.last.begin(), part.last.end());
  part.last = std::move(next.last);
  part.empty = part.empty && next.empty;
}

// Replaces a part, the last one made, by `least` to `most` copies of it.
//
//   x{2,4}   x ─▶ x ─▶ x ─▶ x      the last three may be the end
void Compiler::repeat(Part& part, int least, int most) {
  const std::size_t characters = values_.size() - part.characters;
  const std::size_t arcs = arcs_.size() - part.arcs;
  if (most == 0 || characters == 0) {
    values_.resize(part.characters);
    arcs_.resize(part.arcs);
    part = begin_part(true);
    return;
  }
  if (part.empty) least = 0;
  part.empty = least == 0;
  const std::vector<int> first = part.first, last = part.last;
  std::vector<int> before = last, here = first;
  if (least > 1) part.last.clear();
  const int times = most == kNoLimit ? std::max(least, 1) : most;
  for (int time = 2; time <= times && !failed(); ++time) {
    spend(characters + arcs);
    const int shift = static_cast<int>(values_.size() - part.characters);
    for (std::size_t i = 0; i < characters; ++i) values_.push_back(values_[part.characters + i]);
    for (std::size_t i = 0; i < arcs; ++i) {
      const auto [from, to] = arcs_[part.arcs + i];
      arcs_.emplace_back(from + shift, to + shift);
    }
    const auto shifted = [shift](std::vector<int> all) {
      for (int& character : all) character += shift;
      return all;
    };
    here = shifted(first);
    connect(before, here);
    before = shifted(last);
    if (time >= least) part.last.insert(part.last.end(), before.begin(), before.end());
  }
  if (most == kNoLimit) connect(before, here);
}

// Reads what follows a [.
Mask Compiler::read_set() {
  const bool inverse = skip('^');
  Mask values = 0;
  do {
    const auto first = value_of(peek());
    if (!first) {
      fail("a digit or a letter"_form);
      return 0;
    }
    ++at_;
    auto last = first;
    if (skip('-')) {
      last = value_of(peek());
      if (!last || *last < *first) {
        fail("a digit or a letter that is not below the first one"_form);
        return 0;
      }
      ++at_;
    }
    values |= values_from(*first, *last);
  } while (!skip(']'));
  return inverse ? all_ & ~values : values;
}

// Reads a number; one above the limits is as good as any other.
int Compiler::read_count() {
  if (peek() < '0' || peek() > '9') fail("a number"_form);
  int count = 0;
  for (; peek() >= '0' && peek() <= '9'; ++at_) {
    count = std::min(10 * count + (peek() - '0'), kMaxAutomatonStates);
  }
  return count;
}

Part Compiler::read_atom(int depth) {
  if (skip('(')) {
    if (depth == kMaxPatternNesting) {
      --at_;
      fail({"at most {} groups in one another"_form, kMaxPatternNesting});
      return begin_part(true);
    }
    Part part = read_choice(depth + 1);
    expect(')', "a )"_form);
    return part;
  }
  if (skip('[')) return one_of(read_set());
  if (skip('.')) return one_of(all_);
  const auto value = value_of(peek());
  if (!value) {
    fail("a digit, a letter, '.', '[' or '('"_form);
    return begin_part(true);
  }
  ++at_;
  return one_of(values_from(*value, *value));
}

Part Compiler::read_repeated(int depth) {
  Part part = read_atom(depth);
  while (!failed()) {
    if (skip('*')) {
      repeat(part, 0, kNoLimit);
    } else if (skip('+')) {
      repeat(part, 1, kNoLimit);
    } else if (skip('?')) {
      repeat(part, 0, 1);
    } else if (skip('{')) {
      const int least = read_count();
      int most = least;
      if (skip(',')) most = peek() == '}' ? kNoLimit : read_count();
      if (most != kNoLimit && most < least) fail("a number that is not below the first one"_form);
      expect('}', "a }"_form);
      if (!failed()) repeat(part, least, most);
    } else {
      break;
    }
  }
  return part;
}

Part Compiler::read_sequence(int depth) {
  Part part = begin_part(true);
  while (!failed() && !at_end() && peek() != '|' && peek() != ')') {
    append(part, read_repeated(depth));
  }
  return part;
}

Part Compiler::read_choice(int depth) {
  Part part = read_sequence(depth);
  while (!failed() && skip('|')) {
    const Part other = read_sequence(depth);
    part.first.insert(part.first.end(), other.first.begin(), other.first.end());
    part.last.insert(part.last.end(), other.last.begin(), other.last.end());
    part.empty = part.empty || other.empty;
  }
  return part;
}

CompiledPattern Compiler::compile() {
  const Part part = read_choice(0);
  if (!at_end()) fail("a ( before it"_form);
  if (mistake_) return *std::move(mistake_);
  if (too_large_) return PatternTooLarge();
  // A pattern such as (a*)* makes arcs more than once.
  small_sort(arcs_);
  arcs_.erase(std::unique(arcs_.begin(), arcs_.end()), arcs_.end());
  Automaton automaton;
  automaton.states = static_cast<int>(values_.size()) + 1;
  const auto add_arc = [&](int from, int character) {
    const Mask values = values_[static_cast<std::size_t>(character)];
    if (values != 0) automaton.arcs.push_back({from, values, character + 1});
  };
  for (const int character : part.first) add_arc(0, character);
  for (const auto& [from, to] : arcs_) add_arc(from + 1, to);
  for (const int character : part.last) automaton.accept.push_back(character + 1);
  if (part.empty) automaton.accept.push_back(0);
  return automaton;
}

}  // namespace

CompiledPattern compile_pattern(std::string_view pattern, int low, int values,
                                std::uint64_t& work) {
  return Compiler(pattern, low, values, work).compile();
}

}  // namespace jiugong::regions
