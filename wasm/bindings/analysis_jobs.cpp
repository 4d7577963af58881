#include "analysis_jobs.h"

namespace jiugong {

void write_json(std::string& out, const DifferenceResult& result) {
  if (!result.second) {
    out += "null";
    return;
  }
  JsonObject(out)
      .add("first", result.first)
      .add("second", result.second)
      .add("differing", result.differing);
}

}  // namespace jiugong
