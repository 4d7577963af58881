/**
 * What f-puzzles and SudokuPad have of a rule: an object in `<file>.exchange.ts` beside that of the rule, which only the panel
 * loads. `exchanges.ts` lists them.
 */
import type { Constraint, RuleKind } from '../../board/constraints';
import type { CosmeticColor } from '../../board/cosmetics';
import type { Cells, Layout } from '../../board/layout';
import type { Drawer } from './sudokupad';

/** One entry of a list of f-puzzles. */
export type Part = Readonly<Record<string, unknown>>;

/** An entry with the name of its list. */
export type Written = readonly [list: string, part: Part];

/**
 * Reads an entry of a list, which may be no such rule, or have a clue that means a rule that the panel does not have; `all` is
 * the cells of its entries, null among them where one is not on the board.
 */
export type Read = (
  part: Part,
  layout: Layout,
  all: ReadonlySet<number | null>,
) => readonly Constraint[] | 'damaged' | 'foreign';

export type Hue = 'grey' | 'red' | 'orange' | 'yellow' | 'green' | 'teal' | 'blue' | 'purple';

/** A rule of lines that are told by their colour. */
export interface LineLooks {
  readonly words: RegExp;
  readonly hue: Hue;
  /** The colour that says so without words; null if none does. */
  readonly color: CosmeticColor | null;
  readonly make: (cells: Cells, layout: Layout) => readonly Constraint[];
}

export interface Exchange<Kind extends RuleKind = RuleKind> {
  /** How lists of f-puzzles are read, by their names. */
  readonly lists?: Readonly<Record<string, Read>>;
  /** What is written there: null if it cannot carry a constraint, and without it none of the rule. */
  readonly write?: (constraint: Constraint<Kind>, layout: Layout) => readonly Written[] | null;
  /** Draws a constraint for SudokuPad, with the look that players know there. */
  readonly draw?: (constraint: Constraint<Kind>, on: Drawer) => void;
  /** Whether that drawing does not say all. */
  readonly isUnsaid?: boolean;
  /** How a drawing there is recognized: a line by its colour, or by its two ends, a number beside the grid by the author's words. */
  readonly line?: LineLooks;
  readonly ends?: Pick<LineLooks, 'words' | 'make'> & { readonly areDiamonds: boolean };
  readonly clue?: {
    readonly words: RegExp;
    readonly make: (cells: Cells, clue: number) => Constraint;
  };
}
