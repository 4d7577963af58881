/**
 * The module's bytes in columns: the opcodes of all functions one after another, then what stands behind them,
 * each kind by itself. Packed, that is a tenth smaller than the module as it is, since numbers of
 * one kind resemble each other more than what surrounds them.
 *
 *     bytes of the module, columns | for each: its key, its bytes | the bytes of each       (numbers in LEB128)
 *
 * Operands are in the column of their opcode, but those of the reading and writing of locals together, and the
 * offsets of all that reads or writes memory as well. Column `REST` is what is not in functions.
 * How many bytes a function has is left out: it ends where its last block does.
 */

const OPCODES = 0;
const OFFSETS = 5;
const LOCALS = 0x20;
/** The last one, so that its end is that of all. */
const REST = 0xfffe;
/** Not kept. */
const DROPPED = 0xffff;

/** Opcodes of two bytes: what follows tells them apart. */
const MORE = 0xfc;
const VECTORS = 0xfd;

/** Copies a module into columns or back: whichever it is, it sees the same bytes of the same columns. */
abstract class Copier {
  abstract byte(column: number): number;
  /** What `copy` copies has its size before it in the module, but not in the columns. */
  abstract sized(copy: () => void): void;
  abstract isAtEnd(): boolean;

  number(column: number): number {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.byte(column);
      value |= (byte & 0x7f) << shift;
      if (byte < 0x80) return value;
    }
  }

  bytes(column: number, count: number): void {
    for (let i = 0; i < count; ++i) this.byte(column);
  }
}

function memory(copy: Copier, code: number): void {
  copy.number(code); // alignment
  copy.number(OFFSETS);
}

function numbers(copy: Copier, column: number, count: number): void {
  for (let i = 0; i < count; ++i) copy.number(column);
}

/** How many numbers stand behind opcodes that begin with `MORE`, from 8 on. */
const MORE_NUMBERS = [2, 1, 2, 1, 2, 1, 2, 1, 1, 1];

function vectorOperands(copy: Copier, code: number): void {
  const kind = code & 0xff;
  if (kind < 12 || (kind > 83 && kind < 94)) memory(copy, code);
  else if (kind < 14) copy.bytes(code, 16);
  if ((kind > 20 && kind < 35) || (kind > 83 && kind < 92)) copy.byte(code); // lane
}

/** What stands behind an opcode that neither begins nor ends a block; the most frequent first. */
function operands(copy: Copier, code: number): void {
  if (code > 0x44 && code < 0xd0) return;
  if (code > 0x1f && code < 0x23) copy.number(LOCALS);
  else if (code > 0x27 && code < 0x3f) memory(copy, code);
  else if (code > 0x22 && code < 0x43) copy.number(code);
  else if (code === 0x0c || code === 0x0d || code === 0x10 || code === 0x12) copy.number(code);
  else if (code === 0x0e) numbers(copy, code, copy.number(code) + 1);
  else if (code === 0x11 || code === 0x13) numbers(copy, code, 2);
  else if (code === 0x1c) numbers(copy, code, copy.number(code));
  else if (code === 0x43) copy.bytes(code, 4);
  else if (code === 0x44) copy.bytes(code, 8);
  else if (code === 0xd0 || code === 0xd2) copy.number(code);
  else if (code >> 8 === VECTORS) vectorOperands(copy, code);
  else if (code >> 8 === MORE) numbers(copy, code, MORE_NUMBERS[(code & 0xff) - 8] ?? 0);
}

function copyFunction(copy: Copier): void {
  for (let groups = copy.number(REST); groups > 0; --groups) {
    copy.number(REST);
    copy.byte(REST); // type
  }
  let depth = 1;
  while (depth > 0) {
    let code = copy.byte(OPCODES);
    if (code === MORE || code === VECTORS) code = (code << 8) + copy.number(OPCODES);
    if (code === 0x0b) {
      --depth;
    } else if (code > 1 && code < 5) {
      ++depth;
      copy.number(code);
    } else {
      operands(copy, code);
    }
  }
}

function copyModule(copy: Copier): void {
  copy.bytes(REST, 8);
  while (!copy.isAtEnd()) {
    if (copy.byte(REST) === 10) {
      copy.sized(() => {
        for (let functions = copy.number(REST); functions > 0; --functions) {
          copy.sized(() => copyFunction(copy));
        }
      });
    } else {
      copy.bytes(REST, copy.number(REST));
    }
  }
}

class Splitter extends Copier {
  readonly columns: number[][] = [];
  #at = 0;

  constructor(readonly module: Uint8Array) {
    super();
  }

  byte(column: number): number {
    const byte = this.module[this.#at++];
    if (byte === undefined)
      throw new Error('The module ends within an instruction, or has an unknown one.');
    (this.columns[column] ??= []).push(byte);
    return byte;
  }

  sized(copy: () => void): void {
    const size = this.number(DROPPED);
    const end = this.#at + size;
    copy();
    if (this.#at !== end)
      throw new Error(`The module has an unknown instruction before byte ${this.#at}.`);
  }

  isAtEnd(): boolean {
    return this.#at === this.module.length;
  }
}

class Joiner extends Copier {
  readonly module: Uint8Array;
  #at = 0;

  /** `next` tells for each column where in `columns` its next byte is, `end` where the last column ends. */
  constructor(
    readonly columns: Uint8Array,
    readonly next: Uint32Array,
    readonly end: number,
    size: number,
  ) {
    super();
    this.module = new Uint8Array(size);
  }

  byte(column: number): number {
    return (this.module[this.#at++] = this.columns[this.next[column]!++]!);
  }

  sized(copy: () => void): void {
    const begin = this.#at;
    copy();
    const size = numberBytes(this.#at - begin);
    this.module.copyWithin(begin + size.length, begin, this.#at);
    this.module.set(size, begin);
    this.#at += size.length;
  }

  isAtEnd(): boolean {
    return this.next[REST] === this.end;
  }
}

function numberBytes(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 0x7f; rest >>>= 7) bytes.push((rest & 0x7f) | 0x80);
  return [...bytes, rest];
}

/** The columns of a module whose sizes take as few bytes as they can. */
export function toColumns(module: Uint8Array): Uint8Array {
  const splitter = new Splitter(module);
  copyModule(splitter);
  const columns = Object.entries(splitter.columns).filter(([key]) => Number(key) !== DROPPED);
  const head = [module.length, columns.length];
  for (const [key, bytes] of columns) head.push(Number(key), bytes.length);
  return Uint8Array.from([...head.flatMap(numberBytes), ...columns.flatMap(([, bytes]) => bytes)]);
}

/** The module whose columns these are. */
export function fromColumns(columns: Uint8Array): Uint8Array {
  const next = new Uint32Array(1 << 16);
  const head = new Joiner(columns, next, 0, columns.length); // at the front, where `next` begins
  const size = head.number(0);
  const sizes = Array.from(
    { length: head.number(0) },
    () => [head.number(0), head.number(0)] as const,
  );
  let at = next[0]!;
  for (const [key, bytes] of sizes) {
    next[key] = at;
    at += bytes;
  }
  const joiner = new Joiner(columns, next, at, size);
  copyModule(joiner);
  return joiner.module;
}
