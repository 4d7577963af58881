/** The module's bytes come out of the script as they were. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { unpack } from '../../engine/unpack';
import { pack } from '../../bundle/pack.mjs';

function expectSame(bytes: Uint8Array): Uint8Array {
  const packed = pack(bytes);
  assert.deepEqual(Buffer.compare(unpack(packed), bytes), 0);
  return packed;
}

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

test('nothing, a byte, and bytes of one kind', () => {
  for (const size of [0, 1, 2, 3, 272, 273, 274, 70_000]) expectSame(new Uint8Array(size).fill(7));
});

test('bytes without any pattern', () => {
  const next = numbers(1);
  expectSame(Uint8Array.from({ length: 50_000 }, next));
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
    expectSame(Uint8Array.from(bytes));
  }
});

test('the module, to a third', () => {
  const bytes = readFileSync(join(process.cwd(), '..', 'build', 'wasm', 'jiugong.wasm'));
  assert.ok(expectSame(bytes).length < bytes.length * 0.4);
});

test('what was cut off or spoilt ends as well', () => {
  const packed = pack(new Uint8Array(1000).map((_, i) => i % 50));
  assert.equal(unpack(packed.subarray(0, 20)).length, 1000);
  assert.equal(unpack(packed.map((byte, i) => (i < 4 ? byte : byte ^ 0x55))).length, 1000);
});
