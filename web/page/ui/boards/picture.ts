/** Draws a board as a standalone SVG file, dark on white, for documents, printers and screens. */
import { COLORS } from '../../../board/colors';
import { CLASSIC, valuesOf, type Layout } from '../../../board/layout';
import { cornerRows, valuesIn } from '../../../board/marks';
import { drawingOf } from '../../../board/shapes/drawing';
import { figuresOf } from '../../../board/shapes/figures';
import type { Board } from '../../../board/state';
import { signOf, type Values } from '../../../board/values';
import { classicLines, drawFigures, shades, shapedLines } from './picture-lines';
import {
  ACCENT,
  CELL,
  escaped,
  FILLS,
  group,
  INK,
  MARGIN,
  SOFT,
  text,
  type Anchor,
} from './picture-parts';

/** The texts of a picture, in the language of the page. */
export interface PictureWords {
  readonly title: string;
  readonly description: string;
}

export const FONT = "system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";

/** The size of a value, of a mark, of a candidate in a place of its own, and of a sum or letter. */
const VALUE = 66;
const MARK = 23;
const PLACED = 27;
const SMALL = 25;

/** The distance of corner marks from the edges of a cell, as on the board. */
const EDGE = 15;

/** The room that the lines of cages, a sum and a letter take from the marks of a cell. */
const CAGE_ROOM = 7;
const SUM_ROOM = 28;
const LETTER_ROOM = 24;

interface Place {
  readonly left: number;
  readonly top: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const placeOf = (cell: number, { cols }: Layout): Place => ({
  left: MARGIN + CELL * (cell % cols),
  top: MARGIN + CELL * Math.floor(cell / cols),
});

/** Numbers are as small as the longest that the board can have, or smaller if one is longer. */
function valueAt({ left, top }: Place, sign: string, { high }: Layout): string {
  const length = Math.max(sign.length, signOf(high, high).length);
  const size = Math.min(VALUE, Math.round(124 / length));
  return text(left + CELL / 2, top + CELL / 2, size, sign);
}

/** How the marks of a cell are laid out, in hundredths of the room that they have. */
interface MarkGrid {
  /** The candidates in a row. */
  readonly across: number;
  /** The length of the longest sign. */
  readonly length: number;
}

const markGrid = (layout: Layout): MarkGrid => ({
  across: Math.ceil(Math.sqrt(valuesOf(layout).length)),
  length: signOf(layout.high, layout.high).length,
});

/** The room for the marks: the cell, but clear of the lines of cages, sums and letters, and what rules have there. */
function roomOf(cell: number, layout: Layout): Place & Size {
  const { left, top } = placeOf(cell, layout);
  const { sums, letters } = drawingOf(layout);
  const { headed, footed, isCrowded } = figuresOf(layout);
  const around = isCrowded || layout.cages.length > 0 ? CAGE_ROOM : 0;
  const above = sums.has(cell) || headed.has(cell) ? SUM_ROOM : around;
  const below = letters.has(cell) || footed.has(cell) ? LETTER_ROOM : around;
  return {
    left: left + around,
    top: top + above,
    width: CELL - 2 * around,
    height: CELL - above - below,
  };
}

/** The distances and the scale of a row of corner marks, which is as wide as the room. */
function cornerRow(count: number, { length }: MarkGrid) {
  // Signs are centred: longer ones begin farther in.
  const inset = EDGE + 6 * (length - 1);
  const right = (100 - 2 * inset) / Math.max(1, count - 1);
  return { inset, right, scale: Math.min(1, (1.37 * right) / (MARK * length)) };
}

/** The distances and the scale of candidates between corner marks. Where there are more values, they are smaller. */
function candidateRows({ across, length }: MarkGrid) {
  const longest = across + (length > 1 ? 1 : 2);
  const right = 16 + 14 * (length - 1);
  const scale = Math.min(1, 3 / across, 80 / (longest * right));
  return { longest, right: scale * right, down: scale * 21, scale };
}

/** The place of a candidate, from the middle. */
function candidateAt(
  index: number,
  count: number,
  { longest, right, down }: ReturnType<typeof candidateRows>,
): readonly [x: number, y: number] {
  const row = Math.floor(index / longest);
  const rows = Math.ceil(count / longest);
  const inRow = Math.min(longest, count - longest * row);
  return [right * ((index % longest) - (inRow - 1) / 2), down * (row - (rows - 1) / 2)];
}

/** Candidates in places of their own, as on the board. */
function placedMarks(cell: number, layout: Layout, candidates: number, marks: MarkGrid): string {
  const { left, top, width, height } = roomOf(cell, layout);
  const { across, length } = marks;
  const [right, down] = [(0.88 * width) / across, (0.88 * height) / across];
  const size = Math.min(PLACED, 81 / across, 110 / (across * length), 1.15 * down);
  return valuesIn(candidates, layout)
    .map((value) => {
      const place = value - layout.low;
      const x = left + 0.06 * width + right * ((place % across) + 0.5);
      const y = top + 0.08 * height + down * (Math.floor(place / across) + 0.5);
      return text(x, y, Math.round(10 * size) / 10, signOf(value, layout.high));
    })
    .join('');
}

function marksAt(cell: number, { layout, corner, candidates }: Board): string {
  const { left, top, width, height } = roomOf(cell, layout);
  const marks = markGrid(layout);
  if (corner[cell] === 0) return placedMarks(cell, layout, candidates[cell]!, marks);
  const mark = (x: number, y: number, scale: number, value: number): string => {
    const size = Math.round((MARK * scale * height) / 10) / 10;
    return text(left + x, top + y, size, signOf(value, layout.high));
  };
  const noted = valuesIn(candidates[cell]!, layout);
  const rows = candidateRows(marks);
  return [
    ...cornerRows(corner[cell]!, layout).flatMap((row, at) => {
      const { inset, right, scale } = cornerRow(row.length, marks);
      const y = at === 0 ? EDGE : 100 - EDGE;
      return row.map((value, index) =>
        mark(((inset + right * index) * width) / 100, (y * height) / 100, scale, value),
      );
    }),
    ...noted.map((value, index) => {
      const [right, down] = candidateAt(index, noted.length, rows);
      const [x, y] = [(right * height) / 100, (down * height) / 100];
      return mark(width / 2 + x, height / 2 + y, rows.scale, value);
    }),
  ].join('');
}

/** Candidates in three rows of three, with gaps for those that are missing. */
function placedCandidates(cell: number, { layout, candidates }: Board): string {
  const { left, top } = placeOf(cell, layout);
  const third = CELL / 3;
  return valuesIn(candidates[cell]!, layout)
    .map((value) => {
      const [column, row] = [(value - 1) % 3, Math.floor((value - 1) / 3)];
      const [x, y] = [left + (column + 0.5) * third, top + (row + 0.5) * third];
      return text(x, y, MARK, signOf(value, layout.high));
    })
    .join('');
}

/** The colours of cells, in stripes of the same width. */
function fills({ layout, colors }: Board): string {
  const stripes = colors.flatMap((mask, cell) => {
    const { left, top } = placeOf(cell, layout);
    const here = valuesIn(mask, COLORS);
    const width = CELL / here.length;
    return here.map((color, at) => {
      const x = Math.round(10 * (left + at * width)) / 10;
      const size = `width="${Math.ceil(width)}" height="${CELL}"`;
      return `<rect x="${x}" y="${top}" ${size} fill="${FILLS[color - 1]!}"/>`;
    });
  });
  return stripes.length === 0 ? '' : group('stroke="none"', stripes);
}

/**
 * Givens, own digits and marks; with `areFixed` the candidates of a classic sudoku are at places of their own, and nobody's
 * marks.
 */
export function digits(board: Board, areFixed = false): string {
  const { layout, givens, own } = board;
  const cells = Array.from(givens.keys());
  const valuesAt = (values: Values): readonly string[] =>
    cells.flatMap((cell) => {
      const value = values[cell] ?? null;
      return value === null
        ? []
        : [valueAt(placeOf(cell, layout), signOf(value, layout.high), layout)];
    });
  const blanks = cells.filter((cell) => givens[cell] === null && own[cell] === null);
  return (
    group(`fill="${INK}" font-weight="700"`, valuesAt(givens)) +
    group(`fill="${ACCENT}"`, valuesAt(own)) +
    group(
      `fill="${areFixed ? INK : ACCENT}"`,
      blanks.map((cell) => (areFixed ? placedCandidates(cell, board) : marksAt(cell, board))),
    )
  );
}

/** Long sums are smaller, so that they stay in their cells. */
const smallSize = (sign: string): number => Math.min(SMALL, Math.round(150 / sign.length));

/** Sums interrupt the lines of their cages, on the first colour of their cells; letters are at the bottom right. */
function smallSigns({ layout, colors }: Board): string {
  const { sums, letters } = drawingOf(layout);
  const draw = (
    signs: ReadonlyMap<number, string>,
    [right, down]: readonly [number, number],
    anchor: Anchor,
  ): readonly string[] =>
    [...signs].map(([cell, sign]) => {
      const { left, top } = placeOf(cell, layout);
      return text(left + right, top + down, smallSize(sign), sign, anchor);
    });
  const covers = [...sums].map(([cell, sign]) => {
    const { left, top } = placeOf(cell, layout);
    const width = Math.round(4 + 0.58 * smallSize(sign) * sign.length);
    const [color] = valuesIn(colors[cell]!, COLORS);
    const fill = color === undefined ? '' : ` fill="${FILLS[color - 1]!}"`;
    return `<path d="M${left + 4} ${top + 4}h${width}v22h${-width}z"${fill}/>`;
  });
  return (
    group('fill="#fff"', covers) +
    group(`fill="${INK}"`, draw(sums, [6, 16], 'start')) +
    group(`fill="${SOFT}" font-style="italic"`, draw(letters, [92, 84], 'end'))
  );
}

/** The width and height of a picture, in its own units. */
export function pictureSize(layout: Layout): readonly [width: number, height: number] {
  const { top, right, bottom, left } = figuresOf(layout).margins;
  return [
    (left + layout.cols + right) * CELL + 2 * MARGIN,
    (top + layout.rows + bottom) * CELL + 2 * MARGIN,
  ];
}

/** The grid with all its lines, figures and digits. */
function drawnBoard(board: Board): string {
  const { layout } = board;
  if (layout === CLASSIC) return `${fills(board)}${classicLines()}${digits(board)}`;
  const { under, over, margins } = figuresOf(layout);
  const drawn =
    fills(board) +
    shades(board) +
    drawFigures(under) +
    shapedLines(board) +
    drawFigures(over) +
    smallSigns(board) +
    digits(board);
  return margins.left + margins.top === 0
    ? drawn
    : group(`transform="translate(${margins.left * CELL} ${margins.top * CELL})"`, [drawn]);
}

/**
 * Draws the picture and stores `state`, the board as characters of links, in its metadata, so that it
 * can be opened again. Givens are bold and own digits light, so that they differ without colour, too.
 *
 * It has neither styles nor ids, so that a page can contain it several times.
 */
export function pictureOf(board: Board, state: string, words: PictureWords): string {
  const { layout } = board;
  const [width, height] = pictureSize(layout);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" ` +
    `role="img" font-family="${FONT}" text-anchor="middle">\n` +
    `<title>${escaped(words.title)}</title>\n<desc>${escaped(words.description)}</desc>\n` +
    `<metadata>jiugong:${state}</metadata>\n` +
    `<rect width="${width}" height="${height}" fill="#fff"/>\n${drawnBoard(board)}</svg>\n`
  );
}

/** Returns the state in a picture of `pictureOf`; null if there is none. */
export const stateInPicture = (svg: string): string | null =>
  /<metadata>jiugong:([#=\w-]+)<\/metadata>/.exec(svg)?.[1] ?? null;
