#pragma once

#include <cstdint>

namespace jiugong::packing {

/**
 * Puts a module together that was taken apart into columns: the opcodes of all functions one after another,
 * then what stands behind them, each kind by itself. Packed, that is an eighth smaller than the module as
 * it is, since numbers of one kind resemble each other more than what surrounds them.
 * (`web/bundle/columns.mjs` takes it apart.)
 *
 *     bytes of the module | of each column: its key, the shape of its operands, how many bytes it has, these
 *
 * with all numbers in LEB128. A column's key is an opcode, of which it has the operands; their shape is the
 * sum of
 *
 *     0..2  numbers, after    4  a number that tells how many more there are,
 *     8     an offset        16  a local
 *     32    for each byte at the end
 *
 * Offsets are in a column of their own, whatever opcode they belong to, and another has what is not in
 * functions. A local is told by how many others were used since it last was, where those that were not used
 * yet follow in order. How many bytes a function has is left out: it ends where its last block does. An
 * opcode without column has no operands.
 *
 * For one module only: an object of static storage, which begins with zeros.
 */
class Joiner {
 public:
  /** How many bytes the module has whose columns these are; `columns` moves behind the number. */
  static std::uint32_t size_of_module(const std::uint8_t*& columns) { return read(columns); }

  /** Writes the module of `size` bytes to `out`; its columns, but for its size, are from `columns` to `end`. */
  void join(const std::uint8_t* columns, const std::uint8_t* end, std::uint8_t* out,
            std::uint32_t size) {
    while (columns != end) {
      Column& column = columns_[read(columns)];
      column.shape = read(columns);
      const std::uint32_t bytes_of_it = read(columns);
      column.next = columns;
      columns += bytes_of_it;
    }
    out_ = out;
    bytes(rest, 8);
    while (out_ != out + size) {
      const bool has_code = byte(rest) == code_section;
      const std::uint32_t bytes_of_it = number(rest);
      if (has_code) {
        for (std::uint32_t functions = number(rest); functions > 0; --functions) function();
      } else {
        bytes(rest, bytes_of_it);
      }
    }
  }

 private:
  static constexpr std::uint32_t code_section = 10;
  // Keys that are no opcodes, and how many there can be.
  static constexpr std::uint32_t opcodes = 0, offsets = 5, rest = 0xfffe, key_count = 0xffff;

  struct Column {
    const std::uint8_t* next;
    std::uint32_t shape;
  };

  static std::uint32_t read(const std::uint8_t*& at) {
    std::uint32_t value = 0;
    for (std::uint32_t shift = 0;; shift += 7) {
      const std::uint32_t byte = *at++;
      value |= (byte & 0x7f) << (shift & 31);  // (of those of 64 bits nobody wants the value)
      if (byte < 0x80) return value;
    }
  }

  std::uint32_t byte(std::uint32_t column) { return *out_++ = *columns_[column].next++; }

  void bytes(std::uint32_t column, std::uint32_t count) {
    for (; count > 0; --count) byte(column);
  }

  std::uint32_t number(std::uint32_t column) {
    const std::uint8_t* begin = columns_[column].next;
    const std::uint8_t* end = begin;
    const std::uint32_t value = read(end);
    bytes(column, static_cast<std::uint32_t>(end - begin));
    return value;
  }

  /** The opposite of `read`. */
  void write(std::uint32_t value) {
    for (; value > 0x7f; value >>= 7) *out_++ = static_cast<std::uint8_t>(value | 0x80);
    *out_++ = static_cast<std::uint8_t>(value);
  }

  void function() {
    std::uint8_t* const begin = out_;
    locals_known_ = 0;
    for (std::uint32_t groups = number(rest); groups > 0; --groups) {
      number(rest);
      byte(rest);  // type
    }
    for (std::uint32_t depth = 1; depth > 0;) {
      std::uint32_t code = byte(opcodes);
      if (code >= 0xfc) code = (code << 8) + number(opcodes);
      if (code == 0x0b) --depth;
      if (code - 2 < 3) ++depth;
      operands(code);
    }
    // The size goes before what it is of.
    const auto size = static_cast<std::uint32_t>(out_ - begin);
    write(size);
    const auto digits = static_cast<std::uint32_t>(out_ - begin) - size;
    __builtin_memmove(begin + digits, begin, size);
    out_ = begin;
    write(size);
    out_ += size;
  }

  void operands(std::uint32_t code) {
    const std::uint32_t shape = columns_[code].shape;
    std::uint32_t numbers = shape & 3;
    if ((shape & 4) != 0) numbers += number(code);
    for (; numbers > 0; --numbers) number(code);
    if ((shape & 8) != 0) number(offsets);
    if ((shape & 16) != 0) local(code);
    bytes(code, shape >> 5);
  }

  void local(std::uint32_t column) {
    const std::uint32_t rank = read(columns_[column].next);
    for (; locals_known_ <= rank; ++locals_known_) locals_[locals_known_] = locals_known_;
    const std::uint32_t index = locals_[rank];
    __builtin_memmove(locals_ + 1, locals_, rank * sizeof(std::uint32_t));
    locals_[0] = index;
    write(index);
  }

  Column columns_[key_count];
  std::uint8_t* out_;
  /** The locals of the function, the last one used first, so far as any of them is not in its place. */
  std::uint32_t locals_[1 << 16];
  std::uint32_t locals_known_;
};

}  // namespace jiugong::packing
