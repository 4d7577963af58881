/** Modules that build.mjs makes. */

declare module 'jiugong:core' {
  /** core.ts and all it needs, as one function that depends on nothing outside itself. */
  export default function core(): typeof import('./core');
  /** A classic script that makes the worker that runs it a host, of the module as `jiugong:wasm` holds it. */
  export function workerSource(wasm: string): string;
}

declare module 'jiugong:wasm' {
  /** The module, packed by bundle/pack.mjs. */
  const packed: string;
  export default packed;
}

declare module 'jiugong:unpacker' {
  /** The bytes of the module that unpacks it, a character each. */
  const bytes: string;
  export default bytes;
}
