/** Generating puzzles of a wanted difficulty: options, progress and results. */
import type { LongCallOptions } from './call';
import type { GeneratedPuzzle, Symmetry } from './sudoku';
import type { Level, Ratings, TeachStyle, Technique } from './teach';

/** The wanted difficulty: one of these. */
export type Difficulty =
  | { level: Level; er?: undefined; technique?: undefined; style?: undefined }
  | {
      /** The lowest and the highest ER, both included: `[7, 7.9]`; from 1 to 20, or Infinity. */
      er: readonly [lowest: number, highest: number];
      level?: undefined;
      technique?: undefined;
      style?: undefined;
    }
  | {
      /**
       * A technique that is the hardest on the way to the solution: it is needed, and nothing rated
       * higher. In the human style that is the one with the highest score.
       */
      technique: Technique;
      /** The style of the path; by default `'explainer'` where that has the technique, else `'human'`. */
      style?: TeachStyle | undefined;
      level?: undefined;
      er?: undefined;
    };

/** A puzzle made so far, with what is known of its difficulty. */
export interface RatedGrid extends Ratings {
  puzzle: string;
  solution: string;
  /** The number of givens. */
  clues: number;
  /** The technique of the first step with the highest rating, in the style that was asked for. */
  hardest: Technique | null;
}

/** How far `generate` is. */
export interface GenerateProgress {
  /** The part of the effort that is spent, 0..1. Most searches end early. */
  done: number;
  /** The number of puzzles rated so far. */
  rated: number;
  /**
   * The nearest puzzle so far, or null. Its ratings are null where only is known that it is harder than
   * wanted. A caller that may abort keeps it: an aborted call always rejects.
   */
  best: RatedGrid | null;
}

/** The options of `generate` for a wanted difficulty. At most eight are searched for at a time; further calls wait. */
export type GenerateRatedOptions = Difficulty &
  LongCallOptions<GenerateProgress> & {
    /** As in `GenerateOptions`. */
    seed?: number | bigint | string | undefined;
    /**
     * The wanted number of givens, 17..81. Without it they are as many as suit the difficulty: as a
     * rule at most 36 for beginners, 32 for easy and 30 for medium puzzles, more with a symmetry; beyond that
     * as few as the search comes to.
     */
    givens?: number | undefined;
    /** The older name of `givens`. */
    clues?: number | undefined;
    /** As in `GenerateOptions`. */
    symmetry?: Symmetry | undefined;
    /** As in `GenerateOptions`. */
    minimal?: boolean | undefined;
    /**
     * How long to search: a whole number of at least 1, or Infinity. A puzzle that is rated counts 1 up to
     * ER 6, and a thousand for 10.5. The default takes about a minute, for what is hard or
     * impossible to reach. It is a count and not a time, so that a seed gives the same puzzle on a
     * slow machine.
     */
    effort?: number | undefined;
  };

/** A puzzle with its ratings. `reached` says whether it is as wanted in all; if not, it is the nearest that was found. */
export interface RatedPuzzle extends GeneratedPuzzle, RatedGrid {}
