/** The names of the engine's modules, and the form in which they are shipped. */
import type createModule from 'jiugong:module';

export type ModuleName = 'core' | 'regions' | 'teach' | 'twist';

/** A module as it is shipped. */
export interface ModuleCode {
  /** Identifies the build. */
  readonly build: string;
  /** A function that depends on nothing outside itself and returns the factory of the module; and its text. */
  readonly glue: () => typeof createModule;
  readonly glueText: string;
  /** The WebAssembly module, deflated, in base64. */
  readonly wasm: string;
}
