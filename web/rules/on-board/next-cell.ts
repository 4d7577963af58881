/**
 * The next cell of a puzzle of any shape whose value can be told, by what a person does at first: look at the cells that
 * a cell sees, at the places of a value in a house, and at one rule with its cells. Only then come several rules
 * one after another, and where these do not suffice, the solution.
 */
import { cellsIn, type Constraint } from '../../board/constraints';
import type { NextCell, Reason } from '../../board/next-cell';
import {
  housesOf,
  peersOf,
  valuesOf,
  type Cells,
  type House,
  type Layout,
} from '../../board/layout';
import { add, candidatesOf, has, onlyValue, remove, valuesIn, type Masks } from '../../board/marks';
import type { Values } from '../../board/values';
import { isKept } from './broken';

/** A cage with a sum, or a constraint. */
interface Rule {
  /** The place of the cage in the layout; null for a constraint. */
  readonly cage: number | null;
  readonly constraint: Constraint | null;
  /** Each cell once. */
  readonly cells: Cells;
  /** What the values of the cells add up to; null where they need not add up to anything. */
  readonly sum: number | null;
  holds(at: (cells: Cells) => readonly number[]): boolean;
}

/** The most values that are tried in the cells of one rule: a long line says nothing until it is almost full. */
const MOST_TRIALS = 5000;

/** The most in the cells of all rules, in all rounds: a link may bring thousands of rules. */
const MOST_TRIALS_IN_ALL = 1_000_000;

/** How often all rules are applied again to what they left. */
const MOST_ROUNDS = 8;

/** Kinds that are checked as a whole, or only by the engine. */
const UNTRIED: ReadonlySet<Constraint['kind']> = new Set(['unmarked', 'regex']);

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

const rulesIn = (layout: Layout): readonly Rule[] => [
  ...layout.cages.flatMap(({ sum, cells }, cage): Rule[] =>
    sum === null
      ? []
      : [{ cage, constraint: null, cells, sum, holds: (at) => total(at(cells)) === sum }],
  ),
  ...layout.constraints.flatMap((constraint): Rule[] =>
    UNTRIED.has(constraint.kind)
      ? []
      : [
          {
            cage: null,
            constraint,
            cells: [...new Set(cellsIn(constraint))],
            sum: constraint.kind === 'sum' ? constraint.sum : null,
            holds: (at) => isKept(constraint, at, layout),
          },
        ],
  ),
];

/** The values that a rule leaves its open cells, as masks by cell. */
type Left = ReadonlyMap<number, number>;

/** What a rule alone leaves, nothing where there are more than `most` values to try; and how many were tried. */
function leftBy(
  rule: Rule,
  masks: Masks,
  values: Values,
  layout: Layout,
  most: number,
): { readonly left: Left; readonly trials: number } {
  const cells = rule.cells
    .filter((cell) => values[cell] === null)
    .map((cell) => ({ cell, choices: valuesIn(masks[cell]!, layout) }))
    .sort((a, b) => a.choices.length - b.choices.length);
  const open = cells.map(({ cell, choices }, index) => {
    const peers = peersOf(layout, cell);
    const before = cells
      .slice(0, index)
      .flatMap((other) => (peers.has(other.cell) ? other.cell : []));
    return { cell, choices, before };
  });
  if (open.length === 0) return { left: new Map(), trials: 0 };
  const tried = [...values];
  const found = new Map(open.map(({ cell }) => [cell, 0]));
  const at = (some: Cells): readonly number[] => some.map((cell) => tried[cell]!);
  let trials = 0;
  let isCut = false;
  const tryFrom = (index: number, sum: number): void => {
    const next = open[index];
    if (next === undefined) {
      if (!rule.holds(at)) return;
      for (const { cell } of open) found.set(cell, add(found.get(cell)!, tried[cell]!, layout));
      return;
    }
    const { cell, choices, before } = next;
    for (const value of choices) {
      if (trials === most) return void (isCut = true);
      ++trials;
      const isTaken = before.some((other) => tried[other] === value);
      if (isTaken || (rule.sum !== null && sum + value > rule.sum)) continue;
      tried[cell] = value;
      tryFrom(index + 1, sum + value);
    }
  };
  tryFrom(0, total(rule.cells.flatMap((cell) => values[cell] ?? [])));
  return { left: isCut ? new Map() : found, trials };
}

/** A single, and the rules that make it one. */
interface Single {
  readonly cell: number;
  readonly value: number;
  readonly house: House | null;
  readonly rules: readonly Rule[];
}

/** The rules that take values from cells. */
type RulesFor = (cells: Cells, values: readonly number[]) => readonly Rule[];

const NO_RULES: RulesFor = () => [];

class Search {
  readonly #layout: Layout;
  readonly #values: Values;
  readonly #open: Cells;
  readonly #rules: readonly Rule[];
  /** The houses that hold every value, and the values that each lacks. */
  readonly #houses: readonly { readonly house: House; readonly missing: readonly number[] }[];
  /** The values that the cells in sight leave. */
  readonly #seen: Masks;
  #trialsLeft = MOST_TRIALS_IN_ALL;

  constructor(layout: Layout, values: Values) {
    this.#layout = layout;
    this.#values = values;
    this.#seen = candidatesOf(layout, values);
    this.#open = [...this.#seen.keys()].filter((cell) => this.#seen[cell] !== 0);
    this.#rules = rulesIn(layout);
    const all = valuesOf(layout);
    this.#houses = housesOf(layout)
      .filter(({ cells }) => cells.length === all.length)
      .map((house) => {
        const held = new Set(house.cells.map((cell) => values[cell]));
        return { house, missing: all.filter((value) => !held.has(value)) };
      });
  }

  find(solution: Values): NextCell {
    const seen = this.#seen;
    const plain = this.#place(seen, NO_RULES) ?? this.#naked(seen, NO_RULES);
    if (plain !== null) return told(plain, plain.house === null ? 'seen' : 'place');

    const left = this.#leftIn(seen);
    for (const [index, rule] of this.#rules.entries()) {
      const found = this.#naked(this.#meet(seen, [left[index]!]), () => [rule]);
      if (found !== null) return told(found, 'rules');
    }
    const once = this.#meet(seen, left);
    const taking = (cells: Cells, values: readonly number[]): readonly Rule[] =>
      this.#rules.filter((_, index) =>
        cells.some((cell) => {
          const mask = left[index]!.get(cell);
          return mask !== undefined && values.some((value) => !has(mask, value, this.#layout));
        }),
      );
    const both = this.#naked(once, taking) ?? this.#place(once, taking);
    if (both !== null) return told(both, both.house === null ? 'rules' : 'place-by-rules');

    const at = (cells: Cells): readonly Rule[] =>
      this.#rules.filter((rule) => cells.some((cell) => rule.cells.includes(cell)));
    const last = this.#propagated(once);
    const far = this.#naked(last, NO_RULES) ?? this.#place(last, NO_RULES);
    if (far !== null) return told({ ...far, rules: at([far.cell]) }, 'steps');

    const sizes = this.#open.map((cell) => valuesIn(last[cell]!, this.#layout).length);
    const cell = this.#open[sizes.indexOf(Math.min(...sizes))]!;
    const value = solution[cell]!;
    const trial = told({ cell, value, house: null, rules: at([cell]) }, 'seen');
    return { ...trial, reason: { kind: 'trial', left: valuesIn(last[cell]!, this.#layout) } };
  }

  /** A value with one place in a house, and the rules that take it from the others; null if there is none. */
  #place(masks: Masks, rules: RulesFor): Single | null {
    const layout = this.#layout;
    for (const { house, missing } of this.#houses) {
      for (const value of missing) {
        const places = house.cells.filter((cell) => has(masks[cell]!, value, layout));
        const [cell] = places;
        if (cell === undefined || places.length > 1) continue;
        const others = house.cells.filter(
          (other) => other !== cell && has(this.#seen[other]!, value, layout),
        );
        return { cell, value, house, rules: rules(others, [value]) };
      }
    }
    return null;
  }

  /** A cell with one value, and the rules that take the others; null if there is none. */
  #naked(masks: Masks, rules: RulesFor): Single | null {
    for (const cell of this.#open) {
      const value = onlyValue(masks[cell]!, this.#layout);
      if (value === null) continue;
      const others = valuesIn(this.#seen[cell]!, this.#layout).filter((other) => other !== value);
      return { cell, value, house: null, rules: rules([cell], others) };
    }
    return null;
  }

  #leftIn(masks: Masks): readonly Left[] {
    return this.#rules.map((rule) => {
      const most = Math.min(MOST_TRIALS, this.#trialsLeft);
      const { left, trials } = leftBy(rule, masks, this.#values, this.#layout, most);
      this.#trialsLeft -= trials;
      return left;
    });
  }

  #meet(masks: Masks, left: readonly Left[]): Masks {
    const next = [...masks];
    for (const found of left) {
      for (const [cell, mask] of found) {
        const both = valuesIn(next[cell]!, this.#layout).filter((value) =>
          has(mask, value, this.#layout),
        );
        next[cell] = both.reduce((sum, value) => add(sum, value, this.#layout), 0);
      }
    }
    return next;
  }

  /** Applies the rules to what they left until they take nothing more, or a single is found. */
  #propagated(masks: Masks): Masks {
    let last = masks;
    for (let round = 0; round < MOST_ROUNDS; ++round) {
      const next = this.#pointed(this.#withPairs(this.#meet(last, this.#leftIn(last))));
      const isSame = next.every((mask, cell) => mask === last[cell]);
      last = next;
      if (isSame || (this.#naked(last, NO_RULES) ?? this.#place(last, NO_RULES)) !== null) break;
    }
    return last;
  }

  /** The places of a value in a house take it from every cell that they all see. */
  #pointed(masks: Masks): Masks {
    const layout = this.#layout;
    const next = [...masks];
    for (const { house, missing } of this.#houses) {
      for (const value of missing) {
        const places = house.cells.filter((cell) => has(next[cell]!, value, layout));
        const sights = places.map((cell) => peersOf(layout, cell));
        for (const cell of sights[0] ?? []) {
          if (has(next[cell]!, value, layout) && sights.every((sight) => sight.has(cell))) {
            next[cell] = remove(next[cell]!, value, layout);
          }
        }
      }
    }
    return next;
  }

  /** Two cells in sight of each other with the same two values take these from all that both see. */
  #withPairs(masks: Masks): Masks {
    const layout = this.#layout;
    const next = [...masks];
    for (const cell of this.#open) {
      const pair = valuesIn(masks[cell]!, layout);
      if (pair.length !== 2) continue;
      for (const other of this.#open) {
        if (other <= cell || masks[other] !== masks[cell]) continue;
        const [peers, common] = [peersOf(layout, other), peersOf(layout, cell)];
        if (!peers.has(cell)) continue;
        for (const third of this.#open) {
          if (!peers.has(third) || !common.has(third)) continue;
          next[third] = pair.reduce((mask, value) => remove(mask, value, layout), next[third]!);
        }
      }
    }
    return next;
  }
}

function told(
  { cell, value, house, rules }: Single,
  kind: Exclude<Reason['kind'], 'trial'>,
): NextCell {
  const reason: Reason =
    kind === 'place' || kind === 'place-by-rules' ? { kind, house: house! } : { kind };
  return {
    kind: 'cell',
    cell,
    value,
    reason,
    cages: rules.flatMap((rule) => rule.cage ?? []),
    constraints: rules.flatMap((rule) => rule.constraint ?? []),
  };
}

/** As of `BoardRules`. */
export const nextCell = (layout: Layout, values: Values, solution: Values): NextCell =>
  new Search(layout, values).find(solution);
