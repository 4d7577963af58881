#include "files.h"

#include <algorithm>
#include <cstring>
#include <utility>

#include "jiugong/puzzle_file.h"

namespace jiugong::cli {

FileSource::FileSource(std::vector<std::string> files, std::unique_ptr<Splitter> splitter,
                       std::size_t part_bytes)
    : files_(std::move(files)), splitter_(std::move(splitter)), part_bytes_(part_bytes) {
  if (files_.empty()) files_.emplace_back("-");
  for (const std::string& file : files_) {
    const std::uint64_t size = file_size(file);
    if (size == 0) {
      total_ = 0;
      break;
    }
    total_ += size;
  }
}

bool FileSource::fail(const std::string& why) {
  failure_ = *name_ + ": " + why;
  return false;
}

bool FileSource::open_next() {
  closed_bytes_ += is_open_ ? input_.bytes_read() : 0;
  is_open_ = false;
  if (opened_ == files_.size()) return false;
  const std::string& path = files_[opened_++];
  name_ = std::make_shared<const std::string>(path == "-" ? "standard input" : path);
  if (const std::string why = input_.open(path); !why.empty()) return fail(why);
  is_open_ = true;
  begun_ = false;
  line_ = 1;
  rest_.clear();
  return true;
}

bool FileSource::next(Part& part) {
  while (failure_.empty() && (is_open_ || open_next())) {
    switch (fill(part)) {
      case Cut::kPart:
        return true;
      case Cut::kFileEnd:
        if (!open_next()) return false;
        break;
      case Cut::kTooLong:
        leave_out_line(part);
        return true;
      case Cut::kFailed:
        return false;
    }
  }
  return false;
}

FileSource::Cut FileSource::fill(Part& part) {
  std::size_t target = std::max(part_bytes_, rest_.size());
  if (part.buffer.size() < target) part.buffer.resize(target);
  std::copy(rest_.begin(), rest_.end(), part.buffer.begin());
  part.size = rest_.size();
  for (;;) {
    const std::size_t got =
        part.size == target ? 1 : input_.read(part.buffer.data() + part.size, target - part.size);
    const bool ended = got == 0;
    if (part.size != target) part.size += got;
    if (!input_.failure().empty()) {
      fail(input_.failure());
      return Cut::kFailed;
    }
    if (ended && part.size == 0) return Cut::kFileEnd;
    if (ended) end_line(part);
    if (!begun_) {
      const auto begin = splitter_->begin(part.text(), ended);
      if (begin == Splitter::Begin::kFailed) {
        fail(splitter_->failure());
        return Cut::kFailed;
      }
      begun_ = begin == Splitter::Begin::kReady;
    }
    if (begun_ && (ended || part.size == target || !input_.ready())) {
      const std::size_t whole = ended ? part.size : splitter_->split(part.text());
      if (whole != 0) {
        take(part, whole);
        return Cut::kPart;
      }
    }
    if (part.size == target) {
      if (target >= kMaxRecordBytes) return Cut::kTooLong;
      target = std::min(2 * target, kMaxRecordBytes);
      part.buffer.resize(std::max(part.buffer.size(), target));
    }
  }
}

// Ends the last line of a file, so that the first of the next file does not continue it.
void FileSource::end_line(Part& part) {
  const char last = part.buffer[part.size - 1];
  if (last == '\n' || last == '\r') return;
  if (part.buffer.size() == part.size) part.buffer.push_back('\n');
  part.buffer[part.size++] = '\n';
}

// Ends the part after `size` bytes.
void FileSource::take(Part& part, std::size_t size) {
  rest_.assign(part.buffer.data() + size, part.buffer.data() + part.size);
  part.size = size;
  part.file = name_;
  part.first_line = line_;
  part.shape = splitter_->shape();
  part.first = std::exchange(first_, false);
  part.bytes_read = closed_bytes_ + input_.bytes_read();
  line_ += count_line_ends(part.text());
}

// Passes over a record that is too long, up to a line end, and tells so.
void FileSource::leave_out_line(Part& part) {
  const std::size_t lines = count_line_ends(part.text());
  bool after_return = part.text().ends_with('\r');
  part.size = 0;
  take(part, 0);
  part.complain(line_, 1,
                "Found more than 64 MiB without an end of the puzzle, which are left out.");
  line_ += lines;
  std::string buffer(part_bytes_, '\0');
  for (;;) {
    const std::size_t got = input_.read(buffer.data(), buffer.size());
    if (got == 0) break;
    const std::string_view text = std::string_view(buffer).substr(0, got);
    const std::size_t size = std::min(text.find('\n'), got - 1) + 1;
    line_ += count_line_ends(text.substr(0, size));
    // (Both characters are one line end.)
    if (after_return && text.starts_with('\n')) --line_;
    after_return = text.ends_with('\r');
    if (text[size - 1] != '\n') continue;
    rest_.assign(text.begin() + static_cast<std::ptrdiff_t>(size), text.end());
    break;
  }
}

}  // namespace jiugong::cli
