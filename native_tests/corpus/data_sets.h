// Large data sets that are not part of the repository. Tests that lack theirs are skipped.
#pragma once

#include <cstdlib>
#include <fstream>
#include <string>

namespace jiugong {

// A file of the folder that $JIUGONG_DATA names; not open where there is none.
inline std::ifstream data_set(const std::string& file) {
  const char* folder = std::getenv("JIUGONG_DATA");
  return folder != nullptr ? std::ifstream(folder + ("/" + file)) : std::ifstream();
}

}  // namespace jiugong
