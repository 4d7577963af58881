// Reads the records of a table, of which one column has puzzles, as PuzzleFileReader does.
#include "formats/source.h"
#include "jiugong/puzzle_file.h"

namespace jiugong::formats {
namespace {

class RecordSource final : public PuzzleSource {
 public:
  RecordSource(std::string_view text, const FileShape& table)
      : PuzzleSource(text, Format::kLine), records_(table, text) {}

  std::optional<TextPiece> read_next() override {
    if (!records_.next()) return std::nullopt;
    const FileRecord& record = records_.record();
    const std::size_t begin = taken_ + record.before.size();
    taken_ = begin + record.text.size();
    const std::size_t end = begin + record.text.find_last_not_of("\r\n") + 1;
    scanner_.advance_to(end);
    if (const auto* const error = std::get_if<TextError>(&record.puzzle)) {
      return TextFailure{*error, record.line, begin, end};
    }
    TextPuzzle puzzle;
    puzzle.grid = std::get<Grid>(record.puzzle);
    puzzle.candidates = record.candidates;
    puzzle.line = record.line;
    puzzle.begin = begin;
    puzzle.end = end;
    for (Cell cell = 0; cell < kCellCount; ++cell) {
      puzzle.cells[static_cast<std::size_t>(cell)] = begin + record.offset_of(cell);
    }
    return puzzle;
  }

 private:
  PuzzleFileReader records_;
  std::size_t taken_ = 0;  // bytes of the text
};

}  // namespace

std::unique_ptr<PuzzleSource> make_record_source(std::string_view text, const FileShape& table) {
  return std::make_unique<RecordSource>(text, table);
}

}  // namespace jiugong::formats
