/**
 * Packs the module's bytes for `web/engine/unpack.ts`: LZMA, a fifth smaller than the gzip that browsers
 * unpack themselves.
 *
 *     u32 little-endian: bytes once unpacked | a raw LZMA stream, lc=4 lp=0 pb=0, without header
 */
import { execFileSync } from 'node:child_process';

export function pack(bytes) {
  const size = Buffer.alloc(4);
  size.writeUInt32LE(bytes.length);
  // Code is not aligned, and a byte tells much of the next: no bits of the position, all four of context.
  const coder = '--lzma1=preset=9e,nice=273,lc=4,lp=0,pb=0';
  const packed = execFileSync('xz', ['--format=raw', coder, '--stdout'], {
    input: bytes,
    maxBuffer: 2 ** 30,
  });
  return Buffer.concat([size, packed]);
}
