/** What the page knows besides the board, as plain data changed by pure functions. */
import type { JiugongError, TextPuzzle, TextResult } from '../engine/jiugong';
import type { Snapshot } from '../board/snapshot';
import type { Example, ExampleId } from './examples';
import { FIRST_WISHES, type Wishes } from './new-puzzle';
import type { Problem } from './share/read-shared';

/** How far solutions may be counted. */
export const COUNT_LIMITS = [100, 10_000, 1_000_000, 100_000_000] as const;

/** How the solving of a text went. */
export interface Report {
  readonly total: number;
  readonly unique: number;
  /** Which puzzles have several solutions, and which none, counted from 1: their answers cannot tell. */
  readonly several: readonly number[];
  readonly none: readonly number[];
  readonly errors: readonly JiugongError[];
}

/** Something to say about a text, until the board changes. */
export type Notice =
  /** A text has been read: how many puzzles it has, and what could not be read. */
  | {
      readonly kind: 'taken';
      readonly puzzles: number;
      readonly errors: readonly JiugongError[];
      /** Files in which there was nothing that could. */
      readonly unread: readonly string[];
    }
  | { readonly kind: 'example'; readonly id: ExampleId }
  /** A puzzle was made: how many clues it has, and how many were wished. */
  | {
      readonly kind: 'made';
      readonly clues: number;
      readonly wished: number | null;
    }
  | { readonly kind: 'bad-seed' }
  /** The board is as it was when the page was closed. */
  | { readonly kind: 'restored' }
  /** A board came by a link or a file. */
  | { readonly kind: 'opened'; readonly snapshot: Snapshot }
  /** It did not, and why. */
  | { readonly kind: 'problem'; readonly problem: Problem }
  | { readonly kind: 'not-made' }
  /** The browser does not hand the clipboard over. */
  | { readonly kind: 'paste-here' }
  | { readonly kind: 'failed'; readonly error: JiugongError };

export interface TextPanel {
  readonly open: boolean;
  /** What stands in the text field. */
  readonly draft: string;
  /** Whether a person wrote the draft, which is then left alone. */
  readonly typed: boolean;
  readonly answer: string | null;
  readonly report: Report | null;
  /** A person stopped the work on the text. */
  readonly stopped: boolean;
  /** A text has been worked on for long enough to offer a stop. */
  readonly slow: boolean;
  /** Whether the answer could be copied, once that was tried. */
  readonly copied: boolean | null;
}

/** What stands under "New". */
export interface NewPanel {
  readonly open: boolean;
  readonly wishes: Wishes;
  /** The making takes long enough to offer a stop. */
  readonly slow: boolean;
  /** The seed of the puzzle that was made last. */
  readonly seed: string | null;
  /** Whether this seed could be copied, once that was tried. */
  readonly copied: boolean | null;
}

export interface Page {
  readonly notice: Notice | null;
  /** The puzzles of the last text and which of them is on the board. */
  readonly puzzles: readonly TextPuzzle[];
  readonly at: number;
  /** The text that these puzzles come from. */
  readonly source: string;
  /** Whether the tools stand in the place of the keys. */
  readonly tools: boolean;
  /** How far solutions are counted. */
  readonly countLimit: number;
  readonly panel: TextPanel;
  readonly making: NewPanel;
}

export const FIRST_PAGE: Page = {
  notice: null,
  puzzles: [],
  at: 0,
  source: '',
  tools: false,
  countLimit: COUNT_LIMITS[1],
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
  making: { open: false, wishes: FIRST_WISHES, slow: false, seed: null, copied: null },
};

export const withNotice = (page: Page, notice: Notice | null): Page => ({ ...page, notice });

export const withTools = (page: Page, tools: boolean): Page => ({ ...page, tools });

export const withCountLimit = (page: Page, countLimit: number): Page => ({ ...page, countLimit });

export const withPanel = (page: Page, change: Partial<TextPanel>): Page => ({
  ...page,
  panel: { ...page.panel, ...change },
});

export const withMaking = (page: Page, change: Partial<NewPanel>): Page => ({
  ...page,
  making: { ...page.making, ...change },
});

/** A text has been read and its first puzzle goes on the board. */
export const withPuzzles = (page: Page, source: string, puzzles: readonly TextPuzzle[]): Page => ({
  ...page,
  notice: null,
  source,
  puzzles,
  at: 0,
});

export const withExample = (page: Page, { puzzle, text }: Example): Page =>
  withPuzzles(page, text, [{ puzzle, comment: '', line: 1 }]);

/** A puzzle was made and goes on the board. */
export const withMade = (page: Page, puzzle: string, seed: string): Page =>
  withMaking(withPuzzles(page, `${puzzle}\n`, [{ puzzle, comment: '', line: 1 }]), {
    seed,
    copied: null,
  });

/** The collection that a board is one of; none while another puzzle is there, to which it may be undone. */
export const collectionOn = ({ puzzles, at }: Page, digits: string): readonly TextPuzzle[] =>
  puzzles.length > 1 && puzzles[at]?.puzzle === digits ? puzzles : [];

/** In characters: browsers take seconds to lay out a longer text in a field, and the page stands still. */
export const LONGEST_DRAFT = 200_000;

/** The text that a board is from, for the text field; null where it has changed since, or the text is too long. */
export const sourceOf = ({ puzzles, at, source }: Page, digits: string): string | null =>
  puzzles[at]?.puzzle === digits && source.length <= LONGEST_DRAFT ? source : null;

export const goTo = (page: Page, at: number): Page => ({ ...page, at });

/** Nothing to say yet about the text in the field. */
const UNANSWERED = { answer: null, report: null, stopped: false, copied: null } as const;

/** What came of the work on a text; nothing before it came. */
export const withAnswer = (page: Page, answer: string | null, report: Report): Page =>
  withPanel(page, { ...UNANSWERED, answer, report });

export const withStopped = (page: Page): Page => withPanel(page, { ...UNANSWERED, stopped: true });

/** A person typed into the text field; the answer beside it belonged to another text. */
export const withDraft = (page: Page, draft: string): Page =>
  withPanel(page, { ...UNANSWERED, draft, typed: draft !== '' });

/** The untouched text field shows another state of the board; an answer to the same text stays. */
export const withBoardText = (page: Page, draft: string): Page =>
  page.panel.draft === draft ? page : withPanel(page, { ...UNANSWERED, draft, typed: false });

/** Keeps the navigator right when undo brings another puzzle of the text back. */
export function followBoard(page: Page, puzzle: string): Page {
  if (page.puzzles[page.at]?.puzzle === puzzle) return { ...page, notice: null };
  const at = page.puzzles.findIndex((other) => other.puzzle === puzzle);
  return { ...page, notice: null, at: at < 0 ? page.at : at };
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
