/** Platforms that lack a required feature get an error before anything else is tried. */
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

test('accepts a platform with all features', () => {
  assert.equal(requirePlatform(), undefined);
});

test('rejects a platform without WebAssembly', () =>
  withWebAssembly(undefined, () => {
    assert.throws(requirePlatform, unsupported(/^This browser does not support WebAssembly; /));
  }));

test('load rejects WebAssembly without vectors', () =>
  withWebAssembly({ ...WebAssembly, validate: () => false }, async () => {
    await assert.rejects(load(), unsupported(/128-bit vectors \(SIMD\); current browsers do/));
  }));

test('the probe module uses vectors: one changed byte of its type makes it invalid', () => {
  const tried: Uint8Array[] = [];
  const validate = (bytes: Uint8Array): boolean => tried.push(bytes) > 0;
  return withWebAssembly({ ...WebAssembly, validate }, requirePlatform).then(() => {
    const [bytes] = tried;
    assert.ok(bytes !== undefined);
    assert.equal(WebAssembly.validate(bytes as BufferSource), true);
    // The same function with the result i32 instead of v128 would be invalid.
    const changed = bytes.map((byte) => (byte === 0x7b ? 0x7f : byte));
    assert.equal(WebAssembly.validate(changed as BufferSource), false);
  });
});
