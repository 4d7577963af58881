/** A WebAssembly module, packed as `engine/unpack.ts` takes it. */
export function pack(module: Uint8Array): string;
