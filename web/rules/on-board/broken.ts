/**
 * Whether values keep a constraint, as the API defines it (`api/rules.ts`): for cells that are all filled,
 * which is what a board marks at once. The engine knows earlier; it also judges patterns.
 */
import { cellsIn, type Constraint } from '../../board/constraints';
import { cellsOf, valuesOf, type Cells, type Layout } from '../../board/layout';
import type { Values } from '../../board/values';
import type { Broken } from '../../board/shapes/figures';
import { areBeside } from '../../board/shapes/figures/geometry';

type Numbers = readonly number[];

const total = (values: Numbers): number => values.reduce((sum, value) => sum + value, 0);

const isEach = (values: Numbers, keeps: (value: number, next: number) => boolean): boolean =>
  values.every((value, at) => at === values.length - 1 || keeps(value, values[at + 1]!));

const countOf = (values: Numbers, wanted: number): number =>
  values.filter((value) => value === wanted).length;

const sorted = (values: Numbers): Numbers => [...values].sort((a, b) => a - b);

/** Which third of the range a value is in. */
const thirdOf = (value: number, { low, high }: Layout): number =>
  Math.floor(((value - low) * 3) / (high - low + 1));

/** Runs of so many neighbours. */
const runs = (values: Numbers, length: number): readonly Numbers[] =>
  Array.from({ length: Math.max(0, values.length - length + 1) }, (_, at) =>
    values.slice(at, at + length),
  );

/** Whether the values can be cut into pieces of a sum: no sum runs past the next cut. */
function areSegments(values: Numbers, sum: number): boolean {
  let left = sum;
  let isCut = false;
  for (const value of values) {
    left -= value;
    if (left < 0) return false;
    if (left > 0) continue;
    left = sum;
    isCut = true;
  }
  // (Zeros at the end belong to the last piece, but are none by themselves.)
  return isCut && left === sum;
}

function isZipper(values: Numbers): boolean {
  const half = Math.floor(values.length / 2);
  const sums = Array.from({ length: half }, (_, at) => values[at]! + values.at(-1 - at)!);
  const wanted = values.length % 2 === 1 ? values[half]! : sums[0]!;
  return sums.every((sum) => sum === wanted);
}

/** What is between the lowest and the highest value of the line. */
function between(values: Numbers): number {
  const places = [values.indexOf(Math.min(...values)), values.indexOf(Math.max(...values))];
  return total(values.slice(Math.min(...places) + 1, Math.max(...places)));
}

/** The values that are higher than all before them. */
const seen = (values: Numbers): Numbers =>
  values.filter((value, at) => values.slice(0, at).every((before) => before < value));

function isAccepted(
  { start, transitions, accept }: Constraint<'automaton'>,
  values: Numbers,
): boolean {
  let states: ReadonlySet<number> = new Set([start]);
  for (const value of values) {
    const next = transitions.filter(([from, on]) => states.has(from) && on.includes(value));
    states = new Set(next.map(([, , to]) => to));
  }
  return accept.some((state) => states.has(state));
}

/** Whether filled cells keep a constraint; `at` gives the values of cells. */
export function isKept(
  constraint: Constraint,
  at: (cells: Cells) => Numbers,
  layout: Layout,
): boolean {
  if (constraint.kind === 'unmarked') return true;
  const values = 'cells' in constraint ? at(constraint.cells) : [];
  const [first = 0, second = 0] = values;
  switch (constraint.kind) {
    case 'values':
      return values.every((value) => constraint.values.includes(value));
    case 'thermometer':
      return isEach(values, (a, b) => (constraint.slow === true ? a <= b : a < b));
    case 'whisper':
      return isEach(values, (a, b) => Math.abs(a - b) >= constraint.difference);
    case 'renban':
      return isEach(sorted(values), (a, b) => b === a + 1);
    case 'palindrome':
      return values.every((value, index) => value === values.at(-1 - index));
    case 'between': {
      const ends = sorted([first, values.at(-1)!]);
      return values.slice(1, -1).every((value) => ends[0]! < value && value < ends[1]!);
    }
    case 'lockout': {
      const [least = 0, most = 0] = sorted([first, values.at(-1)!]);
      const isOut = (value: number): boolean => value < least || value > most;
      return most - least >= constraint.difference && values.slice(1, -1).every(isOut);
    }
    case 'zipper':
      return isZipper(values);
    case 'modular': {
      const { modulus } = constraint;
      return runs(values, Math.min(modulus, values.length)).every(
        (run) => new Set(run.map((value) => value % modulus)).size === run.length,
      );
    }
    case 'entropic':
      return runs(values, Math.min(3, values.length)).every(
        (run) => new Set(run.map((value) => thirdOf(value, layout))).size === run.length,
      );
    case 'entropic-set':
      return new Set(values.map((value) => thirdOf(value, layout))).size === 3;
    case 'sum-segments':
      return areSegments(values, constraint.sum);
    case 'equal-sums':
      return new Set(constraint.groups.map((group) => total(at(group)))).size === 1;
    case 'arrow':
      return at(constraint.bulb).reduce((sum, value) => 10 * sum + value, 0) === total(values);
    case 'sum':
      return total(values) === constraint.sum;
    case 'difference':
      return Math.abs(first - second) === constraint.difference;
    case 'ratio':
      return first === second * constraint.ratio || second === first * constraint.ratio;
    case 'contains':
      return constraint.values.every((value) => {
        const [found, wanted] = [countOf(values, value), countOf(constraint.values, value)];
        return constraint.exactly === true ? found === wanted : found >= wanted;
      });
    case 'same-values':
      return new Set(constraint.groups.map((group) => sorted(at(group)).join())).size === 1;
    case 'counting-circles':
      return values.every((value) => countOf(values, value) === value);
    case 'sandwich':
      return between(values) === constraint.sum;
    case 'x-sum':
      return first <= values.length && total(values.slice(0, first)) === constraint.sum;
    case 'skyscraper':
      return seen(values).length === constraint.count;
    case 'hidden-skyscraper': {
      const isHidden = (value: number, place: number): boolean =>
        values.slice(0, place).some((before) => before > value);
      return values.find(isHidden) === constraint.value;
    }
    case 'numbered-room':
      return values[first - 1] === constraint.value;
    case 'indexing':
      return values[at([constraint.index])[0]! - 1] === constraint.value;
    case 'regex':
      return true;
    case 'automaton':
      return isAccepted(constraint, values);
    case 'table':
      return constraint.pairs.some(([a, b]) => a === first && b === second);
  }
}

/** Pairs side by side that lack a mark which they would need. */
function unmarkedPairs(
  { of }: Constraint<'unmarked'>,
  layout: Layout,
  values: Values,
): readonly Cells[] {
  const kinds: readonly string[] = of === 'dots' ? ['difference', 'ratio'] : ['sum'];
  const marked = new Set(
    layout.constraints
      .filter(({ kind }) => kinds.includes(kind))
      .map((constraint) => sorted(cellsIn(constraint)).join()),
  );
  const needsMark = (a: number, b: number): boolean =>
    of === 'xv' ? a + b === 5 || a + b === 10 : Math.abs(a - b) === 1 || a === 2 * b || b === 2 * a;
  const parts = cellsOf(layout);
  return parts.flatMap((cell) =>
    [cell + 1, cell + layout.cols]
      .filter((other) => parts.includes(other) && areBeside(cell, other, layout))
      .map((other) => [cell, other])
      .filter(([a = 0, b = 0]) => {
        const [left, right] = [values[a] ?? null, values[b] ?? null];
        return (
          left !== null && right !== null && needsMark(left, right) && !marked.has(`${a},${b}`)
        );
      }),
  );
}

/** The constraints whose cells are all filled, with values of the layout, and that are broken. */
export function brokenIn(layout: Layout, values: Values): readonly Broken[] {
  const range = new Set(valuesOf(layout));
  const isFilled = (cell: number): boolean => range.has(values[cell] ?? Number.NaN);
  const at = (cells: Cells): Numbers => cells.map((cell) => values[cell]!);
  return layout.constraints.flatMap((constraint): readonly Broken[] => {
    if (constraint.kind === 'unmarked') {
      const pairs = unmarkedPairs(constraint, layout, values);
      return pairs.map((cells) => ({ constraint, cells }));
    }
    const cells = [...new Set(cellsIn(constraint))];
    return !cells.every(isFilled) || isKept(constraint, at, layout) ? [] : [{ constraint, cells }];
  });
}
