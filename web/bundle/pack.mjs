/**
 * Packs the module for `wasm/packing/unpacker.cpp`: its columns with LZMA, a fifth smaller than the gzip that
 * browsers unpack themselves, in base64.
 *
 *     u32 little-endian: bytes of the columns | a raw LZMA stream, lc=1 lp=0 pb=0, without header
 */
import { execFileSync } from 'node:child_process';
import { toColumns } from './columns.mjs';

export function pack(module) {
  const columns = toColumns(module);
  const size = Buffer.alloc(4);
  size.writeUInt32LE(columns.length);
  // In columns a byte tells little of the next that its place does not: no bits of position, one of context.
  const coder = '--lzma1=preset=9e,nice=273,lc=1,lp=0,pb=0';
  const packed = execFileSync('xz', ['--format=raw', coder, '--stdout'], {
    input: columns,
    maxBuffer: 2 ** 30,
  });
  return Buffer.concat([size, packed]).toString('base64');
}
