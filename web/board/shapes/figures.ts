/**
 * What is drawn and said of the constraints of a layout. A classic sudoku has none: callers load
 * `rules/` on demand, and it registers itself here.
 */
import type { HintView, HintWords, Stage } from '../../hints/hints';
import type { Language } from '../../locales/languages';
import type { Messages } from '../../locales/messages';
import type { Constraint } from '../constraints';
import type { BoardHint, NextCell } from '../next-cell';
import type { Cells, Layout } from '../layout';
import type { Values } from '../values';

/** A colour of the board by its name in the style sheet, or one that serves by day and by night. */
export type Color = 'ink' | 'paper' | 'soft' | 'accent' | `#${string}`;

/** A path in units of a cell, from the upper left corner of the grid: x to the right, y down. */
export interface Stroke {
  readonly path: string;
  readonly fill?: Color;
  readonly stroke?: Color;
  readonly width?: number;
  /** Lengths of dashes and gaps; a solid line without them. */
  readonly dash?: string;
}

/** A text; its middle is at (x, y). */
export interface Sign {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly color: Color;
}

/** Shapes from back to front, of which the overlap is no more solid than the rest. */
export interface Figure {
  readonly opacity?: number;
  readonly strokes: readonly Stroke[];
  readonly signs?: readonly Sign[];
}

/** The numbers of rows and columns that clues outside the grid need. */
export interface Margins {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

export interface Figures {
  /** Below the lines of regions. */
  readonly under: readonly Figure[];
  /** Above them; all digits are above both. */
  readonly over: readonly Figure[];
  readonly margins: Margins;
  /** The cells with a small text above their marks, and below them. */
  readonly headed: ReadonlySet<number>;
  readonly footed: ReadonlySet<number>;
  /** Whether marks at the borders of cells would be in the way. */
  readonly isCrowded: boolean;
}

/** A constraint that values break, and the cells that do. */
export interface Broken {
  readonly constraint: Constraint;
  readonly cells: Cells;
}

/** What boards have of the rules of lines, dots and clues, by a script of their own. */
export interface BoardRules {
  readonly figuresOf: (layout: Layout) => Figures;
  /** The names of the constraints of each cell. */
  readonly namesIn: (layout: Layout, language: Language) => readonly (readonly string[])[];
  /** A constraint in words, without its cells. */
  readonly nameOf: (constraint: Constraint, layout: Layout, language: Language) => string;
  /** The same with its cells. */
  readonly describe: (constraint: Constraint, layout: Layout, language: Language) => string;
  /** What a puzzle demands: a sentence for each rule. */
  readonly rulesInWords: (layout: Layout, language: Language) => readonly string[];
  /** A constraint in the engine's notation. */
  readonly statementOf: (constraint: Constraint, layout: Layout) => string;
  /** The constraints that values break in cells that are all filled. */
  readonly brokenIn: (layout: Layout, values: Values) => readonly Broken[];
  /** The cell whose value is easiest to tell, of a board that is not full and whose values are those of its solution. */
  readonly nextCell: (layout: Layout, values: Values, solution: Values) => NextCell;
  /** What a reader hears and sees of a hint at a stage, on a board that is no classic sudoku. */
  readonly viewOfHint: (
    hint: BoardHint,
    stage: Stage,
    board: { readonly layout: Layout; readonly own: Values },
    texts: Messages,
    words: HintWords,
  ) => HintView;
}

const NONE: Figures = {
  under: [],
  over: [],
  margins: { top: 0, right: 0, bottom: 0, left: 0 },
  headed: new Set(),
  footed: new Set(),
  isCrowded: false,
};

let rules: BoardRules | null = null;

export function provideRules(provided: BoardRules): void {
  rules = provided;
}

/** What was provided; null before, and on pages of classic sudokus alone. */
export const boardRules = (): BoardRules | null => rules;

export const figuresOf = (layout: Layout): Figures => rules?.figuresOf(layout) ?? NONE;
