// The JSON of what is wrong with a text. (Not in job.h: modules whose jobs take lines are linked without the room `formats`.)
#pragma once

#include "jiugong/formats.h"
#include "job.h"

namespace jiugong::bindings {

inline void write_json(Json& out, const TextError& error) {
  ObjectWriter object(out);
  add_error(object, name_of(error.code), error.message(), error.line, error.column, error.found,
            error.expected);
}

}  // namespace jiugong::bindings
