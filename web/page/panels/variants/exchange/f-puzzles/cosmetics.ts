/**
 * What is only drawn, in the format of f-puzzles.com: lines, circles, rectangles, texts and cages without a rule. All that is read is
 * untrusted. A drawing says by its cells where it is: its middle is that of all of them.
 *
 *     line: [{ lines: [['R1C1', 'R2C2']], outlineC: '#67F067', width: 0.4 }],
 *     circle: [{ cells: ['R1C1', 'R1C2'], baseC: '#FFFFFF', outlineC: '#000000', width: 0.5, height: 0.5, value: 'A' }],
 *     text: [{ cells: ['R0C1'], fontC: '#000000', size: 1, value: '12' }]
 */
import {
  hundredths,
  isCosmeticOn,
  MAX_COSMETICS,
  MAX_LETTERS,
  MAX_POINTS,
  type Cosmetic,
  type CosmeticColor,
  type CosmeticPoint,
} from '../../../../../board/cosmetics';
import type { Layout, Sides } from '../../../../../board/layout';
import { isObject } from '../../../../ui/f-puzzles';
import { colorOf, Fault, listAt, objectAt, type Part } from '../fields';
import { cellText, parseCell, placeIn } from '../../../../../rules/exchange/cells';

/** The lists of what is only drawn. */
export const DRAWN = ['line', 'rectangle', 'circle', 'text', 'cage'] as const;
type List = (typeof DRAWN)[number];

/** The width of a line and the size of a letter that are 1 there, in cells. */
const UNIT = 0.5;

/** The words of the author and the like, which other programs take from cages. */
const WORDS = /^(?:title|author|rules|solution|msgcorrect|[a-z]+): /i;
const FOG = new Set<unknown>(['FOW', 'FOGLIGHT']);

const numberOf = (value: unknown, otherwise: number): number => {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? Math.abs(number) : otherwise;
};

const textOf = ({ value }: Part): string =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value).replaceAll('\0', '').slice(0, MAX_LETTERS)
    : '';

/** The middles of cells; null if one of them is none. */
function pointsOf(names: unknown, side: number, most: number): readonly CosmeticPoint[] | null {
  if (!Array.isArray(names) || names.length > most) return null;
  const places = (names as readonly unknown[]).map((name) => placeIn(name, side));
  return places.includes(null)
    ? null
    : places.map((place): CosmeticPoint => [place![0] + 0.5, place![1] + 0.5]);
}

function lineIn(part: Part, side: number): readonly Cosmetic[] | null {
  const { lines } = part;
  if (!Array.isArray(lines) || lines.length > side * side) return null;
  const all = (lines as readonly unknown[]).map((line) => pointsOf(line, side, MAX_POINTS));
  if (all.includes(null)) return null;
  return all.flatMap((points): readonly Cosmetic[] =>
    points!.length < 2
      ? []
      : [
          {
            kind: 'line',
            points: points!,
            color: colorOf(part['outlineC']) ?? '#808080',
            width: hundredths(numberOf(part['width'], 0.5) * UNIT),
            head: 0,
          },
        ],
  );
}

function shapeIn(list: List, part: Part, side: number): readonly Cosmetic[] | null {
  const points = pointsOf(part['cells'], side, side * side);
  if (points === null) return null;
  if (points.length === 0) return [];
  const isText = list === 'text';
  const length = (name: string): number => (isText ? 0 : hundredths(numberOf(part[name], 1)));
  const mean = (axis: 0 | 1): number =>
    hundredths(points.reduce((sum, point) => sum + point[axis], 0) / points.length);
  const { angle } = part;
  const turn = typeof angle === 'number' && Number.isFinite(angle) ? angle % 360 : 0;
  return [
    {
      kind: 'shape',
      at: [mean(0), mean(1)],
      size: [length('width'), length('height')],
      angle: hundredths(turn),
      isRound: list === 'circle',
      fill: isText ? null : colorOf(part['baseC']),
      border: isText ? null : colorOf(part['outlineC']),
      text: textOf(part),
      letters: hundredths(numberOf(part['size'], 1) * UNIT),
      ink: colorOf(part['fontC']) ?? '#000000',
      isOver: true,
    },
  ];
}

function cageIn(part: Part, side: number): readonly Cosmetic[] | null {
  const { cells: names, value } = part;
  if (!Array.isArray(names) || names.length > side * side) return null;
  if (typeof value === 'string' && WORDS.test(value)) return [];
  const cells = (names as readonly unknown[]).map((name) => parseCell(name, side));
  if (cells.includes(null)) return null;
  const color = colorOf(part['outlineC']) ?? '#000000';
  const unique = [...new Set(cells as readonly number[])];
  return unique.length === 0 ? [] : [{ kind: 'cage', cells: unique, text: textOf(part), color }];
}

/** Whether an entry of a list is there for fog. */
export const isFog = (part: unknown): boolean => isObject(part) && FOG.has(part['value']);

/** Reads a list, without what other programs draw for rules. Throws a `Fault` with the place of an entry that is none. */
export function readDrawn(name: List, list: unknown, layout: Sides): readonly Cosmetic[] {
  const found: Cosmetic[] = [];
  const parts = listAt(list, [name], MAX_COSMETICS, objectAt);
  for (const [index, part] of parts.entries()) {
    if (typeof part['fromConstraint'] === 'string') continue;
    if (name === 'cage' && isFog(part)) continue;
    const side = layout.rows;
    const made =
      name === 'line'
        ? lineIn(part, side)
        : name === 'cage'
          ? cageIn(part, side)
          : shapeIn(name, part, side);
    if (made === null || !made.every((cosmetic) => isCosmeticOn(cosmetic, layout))) {
      throw new Fault([name, index + 1], 'part');
    }
    found.push(...made);
    if (found.length > MAX_COSMETICS) throw new Fault([name], 'fewer');
  }
  return found;
}

/** A cell that is filled with a colour. */
export const shaded = (cell: number, color: CosmeticColor, { cols }: Sides): Cosmetic => ({
  kind: 'shape',
  at: [(cell % cols) + 0.5, Math.floor(cell / cols) + 0.5],
  size: [1, 1],
  angle: 0,
  isRound: false,
  fill: color,
  border: null,
  text: '',
  letters: UNIT,
  ink: '#000000',
  isOver: true,
});

const NEAR = 0.005;

/** The cells of which a point is the middle, one row or column around the grid included; null if there are none. */
function cellsAt([x, y]: CosmeticPoint, { rows, cols }: Sides): readonly string[] | null {
  /** The one or two places along an axis. */
  const along = (value: number, side: number): readonly number[] | null => {
    const from = value - 0.5;
    const isWhole = Math.abs(from - Math.round(from)) < NEAR;
    const isHalf = Math.abs(value - Math.round(value)) < NEAR;
    const places = isWhole ? [Math.round(from)] : isHalf ? [value - 1, value].map(Math.round) : [];
    return places.length > 0 && places.every((place) => place >= -1 && place <= side)
      ? places
      : null;
  };
  const [across, down] = [along(x, cols), along(y, rows)];
  if (across === null || down === null) return null;
  return down.flatMap((row) => across.map((col) => `R${row + 1}C${col + 1}`));
}

/** Writes a cosmetic with the name of its list; null if the format cannot carry it. */
export function writeCosmetic(
  cosmetic: Cosmetic,
  layout: Layout,
): readonly [list: List, part: object] | null {
  switch (cosmetic.kind) {
    case 'line': {
      const { points, color, width, head } = cosmetic;
      const cells = points.map((point) => cellsAt(point, layout));
      if (head > 0 || cells.some((names) => names?.length !== 1)) return null;
      const lines = [cells.map((names) => names![0])];
      return ['line', { lines, outlineC: color, width: hundredths(width / UNIT) }];
    }
    case 'shape': {
      const { at, size, angle, isRound, fill, border, text, letters, ink, isOver } = cosmetic;
      const cells = cellsAt(at, layout);
      if (cells === null || !isOver) return null;
      const words = { value: text, fontC: ink, size: hundredths(letters / UNIT), angle };
      if (fill === null && border === null && Math.max(...size) === 0) {
        return ['text', { cells, ...words }];
      }
      const [width, height] = size;
      const colors = {
        ...(fill === null ? {} : { baseC: fill }),
        ...(border === null ? {} : { outlineC: border }),
      };
      return [isRound ? 'circle' : 'rectangle', { cells, width, height, ...colors, ...words }];
    }
    case 'cage': {
      const { cells, text, color } = cosmetic;
      const names = cells.map((cell) => cellText(cell, layout));
      return ['cage', { cells: names, value: text, outlineC: color }];
    }
  }
}
