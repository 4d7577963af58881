#include "accuracy.h"

#include <algorithm>
#include <chrono>
#include <cstdio>

#include "jiugong/random.h"
#include "jiugong/solve9.h"

namespace jiugong::tools {
namespace {

using Clock = std::chrono::steady_clock;

struct Comparison {
  int wrong = 0, unmarked = 0, marked = 0;
  std::string cells;
};

Comparison compare(const PhotoGrid& grid, const Grid& puzzle) {
  Comparison out;
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    const bool doubtful = grid.cells[static_cast<std::size_t>(cell)].doubtful;
    if (doubtful) ++out.marked;
    if (grid.puzzle[cell] == puzzle[cell]) continue;
    ++out.wrong;
    if (!doubtful) ++out.unmarked;
    if (out.wrong > 6) continue;
    out.cells += " r" + std::to_string(cell / 9 + 1) + "c" + std::to_string(cell % 9 + 1) + ":" +
                 std::to_string(puzzle[cell]) + ">" + std::to_string(grid.puzzle[cell]);
  }
  return out;
}

}  // namespace

Accuracy measure_photos(const std::vector<Labelled>& photos, const ReaderFor& reader_for,
                        const Damage* damage) {
  Accuracy out;
  for (const Labelled& labelled : photos) {
    auto picture = read_jpeg(labelled.path);
    if (!picture) continue;
    const std::string name = labelled.path.substr(labelled.path.rfind('/') + 1);
    if (damage != nullptr) {
      Random random(seed_of_text(name));
      picture = damage->apply(*picture, random);
    }
    PhotoReader& reader = reader_for(labelled.puzzle);
    const auto begin = Clock::now();
    reader.start(picture->rgba, picture->width, picture->height);
    reader.advance(UINT64_MAX);
    out.milliseconds += std::chrono::duration<double, std::milli>(Clock::now() - begin).count();
    ++out.photos;
    const PhotoReading& reading = reader.result();
    if (reading.grids.empty()) {
      ++out.not_found;
      if (damage == nullptr) {
        std::printf("%s: %s\n", name.c_str(), std::string(name_of(reading.problem)).c_str());
      }
      continue;
    }
    const PhotoGrid& grid = reading.grids.front();
    const Comparison found = compare(grid, labelled.puzzle);
    // The labels tell one puzzle of a page.
    if (std::any_of(reading.grids.begin() + 1, reading.grids.end(), [&](const PhotoGrid& other) {
          return compare(other, labelled.puzzle).wrong < found.wrong;
        })) {
      ++out.another;
      continue;
    }
    if (found.wrong == 0) ++out.right;
    if (found.unmarked > 0) ++out.unmarked;
    const bool sure = grid.verdict == PhotoVerdict::kSure;
    if (sure) {
      ++out.sure;
      if (found.wrong > 0) ++out.sure_wrong;
    } else {
      ++out.doubtful;
      out.marked += found.marked;
    }
    if (const auto solution = solve9(labelled.puzzle).solution) {
      for (Cell cell = 0; cell < kCellCount; ++cell) {
        if (grid.by_hand[cell] == 0) continue;
        ++out.by_hand;
        if (grid.by_hand[cell] == (*solution)[cell]) ++out.by_hand_right;
      }
    }
    if (damage == nullptr ? found.wrong > 0 || !sure : found.unmarked > 0) {
      std::printf("%s: %s, %d wrong, %d marked, %d wrong and not marked;%s\n", name.c_str(),
                  std::string(name_of(grid.verdict)).c_str(), found.wrong, found.marked,
                  found.unmarked, found.cells.c_str());
    }
  }
  return out;
}

void print(const char* what, const Accuracy& accuracy) {
  std::printf(
      "%s: %d of %d photos right; sure %d, of these wrong %d; doubtful %d with %d marked cells; "
      "with a wrong cell not marked %d; another puzzle first %d; no grid %d; by hand %d, as the "
      "solution %d; %.1f ms a "
      "photo\n",
      what, accuracy.right, accuracy.photos, accuracy.sure, accuracy.sure_wrong, accuracy.doubtful,
      accuracy.marked, accuracy.unmarked, accuracy.another, accuracy.not_found, accuracy.by_hand,
      accuracy.by_hand_right, accuracy.milliseconds / std::max(1, accuracy.photos));
  std::fflush(stdout);
}

void measure_all(const std::vector<Labelled>& photos, const ReaderFor& reader_for) {
  print("as they are", measure_photos(photos, reader_for));
  for (const Damage& damage : damages()) {
    print(damage.name, measure_photos(photos, reader_for, &damage));
  }
}

}  // namespace jiugong::tools
