/**
 * Takes a WebAssembly module apart into columns, as `wasm/packing/columns.h` describes them: the opcodes of all
 * functions one after another, then what stands behind them, each kind by itself. Packed, that is an eighth smaller
 * than the module as it is, since numbers of one kind resemble each other more than what surrounds them.
 */

const OPCODES = 0;
const OFFSETS = 5;
/** What is not in functions. */
const REST = 0xfffe;

const CODE_SECTION = 10;

/** Opcodes of two bytes: what follows tells them apart. */
const MORE = 0xfc;
const VECTORS = 0xfd;

// The shape of what stands behind an opcode: how many numbers, and perhaps some of these.
const COUNTED = 4;
const OFFSET = 8;
const LOCAL = 16;
const BYTE = 32;

const MEMORY = 1 + OFFSET; // alignment and offset

/** How many numbers stand behind opcodes that begin with `MORE`, from 8 on. */
const MORE_NUMBERS = [2, 1, 2, 1, 2, 1, 2, 1, 1, 1];

function vectorShape(kind) {
  const lane = (kind > 20 && kind < 35) || (kind > 83 && kind < 92) ? BYTE : 0;
  if (kind < 12 || (kind > 83 && kind < 94)) return MEMORY + lane;
  return kind < 14 ? 16 * BYTE : lane;
}

/** The shape of the operands of `code`. */
function shapeOf(code) {
  if (code >> 8 === VECTORS) return vectorShape(code & 0xff);
  if (code >> 8 === MORE) return MORE_NUMBERS[(code & 0xff) - 8] ?? 0;
  if (code > 1 && code < 5) return 1; // the type of a block
  if (code > 0x1f && code < 0x23) return LOCAL;
  if (code > 0x27 && code < 0x3f) return MEMORY;
  if (code > 0x22 && code < 0x43) return 1;
  if ([0x0c, 0x0d, 0x10, 0x12, 0xd0, 0xd2].includes(code)) return 1;
  if (code === 0x0e) return 1 + COUNTED; // labels, and the one for all else
  if (code === 0x11 || code === 0x13) return 2;
  if (code === 0x1c) return COUNTED;
  if (code === 0x43) return 4 * BYTE;
  if (code === 0x44) return 8 * BYTE;
  return 0;
}

class Splitter {
  #module;
  #at = 0;
  /** Those of a function, the last one used first, so far as they were told of. */
  #locals = [];
  /** Of each key its shape and bytes. */
  columns = new Map();

  constructor(module) {
    this.#module = module;
  }

  split() {
    this.#bytes(REST, 8);
    while (this.#at < this.#module.length) {
      if (this.#byte(REST) === CODE_SECTION) {
        this.#number(REST);
        for (let functions = this.#number(REST); functions > 0; --functions) this.#function();
      } else {
        this.#bytes(REST, this.#number(REST));
      }
    }
  }

  #column(key) {
    if (!this.columns.has(key)) this.columns.set(key, { shape: 0, bytes: [] });
    return this.columns.get(key);
  }

  /** A byte that is put into the column of `key`; into none where that is null. */
  #byte(key) {
    const byte = this.#module[this.#at++];
    if (byte === undefined)
      throw new Error('The module ends within an instruction, or has an unknown one.');
    if (key !== null) this.#column(key).bytes.push(byte);
    return byte;
  }

  #bytes(key, count) {
    for (let i = 0; i < count; ++i) this.#byte(key);
  }

  #number(key) {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.#byte(key);
      value |= (byte & 0x7f) << shift;
      if (byte < 0x80) return value;
    }
  }

  #function() {
    const size = this.#number(null);
    const end = this.#at + size;
    this.#locals = [];
    for (let groups = this.#number(REST); groups > 0; --groups) {
      this.#number(REST);
      this.#byte(REST); // type
    }
    for (let depth = 1; depth > 0;) {
      let code = this.#byte(OPCODES);
      if (code === MORE || code === VECTORS) code = (code << 8) + this.#number(OPCODES);
      if (code === 0x0b) --depth;
      if (code > 1 && code < 5) ++depth;
      this.#operands(code);
    }
    if (this.#at !== end)
      throw new Error(`The module has an unknown instruction before byte ${this.#at}.`);
  }

  #operands(code) {
    const shape = shapeOf(code);
    if (shape === 0) return;
    this.#column(code).shape = shape;
    let numbers = shape & 3;
    if (shape & COUNTED) numbers += this.#number(code);
    for (; numbers > 0; --numbers) this.#number(code);
    if (shape & OFFSET) this.#number(OFFSETS);
    if (shape & LOCAL) this.#local(code);
    this.#bytes(code, Math.floor(shape / BYTE));
  }

  /** A local is told by how many others were used since it last was. */
  #local(key) {
    const index = this.#number(null);
    while (this.#locals.length <= index) this.#locals.push(this.#locals.length);
    const rank = this.#locals.indexOf(index);
    this.#locals.splice(rank, 1);
    this.#locals.unshift(index);
    this.#column(key).bytes.push(...numberBytes(rank));
  }
}

function numberBytes(value) {
  const bytes = [];
  let rest = value;
  for (; rest > 0x7f; rest >>>= 7) bytes.push((rest & 0x7f) | 0x80);
  return [...bytes, rest];
}

/** The columns of a module whose functions tell their sizes in as few bytes as they can. */
export function toColumns(module) {
  const splitter = new Splitter(module);
  splitter.split();
  // The largest first: a packer knows most of what to expect when it comes to the small ones.
  const columns = [...splitter.columns].sort(
    ([, { bytes: one }], [, { bytes: other }]) => other.length - one.length,
  );
  const parts = columns.map(([key, { shape, bytes }]) => [
    ...[key, shape, bytes.length].flatMap(numberBytes),
    ...bytes,
  ]);
  return Uint8Array.from([numberBytes(module.length), ...parts].flat());
}
