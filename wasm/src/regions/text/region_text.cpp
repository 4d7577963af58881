#include "jiugong/region_text.h"

#include "regions/text/pieces.h"

namespace jiugong {

std::string_view name_of(const RegionTextError& error) {
  return std::visit([](auto code) { return name_of(code); }, error.code);
}

std::string RegionTextError::message() const {
  return "Line " + std::to_string(line) + ", column " + std::to_string(column) + ": found " +
         found.text() + ", expected " + expected.text() + ".";
}

std::variant<RegionPuzzle, RegionTextError> read_regions(std::string_view text) {
  formats::Scanner scanner(text);
  regions::text::skip_to_statement(scanner);
  return regions::text::is_notation(scanner) ? regions::text::read_notation(scanner)
                                             : regions::text::read_common_form(scanner);
}

}  // namespace jiugong
