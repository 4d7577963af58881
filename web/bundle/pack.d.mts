/** Bytes of the module, packed as `engine/unpack.ts` reads them. */
export function pack(bytes: Uint8Array): Buffer;
