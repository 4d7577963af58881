#include "job.h"

namespace jiugong::bindings {

void write_json(Json& out, const Phrase& phrase) {
  ObjectWriter(out).add("form", phrase.form()).add("values", phrase.values());
}

ObjectWriter& add_error(ObjectWriter& object, std::string_view code, std::string_view message,
                        std::uint64_t line, std::uint64_t column, const Phrase& found,
                        const Phrase& expected) {
  object.add("code", code).add("message", message).add("line", line).add("column", column);
  return object.add("found", found).add("expected", expected);
}

Json bare_error(std::string_view code, std::string_view message) {
  Json json;
  ObjectWriter object(json);
  add_error(object, code, message);
  return json;
}

void Job::refuse(std::string_view what, std::string_view value) {
  Json message = "Invalid ";
  message += what;
  message += ' ';
  write_json(message, value);
  message += '.';
  refuse(message);
}

void Job::refuse(std::string_view message) {
  json_ = bare_error("bad-argument", message);
  state_ = State::kFailed;
}

std::optional<Grid> Job::read(std::string_view line) {
  const auto grid = Grid::from_line(line);
  if (!grid) refuse("puzzle", line);
  return grid;
}

}  // namespace jiugong::bindings
