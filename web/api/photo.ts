/** Puzzles in photos and screenshots. */
import type { LongCallOptions } from './call';
import type { Status } from './sudoku';

/** A picture; an `ImageData` of a canvas is one. */
export interface PhotoOptions extends LongCallOptions {
  /** Four bytes a pixel, row by row from above: red, green, blue and opacity. */
  data: Uint8ClampedArray | Uint8Array;
  /** In pixels, 1 to 32767; at most 64 million pixels altogether. */
  width: number;
  height: number;
}

/** A point of the picture in pixels. */
export interface PhotoPoint {
  readonly x: number;
  readonly y: number;
}

/**
 * How sure a reading is: `'sure'` (no other proper puzzle is nearly as likely), `'doubtful'` (a proper puzzle, but
 * compare the doubtful cells), `'unread'` (a grid, but what was read is no proper puzzle, as its `status` says, or no cell
 * of it is sure).
 */
export type PhotoVerdict = 'sure' | 'doubtful' | 'unread';

/** Why nothing was found. */
export type PhotoProblem = 'no-grid' | 'too-small' | 'too-dark' | 'too-blurred' | 'not-nine';

/** A puzzle in a picture. */
export interface PhotoPuzzle {
  readonly verdict: PhotoVerdict;
  /** The printed digits, as a line of 81 characters. */
  readonly puzzle: string;
  /** The digits that were written by hand, in blank cells of the puzzle, as a line of 81 characters. */
  readonly byHand: string;
  /** How many solutions `puzzle` has: a print with several or with none is read as it is, and is `'unread'`. */
  readonly status: Status;
  /** The givens of `puzzle` that clash, 0..80. */
  readonly conflicts: readonly number[];
  /**
   * The cells whose reading should be compared with the picture, 0..80. Of an unread puzzle: none if it is surely printed so,
   * all if digits may be misread that are not known.
   */
  readonly doubtful: readonly number[];
  /** Whether the solver corrected the reading: the likeliest digit of each cell for itself is another puzzle, or none. */
  readonly corrected: boolean;
  /** How many quarter turns clockwise the picture needs until the digits are upright: 0 to 3. */
  readonly turns: number;
  /** Of the grid, in the orientation of the digits: upper left, upper right, lower right, lower left. */
  readonly corners: readonly [PhotoPoint, PhotoPoint, PhotoPoint, PhotoPoint];
  /** The 10 × 10 crossings of its lines, row by row in the same orientation: where they are on paper that is not flat. */
  readonly crossings: readonly PhotoPoint[];
  /**
   * For each cell, in thousandths: how likely it is by itself that the cell has no given (the first) and that it has the
   * given 1 to 9.
   */
  readonly chances: readonly (readonly number[])[];
}

/** What `readPhoto` finds: the largest puzzle that could be read and the others, or the reason why there is none. */
export type PhotoReading =
  | (PhotoPuzzle & { readonly others: readonly PhotoPuzzle[]; readonly problem: null })
  | { readonly verdict: 'not-found'; readonly problem: PhotoProblem };
