/**
 * The tools that draw constraints: one table says what a stroke has to be (`tool-strokes.ts`), what is typed
 * (`tool-clues.ts`), and which constraints come of them. How they look is in `board/shapes/figures/kinds.ts`.
 */
import {
  cellsIn,
  constraintOf,
  isSameConstraint,
  moveConstraint,
  type Constraint,
  type ConstraintKind,
  type FieldName,
  type Fields,
} from '../../../board/constraints';
import { cellsOf, MAX_CONSTRAINTS, type Cells, type Layout } from '../../../board/layout';
import type { KindName } from '../../../rules/rules';
import { cellAside, step } from '../../../board/shapes/figures/geometry';
import { doubleArrow, extremes, indexer, parity, regionSum } from './made-constraints';
import { areExact, numberOf, pairsIn, valuesIn, type ClueName } from '../../../rules/tools/clues';
import {
  blockOf,
  fitsNeed,
  linesOfSquare,
  wholeLine,
  type Need,
} from '../../../rules/tools/strokes';

export const TOOL_GROUPS = ['lines', 'dots', 'cages', 'outside', 'cells'] as const;
export type ToolGroup = (typeof TOOL_GROUPS)[number];

/** Tools whose constraints are shown as those of another kind. */
export const OWN_TOOLS = [
  'minimum',
  'maximum',
  'row-index',
  'column-index',
  'magic-square',
] as const;
export type OwnTool = (typeof OWN_TOOLS)[number];
export type ToolName = KindName | OwnTool;

export interface ConstraintTool {
  readonly name: ToolName;
  readonly group: ToolGroup;
  readonly of: ConstraintKind;
  readonly needs: Need;
  /** What is typed, and what it is before. */
  readonly clue: readonly [name: ClueName, usual: string] | null;
  /** The constraints of a stroke that is what it has to be; none if something else is missing. */
  readonly make: (cells: Cells, clue: string, layout: Layout) => readonly Constraint[];
}

/** A constraint of the cells of a stroke, with a fixed field or with the number that is typed. */
const plain =
  (of: ConstraintKind, fixed: Fields = {}, typed?: FieldName) =>
  (cells: Cells, clue: string): readonly Constraint[] => {
    const number = numberOf(clue);
    if (typed === undefined) return [constraintOf(of, { cells, ...fixed })];
    return number === null ? [] : [constraintOf(of, { cells, [typed]: number })];
  };

const tool = (
  name: ToolName,
  group: ToolGroup,
  needs: Need,
  of: ConstraintKind,
  make: ConstraintTool['make'],
  clue: ConstraintTool['clue'] = null,
): ConstraintTool => ({ name, group, needs, of, make, clue });

const listOf = (constraint: Constraint | null): readonly Constraint[] =>
  constraint === null ? [] : [constraint];

/** A line that nothing but its cells says. */
const line = (name: ToolName & ConstraintKind): ConstraintTool =>
  tool(name, 'lines', 'line', name, plain(name));

/** A line, pair or cage with a number, which is the field of the same name. */
const withNumber = (
  name: ToolName,
  group: ToolGroup,
  needs: Need,
  of: ConstraintKind,
  clue: 'sum' | 'difference' | 'ratio' | 'modulus' | 'count' | 'value',
  usual: number,
): ConstraintTool => tool(name, group, needs, of, plain(of, {}, clue), [clue, String(usual)]);

/** A clue outside the grid about the whole line. */
const outside = (
  name: ToolName & ConstraintKind,
  clue: 'sum' | 'count' | 'value',
  usual: number,
): ConstraintTool =>
  tool(
    name,
    'outside',
    'edge',
    name,
    (cells, text, layout) => plain(name, {}, clue)(wholeLine(cells, layout), text),
    [clue, String(usual)],
  );

/** The constraints of each cell of a stroke. */
const each =
  (make: (cell: number, layout: Layout) => readonly Constraint[] | Constraint | null) =>
  (cells: Cells, _: string, layout: Layout): readonly Constraint[] =>
    cells.flatMap((cell) => make(cell, layout) ?? []);

/** A rule of several groups of cells, each a stroke of its own (`drawGroups`). */
const groups = (
  name: KindName & ('equal-sums' | 'same-values'),
  group: ToolGroup,
): ConstraintTool => tool(name, group, 'groups', name, () => []);

export const TOOLS: readonly ConstraintTool[] = [
  line('thermometer'),
  tool('slow-thermometer', 'lines', 'line', 'thermometer', plain('thermometer', { slow: true })),
  tool(
    'arrow',
    'lines',
    'line',
    'arrow',
    (cells, clue) => {
      const length = numberOf(clue) ?? 1;
      const [bulb, rest] = [cells.slice(0, length), cells.slice(length)];
      return length > 0 && rest.length > 0 ? [{ kind: 'arrow', bulb, cells: rest }] : [];
    },
    ['bulb', '1'],
  ),
  tool('double-arrow', 'lines', 'line', 'equal-sums', (cells) => listOf(doubleArrow(cells))),
  tool('german-whisper', 'lines', 'line', 'whisper', plain('whisper', { difference: 5 })),
  withNumber('whisper', 'lines', 'line', 'whisper', 'difference', 4),
  line('renban'),
  line('palindrome'),
  line('between'),
  withNumber('lockout', 'lines', 'line', 'lockout', 'difference', 4),
  line('zipper'),
  withNumber('modular', 'lines', 'line', 'modular', 'modulus', 3),
  line('entropic'),
  tool('region-sum', 'lines', 'line', 'equal-sums', (cells, _, layout) =>
    listOf(regionSum(cells, layout)),
  ),
  withNumber('sum-segments', 'lines', 'line', 'sum-segments', 'sum', 10),
  groups('equal-sums', 'lines'),
  tool(
    'regex',
    'lines',
    'line',
    'regex',
    (cells, pattern) => (pattern === '' ? [] : [{ kind: 'regex', cells, pattern }]),
    ['pattern', '1.*9'],
  ),

  tool('white-dot', 'dots', 'pair', 'difference', plain('difference', { difference: 1 })),
  withNumber('difference', 'dots', 'pair', 'difference', 'difference', 2),
  tool('black-dot', 'dots', 'pair', 'ratio', plain('ratio', { ratio: 2 })),
  withNumber('ratio', 'dots', 'pair', 'ratio', 'ratio', 3),
  tool('x', 'dots', 'pair', 'sum', plain('sum', { sum: 10 })),
  tool('v', 'dots', 'pair', 'sum', plain('sum', { sum: 5 })),
  withNumber('edge-sum', 'dots', 'pair', 'sum', 'sum', 9),
  tool('inequality', 'dots', 'pair', 'thermometer', plain('thermometer')),
  tool(
    'quadruple',
    'dots',
    'block',
    'contains',
    (cells, clue, layout) => {
      const values = valuesIn(clue, layout);
      return values.length === 0 || values.length > 4
        ? []
        : [{ kind: 'contains', cells: blockOf(cells, layout), values }];
    },
    ['values', '12'],
  ),
  tool(
    'table',
    'dots',
    'pair',
    'table',
    (cells, clue, layout) => {
      const pairs = pairsIn(clue, layout);
      return pairs.length === 0 ? [] : [{ kind: 'table', cells, pairs }];
    },
    ['pairs', '1-2 2-1'],
  ),
  tool('entropic-quad', 'dots', 'block', 'entropic-set', (cells, _, layout) => [
    { kind: 'entropic-set', cells: blockOf(cells, layout) },
  ]),

  withNumber('sum', 'cages', 'cells', 'sum', 'sum', 10),
  tool(
    'contains',
    'cages',
    'cells',
    'contains',
    (cells, clue, layout) => {
      const values = valuesIn(clue, layout);
      const exactly = areExact(clue);
      return values.length === 0 ? [] : [constraintOf('contains', { cells, values, exactly })];
    },
    ['values', '12'],
  ),
  tool('entropic-set', 'cages', 'cells', 'entropic-set', plain('entropic-set')),
  groups('same-values', 'cages'),
  tool('magic-square', 'cages', 'square', 'equal-sums', (cells, _, layout) => [
    { kind: 'equal-sums', groups: linesOfSquare(cells, layout) },
  ]),

  outside('sandwich', 'sum', 10),
  outside('x-sum', 'sum', 10),
  outside('skyscraper', 'count', 3),
  outside('hidden-skyscraper', 'value', 3),
  outside('numbered-room', 'value', 3),
  tool(
    'little-killer',
    'outside',
    'diagonal',
    'sum',
    (cells, clue, layout) => plain('sum', {}, 'sum')(wholeLine(cells, layout), clue),
    ['sum', '20'],
  ),

  withNumber('outside-sum', 'outside', 'start', 'sum', 'sum', 10),

  tool(
    'odd',
    'cells',
    'cells',
    'values',
    each((cell, layout) => parity(cell, 1, layout)),
  ),
  tool(
    'even',
    'cells',
    'cells',
    'values',
    each((cell, layout) => parity(cell, 0, layout)),
  ),
  tool(
    'allowed',
    'cells',
    'cells',
    'values',
    (cells, clue, layout) => {
      const values = [...new Set(valuesIn(clue, layout))].sort((a, b) => a - b);
      return values.length === 0
        ? []
        : cells.map((cell) => ({ kind: 'values', cells: [cell], values }));
    },
    ['values', '123'],
  ),
  tool(
    'minimum',
    'cells',
    'cells',
    'thermometer',
    each((cell, layout) => extremes(cell, true, layout)),
  ),
  tool(
    'maximum',
    'cells',
    'cells',
    'thermometer',
    each((cell, layout) => extremes(cell, false, layout)),
  ),
  tool('clone', 'cells', 'ends', 'same-values', (cells) => [
    { kind: 'same-values', groups: [[cells[0]!], [cells.at(-1)!]] },
  ]),
  tool('counting-circles', 'cells', 'cells', 'counting-circles', plain('counting-circles')),
  tool(
    'column-index',
    'cells',
    'cells',
    'indexing',
    each((cell, layout) => indexer(cell, 'row', layout)),
  ),
  tool(
    'row-index',
    'cells',
    'cells',
    'indexing',
    each((cell, layout) => indexer(cell, 'column', layout)),
  ),
];

/** Whether a stroke is what a tool needs. */
export const fits = ({ needs }: ConstraintTool, cells: Cells, layout: Layout): boolean =>
  fitsNeed(needs, cells, layout);

const isCircles = ({ kind }: Constraint): boolean => kind === 'counting-circles';

/** Circles are one constraint however many strokes draw them. */
function joinedCircles(layout: Layout, cells: Cells): readonly Constraint[] {
  const before = layout.constraints.filter(isCircles).flatMap(cellsIn);
  const left = before.filter((cell) => !cells.includes(cell));
  const added = cells.filter((cell) => !before.includes(cell));
  const all = [...left, ...added];
  const others = layout.constraints.filter((constraint) => !isCircles(constraint));
  return all.length === 0 ? others : [...others, { kind: 'counting-circles', cells: all }];
}

/**
 * Draws a stroke with a tool; one that is there already is erased. Returns the same layout if the stroke
 * is not what the tool needs.
 */
export function drawConstraint(
  layout: Layout,
  used: ConstraintTool,
  cells: Cells,
  clue: string,
): Layout {
  if (!fits(used, cells, layout)) return layout;
  if (used.name === 'counting-circles') {
    return { ...layout, constraints: joinedCircles(layout, cells) };
  }
  const made = used.make(cells, clue, layout);
  if (made.length === 0) return layout;
  const isThere = (constraint: Constraint): boolean =>
    layout.constraints.some((other) => isSameConstraint(other, constraint));
  const isMade = (constraint: Constraint): boolean =>
    made.some((other) => isSameConstraint(other, constraint));
  const constraints = made.every(isThere)
    ? layout.constraints.filter((constraint) => !isMade(constraint))
    : [...layout.constraints, ...made.filter((constraint) => !isThere(constraint))];
  return constraints.length > MAX_CONSTRAINTS ? layout : { ...layout, constraints };
}

const areSame = (a: Cells, b: Cells): boolean =>
  a.length === b.length && a.every((cell) => b.includes(cell));

/**
 * Draws a rule of two groups; a further group if there is one with the first, and erases it if the second is one
 * of it, too. Returns the same layout if the groups do not fit together.
 */
export function drawGroups(
  layout: Layout,
  { of }: ConstraintTool,
  first: Cells,
  second: Cells,
): Layout {
  const isUneven = of === 'same-values' && first.length !== second.length;
  if (isUneven || areSame(first, second)) return layout;
  const { constraints } = layout;
  const groupsIn = (constraint: Constraint): readonly Cells[] =>
    'groups' in constraint && constraint.kind === of ? constraint.groups : [];
  const has = (constraint: Constraint, group: Cells): boolean =>
    groupsIn(constraint).some((other) => areSame(other, group));
  const known = constraints.find((constraint) => has(constraint, first));
  const others = constraints.filter((constraint) => constraint !== known);
  if (known !== undefined && has(known, second)) return { ...layout, constraints: others };
  if (others.length === MAX_CONSTRAINTS) return layout;
  const all = [...(known === undefined ? [first] : groupsIn(known)), second];
  return { ...layout, constraints: [...others, constraintOf(of, { groups: all })] };
}

/**
 * Moves a constraint as far as one cell is from another; the same layout if it does not fit there, or is there
 * already.
 */
export function shiftConstraint(layout: Layout, index: number, from: number, to: number): Layout {
  if (from === to) return layout;
  const parts = new Set(cellsOf(layout));
  const by = step(from, to, layout);
  const moved = moveConstraint(layout.constraints[index]!, (cell) => {
    const there = cellAside(cell, by, layout);
    return there !== null && parts.has(there) ? there : null;
  });
  if (moved === null || layout.constraints.some((other) => isSameConstraint(other, moved))) {
    return layout;
  }
  const constraints = layout.constraints.map((old, at) => (at === index ? moved : old));
  return { ...layout, constraints };
}

const OUTSIDE_KINDS = new Set<ConstraintKind>(
  TOOLS.filter(({ group, name }) => group === 'outside' && name !== 'little-killer').map(
    ({ of }) => of,
  ),
);

/** Whether a constraint is found at a cell; one outside the grid at the first cell of its line. */
const isAt = (constraint: Constraint, cell: number): boolean =>
  OUTSIDE_KINDS.has(constraint.kind)
    ? cellsIn(constraint)[0] === cell
    : cellsIn(constraint).includes(cell);

/** The index of the last constraint at a cell, of the rule that a tool draws; null for none. */
export function constraintAt(
  { constraints }: Layout,
  cell: number,
  of: ConstraintKind | null = null,
): number | null {
  const found = constraints
    .map((constraint) => (of === null || constraint.kind === of) && isAt(constraint, cell))
    .lastIndexOf(true);
  return found < 0 ? null : found;
}

export const eraseConstraint = (layout: Layout, index: number): Layout => ({
  ...layout,
  constraints: layout.constraints.filter((_, at) => at !== index),
});
