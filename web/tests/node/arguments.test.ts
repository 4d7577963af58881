/** The random default seeds; the API's contract covers the other arguments. */
import assert from 'node:assert/strict';
import { webcrypto } from 'node:crypto';
import { test } from 'node:test';
import { checkSeed } from '../../engine/arguments';

/** Runs `body` with this global `crypto`, or without one. */
function withCrypto(crypto: unknown, body: () => void): void {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'crypto');
  Object.defineProperty(globalThis, 'crypto', { value: crypto, configurable: true });
  try {
    body();
  } finally {
    if (before === undefined) delete (globalThis as { crypto?: unknown }).crypto;
    else Object.defineProperty(globalThis, 'crypto', before);
  }
}

/** Fails unless a thousand seeds differ from one another and use all their 64 bits. */
function drawSeeds(): void {
  const seeds = Array.from({ length: 1000 }, () => BigInt(checkSeed(undefined)));
  assert.equal(new Set(seeds).size, seeds.length);
  const all = 2n ** 64n - 1n;
  assert.equal(
    seeds.reduce((ones, seed) => ones | seed),
    all,
  );
  assert.equal(
    seeds.reduce((zeros, seed) => zeros | (all ^ seed), 0n),
    all,
  );
  // Both halves are random: neither follows from the other.
  for (const half of [(seed: bigint) => seed >> 32n, (seed: bigint) => seed & 0xffff_ffffn]) {
    assert.ok(new Set(seeds.map(half)).size > 990);
  }
}

test('default seeds are random 64-bit numbers', () => {
  withCrypto(webcrypto, drawSeeds);
});

test('default seeds are random without a cryptographic source', () => {
  withCrypto(undefined, drawSeeds);
});
