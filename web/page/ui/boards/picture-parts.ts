/** The parts that pictures are made of: sizes, colours, texts and groups. */

/** The side of a cell, and the room around the board. */
export const CELL = 100;
export const MARGIN = 20;

export const INK = '#1d1b18';
export const ACCENT = '#1f4bb4';
export const SOFT = '#655f56';
export const THIN = '#8d8474';
/** The cells of extra regions. */
export const SHADE = '#e6ebf6';

/** The colours of cells by their numbers less one, as on the board by day. */
export const FILLS = [
  '#ff7b76',
  '#fcb361',
  '#f3e738',
  '#baf7a8',
  '#15e2ff',
  '#55b4ff',
  '#c395c0',
  '#cac2b9',
] as const;

/** A text as the content of an element. */
export const escaped = (content: string): string =>
  content.replaceAll(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

export type Anchor = 'start' | 'middle' | 'end';

/**
 * Centres a text vertically by an offset, since some SVG programs do not support
 * `dominant-baseline`.
 */
export function text(
  x: number,
  y: number,
  size: number,
  content: string,
  anchor: Anchor = 'middle',
): string {
  const aside = anchor === 'middle' ? '' : ` text-anchor="${anchor}"`;
  const place = `x="${Math.round(x)}" y="${Math.round(y + 0.36 * size)}"`;
  return `<text ${place} font-size="${size}"${aside}>${content}</text>`;
}

export const group = (attributes: string, contents: readonly string[]): string =>
  `<g ${attributes}>${contents.join('')}</g>\n`;
