// Checks that errors point into their text.
#pragma once

#include <cstddef>
#include <string_view>

#include "fuzz/targets.h"
#include "jiugong/phrase.h"

namespace jiugong::fuzz {

// Returns the line with this 1-based number, without its end; nothing if there is none.
std::string_view line_of(std::string_view text, std::size_t number);

// One more than there are line ends.
std::size_t count_lines(std::string_view text);

// Checks the 1-based position of an error and its phrases: the line exists in `text`, the column is
// in it or just after it, and if `found` names a character, it is at this position; with `gaps` as far as the next
// space, control character, semicolon or line end.
void expect_place(std::string_view text, std::size_t line, std::size_t column, const Phrase& found,
                  Verdict& verdict, bool gaps = false);

// Checks that a form has one placeholder per value and that its text contains them all.
void expect_phrase(const Phrase& phrase, Verdict& verdict);

}  // namespace jiugong::fuzz
