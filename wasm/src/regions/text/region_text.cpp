#include "jiugong/region_text.h"

#include <utility>

#include "make_owned.h"
#include "regions/text/pieces.h"

namespace jiugong {

std::string_view name_of(const RegionTextError& error) {
  return std::visit([](auto code) { return name_of(code); }, error.code);
}

std::string RegionTextError::message() const {
  return "Line " + std::to_string(line) + ", column " + std::to_string(column) + ": found " +
         found.text() + ", expected " + expected.text() + ".";
}

namespace regions::text {

std::unique_ptr<FormReader> make_reader(const Scanner& scanner) {
  if (is_notation(scanner)) return make_notation_reader(scanner);
  if (is_walls(scanner)) return make_walls_reader(scanner);
  if (is_solo(scanner)) return make_solo_reader(scanner);
  if (is_interactive(scanner)) return make_interactive_reader(scanner);
  return make_common_reader(scanner);
}

}  // namespace regions::text

struct RegionReader::Impl {
  explicit Impl(std::string question) : text(std::move(question)), scanner(text) {}

  const std::string text;
  formats::Scanner scanner;
  std::unique_ptr<regions::text::FormReader> reader;  // from the first statement on
};

RegionReader::RegionReader(std::string text) : impl_(make_owned<Impl>(std::move(text))) {}

bool RegionReader::advance(std::uint64_t bytes) {
  formats::Scanner& scanner = impl_->scanner;
  std::unique_ptr<regions::text::FormReader>& reader = impl_->reader;
  for (; !reader && bytes != 0; --bytes) {
    if (regions::text::is_between_statements(scanner)) {
      scanner.advance();
    } else {
      scanner.look_ahead(kMaxStatementBytes);
      reader = regions::text::make_reader(scanner);
    }
  }
  return reader && reader->advance(bytes);
}

std::variant<RegionPuzzle, RegionTextError> RegionReader::take() { return impl_->reader->take(); }

std::variant<RegionPuzzle, RegionTextError> read_regions(std::string_view text) {
  RegionReader reader{std::string(text)};
  reader.advance(UINT64_MAX);
  return reader.take();
}

}  // namespace jiugong
