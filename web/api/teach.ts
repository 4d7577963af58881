/** A teacher: the next step of a sudoku, all steps to its solution, and its ratings. */
import type { CallOptions, LongCallOptions } from './call';
import type { PuzzleInput } from './sudoku';

/**
 * A position: a puzzle with nothing done yet, as other methods take it; a text that `readPosition`
 * reads; or a puzzle with what was entered and the pencil marks.
 */
export type Position =
  | PuzzleInput
  | {
      /** 81 characters: `1` to `9`, and `.` or `0` for a blank cell. */
      givens: string;
      /**
       * The digits that were entered, likewise; none by default. A digit in the cell of a given has
       * no effect, so a text that repeats the givens is the same.
       */
      digits?: string | null | undefined;
      /**
       * The pencil marks: for each of the 81 cells a number whose bit d - 1 is set if digit d is
       * marked, and 0 for a cell without marks, which may hold whatever the digits allow. None by
       * default. Marks that the digits exclude have no effect.
       */
      marks?: ArrayLike<number> | null | undefined;
    };

/** A position with all its parts, as `readPosition` finds it. */
export interface ReadPosition {
  /** 81 characters: `1` to `9`, and `.` for a blank cell. */
  givens: string;
  digits: string;
  /** The marks of each cell, as in `Position`; 0 for a cell without marks. */
  marks: number[];
}

/**
 * The formats of `writePosition`:
 *
 * - `'line'`: 81 characters, `.` for a blank cell
 * - `'candidates'`: 729 characters: for each cell the digits 1 to 9 that it may hold, and `.` in place
 *   of the others
 * - `'drawn'`: a grid with borders, as people post it, each cell with the digits that it may hold
 * - `'json'`: `{"givens":"…","digits":"…","marks":[…]}`, which alone holds all of a position
 */
export type PositionFormat = 'line' | 'candidates' | 'drawn' | 'json';

export interface WritePositionOptions extends CallOptions {
  /** `'drawn'` by default. */
  format?: PositionFormat | undefined;
}

/**
 * What is wrong with a position, and the cells that it is about, ascending: the first of these that
 * applies.
 *
 * - `'clash'`: the cells whose digit occurs twice in a row, column or box
 * - `'no-solution'`, `'several-solutions'`: the givens have none or several, and so have the marks; no cells
 * - `'wrong-digit'`: the cells whose digit is not that of the only solution
 * - `'missing-mark'`: the cells whose marks lack the digit of the solution
 */
export interface PositionCheck {
  verdict: 'sound' | 'clash' | 'no-solution' | 'several-solutions' | 'wrong-digit' | 'missing-mark';
  cells: number[];
}

/**
 * Which techniques there are, their order, and their ratings:
 *
 * - `'explainer'`: those of Sudoku Explainer 1.2.1
 * - `'human'`: those that people know by name, such as skyscraper, W-wing or XY-chain. Names, order and
 *   ratings follow HoDoKu 2.2: its score of each technique, a whole number from 4 (full house) to 700.
 *   The order says what is looked for first, the score how much work it is, so a later technique may
 *   score less. Where nothing else helps, the chains of Sudoku Explainer that follow several assumptions
 *   do, so that the same positions are solved.
 */
export type TeachStyle = 'explainer' | 'human';

/** The techniques: those of Sudoku Explainer in the order of their ratings, then those that only the human style has. */
export const TECHNIQUES = [
  'hidden-single',
  'direct-pointing',
  'direct-claiming',
  'direct-hidden-pair',
  'naked-single',
  'direct-hidden-triplet',
  'pointing',
  'claiming',
  'naked-pair',
  'x-wing',
  'hidden-pair',
  'naked-triplet',
  'swordfish',
  'hidden-triplet',
  'xy-wing',
  'xyz-wing',
  'unique-rectangle',
  'unique-loop',
  'naked-quad',
  'jellyfish',
  'hidden-quad',
  'bug',
  'aligned-pair-exclusion',
  'generalized-x-wing',
  'bidirectional-x-cycle',
  'bidirectional-y-cycle',
  'turbot-fish',
  'forcing-x-chain',
  'bidirectional-cycle',
  'forcing-chain',
  'aligned-triplet-exclusion',
  'nishio-forcing-chains',
  'cell-forcing-chains',
  'region-forcing-chains',
  'dynamic-cell-forcing-chains',
  'dynamic-region-forcing-chains',
  'dynamic-contradiction-forcing-chains',
  'dynamic-double-forcing-chains',
  'full-house',
  'locked-pair',
  'locked-triplet',
  'remote-pair',
  'bug-plus-one',
  'skyscraper',
  'two-string-kite',
  'empty-rectangle',
  'w-wing',
  'hidden-rectangle',
  'avoidable-rectangle',
  'finned-x-wing',
  'sashimi-x-wing',
  'finned-swordfish',
  'sashimi-swordfish',
  'finned-jellyfish',
  'sashimi-jellyfish',
  'sue-de-coq',
  'simple-colouring',
  'multi-colouring',
  'x-chain',
  'xy-chain',
  'continuous-nice-loop',
  'alternating-inference-chain',
  'als-xz',
  'als-xy-wing',
  'als-chain',
] as const;

/**
 * A technique: those of Sudoku Explainer in the order of their ratings as far as each has one, then
 * those that only the human style has. `'bug'` is the bivalue universal grave.
 */
export type Technique = (typeof TECHNIQUES)[number];

/** The levels of difficulty, the easiest first. */
export const LEVELS = ['beginner', 'easy', 'medium', 'hard', 'expert', 'extreme'] as const;

/**
 * Six levels of difficulty, by ER:
 *
 * - `'beginner'`, up to 1.2: the last cell of a house, or the only place of a digit in a box
 * - `'easy'`, up to 2: the only place in a row or column, or what a locked candidate or pair leaves
 * - `'medium'`, up to 2.9: the only digit of a cell, locked candidates
 * - `'hard'`, up to 6.1: patterns, such as sets of two to four cells, fish, wings, unique rectangles
 * - `'expert'`, up to 8.4: chains
 * - `'extreme'`, from 8.5 on: long chains from several alternatives, or chains within chains
 */
export type Level = (typeof LEVELS)[number];

/**
 * The three ratings of Sudoku Explainer 1.2.1, which the sudoku world quotes as ER/EP/ED. Each is a
 * number as it prints them, such as 7.2, and null as long as it is unknown.
 */
export interface Ratings {
  /**
   * The rating of the hardest step; 20 if all techniques together do not suffice. The hardest
   * puzzles known have 11.9.
   */
  er: number | null;
  /** The rating of the hardest step until the first digit is placed. */
  ep: number | null;
  /** The rating of the very first step. */
  ed: number | null;
  /** The level that ER stands for; null as long as it is unknown. */
  level: Level | null;
}

/** How far `rate` and `explain` are. */
export interface TeachProgress extends Ratings {
  /**
   * The part of the present search that is done, 0..1. Each step takes one search after another,
   * from easy to hard techniques, so that this falls whenever another begins.
   */
  done: number;
  /** The steps found so far; the ratings are those of these steps. */
  steps: number;
  /** The technique of the first of them with the highest rating; null before the first step. */
  hardest: Technique | null;
}

export interface RateOptions extends LongCallOptions<TeachProgress> {}

/** What `rate` finds. Without a sound position all ratings are null and there are no steps. */
export interface RateResult extends Ratings {
  check: PositionCheck;
  /** The technique of the first step with the highest rating; null without steps. */
  hardest: Technique | null;
  /** The number of steps. */
  steps: number;
  /** How often each technique was used; those that were not are absent. */
  techniques: Partial<Record<Technique, number>>;
}

export interface ExplainOptions extends LongCallOptions<TeachProgress> {
  /** The maximum number of steps: a whole number of at least 1, or Infinity, which is the default. */
  limit?: number | undefined;
  /** `'explainer'` by default. */
  style?: TeachStyle | undefined;
}

/** What `explain` finds. Without a sound position there are no steps; in the human style no ratings. */
export interface ExplainResult extends Ratings {
  check: PositionCheck;
  /** The steps, each from the position after those before. */
  steps: Step[];
  /** Whether they solve the position. */
  solved: boolean;
}

export interface StepsOptions extends CallOptions {
  /** `'explainer'` by default. */
  style?: TeachStyle | undefined;
}

/** What `steps` finds. Without a sound position there are no steps. */
export interface StepsResult {
  check: PositionCheck;
  /** By rating; in the human style in its order, each effect once. */
  steps: Step[];
}

export interface HintOptions extends CallOptions {
  /** `'explainer'` by default. */
  style?: TeachStyle | undefined;
}

/**
 * The easiest step, or why there is none:
 *
 * - `'solved'`: every cell has its digit
 * - `'stuck'`: no technique applies
 * - the others: the position is not sound (see `PositionCheck`)
 */
export type Hint =
  | { kind: 'step'; step: Step }
  | { kind: 'solved' | 'stuck' }
  | { kind: 'clash' | 'wrong-digit' | 'missing-mark'; cells: number[] }
  | { kind: 'no-solution' | 'several-solutions' };

/** A link that a pattern rests on: not both candidates are true, or (strong) one of them is. */
export interface StepLink {
  from: { cell: number; digit: number };
  to: { cell: number; digit: number };
  strong: boolean;
  reason: ChainNode['reason'];
}

/** One step: what it does, and all that is needed to draw and tell it. */
export interface Step {
  technique: Technique;
  /**
   * Unique rectangles and loops, `'bug'`: the type, 1..4; in the human style of rectangles 1..6. Avoidable
   * rectangles, simple and multi-colouring: the type, 1 or 2. `'als-xz'`: the number of restricted common
   * digits. Dynamic chains: what they use besides
   * singles: 0 nothing, 1 patterns, 2 forcing chains as well, 3 cell and region chains as well, 4
   * dynamic chains. 0 for all others.
   */
  variant: number;
  /** The name that Sudoku Explainer or HoDoKu prints, in English, with the variant: `Unique Rectangle type 1`. */
  name: string;
  /**
   * As Sudoku Explainer prints it, in the human style HoDoKu's score; null for a pattern inside a chain,
   * which has none.
   */
  rating: number | null;
  /** Chains: the number of different statements, by which they are rated. 0 for all others. */
  complexity: number;
  /** The digit that the step places, or null. */
  placement: { cell: number; digit: number } | null;
  /** The candidates that it removes, by cell; singles and direct techniques only place a digit. */
  eliminations: { cell: number; digits: number[] }[];
  /**
   * The cells of the pattern, and its digits. Set: cells and digits of it. Fish: places and digit.
   * Wing: pivot, then wings, and the digit that falls. Unique loop: cells in order, the two digits.
   * Grave: the cells with digits too many, and these. Aligned exclusion: the cells. Cell chain: the
   * cell and its digits; other chains that follow assumptions: the candidate assumed. Finned fish: the
   * places but the fins. Empty rectangle: its places in the box. Patterns and chains of strong links: the
   * cells in order, and all digits. With groups: their cells.
   */
  cells: number[];
  digits: number[];
  /**
   * Unique loops and graves. Types 1 and 2 of loops: the cells with digits besides, and these. Type
   * 3: the other cells of the set, and all its digits. Type 4: the digit that is locked, for loops
   * with its cells. Rectangles of the human style: the cells with digits besides, or where one falls, and
   * these; of type 3 also the other cells of the set. Finned fish: the fins. Empty rectangle: the two
   * places of the strong link.
   */
  extraCells: number[];
  extraDigits: number[];
  /**
   * Houses, 0..8 rows, 9..17 columns, 18..26 boxes: that of a single or set; of locked candidates
   * where they are, then where they eliminate; of a fish base lines, then cover lines; of a region
   * chain its house; of an empty rectangle its box, then the house of the link.
   */
  houses: number[];
  /**
   * Human style: the cells that play one part, with their digits. Colouring and remote pairs: the two
   * colours of each component. Sue de coq: the cells on the line and in the box, those of the line, those
   * of the box. Almost locked sets: the sets in order.
   */
  groups: { cells: number[]; digits: number[] }[];
  /**
   * The candidates of the pattern by role, by cell and digit; chains have theirs in the trees.
   * `'extra'` ones stand in the way of a unique loop or grave, or belong to the set that uses it.
   */
  candidates: { cell: number; digit: number; role: 'pattern' | 'extra' }[];
  /**
   * Wings: the links from the pivot to each wing. Patterns and chains of strong links: strong and weak
   * ones in turn. Colouring: the strong ones. Remote pairs, almost locked sets: the weak ones from a group
   * to the next.
   */
  links: StepLink[];
  /**
   * Singles: the cells of digits that leave no other digit in the cell, or no other place in the
   * house. Marks can be missing without one.
   */
  blockers: number[];
  /**
   * Aligned exclusions: all combinations of digits, in the order of `cells`, that are excluded, and
   * the cell that each would leave without a digit; null if two of the digits are equal in cells that
   * see each other.
   */
  excluded: { digits: number[]; excluder: number | null }[];
  /**
   * Chains: a tree for each target of the step, or for each digit or place of which one has to be
   * true. A tree is the list of its statements: “if” the first, “then” in the end the last. A cycle
   * returns to its first statement.
   */
  trees: ChainNode[][];
  /** What the statements refer to: patterns and chains among the candidates of their moment. */
  nested: Step[];
}

/** A statement about a candidate: it is true (on) or false (off). */
export interface ChainNode {
  cell: number;
  digit: number;
  on: boolean;
  /**
   * Why it follows from its parents: the candidates are those of one cell, or the places of a digit in
   * one box, row or column; or a pattern (a locked candidate, a pair or an X-wing) or another chain
   * among the candidates that are left says so. The first statement is an assumption.
   */
  reason: 'assumption' | 'cell' | 'box' | 'row' | 'column' | 'pattern' | 'nested-chain';
  /** The places of its parents in the tree, which are before it. */
  parents: number[];
  /** The place of the pattern or chain in `nested`, or null. */
  nested: number | null;
}
