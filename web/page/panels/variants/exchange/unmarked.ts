/**
 * Neighbours without a dot, as f-puzzles and SudokuPad mean them: `nonconsecutive` and `negative` are about all pairs but those
 * with a dot of either colour. A walk there and back along such pairs carries either half of that, which no rule says by itself.
 */
import { isSameConstraint, type Constraint } from '../../../../board/constraints';
import { cellsOf, valuesOf, type Cells, type Layout } from '../../../../board/layout';
import { areBeside } from '../../../../board/shapes/figures/geometry';
import { ruleName } from '../../../../rules/rules';

/** Which dots are all shown. */
export interface AllShown {
  readonly white: boolean;
  readonly black: boolean;
}

interface Unmarked {
  /** Whether the rule of the layout says all of the white half. */
  readonly nonConsecutive: boolean;
  readonly constraints: readonly Constraint[];
}

/** The dots between neighbours. */
const dotsOf = (layout: Layout): readonly Constraint<'difference' | 'ratio'>[] =>
  layout.constraints.flatMap((constraint) =>
    (constraint.kind === 'difference' || constraint.kind === 'ratio') &&
    areBeside(constraint.cells[0]!, constraint.cells[1]!, layout)
      ? [constraint]
      : [],
  );

/** Whether there is no exception to neighbours that are not consecutive: other dots exclude such values themselves. */
const isStrict = (dots: readonly Constraint<'difference' | 'ratio'>[]): boolean =>
  !dots.some((dot) => (dot.kind === 'ratio' ? dot.ratio === 2 : dot.difference === 1));

/** A pair of cells, in any order. */
const keyOf = (a: number, b: number): string => `${Math.min(a, b)},${Math.max(a, b)}`;

/** Walks that go along each pair of neighbours without a dot there and back, one for each part of the board. */
function walksOf(layout: Layout): readonly Cells[] {
  const done = new Set(dotsOf(layout).map(({ cells: [a, b] }) => keyOf(a!, b!)));
  const parts = new Set(cellsOf(layout));
  const { cols } = layout;
  const walkFrom = (cell: number): readonly number[] => [
    cell,
    ...[cell + 1, cell + cols, cell - 1, cell - cols].flatMap((other): readonly number[] => {
      if (!parts.has(other) || !areBeside(cell, other, layout)) return [];
      if (done.has(keyOf(cell, other))) return [];
      done.add(keyOf(cell, other));
      return [...walkFrom(other), cell];
    }),
  ];
  return [...parts].map(walkFrom).filter((walk) => walk.length > 1);
}

/** A machine that never reads two values of which one is `ratios` times the other; its states are the values before. */
function withoutRatios(ratios: ReadonlySet<number>, cells: Cells, layout: Layout): Constraint {
  const values = valuesOf(layout);
  const isTied = (a: number, b: number): boolean =>
    [...ratios].some((ratio) => a === ratio * b || b === ratio * a);
  const tied = values.filter((value) => values.some((other) => isTied(value, other)));
  const free = values.filter((value) => !tied.includes(value));
  const states = [0, ...tied];
  const transitions = states.flatMap((state) => [
    ...tied
      .filter((value) => state === 0 || !isTied(state, value))
      .map((value) => [state, [value], value] as const),
    ...(free.length === 0 ? [] : [[state, free, 0] as const]),
  ]);
  return { kind: 'automaton', start: 0, transitions, accept: states, cells };
}

/** What it means that all dots of a kind are shown, on a layout with its dots. */
export function unmarkedOf({ white, black }: AllShown, layout: Layout): Unmarked {
  const dots = dotsOf(layout);
  const found = dots.flatMap((dot) => (dot.kind === 'ratio' ? [dot.ratio] : []));
  const ratios = new Set(found.length === 0 ? [2] : found);
  if (white && black && ratios.size === 1 && ratios.has(2)) {
    return { nonConsecutive: false, constraints: [{ kind: 'unmarked', of: 'dots' }] };
  }
  const strict = isStrict(dots);
  const walks = black || !strict ? walksOf(layout) : [];
  return {
    nonConsecutive: white && strict,
    constraints: [
      ...(white && !strict
        ? walks.map((cells) => ({ kind: 'whisper', cells, difference: 2 }) as const)
        : []),
      ...(black ? walks.map((cells) => withoutRatios(ratios, cells, layout)) : []),
    ],
  };
}

const CHOICES: readonly AllShown[] = [
  { white: true, black: true },
  { white: true, black: false },
  { white: false, black: true },
];

/**
 * Which dots are all shown on a layout, the constraints that say so, and whether its rule of consecutive neighbours says
 * something else than that.
 */
export function shownIn(layout: Layout): AllShown & {
  readonly said: readonly Constraint[];
  readonly isLost: boolean;
} {
  const { nonConsecutive } = layout.rules;
  const found = layout.constraints.filter((constraint) =>
    ruleName(constraint, layout).startsWith('unmarked'),
  );
  if (found.length === 0 && !nonConsecutive) {
    return { white: false, black: false, said: [], isLost: false };
  }
  const fitting = CHOICES.map((choice) => ({ ...choice, ...unmarkedOf(choice, layout) })).find(
    (each) =>
      (each.nonConsecutive ? nonConsecutive : each.constraints.length > 0) &&
      each.constraints.every((made) => found.some((other) => isSameConstraint(made, other))),
  );
  const {
    white,
    black,
    constraints: said,
  } = fitting ?? {
    white: false,
    black: false,
    constraints: [],
  };
  return { white, black, said, isLost: nonConsecutive && !(white && isStrict(dotsOf(layout))) };
}
