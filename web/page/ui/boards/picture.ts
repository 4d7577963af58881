/** Draws a board as a standalone SVG file, dark on white, for documents, printers and screens. */
import { CLASSIC, valuesOf, type Layout } from '../../../board/layout';
import { cornerRows, valuesIn } from '../../../board/marks';
import { drawingOf } from '../../../board/shapes/drawing';
import type { Board } from '../../../board/state';
import { signOf, type Values } from '../../../board/values';
import { classicLines, shapedLines } from './picture-lines';
import { ACCENT, CELL, group, INK, MARGIN, SOFT, text, type Anchor } from './picture-parts';

/** The texts of a picture, in the language of the page. */
export interface PictureWords {
  readonly title: string;
  readonly description: string;
}

const FONT = "system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";

/** The size of a value, of a mark, and of a sum or letter. */
const VALUE = 66;
const MARK = 23;
const SMALL = 25;

/** The distance of corner marks from the edges of a cell, as on the board. */
const EDGE = 15;
/** The same beside the lines of cages, and below a sum. */
const CAGE_EDGE = 20;
const SUM_EDGE = 40;

const escaped = (content: string): string =>
  content.replaceAll(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

interface Place {
  readonly left: number;
  readonly top: number;
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

/** The room for the marks of a cell. */
interface MarkRoom {
  /** The distance of corner marks from the edges, and from the top. */
  readonly edge: number;
  readonly top: number;
  /** The candidates in a row. */
  readonly across: number;
  /** The length of the longest sign. */
  readonly length: number;
}

function roomOf(layout: Layout, cell: number): MarkRoom {
  const { cages, high } = layout;
  const edge = cages.length === 0 ? EDGE : CAGE_EDGE;
  return {
    edge,
    top: drawingOf(layout).sums.has(cell) ? SUM_EDGE : edge,
    across: Math.ceil(Math.sqrt(valuesOf(layout).length)),
    length: signOf(high, high).length,
  };
}

/** A row of corner marks is as wide as the cell; a single one is at the left. */
function cornerAt(index: number, count: number, { edge, length }: MarkRoom): number {
  // Signs are centred: longer ones begin farther in.
  const inset = edge + 6 * (length - 1);
  return inset + (CELL - 2 * inset) * (index / Math.max(1, count - 1));
}

/** Corner marks are smaller where a row of them would be wider than the cell. */
const cornerScale = (count: number, { edge, length }: MarkRoom): number =>
  Math.min(1, (CELL - 2 * edge) / (Math.max(1, count - 1) * (1 + 13 * length)));

/** The distances of candidates, and how many are in a row; they are closer between corner marks. */
function grain({ across, length }: MarkRoom, isBetween: boolean) {
  const longest = isBetween ? across + 2 : across;
  const right = (isBetween ? 16 : 20) + 13 * (length - 1);
  const scale = Math.min(1, 3 / across, (isBetween ? 80 : 66) / (longest * right));
  return { longest, right: scale * right, down: scale * (isBetween ? 21 : 27), scale };
}

/** Candidates are in the middle, three per row; five, and closer, between corner marks. */
function candidateAt(
  index: number,
  count: number,
  { longest, right, down }: ReturnType<typeof grain>,
): readonly [x: number, y: number] {
  const row = Math.floor(index / longest);
  const rows = Math.ceil(count / longest);
  const inRow = Math.min(longest, count - longest * row);
  return [right * ((index % longest) - (inRow - 1) / 2), down * (row - (rows - 1) / 2)];
}

const sizeOf = (scale: number): number => Math.round(10 * MARK * scale) / 10;

function marksAt(cell: number, { layout, corner, candidates }: Board): string {
  const { left, top } = placeOf(cell, layout);
  const room = roomOf(layout, cell);
  const sign = (value: number): string => signOf(value, layout.high);
  const noted = valuesIn(candidates[cell]!, layout);
  const isBetween = corner[cell] !== 0;
  const grains = grain(room, isBetween);
  const middle = top + (isBetween ? (room.top + CELL - room.edge) / 2 : CELL / 2);
  return [
    ...cornerRows(corner[cell]!, layout).flatMap((row, at) => {
      const size = sizeOf(cornerScale(row.length, room));
      const y = top + (at === 0 ? room.top : CELL - room.edge);
      return row.map((value, index) =>
        text(left + cornerAt(index, row.length, room), y, size, sign(value)),
      );
    }),
    ...noted.map((value, index) => {
      const [right, down] = candidateAt(index, noted.length, grains);
      return text(left + CELL / 2 + right, middle + down, sizeOf(grains.scale), sign(value));
    }),
  ].join('');
}

function digits(board: Board): string {
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
      `fill="${ACCENT}"`,
      blanks.map((cell) => marksAt(cell, board)),
    )
  );
}

/** Sums interrupt the lines of their cages; letters are at the bottom right. */
function smallSigns(layout: Layout): string {
  const { sums, letters } = drawingOf(layout);
  const at = (
    signs: ReadonlyMap<number, string>,
    [right, down]: readonly [number, number],
    anchor: Anchor,
  ): readonly string[] =>
    [...signs].map(([cell, sign]) => {
      const { left, top } = placeOf(cell, layout);
      return text(left + right, top + down, SMALL, sign, anchor);
    });
  const covers = [...sums].map(([cell, sign]) => {
    const { left, top } = placeOf(cell, layout);
    return `<path d="M${left + 4} ${top + 4}h${4 + 14 * sign.length}v22h${-4 - 14 * sign.length}z"/>`;
  });
  return (
    group('fill="#fff"', covers) +
    group(`fill="${INK}"`, at(sums, [6, 16], 'start')) +
    group(`fill="${SOFT}" font-style="italic"`, at(letters, [92, 84], 'end'))
  );
}

/** The width and height of a picture, in its own units. */
export const pictureSize = ({ rows, cols }: Layout): readonly [width: number, height: number] => [
  cols * CELL + 2 * MARGIN,
  rows * CELL + 2 * MARGIN,
];

/**
 * Draws the picture and stores `state`, the board as characters of links, in its metadata, so that it
 * can be opened again. Givens are bold and own digits light, so that they differ without colour, too.
 *
 * It has neither styles nor ids, so that a page can contain it several times.
 */
export function pictureOf(board: Board, state: string, words: PictureWords): string {
  const { layout } = board;
  const [width, height] = pictureSize(layout);
  const isClassic = layout === CLASSIC;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" ` +
    `role="img" font-family="${FONT}" text-anchor="middle">\n` +
    `<title>${escaped(words.title)}</title>\n<desc>${escaped(words.description)}</desc>\n` +
    `<metadata>jiugong:${state}</metadata>\n` +
    `<rect width="${width}" height="${height}" fill="#fff"/>\n` +
    `${isClassic ? classicLines() : shapedLines(layout) + smallSigns(layout)}${digits(board)}</svg>\n`
  );
}

/** Returns the state in a picture of `pictureOf`; null if there is none. */
export const stateInPicture = (svg: string): string | null =>
  /<metadata>jiugong:([#=\w-]+)<\/metadata>/.exec(svg)?.[1] ?? null;
