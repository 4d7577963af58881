/**
 * Unpacks the module: with a small module that `wasm/packing/unpacker.cpp` describes, since a script that has
 * never run before takes several times as long.
 */

/** What the small module exports. */
interface Unpacker {
  readonly memory: WebAssembly.Memory;
  reserve(characters: number): number;
  unpack(characters: number): number;
  unpacked(): number;
}

/** The bytes of which `packed` was made by `bundle/pack.mjs`; `unpacker` has those of the small module as characters. */
export function unpack(unpacker: string, packed: string): Uint8Array {
  const bytes = Uint8Array.from(unpacker, (character) => character.charCodeAt(0));
  const instance = new WebAssembly.Instance(new WebAssembly.Module(bytes));
  const exports = instance.exports as unknown as Unpacker;
  const begin = exports.reserve(packed.length);
  new TextEncoder().encodeInto(packed, new Uint8Array(exports.memory.buffer, begin));
  const size = exports.unpack(packed.length);
  // A copy: whoever keeps it would keep all that memory.
  return new Uint8Array(exports.memory.buffer, exports.unpacked(), size).slice();
}
