/** The module that the build makes (bundle/scripts.mjs). */

declare module 'jiugong:hints' {
  /** What the script of the room hints/ registers. */
  interface HintsScript {
    readonly build: string;
    /** Runs the script; returns what hints/hints.ts exports. */
    start(): typeof import('../hints/hints');
  }
  /** The build: the script that loads it must have been made with it. */
  export const BUILD: string;
  export const file: string;
  /** Tries again each time; undefined where the file has no hints. */
  export function load(): Promise<HintsScript | undefined>;
}
