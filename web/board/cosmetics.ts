/**
 * What is drawn on a board and is no rule, as setters say "cosmetic": lines, shapes, texts and outlines of other
 * programs, as plain data that never changes. Places and lengths are in units of a cell, rounded to hundredths, from the
 * upper left corner of the grid: x to the right, y down.
 */
/** The size of a grid. */
interface Sides {
  readonly rows: number;
  readonly cols: number;
}

/** `#` and six hexadecimal digits, or eight with the opacity; in lower case. */
export type CosmeticColor = `#${string}`;

export type CosmeticPoint = readonly [x: number, y: number];

export interface CosmeticLine {
  readonly kind: 'line';
  readonly points: readonly CosmeticPoint[];
  readonly color: CosmeticColor;
  readonly width: number;
  /** The length of the head of an arrow at its end, 0 for none. */
  readonly head: number;
}

/** A rectangle or an ellipse, with or without a text in it; or a text alone. */
export interface CosmeticShape {
  readonly kind: 'shape';
  /** Its middle. */
  readonly at: CosmeticPoint;
  readonly size: readonly [width: number, height: number];
  /** Degrees, clockwise. */
  readonly angle: number;
  readonly isRound: boolean;
  readonly fill: CosmeticColor | null;
  readonly border: CosmeticColor | null;
  readonly text: string;
  readonly letters: number;
  readonly ink: CosmeticColor;
  /** Whether it was above the digits. */
  readonly isOver: boolean;
}

/** A dotted line around cells, with a text at the first one. */
interface CosmeticCage {
  readonly kind: 'cage';
  readonly cells: readonly number[];
  readonly text: string;
  readonly color: CosmeticColor;
}

export type Cosmetic = CosmeticLine | CosmeticShape | CosmeticCage;

/** The most of them on a board, of the points of a line, and of the letters of a text. */
export const MAX_COSMETICS = 2000;
export const MAX_POINTS = 200;
export const MAX_LETTERS = 100;

/** How far they may reach beyond the grid. */
const MAX_AROUND = 3;

/** The largest width of a line, length or size. */
const MAX_LENGTH = 2 * 36;

export const hundredths = (value: number): number => Math.round(value * 100) / 100 || 0;

const isColor = (color: string | null): boolean =>
  color === null || /^#[0-9a-f]{6}(?:[0-9a-f]{2})?$/.test(color);

const isLength = (length: number): boolean => length >= 0 && length <= MAX_LENGTH;

/** Whether a cosmetic keeps the bounds, on a grid of this size; it has the right types. */
export function isCosmeticOn(cosmetic: Cosmetic, { rows, cols }: Sides): boolean {
  const isNear = ([x, y]: CosmeticPoint): boolean =>
    x >= -MAX_AROUND && x <= cols + MAX_AROUND && y >= -MAX_AROUND && y <= rows + MAX_AROUND;
  switch (cosmetic.kind) {
    case 'line': {
      const { points, color, width, head } = cosmetic;
      const isLine = points.length > 1 && points.length <= MAX_POINTS && points.every(isNear);
      return isLine && isColor(color) && [width, head].every(isLength);
    }
    case 'shape': {
      const { at, size, angle, fill, border, text, letters, ink } = cosmetic;
      const isRight = isNear(at) && [...size, letters].every(isLength) && Math.abs(angle) <= 360;
      return isRight && text.length <= MAX_LETTERS && [fill, border, ink].every(isColor);
    }
    case 'cage': {
      const { cells, text, color } = cosmetic;
      const areCells = cells.every((cell) => cell >= 0 && cell < rows * cols);
      return cells.length > 0 && areCells && text.length <= MAX_LETTERS && isColor(color);
    }
  }
}
