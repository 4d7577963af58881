/** Draws a board as a standalone SVG file, dark on white, for documents, printers and screens. */
import { CLASSIC } from '../../../../board/layout';
import { cornerRows, valuesIn } from '../../../../board/marks';
import type { Snapshot } from '../../../../board/snapshot';
import { writeState } from '../../../ui/link';
import { BOARD_LINK } from '../link';

/** The texts of a picture, in the language of the page. */
export interface PictureWords {
  readonly title: string;
  readonly description: string;
}

const CELL = 100;
const BOARD = 9 * CELL;
const MARGIN = 20;
const SIZE = BOARD + 2 * MARGIN;

const INK = '#1d1b18';
const OWN = '#1f4bb4';
const THIN = '#8d8474';
const FONT = "system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";

/** The distance of corner marks from the edges of a cell, as on the board. */
const EDGE = 15;

const escaped = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * Centres digits vertically by an offset, since some SVG programs do not support
 * `dominant-baseline`.
 */
const text = (x: number, y: number, size: number, content: string): string =>
  `<text x="${Math.round(x)}" y="${Math.round(y + 0.36 * size)}" font-size="${size}">${content}</text>`;

interface Place {
  readonly left: number;
  readonly top: number;
}

const placeOf = (cell: number): Place => ({
  left: MARGIN + CELL * (cell % 9),
  top: MARGIN + CELL * Math.floor(cell / 9),
});

const digitAt = ({ left, top }: Place, digit: string): string =>
  text(left + CELL / 2, top + CELL / 2, 66, digit);

/** A row of corner marks is as wide as the cell; a single one is at the left. */
const cornerAt = (index: number, count: number): number =>
  EDGE + (CELL - 2 * EDGE) * (index / Math.max(1, count - 1));

/** Candidates are in the middle, three per row; five, and closer, between corner marks. */
function candidateAt(index: number, count: number, isBetween: boolean): readonly [number, number] {
  const [longest, right, down] = isBetween ? [5, 16, 21] : [3, 20, 27];
  const row = Math.floor(index / longest);
  const rows = Math.ceil(count / longest);
  const inRow = Math.min(longest, count - longest * row);
  return [
    CELL / 2 + right * ((index % longest) - (inRow - 1) / 2),
    CELL / 2 + down * (row - (rows - 1) / 2),
  ];
}

function marksAt({ left, top }: Place, corner: number, candidates: number): string {
  const mark = (x: number, y: number, digit: number): string =>
    text(left + x, top + y, 23, String(digit));
  const noted = valuesIn(candidates, CLASSIC);
  return [
    ...cornerRows(corner, CLASSIC).flatMap((row, at) =>
      row.map((digit, index) =>
        mark(cornerAt(index, row.length), at === 0 ? EDGE : CELL - EDGE, digit),
      ),
    ),
    ...noted.map((digit, index) => mark(...candidateAt(index, noted.length, corner !== 0), digit)),
  ].join('');
}

const group = (attributes: string, contents: readonly string[]): string =>
  `<g ${attributes}>${contents.join('')}</g>\n`;

function digits({ givens, own, corner, candidates }: Snapshot): string {
  const cells = Array.from({ length: 81 }, (_, cell) => cell);
  const isGiven = (cell: number): boolean => givens[cell] !== '.';
  const isOwn = (cell: number): boolean => own[cell] !== '.';
  const isBlank = (cell: number): boolean => !isGiven(cell) && !isOwn(cell);
  const at = (cell: number, digit: string): string => digitAt(placeOf(cell), digit);
  return (
    group(
      `fill="${INK}" font-weight="700"`,
      cells.filter(isGiven).map((cell) => at(cell, givens[cell]!)),
    ) +
    group(
      `fill="${OWN}"`,
      cells.filter(isOwn).map((cell) => at(cell, own[cell]!)),
    ) +
    group(
      `fill="${OWN}"`,
      cells.filter(isBlank).map((cell) => marksAt(placeOf(cell), corner[cell]!, candidates[cell]!)),
    )
  );
}

/** Thick lines come last, so that they cover the thin ones. */
function lines(): string {
  const path = (numbers: readonly number[]): string =>
    numbers
      .map((number) => MARGIN + number * CELL)
      .map((at) => `M${at} ${MARGIN}v${BOARD}M${MARGIN} ${at}h${BOARD}`)
      .join('');
  return group('fill="none"', [
    `<path d="${path([1, 2, 4, 5, 7, 8])}" stroke="${THIN}" stroke-width="2"/>`,
    `<path d="${path([0, 3, 6, 9])}" stroke="${INK}" stroke-width="6" stroke-linecap="square"/>`,
  ]);
}

/**
 * Draws the picture and stores the board in its metadata, so that it can be opened again. Givens
 * are bold and own digits light, so that they differ without colour, too.
 *
 * It has neither styles nor ids, so that a page can contain it several times.
 */
export const pictureOf = (snapshot: Snapshot, words: PictureWords): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" width="${SIZE}" height="${SIZE}" ` +
  `role="img" font-family="${FONT}" text-anchor="middle">\n` +
  `<title>${escaped(words.title)}</title>\n<desc>${escaped(words.description)}</desc>\n` +
  `<metadata>jiugong:${writeState(BOARD_LINK, snapshot)}</metadata>\n` +
  `<rect width="${SIZE}" height="${SIZE}" fill="#fff"/>\n` +
  `${lines()}${digits(snapshot)}</svg>\n`;

/** Returns the encoded board in a picture of `pictureOf`; null if there is none. */
export const stateInPicture = (svg: string): string | null =>
  /<metadata>jiugong:([0-9A-Z-]+)<\/metadata>/.exec(svg)?.[1] ?? null;
