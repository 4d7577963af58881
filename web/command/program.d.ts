/** Emscripten's glue of cli/ (cli/CMakeLists.txt). */
declare module 'jiugong:command' {
  export default function createProgram(options: {
    readonly arguments: readonly string[];
    readonly host: import('./host').Host;
    instantiateWasm(
      imports: WebAssembly.Imports,
      done: (instance: WebAssembly.Instance) => void,
    ): WebAssembly.Exports;
    /** The cause is an Error where the program has broken down, otherwise Emscripten's own. */
    quit(code: number, cause: unknown): void;
  }): Promise<unknown>;
}
