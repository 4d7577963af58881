/** Solving files of puzzles: input, options, progress and results. */
import type { JiugongError } from './error';
import type { Run, RunOptions, RunProgress, RunResult } from './run';

/**
 * The output for an input line `5…9 comment`. The solution is the first of several; if there is
 * none, the puzzle itself is written in its place (in `'csv'` nothing, in `'json'` null).
 *
 * - `'solution'`: `483…257 comment`. A bad line is copied.
 * - `'status'`: `483…257 unique comment`, or `multiple`, `none`. A bad line is copied, with ` bad`
 *   at its end.
 * - `'count'`: `unique 1 comment`. A bad line is copied behind `bad 0 `.
 * - `'csv'`: a table with the columns `puzzle,status,count,solution,guesses`, without comments. A
 *   bad line is `"the line",bad,,,`.
 * - `'json'`: one object per line, with these members and, if there is one, `comment`. A bad line
 *   is an object with the line as `puzzle`, `status` (`'bad'`), `code`, `column`, `found` and
 *   `expected`.
 * - `'rating'`: `5…9 7.2/1.2/1.2 comment`: ER/EP/ED as `rate` gives them, 20 for a puzzle that no
 *   technique solves; `-` for one that is unknown; the
 *   status in place of them unless the puzzle is unique and not solved already. A bad line as in `'status'`.
 * - `'canonical'`: the canonical form (see `canonical`) instead of the puzzle; `5…9 clash` where givens clash.
 * - `'minimal'`: `5…9 minimal comment`, or in place of `minimal` the givens of which each alone could be left
 *   out, such as `r1c1,r2c5`, or `multiple` or `none`.
 *
 * Blank lines and lines that begin with `#` are copied; `'csv'` and `'json'` omit them.
 *
 * Of files of other layouts (`ManyLayout`) `'solution'` is the text with the digits filled in, of a table
 * a line for each puzzle, and so are the others of these formats. `'csv'` and `'json'` have no comments.
 * Fields are written so that no spreadsheet runs them: one that begins with `=`, `+`, `-` or `@` and is no
 * number gets an apostrophe first.
 */
export type ManyFormat =
  'solution' | 'status' | 'count' | 'csv' | 'json' | 'rating' | 'canonical' | 'minimal';

/**
 * How the puzzles lie in the input.
 *
 * - `'lines'`: 81 cells a line, optionally followed by a space, comma or `#` and a comment, with any line
 *   endings. Of a line longer than 512 KB only the first 4 KB are read.
 * - `'any'` is found by the first 64 KB: lines; grids of nine lines, with titles, comments and sections
 *   between (Project Euler 96, `.sdk`); a table, whose fields are separated by commas, tabs, semicolons or
 *   bars, quoted or not, and of which one column has puzzles of 81 cells; or any other text that `readText`
 *   reads, which is read as a whole. Of a grid or text longer than 64 MB only the first 4 KB are read.
 */
export type ManyLayout = 'lines' | 'any';

/**
 * The text of a file, in UTF-8, or in UTF-16 with a byte order mark. Bytes that begin as gzip are unpacked, all members of
 * them; what follows the last is left out. Where they are damaged or end too early, the run rejects with `'bad-gzip'`.
 */
export type ManyInput = Uint8Array | Blob | ReadableStream<Uint8Array> | string;

/** The totals of the lines that are done. */
export interface ManyCounts {
  /** Lines of all kinds. */
  lines: number;
  /** The puzzles: `unique + multiple + none`. */
  puzzles: number;
  unique: number;
  multiple: number;
  none: number;
  /** Lines without a valid puzzle, except blank lines and comments. */
  bad: number;
  /** The guesses of all puzzles. */
  guesses: number;
  /**
   * The puzzles by their guesses: entry 0 counts puzzles without guesses, entry n those with
   * 2^(n-1) to 2^n - 1.
   */
  histogram: number[];
  /**
   * Of rated files, the unique puzzles by their ER: entry n counts those with ER n / 10. Empty where
   * nothing is rated.
   */
  ratings: number[];
  /**
   * Essentially different puzzles, where canonical forms are written; otherwise 0. With `forms` these are all in the set.
   * They are counted up to 16 million, and each takes some 50 bytes of memory.
   */
  distinct: number;
}

export interface ManyProgress extends ManyCounts, RunProgress {
  /** The first bad lines so far, as in `ManyResult`. */
  errors: JiugongError[];
}

export interface ManyOptions extends RunOptions<ManyProgress> {
  /** `'solution'` by default. */
  format?: ManyFormat | undefined;
  /** The limit for counting the solutions of each puzzle; 2 by default. */
  limit?: number | undefined;
  /**
   * Whether `'csv'` and `'json'` also have the ratings of each puzzle: columns or members `er`, `ep`
   * and `ed`, which are empty or null unless it is unique. False by default, and always true for
   * `'rating'`.
   */
  rating?: boolean | undefined;
  /**
   * Whether `'csv'` and `'json'` also have `canonical`, the canonical form, and `automorphisms`; in JSON also
   * `transformation`, an object with the other members of `Canonical`. Empty or null where givens clash.
   */
  canonical?: boolean | undefined;
  /**
   * Whether `'csv'` and `'json'` also have `minimal` and `redundant`: whether each given is needed, and those of
   * which each alone could be left out (`r1c1,r2c5`; in JSON the cells). Empty or null unless the puzzle is unique.
   */
  minimal?: boolean | undefined;
  /**
   * A set for the canonical forms of the puzzles, as numbers. Runs that are given the same one count their essentially
   * different puzzles together.
   */
  forms?: Set<number> | undefined;
  /** How the puzzles lie in the input; `'lines'` by default, and `'any'` with one of the next options. */
  layout?: ManyLayout | undefined;
  /** The column of a table with the puzzles, by its name or its number from 1; by default it is found. */
  column?: string | number | undefined;
  /**
   * Whether the output is the table again, with columns behind those it has: of `'solution'` the solution, of
   * `'status'` that and the status, of `'count'` status and count, of `'rating'` the ratings, of `'canonical'` the
   * form, of `'minimal'` the status, `minimal` and `redundant`, of `'csv'` all. Not for `'json'`.
   */
  keepColumns?: boolean | undefined;
}

export interface ManyResult extends ManyCounts, RunResult {
  /** The first bad lines, at most 20, with their `line` and `column`. */
  errors: JiugongError[];
  /**
   * Bytes of the input that are solved, always whole lines or records; the rest of the input begins there, besides what is
   * `skipped`. Of gzip and UTF-16, about so many of the bytes that were given.
   */
  read: number;
}

export type ManyRun = Run<ManyResult>;
