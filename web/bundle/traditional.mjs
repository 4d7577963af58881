/** Makes the traditional Chinese catalogues from the simplified ones. */
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

/** The paths of the simplified catalogues, in whatever folders of the sources they are. */
const simplifiedCatalogues = () =>
  siteFiles(root)
    .filter((path) => path.endsWith('/zh-hans.ts'))
    .map((path) => join(root, path));

const HEADER = `// Made from zh-hans.ts by bundle/traditional.mjs: change it, or locales/taiwan.mjs.\n`;

/**
 * Writes `zh-hant.ts` beside each `zh-hans.ts`, where it would change; returns the paths of those.
 * The pairs are those of taiwan.mjs, unless a program that goes on has read it anew.
 */
export function writeTraditionalCatalogues(pairs = TAIWAN) {
  const words = dictionary(pairs);
  return simplifiedCatalogues().flatMap((from) => {
    const to = from.replace('zh-hans', 'zh-hant');
    const text = HEADER + traditional(readFileSync(from, 'utf8'), words);
    if (existsSync(to) && readFileSync(to, 'utf8') === text) return [];
    writeFileSync(to, text);
    return [to];
  });
}
