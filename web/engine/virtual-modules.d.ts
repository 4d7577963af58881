/** Modules that build.mjs makes. */

declare module 'jiugong:core' {
  /** core.ts and all it needs, as one function that depends on nothing outside itself. */
  export default function core(): typeof import('./core');
  /** A classic script that makes the worker that runs it a host. */
  export function workerSource(): string;
}

declare module 'jiugong:wasm' {
  /** The module's bytes: packed by bundle/pack.mjs, then base64. */
  const packed: string;
  export default packed;
}
