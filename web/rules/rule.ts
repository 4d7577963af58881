/**
 * What a rule of variants is. Each is an object in a file of this folder, named after it or after the family of those that
 * differ by a word; `rules.ts` lists them, and what other programs call it is beside it, in `<file>.exchange.ts`.
 */
import type { Constraint, RuleKind, Fields } from '../board/constraints';
import type { Cells, Layout } from '../board/layout';
import type { Figure } from '../board/shapes/figures';
import type { Label } from '../board/shapes/figures/looks';
import type { Outside } from '../board/shapes/figures/outside';
import type { Values } from '../board/values';
import type { ClueName } from './tools/clues';
import type { Need } from './tools/strokes';

/** A clue outside the grid: the letter tells it from those of other rules. */
export interface Clue extends Outside {
  readonly text: string;
  readonly letter: string;
}

/** What a constraint looks like, from back to front. */
export interface Look {
  /** What fills cells, behind all lines. */
  readonly behind?: readonly Figure[];
  readonly under?: readonly Figure[];
  readonly over?: readonly Figure[];
  readonly labels?: readonly Label[];
  readonly clue?: Clue;
  /** The letter of a clue that has no place outside, and stands at its line. */
  readonly letter?: string;
}

export const TOOL_GROUPS = ['lines', 'dots', 'cages', 'outside', 'cells'] as const;

/** What draws a rule: the group of the menu, what a stroke has to be, and what comes of it. */
export interface Tool {
  readonly group: (typeof TOOL_GROUPS)[number];
  readonly needs: Need;
  /** What is typed, and what it is before. */
  readonly clue?: readonly [name: ClueName, usual: string];
  /** Fields that are the same in all constraints it draws. */
  readonly fields?: Fields;
  /** The constraints of the cells that a stroke means and of what is typed; by default one that has both. */
  readonly make?: (cells: Cells, typed: Fields, layout: Layout) => readonly Constraint[];
  /** Whether all strokes draw one constraint. */
  readonly joins?: boolean;
}

type Numbers = readonly number[];

export interface Rule<Kind extends RuleKind = RuleKind> {
  /** The rule of the engine. Several can share one: X and V, little killers and sums outside the grid all are sums. */
  readonly of: Kind;
  /** The constraints of that kind that are shown as this rule; without it those that no other one fits. */
  readonly fits?: (constraint: Constraint<Kind>, layout: Layout) => boolean;
  /** Its English name within a sentence. */
  readonly name: string;
  /**
   * What it demands in English, for people who see the board. `{}` is the letter of a clue outside, where the board shows one to
   * tell rules apart.
   */
  readonly text: string;
  /** The number or the values as they stand on the board; none where the name says them. */
  readonly clue?: (constraint: Constraint<Kind>, layout: Layout) => string;
  /** How cells are told that they have it: by their place in its line, or the first one alone. */
  readonly told?: 'in order' | 'at first';
  /** The groups of cells in which it is described; none where it is about the whole grid. */
  readonly groups?: (constraint: Constraint<Kind>) => readonly Cells[];
  /** `index` counts the constraints of this rule. */
  readonly look: (constraint: Constraint<Kind>, layout: Layout, index: number) => Look;
  /**
   * Whether the values of its filled `cells` keep it, as `api/rules.ts` defines it; `at` gives the values of any cells. Rules
   * of one kind share it. What has none is for the engine to judge.
   */
  readonly holds?: (
    constraint: Constraint<Kind>,
    values: Numbers,
    at: (cells: Cells) => Numbers,
    layout: Layout,
  ) => boolean;
  /** In place of that, the groups of cells that break a rule about the whole grid. */
  readonly breaks?: (
    constraint: Constraint<Kind>,
    layout: Layout,
    values: Values,
  ) => readonly Cells[];
  readonly tool?: Tool;
}
