/** Constraints in the format of f-puzzles.com: how each kind is written. */
import { isSameConstraint, type Constraint } from '../../../../../board/constraints';
import type { Cells, Layout } from '../../../../../board/layout';
import type { Point } from '../../../../../board/shapes/figures/geometry';
import { ruleName, type RuleName } from '../../../../../rules/rules';
import { outsideOf } from '../../../../../board/shapes/figures/outside';
import { partsOf } from '../../../../../rules/equal-sums';
import { indexer, type IndexedLine } from '../../../../../rules/indexing';
import { cellText, DIRECTIONS } from './cells';

/** One entry of the list of a rule. */
type Part = Readonly<Record<string, unknown>>;

/** An entry with the name of its list. */
export type Written = readonly [name: string, part: Part];

const opposite = ([x, y]: Point): Point => [-x, -y];

/** The place of a clue, such as `R0C4`. */
const outsideText = (cells: Cells, layout: Layout): string | null => {
  const place = outsideOf(cells, layout)?.place;
  return place === undefined ? null : `R${place[1] + 0.5}C${place[0] + 0.5}`;
};

/** A clue outside the grid, if its cells are all of a row or column. */
function writeOutside(
  name: string,
  cells: Cells,
  value: number,
  layout: Layout,
): readonly Written[] | null {
  const cell = outsideText(cells, layout);
  if (cell === null || cells.length !== layout.rows) return null;
  return [[name, { cell, value: String(value) }]];
}

function writeLittleKiller(cells: Cells, sum: number, layout: Layout): readonly Written[] | null {
  const place = outsideOf(cells, layout);
  if (place === null) return null;
  const found = Object.entries(DIRECTIONS).find(
    ([, step]) => opposite(step).join() === opposite(place.direction).join(),
  );
  return found === undefined
    ? null
    : [
        [
          'littlekillersum',
          {
            cell: outsideText(cells, layout),
            cells: cells.map((cell) => cellText(cell, layout)),
            direction: found[0],
            value: String(sum),
          },
        ],
      ];
}

const INDEXERS: readonly (readonly [name: string, line: IndexedLine])[] = [
  ['rowindexer', 'column'],
  ['columnindexer', 'row'],
  ['boxindexer', 'box'],
];

function writeIndexer(
  constraint: Constraint<'indexing'>,
  layout: Layout,
): readonly Written[] | null {
  const { index } = constraint;
  const found = INDEXERS.find(([, line]) => {
    const made = indexer(index, line, layout);
    return made.some((other) => isSameConstraint(other, constraint));
  });
  return found === undefined ? null : [[found[0], { cells: [cellText(index, layout)] }]];
}

/** The lines of the format with the colours that other programs draw them in. */
const LINE_NAMES: Readonly<Partial<Record<RuleName, string>>> = {
  inequality: 'thermometer',
  thermometer: 'thermometer',
  'slow-thermometer': 'slowthermometer',
  'german-whisper': 'whispers',
  whisper: 'whispers',
  renban: 'renban',
  palindrome: 'palindrome',
  between: 'betweenline',
  lockout: 'lockout',
  zipper: 'zipperline',
  modular: 'modularline',
  entropic: 'entropicline',
};

/**
 * Lines that programs know only with additions; all draw what `line` says, which belongs to the rule: its name there, its colour
 * and its width.
 */
const DRAWN_AS: Readonly<
  Partial<Record<RuleName, readonly [constraint: string, color: string, width: number]>>
> = {
  'slow-thermometer': ['Slow Thermometer', '#CFCFCF', 0.5],
  'german-whisper': ['Whispers', '#67F067', 0.4],
  whisper: ['Whispers', '#FFA600', 0.4],
  renban: ['Renban', '#F067F0', 0.4],
  zipper: ['Zipper Line', '#C1A0F0', 0.4],
  modular: ['Modular Line', '#33BBBB', 0.4],
  entropic: ['Entropic Line', '#FFCCAA', 0.4],
  'double-arrow': ['Double Arrow', '#DC5F8E', 0.1],
  'region-sum': ['Region Sum Line', '#2ECBFF', 0.25],
};

/** Writes a constraint; null if the format cannot carry it. */
export function writeConstraint(constraint: Constraint, layout: Layout): readonly Written[] | null {
  const texts = (cells: Cells): readonly string[] => cells.map((cell) => cellText(cell, layout));
  const name = ruleName(constraint, layout);
  const line = (list: string, cells: Cells, value?: number): readonly Written[] => {
    const lines = [texts(cells)];
    const [fromConstraint, outlineC, width] = DRAWN_AS[name] ?? [];
    return [
      [list, { lines, ...(value === undefined ? {} : { value: String(value) }) }],
      ...(fromConstraint === undefined
        ? []
        : [['line', { lines, outlineC, width, fromConstraint }] as const]),
    ];
  };
  // It is no list: the writer of the puzzle has it, and those of dots that can be carried.
  if (name === 'unmarked-xv') return [];
  if (name.startsWith('unmarked')) return null;
  switch (constraint.kind) {
    case 'thermometer':
    case 'renban':
    case 'palindrome':
    case 'between':
    case 'zipper':
    case 'entropic':
      return line(LINE_NAMES[name]!, constraint.cells);
    case 'whisper':
    case 'lockout':
      return line(LINE_NAMES[name]!, constraint.cells, constraint.difference);
    case 'modular':
      return line(LINE_NAMES[name]!, constraint.cells, constraint.modulus);
    case 'equal-sums': {
      const { groups } = constraint;
      const [[first, last] = [], way = []] = groups;
      if (name === 'double-arrow') return line('doublearrow', [first!, ...way, last!]);
      const cells = groups.flat();
      const parts = partsOf(cells, layout);
      const isRegionSum = JSON.stringify(parts) === JSON.stringify(groups);
      return isRegionSum ? line('regionsumline', cells) : null;
    }
    case 'arrow': {
      const { bulb, cells } = constraint;
      const from = bulb.length === 1 ? bulb : bulb.slice(-1);
      return [['arrow', { cells: texts(bulb), lines: [texts([...from, ...cells])] }]];
    }
    case 'difference':
    case 'ratio': {
      const value = constraint.kind === 'difference' ? constraint.difference : constraint.ratio;
      return [[constraint.kind, { cells: texts(constraint.cells), value: String(value) }]];
    }
    case 'sum': {
      const { cells, sum } = constraint;
      if (name === 'x' || name === 'v') {
        return [['xv', { cells: texts(cells), value: name.toUpperCase() }]];
      }
      return name === 'little-killer' ? writeLittleKiller(cells, sum, layout) : null;
    }
    case 'contains':
      return name === 'quadruple'
        ? [['quadruple', { cells: texts(constraint.cells), values: constraint.values }]]
        : null;
    case 'same-values': {
      const [[first] = [], ...others] = constraint.groups;
      return name === 'clone'
        ? others.map(([other]) => [
            'clone',
            { cells: texts([first!]), cloneCells: texts([other!]) },
          ])
        : null;
    }
    case 'values':
      return name === 'odd' || name === 'even'
        ? constraint.cells.map((cell) => [name, { cell: cellText(cell, layout) }])
        : [];
    case 'sandwich':
      return writeOutside('sandwichsum', constraint.cells, constraint.sum, layout);
    case 'x-sum':
      return writeOutside('xsum', constraint.cells, constraint.sum, layout);
    case 'skyscraper':
      return writeOutside('skyscraper', constraint.cells, constraint.count, layout);
    case 'numbered-room':
      return writeOutside('numberedroom', constraint.cells, constraint.value, layout);
    case 'indexing':
      return writeIndexer(constraint, layout);
    default:
      return null;
  }
}
