/**
 * Writes puzzles for SudokuPad. It only draws, so that each rule becomes a drawing with the look that players know there, and
 * the words of the rules say what it means. The puzzle itself travels along as it stands in links, for boards here.
 */
import { hundredths, type Cosmetic, type CosmeticShape } from '../../../../../board/cosmetics';
import { cellsIn, isSameConstraint, type Constraint } from '../../../../../board/constraints';
import { diagonalsOf, piecesOf, type Cells, type Layout } from '../../../../../board/layout';
import {
  centre,
  centres,
  middle,
  towards,
  type Point,
} from '../../../../../board/shapes/figures/geometry';
import { ruleName, type RuleName } from '../../../../../rules/rules';
import { outsideOf } from '../../../../../board/shapes/figures/outside';
import type { Board } from '../../../../../board/state';
import type { Values } from '../../../../../board/values';
import { signOf } from '../../../../../board/values';
import { writeState } from '../../../../ui/link';
import { PUZZLE_LINK } from '../../link';
import { shownIn } from '../unmarked';
import { OWN, PIXELS } from './read';

/** The lists of drawings, and the cages. */
interface Parts {
  readonly underlays: object[];
  readonly lines: object[];
  readonly arrows: object[];
  readonly overlays: object[];
  readonly cages: object[];
}

/** A point as it is there: its row first. */
const pointThere = ([x, y]: Point): readonly [number, number] => [hundredths(y), hundredths(x)];

const cellThere = (cell: number, { cols }: Layout): readonly [number, number] => [
  Math.floor(cell / cols),
  cell % cols,
];

const GREY = '#cfcfcf';

class Drawer {
  readonly parts: Parts = { underlays: [], lines: [], arrows: [], overlays: [], cages: [] };

  constructor(readonly layout: Layout) {}

  line(points: readonly Point[], color: string, width: number): void {
    this.parts.lines.push({
      wayPoints: points.map(pointThere),
      color,
      thickness: hundredths(width * PIXELS),
    });
  }

  arrow(points: readonly Point[], color: string, width: number, head: number): void {
    this.parts.arrows.push({
      wayPoints: points.map(pointThere),
      color,
      thickness: hundredths(width * PIXELS),
      headLength: head,
    });
  }

  shape(
    list: 'underlays' | 'overlays',
    at: Point,
    [width, height]: readonly [number, number],
    look: {
      readonly rounded?: boolean;
      readonly fill?: string;
      readonly border?: string;
      readonly text?: string;
      readonly letters?: number;
      readonly ink?: string;
      readonly angle?: number;
    },
  ): void {
    const { rounded = false, fill, border, text = '', letters = 0.4, ink, angle = 0 } = look;
    this.parts[list].push({
      center: pointThere(at),
      width: hundredths(width),
      height: hundredths(height),
      rounded,
      ...(fill === undefined ? {} : { backgroundColor: fill }),
      ...(border === undefined ? {} : { borderColor: border }),
      ...(text === '' ? {} : { text, fontSize: hundredths(letters * PIXELS) }),
      ...(ink === undefined ? {} : { color: ink }),
      ...(angle === 0 ? {} : { angle }),
    });
  }

  text(at: Point, text: string, letters = 0.4): void {
    this.shape('overlays', at, [0.25, 0.25], { text, letters });
  }

  centre(cell: number): Point {
    return centre(cell, this.layout);
  }

  centres(cells: Cells): readonly Point[] {
    return centres(cells, this.layout);
  }

  cage(cells: Cells, more: object): void {
    this.parts.cages.push({ cells: cells.map((cell) => cellThere(cell, this.layout)), ...more });
  }
}

/** The colours and widths of lines that nothing but their cells says. */
const LINES: Readonly<Partial<Record<RuleName, readonly [color: string, width: number]>>> = {
  'german-whisper': ['#67f067', 0.2],
  whisper: ['#ffa600', 0.2],
  renban: ['#f067f0', 0.2],
  palindrome: [GREY, 0.25],
  zipper: ['#c1a0f0', 0.2],
  modular: ['#33bbbb', 0.2],
  entropic: ['#ffccaa', 0.2],
  'sum-segments': ['#ffa0c0', 0.2],
  'region-sum': ['#2ecbff', 0.15],
};

/** The usual difference of each kind of line, which is not written. */
const USUAL: Readonly<Partial<Record<RuleName, number>>> = { whisper: 4, lockout: 4, modular: 3 };

function drawThermometer(cells: Cells, isSlow: boolean, on: Drawer): void {
  const points = on.centres(cells);
  on.shape('underlays', points[0]!, [0.85, 0.85], {
    rounded: true,
    border: GREY,
    fill: isSlow ? '#ffffff' : GREY,
  });
  on.line(points, GREY, 0.33);
}

function drawArrow(bulb: Cells, cells: Cells, on: Drawer): void {
  const points = on.centres(cells);
  const ends = on.centres(bulb);
  const away = ([x, y]: Point): number => Math.hypot(x - points[0]![0], y - points[0]![1]);
  const from = ends.reduce((best, next) => (away(next) < away(best) ? next : best));
  const [left, right] = [Math.min(...ends.map(([x]) => x)), Math.max(...ends.map(([x]) => x))];
  const [top, bottom] = [Math.min(...ends.map(([, y]) => y)), Math.max(...ends.map(([, y]) => y))];
  const size = [0.83 + right - left, 0.83 + bottom - top] as const;
  on.shape('underlays', [(left + right) / 2, (top + bottom) / 2], size, {
    rounded: true,
    border: '#a1a1a1',
    fill: '#ffffff',
  });
  on.arrow([towards(from, points[0]!, 0.4), ...points], '#a1a1a1', 0.08, 0.3);
}

function drawEnded(cells: Cells, isDiamond: boolean, color: string, on: Drawer): void {
  const points = on.centres(cells);
  const last = points.length - 1;
  for (const point of [points[0]!, points[last]!]) {
    on.shape('underlays', point, isDiamond ? [0.6, 0.6] : [0.8, 0.8], {
      rounded: !isDiamond,
      border: color,
      fill: '#ffffff',
      angle: isDiamond ? 45 : 0,
    });
  }
  const way = points.map((point, index) => {
    if (last === 0 || (index > 0 && index < last)) return point;
    return towards(point, points[index === 0 ? 1 : last - 1]!, 0.4);
  });
  on.line(way, color, 0.06);
}

/** A clue outside the grid, or about other cells at the beginning of a line through them. */
function drawClue(cells: Cells, text: string, on: Drawer): void {
  const place = outsideOf(cells, on.layout)?.place;
  if (place !== undefined) {
    on.text(place, text, 0.45);
    return;
  }
  drawMarked(cells, text, on);
}

/** A thin line with a text where it begins. */
function drawMarked(cells: Cells, text: string, on: Drawer): void {
  const points = on.centres(cells);
  on.line(points, '#8a8a8a', 0.06);
  const [x, y] = points[0]!;
  on.text([x + 0.3, y + 0.33], text, 0.24);
}

function drawLittleKiller(cells: Cells, sum: number, on: Drawer): void {
  const { place, direction } = outsideOf(cells, on.layout)!;
  const [x, y] = place;
  const [right, down] = direction;
  on.arrow(
    [
      [x + 0.3 * right, y + 0.3 * down],
      [x + 0.48 * right, y + 0.48 * down],
    ],
    '#000000',
    0.03,
    0.1,
  );
  on.text(place, String(sum), 0.42);
}

/** The sign that points from the larger to the smaller of two cells. */
function signBetween([smaller, larger]: readonly [number, number], { cols }: Layout): string {
  if (Math.abs(smaller - larger) === 1 || cols === 1) {
    const isAcross = Math.floor(smaller / cols) === Math.floor(larger / cols);
    if (isAcross) return smaller < larger ? '<' : '>';
  }
  return smaller < larger ? '∧' : '∨';
}

function drawConstraint(constraint: Constraint, on: Drawer): void {
  const { layout } = on;
  const name = ruleName(constraint, layout);
  const between = (cells: Cells): Point => middle(on.centres(cells));
  const signs = (values: readonly number[]): string =>
    values.map((value) => signOf(value, layout.high)).join(' ');
  const dot = (cells: Cells, fill: string, ink: string, text: string): void =>
    on.shape('overlays', between(cells), [0.3, 0.3], {
      rounded: true,
      border: '#000000',
      fill,
      ink,
      text,
      letters: 0.25,
    });
  const look = LINES[name];
  if (constraint.kind === 'unmarked' || name.startsWith('unmarked')) return;
  switch (constraint.kind) {
    case 'thermometer': {
      const { cells, slow = false } = constraint;
      if (name !== 'inequality') drawThermometer(cells, slow, on);
      else on.text(between(cells), signBetween(cells as unknown as [number, number], layout));
      return;
    }
    case 'arrow':
      drawArrow(constraint.bulb, constraint.cells, on);
      return;
    case 'between':
      drawEnded(constraint.cells, false, GREY, on);
      return;
    case 'lockout':
      drawEnded(constraint.cells, true, '#7fb4ff', on);
      break;
    case 'difference': {
      const { cells, difference } = constraint;
      dot(cells, '#ffffff', '#000000', difference === 1 ? '' : String(difference));
      return;
    }
    case 'ratio':
      dot(
        constraint.cells,
        '#000000',
        '#ffffff',
        constraint.ratio === 2 ? '' : String(constraint.ratio),
      );
      return;
    case 'contains':
      if (name === 'quadruple') {
        on.shape('overlays', between(constraint.cells), [0.7, 0.7], {
          rounded: true,
          border: '#000000',
          fill: '#ffffff',
          text: signs(constraint.values),
          letters: constraint.values.length > 2 ? 0.18 : 0.25,
        });
      } else {
        on.cage(constraint.cells, {
          unique: false,
          value: `${constraint.exactly === true ? '=' : ''}${signs(constraint.values)}`,
        });
      }
      return;
    case 'sum':
      if (name === 'x' || name === 'v') on.text(between(constraint.cells), name.toUpperCase());
      else if (name === 'edge-sum') on.text(between(constraint.cells), String(constraint.sum), 0.3);
      else if (name === 'little-killer') drawLittleKiller(constraint.cells, constraint.sum, on);
      else if (name === 'outside-sum') drawClue(constraint.cells, `Σ${constraint.sum}`, on);
      else on.cage(constraint.cells, { unique: false, value: String(constraint.sum) });
      return;
    case 'values':
      for (const cell of constraint.cells) {
        if (name === 'allowed') {
          const [x, y] = on.centre(cell);
          on.text([x, y + 0.36], signs(constraint.values), 0.18);
        } else {
          on.shape('underlays', on.centre(cell), [0.7, 0.7], {
            rounded: name === 'odd',
            border: GREY,
            fill: GREY,
          });
        }
      }
      return;
    case 'sandwich':
    case 'x-sum':
      drawClue(constraint.cells, String(constraint.sum), on);
      return;
    case 'skyscraper':
      drawClue(constraint.cells, String(constraint.count), on);
      return;
    case 'hidden-skyscraper':
    case 'numbered-room':
      drawClue(constraint.cells, signOf(constraint.value, layout.high), on);
      return;
    case 'same-values':
      for (const cell of constraint.groups.flat()) {
        on.shape('underlays', on.centre(cell), [1, 1], { fill: GREY });
      }
      return;
    case 'counting-circles':
      for (const cell of constraint.cells) {
        on.shape('underlays', on.centre(cell), [0.8, 0.8], { rounded: true, border: '#8a8a8a' });
      }
      return;
    case 'indexing':
      on.shape('underlays', on.centre(constraint.index), [1, 1], { fill: '#f6d0de' });
      return;
    case 'entropic-set':
      if (name === 'entropic-quad') {
        on.shape('overlays', between(constraint.cells), [0.34, 0.34], {
          border: '#000000',
          fill: '#ee9468',
        });
      } else {
        on.cage(constraint.cells, { unique: false, value: 'E' });
      }
      return;
    case 'equal-sums': {
      const { groups } = constraint;
      const [[first, last] = [], way = []] = groups;
      if (name === 'double-arrow') drawEnded([first!, ...way, last!], false, '#dc5f8e', on);
      else if (look === undefined) {
        for (const cells of groups) on.line(on.centres(cells), '#8a8a8a', 0.06);
      } else on.line(on.centres(groups.flat()), ...look);
      return;
    }
    default:
      if (look === undefined) {
        const sign = name === 'regex' ? '.*' : name === 'automaton' ? 'M' : 'T';
        drawMarked(cellsIn(constraint), sign, on);
        return;
      }
  }
  // What is left is a line with or without a number.
  const { cells } = constraint;
  if (look !== undefined) on.line(on.centres(cells), ...look);
  const number =
    'difference' in constraint
      ? constraint.difference
      : 'modulus' in constraint
        ? constraint.modulus
        : 'sum' in constraint
          ? constraint.sum
          : null;
  if (number === null || number === USUAL[name] || name === 'german-whisper') return;
  const [x, y] = on.centre(cells[0]!);
  on.text([x + 0.3, y + 0.33], String(number), 0.24);
}

const shapeLook = (shape: CosmeticShape): Parameters<Drawer['shape']>[3] => ({
  rounded: shape.isRound,
  ...(shape.fill === null ? {} : { fill: shape.fill }),
  ...(shape.border === null ? {} : { border: shape.border }),
  text: shape.text,
  letters: shape.letters,
  ink: shape.ink,
  angle: shape.angle,
});

function drawCosmetic(cosmetic: Cosmetic, on: Drawer): void {
  switch (cosmetic.kind) {
    case 'line': {
      const { points, color, width, head } = cosmetic;
      if (head > 0) on.arrow(points, color, width, head);
      else on.line(points, color, width);
      return;
    }
    case 'shape': {
      const { at, size, isOver } = cosmetic;
      on.shape(isOver ? 'overlays' : 'underlays', at, size, shapeLook(cosmetic));
      return;
    }
    case 'cage': {
      const { cells, text, color } = cosmetic;
      on.cage(cells, { unique: false, value: text, outlineC: color, borderColor: color });
    }
  }
}

/** The rules that are switched on. */
function globalOf(layout: Layout): readonly string[] {
  const { rules, constraints } = layout;
  const { white, black } = shownIn(layout);
  const isXv = constraints.some(
    (constraint) => constraint.kind === 'unmarked' && constraint.of === 'xv',
  );
  return [
    ...(rules.antiKnight ? ['antiknight'] : []),
    ...(rules.antiKing ? ['antiking'] : []),
    ...(white ? [black ? 'antidifference' : 'nonconsecutive'] : []),
    ...(black ? ['antiratio'] : []),
    ...(isXv ? ['antixv'] : []),
  ];
}

/** The kinds whose drawings do not say all. */
const UNSAID: ReadonlySet<RuleName> = new Set(['regex', 'automaton', 'table']);

/** What of a puzzle is not to be seen there: kinds of constraints, or parts of a layout. */
export function lostThere(
  layout: Layout,
): readonly (RuleName | 'rows' | 'void' | 'nonConsecutive' | 'unknown')[] {
  const { rules, voids, constraints } = layout;
  const { said, isLost } = shownIn(layout);
  const unsaid = constraints.filter((constraint) => {
    const name = ruleName(constraint, layout);
    const isHalf = name === 'unmarked-white' || name === 'unmarked-black';
    const isSaid = said.some((other) => isSameConstraint(constraint, other));
    return UNSAID.has(name) || (isHalf && !isSaid);
  });
  return [
    ...(rules.rows && rules.columns ? [] : ['rows' as const]),
    ...(voids.length === 0 ? [] : ['void' as const]),
    ...(isLost ? ['nonConsecutive' as const] : []),
    ...(layout.about?.unknown ? ['unknown' as const] : []),
    ...new Set(unsaid.map((constraint) => ruleName(constraint, layout))),
  ];
}

/** A solution as it stands there, a digit for each cell; '' where values need more. */
export const solutionText = (solution: Values | null): string =>
  solution?.every((value) => value !== null && value >= 0 && value <= 9) ? solution.join('') : '';

/**
 * Writes the puzzle of a board, without what a person made of it. `made` are words for its rules, for a puzzle whose
 * author says nothing, and `solution` its only one as text, by which it is told there when it is solved.
 */
export function writeSudokuPad(
  { layout, givens, ...board }: Board,
  made: string,
  solution = '',
): object {
  const { rows, cols, about, cages, extras, constraints, cosmetics = [] } = layout;
  const on = new Drawer(layout);
  for (const diagonal of diagonalsOf(layout)) {
    const isFalling = diagonal[0] === 0;
    on.line(
      [
        [0, isFalling ? 0 : rows],
        [cols, isFalling ? rows : 0],
      ],
      '#34bbe6',
      0.03,
    );
  }
  for (const cell of layout.voids) {
    on.shape('underlays', on.centre(cell), [1, 1], { fill: '#8a8a8a' });
  }
  for (const { sum, cells } of cages) {
    on.cage(cells, { unique: true, ...(sum === null ? {} : { value: String(sum), sum }) });
  }
  for (const cells of extras) on.cage(cells, { style: 'extraregion', unique: true });
  for (const constraint of constraints) drawConstraint(constraint, on);
  for (const cosmetic of cosmetics) drawCosmetic(cosmetic, on);
  const words: Readonly<Record<string, string>> = {
    title: about?.title ?? '',
    author: about?.author ?? '',
    rules: about?.rules || made,
    msgcorrect: about?.message ?? '',
    solution,
  };
  const all = givens.map((value) => (value === null ? {} : { value }));
  const none = givens.map(() => null);
  const empty = givens.map(() => 0);
  const plain: Board = {
    ...board,
    layout,
    givens,
    own: none,
    corner: empty,
    candidates: empty,
    removed: empty,
    colors: empty,
  };
  const global = globalOf(layout);
  return {
    cellSize: PIXELS,
    metadata: {
      ...Object.fromEntries(Object.entries(words).filter(([, text]) => text !== '')),
      [OWN]: writeState(PUZZLE_LINK, plain),
    },
    ...(global.length === 0 ? {} : { global }),
    cells: Array.from({ length: rows }, (_, row) => all.slice(row * cols, (row + 1) * cols)),
    regions: piecesOf(layout).map((cells) => cells.map((cell) => cellThere(cell, layout))),
    ...Object.fromEntries(Object.entries(on.parts).filter(([, list]) => list.length > 0)),
  };
}
