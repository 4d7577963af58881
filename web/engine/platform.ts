/** Checks that the platform has what the engine needs. */
import { JiugongError } from '../api/error';

/** The smallest module with a vector in it: a function that returns sixteen zeros. */
// prettier-ignore
const VECTOR_MODULE = Uint8Array.of(
  0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00, // WebAssembly, version 1
  0x01, 0x05, 0x01, 0x60, 0x00, 0x01, 0x7b, // a type: () -> v128
  0x03, 0x02, 0x01, 0x00, // a function of this type
  0x0a, 0x08, 0x01, 0x06, 0x00, 0x41, 0x00, 0xfd, 0x0f, 0x0b, // i32.const 0, i8x16.splat
);

/** The name of a missing feature; null if the engine can run. */
function missing(): string | null {
  if (typeof WebAssembly !== 'object') return 'WebAssembly';
  if (typeof DecompressionStream !== 'function') return 'DecompressionStream';
  return WebAssembly.validate(VECTOR_MODULE) ? null : 'WebAssembly with 128-bit vectors (SIMD)';
}

/** Throws a JiugongError that names the missing feature, if there is one. */
export function requirePlatform(): void {
  const name = missing();
  if (name === null) return;
  throw new JiugongError(
    'unsupported',
    `This browser does not support ${name}; current browsers do.`,
  );
}
