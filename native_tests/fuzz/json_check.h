// Whether a text is JSON, for what the engine writes of it.
#pragma once

#include <string_view>

namespace jiugong::fuzz {

// One value by the grammar of RFC 8259, and nothing else; whatever bytes beyond ASCII are in its strings.
bool is_json(std::string_view text);

bool is_utf8(std::string_view text);

}  // namespace jiugong::fuzz
