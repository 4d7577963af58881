// A region puzzle as JavaScript hands it to a job.
#pragma once

#include <string>

#include "region_json.h"

namespace jiugong {

inline std::string json_of(const RegionPuzzle& puzzle) {
  bindings::Json json;
  write_json(json, puzzle);
  return json;
}

}  // namespace jiugong
