/** The state of the panel besides its board, as plain data changed by pure functions. */
import type { GenerateProgress, JiugongError, Level, RatedGrid } from '../../../api/engine';
import { snapshotOf, type Snapshot } from '../../../board/snapshot';
import type { Board } from '../../../board/state';
import type { Message } from '../../../board/words';
import type { Language } from '../../../locales/languages';
import { asRead, isOn, type PanelPuzzle } from './candidates';
import type { Collection } from './collection';
import type { Example, ExampleId } from './examples';
import type { BoardModel } from '../../ui/boards/board-panel';
import type { BoardNotice } from '../../ui/boards/notice';
import { NOTHING_TYPED } from '../../ui/pasting';
import { dateOf, firstDaily, type Daily } from './daily';
import { FIRST_PUZZLE_REQUEST, type Made, type PuzzleRequest } from './request';

/** A message that is shown until the board changes. */
export type Notice =
  | BoardNotice
  /** A text was read: the number of its puzzles, of how many they are all that is taken, and the errors. */
  | {
      readonly kind: 'taken';
      readonly puzzles: number;
      readonly of: number;
      readonly errors: readonly JiugongError[];
      /** Files without a readable puzzle. */
      readonly unread: readonly string[];
    }
  | { readonly kind: 'example'; readonly id: ExampleId }
  /** A puzzle was generated, what was asked for, the day that it is of, and whether it ended a game that Undo brings back. */
  | {
      readonly kind: 'made';
      readonly made: Made;
      readonly request: PuzzleRequest;
      readonly day: string | null;
      readonly replaces: boolean;
    }
  /** A puzzle or a position takes long to find: the best so far. */
  | { readonly kind: 'making'; readonly best: RatedGrid | null }
  /** What is said of a position to practise. */
  | { readonly kind: 'practice' | 'chapter'; readonly tell: (language: Language) => Message }
  /** A board was opened from a link or a file, and whether anything was there before that Undo brings back. */
  | { readonly kind: 'opened'; readonly snapshot: Snapshot; readonly replaces: boolean };

/** What a dialog of the panel is for. */
export type Dialog = 'new' | 'daily' | 'examples' | 'print' | 'difficulty';

/** The state of the dialog for a new puzzle. */
export interface NewPanel {
  readonly request: PuzzleRequest;
  /** Whether generating takes long enough to offer a stop. */
  readonly slow: boolean;
  /** How far it is, where that is known. */
  readonly progress: GenerateProgress | null;
  /** That of the last puzzle that was made. */
  readonly seed: string | null;
  /** Whether this seed could be copied; null before the first attempt. */
  readonly copied: boolean | null;
}

/** The puzzles to print: of a level, or of all from the easiest to the hardest, and how many. */
export interface Printing {
  readonly level: Level | 'mixed';
  readonly amount: number;
  /** Those that were made before the person stopped. */
  readonly kept: readonly Made[];
}

/** A text that may be a rotation puzzle: the notice, or the givens, that it left behind, and what opens it in Rotate. */
export interface Rotation {
  readonly of: object;
  readonly open: () => void;
}

export interface Model extends BoardModel<Notice> {
  readonly rotation: Rotation | null;
  /** The puzzles of the last text, and the index of the one on the board. */
  readonly puzzles: readonly PanelPuzzle[];
  readonly at: number;
  /** The dialog that is open. */
  readonly dialog: Dialog | null;
  readonly making: NewPanel;
  readonly daily: Daily;
  readonly printing: Printing;
}

export const FIRST_MODEL: Model = {
  notice: null,
  rotation: null,
  puzzles: [],
  at: 0,
  dialog: null,
  judging: false,
  pasting: NOTHING_TYPED,
  making: {
    request: FIRST_PUZZLE_REQUEST,
    slow: false,
    progress: null,
    seed: null,
    copied: null,
  },
  daily: firstDaily(dateOf(new Date())),
  printing: { level: 'easy', amount: 4, kept: [] },
};

export const withNotice = (model: Model, notice: Notice | null): Model => ({ ...model, notice });

/** What opens the text of the present notice or puzzle in Rotate; null for nothing. */
export const rotationOn = ({ rotation, notice }: Model, { givens }: Board): Rotation | null =>
  rotation !== null && (rotation.of === notice || rotation.of === givens) ? rotation : null;

export const withMaking = (model: Model, change: Partial<NewPanel>): Model => ({
  ...model,
  making: { ...model.making, ...change },
});

/** What is said of a text that was read: of a single sudoku the same as of one in a link. */
export function noticeOf(
  { puzzles, errors, unread }: Collection,
  replaces: boolean,
  of = puzzles.length,
): Notice {
  const [first] = puzzles;
  const isWhole = errors.length === 0 && unread.length === 0;
  return isWhole && of === 1 && first!.candidates === undefined
    ? { kind: 'opened', snapshot: asRead(first!), replaces }
    : { kind: 'taken', puzzles: puzzles.length, of, errors, unread };
}

/** The page after a text was read, whose first puzzle goes on the board. */
export const withPuzzles = (model: Model, puzzles: readonly PanelPuzzle[]): Model => ({
  ...model,
  notice: null,
  puzzles,
  at: 0,
});

export const withExample = (model: Model, { puzzle }: Example): Model =>
  withPuzzles(model, [{ puzzle, comment: '', line: 1 }]);

/** The page after a puzzle was generated, which goes on the board. */
export const withMade = (model: Model, puzzle: string, seed: string | null): Model =>
  withMaking(withPuzzles(model, [{ puzzle, comment: '', line: 1 }]), {
    seed,
    copied: null,
  });

export const withPrinting = (model: Model, change: Partial<Printing>): Model => ({
  ...model,
  printing: { ...model.printing, ...change },
});

/**
 * The collection that the board belongs to; empty while another puzzle is on the board, since undo
 * can return to the collection.
 */
export const collectionOn = ({ puzzles, at }: Model, digits: string): readonly PanelPuzzle[] =>
  puzzles.length > 1 && puzzles[at]?.puzzle === digits ? puzzles : [];

/**
 * The present puzzle; null if the board is of another. One that is edited was cleared: the givens of a puzzle of candidates
 * are often none as well.
 */
export function puzzleOn({ puzzles, at }: Model, board: Board): PanelPuzzle | null {
  const puzzle = puzzles[at];
  return puzzle !== undefined && !board.editing && isOn(board)(puzzle) ? puzzle : null;
}

/** The candidates of the puzzle on the board; null where it has none. */
export const candidatesOn = (model: Model, board: Board): string | null =>
  puzzleOn(model, board)?.candidates ?? null;

export const goTo = (model: Model, at: number): Model => ({ ...model, at });

/** The page with what was done of the present puzzle, for when it is put on the board again. */
export function withWork(model: Model, board: Board): Model {
  const left = puzzleOn(model, board);
  if (left === null) return model;
  const worked = { ...left, work: snapshotOf(board) };
  return { ...model, puzzles: model.puzzles.map((puzzle) => (puzzle === left ? worked : puzzle)) };
}

/** Updates the navigator when undo brings back another puzzle of the text. */
export function followBoard({ puzzles, ...model }: Model, board: Board): Model {
  const isOfBoard = isOn(board);
  const present = puzzles[model.at];
  const isSame = present !== undefined && isOfBoard(present);
  const at = isSame ? model.at : puzzles.findIndex(isOfBoard);
  return { ...model, puzzles, notice: null, at: at < 0 ? model.at : at };
}
