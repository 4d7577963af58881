/** The names of the engine's modules, and the form in which they are shipped. */
export type ModuleName =
  'core' | 'analysis' | 'batch' | 'cover' | 'generate' | 'photo' | 'regions' | 'teach' | 'twist';

/** A module as it is shipped. */
export interface ModuleCode {
  /** Identifies the build. */
  readonly build: string;
  /** The WebAssembly module, deflated, in base64. */
  readonly wasm: string;
}
