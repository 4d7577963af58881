#include "batch_job.h"

#include <algorithm>
#include <optional>

#include "arguments.h"
#include "text_json.h"

namespace jiugong::bindings {

std::string text_of(const FileShape& shape) {
  std::string text(name_of(shape.layout));
  if (shape.layout != FileLayout::kTable) return text;
  return text + ',' + std::to_string(static_cast<int>(shape.separator)) + ',' +
         std::to_string(shape.column) + ',' + (shape.header ? '1' : '0');
}

std::optional<FileShape> shape_named(std::string_view text) {
  const auto layout = from_name<FileLayout>(take_piece(text));
  if (!layout) return std::nullopt;
  FileShape shape{.layout = *layout};
  if (shape.layout != FileLayout::kTable) return shape;
  const auto take_number = [&] { return to_number<std::size_t>(take_piece(text)); };
  const auto separator = take_number(), column = take_number(), header = take_number();
  if (!separator || *separator > 127 || !column || !header) return std::nullopt;
  shape.separator = static_cast<char>(*separator);
  shape.column = *column;
  shape.header = *header != 0;
  return shape;
}

void CutJob::start(std::size_t size, const std::string& column, bool keep, bool whole,
                   const std::string& shape) {
  begin();
  bytes_.resize(size);
  wish_ = {.column = column, .keep = keep};
  whole_ = whole;
  shape_ = shape_named(shape);
  if (!shape_ && !shape.empty()) refuse("layout", shape);
}

void CutJob::run(std::uint64_t /*nodes*/) {
  const std::string_view text(bytes_.data(), bytes_.size());
  if (!shape_) {
    const auto [shape, failure] = wished_shape(text, whole_, wish_);
    if (!failure.empty()) {
      refuse("The file cannot be read so: " + failure + ".");
      return;
    }
    shape_ = shape;
  }
  const std::size_t end = !shape_ ? 0 : whole_ ? text.size() : whole_records(*shape_, text);
  ObjectWriter(json()).add("shape", shape_ ? text_of(*shape_) : std::string()).add("end", end);
  finish();
}

void BatchJob::start(std::size_t size, const BatchQuestion& question) {
  begin();
  bytes_.resize(size);
  const bool canonical = question.format == "canonical", minimal = question.format == "minimal";
  const auto format =
      from_name<BatchFormat>(canonical || minimal ? std::string_view("solution") : question.format);
  auto shape = shape_named(question.shape);
  if (!format) {
    refuse("format", question.format);
    return;
  }
  if (!shape) {
    refuse("layout", question.shape);
    return;
  }
  const bool is_csv = *format == BatchFormat::kCsv, is_json = *format == BatchFormat::kJson;
  const bool is_rating = *format == BatchFormat::kRating;
  const bool has_columns = is_csv || is_json;
  if (question.rating != (rater() != nullptr) || (is_rating && !question.rating) ||
      (question.rating && !is_rating && !has_columns)) {
    refuse("rating, with the format", question.format);
  } else if ((question.canonical || question.minimal) && !has_columns) {
    refuse("columns, with the format", question.format);
  } else if (question.keep && is_json) {
    refuse("keepColumns, with the format", question.format);
  } else {
    // (To the solver each part begins with line 1, where the header of the file is in the first alone.)
    shape->header &= question.first;
    solver_.start({.text = {bytes_.data(), size}, .shape = *shape, .first = question.first},
                  {.format = *format,
                   .limit = question.limit,
                   .header = question.first,
                   .rater = rater(),
                   .canonical = question.canonical || canonical,
                   .minimal = question.minimal || minimal,
                   .keep = question.keep});
  }
}

void BatchJob::run(std::uint64_t nodes) {
  if (!solver_.advance(nodes)) return;
  const BatchStats& stats = solver_.stats();
  const auto& bins = stats.histogram;
  const auto last = std::find_if(bins.rbegin(), bins.rend(), [](auto count) { return count != 0; });
  ObjectWriter(json())
      .add("lines", stats.lines)
      .add("unique", stats.unique)
      .add("multiple", stats.multiple)
      .add("none", stats.none)
      .add("bad", stats.bad)
      .add("guesses", stats.guesses)
      .add("histogram", std::vector<std::uint64_t>(bins.begin(), last.base()))
      .add("ratings", stats.ratings)
      .add("errors", stats.first_bad)
      .add("forms", solver_.forms());
  finish();
}

}  // namespace jiugong::bindings
