// The JSON of what is wrong with a text. (Not in job.h: modules whose jobs take lines are linked without the room `formats`.)
#pragma once

#include "jiugong/formats.h"
#include "job.h"

namespace jiugong::bindings {

inline void write_json(Json& out, const TextError& error) {
  JsonObject(out)
      .add("code", name_of(error.code))
      .add("message", error.message())
      .add("line", error.line)
      .add("column", error.column)
      .add("found", error.found)
      .add("expected", error.expected);
}

}  // namespace jiugong::bindings
