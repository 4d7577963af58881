#include "input.h"

#include <algorithm>
#include <cstring>
#include <vector>

#include "node/host.h"

namespace jiugong::cli {

// A thread reads the file and unpacks it. The number of its message is how many bytes of the file have been
// read, and the bytes what they become, none at the end. A negative number says that reading has failed: the
// bytes why, or else the number, -errno.
struct Input::Impl {
  Impl() = default;
  ~Impl() {
    if (thread >= 0) jiugong_stop(thread);
  }
  Impl(const Impl&) = delete;
  Impl& operator=(const Impl&) = delete;

  // Takes the next chunk if it has arrived, and lets the thread read another one.
  bool take_chunk() {
    const int size = jiugong_arrived(thread);
    if (size < 0) return false;
    const double number = jiugong_number();
    chunk.resize(static_cast<std::size_t>(size));
    jiugong_take(chunk.data());
    at = 0;
    if (number < 0) {
      failure = size == 0 ? std::strerror(static_cast<int>(-number))
                          : std::string(chunk.data(), chunk.size());
      chunk.clear();
    } else {
      bytes = static_cast<std::uint64_t>(number);
    }
    ended = chunk.empty();
    if (!ended) jiugong_send(thread, 0, nullptr, 0);
    return true;
  }

  int thread = -1;
  std::vector<char> chunk;
  std::size_t at = 0;  // what has been handed on
  bool ended = false;
  std::string failure;
  std::uint64_t bytes = 0;
};

Input::Input() : impl_(std::make_unique<Impl>()) {}
Input::~Input() = default;
Input::Input(Input&&) noexcept = default;
Input& Input::operator=(Input&&) noexcept = default;

std::string Input::open(const std::string& path) {
  impl_ = std::make_unique<Impl>();
  impl_->thread = jiugong_start_reader(path.data(), path.size());
  return impl_->thread < 0 ? std::strerror(-impl_->thread) : "";
}

std::size_t Input::read(char* to, std::size_t size) {
  Impl& state = *impl_;
  while (state.at == state.chunk.size() && !state.ended) {
    if (!state.take_chunk()) wait_for_message();
  }
  const std::size_t got = std::min(size, state.chunk.size() - state.at);
  if (got != 0) std::memcpy(to, state.chunk.data() + state.at, got);
  state.at += got;
  return got;
}

const std::string& Input::failure() const { return impl_->failure; }

bool Input::ready() const {
  return impl_->at < impl_->chunk.size() || impl_->ended || jiugong_arrived(impl_->thread) >= 0;
}

std::uint64_t Input::bytes_read() const { return impl_->bytes; }

std::uint64_t file_size(const std::string& path) {
  return static_cast<std::uint64_t>(jiugong_file_size(path.data(), path.size()));
}

}  // namespace jiugong::cli
