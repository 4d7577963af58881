#include "photo/lattice.h"

#include <algorithm>
#include <cstddef>
#include <vector>

#include "photo/crossings.h"

namespace jiugong::photo {
namespace {

constexpr int kRounds = 3;
constexpr int kFirstReach = 11;  // pixels of the flat grid, a third of a cell
constexpr int kReach = 5;

// What whole lines between boxes count where the others are not seen.
constexpr double kBoxLines = 0.8;

// Of 108 inner segments, so many may be strokes of digits where there are no inner lines.
constexpr int kFewInner = 12;

// What is seen of the crossings of something that is no grid: on average less.
constexpr double kHopeless = 0.12;

double mean_seen(const Crossings& crossings) {
  double sum = 0;
  for (const Crossing& crossing : crossings) sum += crossing.seen;
  return sum / static_cast<double>(crossings.size());
}

// Moves the crossings of the mesh to where they are seen: smoothly, and in the last round also one by
// one where the paper is folded.
Mesh moved(const Mesh& mesh, const Crossings& crossings, bool last) {
  constexpr double kFold = 0.12;
  const auto shifts = smooth_shifts(crossings);
  Mesh out;
  for (int i = 0; i < 100; ++i) {
    Point shift = shifts[static_cast<std::size_t>(i)];
    const Crossing& crossing = crossings[static_cast<std::size_t>(i)];
    const Point rest = crossing.shift - shift;
    if (last && crossing.seen > 0.5 && squared_length(rest) < kFold * kFold) {
      shift = shift + rest * 0.7;
    }
    const int row = i / 10, column = i % 10;
    const Point even = {static_cast<double>(column), static_cast<double>(row)};
    out.at(row, column) = mesh.place(even + shift);
  }
  out.extend();
  return out;
}

// A line between two crossings, or one that should not be there, half a cell beside it.
class Segment {
 public:
  static constexpr int kLength = kFlatCell - 6;  // without the crossings
  static constexpr int kAcross = 5;

  Segment(const Flat& flat, bool vertical, int at, int begin) {
    constexpr int kSmooth = 3;
    for (int across = 0; across < kAcross; ++across) {
      int sum = 0;
      const int line = at + across - kAcross / 2;
      for (int i = 0; i < kLength; ++i) {
        const int first = begin + 3 + i - kSmooth, last = begin + 3 + i + kSmooth + 1;
        const int smooth = vertical ? flat.down(line, first, last) : flat.along(line, first, last);
        evidence_[across][i] = static_cast<std::uint8_t>(smooth / (2 * kSmooth + 1));
        sum += evidence_[across][i];
      }
      strongest_ = std::max(strongest_, sum / kLength);
    }
  }

  // The evidence along the line that has most.
  int strongest() const { return strongest_; }

  // Whether three quarters of its length have that much evidence on one of two adjacent lines.
  bool seen(int least) const {
    for (int across = 0; across + 1 < kAcross; ++across) {
      int count = 0;
      for (int i = 0; i < kLength; ++i) {
        if (std::max(evidence_[across][i], evidence_[across + 1][i]) > least) ++count;
      }
      if (4 * count >= 3 * kLength) return true;
    }
    return false;
  }

 private:
  std::uint8_t evidence_[kAcross][kLength];
  int strongest_ = 0;
};

// The evidence that a line of this grid has, or of every `step`th line: two fifths of what half of
// them have.
int least_evidence(const Flat& flat, int step = 1) {
  std::vector<int> strongest;
  for (int line = 0; line < 10; line += step) {
    for (int k = 0; k < 9; ++k) {
      for (const bool vertical : {true, false}) {
        strongest.push_back(Segment(flat, vertical, flat_line(line), flat_line(k)).strongest());
      }
    }
  }
  const auto middle = strongest.begin() + static_cast<std::ptrdiff_t>(strongest.size() / 2);
  std::nth_element(strongest.begin(), middle, strongest.end());
  return std::max(30, *middle * 2 / 5);
}

// The share of the frame and of the lines between boxes that is seen, less what is seen about as
// strongly where no line should be. Where they are whole, the other lines may be faint, and small
// candidates in rows and columns do not count against them.
double box_lines(const Flat& flat) {
  constexpr int kAll = 72, kWhole = 66;
  const int least = least_evidence(flat, 3);
  int seen = 0, phantom = 0;
  for (int line = 0; line < 10; ++line) {
    for (int k = 0; k < 9; ++k) {
      for (const bool vertical : {true, false}) {
        if (line % 3 == 0 && Segment(flat, vertical, flat_line(line), flat_line(k)).seen(least)) {
          ++seen;
        }
        if (line == 9) continue;
        const int middle = flat_line(line) + kFlatCell / 2;
        if (Segment(flat, vertical, middle, flat_line(k)).seen(2 * least)) ++phantom;
      }
    }
  }
  return seen >= kWhole ? static_cast<double>(seen - phantom) / kAll : 0;
}

// Sets `lines` and `sides`. Counting segments rather than pixels keeps the texture of newsprint out,
// and segments that are seen where none should be count against the grid.
void see_lines(const Flat& flat, Lattice& lattice) {
  const int least = least_evidence(flat);
  int seen = 0, phantom = 0, inner = 0;
  lattice.sides.fill(0);
  for (int line = 0; line < 10; ++line) {
    for (int k = 0; k < 9; ++k) {
      for (const bool vertical : {true, false}) {
        if (Segment(flat, vertical, flat_line(line), flat_line(k)).seen(least)) {
          ++seen;
          if (line % 3 != 0) ++inner;
          // The cells on both sides.
          for (int n = std::max(0, line - 1); n <= std::min(8, line); ++n) {
            ++lattice.sides[static_cast<std::size_t>(vertical ? 9 * k + n : 9 * n + k)];
          }
        }
        if (line < 9) {
          const int middle = flat_line(line) + kFlatCell / 2;
          if (Segment(flat, vertical, middle, flat_line(k)).seen(least)) ++phantom;
        }
      }
    }
  }
  // In a grid with more cells the inner lines are in other places. Where there are none at all, strokes
  // of digits are seen instead.
  lattice.bare = inner <= kFewInner;
  const double boxes = inner >= phantom || lattice.bare ? kBoxLines * box_lines(flat) : 0;
  lattice.lines = std::max({0.0, (seen - phantom) / 180.0, boxes});
}

// Whether the lines go on beyond two sides of the grid: then it is a part of a larger one. (Beyond one
// side a table of the same page may be attached.)
bool goes_on(const Flat& flat) {
  const int least = least_evidence(flat);
  int sides = 0;
  for (const bool vertical : {true, false}) {
    for (const int beyond : {-1, 9}) {
      int count = 0;
      for (int line = 0; line < 10; ++line) {
        if (Segment(flat, vertical, flat_line(line), flat_line(beyond)).seen(least)) ++count;
      }
      if (count >= 8) ++sides;
    }
  }
  return sides >= 2;
}

// The mesh of the best comb within the grid that `flat` shows.
std::optional<Mesh> mesh_within(const Flat& flat, const Homography& homography) {
  const Comb across = find_comb(flat, true), down = find_comb(flat, false);
  const auto cells = [](double pixel) { return (pixel - flat_line(0)) / kFlatCell; };
  const double left = cells(across.first), right = cells(across.first + 9 * across.distance);
  const double top = cells(down.first), bottom = cells(down.first + 9 * down.distance);
  Corners corners;
  constexpr std::size_t kCorners = 4;
  const Point inside[kCorners] = {{left, top}, {right, top}, {right, bottom}, {left, bottom}};
  for (std::size_t i = 0; i < kCorners; ++i) {
    const auto corner = homography(inside[i]);
    if (!corner) return std::nullopt;
    corners[i] = *corner;
  }
  const auto found = Homography::of(corners);
  return found ? Mesh::of(*found) : std::nullopt;
}

}  // namespace

std::optional<Lattice> fit_lattice(const Picture& picture, const Corners& corners, bool light,
                                   Hypothesis hypothesis, Flat& flat) {
  const auto homography = Homography::of(corners);
  if (!homography) return std::nullopt;
  auto mesh = Mesh::of(*homography);
  if (!mesh) return std::nullopt;
  flat.look(picture, *mesh, light);
  if (hypothesis == Hypothesis::kWithin) {
    mesh = mesh_within(flat, *homography);
    if (!mesh) return std::nullopt;
    flat.look(picture, *mesh, light);
  }
  for (int round = 0; round < kRounds; ++round) {
    const Crossings crossings = find_crossings(flat, round == 0 ? kFirstReach : kReach);
    if (mean_seen(crossings) < kHopeless) return std::nullopt;
    mesh = moved(*mesh, crossings, round + 1 == kRounds);
    if (!mesh->even()) return std::nullopt;
    flat.look(picture, *mesh, light);
  }
  if (goes_on(flat)) return std::nullopt;
  Lattice out;
  out.mesh = *mesh;
  out.light = light;
  out.side = mesh->side();
  see_lines(flat, out);
  return out;
}

int other_size(const Picture& picture, const Corners& corners, bool light, Flat& flat) {
  const auto homography = Homography::of(corners);
  const auto mesh = homography ? Mesh::of(*homography) : std::nullopt;
  if (!mesh) return 0;
  flat.look(picture, *mesh, light);
  const int begin = flat_line(0), length = flat_line(9) - begin;
  const auto evidence = [&](bool vertical, int at) {
    int most = 0;
    for (int line = at - 3; line <= at + 3; ++line) {
      most = std::max(most, vertical ? flat.down(line, begin, begin + length)
                                     : flat.along(line, begin, begin + length));
    }
    return most / length;
  };
  // The largest first: every third line of twelve is a line of four.
  constexpr int kEnough = 60;
  for (const int size : {16, 12, 10, 9, 8, 6, 4}) {
    // The weakest line, less the strongest in the middle of two.
    int least = 255, phantom = 0;
    for (const bool vertical : {true, false}) {
      for (int line = 0; line <= size; ++line) {
        least = std::min(least, evidence(vertical, begin + line * length / size));
        if (line == size) break;
        phantom =
            std::max(phantom, evidence(vertical, begin + (2 * line + 1) * length / (2 * size)));
      }
    }
    if (least - phantom > kEnough) return size == 9 ? 0 : size;
  }
  return 0;
}

}  // namespace jiugong::photo
