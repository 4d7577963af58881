// The statements of rules in the notation.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <variant>

#include "formats/scanner.h"
#include "jiugong/region_puzzle.h"
#include "jiugong/region_rule_kinds.h"
#include "jiugong/region_text.h"
#include "regions/text/pieces.h"

namespace jiugong::regions::text {

// A rule, and the place of its pattern, if it has one.
struct PlacedRule {
  RegionRule rule;
  Place pattern = {};
};

// Returns the kind whose statements begin with this word, or nullptr.
const RuleFacts* rule_of_word(std::string_view word);

// Reads what follows the word of a statement, up to its end. `puzzle` has its size. Takes the
// entries of the rule's lists from `entries`, and refuses lists that would need more.
std::variant<PlacedRule, RegionTextError> read_rule(Scanner& scanner, const RuleFacts& kind,
                                                    const RegionPuzzle& puzzle,
                                                    std::size_t& entries);

// Appends the statement of a rule of a valid puzzle.
void write_rule(std::string& out, const RegionRule& rule, const RegionPuzzle& puzzle);

}  // namespace jiugong::regions::text
