/** Modules that the build makes (bundle/scripts.mjs). */

declare module 'jiugong:host' {
  /** host-main.ts and all it needs, as one function that depends on nothing outside itself. */
  export default function host(): typeof import('./host-main');
  export const text: string;
}

declare module 'jiugong:core' {
  /** The module `core`, which is part of the script. */
  const code: import('./modules').ModuleCode;
  export default code;
}

declare module 'jiugong:siblings' {
  /** The build: a script and the modules beside it must be of the same one. */
  export const BUILD: string;
  /** The files of the other modules. `load` tries again each time; undefined where the file has no module. */
  export const siblings: Readonly<
    Record<
      Exclude<import('./modules').ModuleName, 'core'>,
      { readonly file: string; load(): Promise<import('./modules').ModuleCode | undefined> }
    >
  >;
}

/** batch/gunzip.ts, as scripts/lazy-script.ts takes it. */
declare module 'jiugong:gzip' {
  const script: import('../scripts/lazy-script').Lazy<typeof import('./batch/gunzip')>;
  export default script;
}
