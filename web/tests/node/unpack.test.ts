/** The module comes out of the script as it was, whatever is in it. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { unpack } from '../../engine/unpack';
import { pack } from '../../bundle/pack.mjs';

const built = (name: string): string => join(process.cwd(), '..', 'build', 'wasm', name);
const unpacker = readFileSync(built('jiugong-unpacker.wasm'), 'latin1');

const HEADER = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0];

/** A number in LEB128. */
function number(value: number): number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...number(value >> 7)];
}

/** A module of functions, each of these instructions, and a section behind. */
function moduleWith(...functions: readonly number[][]): Uint8Array {
  const bodies = functions.flatMap((instructions) => {
    const body = [1, 2, 0x7f, ...instructions, 0x0b]; // two locals, which are i32
    return [...number(body.length), ...body];
  });
  const code = [...number(functions.length), ...bodies];
  const types = [1, 4, 1, 0x60, 0, 0];
  return Uint8Array.from([...HEADER, ...types, 10, ...number(code.length), ...code, 0, 2, 1, 0x61]);
}

/** A module with a section of these bytes. */
function moduleAround(bytes: Uint8Array): Uint8Array {
  const head = [...HEADER, 0, ...number(bytes.length)];
  const module = new Uint8Array(head.length + bytes.length);
  module.set(head);
  module.set(bytes, head.length);
  return module;
}

/** Gives what the module was packed to. */
function expectSame(module: Uint8Array): string {
  const packed = pack(module);
  const unpacked = unpack(unpacker, packed);
  assert.equal(Buffer.compare(unpacked, module), 0);
  // Nothing of what it took to unpack it is kept with it.
  assert.equal(unpacked.buffer.byteLength, module.length);
  return packed;
}

const shipped = readFileSync(built('jiugong.wasm'));

test('the module, to four ninths, in base64', () => {
  assert.ok(expectSame(shipped).length * 9 < shipped.length * 4 + 9);
});

/** Numbers 0..2^32 - 1, the same ones each time (a xorshift generator). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state >>> 0;
  };
}

/** Numbers of one, two and five bytes. */
const SHORT = [0x05];
const LONG = [0x8b, 0x0b];
const LONGEST = [0x8b, 0x8b, 0x8b, 0x8b, 0x0b];
const MEMORY = [...SHORT, ...LONG];
const lane = [0x0b];
const times = (count: number, byte: number): number[] => Array.from({ length: count }, () => byte);

test('a module without functions', () => {
  expectSame(Uint8Array.from(HEADER));
  expectSame(Uint8Array.from([...HEADER, 0, 2, 1, 0x61]));
});

test('blocks, however deep', () => {
  const inside = [0x02, 0x40, 0x03, ...LONG, 0x04, 0x7f, 0x05, 0x0b, 0x0b, 0x0b, 0x01];
  expectSame(moduleWith([...inside, 0x02, 0x40, ...inside, 0x0b]));
});

// An operand that looks like the end of a block, or like a number that goes on, shows whether as many bytes
// are taken for operands as there are.
const instructions: [string, number[]][] = [
  ['branches', [0x0c, ...LONG, 0x0d, 0x0b, 0x0e, 2, ...LONG, 0x0b, ...LONG, 0x0e, 0, 0x0b, 0x0f]],
  ['calls', [0x10, 0x0b, 0x11, ...LONG, 0x0b, 0x12, 0x0b, 0x13, 0x0b, ...LONG]],
  ['choices', [0x1a, 0x1b, 0x1c, 2, 0x0b, 0x0b]],
  [
    'locals, globals and tables',
    [0x20, 0x21, 0x22, 0x23, 0x24, 0x25, 0x26].flatMap((op) => [op, ...LONG]),
  ],
  ['memory', Array.from({ length: 0x3f - 0x28 }, (_, i) => [0x28 + i, 0x0b, ...LONG]).flat()],
  ['size of the memory', [0x3f, 0x0b, 0x40, 0x0b]],
  [
    'numbers',
    [0x41, ...LONGEST, 0x42, ...LONGEST, 0x43, ...times(4, 0x8b), 0x44, ...times(8, 0x8b)],
  ],
  ['comparisons and arithmetic', Array.from({ length: 0x88 - 0x45 }, (_, i) => 0x45 + i)],
  ['more arithmetic and conversions', Array.from({ length: 0xc5 - 0x88 }, (_, i) => 0x88 + i)],
  ['references', [0xd0, 0x0b, 0xd1, 0xd2, ...LONG]],
  ['conversions', Array.from({ length: 8 }, (_, kind) => [0xfc, kind]).flat()],
  [
    'memory and tables in bulk',
    [2, 1, 2, 1, 2, 1, 2, 1, 1, 1].flatMap((count, i) => [0xfc, 8 + i, ...times(count, 0x0b)]),
  ],
  [
    'vectors and memory',
    [...Array(12).keys(), 92, 93].flatMap((kind) => [0xfd, kind, 0x0b, ...LONG]),
  ],
  ['constant vectors', [12, 13].flatMap((kind) => [0xfd, kind, ...times(16, 0x8b)])],
  ['lanes', Array.from({ length: 14 }, (_, i) => [0xfd, 21 + i, ...lane]).flat()],
  [
    'lanes and memory',
    Array.from({ length: 8 }, (_, i) => [0xfd, 84 + i, ...MEMORY, ...lane]).flat(),
  ],
  [
    'arithmetic of vectors',
    [14, 20, 35, 83, 94, 0xff].flatMap((kind) => [0xfd, ...(kind < 0x80 ? [kind] : [kind, 1])]),
  ],
  ['relaxed arithmetic of vectors', [0xfd, 0x80, 2, 0xfd, 0x93, 2]],
];

for (const [name, bytes] of instructions) test(name, () => expectSame(moduleWith(bytes)));

test('locals, first come and often used, of several functions', () => {
  const next = numbers(3);
  const uses = (most: number): number[] =>
    Array.from({ length: 400 }, () => [0x20 + (next() % 3), ...number(next() % most)]).flat();
  for (const most of [1, 2, 127, 129, 5000]) expectSame(moduleWith(uses(most), uses(most), []));
});

test('functions of one, two and three bytes of size', () => {
  const nothings = (count: number): number[] => times(count, 0x01);
  expectSame(moduleWith(...[0, 122, 123, 124, 125, 16_378, 16_379, 16_380, 16_381].map(nothings)));
});

test('a module whose sizes do not fit is refused', () => {
  const module = moduleWith([0x06, 0x0b]); // an instruction that is none of those above
  assert.throws(() => pack(module), /unknown/);
  assert.throws(() => pack(moduleWith([0x02, 0x40])), /unknown/);
});

test('nothing, a byte, and bytes of one kind', () => {
  for (const size of [0, 1, 2, 3, 272, 273, 274, 70_000])
    expectSame(moduleAround(new Uint8Array(size).fill(7)));
});

test('bytes without any pattern', () => {
  const next = numbers(1);
  expectSame(moduleAround(Uint8Array.from({ length: 50_000 }, next)));
});

test('repetitions of every length from every distance', () => {
  const next = numbers(2);
  for (const reach of [4, 40, 400, 100_000]) {
    const bytes = Array.from({ length: 10 }, () => next() % 256);
    while (bytes.length < 200_000) {
      const from = Math.max(0, bytes.length - 1 - (next() % reach));
      const length = 1 + (next() % (next() % 8 === 0 ? 400 : 20));
      for (let i = 0; i < length; ++i) bytes.push(bytes[from + i]!);
      if (next() % 2 === 0) bytes.push(next() % 256);
    }
    expectSame(moduleAround(Uint8Array.from(bytes)));
  }
});

test('what was cut off or spoilt ends as well', () => {
  const packed = pack(shipped);
  const other = packed[500] === 'A' ? 'B' : 'A';
  for (const spoilt of [
    packed.slice(0, 2000),
    `${packed.slice(0, 500)}${other}${packed.slice(501)}`,
  ]) {
    let bytes: Uint8Array = new Uint8Array();
    try {
      bytes = unpack(unpacker, spoilt);
    } catch (error) {
      assert.ok(error instanceof WebAssembly.RuntimeError);
    }
    assert.notEqual(Buffer.compare(bytes, shipped), 0);
  }
});
