/** Emscripten's glue of cli/ (cli/CMakeLists.txt). */
declare module 'jiugong:command' {
  export default function createProgram(options: {
    readonly arguments: readonly string[];
    readonly host: import('./host').Host;
    instantiateWasm(
      imports: WebAssembly.Imports,
      done: (instance: WebAssembly.Instance) => void,
    ): WebAssembly.Exports;
    quit(code: number): void;
  }): Promise<unknown>;
}
