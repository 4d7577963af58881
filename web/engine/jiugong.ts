/**
 * Jiugong: a sudoku engine for the browser and for Node.
 *
 * This file is the whole public surface; what it declares is `jiugong.d.ts`.
 * Cells are numbered 0..80 in row-major order. A board is a string of 81
 * characters, `1`..`9` for digits and `.` for blank cells.
 *
 * @example
 * const engine = await load();
 * const { status, solution } = await engine.solve(
 *   '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79',
 * );
 * engine.close();
 */
import { connect } from './connect';
import { JiugongError } from './error';

export { JiugongError } from './error';
export type { ErrorCode, ErrorPlace } from './error';

/** How many solutions a puzzle has, as far as the search went. */
export type Status = 'unique' | 'multiple' | 'none';

/**
 * A puzzle: text that holds exactly one puzzle in any format the engine reads,
 * 81 numbers, or nine rows of nine numbers (0 or null for a blank cell).
 */
export type PuzzleInput =
  string | ArrayLike<number | null> | ArrayLike<ArrayLike<number | string | null>>;

/**
 * The formats of puzzle texts: nine lines of nine, 81 characters on one line,
 * a case count and nine lines a case, a grid drawn with `|`, `-` and spaces,
 * and a JSON board.
 */
export type TextFormat = 'rows' | 'line' | 'cases' | 'boxed' | 'json';

export interface CallOptions {
  /** Aborting rejects the promise at once with the signal's reason and stops the work. */
  signal?: AbortSignal | undefined;
}

export interface SolveOptions extends CallOptions {
  /** Stop counting at this many solutions: a whole number of at least 1, 2 by default. */
  limit?: number | undefined;
}

export interface SolveResult {
  status: Status;
  /** Solutions found, at most `limit`. */
  count: number;
  /** Whether the search stopped early, so that there may be more than `count`. */
  capped: boolean;
  /** The first solution, or null. */
  solution: string | null;
  /** A second solution, or null. */
  second: string | null;
  /** Cells of givens that clash: the same digit twice in a row, column or box. */
  conflicts: number[];
  /** How often the search had to try a digit, since logic alone did not go on. */
  guesses: number;
  /** Time spent on the search, in microseconds. */
  micros: number;
}

export interface CountResult {
  count: number;
  capped: boolean;
}

/** One puzzle of a text, before it is solved. */
export interface TextPuzzle {
  /** 81 characters, `.` for blank cells. */
  puzzle: string;
  /** What stood behind the 81st character of its line, or ''. */
  comment: string;
  /** The 1-based line on which the puzzle begins. */
  line: number;
}

/** A place in a text where a puzzle was expected and none could be read. */
export interface TextFailure {
  status: 'error';
  error: JiugongError;
  /** The 1-based line on which the bad puzzle begins. */
  line: number;
}

export interface ReadResult {
  format: TextFormat;
  puzzles: (TextPuzzle | TextFailure)[];
}

export interface TextResult {
  /** The answer in the format of the question; a puzzle without solution stands unchanged. */
  text: string;
  format: TextFormat;
  /** One entry a puzzle, in the order of the text. */
  results: ((SolveResult & TextPuzzle) | TextFailure)[];
}

export interface WriteOptions extends CallOptions {
  /** `'rows'` by default. */
  format?: TextFormat | undefined;
}

export interface Engine {
  /** Where the work is done: a worker, or the thread that called `load`. */
  readonly thread: 'worker' | 'main';

  /** Finds up to two solutions, counts up to `limit`, and tells unique, multiple and none apart. */
  solve(puzzle: PuzzleInput, options?: SolveOptions): Promise<SolveResult>;

  /** Counts solutions up to `limit` (1,000,000 by default). */
  count(puzzle: PuzzleInput, options?: SolveOptions): Promise<CountResult>;

  /**
   * Solves every puzzle of a text and answers in the same format.
   *
   * Rejects with a JiugongError when no puzzle of the text can be read; as soon
   * as one can, the bad ones are entries of `results` with their errors.
   */
  solveText(text: string, options?: CallOptions): Promise<TextResult>;

  /** Reads every puzzle of a text without solving; rejects as `solveText` does. */
  readText(text: string, options?: CallOptions): Promise<ReadResult>;

  /** Writes a puzzle or a solution in one of the formats. */
  writeText(puzzle: PuzzleInput, options?: WriteOptions): Promise<string>;

  /** Ends this engine: what is under way and what comes later rejects with code `'closed'`. */
  close(): void;
}

export interface LoadOptions {
  /** `'main'` keeps the work on the calling thread even where a worker could do it. */
  thread?: 'main' | undefined;
}

/**
 * Starts an engine: in a worker in browsers (on the calling thread where a
 * page's policy forbids workers), in-process in Node. Engines on one page share
 * one module, so a second call is cheap.
 *
 * Rejects with a JiugongError of code `'unsupported'` where there is no WebAssembly.
 */
export function load(options?: LoadOptions): Promise<Engine> {
  return connect(options);
}
