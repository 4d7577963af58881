// What a spreadsheet that opens a file would run.
#pragma once

#include <string_view>

namespace jiugong::formats {

// Whether a spreadsheet takes a field for a formula: it begins with = + - @, a tab or a carriage return,
// and is no number such as -1.5. The bytes before a field's text, such as quotation marks, are not part of
// it. An apostrophe before the text prevents it.
bool is_formula(std::string_view field);

// Whether a field that begins with this byte may be one.
bool begins_formula(char c);

// Whether a field has that apostrophe.
bool is_guarded_formula(std::string_view field);

}  // namespace jiugong::formats
