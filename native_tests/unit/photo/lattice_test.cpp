#include "photo/lattice.h"

#include <gtest/gtest.h>

#include <cmath>

#include "jiugong/random.h"
#include "photo/crossings.h"
#include "photo/linear.h"
#include "pictures/camera.h"
#include "pictures/page.h"

namespace jiugong::photo {
namespace {

using pictures::Camera;
using pictures::Canvas;
using pictures::Shot;

constexpr int kPage = 640;
constexpr double kBorder = 32;

// An empty grid as a camera sees it, and where its corners are.
struct Seen {
  Picture picture;
  Camera camera;
  Corners corners;
};

Seen look_at(const Shot& shot, const pictures::Style& style = {}) {
  Random random(7);
  Canvas page(kPage, kPage, pictures::grey(250));
  pictures::draw_lines(page, {kBorder, kBorder}, style, random);
  const Camera camera(shot, kPage, kPage);
  const pictures::Photo photo = camera.take(page, random);
  GreyMaker maker;
  maker.start(photo.rgba, photo.width, photo.height);
  maker.make(photo.height);
  const double far = kBorder + 9 * style.cell;
  return {maker.take(),
          camera,
          {camera.see({kBorder, kBorder}), camera.see({far, kBorder}), camera.see({far, far}),
           camera.see({kBorder, far})}};
}

// The greatest distance of a crossing from where it is, in cells.
double worst(const Lattice& lattice, const Camera& camera) {
  double out = 0;
  for (int row = 0; row < 10; ++row) {
    for (int column = 0; column < 10; ++column) {
      const Point is = camera.see({kBorder + 64 * column, kBorder + 64 * row});
      out = std::max(out,
                     std::sqrt(squared_length(lattice.mesh.at(row, column) - is)) / lattice.side);
    }
  }
  return out;
}

TEST(Linear, SolvesEquations) {
  const auto solution = solve_linear<2>({{{0, 2, 6}, {1, 1, 5}}});
  ASSERT_TRUE(solution);
  EXPECT_DOUBLE_EQ((*solution)[0], 2);
  EXPECT_DOUBLE_EQ((*solution)[1], 3);
  EXPECT_FALSE(solve_linear<2>({{{1, 2, 6}, {2, 4, 5}}}));
}

TEST(Mesh, OfAHomographyReachesItsCorners) {
  const Corners corners = {{{10, 12}, {200, 20}, {190, 210}, {5, 180}}};
  const auto mesh = Mesh::of(*Homography::of(corners));
  ASSERT_TRUE(mesh);
  EXPECT_NEAR(mesh->at(9, 9).x, 190, 1e-6);
  EXPECT_NEAR(mesh->at(9, 9).y, 210, 1e-6);
  EXPECT_TRUE(mesh->even());
  EXPECT_NEAR(mesh->place({9, 0}).x, 200, 1e-6);
  EXPECT_FALSE(Homography::of({{{0, 0}, {0, 0}, {0, 0}, {0, 0}}}));
}

TEST(Mesh, WithAFoldedCellIsNotEven) {
  auto mesh = *Mesh::of(*Homography::of({{{0, 0}, {90, 0}, {90, 90}, {0, 90}}}));
  EXPECT_NEAR(mesh.side(), 10, 1e-9);
  mesh.at(4, 4) = {70, 70};
  EXPECT_FALSE(mesh.even());
}

TEST(Lattice, IsFoundWithinATwentiethOfACell) {
  const Shot shots[] = {{.tilt = 20, .axis = 30},
                        {.tilt = 35, .axis = 100, .blur = 1},
                        {.bend = 0.4},
                        {.tilt = 15, .bend = 0.5, .lens = 0.05, .light = 0.4, .noise = 4}};
  for (const Shot& shot : shots) {
    const Seen seen = look_at(shot);
    Flat flat;
    const auto lattice = fit_lattice(seen.picture, seen.corners, false, Hypothesis::kCorners, flat);
    ASSERT_TRUE(lattice);
    EXPECT_GT(lattice->lines, kGoodLines);
    EXPECT_LT(worst(*lattice, seen.camera), 0.07) << "bend " << shot.bend;
  }
}

TEST(Lattice, IsFoundWithinAFrame) {
  const Seen seen = look_at({});
  // Half a cell around it on all sides, and a title of a cell above.
  const auto mesh = *Mesh::of(*Homography::of(seen.corners));
  const Corners frame = {mesh.place({-0.5, -1}), mesh.place({9.5, -1}), mesh.place({9.5, 9.5}),
                         mesh.place({-0.5, 9.5})};
  Flat flat;
  const auto lattice = fit_lattice(seen.picture, frame, false, Hypothesis::kWithin, flat);
  ASSERT_TRUE(lattice);
  EXPECT_LT(worst(*lattice, seen.camera), 0.07);
}

TEST(Lattice, CountsTheSidesThatAreSeen) {
  const Seen seen = look_at({});
  Flat flat;
  const auto lattice = fit_lattice(seen.picture, seen.corners, false, Hypothesis::kCorners, flat);
  ASSERT_TRUE(lattice);
  for (const int sides : lattice->sides) EXPECT_EQ(sides, 4);
}

TEST(Lattice, OfAnotherSizeIsTold) {
  for (const int size : {4, 6, 12, 16}) {
    Canvas page(600, 600, pictures::grey(255));
    for (int i = 0; i <= size; ++i) {
      const double at = 30 + 540.0 * i / size;
      page.line({at, 30}, {at, 570}, 3, pictures::grey(0));
      page.line({30, at}, {570, at}, 3, pictures::grey(0));
    }
    GreyMaker maker;
    maker.start(page.rgba(), 600, 600);
    maker.make(600);
    Flat flat;
    const Corners corners = {{{30, 30}, {570, 30}, {570, 570}, {30, 570}}};
    EXPECT_EQ(other_size(maker.take(), corners, false, flat), size);
  }
}

}  // namespace
}  // namespace jiugong::photo
