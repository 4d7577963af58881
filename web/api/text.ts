/** Texts of puzzles: questions and answers. */
import type { CallOptions } from './call';
import type { JiugongError } from './error';
import type { SolveResult } from './sudoku';

/**
 * The formats of puzzle texts: nine lines of nine, 81 characters on one line,
 * a case count and nine lines a case, a grid drawn with `|`, `-` and spaces,
 * and a JSON board.
 */
export type TextFormat = 'rows' | 'line' | 'cases' | 'boxed' | 'json';

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
  /**
   * The answer in the format of the question. Of several solutions it has one, and a puzzle without
   * any stands unchanged: which these are, only `results` tell.
   */
  text: string;
  format: TextFormat;
  /** One entry a puzzle, in the order of the text. */
  results: ((SolveResult & TextPuzzle) | TextFailure)[];
}

export interface WriteOptions extends CallOptions {
  /** `'rows'` by default. */
  format?: TextFormat | undefined;
}
