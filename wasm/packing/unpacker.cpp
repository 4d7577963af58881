/**
 * The module that unpacks the module: base64, LZMA and columns in three thousand bytes without a runtime,
 * which a browser compiles at once. Scripts that have never run take 50 ms for what takes this one a few.
 *
 *     reserve(characters)  where in `memory` the text is to be written (ASCII)
 *     unpack(characters)   how many bytes came out
 *     unpacked()           where they are
 */
#include <cstdint>

#include "columns.h"
#include "lzma.h"

extern "C" std::uint8_t __heap_base;

namespace jiugong::packing {
namespace {

LzmaDecoder lzma;

Joiner joiner;
std::uint8_t* module;

/** Lets the memory reach to `end`. */
void reach(const std::uint8_t* end) {
  constexpr std::uint32_t page = 1 << 16;
  const std::uint32_t pages = (reinterpret_cast<std::uint32_t>(end) + page - 1) / page;
  const std::uint32_t there = __builtin_wasm_memory_size(0);
  if (pages > there) __builtin_wasm_memory_grow(0, pages - there);
}

std::uint32_t sextet(std::uint32_t character) {
  if (character >= 'a') return character - 'a' + 26;
  if (character >= 'A') return character - 'A';
  if (character >= '0') return character - '0' + 52;
  return character == '+' ? 62 : 63;
}

/** The bytes that the base64 text at `text` stands for, in its place. */
void from_base64(std::uint8_t* text, std::uint32_t characters) {
  std::uint8_t* out = text;
  for (const std::uint8_t *next = text, *end = text + characters; next < end; next += 4) {
    std::uint32_t bits = 0;
    for (int i = 0; i < 4; ++i) bits = (bits << 6) | sextet(next[i]);
    for (int i = 16; i >= 0; i -= 8) *out++ = static_cast<std::uint8_t>(bits >> i);
  }
}

}  // namespace
}  // namespace jiugong::packing

using namespace jiugong::packing;

extern "C" {

std::uint8_t* reserve(std::uint32_t characters) {
  reach(&__heap_base + characters);
  return &__heap_base;
}

std::uint32_t unpack(std::uint32_t characters) {
  std::uint8_t* const text = &__heap_base;
  from_base64(text, characters);
  std::uint32_t size = 0;
  for (int i = 3; i >= 0; --i) size = (size << 8) | text[i];
  std::uint8_t* const columns = text + characters;
  reach(columns + size);
  lzma.decode(text + 4, columns, size);

  const std::uint8_t* next = columns;
  const std::uint32_t module_size = Joiner::size_of_module(next);
  module = columns + size;
  reach(module + module_size);
  joiner.join(next, columns + size, module, module_size);
  return module_size;
}

std::uint8_t* unpacked() { return module; }
}
