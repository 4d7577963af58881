/** The modules of the page as they are shipped: what is in the one with which it begins, and what in its parts. */
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { describe, it } from 'node:test';
import { built } from '../../bundle/paths.mjs';
import { LANGUAGES, type Language } from '../../locales/languages';
import { pageMessagesFor } from '../../locales/page-messages';
import { panelName } from '../panel-name';
import { allTexts, PANEL_IDS } from '../texts';

const read = (name: string): string => readFileSync(built('site', name), 'utf8');

const MODULE = /^app-.*-[A-Z0-9]{8}\.js$/;
const app = /<script type="module" src="([^"]+)">/.exec(read('index.html'))![1]!;
const modules = readdirSync(built('site')).filter((name) => MODULE.test(name));
const parts = modules.filter((name) => name !== app);

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

/** The texts of the page and of each panel that no other of them has, and that are no name of a panel. */
function ownTexts(language: Language): ReadonlyMap<string, readonly string[]> {
  const ofPage = new Set(Object.keys(pageMessagesFor(language)));
  const page: Record<string, unknown> = {};
  const catalogues: Record<string, unknown> = { page };
  for (const [name, catalogue] of Object.entries(allTexts(language))) {
    (ofPage.has(name) ? page : catalogues)[name] = catalogue;
  }
  const lists = Object.entries(catalogues).map(
    ([name, catalogue]) => [name, plainTexts(catalogue)] as const,
  );
  const names = new Set(PANEL_IDS.map((id) => panelName(id, language)));
  const isShared = (text: string): boolean =>
    names.has(text) || lists.filter(([, texts]) => texts.includes(text)).length > 1;
  return new Map(lists.map(([name, texts]) => [name, texts.filter((text) => !isShared(text))]));
}

/** Parts with another name than their catalogue. */
const PARTS: Readonly<Record<string, string>> = {
  exchange: 'variants',
  shareDialog: 'share-dialog',
  techniques: 'technique-pages',
  walk: 'walk-through',
};

/** The part of a catalogue that the page does not have at first. */
const partOf = (name: string): string =>
  parts.find((part) => part.startsWith(`app-${PARTS[name] ?? name}-`))!;

describe('the modules of the page', () => {
  it('have the texts of the page and of Solve in English in the first, all others in their part', () => {
    for (const language of LANGUAGES) {
      for (const [name, texts] of ownTexts(language)) {
        const isOfFirst = name === 'page' || name === 'solve';
        const isInApp = name === 'rotation' || (isOfFirst && language === 'en');
        const home = isInApp ? app : partOf(isOfFirst ? `${name}-chinese` : name);
        for (const script of modules) {
          const count = countIn(read(script), texts);
          // (Some are put together when they are needed.)
          if (script === home)
            assert.ok(count > texts.length / 2, `${name} in ${home}, ${language}`);
          else assert.equal(count, 0, `${name} in ${script}, ${language}`);
        }
      }
    }
  });

  it('have Lit in the first alone', () => {
    for (const module of modules)
      assert.equal(read(module).includes('litHtmlVersions'), module === app, module);
  });

  // A module that two of them shared would be asked for only once one of them has arrived.
  it('are the first and its parts alone, which import the first', () => {
    for (const part of parts) {
      assert.doesNotMatch(part, /^app-chunk-/);
      const imported = Array.from(
        read(part).matchAll(/(?:from|import)"\.\/(app-[^"]+)"/g),
        ([, file]) => file!,
      );
      assert.deepEqual([...new Set(imported)], [app], part);
    }
  });

  it('import each other by names that bear their contents, and are of one build', () => {
    assert.ok(parts.length >= 3);
    const imported = modules.flatMap((name) =>
      Array.from(read(name).matchAll(/"\.\/(app-[^"]+)"/g), ([, file]) => file!),
    );
    assert.deepEqual([...new Set(imported)].sort(), modules.sort());
    const names = parts.map((file) => [/^app-(.*)-/.exec(file)![1]!, file]);
    assert.equal(
      read('app-build.js'),
      `export default "${app}";\nexport const parts = ${JSON.stringify(Object.fromEntries(names))};\n`,
    );
  });
});
