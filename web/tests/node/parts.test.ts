/** The scripts of the page as they are shipped: what is in app.js, and what in its parts. */
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { describe, it } from 'node:test';
import { built } from '../../bundle/paths.mjs';
import { LANGUAGES, type Language } from '../../locales/languages';
import { allTexts } from '../texts';

const read = (name: string): string => readFileSync(built('site', name), 'utf8');

const app = read('app.js');
const parts = readdirSync(built('site')).filter((name) => /^app-.*\.js$/.test(name));

/** The texts of a catalogue that stand in a script as they are, and that are no words of programs. */
function plainTexts(value: unknown): readonly string[] {
  if (typeof value === 'string')
    return /^(?=.*[^\w-])(?=.*\p{L})[^\n\\"'`$]+$/u.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(plainTexts)
    : [];
}

/** How many of the texts a script contains. */
const countIn = (script: string, texts: readonly string[]): number =>
  texts.filter((text) => script.includes(`"${text}"`)).length;

/** The texts of the page and of each panel that no other of them has. */
function ownTexts(language: Language): ReadonlyMap<string, readonly string[]> {
  const all = allTexts(language);
  const { solve, rotate, variants, exchange, batch, help, techniques } = all;
  const { history, walk, photo, rotation } = all;
  const known = new Set(
    'solve rotate rotation variants exchange batch help techniques history walk photo'.split(' '),
  );
  const page = Object.fromEntries(Object.entries(all).filter(([name]) => !known.has(name)));
  const catalogues = {
    page,
    solve,
    rotate,
    variants,
    exchange,
    batch,
    help,
    techniques,
    history,
    walk,
    photo,
    rotation,
  };
  const lists = Object.entries(catalogues).map(
    ([name, catalogue]) => [name, plainTexts(catalogue)] as const,
  );
  const isShared = (text: string): boolean =>
    lists.filter(([, texts]) => texts.includes(text)).length > 1;
  return new Map(lists.map(([name, texts]) => [name, texts.filter((text) => !isShared(text))]));
}

/** Parts with another name than their catalogue. */
const PARTS: Readonly<Record<string, string>> = {
  exchange: 'variants',
  techniques: 'technique-pages',
  walk: 'walk-through',
};

/** The script of a catalogue that is not in app.js. */
const partOf = (name: string): string => `app-${PARTS[name] ?? name}.js`;

describe('the scripts of the page', () => {
  it('have the texts of the page in English, of Solve and of what Rotate is in app.js, all others in their part', () => {
    for (const language of LANGUAGES) {
      for (const [name, texts] of ownTexts(language)) {
        const isInApp =
          ['solve', 'rotation'].includes(name) || (name === 'page' && language === 'en');
        const home = isInApp ? 'app.js' : partOf(name === 'page' ? 'page-chinese' : name);
        for (const script of ['app.js', ...parts]) {
          const count = countIn(read(script), texts);
          // (Some are put together when they are needed.)
          if (script === home)
            assert.ok(count > texts.length / 2, `${name} in ${home}, ${language}`);
          else assert.equal(count, 0, `${name} in ${script}, ${language}`);
        }
      }
    }
  });

  it('have Lit in app.js alone', () => {
    assert.match(app, /litHtmlVersions/);
    for (const part of parts) assert.doesNotMatch(read(part), /litHtmlVersions/);
  });

  it('are of one build', () => {
    const builds = parts.map((part) => /build: "(\w+)"/.exec(read(part))?.[1]);
    assert.ok(parts.length >= 3);
    assert.equal(new Set(builds).size, 1);
    assert.ok(app.includes(`"${builds[0]}"`));
  });
});
