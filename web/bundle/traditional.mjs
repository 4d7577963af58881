/** Makes the traditional Chinese catalogues from the simplified ones. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Converter } from 'opencc-js/cn2t';
import { TAIWAN } from '../locales/taiwan.mjs';
import { source } from './paths.mjs';

const convert = Converter({ from: 'cn', to: 'twp' });

const words = new Map([
  ...TAIWAN,
  ['simplified', 'traditional'],
  ['zhHans', 'zhHant'],
  ['zh-Hans', 'zh-Hant'],
  ['zh-hans', 'zh-hant'],
]);

/** Matches the words; the longest comes first. */
const wordsFirst = new RegExp(
  [...words.keys()]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replaceAll(/[$(){}.]/g, '\\$&'))
    .join('|'),
  'g',
);

/** A character of the private use area, which OpenCC leaves alone, takes the place of a word. */
const FIRST_PLACE = 0xe000;

/** Returns the traditional catalogue for the source of a simplified one. */
export function traditional(simplified) {
  const found = [];
  const rest = simplified.replaceAll(wordsFirst, (word) =>
    String.fromCharCode(FIRST_PLACE + found.push(words.get(word)) - 1),
  );
  return convert(rest).replaceAll(
    /[\ue000-\uf8ff]/g,
    (place) => found[place.charCodeAt(0) - FIRST_PLACE],
  );
}

/** The folders of catalogues: those of the page, and one of each panel. */
const folders = () => [
  ...readdirSync(source('locales')).map((part) => source('locales', part)),
  ...readdirSync(source('page', 'panels')).map((panel) =>
    source('page', 'panels', panel, 'messages'),
  ),
];

/** The paths of the simplified catalogues. */
const simplifiedCatalogues = () =>
  folders()
    .map((folder) => join(folder, 'zh-hans.ts'))
    .filter(existsSync);

const HEADER = `// Made from zh-hans.ts by bundle/traditional.mjs: change it, or locales/taiwan.mjs.\n`;

/** Writes `zh-hant.ts` beside each `zh-hans.ts`, where it would change. */
export function writeTraditionalCatalogues() {
  for (const from of simplifiedCatalogues()) {
    const to = from.replace('zh-hans', 'zh-hant');
    const text = HEADER + traditional(readFileSync(from, 'utf8'));
    if (!existsSync(to) || readFileSync(to, 'utf8') !== text) writeFileSync(to, text);
  }
}
