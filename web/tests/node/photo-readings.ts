/** What was read of a photo, as plain data. */
import type { PhotoPoint, PhotoPuzzle } from '../../engine/jiugong';

export const BLANK = '.'.repeat(81);

/** The chances of a cell that is surely blank. */
export const NO_CHANCES = [1000, 0, 0, 0, 0, 0, 0, 0, 0, 0];

/** Crossings at every multiple of `side`, `left` pixels to the right. */
export const crossingsAt = (side: number, left = 0): readonly PhotoPoint[] =>
  Array.from({ length: 100 }, (_, index) => ({
    x: left + side * (index % 10),
    y: side * Math.floor(index / 10),
  }));

/** A blank puzzle that is sure, with these crossings, but for what is said otherwise. */
export const photoAt = (
  crossings: readonly PhotoPoint[],
  change: Partial<PhotoPuzzle> = {},
): PhotoPuzzle => ({
  verdict: 'sure',
  puzzle: BLANK,
  byHand: BLANK,
  status: 'unique',
  conflicts: [],
  doubtful: [],
  corrected: false,
  turns: 0,
  corners: [crossings[0]!, crossings[9]!, crossings[99]!, crossings[90]!],
  crossings,
  chances: Array.from({ length: 81 }, () => NO_CHANCES),
  ...change,
});
