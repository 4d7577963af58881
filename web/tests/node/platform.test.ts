/** Platforms that lack what the engine is built on are told so before anything else is tried. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from '../../../build/site/jiugong.mjs';
import { requirePlatform } from '../../engine/platform';

/** Runs a test with another value for the global `WebAssembly`. */
async function withWebAssembly(value: unknown, run: () => void | Promise<void>): Promise<void> {
  const globals = globalThis as unknown as { WebAssembly: unknown };
  const real = globals.WebAssembly;
  globals.WebAssembly = value;
  try {
    await run();
  } finally {
    globals.WebAssembly = real;
  }
}

const unsupported = (message: RegExp): object => ({
  name: 'JiugongError',
  code: 'unsupported',
  message,
});

test('a platform that has all is fine', () => {
  assert.equal(requirePlatform(), undefined);
});

test('without WebAssembly', () =>
  withWebAssembly(undefined, () => {
    assert.throws(requirePlatform, unsupported(/^This browser does not support WebAssembly; /));
  }));

test('WebAssembly without vectors: load says so', () =>
  withWebAssembly({ ...WebAssembly, validate: () => false }, async () => {
    await assert.rejects(load(), unsupported(/128-bit vectors \(SIMD\); current browsers do/));
  }));

test('the module that is tried has vectors: one byte of its type less, and it is none', () => {
  const tried: Uint8Array[] = [];
  const validate = (bytes: Uint8Array): boolean => tried.push(bytes) > 0;
  return withWebAssembly({ ...WebAssembly, validate }, requirePlatform).then(() => {
    const [bytes] = tried;
    assert.ok(bytes !== undefined);
    assert.equal(WebAssembly.validate(bytes as BufferSource), true);
    // The same function returning i32 instead of v128 would not be one.
    const changed = bytes.map((byte) => (byte === 0x7b ? 0x7f : byte));
    assert.equal(WebAssembly.validate(changed as BufferSource), false);
  });
});
