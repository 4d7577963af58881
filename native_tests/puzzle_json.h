// A region puzzle as JavaScript hands it to a job.
#pragma once

#include <string>

#include "region_json.h"

namespace jiugong {

inline std::string json_of(const RegionPuzzle& puzzle) {
  bindings::Json json;
  {
    bindings::JsonObject object(json);
    add_puzzle(object, puzzle);
  }
  return json;
}

}  // namespace jiugong
