// Reads puzzles in a photo or a screenshot: from pixels to givens.
//
// The grid may be turned in any direction, seen at an angle of up to 45°, printed on curved paper,
// with dotted or faint inner lines, in coloured cells, or light on a dark ground; there may be several
// on the page. Digits that were written by hand are told from printed ones.
//
// A network with 20,000 weights reads the digits. Its mistakes are corrected by the solver: of all
// readings, the likeliest that is a proper puzzle is taken. What is seen surely is not
// changed: a puzzle that is printed with several solutions or with a clash is read as it is printed.
// How: src/photo/; what was measured, and from what the network was made: docs/experiments/photo.md.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "jiugong/grid.h"
#include "jiugong/names.h"
#include "jiugong/owned.h"
#include "jiugong/solve9.h"

namespace jiugong {

namespace photo {
struct Weights;
}

inline constexpr int kMaxPhotoSide = 32'767;
inline constexpr std::int64_t kMaxPhotoPixels = 64'000'000;

// Why pixels are no picture.
enum class PhotoError {
  kBadSize,       // a side outside 1..kMaxPhotoSide, or more than kMaxPhotoPixels
  kBadByteCount,  // not 4 × width × height bytes
};

// `bad-size`, `bad-byte-count`.
constexpr std::string_view name_of(PhotoError error) {
  constexpr std::array<std::string_view, 2> kNames = {"bad-size", "bad-byte-count"};
  return name_in(kNames, error);
}

// Returns why so many bytes are no picture of this size, or nothing.
std::optional<PhotoError> validate_photo(std::size_t bytes, int width, int height);

// How sure a reading is.
enum class PhotoVerdict {
  kSure,      // no other proper puzzle is nearly as likely
  kDoubtful,  // a proper puzzle, but compare the doubtful cells, which are some, with the photo
  kUnread,    // a grid, but no proper puzzle, as `status` says, or no cell of it is sure
};

// `sure`, `doubtful`, `unread`.
constexpr std::string_view name_of(PhotoVerdict verdict) {
  constexpr std::array<std::string_view, 3> kNames = {"sure", "doubtful", "unread"};
  return name_in(kNames, verdict);
}

// Why nothing was read.
enum class PhotoProblem {
  kNone,
  kNoGrid,      // no grid was found
  kTooSmall,    // the picture, or the grid in it, has too few pixels
  kTooDark,     // hardly any light
  kTooBlurred,  // no sharp edges
  kNotNine,     // a grid with another number of cells than 9×9
};

// ``, `no-grid`, `too-small`, `too-dark`, `too-blurred`, `not-nine`.
constexpr std::string_view name_of(PhotoProblem problem) {
  constexpr std::array<std::string_view, 6> kNames = {"",         "no-grid",     "too-small",
                                                      "too-dark", "too-blurred", "not-nine"};
  return name_in(kNames, problem);
}

// A point of the picture in pixels; the centre of the upper left pixel is (0, 0).
struct PhotoPoint {
  double x = 0;
  double y = 0;
};

// What was read in a cell.
struct PhotoCell {
  // How likely it is for itself, in thousandths, that the cell has no given ([0]) and that it has the
  // given 1..9. They need not sum to 1000.
  std::array<int, 10> chances{};

  // Whether the reading should be compared with the photo. Of an unread puzzle: no cell if it is surely
  // printed so, every cell if more than a few are unsure or no digit was read.
  bool doubtful = false;
};

struct PhotoGrid {
  PhotoVerdict verdict = PhotoVerdict::kUnread;
  Grid puzzle;   // the printed digits
  Grid by_hand;  // digits that were written by hand, in blank cells of the puzzle
  std::array<PhotoCell, kCellCount> cells;

  // Whether the likeliest digit of each cell for itself would be another puzzle, or none.
  bool corrected = false;

  // How often the picture has to be turned clockwise by 90° so that the digits are upright, 0..3.
  int quarter_turns = 0;

  // The 10 × 10 crossings of the lines, row by row, in the orientation of the digits: [0], [9], [99]
  // and [90] are the upper left, upper right, lower right and lower left corner.
  std::array<PhotoPoint, 100> crossings{};

  // The mean side of a cell in pixels.
  double side = 0;

  // How many solutions the puzzle has, and the givens that clash, if any (see Solve9Result).
  Status status = Status::kMultiple;
  std::vector<Cell> conflicts;
};

struct PhotoReading {
  // The puzzles found, the largest that could be read first.
  std::vector<PhotoGrid> grids;

  // Why there is none.
  PhotoProblem problem = PhotoProblem::kNone;
};

// Reads a picture of width × height pixels of four bytes: red, green, blue, and opacity. The size must
// be valid. The same picture has the same reading on every platform.
//
// Takes 0.02 to 0.15 s for a photo with a grid, several times that for one without.
//
//   PhotoReading reading = read_photo(rgba, 640, 480);
//   if (reading.problem == PhotoProblem::kNone) print(reading.grids[0].puzzle.to_line());
PhotoReading read_photo(std::span<const std::uint8_t> rgba, int width, int height);

// The same in portions, for callers that must not block. Takes at most 64 MB besides the picture.
//
//   PhotoReader reader;
//   reader.start(rgba, 640, 480);
//   while (!reader.advance(10)) show(reader.progress());
//   use(reader.result());
class PhotoReader {
 public:
  PhotoReader();

  // For the program that trains the network: reads with other weights, which must outlive the reader.
  explicit PhotoReader(const photo::Weights& weights);

  // Starts with a picture and drops the previous one. The pixels must outlive the search.
  void start(std::span<const std::uint8_t> rgba, int width, int height);

  // Does so many steps of at most some milliseconds; true when the picture is read.
  bool advance(std::uint64_t steps);

  // The part of the work that is done, 0..1; a guess.
  double progress() const;

  // The reading, once advance() has returned true.
  const PhotoReading& result() const;

 private:
  struct Impl;
  detail::Owned<Impl> impl_;
};

}  // namespace jiugong
