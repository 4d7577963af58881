// Divides files into parts.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "input.h"
#include "part.h"
#include "utf8_input.h"

namespace jiugong::cli {

// The longest record: a line, a grid, or a text that is read as a whole. Longer ones are left out, with an
// error, so that memory is bounded.
inline constexpr std::size_t kMaxRecordBytes = std::size_t{64} << 20;

// Knows where a file may be cut.
class Splitter {
 public:
  virtual ~Splitter() = default;

  enum class Begin { kReady, kNeedsMore, kFailed };

  // Learns by the first bytes of a file how it is divided. `whole` is true if there are no others.
  virtual Begin begin(std::string_view beginning, bool whole) = 0;

  // How many bytes hold whole records, where more text follows; 0 if none is known to be whole.
  virtual std::size_t split(std::string_view text) const = 0;

  // The layout of the file, for verbs about sudokus.
  virtual FileShape shape() const { return {}; }

  // Why begin() has failed.
  virtual std::string failure() const { return {}; }
};

// Yields parts of about `part_bytes` bytes, more for long records, and fewer where the rest has yet to
// arrive: whoever writes a line to a pipe gets its answer at once.
class FileSource final : public PartSource {
 public:
  FileSource(std::vector<std::string> files, std::unique_ptr<Splitter> splitter,
             std::size_t part_bytes);

  bool next(Part& part) override;
  std::string failure() const override { return failure_; }
  std::uint64_t total() const override { return total_; }

 private:
  enum class Cut { kPart, kFileEnd, kTooLong, kFailed };

  bool open_next();
  bool fail(const std::string& why);
  Cut fill(Part& part);
  static void end_line(Part& part);
  void take(Part& part, std::size_t size);
  void leave_out_line(Part& part);

  std::vector<std::string> files_;
  std::unique_ptr<Splitter> splitter_;
  std::size_t part_bytes_;
  std::uint64_t total_ = 0;

  std::size_t opened_ = 0;  // files
  bool is_open_ = false;
  bool begun_ = false;  // whether the splitter knows the file
  bool first_ = true;
  Utf8Input input_;
  std::shared_ptr<const std::string> name_;
  std::size_t line_ = 1;
  std::vector<char> rest_;  // bytes read that belong to the next part
  std::uint64_t closed_bytes_ = 0;
  std::string failure_;
};

}  // namespace jiugong::cli
