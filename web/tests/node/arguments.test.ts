/** The seeds that are drawn where none is given; what other arguments may be is the API's contract. */
import assert from 'node:assert/strict';
import { webcrypto } from 'node:crypto';
import { test } from 'node:test';
import { checkSeed } from '../../engine/arguments';

/** Runs `body` as on a platform with (or without) a global `crypto`. */
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
  // Both halves are drawn: neither follows from the other.
  for (const half of [(seed: bigint) => seed >> 32n, (seed: bigint) => seed & 0xffff_ffffn]) {
    assert.ok(new Set(seeds.map(half)).size > 990);
  }
}

test('every seed is drawn from all 64-bit numbers', () => {
  withCrypto(webcrypto, drawSeeds);
});

test('even where there is no source of secrets', () => {
  withCrypto(undefined, drawSeeds);
});
