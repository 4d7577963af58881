/** What embind.cpp puts into the module. Objects of its classes must be given back with delete(). */

export interface ModuleTextError {
  code: string;
  message: string;
  line: number;
  column: number;
  found: string;
  expected: string;
}

export interface ModuleResult {
  status: 'unique' | 'multiple' | 'none';
  count: number;
  capped: boolean;
  solution: string | null;
  second: string | null;
  conflicts: number[];
  guesses: number;
}

export interface ModulePuzzle {
  puzzle: string;
  comment: string;
  line: number;
}

export interface ModuleRefusal {
  status: 'error';
  error: ModuleTextError;
  line: number;
}

export interface ModuleSolver9 {
  /** Begins with a puzzle of 81 characters. */
  start(puzzle: string, limit: number): void;
  /** Visits up to `nodes` nodes; true when the search is over. */
  advance(nodes: number): boolean;
  result(): ModuleResult;
  delete(): void;
}

export interface ModuleTextReader {
  format(): string;
  /** The next `most` items of the text; fewer at its end. */
  readSome(most: number): (ModulePuzzle | ModuleRefusal)[];
  delete(): void;
}

export interface ModuleTextSolver {
  advance(nodes: number): boolean;
  format(): string;
  /** What was done since the last call. */
  takeItems(): ((ModuleResult & ModulePuzzle) | ModuleRefusal)[];
  text(): string;
  delete(): void;
}

/** A value of a C++ enumeration. */
export interface ModuleFormat {
  readonly value: number;
}

export interface JiugongModule {
  Format: Record<'rows' | 'line' | 'cases' | 'boxed' | 'json', ModuleFormat>;
  Solver9: new () => ModuleSolver9;
  TextReader: new (text: string) => ModuleTextReader;
  TextSolver: new (text: string) => ModuleTextSolver;
  readPuzzle(text: string): { puzzle: string } | { error: ModuleTextError };
  writeGrid(puzzle: string, format: ModuleFormat): string;
}

export default function createJiugong(options: { wasmBinary: Uint8Array }): Promise<JiugongModule>;
