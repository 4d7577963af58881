/**
 * Packs the columns of the module (`web/engine/columns.ts`) for `web/engine/unpack.ts`: LZMA, a fifth smaller
 * than the gzip that browsers unpack themselves.
 *
 *     u32 little-endian: bytes once unpacked | a raw LZMA stream, lc=1 lp=0 pb=0, without header
 */
import { execFileSync } from 'node:child_process';

export function pack(bytes) {
  const size = Buffer.alloc(4);
  size.writeUInt32LE(bytes.length);
  // In columns a byte tells little of the next that its place does not: no bits of position, one of context.
  const coder = '--lzma1=preset=9e,nice=273,lc=1,lp=0,pb=0';
  const packed = execFileSync('xz', ['--format=raw', coder, '--stdout'], {
    input: bytes,
    maxBuffer: 2 ** 30,
  });
  return Buffer.concat([size, packed]);
}
