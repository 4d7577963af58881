/** The code that shows a board on another page. */
import { CLASSIC, valuesOf, type Layout, type Range, type Sides } from '../../../board/layout';
import type { Language } from '../../../locales/languages';
import type { Look, Width } from './look';

/**
 * The attributes for the controls, as the element and the frame have them; `home` is the address of the page, '' where the
 * script beside it tells.
 */
function controlsOf(
  { controls, hints, solve, site }: Look,
  home = '',
): readonly (readonly [string, string])[] {
  if (!controls) return [];
  const link = site ? ([['site', home]] as const) : [];
  if (!solve) return [['play', hints ? '' : 'check'], ...link];
  return [['controls', ''], ...(hints ? ([['hints', '']] as const) : []), ...link];
}

/** Pixels; `large` is the most that a board takes. */
export const PIXELS: Readonly<Record<Width, number>> = { small: 320, medium: 448, large: 576 };

/**
 * The heights of frames with controls, for the tallest board up to each width: the keys stand in
 * more rows where there is less room. A frame without a script cannot follow its board.
 */
const HEIGHTS: Readonly<Record<Width, number>> = { small: 700, medium: 810, large: 890 };

/** The height of a row of keys, and how many keys are in it where there is least room. */
const KEY_ROW = 50;
const KEYS_IN_ROW = 6;

/** The height of the fold with the rules of puzzles that are no classic sudokus. */
const FOLD = 56;

/** The room for the keys of more than nine values, and one that erases. */
const moreKeys = (range: Range): number =>
  KEY_ROW * (Math.max(2, Math.ceil((valuesOf(range).length + 1) / KEYS_IN_ROW)) - 2);

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '"': '&quot;',
  '<': '&lt;',
  '>': '&gt;',
};

/** An attribute with any text as its value. */
const attribute = (name: string, value: string): string =>
  `${name}="${value.replaceAll(/[&"<>]/g, (sign) => ENTITIES[sign]!)}"`;

const element = (tag: string, attributes: readonly string[]): string =>
  `<${tag}\n${attributes.map((text) => `  ${text}\n`).join('')}></${tag}>\n`;

const themeOf = ({ theme }: Look): readonly string[] => (theme === 'system' ? [] : [theme]);

/** The address of a file beside `base`; its bare name without one. */
export const fileAddress = (name: string, base: string | null): string =>
  base === null ? name : new URL(name, base).href;

/**
 * The files that a copy of the script needs beside the page, itself the first: for a layout, with texts in a language,
 * perhaps with hints.
 */
export const filesFor = (layout: Layout, language: Language, hints: boolean): readonly string[] => [
  'jiugong.js',
  ...(layout === CLASSIC ? [] : ['jiugong-regions.js', 'jiugong-rules.js']),
  ...(hints && layout === CLASSIC ? ['jiugong-teach.js'] : []),
  ...(hints ? ['jiugong-hints.js'] : []),
  ...(language === 'en' ? [] : ['jiugong-chinese.js']),
];

export const scriptTag = (base: string | null): string =>
  `<script ${attribute('src', fileAddress('jiugong.js', base))}></script>\n`;

export function frameAddress(puzzle: string, look: Look, base: string | null): string {
  const parts = [
    ...controlsOf(look).map(([name, value]) => (value === '' ? name : `${name}=${value}`)),
    ...(look.language === null ? [] : [`lang=${look.language}`]),
    ...themeOf(look).map((theme) => `theme=${theme}`),
    `puzzle=${encodeURIComponent(puzzle)}`,
  ];
  return `${fileAddress('embed.html', base)}#${parts.join('&')}`;
}

/** The element, after the script that defines it: a copy of that of `home`, or, at `base`, the one beside the page. */
export const boardCode = (puzzle: string, look: Look, base: string | null, home?: string): string =>
  scriptTag(base) +
  element('jiugong-board', [
    ...controlsOf(look, home).map(([name, value]) =>
      value === '' ? name : attribute(name, value),
    ),
    ...(look.language === null ? [] : [attribute('lang', look.language)]),
    ...themeOf(look).map((theme) => attribute('theme', theme)),
    attribute('style', `max-width: ${PIXELS[look.width]}px`),
    attribute('puzzle', puzzle),
  ]);

/** A frame as high as a board of this shape. */
export function frameCode(
  puzzle: string,
  look: Look,
  base: string | null,
  title: string,
  layout: Sides & Range = CLASSIC,
): string {
  const { rows, cols, low, high } = layout;
  const fold = layout === CLASSIC ? 0 : FOLD;
  const taller = Math.ceil(PIXELS[look.width] * (rows / cols - 1));
  const height = look.controls
    ? `height: ${HEIGHTS[look.width] + taller + moreKeys({ low, high }) + fold}px`
    : `aspect-ratio: ${rows === cols ? 1 : `${cols} / ${rows}`}`;
  const style = `width: 100%; max-width: ${PIXELS[look.width]}px; ${height}; border: 0`;
  return element('iframe', [
    attribute('title', title),
    attribute('style', style),
    attribute('src', frameAddress(puzzle, look, base)),
  ]);
}
