#include "regions/rules/pattern.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <regex>
#include <set>
#include <string>
#include <variant>
#include <vector>

#include "jiugong/region_presets.h"
#include "random_rules.h"
#include "regions/rules/automata.h"

namespace jiugong::regions {
namespace {

bool accepts(const Automaton& automaton, const std::vector<int>& bits) {
  std::set<int> states = {automaton.start};
  for (const int bit : bits) {
    std::set<int> next;
    for (const auto& arc : automaton.arcs) {
      if (states.contains(arc.from) && (arc.values >> bit & 1) != 0) next.insert(arc.to);
    }
    states = next;
  }
  return std::any_of(automaton.accept.begin(), automaton.accept.end(),
                     [&](int state) { return states.contains(state); });
}

Automaton automaton_of(std::string_view pattern, int low, int values) {
  std::uint64_t work = kMaxRuleWork;
  const auto compiled = compile_pattern(pattern, low, values, work);
  const auto* automaton = std::get_if<Automaton>(&compiled);
  EXPECT_NE(automaton, nullptr) << pattern;
  return automaton == nullptr ? Automaton() : *automaton;
}

// All texts of up to five of the digits 1 to 4.
std::vector<std::string> all_texts() {
  std::vector<std::string> texts = {""};
  for (std::size_t i = 0; texts[i].size() < 5; ++i) {
    for (char digit = '1'; digit <= '4'; ++digit) texts.push_back(texts[i] + digit);
  }
  return texts;
}

void expect_same_as_library(const std::string& pattern) {
  const Automaton automaton = automaton_of(pattern, 1, 4);
  const Automaton smaller = simplified(automaton, 4);
  const std::regex regex(pattern);
  for (const std::string& text : all_texts()) {
    std::vector<int> bits;
    for (const char digit : text) bits.push_back(digit - '1');
    const bool matches = std::regex_match(text, regex);
    ASSERT_EQ(accepts(automaton, bits), matches) << pattern << " " << text;
    ASSERT_EQ(accepts(smaller, bits), matches) << "simplified " << pattern << " " << text;
  }
}

TEST(Pattern, MatchesWhatTheStandardLibraryMatches) {
  for (const std::string pattern :
       {"1",       "12",         "1|2",         "(1|23)4",     ".*",    ".",        "[12]",
        "[^12]",   "[1-3]+",     "[^2-4]*",     "1?2?3?",      "1{2}",  "1{2,}",    "1{1,3}",
        "(12){2}", "(1?2){2,3}", "(1|2){0,2}3", "((1|2)3)*",   "(1*)*", "(1*2?)+4", "(|1)2",
        "(12|)",   "1{0}2",      "(1?){3}",     "(1{2,3}){2}", ".{3}",  "(.4)*",    "1.*1"}) {
    expect_same_as_library(pattern);
  }
}

TEST(Pattern, RandomOnesMatchWhatTheStandardLibraryMatches) {
  const RegionPuzzle puzzle = open_grid(1, 5, 1, 4);
  Random random(11);
  for (int round = 0; round < 60; ++round) {
    const std::string pattern = random_rule(random, RuleKind::kRegex, puzzle, 5).pattern;
    // (The library takes exponential time for some long ones.)
    if (pattern.size() < 40) expect_same_as_library(pattern);
  }
}

TEST(Pattern, LettersAreTheValuesFromTenOn) {
  const Automaton automaton = automaton_of("Aa[b-d]", 9, 6);  // 9..14
  EXPECT_TRUE(accepts(automaton, {1, 1, 2}));
  EXPECT_TRUE(accepts(automaton, {1, 1, 4}));
  EXPECT_FALSE(accepts(automaton, {1, 1, 5}));
  EXPECT_FALSE(accepts(automaton, {0, 1, 2}));
}

TEST(Pattern, ValuesWithoutCharactersMatchDotsAndComplements) {
  EXPECT_TRUE(accepts(automaton_of(".[^1]", 100, 3), {0, 2}));
  EXPECT_FALSE(accepts(automaton_of("1", 100, 3), {0}));
  EXPECT_FALSE(accepts(automaton_of("[0-9]", 100, 3), {1}));
}

TEST(Automata, SimplifiedOnesAreSmallest) {
  // Whether the number of ones is even takes two states, however it is said.
  const Automaton even = simplified(automaton_of("(2*12*1)*2*", 1, 2), 2);
  EXPECT_EQ(even.states, 2);
  EXPECT_EQ(even.arcs.size(), 4u);
  EXPECT_EQ(simplified(automaton_of("(1|2)(1|2)", 1, 2), 2).states, 3);
}

}  // namespace
}  // namespace jiugong::regions
