/** Draws a step of the teacher as a standalone SVG file: its board with candidates, its shapes, and its words below. */
import { CLASSIC } from '../../../board/layout';
import type { Board } from '../../../board/state';
import type { Drawing, Look, Shape } from '../../../hints/drawing';
import { digits, FONT, pictureSize } from './picture';
import { classicLines } from './picture-lines';
import { ACCENT, CELL, escaped, FILLS, group, INK, MARGIN, SOFT } from './picture-parts';
import { sentences } from '../../../locales/sentences';

const ALARM = '#b3261e';

const filled = (color: string): string => `fill="${color}" stroke="${INK}" stroke-width="0.015"`;

const outlined = (color: string, width: number): string =>
  `stroke="${color}" stroke-width="${width}"`;

/** The looks of shapes as on the board by day. */
const LOOKS: Readonly<Record<Look, string>> = {
  house: `fill="${ACCENT}" fill-opacity="0.14"`,
  cover: `fill="${FILLS[1]}" fill-opacity="0.34"`,
  cell: `fill="${ACCENT}" fill-opacity="0.14" ${outlined(ACCENT, 0.05)}`,
  'cell-extra': `fill="${FILLS[1]}" fill-opacity="0.34" ${outlined(INK, 0.05)} stroke-dasharray="0.12 0.08"`,
  blocker: outlined(SOFT, 0.04),
  candidate: filled(FILLS[3]),
  extra: filled(FILLS[1]),
  'group-1': filled(FILLS[5]),
  'group-2': filled(FILLS[1]),
  'group-3': filled(FILLS[2]),
  'group-4': filled(FILLS[6]),
  on: filled(FILLS[3]),
  off: `fill="#fff" ${outlined(ALARM, 0.035)}`,
  strong: outlined(ACCENT, 0.035),
  weak: `${outlined(ACCENT, 0.035)} stroke-dasharray="0.09 0.06"`,
  arrow: `fill="${ACCENT}"`,
  removed: `${outlined(ALARM, 0.045)} stroke-linecap="round"`,
  placed: outlined(ACCENT, 0.025),
};

const layer = (shapes: readonly Shape[]): string =>
  shapes.length === 0
    ? ''
    : group(
        `fill="none" stroke-linejoin="round" transform="translate(${MARGIN} ${MARGIN}) scale(${CELL})"`,
        shapes.map(({ look, path }) => `<path ${LOOKS[look]} d="${path}"/>`),
      );

/** The sizes of letters and lines. */
const LETTER = 28;
const LINE = 40;

/** How wide a text is, about: Chinese characters are as wide as they are high. */
const widthOf = (text: string): number =>
  Array.from(text).reduce((sum, sign) => sum + (sign >= '\u2e80' ? LETTER : 0.56 * LETTER), 0);

/** A Chinese character with the marks behind it, or a word with its space: what a line may end with. */
const PIECES = /[\u2e80-\uffff][，。：；、）”」]*|[^\s\u2e80-\uffff]+[，。：；、）”」]*\s*/gu;

/** Breaks a text into lines of a width. */
export function wrapped(text: string, width: number): readonly string[] {
  const lines = [''];
  for (const piece of text.match(PIECES) ?? []) {
    const line = lines.at(-1)! + piece;
    if (lines.at(-1) !== '' && widthOf(line.trimEnd()) > width) lines.push(piece);
    else lines[lines.length - 1] = line;
  }
  return lines.map((line) => line.trimEnd());
}

interface StepPicture {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

/** Draws a classic board, whose candidates are at fixed places, with shapes; below it are a title and paragraphs. */
export function stepPicture(
  board: Board,
  { under, over }: Drawing,
  title: string,
  paragraphs: readonly string[],
): StepPicture {
  const [width, side] = pictureSize(CLASSIC);
  const room = width - 2 * MARGIN;
  const lines = [title, ...paragraphs].flatMap((paragraph, index) =>
    wrapped(paragraph, room).map((line) => ({ line, isTitle: index === 0 })),
  );
  const height = side + lines.length * LINE + MARGIN;
  const told = lines.map(
    ({ line, isTitle }, index) =>
      `<text x="${MARGIN}" y="${side + index * LINE + LETTER}"${isTitle ? ' font-weight="700"' : ''}>${escaped(line)}</text>`,
  );
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" ` +
    `role="img" font-family="${FONT}" text-anchor="middle">\n` +
    `<title>${escaped(title)}</title>\n<desc>${escaped(sentences(...paragraphs))}</desc>\n` +
    `<rect width="${width}" height="${height}" fill="#fff"/>\n` +
    `${classicLines()}${layer(under)}${digits(board, true)}${layer(over)}` +
    `${group(`fill="${INK}" font-size="${LETTER}" text-anchor="start"`, told)}</svg>\n`;
  return { svg, width, height };
}
