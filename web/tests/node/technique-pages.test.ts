/** The pages of techniques in a small document: the list, what a page says and draws, and what it hands over. */
import { emptyPlace } from './small-dom';
import { check, click } from './dom-events';
import assert from 'node:assert/strict';
import { after, beforeEach, test } from 'node:test';
import { getEngine } from '../../board/get-engine';
import type { JiugongBoard } from '../../board/jiugong-board';
import { TECHNIQUES } from '../../api/teach';
import * as hints from '../../hints/hints';
import { TechniquePages } from '../../page/ui/technique-pages/technique-pages';
import { textsFor } from '../../page/ui/technique-pages/texts';
import type { TextFile } from '../../page/ui/files';

after(async () => (await getEngine()).close());

const { techniques: words } = textsFor('en');

/** Where the pages are drawn, and what they have handed over. */
let place: HTMLElement;
let files: TextFile[];
let pages: TechniquePages;

beforeEach(() => {
  place = emptyPlace();
  files = [];
  pages = new TechniquePages(place, hints, 'en', 'Techniques', (given) => {
    files.push(...given);
    return true;
  });
});

const one = (selector: string): HTMLElement => place.querySelector<HTMLElement>(selector)!;
const wordsIn = (selector: string): string => one(selector).textContent!.replaceAll(/\s+/g, ' ');

/** Waits until the example has been found. */
async function found(): Promise<void> {
  for (let turn = 0; one('.legend') === null; ++turn) {
    assert.ok(turn < 200_000, 'The example has not been found.');
    await new Promise((resolve) => setImmediate(resolve));
  }
}

const looks = (): readonly string[] => {
  const { under, over } = (one('jiugong-board') as JiugongBoard).exhibit!.drawing;
  return [...under, ...over].map(({ look }) => look);
};

const paths = (): string => {
  const { under, over } = (one('jiugong-board') as JiugongBoard).exhibit!.drawing;
  return [...under, ...over].map(({ path }) => path).join();
};

const countOf = (look: string): number => looks().filter((other) => other === look).length;

test('the list leads to each technique', () => {
  pages.open(null);
  const links = [...place.querySelectorAll('li a')].map((link) => link.getAttribute('href'));
  assert.deepEqual(links.sort(), TECHNIQUES.map((technique) => `#help/${technique}`).sort());
  assert.equal(pages.subject, null);
});

test('a page has words, an example with its sentence, and a way to practise it', async () => {
  pages.open('x-wing');
  const name = hints.techniqueName('x-wing', 'en');
  assert.deepEqual([pages.subject, one('h2').textContent], [name, name]);
  assert.ok(document.activeElement === one('h2'));
  for (const text of [words.about['x-wing'].what, words.about['x-wing'].find]) {
    assert.ok(place.textContent!.includes(text));
  }
  await found();
  const [effect, reason] = [...place.querySelectorAll('.told p')].map((p) => p.textContent!);
  assert.match(effect!, /^r.* cannot be 8\.$/);
  assert.match(reason!, /^In rows 3 and 6 the 8 can only be in columns .*\.$/);
  assert.deepEqual([countOf('removed'), countOf('candidate')], [1, 4]);
  assert.equal(one('a.button').getAttribute('href'), '#solve/practise-x-wing');
  assert.equal(one('a.button').textContent, words.practise(name));
});

test('branches are gone through, counted round', async () => {
  pages.open('cell-forcing-chains');
  await found();
  const branch = (): string => one('.branches p').textContent!;
  assert.equal(branch(), words.branch.at(1, 3));
  const before = paths();
  click(one(`[aria-label="${words.branch.previous}"]`));
  assert.equal(branch(), words.branch.at(3, 3));
  assert.notEqual(paths(), before);
  click(one(`[aria-label="${words.branch.next}"]`));
  assert.equal(paths(), before);
});

test('types are gone through, each with its example', async () => {
  pages.open('unique-rectangle');
  await found();
  const first = wordsIn('.told');
  assert.match(first, /r\dc\d/);
  check(one('[name="technique-example"][value="3"]'));
  await found();
  assert.match(wordsIn('h3'), /type 4/);
  assert.notEqual(wordsIn('.told'), first);
});

test('another language tells the same page', async () => {
  pages.open('unique-rectangle');
  await found();
  pages.setLanguage('zh-Hans', '技巧');
  const name = hints.techniqueName('unique-rectangle', 'zh-Hans');
  assert.deepEqual([pages.subject, one('h2').textContent], [name, name]);
});

test('the example is handed over as a board', async () => {
  pages.open('w-wing');
  await found();
  click(
    [...place.querySelectorAll('button')].find(
      ({ textContent }) => textContent!.trim() === words.put,
    )!,
  );
  const { jiugong, givens } = JSON.parse(files[0]!.text) as { jiugong: number; givens: string };
  assert.deepEqual([files.length, jiugong], [1, 1]);
  assert.equal(givens, (one('jiugong-board') as JiugongBoard).puzzle);
});
