/**
 * The kinds of constraints as people know them: one table, of which the first kind that fits a constraint
 * says how it looks. Its words are in `messages/`, its tool and its name in f-puzzles in the table of the
 * panel that draws. Several kinds can share a rule of the engine: X and V, little killers and sums
 * outside the grid all are sums.
 */
import type { Constraint, ConstraintKind } from '../board/constraints';
import { valuesOf, type Cells, type Layout } from '../board/layout';
import { signOf } from '../board/values';
import type { Color, Figure } from '../board/shapes/figures';
import { areBeside, isBlock, isPath, isThereAndBack } from '../board/shapes/figures/geometry';
import {
  allowed,
  arrow,
  behind,
  cellLetter,
  crossing,
  divided,
  dot,
  dotted,
  edgeSign,
  ended,
  inequality,
  line,
  lineNumber,
  quadruple,
  ring,
  shaded,
  thermometer,
  type Label,
  type LineLook,
} from '../board/shapes/figures/looks';
import { isDiagonal, isWhole, outsideOf, type Outside } from '../board/shapes/figures/outside';

/** A clue outside the grid: the letter tells it from those of other kinds. */
export interface Clue extends Outside {
  readonly text: string;
  readonly letter: string;
}

/** What a constraint looks like. */
export interface Look {
  readonly under?: readonly Figure[];
  readonly over?: readonly Figure[];
  readonly labels?: readonly Label[];
  readonly clue?: Clue;
  /** The letter of a clue that has no place outside, and stands at its line. */
  readonly letter?: string;
}

interface Kind {
  readonly name: KindName;
  readonly of: ConstraintKind;
  readonly fits: (constraint: Constraint, layout: Layout) => boolean;
  /** `index` counts the constraints of this kind. */
  readonly look: (constraint: Constraint, layout: Layout, index: number) => Look;
}

export const KIND_NAMES = [
  'odd',
  'even',
  'allowed',
  'inequality',
  'thermometer',
  'slow-thermometer',
  'german-whisper',
  'whisper',
  'renban',
  'palindrome',
  'between',
  'lockout',
  'zipper',
  'modular',
  'entropic',
  'entropic-quad',
  'entropic-set',
  'sum-segments',
  'double-arrow',
  'region-sum',
  'equal-sums',
  'arrow',
  'x',
  'v',
  'edge-sum',
  'little-killer',
  'outside-sum',
  'sum',
  'white-dot',
  'difference',
  'black-dot',
  'ratio',
  'unmarked-dots',
  'unmarked-white',
  'unmarked-black',
  'unmarked-xv',
  'quadruple',
  'contains',
  'clone',
  'same-values',
  'counting-circles',
  'sandwich',
  'x-sum',
  'skyscraper',
  'hidden-skyscraper',
  'numbered-room',
  'indexing',
  'regex',
  'automaton',
  'table',
] as const;
export type KindName = (typeof KIND_NAMES)[number];

/** A kind of a rule of the engine; the functions may take what all constraints of that rule have. */
const kind = <Of extends ConstraintKind>(
  name: KindName,
  of: Of,
  look: (constraint: Constraint<Of>, layout: Layout, index: number) => Look,
  fits: (constraint: Constraint<Of>, layout: Layout) => boolean = () => true,
): Kind => ({
  name,
  of,
  look: (constraint, layout, index) => look(constraint as Constraint<Of>, layout, index),
  fits: (constraint, layout) => fits(constraint as Constraint<Of>, layout),
});

const GREEN = '#2fae4a';
const ORANGE = '#f08a24';
const PURPLE = '#b14fd6';
const GREY = '#8a8a8a';
const BLUE = '#3b8fe6';
const LAVENDER = '#9a86d8';
const TEAL = '#17b3a6';
const PEACH = '#ee9468';
const PINK = '#dc5f8e';

const LINES = {
  german: { color: GREEN, width: 0.2 },
  whisper: { color: ORANGE, width: 0.2, core: { dash: '0.02 0.12', width: 0.06 } },
  renban: { color: PURPLE, width: 0.22, core: { dash: '0.3 0.14' } },
  palindrome: { color: GREY, width: 0.14, core: { dash: '0.06 0.08' } },
  zipper: { color: LAVENDER, width: 0.2, core: { dash: '0.2 0.08 0.02 0.08' } },
  modular: { color: TEAL, width: 0.2, core: { color: 'paper', width: 0.06 } },
  entropic: { color: PEACH, width: 0.2, core: { color: 'paper', width: 0.06, dash: '0.22 0.12' } },
  segments: { color: PINK, width: 0.16, core: { dash: '0.12 0.12' } },
  regionSum: { color: BLUE, width: 0.12 },
  other: { color: GREY, width: 0.06, core: { dash: '0.1 0.1' } },
} as const satisfies Readonly<Record<string, LineLook>>;

/** A kind of line that nothing but its cells says. */
const plainLine = (of: 'renban' | 'palindrome' | 'zipper' | 'entropic'): Kind =>
  kind(of, of, ({ cells }, layout) => ({ under: line(cells, layout, LINES[of]) }));

/** A line with a number where it begins. */
const numbered = (cells: Cells, layout: Layout, look: LineLook, text: string): Look => ({
  under: [...line(cells, layout, look), lineNumber(cells, layout, text)],
});

/** A clue outside the grid; one about other cells stands at the beginning of a line through them. */
function outside(cells: Cells, layout: Layout, text: string, letter: string): Look {
  const place = outsideOf(cells, layout);
  return place === null
    ? { ...numbered(cells, layout, LINES.other, `${letter}${text}`), letter }
    : { clue: { ...place, text, letter } };
}

/** Cells within a dotted line, with a text in the first one. */
const caged = (cells: Cells, layout: Layout, text: string, color: Color): Look => ({
  under: [dotted(cells, layout, color)],
  labels: [{ cell: Math.min(...cells), text }],
});

const areAside = (cells: Cells, layout: Layout): boolean =>
  cells.length === 2 && areBeside(cells[0]!, cells[1]!, layout);

const isLittleKiller = (cells: Cells, layout: Layout): boolean => {
  const place = outsideOf(cells, layout);
  return place !== null && isDiagonal(place) && isWhole(cells, place, layout);
};

/** Whether these are all values of the layout with a remainder of division by two. */
const areAll = (values: readonly number[], layout: Layout, rest: 0 | 1): boolean => {
  const wanted = valuesOf(layout).filter((value) => value % 2 === rest);
  return (
    wanted.length > 0 &&
    wanted.length === new Set(values).size &&
    wanted.every((value) => values.includes(value))
  );
};

/** Whether two ends and the cells between them are one line. */
function isDoubleArrow(groups: readonly Cells[], layout: Layout): boolean {
  const [ends = [], way = []] = groups;
  const [from, to] = ends;
  return (
    groups.length === 2 &&
    ends.length === 2 &&
    way.length > 0 &&
    isPath([from!, ...way, to!], layout) &&
    !isPath([...ends, ...way], layout)
  );
}

/** A letter for each pair of clones: A, B, … */
const letter = (index: number): string => String.fromCharCode(65 + (index % 26));

const signs = (values: readonly number[], { high }: Layout): readonly string[] =>
  values.map((value) => signOf(value, high));

export const FIGURE_KINDS: readonly Kind[] = [
  // Walks along all neighbours without a dot are half of `unmarked-dots`, and nothing that one draws.
  kind(
    'unmarked-white',
    'whisper',
    () => ({}),
    ({ cells, difference }) => difference === 2 && isThereAndBack(cells),
  ),
  kind(
    'unmarked-black',
    'automaton',
    () => ({}),
    ({ cells }) => isThereAndBack(cells),
  ),
  kind(
    'clone',
    'same-values',
    ({ groups }, layout) => ({ under: [shaded(groups.flat(), layout, GREY, 0.32)] }),
    ({ groups }) => groups.every((cells) => cells.length === 1),
  ),
  kind('same-values', 'same-values', ({ groups }, layout, index) => ({
    under: [
      shaded(groups.flat(), layout, GREY, 0.2),
      ...groups.map((cells) => dotted(cells, layout, GREY)),
    ],
    labels: groups.map((cells) => ({ cell: Math.min(...cells), text: letter(index) })),
  })),
  kind('counting-circles', 'counting-circles', ({ cells }, layout) => ({
    under: cells.map((cell) => ring(cell, layout)),
  })),
  kind('indexing', 'indexing', ({ index, value }, layout) => ({
    under: [
      shaded([index], layout, PINK, 0.25),
      cellLetter(index, layout, `→${signOf(value, layout.high)}`),
    ],
  })),

  kind(
    'odd',
    'values',
    ({ cells }, layout) => ({ under: cells.map((cell) => behind(cell, layout, 'disc')) }),
    ({ values }, layout) => areAll(values, layout, 1),
  ),
  kind(
    'even',
    'values',
    ({ cells }, layout) => ({ under: cells.map((cell) => behind(cell, layout, 'square')) }),
    ({ values }, layout) => areAll(values, layout, 0),
  ),
  kind('allowed', 'values', ({ cells, values }, layout) => ({
    under: cells.map((cell) => allowed(cell, layout, signs(values, layout))),
  })),

  kind(
    'inequality',
    'thermometer',
    ({ cells }, layout) => ({ over: [inequality(cells, layout)] }),
    ({ cells, slow }, layout) => slow !== true && areAside(cells, layout),
  ),
  kind(
    'slow-thermometer',
    'thermometer',
    ({ cells }, layout) => ({ under: [thermometer(cells, layout, true)] }),
    ({ slow }) => slow === true,
  ),
  kind('thermometer', 'thermometer', ({ cells }, layout) => ({
    under: [thermometer(cells, layout, false)],
  })),

  kind(
    'german-whisper',
    'whisper',
    ({ cells }, layout) => ({ under: line(cells, layout, LINES.german) }),
    ({ difference }) => difference === 5,
  ),
  kind('whisper', 'whisper', ({ cells, difference }, layout) =>
    numbered(cells, layout, LINES.whisper, String(difference)),
  ),
  plainLine('renban'),
  plainLine('palindrome'),
  kind('between', 'between', ({ cells }, layout) => ({
    under: [ended(cells, layout, 'circle', 'soft')],
  })),
  kind('lockout', 'lockout', ({ cells, difference }, layout) => ({
    under: [
      ended(cells, layout, 'diamond', BLUE),
      ...(difference === 4 ? [] : [lineNumber(cells, layout, String(difference))]),
    ],
  })),
  plainLine('zipper'),
  kind('modular', 'modular', ({ cells, modulus }, layout) =>
    modulus === 3
      ? { under: line(cells, layout, LINES.modular) }
      : numbered(cells, layout, LINES.modular, String(modulus)),
  ),
  plainLine('entropic'),
  kind(
    'entropic-quad',
    'entropic-set',
    ({ cells }, layout) => ({ over: [crossing(cells, layout, PEACH)] }),
    ({ cells }, layout) => isBlock(cells, layout),
  ),
  kind('entropic-set', 'entropic-set', ({ cells }, layout) => caged(cells, layout, 'E', PEACH)),
  kind('sum-segments', 'sum-segments', ({ cells, sum }, layout) =>
    numbered(cells, layout, LINES.segments, String(sum)),
  ),

  kind(
    'double-arrow',
    'equal-sums',
    ({ groups: [ends = [], way = []] }, layout) => ({
      under: [ended([ends[0]!, ...way, ends[1]!], layout, 'circle', PINK)],
    }),
    ({ groups }, layout) => isDoubleArrow(groups, layout),
  ),
  kind(
    'region-sum',
    'equal-sums',
    ({ groups }, layout) => ({
      under: [...line(groups.flat(), layout, LINES.regionSum), divided(groups, layout)],
    }),
    ({ groups }, layout) => isPath(groups.flat(), layout),
  ),
  kind('equal-sums', 'equal-sums', ({ groups }, layout) => ({
    under: [
      shaded(groups.flat(), layout, BLUE, 0.14),
      ...groups.flatMap((cells) => line(cells, layout, LINES.other)),
    ],
  })),
  kind('arrow', 'arrow', ({ bulb, cells }, layout) => ({ under: [arrow(bulb, cells, layout)] })),

  kind(
    'x',
    'sum',
    ({ cells }, layout) => ({ over: [edgeSign(cells, layout, 'X')] }),
    ({ cells, sum }, layout) => sum === 10 && areAside(cells, layout),
  ),
  kind(
    'v',
    'sum',
    ({ cells }, layout) => ({ over: [edgeSign(cells, layout, 'V')] }),
    ({ cells, sum }, layout) => sum === 5 && areAside(cells, layout),
  ),
  kind(
    'edge-sum',
    'sum',
    ({ cells, sum }, layout) => ({ over: [edgeSign(cells, layout, String(sum))] }),
    ({ cells }, layout) => areAside(cells, layout),
  ),
  kind(
    'little-killer',
    'sum',
    ({ cells, sum }, layout) => outside(cells, layout, String(sum), ''),
    ({ cells }, layout) => isLittleKiller(cells, layout),
  ),
  kind(
    'outside-sum',
    'sum',
    ({ cells, sum }, layout) => outside(cells, layout, String(sum), 'Σ'),
    ({ cells }, layout) => {
      const place = outsideOf(cells, layout);
      return place !== null && !isDiagonal(place);
    },
  ),
  kind('sum', 'sum', ({ cells, sum }, layout) => caged(cells, layout, String(sum), 'ink')),

  kind(
    'white-dot',
    'difference',
    ({ cells }, layout) => ({ over: dot(cells, layout, 'white', '') }),
    ({ difference }) => difference === 1,
  ),
  kind('difference', 'difference', ({ cells, difference }, layout) => ({
    over: dot(cells, layout, 'white', String(difference)),
  })),
  kind(
    'black-dot',
    'ratio',
    ({ cells }, layout) => ({ over: dot(cells, layout, 'black', '') }),
    ({ ratio }) => ratio === 2,
  ),
  kind('ratio', 'ratio', ({ cells, ratio }, layout) => ({
    over: dot(cells, layout, 'black', String(ratio)),
  })),
  kind(
    'unmarked-dots',
    'unmarked',
    () => ({}),
    ({ of }) => of === 'dots',
  ),
  kind('unmarked-xv', 'unmarked', () => ({})),

  kind(
    'quadruple',
    'contains',
    ({ cells, values }, layout) => ({ over: [quadruple(cells, layout, signs(values, layout))] }),
    ({ cells, values, exactly }, layout) =>
      exactly !== true && values.length <= 4 && isBlock(cells, layout),
  ),
  kind('contains', 'contains', ({ cells, values, exactly }, layout) =>
    caged(cells, layout, `${exactly === true ? '=' : ''}${signs(values, layout).join(' ')}`, GREEN),
  ),
  kind('sandwich', 'sandwich', ({ cells, sum }, layout) =>
    outside(cells, layout, String(sum), 'S'),
  ),
  kind('x-sum', 'x-sum', ({ cells, sum }, layout) => outside(cells, layout, String(sum), 'X')),
  kind('skyscraper', 'skyscraper', ({ cells, count }, layout) =>
    outside(cells, layout, String(count), 'K'),
  ),
  kind('hidden-skyscraper', 'hidden-skyscraper', ({ cells, value }, layout) =>
    outside(cells, layout, signOf(value, layout.high), 'H'),
  ),
  kind('numbered-room', 'numbered-room', ({ cells, value }, layout) =>
    outside(cells, layout, signOf(value, layout.high), 'N'),
  ),
  kind('regex', 'regex', ({ cells }, layout) => numbered(cells, layout, LINES.other, '.*')),
  kind('automaton', 'automaton', ({ cells }, layout) => numbered(cells, layout, LINES.other, 'M')),
  kind('table', 'table', ({ cells }, layout) => ({ over: dot(cells, layout, 'white', 'T') })),
];

/** The kind that a constraint is shown as. */
export const kindOf = (constraint: Constraint, layout: Layout): Kind =>
  FIGURE_KINDS.find(({ of, fits }) => of === constraint.kind && fits(constraint, layout))!;
