#include "photo/cells.h"

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <initializer_list>
#include <utility>

namespace jiugong::photo {
namespace {

constexpr int kRing = 3;    // pixels at the border of a patch that belong to the lines
constexpr int kInside = 5;  // where digits begin
constexpr std::size_t kInnerSide = kPatchSide - 2 * kInside;

constexpr int kInkUnit = 4096;  // ink relative to the background
constexpr int kLeastContrast = kInkUnit * 6 / 100;
constexpr int kBlobInk = kUsualInk * 42 / 100;  // what belongs to a blob

// Hundredths: of the usual ink of lines, below which a cell's own is strengthened, and below which it may
// be missing; and of the lightest background of a cell, below which its darkest is in a shadow.
constexpr int kFaint = 70;
constexpr int kFaded = 36;
constexpr int kShaded = 65;

// The value below which `percent` of the values are.
template <typename Iterator>
auto quantile(Iterator begin, Iterator end, int percent) {
  const auto at = begin + (percent * (end - begin - 1) + 50) / 100;
  std::nth_element(begin, at, end);
  return *at;
}

template <typename Value>
auto values_inside(const Value* patch) {
  std::array<Value, kInnerSide * kInnerSide> out;
  std::size_t count = 0;
  for (int y = kInside; y < kPatchSide - kInside; ++y) {
    for (int x = kInside; x < kPatchSide - kInside; ++x) out[count++] = patch[y * kPatchSide + x];
  }
  return out;
}

// How much is darker, and how much lighter, than the background of some cells.
struct Vote {
  int cells = 0;
  std::int64_t dark = 0, light = 0;

  void add(const Vote& other) {
    cells += other.cells;
    dark += other.dark;
    light += other.light;
  }
};

// Whether the digits of cells are lighter than the background: a vote of the cells. Those of clearly
// darker background may be of another opinion than the others (in a shadow they are not).
std::array<bool, 81> light_digits(const Patches& patches) {
  constexpr int kApart = 40;  // grey levels
  constexpr int kFewest = 9;
  std::array<int, 81> grounds{};
  std::array<Vote, 256> votes{};  // by background
  Vote all;
  for (std::size_t cell = 0; cell < 81; ++cell) {
    auto values = values_inside(patches.cell(static_cast<int>(cell)));
    const int background = grounds[cell] = quantile(values.begin(), values.end(), 60);
    const int below = background - quantile(values.begin(), values.end(), 3);
    const int above = quantile(values.begin(), values.end(), 97) - background;
    const Vote vote = {1, std::int64_t{below} * below, std::int64_t{above} * above};
    votes[static_cast<std::size_t>(background)].add(vote);
    all.add(vote);
  }
  // Below this background digits are light.
  int end = 2 * all.light > 3 * all.dark ? 256 : 0;
  Vote darker;
  for (int background = 0, last = 0; background < 256; ++background) {
    const Vote& vote = votes[static_cast<std::size_t>(background)];
    if (vote.cells == 0) continue;
    const bool is_apart = background - last >= kApart && darker.cells >= kFewest &&
                          all.cells - darker.cells >= kFewest;
    if (is_apart && darker.light > 4 * darker.dark &&
        all.dark - darker.dark > 4 * (all.light - darker.light)) {
      end = background;
      break;
    }
    darker.add(vote);
    last = background;
  }
  std::array<bool, 81> out{};
  std::transform(grounds.begin(), grounds.end(), out.begin(),
                 [end](int background) { return background < end; });
  return out;
}

// A connected piece of ink in a patch; ends included.
struct Blob {
  int left, top, right, bottom, area;
  int depth;  // how far from the border of the patch it reaches

  int longer() const { return std::max(right - left, bottom - top) + 1; }

  // How far the middle of its box is from that of the patch, in half pixels.
  int off_centre() const {
    return std::max(std::abs(left + right - (kPatchSide - 1)),
                    std::abs(top + bottom - (kPatchSide - 1)));
  }

  bool near(const Blob& other) const {
    return other.left <= right + 2 && other.right >= left - 2 && other.top <= bottom + 2 &&
           other.bottom >= top - 2;
  }

  void include(const Blob& other) {
    left = std::min(left, other.left);
    right = std::max(right, other.right);
    top = std::min(top, other.top);
    bottom = std::max(bottom, other.bottom);
    depth = std::max(depth, other.depth);
  }
};

// The blobs inside the ring of a patch.
class Blobs {
 public:
  explicit Blobs(const std::uint8_t* ink) : ink_(ink) {
    number_.fill(-1);
    for (int y = kRing; y < kPatchSide - kRing; ++y) {
      for (int x = kRing; x < kPatchSide - kRing; ++x) {
        if (free(x, y)) all_.push_back(fill(x, y));
      }
    }
  }

  const std::vector<Blob>& all() const { return all_; }

  // The blob of a pixel, or -1.
  int at(int pixel) const { return number_[static_cast<std::size_t>(pixel)]; }

 private:
  bool free(int x, int y) const {
    return x >= kRing && y >= kRing && x < kPatchSide - kRing && y < kPatchSide - kRing &&
           ink_[y * kPatchSide + x] >= kBlobInk && at(y * kPatchSide + x) < 0;
  }

  Blob fill(int x, int y) {
    const int number = static_cast<int>(all_.size());
    Blob blob = {x, y, x, y, 0, 0};
    std::array<std::pair<int, int>, kPatchArea> stack;
    std::size_t height = 0;
    const auto push = [&](int at_x, int at_y) {
      const int pixel = at_y * kPatchSide + at_x;
      number_[static_cast<std::size_t>(pixel)] = number;
      stack[height++] = {at_x, at_y};
    };
    push(x, y);
    while (height > 0) {
      const auto [at_x, at_y] = stack[--height];
      const int depth = std::min(std::min(at_x, at_y), kPatchSide - 1 - std::max(at_x, at_y));
      blob.include({at_x, at_y, at_x, at_y, 1, depth});
      ++blob.area;
      for (int next_y = at_y - 1; next_y <= at_y + 1; ++next_y) {
        for (int next_x = at_x - 1; next_x <= at_x + 1; ++next_x) {
          if (free(next_x, next_y)) push(next_x, next_y);
        }
      }
    }
    return blob;
  }

  const std::uint8_t* ink_;
  std::array<int, kPatchArea> number_{};
  std::vector<Blob> all_;
};

// Remains of lines: at the ring and beside the middle, or along several sides.
bool is_remains(const Blob& blob) {
  const bool at_ring = blob.left <= kRing || blob.top <= kRing ||
                       blob.right >= kPatchSide - kRing - 1 ||
                       blob.bottom >= kPatchSide - kRing - 1;
  return at_ring && (100 * blob.off_centre() > 48 * kPatchSide || blob.depth < kPatchSide / 4);
}

// Takes everything but digits out of `ink` and returns the box of the digit, whose area is 0 where
// there is none.
Blob clean(std::uint8_t* ink) {
  const Blobs blobs(ink);
  const auto& all = blobs.all();
  Blob digit = {0, 0, -1, -1, 0, 0};
  for (const Blob& blob : all) {
    if (is_remains(blob) || blob.area < 10 || 100 * blob.off_centre() >= 60 * kPatchSide) continue;
    if (blob.area > digit.area) digit = blob;
  }
  // Print may be broken: what is near belongs to it.
  for (bool grows = digit.area > 0; grows;) {
    const Blob before = digit;
    for (const Blob& blob : all) {
      if (!is_remains(blob) && blob.area >= 4 && digit.near(blob)) digit.include(blob);
    }
    grows = digit.left != before.left || digit.right != before.right || digit.top != before.top ||
            digit.bottom != before.bottom;
  }
  for (int pixel = 0; pixel < kPatchArea; ++pixel) {
    const int x = pixel % kPatchSide, y = pixel / kPatchSide, blob = blobs.at(pixel);
    const bool ring = std::min(x, y) < kRing || std::max(x, y) >= kPatchSide - kRing;
    if (ring || (blob >= 0 && is_remains(all[static_cast<std::size_t>(blob)]))) ink[pixel] = 0;
  }
  return digit;
}

// The ink at a place in 256ths of a pixel; none outside.
int sample(const std::uint8_t* ink, int x, int y) {
  if (x < 0 || y < 0 || x >= (kPatchSide - 1) * 256 || y >= (kPatchSide - 1) * 256) return 0;
  const std::uint8_t* at = &ink[(y >> 8) * kPatchSide + (x >> 8)];
  const int right = x & 255, down = y & 255;
  const int above = at[0] * (256 - right) + at[1] * right;
  const int below = at[kPatchSide] * (256 - right) + at[kPatchSide + 1] * right;
  return (above * (256 - down) + below * down) >> 16;
}

// The part of a patch around (x, y), in half pixels, whose side is 1.3 times `size` pixels.
Input cut(const std::uint8_t* ink, int x, int y, int size) {
  const int step = size * 256 * 13 / (10 * kInputSide);
  Input out;
  std::size_t pixel = 0;
  for (int row = 0; row < kInputSide; ++row) {
    for (int column = 0; column < kInputSide; ++column) {
      int sum = 0;
      for (int quarter = 0; quarter < 4; ++quarter) {
        const int across = 4 * column + 1 + 2 * (quarter & 1) - 2 * kInputSide;
        const int down = 4 * row + 1 + 2 * (quarter >> 1) - 2 * kInputSide;
        sum += sample(ink, x * 128 + across * step / 4, y * 128 + down * step / 4);
      }
      out[pixel++] = static_cast<std::uint8_t>((sum + 2) / 4);
    }
  }
  return out;
}

// The paper under the ink: the cells side by side at half their size, without what is narrower than
// seven tenths of a cell. So the edges of shadows stay, and so do cells with a colour of their own;
// lines, digits and stains go. Cells with light digits are inverted.
class PaperBackground {
 public:
  PaperBackground(const Patches& patches, const std::array<bool, 81>& light) : values_(kArea) {
    for (int y = 0; y < kSide; ++y) {
      for (int x = 0; x < kSide; ++x) {
        const int cell = y / kCellSide * 9 + x / kCellSide;
        const std::ptrdiff_t row = y % kCellSide, column = x % kCellSide;
        const std::uint8_t* upper = patches.cell(cell) + 2 * row * kPatchSide + 2 * column;
        const std::uint8_t* lower = upper + kPatchSide;
        const int mean = (upper[0] + upper[1] + lower[0] + lower[1] + 2) / 4;
        values_[index(x, y)] =
            static_cast<std::uint8_t>(light[static_cast<std::size_t>(cell)] ? 255 - mean : mean);
      }
    }
    // A square takes the paper under a stroke from its darker side, unless the edge of a shadow runs
    // along a side of the square: then it takes it from along the edge, as diagonals do for other edges.
    const std::vector<std::uint8_t> before = values_;
    close(values_, kReach, {{1, 0}, {0, 1}});
    for (const int down : {1, -1}) {
      std::vector<std::uint8_t> diagonal = before;
      close(diagonal, kDiagonalReach, {{1, down}});
      std::transform(values_.begin(), values_.end(), diagonal.begin(), values_.begin(), lighter);
    }
  }

  // At a pixel of a patch.
  int at(int cell, int x, int y) const {
    return values_[index(cell % 9 * kCellSide + x / 2, cell / 9 * kCellSide + y / 2)];
  }

  // The darkest inside a cell, in hundredths of the lightest.
  int percent(int cell) const {
    int least = 255, most = 1;
    for (int y = kInside; y < kPatchSide - kInside; ++y) {
      for (int x = kInside; x < kPatchSide - kInside; ++x) {
        least = std::min(least, at(cell, x, y));
        most = std::max(most, at(cell, x, y));
      }
    }
    return 100 * least / most;
  }

 private:
  static constexpr int kCellSide = kPatchSide / 2;
  static constexpr int kSide = 9 * kCellSide;
  static constexpr std::size_t kArea = std::size_t{kSide} * kSide;
  static constexpr int kReach = kCellSide * 35 / 100;
  static constexpr int kDiagonalReach = 3;  // along a diagonal through a stroke

  static std::size_t index(int x, int y) {
    return static_cast<std::size_t>(y) * kSide + static_cast<std::size_t>(x);
  }

  struct Step {
    int right, down;
  };

  static std::uint8_t lighter(std::uint8_t a, std::uint8_t b) { return std::max(a, b); }

  static void close(std::vector<std::uint8_t>& values, int reach,
                    std::initializer_list<Step> directions) {
    for (const Step& step : directions) spread<true>(values, reach, step);
    for (const Step& step : directions) spread<false>(values, reach, step);
  }

  // Every value becomes the lightest, or the darkest, within `reach` in a direction and against it.
  template <bool Lightest>
  static void spread(std::vector<std::uint8_t>& values, int reach, const Step& step) {
    // A whole line at a time, which vectors do; nothing outside counts.
    const std::vector<std::uint8_t> before = values;
    for (int y = 0; y < kSide; ++y) {
      for (int k = -reach; k <= reach; ++k) {
        const int right = k * step.right, from_y = y + k * step.down;
        if (from_y < 0 || from_y >= kSide) continue;
        const int begin = std::max(0, -right), count = kSide - std::abs(right);
        std::uint8_t* const to = &values[index(begin, y)];
        const std::uint8_t* const from = &before[index(begin + right, from_y)];
        for (int x = 0; x < count; ++x) {
          to[x] = Lightest ? std::max(to[x], from[x]) : std::min(to[x], from[x]);
        }
      }
    }
  }

  std::vector<std::uint8_t> values_;
};

// The ink of the cells relative to the background.
std::vector<int> find_ink(const Patches& patches, const PaperBackground& background,
                          const std::array<bool, 81>& light) {
  std::vector<int> ink(std::size_t{81} * kPatchArea);
  for (int cell = 0; cell < 81; ++cell) {
    const std::uint8_t* patch = patches.cell(cell);
    const bool is_light = light[static_cast<std::size_t>(cell)];
    int* const out = &ink[static_cast<std::size_t>(cell) * kPatchArea];
    for (int i = 0; i < kPatchArea; ++i) {
      out[i] = background.at(cell, i % kPatchSide, i / kPatchSide) -
               (is_light ? 255 - patch[i] : patch[i]);
    }
    // Noise makes the background too light.
    auto values = values_inside(out);
    const int none = quantile(values.begin(), values.end(), 35);
    for (int i = 0; i < kPatchArea; ++i) {
      const int whole = std::max(24, background.at(cell, i % kPatchSide, i / kPatchSide) - none);
      out[i] = (out[i] - none) * kInkUnit / whole;
    }
  }
  return ink;
}

// The ink of a line at the border of a cell: of a vertical one on the left or, at the end, on the right.
int line_ink(const int* ink, bool vertical, bool at_end) {
  int most = 0;
  for (int depth = 0; depth < kRing; ++depth) {
    const int line = at_end ? kPatchSide - 1 - depth : depth;
    int sum = 0;
    for (int i = kInside; i < kPatchSide - kInside; ++i) {
      sum += ink[vertical ? i * kPatchSide + line : line * kPatchSide + i];
    }
    most = std::max(most, sum / (kPatchSide - 2 * kInside));
  }
  return most;
}

// How strong the four lines around each cell are: their mean, in hundredths of what lines between boxes,
// or within them, usually are. Where a lamp is mirrored they are as faint as the digits.
std::array<int, 81> line_strengths(const std::vector<int>& ink) {
  std::array<int, 81> out{};
  for (const bool vertical : {false, true}) {
    // The cell `k` of the row or column `line`.
    const auto cell_at = [vertical](int line, int k) {
      return static_cast<std::size_t>(vertical ? 9 * k + line : 9 * line + k);
    };
    std::array<std::array<int, 9>, 10> strengths{};
    std::array<std::vector<int>, 2> kinds;  // within boxes, between them
    for (int line = 0; line < 10; ++line) {
      for (int k = 0; k < 9; ++k) {
        // A thin line may be in either of its cells.
        int& strength = strengths[static_cast<std::size_t>(line)][static_cast<std::size_t>(k)];
        for (int n = std::max(0, line - 1); n <= std::min(8, line); ++n) {
          strength =
              std::max(strength, line_ink(&ink[cell_at(n, k) * kPatchArea], vertical, n < line));
        }
        kinds[line % 3 == 0 ? 1 : 0].push_back(strength);
      }
    }
    std::array<int, 2> usual{};
    for (const std::size_t kind : {0U, 1U}) {
      usual[kind] = quantile(kinds[kind].begin(), kinds[kind].end(), 50);
    }
    for (int line = 0; line < 10; ++line) {
      const int most = usual[line % 3 == 0 ? 1 : 0];
      for (int k = 0; k < 9; ++k) {
        const int here = strengths[static_cast<std::size_t>(line)][static_cast<std::size_t>(k)];
        const int part = most < kLeastContrast ? 100 : std::clamp(100 * here / most, 0, 100);
        for (int n = std::max(0, line - 1); n <= std::min(8, line); ++n)
          out[cell_at(n, k)] += part / 4;
      }
    }
  }
  return out;
}

// What the ink of digits usually is: that of the thirteenth strongest cell, or, where fewer are written, of the
// middle one of those that are. Blank paper is far below the third strongest.
int usual_ink(std::array<int, 81> strongest) {
  const int usual = quantile(strongest.begin(), strongest.end(), 85);
  const int least = quantile(strongest.begin(), strongest.end(), 98) / 2;
  if (usual >= least) return usual;
  auto* const written =
      std::partition(strongest.begin(), strongest.end(), [least](int ink) { return ink < least; });
  return quantile(written, strongest.end(), 50);
}

// What ink was before it was washed out to so many hundredths.
int strengthened(int ink, int percent) { return ink * 100 / std::max(kFaded, percent); }

}  // namespace

Patches cut_cells(const Pyramid& pyramid, const Lattice& lattice) {
  int level = 0;
  for (double side = lattice.side; side > 60 && level + 1 < pyramid.levels(); side /= 2) ++level;
  Patches out;
  for (int cell = 0; cell < 81; ++cell) {
    Quad quad = lattice.mesh.cell(cell / 9, cell % 9);
    for (Point* corner :
         {&quad.upper_left, &quad.upper_right, &quad.lower_left, &quad.lower_right}) {
      *corner = scaled(*corner, 1.0 / (1 << level));
    }
    sample_quad(pyramid.level(level), quad, kPatchSide, 0.5, out.cell(cell), kPatchSide);
  }
  return out;
}

int cell_before_turns(int cell, int quarter_turns) {
  for (int turn = 0; turn < quarter_turns; ++turn) cell = 9 * (8 - cell % 9) + cell / 9;
  return cell;
}

Patches turned(const Patches& patches) {
  Patches out;
  for (int cell = 0; cell < 81; ++cell) {
    const std::uint8_t* from = patches.cell(cell_before_turns(cell, 1));
    std::uint8_t* to = out.cell(cell);
    for (int y = 0; y < kPatchSide; ++y) {
      for (int x = 0; x < kPatchSide; ++x) {
        to[y * kPatchSide + x] = from[(kPatchSide - 1 - x) * kPatchSide + y];
      }
    }
  }
  return out;
}

Inputs find_inputs(const Patches& patches) {
  Inputs out;
  out.light = light_digits(patches);
  const PaperBackground background(patches, out.light);
  std::vector<int> relative = find_ink(patches, background, out.light);
  const std::array<int, 81> lines = line_strengths(relative);
  std::array<int, 81> strongest{};
  for (std::size_t cell = 0; cell < 81; ++cell) {
    auto values = values_inside(&relative[cell * kPatchArea]);
    strongest[cell] = quantile(values.begin(), values.end(), 97);
  }
  out.contrast = std::max(kLeastContrast, usual_ink(strongest));
  for (std::size_t cell = 0; cell < 81; ++cell) {
    if (lines[cell] >= kFaint || 4 * strongest[cell] > 3 * out.contrast) continue;
    int* const ink = &relative[cell * kPatchArea];
    for (int i = 0; i < kPatchArea; ++i) ink[i] = strengthened(ink[i], lines[cell]);
    strongest[cell] = strengthened(strongest[cell], lines[cell]);
    out.faded[cell] = lines[cell] < kFaded;
  }

  std::vector<std::uint8_t> ink(relative.size());
  for (std::size_t i = 0; i < ink.size(); ++i) {
    ink[i] =
        static_cast<std::uint8_t>(std::clamp(relative[i] * kUsualInk / out.contrast, 0, kMostInk));
  }
  std::array<Blob, 81> digits{};
  std::vector<int> sizes;
  for (std::size_t cell = 0; cell < 81; ++cell) {
    out.shaded[cell] = background.percent(static_cast<int>(cell)) < kShaded;
    out.strength[cell] = std::clamp(strongest[cell] * kUsualInk / out.contrast, 0, 255);
    digits[cell] = clean(&ink[cell * kPatchArea]);
    const int size = digits[cell].area > 0 ? digits[cell].longer() : 0;
    out.size[cell] = size;
    if (size >= 8 && out.strength[cell] > kUsualInk / 2) sizes.push_back(size);
  }
  const int usual = sizes.size() < 5 ? 20 : quantile(sizes.begin(), sizes.end(), 50);
  for (std::size_t cell = 0; cell < 81; ++cell) {
    const Blob& digit = digits[cell];
    int x = kPatchSide - 1, y = kPatchSide - 1;  // the middle, in half pixels
    if (10 * out.size[cell] > 6 * usual && 10 * out.size[cell] < 14 * usual) {
      x = digit.left + digit.right;
      y = digit.top + digit.bottom;
    }
    out.ink[cell] = cut(&ink[cell * kPatchArea], x, y, usual);
  }
  return out;
}

}  // namespace jiugong::photo
