// Digits of the fonts that are installed, by FreeType.
#include <ft2build.h>
#include FT_FREETYPE_H

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <map>
#include <memory>
#include <regex>
#include <set>

#include "samples.h"

namespace jiugong::tools {
namespace {

using pictures::Canvas;
using pictures::Colour;
using pictures::Point;

constexpr int kPixels = 96;  // the size of the fonts when they are loaded

// The coverage of a character's box, 0..255.
struct Glyph {
  int width = 0, height = 0;
  int top = 0;  // above the base line
  std::vector<std::uint8_t> pixels;

  double at(double x, double y) const {
    const int left = static_cast<int>(std::floor(x)), upper = static_cast<int>(std::floor(y));
    const auto pixel = [&](int column, int row) -> double {
      if (column < 0 || row < 0 || column >= width || row >= height) return 0;
      return pixels[static_cast<std::size_t>(row) * static_cast<std::size_t>(width) +
                    static_cast<std::size_t>(column)];
    };
    const double u = x - left, v = y - upper;
    return (pixel(left, upper) * (1 - u) + pixel(left + 1, upper) * u) * (1 - v) +
           (pixel(left, upper + 1) * (1 - u) + pixel(left + 1, upper + 1) * u) * v;
  }
};

class Font : public pictures::Typeface {
 public:
  // Characters above 9 are letters.
  Font(std::vector<Glyph> glyphs, bool lining) : glyphs_(std::move(glyphs)), lining_(lining) {}

  void draw(Canvas& canvas, int digit, Point middle, double height, Colour colour) const override {
    const Glyph& glyph = glyphs_[static_cast<std::size_t>(digit)];
    const Glyph& eight = glyphs_[8];
    const double scale = height / eight.height;
    const double width = glyph.width * scale, high = glyph.height * scale;
    // Old-style figures keep their base line.
    const double down =
        lining_ ? 0 : (eight.top - eight.height / 2.0 - glyph.top + glyph.height / 2.0) * scale;
    const double left = middle.x - width / 2, top = middle.y + down - high / 2;
    const int samples = std::max(1, static_cast<int>(1.5 / scale));
    for (int y = static_cast<int>(top) - 1; y <= top + high + 1; ++y) {
      for (int x = static_cast<int>(left) - 1; x <= left + width + 1; ++x) {
        double sum = 0;
        for (int i = 0; i < samples; ++i) {
          for (int k = 0; k < samples; ++k) {
            sum += glyph.at((x - left + (k + 0.5) / samples - 0.5) / scale,
                            (y - top + (i + 0.5) / samples - 0.5) / scale);
          }
        }
        canvas.blend(x, y, colour, sum / (255.0 * samples * samples));
      }
    }
  }

 private:
  std::vector<Glyph> glyphs_;
  bool lining_;
};

std::unique_ptr<Font> load(FT_Library library, const std::string& path,
                           std::set<std::string>& seen) {
  FT_Face face = nullptr;
  if (FT_New_Face(library, path.c_str(), 0, &face) != 0) return nullptr;
  const std::unique_ptr<FT_FaceRec, decltype(&FT_Done_Face)> owner(face, FT_Done_Face);
  if (FT_Set_Pixel_Sizes(face, 0, kPixels) != 0) return nullptr;
  std::vector<Glyph> glyphs(1);
  for (const char character : std::string("123456789ABCEFGHKLMNPQRTUXZabdefghknqrtyz?+*#")) {
    const FT_UInt index = FT_Get_Char_Index(face, static_cast<FT_ULong>(character));
    if (index == 0 || FT_Load_Glyph(face, index, FT_LOAD_RENDER) != 0) return nullptr;
    const FT_GlyphSlot slot = face->glyph;
    Glyph glyph{static_cast<int>(slot->bitmap.width),
                static_cast<int>(slot->bitmap.rows),
                slot->bitmap_top,
                {}};
    if (slot->bitmap.pixel_mode != FT_PIXEL_MODE_GRAY || glyph.width == 0) return nullptr;
    const std::uint8_t* row = slot->bitmap.buffer;
    for (int y = 0; y < glyph.height; ++y, row += slot->bitmap.pitch) {
      glyph.pixels.insert(glyph.pixels.end(), row, row + glyph.width);
    }
    glyphs.push_back(std::move(glyph));
  }
  // Fonts of symbols have equal or tiny digits, and many families share theirs.
  std::set<std::string> shapes;
  std::string all;
  for (std::size_t digit = 1; digit < 10; ++digit) {
    const std::string shape(glyphs[digit].pixels.begin(), glyphs[digit].pixels.end());
    shapes.insert(shape);
    all += shape;
  }
  if (shapes.size() < 9 || glyphs[8].height < kPixels / 3 || !seen.insert(all).second)
    return nullptr;
  const bool lining = glyphs[1].height * 10 > glyphs[8].height * 8;
  return std::make_unique<Font>(std::move(glyphs), lining);
}

// The families whose digits are those of a hand, and those of no newspaper.
const std::regex kByHand(
    "breip|dkghandw|ecolier|kristi|dancing|rufscript|humor|isabella|comic|chancery|z003|"
    "tomsontalks|femkeklaver|chilanka|dkgbi",
    std::regex::icase);
const std::regex kUnusable(
    "symbol|dingbat|emoji|d050000|math|tengwar|caps|ocra|blackletter|ornament|unifont|logo|"
    "lmmathit|dunhill",
    std::regex::icase);
const std::regex kForeign("Noto(Sans|Serif)[A-Z].*");

}  // namespace

std::vector<FontFamily> find_fonts(const std::string& folder) {
  std::vector<std::string> paths;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
    const std::string extension = entry.path().extension();
    if (extension == ".ttf" || extension == ".otf" || extension == ".t1")
      paths.push_back(entry.path());
  }
  std::sort(paths.begin(), paths.end());
  FT_Library library = nullptr;
  if (FT_Init_FreeType(&library) != 0) return {};
  std::map<std::string, FontFamily> families;
  std::set<std::string> seen;
  for (const std::string& path : paths) {
    const std::string name = std::filesystem::path(path).stem();
    if (std::regex_search(name, kUnusable) || std::regex_match(name, kForeign)) continue;
    auto font = load(library, path, seen);
    if (!font) continue;
    const std::string stem = name.substr(0, name.find_first_of("-_ "));
    FontFamily& family = families[stem];
    family.name = stem;
    family.by_hand = std::regex_search(name, kByHand);
    family.faces.push_back(std::move(font));
  }
  FT_Done_FreeType(library);
  std::vector<FontFamily> out;
  out.reserve(families.size());
  for (auto& [name, family] : families) out.push_back(std::move(family));
  return out;
}

}  // namespace jiugong::tools
