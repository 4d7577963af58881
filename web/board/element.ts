/**
 * The public interface of `<jiugong-board>`, a sudoku board of any shape to fill in, solve and check. Importing
 * the module `jiugong/element` or loading the script `jiugong.js` defines the element.
 *
 * @example
 * import 'jiugong/element';
 * const board = document.createElement('jiugong-board');
 * board.puzzle = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
 * board.addEventListener('jiugong-solved', ({ detail }) => console.log(detail.by, detail.value));
 * document.body.append(board);
 */
import type {
  CountResult,
  Hint,
  JiugongError,
  LEVELS,
  REGION_PRESETS,
  TECHNIQUES,
  RegionPresetName,
  RegionRule,
  Status,
  load,
} from '../engine/jiugong';
import { JiugongBoard as Board } from './jiugong-board';

/** The status of a board in its language. */
export interface BoardMessage {
  readonly tone: 'plain' | 'good' | 'alarm';
  readonly headline: string;
  readonly details: readonly string[];
}

/** The effect of typing a digit: it enters the digit, or toggles a pencil mark or the colour of this number. */
export type BoardMode = 'digit' | 'corner' | 'candidates' | 'color';

/** What a hint tells: where to look; which technique, and its pattern; what follows from it. */
export type HintStage = 'where' | 'how' | 'what';

/** A hint for a puzzle that is no classic sudoku: the cell, from 0 row by row, whose value is easiest to tell. */
export interface NextCell {
  readonly kind: 'cell';
  readonly cell: number;
  readonly value: number;
}

/** The state of a classic sudoku that a person created; it can be stored as JSON. */
export interface ClassicSnapshot {
  /** The givens: 81 characters, `.` for blank cells. */
  readonly givens: string;
  /** The person's own digits in the same form. */
  readonly own: string;
  /** Pencil marks: 81 masks, bit d - 1 for digit d. */
  readonly corner: readonly number[];
  readonly candidates: readonly number[];
  /** The candidates that the person removed from automatic ones; only if there are any. */
  readonly removed?: readonly number[];
  /** The colours of the cells: 81 masks, bit c - 1 for colour c; only if there are any. */
  readonly colors?: readonly number[];
}

/** The shape of a board. Cells are numbered row by row, from 0. */
export interface BoardLayout {
  /** The preset that has this shape, null for another one. */
  readonly preset: RegionPresetName | null;
  /** Each 1..36. */
  readonly rows: number;
  readonly cols: number;
  /** The values, all from `low` to `high`, at most 36. */
  readonly low: number;
  readonly high: number;
  /** The cells that are not part of the puzzle. */
  readonly voids: readonly number[];
  readonly rules: {
    readonly rows: boolean;
    readonly columns: boolean;
    readonly diagonals: boolean;
    readonly antiKnight: boolean;
    readonly antiKing: boolean;
    readonly nonConsecutive: boolean;
  };
  /** The size of regular boxes; null for none. */
  readonly boxes: { readonly rows: number; readonly cols: number } | null;
  /** The pieces of a jigsaw: regions with thick borders, which do not overlap. */
  readonly areas: readonly (readonly number[])[];
  /** Regions that may overlap boxes or pieces. */
  readonly extras: readonly (readonly number[])[];
  /** Cells with different values, which add up to `sum` if it is not null. */
  readonly cages: readonly { readonly sum: number | null; readonly cells: readonly number[] }[];
  /** All other rules; a snapshot without them has none. */
  readonly constraints?: readonly RegionRule[];
}

/** The same for a board of another shape. Its lists have one entry per cell, void ones included. */
export interface ShapeSnapshot {
  readonly layout: BoardLayout;
  /** Null for blank cells. */
  readonly givens: readonly (number | null)[];
  readonly own: readonly (number | null)[];
  /** Pencil marks as masks: bit v - `low` for value v. */
  readonly corner: readonly number[];
  readonly candidates: readonly number[];
  readonly removed?: readonly number[];
  readonly colors?: readonly number[];
}

/** The state of a board that a person created; it has a `layout` if it is no classic sudoku. */
export type BoardSnapshot = ClassicSnapshot | ShapeSnapshot;

export interface JiugongBoard extends HTMLElement {
  /**
   * The givens, 81 characters; of another shape the puzzle in the engine's notation
   * (`9x9; rows; columns; …`). Setting it to the text of a puzzle starts with that puzzle, null with an
   * empty board: there is nothing before it to undo. A text whose first statement is the size of a
   * grid is read as the notation.
   */
  get puzzle(): string;
  set puzzle(text: string | null | undefined);
  /**
   * The digits on the board, 81 characters; of another shape the cells as the notation has them.
   * Setting it fills in the person's digits around the givens.
   */
  value: string;
  /** `light` or `dark`; null, the default, follows the system. */
  theme: string | null;
  /** Whether the person cannot change digits. */
  readOnly: boolean;
  /** Whether a keypad, actions and the status are shown below the board. */
  controls: boolean;
  /** Whether Hint is among the controls, and on the key H: for classic sudokus that are played. */
  hints: boolean;
  /**
   * Shows controls for a reader who is to solve the puzzle: with Hint and without Solve, as `''`, or with Check alone, as
   * `'check'`; null, the default, leaves that to `controls` and `hints`. `true` means `''`; `false` or `'false'` means null.
   */
  get play(): string | null;
  set play(play: string | boolean | null);
  /**
   * Whether what a reader did on the puzzle survives a reload: it does on a board with controls, unless this is
   * `'none'`.
   */
  keep: string | null;
  /**
   * The address of the page of Jiugong that a link among the controls opens the puzzle in; `''` for the page in the
   * folder of the script, null for no link.
   */
  site: string | null;
  /** Whether rows and columns have labels at the edge of the board: r1, r2 … and c1, c2 …. */
  labels: boolean;
  /** Whether entering a digit keeps it in the pencil marks of its peers. */
  keepMarks: boolean;
  /** What is shaded: the digit of the selected cell, in cells and notes, and the peers of the cell. */
  highlight: 'all' | 'digits' | 'peers' | 'none';
  /**
   * What is marked at once: broken rules, or digits that differ from the only solution (broken rules where
   * there is none or several), or nothing until Check.
   */
  mistakes: 'clashes' | 'wrong' | 'none';
  /**
   * What is chosen first: the cell, or the digit, which a press of a cell then enters. Keys of the keyboard
   * always type into the selected cells.
   */
  entry: 'cell' | 'digit';
  /**
   * Who writes the candidates: the person, or the board, which keeps them tidy; typing one then removes
   * it, or brings it back. Automatic ones go when they are switched off,
   * unless the person has removed some, which makes them own ones.
   */
  notes: 'own' | 'automatic';
  /** What a press of a cell enters where the digit is chosen first; null, and always else, for nothing. */
  active: number | 'erase' | null;
  /** The digit of which the cells that can hold it are marked; null for none. */
  filter: number | null;
  /**
   * The snapshot of the board. Setting it is one undo step; an invalid snapshot throws a
   * JiugongError with code `'bad-argument'`.
   */
  snapshot: BoardSnapshot;
  /** The cell that was selected last, numbered row by row from 0, or null. */
  selected: number | null;
  /** The cells that receive typed digits. */
  get selection(): readonly number[];
  set selection(cells: readonly number[]);
  mode: BoardMode;
  /** Whether typed digits become givens and every cell can be changed. */
  editing: boolean;
  /** Which of two solutions is shown; setting it has no effect unless there are two. */
  view: 'both' | 'first' | 'second';
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Whether a search has run for so long that the controls offer `stop`. */
  readonly slow: boolean;
  readonly message: BoardMessage;

  /**
   * Solves the puzzle and shows the answer; resolves to null if the search was stopped or failed. With the candidates of
   * its cells, as 729 characters (nine a cell, each digit at its place), it solves what these leave.
   */
  solve(candidates?: string): Promise<Status | null>;
  /**
   * Marks the person's wrong digits. Resolves to whether all are right, or to null if that cannot
   * be decided.
   */
  check(): Promise<boolean | null>;
  /**
   * Tells of the next step where it is, at the next call how it goes, then what follows from it, and then does it;
   * before any step it names wrong digits and missing marks. Resolves to what it did, or to null if the search was
   * stopped or failed, or there are no hints: on boards that are read-only or edited.
   */
  hint(): Promise<HintStage | 'applied' | null>;
  /** Marks the givens that exclude a wrong digit, after a hint has named it. */
  explainMistake(): Promise<void>;
  /** Stops the running search. */
  stop(): void;
  /** Empties the board and turns on `editing`, to type the givens of another puzzle. */
  clear(): void;
  /**
   * Removes everything but the givens. With `controls` it restores the puzzle that the page has set
   * last, even after `clear` or a paste.
   */
  reset(): void;
  undo(): void;
  redo(): void;
  /**
   * Types a value, or a colour, into the selected cells; null, or 0 if it is not a value, for a blank; without
   * `mode` in the mode of the board.
   */
  enter(value: number | null, mode?: BoardMode): void;
  /** Erases like the Backspace key. */
  erase(): void;
  /**
   * Fills in the selected cells that can hold only one digit, and shows the possible digits of the
   * others.
   */
  solveCells(): Promise<void>;
  /**
   * Marks a few digits that have no solution together, the reader's included: without any one of them
   * the others have. Says so if all digits have one, and does not show it.
   */
  explainConflict(): Promise<void>;
  /** Shows the digits that each blank cell holds in some solution. */
  showCandidates(): Promise<void>;
  /**
   * Counts the solutions up to a limit and shows the count; resolves to null if the search was
   * stopped or failed. While several solutions of candidates are shown, it counts what these leave.
   */
  count(limit: number): Promise<CountResult | null>;
  /** Sets the candidates of every blank cell to the digits that none of its peers holds. */
  markCandidates(): void;
  /** Turns the person's own digits into givens. */
  fixGivens(): void;
  /** Loads a snapshot and clears the undo history. */
  restore(snapshot: BoardSnapshot): void;
}

export const JiugongBoard: new () => JiugongBoard = Board;

/** The events of the element. All bubble and are composed. */
export interface JiugongEventMap {
  /**
   * Digits were changed by a person or a method: not after `puzzle` or `value` was set, nor after an answer.
   */
  'jiugong-input': CustomEvent<{ readonly value: string }>;
  /** The board is filled correctly, by the engine or by the person. */
  'jiugong-solved': CustomEvent<{ readonly by: 'engine' | 'person'; readonly value: string }>;
  /** A hint told more, or was applied. */
  'jiugong-hint': CustomEvent<{
    readonly stage: HintStage | 'applied';
    readonly hint: Hint | NextCell;
  }>;
  'jiugong-error': CustomEvent<{ readonly error: JiugongError }>;
  /** Anything on screen changed. */
  'jiugong-change': CustomEvent<void>;
}

/** The global `window.Jiugong` that the script `jiugong.js` defines. */
export interface JiugongGlobal {
  readonly load: typeof load;
  readonly JiugongError: typeof JiugongError;
  readonly JiugongBoard: typeof JiugongBoard;
  readonly LEVELS: typeof LEVELS;
  readonly REGION_PRESETS: typeof REGION_PRESETS;
  readonly TECHNIQUES: typeof TECHNIQUES;
}

declare global {
  interface Window {
    Jiugong?: JiugongGlobal;
  }
  interface HTMLElementTagNameMap {
    'jiugong-board': JiugongBoard;
  }
  interface HTMLElementEventMap extends JiugongEventMap {}
}

// A page may load the script twice.
if (customElements.get('jiugong-board') === undefined) {
  customElements.define('jiugong-board', Board);
}
