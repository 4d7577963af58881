#include "input.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>
#include <zlib.h>

#include <cerrno>
#include <cstring>
#include <vector>

namespace jiugong::cli {
namespace {

constexpr std::size_t kPackedBytes = 65'536;

std::string text_of_error() { return std::strerror(errno); }

}  // namespace

// A file that begins with the two bytes of gzip is unpacked. It may have several members, as `cat a.gz b.gz`
// writes them.
struct Input::Impl {
  Impl() = default;
  ~Impl() {
    if (unpacking) inflateEnd(&stream);
    if (descriptor > 0) close(descriptor);
  }
  Impl(const Impl&) = delete;
  Impl& operator=(const Impl&) = delete;

  // Reads bytes as they are in the file.
  std::size_t read_packed(char* to, std::size_t size) {
    for (;;) {
      const ssize_t got = ::read(descriptor, to, size);
      if (got >= 0) {
        bytes += static_cast<std::uint64_t>(got);
        return static_cast<std::size_t>(got);
      }
      if (errno == EINTR) continue;
      failure = text_of_error();
      return 0;
    }
  }

  // Reads the first two bytes, which may arrive one by one.
  void begin() {
    begun = true;
    packed.resize(kPackedBytes);
    while (packed_size < 2) {
      const std::size_t got = read_packed(packed.data() + packed_size, kPackedBytes - packed_size);
      if (got == 0) break;
      packed_size += got;
    }
    const bool gzip = packed_size >= 2 && packed[0] == '\x1f' && packed[1] == '\x8b';
    if (!gzip) return;
    if (inflateInit2(&stream, 15 + 16) != Z_OK) {
      failure = "not enough memory to unpack it";
      return;
    }
    unpacking = true;
  }

  std::size_t unpack(char* to, std::size_t size) {
    for (;;) {
      if (packed_at == packed_size) {
        packed_at = 0;
        packed_size = read_packed(packed.data(), kPackedBytes);
        if (packed_size == 0) {
          if (!between_members && failure.empty()) failure = "the gzip file ends too early";
          return 0;
        }
      }
      if (between_members) {
        // (What follows the last member, such as padding, is not unpacked, as in gzip.)
        if (packed[packed_at] != '\x1f') return 0;
        inflateReset(&stream);
        between_members = false;
      }
      stream.next_in = reinterpret_cast<Bytef*>(packed.data() + packed_at);
      stream.avail_in = static_cast<uInt>(packed_size - packed_at);
      stream.next_out = reinterpret_cast<Bytef*>(to);
      stream.avail_out = static_cast<uInt>(size);
      const int result = inflate(&stream, Z_NO_FLUSH);
      packed_at = packed_size - stream.avail_in;
      if (result == Z_STREAM_END) {
        between_members = true;
      } else if (result != Z_OK && result != Z_BUF_ERROR) {
        failure = "the gzip file is damaged";
        return 0;
      }
      const std::size_t got = size - stream.avail_out;
      if (got != 0) return got;
    }
  }

  int descriptor = -1;
  bool begun = false;
  std::string failure;
  std::uint64_t bytes = 0;

  // The bytes read and not yet handed on.
  std::vector<char> packed;
  std::size_t packed_at = 0, packed_size = 0;

  bool unpacking = false;
  bool between_members = false;
  z_stream stream{};
};

Input::Input() : impl_(std::make_unique<Impl>()) {}
Input::~Input() = default;
Input::Input(Input&&) noexcept = default;
Input& Input::operator=(Input&&) noexcept = default;

std::string Input::open(const std::string& path) {
  impl_ = std::make_unique<Impl>();
  impl_->descriptor = path == "-" ? STDIN_FILENO : ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  return impl_->descriptor < 0 ? text_of_error() : "";
}

std::size_t Input::read(char* to, std::size_t size) {
  Impl& state = *impl_;
  if (!state.begun) state.begin();
  if (!state.failure.empty()) return 0;
  if (state.unpacking) return state.unpack(to, size);
  if (state.packed_at < state.packed_size) {
    const std::size_t got = std::min(size, state.packed_size - state.packed_at);
    std::memcpy(to, state.packed.data() + state.packed_at, got);
    state.packed_at += got;
    return got;
  }
  return state.read_packed(to, size);
}

const std::string& Input::failure() const { return impl_->failure; }

bool Input::ready() const {
  if (impl_->packed_at < impl_->packed_size) return true;
  pollfd query = {.fd = impl_->descriptor, .events = POLLIN, .revents = 0};
  return poll(&query, 1, 0) != 0;
}

std::uint64_t Input::bytes_read() const { return impl_->bytes; }

std::uint64_t file_size(const std::string& path) {
  struct stat status {};
  const int result = path == "-" ? fstat(STDIN_FILENO, &status) : stat(path.c_str(), &status);
  if (result != 0 || !S_ISREG(status.st_mode)) return 0;
  return static_cast<std::uint64_t>(status.st_size);
}

}  // namespace jiugong::cli
