/** Making puzzles of any shape: options and result. */
import type { LongCallOptions } from './call';
import type { RegionPresetName, RegionProgress, RegionsInput, RegionsPuzzle } from './regions';

/** What `generateRegions` can draw. */
export const REGION_CLUES = [
  'cage',
  'thermometer',
  'arrow',
  'whisper',
  'renban',
  'palindrome',
  'between',
  'kropki',
  'xv',
  'quadruple',
  'sandwich',
  'little-killer',
  'skyscraper',
  'x-sum',
] as const;

export type RegionClue = (typeof REGION_CLUES)[number];

export interface GenerateRegionsOptions extends LongCallOptions<RegionProgress> {
  /** The layout: a preset, `'9x9'` by default, or else a puzzle whose regions, cages, rules and givens stay. */
  preset?: RegionPresetName | undefined;
  puzzle?: RegionsInput | undefined;
  /**
   * What is drawn: each of these occurs in the puzzle. Nothing by default, and cages for the preset
   * `'killer'`. Cages cover the grid where they are all that is wanted.
   */
  rules?: readonly RegionClue[] | undefined;
  /**
   * The wanted number of givens; 0 for none. Without it there are as few as the search comes to: none where what
   * is drawn is enough, otherwise none that the solver finds superfluous.
   */
  givens?: number | undefined;
  /**
   * Whether regions of random shapes replace the boxes or pieces: only in squares with as many values as rows.
   * By default only for the preset `'jigsaw'`.
   */
  irregular?: boolean | undefined;
  /**
   * Whether no given can be left out, and of what is drawn nothing but the last of its kind; false by
   * default.
   */
  minimal?: boolean | undefined;
  /** As in `GenerateOptions`. */
  seed?: number | bigint | string | undefined;
  /** How many solutions to try in search of what is wanted: a whole number of at least 1, 50 by default. */
  attempts?: number | undefined;
}

/** A puzzle of any shape with exactly one solution. */
export interface GeneratedRegions {
  puzzle: RegionsPuzzle;
  /** One value per cell, -1 for void cells. */
  solution: number[];
  /** The number of givens. */
  givens: number;
  /** The seed in decimal: with the same options it gives this puzzle again. */
  seed: string;
  /**
   * Whether the puzzle has the wanted number of givens and something of each rule. If not, it is the nearest that
   * was found; more `attempts` or another seed may help.
   */
  reached: boolean;
}
