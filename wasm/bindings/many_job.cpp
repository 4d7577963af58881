#include "many_job.h"

#include <algorithm>
#include <optional>

namespace jiugong::bindings {
namespace {

std::optional<ManyFormat> many_format_named(std::string_view name) {
  for (const ManyFormat format : {ManyFormat::kSolution, ManyFormat::kStatus, ManyFormat::kCount,
                                  ManyFormat::kCsv, ManyFormat::kJson}) {
    if (name == name_of(format)) return format;
  }
  return std::nullopt;
}

}  // namespace

void ManyJob::start(std::size_t size, const std::string& format, std::uint64_t limit, bool header) {
  begin();
  if (const auto named = many_format_named(format)) {
    lines_.resize(size);
    solver_.start({lines_.data(), size}, {.format = *named, .limit = limit, .header = header});
  } else {
    refuse("format", format);
  }
}

State ManyJob::advance(std::uint64_t nodes) {
  if (state() == State::kWorking && solver_.advance(nodes)) end();
  return state();
}

void ManyJob::end() {
  const ManyTally& tally = solver_.tally();
  const auto& bins = tally.histogram;
  const auto last = std::find_if(bins.rbegin(), bins.rend(), [](auto count) { return count != 0; });
  JsonObject(json())
      .add("lines", tally.lines)
      .add("unique", tally.unique)
      .add("multiple", tally.multiple)
      .add("none", tally.none)
      .add("bad", tally.bad)
      .add("guesses", tally.guesses)
      .add("histogram", std::vector<std::uint64_t>(bins.begin(), last.base()))
      .add("errors", tally.first_bad);
  finish();
}

}  // namespace jiugong::bindings
