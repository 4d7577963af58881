// Whether errors point into the text they are about.
#pragma once

#include <cstddef>
#include <string_view>

#include "fuzz/targets.h"
#include "jiugong/phrase.h"

namespace jiugong::fuzz {

// Of the place of an error, 1-based, and its phrases: there is such a line in `text`, the column is in it or just
// behind it, and a character that is named as found stands there.
void expect_place(std::string_view text, std::size_t line, std::size_t column, const Phrase& found,
                  Verdict& verdict);

// A form with as many places as values, whose text has them all.
void expect_phrase(const Phrase& phrase, Verdict& verdict);

}  // namespace jiugong::fuzz
