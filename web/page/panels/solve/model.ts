/** The state of the page besides the board, as plain data changed by pure functions. */
import type {
  GenerateProgress,
  JiugongError,
  Level,
  RatedGrid,
  Technique,
  TextResult,
} from '../../../engine/jiugong';
import { snapshotOf, type Snapshot } from '../../../board/snapshot';
import type { Board } from '../../../board/state';
import { isOn, type PanelPuzzle } from './candidates';
import type { Example, ExampleId } from './examples';
import { LONGEST_DRAFT } from '../../ui/text-field';
import type { BoardModel } from '../../ui/boards/board-panel';
import type { BoardNotice } from '../../ui/boards/notice';
import { dateOf, firstDaily, type Daily } from './daily';
import { FIRST_PUZZLE_WISHES, type Made, type PuzzleWishes } from './wishes';

/** The outcome of solving a text. */
export interface Report {
  readonly total: number;
  readonly unique: number;
  /**
   * The numbers of the puzzles with several solutions and with none, counted from 1; the answers do
   * not show this.
   */
  readonly several: readonly number[];
  readonly none: readonly number[];
  readonly errors: readonly JiugongError[];
}

/** A message that is shown until the board changes. */
export type Notice =
  | BoardNotice
  /** A text was read: the number of its puzzles, and the errors. */
  | {
      readonly kind: 'taken';
      readonly puzzles: number;
      readonly errors: readonly JiugongError[];
      /** Files without a readable puzzle. */
      readonly unread: readonly string[];
    }
  | { readonly kind: 'example'; readonly id: ExampleId }
  /** A puzzle was generated, what was asked for, and the day that it is of. */
  | {
      readonly kind: 'made';
      readonly made: Made;
      readonly wishes: PuzzleWishes;
      readonly day: string | null;
    }
  /** A puzzle or a position takes long to find: the best so far. */
  | { readonly kind: 'making'; readonly best: RatedGrid | null; readonly isPosition: boolean }
  /** A position in which a technique is the next step was put on the board, or none was found. */
  | { readonly kind: 'practise' | 'unpractised'; readonly technique: Technique }
  /** A board was opened from a link or a file. */
  | { readonly kind: 'opened'; readonly snapshot: Snapshot };

export interface TextPanel {
  readonly open: boolean;
  /** The content of the text field. */
  readonly draft: string;
  /** Whether the user wrote the draft; the page then does not change it. */
  readonly typed: boolean;
  readonly answer: string | null;
  readonly report: Report | null;
  /** Whether the user stopped the work on the text. */
  readonly stopped: boolean;
  /** Whether the work on the text has taken long enough to offer a stop. */
  readonly slow: boolean;
  /** Whether the answer could be copied; null before the first attempt. */
  readonly copied: boolean | null;
}

/** What a dialog of the panel is for. */
export type Dialog = 'new' | 'daily' | 'practise' | 'examples' | 'print' | 'difficulty';

/** The state of the dialog for a new puzzle. */
export interface NewPanel {
  readonly wishes: PuzzleWishes;
  /** Whether generating takes long enough to offer a stop. */
  readonly slow: boolean;
  /** How far it is, where that is known. */
  readonly progress: GenerateProgress | null;
  /** The last puzzle that was made, and its seed. */
  readonly puzzle: string | null;
  readonly seed: string | null;
  /** Whether this seed could be copied; null before the first attempt. */
  readonly copied: boolean | null;
}

/** The practising of a technique. */
export interface Practising {
  /** The technique that is chosen in the dialog. */
  readonly chosen: Technique;
  /** The technique of the position that was put on the board last, and its givens. */
  readonly technique: Technique;
  readonly puzzle: string;
}

/** The puzzles to print: of a level, or of all from the easiest to the hardest, and how many. */
export interface Printing {
  readonly level: Level | 'mixed';
  readonly amount: number;
}

export interface Page extends BoardModel<Notice> {
  /** The puzzles of the last text, and the index of the one on the board. */
  readonly puzzles: readonly PanelPuzzle[];
  readonly at: number;
  /** The text of these puzzles. */
  readonly source: string;
  /** The dialog that is open. */
  readonly dialog: Dialog | null;
  readonly panel: TextPanel;
  readonly making: NewPanel;
  readonly daily: Daily;
  readonly practising: Practising;
  readonly printing: Printing;
}

export const FIRST_PAGE: Page = {
  notice: null,
  puzzles: [],
  at: 0,
  source: '',
  dialog: null,
  judging: false,
  panel: {
    open: false,
    draft: '',
    typed: false,
    answer: null,
    report: null,
    stopped: false,
    slow: false,
    copied: null,
  },
  making: {
    wishes: FIRST_PUZZLE_WISHES,
    slow: false,
    progress: null,
    puzzle: null,
    seed: null,
    copied: null,
  },
  daily: firstDaily(dateOf(new Date())),
  practising: { chosen: 'x-wing', technique: 'x-wing', puzzle: '' },
  printing: { level: 'easy', amount: 4 },
};

export const withNotice = (page: Page, notice: Notice | null): Page => ({ ...page, notice });

export const withDialog = (page: Page, dialog: Dialog | null): Page => ({ ...page, dialog });

export const withPanel = (page: Page, change: Partial<TextPanel>): Page => ({
  ...page,
  panel: { ...page.panel, ...change },
});

export const withMaking = (page: Page, change: Partial<NewPanel>): Page => ({
  ...page,
  making: { ...page.making, ...change },
});

/** The page after a text was read, whose first puzzle goes on the board. */
export const withPuzzles = (page: Page, source: string, puzzles: readonly PanelPuzzle[]): Page => ({
  ...page,
  notice: null,
  source,
  puzzles,
  at: 0,
});

export const withExample = (page: Page, { puzzle, text }: Example): Page =>
  withPuzzles(page, text, [{ puzzle, comment: '', line: 1 }]);

/** The page after a puzzle was generated, which goes on the board. */
export const withMade = (page: Page, puzzle: string, seed: string | null): Page =>
  withMaking(withPuzzles(page, `${puzzle}\n`, [{ puzzle, comment: '', line: 1 }]), {
    puzzle,
    seed,
    copied: null,
  });

/** Whether the page has made the puzzle on the board, which is there to be played. */
export const isMade = ({ making }: Page, puzzle: string): boolean => making.puzzle === puzzle;

export const withDaily = (page: Page, daily: Daily): Page => ({ ...page, daily });

export const withPrinting = (page: Page, change: Partial<Printing>): Page => ({
  ...page,
  printing: { ...page.printing, ...change },
});

export const withPractising = (page: Page, change: Partial<Practising>): Page => ({
  ...page,
  practising: { ...page.practising, ...change },
});

/** The technique that is practised on a board with these givens; null where none is. */
export const practisedOn = ({ practising }: Page, puzzle: string): Technique | null =>
  practising.puzzle === puzzle ? practising.technique : null;

/**
 * The collection that the board belongs to; empty while another puzzle is on the board, since undo
 * can return to the collection.
 */
export const collectionOn = ({ puzzles, at }: Page, digits: string): readonly PanelPuzzle[] =>
  puzzles.length > 1 && puzzles[at]?.puzzle === digits ? puzzles : [];

/**
 * The present puzzle; null if the board is of another. One that is edited was cleared: the givens of a puzzle of candidates
 * are often none as well.
 */
export function puzzleOn({ puzzles, at }: Page, board: Board): PanelPuzzle | null {
  const puzzle = puzzles[at];
  return puzzle !== undefined && !board.editing && isOn(board)(puzzle) ? puzzle : null;
}

/** The candidates of the puzzle on the board; null where it has none. */
export const candidatesOn = (page: Page, board: Board): string | null =>
  puzzleOn(page, board)?.candidates ?? null;

/**
 * The source text of the board, for the text field; null if the board has changed since, or the
 * text is too long.
 */
export const sourceOf = ({ puzzles, at, source }: Page, digits: string): string | null =>
  puzzles[at]?.puzzle === digits &&
  puzzles[at].candidates === undefined &&
  source.length <= LONGEST_DRAFT
    ? source
    : null;

export const goTo = (page: Page, at: number): Page => ({ ...page, at });

/** The page with what was done of the present puzzle, for when it is put on the board again. */
export function withWork(page: Page, board: Board): Page {
  const left = puzzleOn(page, board);
  if (left === null) return page;
  const worked = { ...left, work: snapshotOf(board) };
  return { ...page, puzzles: page.puzzles.map((puzzle) => (puzzle === left ? worked : puzzle)) };
}

/** The state before the text in the field was solved. */
const UNANSWERED = { answer: null, report: null, stopped: false, copied: null } as const;

/** The result of the work on a text; null before there is one. */
export const withAnswer = (page: Page, answer: string | null, report: Report): Page =>
  withPanel(page, { ...UNANSWERED, answer, report });

export const withStopped = (page: Page): Page => withPanel(page, { ...UNANSWERED, stopped: true });

/**
 * The page after the user typed into the text field; the old answer is removed, since it belongs to
 * another text.
 */
export const withDraft = (page: Page, draft: string): Page =>
  withPanel(page, { ...UNANSWERED, draft, typed: draft !== '' });

/**
 * The page after the unedited text field was updated from the board; an answer to the same text
 * stays.
 */
export const withBoardText = (page: Page, draft: string): Page =>
  page.panel.draft === draft ? page : withPanel(page, { ...UNANSWERED, draft, typed: false });

/** Updates the navigator when undo brings back another puzzle of the text. */
export function followBoard({ puzzles, ...page }: Page, board: Board): Page {
  const isOfBoard = isOn(board);
  const present = puzzles[page.at];
  const isSame = present !== undefined && isOfBoard(present);
  const at = isSame ? page.at : puzzles.findIndex(isOfBoard);
  return { ...page, puzzles, notice: null, at: at < 0 ? page.at : at };
}

export function reportOf({ results }: TextResult): Report {
  const which = (status: string): readonly number[] =>
    results.flatMap((result, index) => (result.status === status ? [index + 1] : []));
  return {
    total: results.length,
    unique: which('unique').length,
    several: which('multiple'),
    none: which('none'),
    errors: results.flatMap((result) => (result.status === 'error' ? [result.error] : [])),
  };
}

export const failedReport = (error: JiugongError): Report => ({
  total: 0,
  unique: 0,
  several: [],
  none: [],
  errors: [error],
});
