/**
 * Tells rules from drawings. SudokuPad only draws: a rule is recognized by the look that it has by custom. Where the look alone
 * could mean something else, as the colour of a line, the author's words have to name the rule. All else stays a
 * drawing.
 */
import type { Constraint } from '../../../../../board/constraints';
import type {
  Cosmetic,
  CosmeticColor,
  CosmeticLine,
  CosmeticPoint,
  CosmeticShape,
} from '../../../../../board/cosmetics';
import type { Cells, Layout } from '../../../../../board/layout';
import type { Hue, LineLooks } from '../../../../../rules/exchange/exchange';
import { EXCHANGES } from '../../../../../rules/exchange/exchanges';
import { wholeNumber } from '../../../../../rules/exchange/whole-number';
import { parity } from '../../../../../rules/values';
import {
  blockAt,
  cellAround,
  cellOf,
  cellsAlong,
  isNear,
  lineFrom,
  pairAt,
  rayFrom,
} from './places';

/** The drawings that are no rules yet. */
class Pool {
  readonly left: Set<Cosmetic>;
  readonly constraints: Constraint[] = [];

  constructor(
    cosmetics: readonly Cosmetic[],
    readonly layout: Layout,
    /** What the author says. */
    readonly words: string,
  ) {
    this.left = new Set(cosmetics);
  }

  get lines(): readonly CosmeticLine[] {
    return this.#ofKind('line').filter(({ head }) => head === 0);
  }

  get arrows(): readonly CosmeticLine[] {
    return this.#ofKind('line').filter(({ head }) => head > 0);
  }

  get shapes(): readonly CosmeticShape[] {
    return this.#ofKind('shape');
  }

  /** Makes rules of drawings. */
  take(drawings: readonly Cosmetic[], ...constraints: readonly Constraint[]): void {
    for (const drawing of drawings) this.left.delete(drawing);
    this.constraints.push(...constraints);
  }

  #ofKind<Kind extends Cosmetic['kind']>(kind: Kind): Extract<Cosmetic, { kind: Kind }>[] {
    return [...this.left].filter(
      (drawing): drawing is Extract<Cosmetic, { kind: Kind }> => drawing.kind === kind,
    );
  }
}

/** The hues from the first degree on. */
const HUES: readonly (readonly [from: number, hue: Hue])[] = [
  [340, 'red'],
  [262, 'purple'],
  [190, 'blue'],
  [162, 'teal'],
  [72, 'green'],
  [45, 'yellow'],
  [14, 'orange'],
  [0, 'red'],
];

function channelsOf(color: CosmeticColor): readonly [number, number, number] {
  const channel = (at: number): number => parseInt(color.slice(at, at + 2), 16);
  return [channel(1), channel(3), channel(5)];
}

export function hueOf(color: CosmeticColor): Hue {
  const [red, green, blue] = channelsOf(color);
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  if (most - least < 24) return 'grey';
  const range = most - least;
  const turn =
    most === red
      ? ((green - blue) / range + 6) % 6
      : most === green
        ? (blue - red) / range + 2
        : (red - green) / range + 4;
  return HUES.find(([from]) => turn * 60 >= from)![1];
}

const isDark = (color: CosmeticColor | null): boolean =>
  color !== null && Math.max(...channelsOf(color)) < 64;
const isLight = (color: CosmeticColor | null): boolean =>
  color !== null && Math.min(...channelsOf(color)) > 232;
const isGrey = (color: CosmeticColor | null): boolean =>
  color !== null && hueOf(color) === 'grey' && !isDark(color) && !isLight(color);

const isAbout = ({ size: [width, height] }: CosmeticShape, least: number, most: number): boolean =>
  width >= least && width <= most && height >= least && height <= most;

/** Dots, X and V, numbers of sums and signs between two cells. */
function takePairs(pool: Pool): void {
  for (const shape of pool.shapes) {
    const cells = pairAt(shape.at, pool.layout);
    if (cells === null || !isAbout(shape, 0, 0.5)) continue;
    const [first, second] = cells as [number, number];
    const number = wholeNumber(shape.text);
    const isPlain = shape.text === '';
    if (shape.isRound && shape.border !== null && (isPlain || number !== null)) {
      if (isDark(shape.fill)) {
        pool.take([shape], { kind: 'ratio', cells, ratio: number ?? 2 });
      } else if (isLight(shape.fill)) {
        pool.take([shape], { kind: 'difference', cells, difference: number ?? 1 });
      }
    } else if (/^[XV]$/.test(shape.text)) {
      pool.take([shape], { kind: 'sum', cells, sum: shape.text === 'X' ? 10 : 5 });
    } else if (/^[<>∧∨]$/.test(shape.text)) {
      const isRising = shape.text === '<' || shape.text === '∧';
      pool.take([shape], {
        kind: 'thermometer',
        cells: isRising ? [first, second] : [second, first],
      });
    }
  }
}

const isLetter = ({ text }: CosmeticShape): boolean => /^[xv]$/i.test(text);

/** Whether a drawing between two cells is a dot, whatever it says. */
const isDot = (shape: CosmeticShape): boolean =>
  isAbout(shape, 0, 0.5) &&
  !isLetter(shape) &&
  (/^[○●◦•⚪⚫∘]$/u.test(shape.text) ||
    (shape.isRound && (shape.fill !== null || shape.border !== null || shape.text !== '')));

/** Whether dots, and X or V, are only drawn between two cells, without a mark there that is a rule. */
export function unreadIn(
  { constraints, cosmetics }: Pick<Recognized, 'constraints' | 'cosmetics'>,
  layout: Layout,
): { readonly dots: boolean; readonly xv: boolean } {
  const marked = new Set(
    constraints.flatMap((mark) =>
      mark.kind === 'difference' || mark.kind === 'ratio' || mark.kind === 'sum'
        ? [mark.cells.join()]
        : [],
    ),
  );
  const left = cosmetics.filter((drawing): drawing is CosmeticShape => {
    const cells = drawing.kind === 'shape' ? pairAt(drawing.at, layout) : null;
    return cells !== null && !marked.has(cells.join());
  });
  return { dots: left.some(isDot), xv: left.some(isLetter) };
}

function takeQuadruples(pool: Pool): void {
  const { low, high } = pool.layout;
  for (const shape of pool.shapes) {
    const cells = blockAt(shape.at, pool.layout);
    if (cells === null || !shape.isRound || !isAbout(shape, 0.3, 1)) continue;
    const signs = shape.text.split(/[\s,]+/).filter((sign) => sign !== '');
    const values = signs.map(wholeNumber);
    const areValues = values.every((value) => value !== null && value >= low && value <= high);
    if (values.length === 0 || values.length > 4 || !areValues) continue;
    pool.take([shape], { kind: 'contains', cells, values: values as number[] });
  }
}

/** Shapes by the cell in whose middle they are. */
const byCell = (
  shapes: readonly CosmeticShape[],
  layout: Layout,
): ReadonlyMap<number | null, CosmeticShape> =>
  new Map(
    shapes.flatMap((shape) => {
      const cell = cellOf(shape.at, layout);
      return cell === null ? [] : [[cell, shape] as const];
    }),
  );

/** Lines out of a filled disc of their colour. */
function takeThermometers(pool: Pool): void {
  const { layout } = pool;
  const isBulb = (shape: CosmeticShape): boolean =>
    shape.isRound && shape.text === '' && shape.fill !== null && isAbout(shape, 0.6, 0.95);
  const bulbs = byCell(pool.shapes.filter(isBulb), layout);
  for (const line of pool.lines) {
    const cells = cellsAlong(line.points, layout);
    if (cells === null || line.width < 0.1) continue;
    const bulbAt = (cell: number | undefined): CosmeticShape | undefined => {
      const bulb = bulbs.get(cell ?? null);
      return bulb?.fill === line.color ? bulb : undefined;
    };
    const [first, last] = [bulbAt(cells[0]), bulbAt(cells.at(-1))];
    const bulb = first ?? last;
    if (bulb === undefined || (first !== undefined && last !== undefined)) continue;
    const rising = first === undefined ? [...cells].reverse() : cells;
    pool.take([line, bulb], { kind: 'thermometer', cells: rising });
  }
}

/** The cells of a circle or a pill around them; null if it lies elsewhere. */
function cellsWithin({ at: [x, y], size }: CosmeticShape, layout: Layout): Cells | null {
  const [across, down] = size.map((length) => Math.max(1, Math.round(length))) as [number, number];
  const count = Math.max(across, down);
  if (Math.min(across, down) > 1) return null;
  const step = across > 1 ? ([1, 0] as const) : ([0, 1] as const);
  const cells = Array.from({ length: count }, (_, index) => {
    const off = index - (count - 1) / 2;
    return cellOf([x + off * step[0], y + off * step[1]], layout);
  });
  return cells.includes(null) ? null : (cells as Cells);
}

/** Arrows out of a circle or a pill. */
function takeArrows(pool: Pool): void {
  const { layout } = pool;
  const bulbs = pool.shapes.flatMap((shape) => {
    const isBulb = shape.isRound && shape.border !== null && shape.text === '';
    const cells = isBulb && Math.min(...shape.size) > 0.6 ? cellsWithin(shape, layout) : null;
    return cells === null ? [] : [{ shape, cells }];
  });
  const bulbAt = new Map(bulbs.flatMap((bulb) => bulb.cells.map((cell) => [cell, bulb])));
  for (const arrow of pool.arrows) {
    const from = cellAround(arrow.points[0]!, layout);
    const bulb = from === null ? undefined : bulbAt.get(from);
    if (bulb === undefined) continue;
    const [x, y] = [(from! % layout.cols) + 0.5, Math.floor(from! / layout.cols) + 0.5] as const;
    const way = cellsAlong([[x, y], ...arrow.points.slice(1)], layout);
    const start = way?.findIndex((cell) => !bulb.cells.includes(cell)) ?? -1;
    if (start < 0) continue;
    pool.take([arrow, bulb.shape], {
      kind: 'arrow',
      bulb: bulb.cells,
      cells: way!.slice(start),
    });
  }
}

/** A point as the place that it is in. */
const keyOf = ([x, y]: CosmeticPoint): string => `${Math.floor(x)} ${Math.floor(y)}`;

/** Numbers beside the grid with an arrow along a diagonal. */
function takeLittleKillers(pool: Pool): void {
  const { layout } = pool;
  const clues = new Map(
    pool.shapes
      .filter(({ at, text }) => wholeNumber(text) !== null && cellAround(at, layout) === null)
      .map((shape) => [keyOf(shape.at), shape]),
  );
  for (const arrow of pool.arrows) {
    const [from, to] = [arrow.points[0]!, arrow.points.at(-1)!];
    const place = from.map((part) => Math.floor(part) + 0.5) as unknown as readonly [
      number,
      number,
    ];
    const step = [Math.sign(to[0] - from[0]), Math.sign(to[1] - from[1])] as const;
    const clue = clues.get(keyOf(place));
    const isDiagonal = step[0] !== 0 && step[1] !== 0;
    const cells = isDiagonal && clue !== undefined ? rayFrom(place, step, layout) : null;
    if (cells === null || cellAround(from, layout) !== null) continue;
    pool.take([arrow, clue!], { kind: 'sum', cells, sum: wholeNumber(clue!.text)! });
  }
}

function takeClues(pool: Pool): void {
  const named = EXCHANGES.flatMap(({ clue }) => (clue?.words.test(pool.words) ? [clue] : []));
  const [clue] = named;
  if (clue === undefined || named.length > 1) return;
  for (const shape of pool.shapes) {
    const number = wholeNumber(shape.text);
    const cells = number === null ? null : lineFrom(shape.at, pool.layout);
    if (cells !== null) pool.take([shape], clue.make(cells, number!));
  }
}

/** The rules of lines, whose colours are those of f-puzzles. */
export const LINES: readonly LineLooks[] = EXCHANGES.flatMap(({ line }) => line ?? []);

/** Wide lines of a colour that the author names, or without any words the usual one. */
function takeLines(pool: Pool): void {
  const { layout, words } = pool;
  const ruleOf = (line: CosmeticLine): LineLooks | undefined => {
    const fitting = LINES.filter((rule) =>
      words.trim() === ''
        ? rule.color === line.color
        : rule.hue === hueOf(line.color) && rule.words.test(words),
    );
    // Of several rules with similar colours only the one with just this colour is sure.
    return fitting.length === 1 ? fitting[0] : fitting.find(({ color }) => color === line.color);
  };
  for (const line of pool.lines) {
    const rule = ruleOf(line);
    const cells = cellsAlong(line.points, layout);
    if (cells === null || line.width < 0.08) continue;
    const made = rule?.make(cells, layout) ?? [];
    if (made.length > 0) pool.take([line], ...made);
  }
}

/** Lines between two circles or two diamonds, where the author names them. */
function takeEnded(pool: Pool): void {
  const { layout, words } = pool;
  for (const { ends: rule } of EXCHANGES) {
    if (!rule?.words.test(words)) continue;
    const isEnd = (shape: CosmeticShape): boolean =>
      (rule.areDiamonds ? !shape.isRound && shape.angle % 90 !== 0 : shape.isRound) &&
      shape.text === '' &&
      isAbout(shape, 0.5, 0.95);
    const ends = byCell(pool.shapes.filter(isEnd), layout);
    for (const line of pool.lines) {
      const points = line.points.map(([x, y], index) =>
        index === 0 || index === line.points.length - 1
          ? ([Math.floor(x) + 0.5, Math.floor(y) + 0.5] as const)
          : ([x, y] as const),
      );
      const cells = cellsAlong(points, layout);
      const [first, last] = [ends.get(cells?.[0] ?? null), ends.get(cells?.at(-1) ?? null)];
      if (cells === null || cells.length < 3 || !first || !last) continue;
      pool.take([line, first, last], ...rule.make(cells, layout));
    }
  }
}

/** Grey discs and squares behind digits. */
function takeParity(pool: Pool): void {
  const { layout } = pool;
  for (const shape of pool.shapes) {
    const cell = cellOf(shape.at, layout);
    const isMark = isGrey(shape.fill) && shape.text === '' && isAbout(shape, 0.55, 0.85);
    if (cell === null || !isMark || shape.angle % 90 !== 0) continue;
    const made = parity(cell, shape.isRound ? 1 : 0, layout);
    if (made.length > 0) pool.take([shape], ...made);
  }
}

export interface Recognized {
  readonly constraints: readonly Constraint[];
  /** Whether both diagonals are drawn, or the falling or the rising one. */
  readonly diagonals: readonly [falling: boolean, rising: boolean];
  /** What is only drawn. */
  readonly cosmetics: readonly Cosmetic[];
}

/** The lines from corner to corner. */
function takeDiagonals(pool: Pool): readonly [falling: boolean, rising: boolean] {
  const { rows, cols } = pool.layout;
  const isFound = ([left, right]: readonly [number, number]): boolean => {
    const line = pool.lines.find(({ points }) => {
      const ends = [points[0]!, points.at(-1)!].sort(([a], [b]) => a - b);
      return (
        points.length === 2 &&
        isNear(ends[0]![0], 0) &&
        isNear(ends[0]![1], left) &&
        isNear(ends[1]![0], cols) &&
        isNear(ends[1]![1], right)
      );
    });
    if (line !== undefined) pool.take([line]);
    return rows === cols && line !== undefined;
  };
  return [isFound([0, rows]), isFound([rows, 0])];
}

/** Tells the rules in drawings on a layout; `words` is what the author says. */
export function recognize(
  cosmetics: readonly Cosmetic[],
  layout: Layout,
  words: string,
): Recognized {
  const pool = new Pool(cosmetics, layout, words);
  const diagonals = takeDiagonals(pool);
  takePairs(pool);
  takeQuadruples(pool);
  takeArrows(pool);
  takeThermometers(pool);
  takeLittleKillers(pool);
  takeEnded(pool);
  takeClues(pool);
  takeLines(pool);
  takeParity(pool);
  return { constraints: pool.constraints, diagonals, cosmetics: [...pool.left] };
}
