// Writes the text of a record with its puzzle solved.
#pragma once

#include <string>

#include "jiugong/puzzle_file.h"

namespace jiugong::formats {

// Appends what fill_in() returns (puzzle_file.h).
void append_filled(std::string& out, const FileRecord& record, const Grid& solution);

}  // namespace jiugong::formats
