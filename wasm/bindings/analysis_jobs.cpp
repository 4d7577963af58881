#include "analysis_jobs.h"

namespace jiugong::bindings {

void write_json(Json& out, const DifferenceResult& result) {
  if (!result.second) {
    out += "null";
    return;
  }
  ObjectWriter(out)
      .add("first", result.first)
      .add("second", result.second)
      .add("differing", result.differing);
}

}  // namespace jiugong::bindings
