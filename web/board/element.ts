/**
 * `<jiugong-board>`: a sudoku board to fill in, solve and check, as programs see it. The module
 * `jiugong/element` defines it when it is imported, and so does the script `jiugong.js`.
 *
 * @example
 * import 'jiugong/element';
 * const board = document.createElement('jiugong-board');
 * board.puzzle = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
 * board.addEventListener('jiugong-solved', ({ detail }) => console.log(detail.by, detail.value));
 * document.body.append(board);
 */
import type { CountResult, JiugongError, REGION_PRESETS, Status, load } from '../engine/jiugong';
import { JiugongBoard as Board } from './jiugong-board';

/** What happened, in words of the board's language. */
export interface BoardMessage {
  readonly tone: 'plain' | 'good' | 'alarm';
  readonly headline: string;
  readonly details: readonly string[];
}

/** What a typed digit becomes. */
export type BoardMode = 'digit' | 'corner' | 'candidates';

/** All that a person made of a puzzle; it survives JSON. */
export interface BoardSnapshot {
  /** The puzzle's digits: 81 characters, `.` for blank cells. */
  readonly givens: string;
  /** A person's digits in the same form. */
  readonly own: string;
  /** Pencil marks: 81 masks, bit d - 1 for digit d. */
  readonly corner: readonly number[];
  readonly candidates: readonly number[];
}

export interface JiugongBoard extends HTMLElement {
  /** The givens, 81 characters; set it to the text of a puzzle to put that on the board, to null to empty it. */
  get puzzle(): string;
  set puzzle(text: string | null | undefined);
  /** The digits on the board, 81 characters; set it to fill in a person's digits around the givens. */
  value: string;
  /** `light` or `dark`; null, the default, for the system's choice. */
  theme: string | null;
  /** A person cannot change digits. */
  readOnly: boolean;
  /** A keypad, actions, and what happened in words, below the board. */
  controls: boolean;
  /** A digit that is entered stays in the pencil marks of the cells it sees. */
  keepMarks: boolean;
  /** To set it is one step of undo; what is no snapshot throws a JiugongError, `bad-argument`. */
  snapshot: BoardSnapshot;
  /** The cell, 0..80, that was chosen last, or null. */
  selected: number | null;
  /** The cells that digits go to. */
  get selection(): readonly number[];
  set selection(cells: readonly number[]);
  mode: BoardMode;
  /** Whether typed digits are givens and every cell may be changed. */
  editing: boolean;
  /** Which of two solutions is shown. */
  view: 'both' | 'first' | 'second';
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Whether a search has run for long enough to offer `stop`. */
  readonly slow: boolean;
  readonly message: BoardMessage;

  /** Shows the answer; null if it was stopped or failed. */
  solve(): Promise<Status | null>;
  /** Marks wrong own digits; whether all are right, or null when that cannot be told. */
  check(): Promise<boolean | null>;
  /** Ends a search that runs. */
  stop(): void;
  /** Empties the board, for the givens of another puzzle to be typed. */
  clear(): void;
  /** Back to the givens; with `controls` to the puzzle that was set or pasted last, also after `clear`. */
  reset(): void;
  undo(): void;
  redo(): void;
  /** Types a digit into the selected cells, 0 for a blank; without a mode as that of the board says. */
  enter(digit: number, mode?: BoardMode): void;
  /** Erases as the Backspace key does. */
  erase(): void;
  /** Fills the selected cells that can hold only one digit, and shows what the others can hold. */
  solveCells(): Promise<void>;
  /** Shows the digits that each blank cell holds in some solution. */
  showCandidates(): Promise<void>;
  /** Says how many solutions there are, up to a limit; null if it was stopped or failed. */
  count(limit: number): Promise<CountResult | null>;
  /** Marks in every blank cell the digits that its row, column and box leave. */
  markCandidates(): void;
  /** Makes a person's own digits givens. */
  fixGivens(): void;
  /** Begins with a snapshot: there is nothing before it to undo to. */
  restore(snapshot: BoardSnapshot): void;
}

export const JiugongBoard: new () => JiugongBoard = Board;

/** All bubble and are composed. */
export interface JiugongEventMap {
  /** A person or a method changed digits. */
  'jiugong-input': CustomEvent<{ readonly value: string }>;
  /** The board is full and right. */
  'jiugong-solved': CustomEvent<{ readonly by: 'engine' | 'person'; readonly value: string }>;
  'jiugong-error': CustomEvent<{ readonly error: JiugongError }>;
  /** Anything that is shown changed. */
  'jiugong-change': CustomEvent<void>;
}

/** What the script `jiugong.js` gives to the scripts of a page. */
export interface JiugongGlobal {
  readonly load: typeof load;
  readonly JiugongError: typeof JiugongError;
  readonly JiugongBoard: typeof JiugongBoard;
  readonly REGION_PRESETS: typeof REGION_PRESETS;
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

// A page may bring it twice.
if (customElements.get('jiugong-board') === undefined) {
  customElements.define('jiugong-board', Board);
}
