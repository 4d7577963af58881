// Validates the JSON that the engine writes.
#pragma once

#include <string_view>

namespace jiugong::fuzz {

// Whether the text is exactly one value by the grammar of RFC 8259; strings may contain any bytes
// beyond ASCII.
bool is_json(std::string_view text);

bool is_utf8(std::string_view text);

}  // namespace jiugong::fuzz
