// Region puzzles as JavaScript hands them to jobs.
#pragma once

#include <string>

#include "region_json.h"
#include "region_json_reader.h"

namespace jiugong {

inline std::string json_of(const RegionPuzzle& puzzle) {
  bindings::Json json;
  {
    bindings::ObjectWriter object(json);
    add_puzzle(object, puzzle);
  }
  return json;
}

inline RegionPuzzle puzzle_in(const std::string& json) {
  bindings::RegionJsonReader reader(json);
  reader.advance(UINT64_MAX);
  return reader.take();
}

}  // namespace jiugong
