#include "batch_job.h"

#include <algorithm>
#include <optional>

namespace jiugong::bindings {
namespace {

std::optional<BatchFormat> batch_format_named(std::string_view name) {
  for (const BatchFormat format :
       {BatchFormat::kSolution, BatchFormat::kStatus, BatchFormat::kCount, BatchFormat::kCsv,
        BatchFormat::kJson, BatchFormat::kRating}) {
    if (name == name_of(format)) return format;
  }
  return std::nullopt;
}

}  // namespace

void BatchJob::start(std::size_t size, const std::string& format, std::uint64_t limit,
                     bool header) {
  begin();
  const auto named = batch_format_named(format);
  if (named && (*named != BatchFormat::kRating || rater() != nullptr)) {
    lines_.resize(size);
    solver_.start({lines_.data(), size},
                  {.format = *named, .limit = limit, .header = header, .rater = rater()});
  } else {
    refuse("format", format);
  }
}

State BatchJob::advance(std::uint64_t nodes) {
  if (state() == State::kWorking && solver_.advance(nodes)) end();
  return state();
}

void BatchJob::end() {
  const BatchStats& stats = solver_.stats();
  const auto& bins = stats.histogram;
  const auto last = std::find_if(bins.rbegin(), bins.rend(), [](auto count) { return count != 0; });
  JsonObject(json())
      .add("lines", stats.lines)
      .add("unique", stats.unique)
      .add("multiple", stats.multiple)
      .add("none", stats.none)
      .add("bad", stats.bad)
      .add("guesses", stats.guesses)
      .add("histogram", std::vector<std::uint64_t>(bins.begin(), last.base()))
      .add("ratings", stats.ratings)
      .add("errors", stats.first_bad);
  finish();
}

}  // namespace jiugong::bindings
