#include "part.h"

namespace jiugong::cli {

void Part::complain(std::size_t line, std::size_t column, std::string_view message) {
  errors += *file;
  errors += ':';
  errors += std::to_string(line);
  errors += ':';
  errors += std::to_string(column);
  errors += ": ";
  errors += message;
  errors += '\n';
  ++totals.bad;
}

void Part::reset() {
  size = 0;
  first_line = 1;
  first = false;
  begin = end = 0;
  output.clear();
  errors.clear();
  totals = {};
}

}  // namespace jiugong::cli
