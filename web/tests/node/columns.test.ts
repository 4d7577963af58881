/** The module's bytes survive being put into columns, and so does every instruction there is. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fromColumns, toColumns } from '../../engine/columns';

const HEADER = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0];

/** A module of one function with these instructions (a hundred bytes at most), and a section behind. */
function moduleWith(instructions: readonly number[]): Uint8Array {
  const body = [1, 2, 0x7f, ...instructions, 0x0b]; // two locals, which are i32
  const code = [1, body.length, ...body];
  return Uint8Array.from([...HEADER, 1, 4, 1, 0x60, 0, 0, 10, code.length, ...code, 0, 2, 1, 0x61]);
}

function expectSame(module: Uint8Array): void {
  assert.deepEqual(fromColumns(toColumns(module)), module);
}

/** Numbers of one, two and five bytes. */
const SHORT = [0x05];
const LONG = [0x8b, 0x0b];
const LONGEST = [0x8b, 0x8b, 0x8b, 0x8b, 0x0b];
const MEMORY = [...SHORT, ...LONG];
const lane = [0x0b];
const times = (count: number, byte: number): number[] => Array.from({ length: count }, () => byte);

test('the module', () => {
  const bytes = readFileSync(join(process.cwd(), '..', 'build', 'wasm', 'jiugong.wasm'));
  assert.ok(bytes.equals(fromColumns(toColumns(bytes))));
});

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

test('a module whose sizes do not fit is refused', () => {
  const module = moduleWith([0x06, 0x0b]); // an instruction that is none of those above
  assert.throws(() => toColumns(module), /unknown/);
  assert.throws(() => toColumns(moduleWith([0x02, 0x40])), /unknown/);
});
