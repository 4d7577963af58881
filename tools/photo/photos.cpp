#include "photos.h"

#include <jpeglib.h>

#include <algorithm>
#include <csetjmp>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <memory>

#include "jiugong/random.h"

namespace jiugong::tools {
namespace {

struct ErrorHandler {
  jpeg_error_mgr manager;
  std::jmp_buf jump;
};

[[noreturn]] void leave(j_common_ptr info) {
  std::longjmp(reinterpret_cast<ErrorHandler*>(info->err)->jump, 1);
}

}  // namespace

std::vector<Labelled> find_photos(const std::string& folder) {
  std::vector<Labelled> out;
  std::error_code error;
  for (const auto& entry : std::filesystem::directory_iterator(folder, error)) {
    if (entry.path().extension() != ".jpg") continue;
    std::ifstream labels(std::filesystem::path(entry.path()).replace_extension(".dat"));
    std::string line;
    std::getline(labels, line);  // the phone
    std::getline(labels, line);  // the format
    Labelled photo{entry.path(), {}};
    int digit = 0;
    for (Cell cell = 0; cell < kCellCount && labels >> digit; ++cell) {
      photo.puzzle.set(cell, static_cast<Digit>(digit));
    }
    if (labels) out.push_back(std::move(photo));
  }
  std::sort(out.begin(), out.end(),
            [](const Labelled& a, const Labelled& b) { return a.path < b.path; });
  return out;
}

std::optional<pictures::Photo> read_jpeg(const std::string& path) {
  const std::unique_ptr<std::FILE, int (*)(std::FILE*)> file(std::fopen(path.c_str(), "rb"),
                                                             std::fclose);
  if (!file) return std::nullopt;
  jpeg_decompress_struct info;
  ErrorHandler errors;
  info.err = jpeg_std_error(&errors.manager);
  errors.manager.error_exit = leave;
  pictures::Photo photo;
  std::vector<std::uint8_t> row;
  if (setjmp(errors.jump) != 0) {
    jpeg_destroy_decompress(&info);
    return std::nullopt;
  }
  jpeg_create_decompress(&info);
  jpeg_stdio_src(&info, file.get());
  jpeg_read_header(&info, TRUE);
  info.out_color_space = JCS_RGB;
  jpeg_start_decompress(&info);
  photo.width = static_cast<int>(info.output_width);
  photo.height = static_cast<int>(info.output_height);
  row.resize(std::size_t{3} * info.output_width);
  photo.rgba.reserve(std::size_t{4} * info.output_width * info.output_height);
  while (info.output_scanline < info.output_height) {
    JSAMPROW rows[] = {row.data()};
    jpeg_read_scanlines(&info, rows, 1);
    for (std::size_t i = 0; i < row.size(); i += 3) {
      photo.rgba.insert(photo.rgba.end(), {row[i], row[i + 1], row[i + 2], 255});
    }
  }
  jpeg_finish_decompress(&info);
  jpeg_destroy_decompress(&info);
  return photo;
}

int fold_of(const Grid& puzzle) {
  return static_cast<int>(seed_of(seed_of_text(puzzle.to_line()), 0) % kFolds);
}

}  // namespace jiugong::tools
