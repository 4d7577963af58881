/** What people read in each language where the page puts it together: titles, cells, answers, errors of the engine. */
import { dom } from './small-dom';
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { type Engine, JiugongError, load } from '../../../build/site/jiugong.mjs';
import { traditional } from '../../bundle/traditional.mjs';
import { facesOf } from '../../board/cells';
import { CLASSIC } from '../../board/layout';
import { EMPTY_MODEL, settle, startWith } from '../../board/model';
import { boardOf } from '../../board/state';
import { parseValues } from '../../board/values';
import { cellLabel, describe as say, describeError } from '../../board/words';
import { EXAMPLES_MESSAGES } from '../../locales/examples-messages';
import type { Language } from '../../locales/languages';
import { textsFor as ofVariants } from '../../page/panels/variants/texts';
import { nameOf } from '../../page/panel';
import { PANELS } from '../../page/panels/panels';
import { nameView, setDocumentLanguage } from '../../page/shell/document-language';
import { loadTexts } from '../../page/shell/texts';
import { firstLanguage, keepLanguage } from '../../page/ui/chosen-language';
import { keepChoice, readChoice } from '../../page/ui/choices';
import { PUZZLE, SOLUTION } from './board-fixtures';
import { turns } from './turns';
import { loadPageMessages } from '../../page/ui/page-language';
import { PartError } from '../../page/ui/part-error';

await loadPageMessages('zh-Hans');

interface Words {
  readonly title: string;
  readonly heading: string;
  readonly grid: string;
  readonly cell: string;
  readonly solve: string;
  readonly givens: string;
  readonly unique: string;
  readonly bad: string;
  readonly region: string;
  readonly examples: string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    title: 'Solve · 九宫 Jiugong Sudoku',
    heading: '九宫 Jiugong Sudoku · Solve',
    grid: 'Sudoku board',
    cell: 'empty, row 1, column 3, box 1',
    solve: 'Solve',
    givens: '30 givens.',
    unique: 'One solution.',
    bad: 'Line 1, column 9: found 8 cells, expected 9 cells in a row.',
    region: "found the word 'boxen'",
    examples: 'Sudoku for your website',
  },
  'zh-Hans': {
    title: '求解 · 九宫数独 Jiugong',
    heading: '九宫数独 Jiugong · 求解',
    grid: '数独盘面',
    cell: '空格，第 1 行，第 3 列，第 1 宫',
    solve: '求解',
    givens: '30 个提示数。',
    unique: '唯一解。',
    bad: '第 1 行第 9 个字符：发现 8 格，应为每行 9 格。',
    region: '发现词“boxen”',
    examples: '把数独放到您的网站上',
  },
  'zh-Hant': {
    title: '求解 · 九宮數獨 Jiugong',
    heading: '九宮數獨 Jiugong · 求解',
    grid: '數獨盤面',
    cell: '空格，第 1 列，第 3 欄，第 1 宮',
    solve: '求解',
    givens: '30 個提示數。',
    unique: '唯一解。',
    bad: '第 1 行第 9 個字元：發現 8 格，應為每列 9 格。',
    region: '發現詞「boxen」',
    examples: '把數獨放到您的網站上',
  },
};

const puzzle = startWith(EMPTY_MODEL, boardOf(parseValues(PUZZLE)!));
const solved = settle(puzzle, {
  kind: 'unique',
  solution: parseValues(SOLUTION)!,
  cost: { guesses: 0, micros: 5 },
});

let engine: Engine;
before(async () => {
  engine = await load();
});
after(() => engine.close());
beforeEach(() => {
  dom.document.body.innerHTML =
    '<h1><span id="name"></span> <span id="brand"></span><span id="view"></span></h1>';
});

for (const [name, words] of Object.entries(WORDS)) {
  const language = name as Language;
  const texts = ofVariants(language);

  describe(`in ${language}`, () => {
    it('the title and the heading name the page and the panel', () => {
      setDocumentLanguage(language);
      nameView([nameOf(PANELS[0]!, language), ''], language);
      assert.equal(document.documentElement.lang, language);
      assert.equal(document.title, words.title);
      assert.equal(document.querySelector('h1')!.textContent, words.heading);
      nameView([nameOf(PANELS.at(-1)!, language), 'A'], language);
      assert.match(document.title, /^A · .+ · .+ /);
    });

    it('a board, its cells and the solver say what they are', () => {
      assert.equal(texts.board.label, words.grid);
      const faces = facesOf(boardOf(parseValues(PUZZLE)!));
      assert.equal(cellLabel(2, faces[2]!, CLASSIC, texts), words.cell);
      assert.equal(texts.actions.solve, words.solve);
    });

    it('a status tells the givens, and the answer', () => {
      assert.equal(say(puzzle, texts).headline, words.givens);
      assert.equal(say(solved, texts).headline, words.unique);
    });

    it('the page links to the examples by their title', () => {
      const { title } = EXAMPLES_MESSAGES[language];
      assert.equal(title, words.examples);
      assert.equal(texts.site.examples, title);
    });

    it('the errors of the engine are told, of a text and of another puzzle', async () => {
      const errorOf = (call: Promise<unknown>): Promise<JiugongError> =>
        call.then(
          () => assert.fail('it is valid'),
          (error: JiugongError) => error,
        );
      const bad = await errorOf(engine.readText('12345678\n'));
      assert.equal(describeError(bad, texts).details[0], words.bad);
      const region = await errorOf(engine.readRegions('9x9; boxen'));
      assert.ok(describeError(region, texts).details.join(' ').includes(words.region));
    });
  });
}

/** The panels that have Chinese names; others may be among them. */
const NAMED = ['solve', 'rotate', 'variants', 'learn', 'batch', 'help'];

it('the panels stand in their order, and have their names in Chinese, which fit each other', () => {
  const named = PANELS.filter(({ id }) => NAMED.includes(id));
  assert.deepEqual(
    named.map(({ id }) => id),
    NAMED,
  );
  for (const { id, name } of named) {
    assert.match(name['zh-Hans'] ?? '', /^\p{Script=Han}+$/u, id);
    assert.equal(name['zh-Hant'], traditional(name['zh-Hans']!), id);
  }
});

const forbidden = (): never => {
  throw new DOMException('forbidden', 'SecurityError');
};

/** The languages of the browser. */
const setBrowser = (...languages: readonly string[]): unknown =>
  Object.defineProperty(globalThis, 'navigator', { value: { languages }, configurable: true });

describe('the choice of a language', () => {
  it('is that of the person on all pages, else that of the browser', () => {
    keepChoice('language', null);
    setBrowser('de', 'zh-TW');
    assert.equal(firstLanguage(), 'zh-Hant');
    setBrowser('en-GB');
    assert.equal(firstLanguage(), 'en');
    keepLanguage('zh-Hans');
    assert.equal(firstLanguage(), 'zh-Hans');
    keepChoice('language', 'constructor');
    assert.equal(firstLanguage(), 'en');
  });

  it('is kept for the next visit, and without storage for this one', () => {
    keepChoice('language', 'zh-Hant');
    assert.equal(localStorage.getItem('jiugong-language'), 'zh-Hant');
    assert.equal(readChoice('language'), 'zh-Hant');
    const storage = Object.getOwnPropertyDescriptor(globalThis, 'localStorage')!;
    Object.defineProperty(globalThis, 'localStorage', { get: forbidden, configurable: true });
    try {
      assert.equal(readChoice('language'), null);
      keepChoice('language', 'zh-Hans');
      assert.equal(readChoice('language'), 'zh-Hans');
    } finally {
      Object.defineProperty(globalThis, 'localStorage', storage);
    }
  });
});

it('waits for all other texts where some do not arrive, which it tells', async () => {
  const missing = new PartError('app-solve-chinese.js', false);
  let arrive!: () => void;
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  const done: unknown[] = [];
  const loaded = loadTexts('zh-Hans', [
    { loadTexts: () => Promise.reject(missing) },
    {},
    { loadTexts: () => arrival.then(() => void done.push('arrived')) },
  ]).catch((error: unknown) => done.push(error));
  await turns();
  assert.deepEqual(done, []);
  arrive();
  await loaded;
  assert.deepEqual(done, ['arrived', missing]);
});
