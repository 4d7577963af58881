/** Puzzle texts: formats, options and results. */
import type { CallOptions } from './call';
import type { JiugongError } from './error';
import type { SolveResult } from './sudoku';

/**
 * The formats of puzzle texts: nine lines of nine (`'rows'`), 81 characters on one line (`'line'`),
 * a case count and nine lines per case (`'cases'`), a grid drawn with `|`, `-` and spaces
 * (`'boxed'`), and a JSON board (`'json'`).
 */
export type TextFormat = 'rows' | 'line' | 'cases' | 'boxed' | 'json';

/** One puzzle of a text, not yet solved. */
export interface TextPuzzle {
  /** 81 characters, `.` for blank cells; 729 for a puzzle of candidates, nine a cell, each digit at its place. */
  puzzle: string;
  /** The rest of its line after the last cell, or ''. */
  comment: string;
  /** The line on which the puzzle begins, 1-based. */
  line: number;
}

/** A place in a text where a puzzle was expected but none could be read. */
export interface TextFailure {
  status: 'error';
  error: JiugongError;
  /** The line on which the bad puzzle begins, 1-based. */
  line: number;
}

export interface ReadResult {
  format: TextFormat;
  puzzles: (TextPuzzle | TextFailure)[];
}

export interface TextResult {
  /**
   * The solutions in the format of the input. It has one solution for a puzzle with several, and a
   * puzzle without a solution is copied; only `results` says which these are.
   */
  text: string;
  format: TextFormat;
  /** One entry per puzzle, in the order of the text. */
  results: ((SolveResult & TextPuzzle) | TextFailure)[];
}

export interface WriteOptions extends CallOptions {
  /** The format; `'rows'` by default. */
  format?: TextFormat | undefined;
}
