/** Makes the traditional Chinese catalogues from the simplified ones, beside which they are kept in the repository. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Converter } from 'opencc-js/cn2t';
import { TAIWAN } from '../locales/taiwan.mjs';
import { root } from './paths.mjs';
import { siteFiles } from './site-files.mjs';

const convert = Converter({ from: 'cn', to: 'twp' });

/** Pairs of names in the sources themselves. */
const NAMES = [
  ['simplified', 'traditional'],
  ['zhHans', 'zhHant'],
  ['zh-Hans', 'zh-Hant'],
  ['zh-hans', 'zh-hant'],
];

/** Returns what replaces each word of the pairs, and an expression that matches the longest one. */
function dictionary(pairs) {
  const words = new Map([...pairs, ...NAMES]);
  const longestFirst = [...words.keys()]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replaceAll(/[$(){}.]/g, '\\$&'))
    .join('|');
  return { words, wordsFirst: new RegExp(longestFirst, 'g') };
}

const TAIWANESE = dictionary(TAIWAN);

/** A character of the private use area, which OpenCC leaves alone, takes the place of a word. */
const FIRST_PLACE = 0xe000;

/** Returns the traditional catalogue for the source of a simplified one. */
export function traditional(simplified, { words, wordsFirst } = TAIWANESE) {
  const found = [];
  const rest = simplified.replaceAll(wordsFirst, (word) =>
    String.fromCharCode(FIRST_PLACE + found.push(words.get(word)) - 1),
  );
  return convert(rest).replaceAll(
    /[\ue000-\uf8ff]/g,
    (place) => found[place.charCodeAt(0) - FIRST_PLACE],
  );
}

/** The paths of the simplified catalogues. */
const simplifiedCatalogues = () =>
  siteFiles(root)
    .filter((path) => path.endsWith('zh-hans.ts'))
    .map((path) => join(root, path));

const HEADER = `// Made from zh-hans.ts by npm run traditional: change that, or locales/taiwan.mjs.\n`;

/**
 * Returns the traditional catalogues that are not what their simplified ones make: `path` and what `text` they should have.
 * The pairs are those of taiwan.mjs, unless a program that goes on has read it anew.
 */
export function staleCatalogues(pairs = TAIWAN) {
  const words = dictionary(pairs);
  return simplifiedCatalogues()
    .map((from) => ({
      path: from.replace('zh-hans', 'zh-hant'),
      text: HEADER + traditional(readFileSync(from, 'utf8'), words),
    }))
    .filter(({ path, text }) => !existsSync(path) || readFileSync(path, 'utf8') !== text);
}

export function writeTraditionalCatalogues(pairs = TAIWAN) {
  for (const { path, text } of staleCatalogues(pairs)) writeFileSync(path, text);
}
