import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { REGION_PRESETS } from '../../api/regions';
import { staleCatalogues, traditional } from '../../bundle/traditional.mjs';
import { MESSAGES as HINT_MESSAGES } from '../../hints/messages';
import { EXAMPLES } from '../../page/panels/solve/examples';
import { plural } from '../../locales/english';
import { number } from '../../locales/number';
import { EXAMPLES_MESSAGES } from '../../locales/examples-messages';
import { chooseLanguage, LANGUAGES, type Language } from '../../locales/languages';
import { MESSAGES } from '../../locales/all-messages';
import { allTexts } from '../texts';
import { TAIWAN } from '../../locales/taiwan.mjs';
import { sentences } from '../../locales/sentences';
import { completed } from '../../locales/translation';
import { loadPageMessages } from '../../page/ui/page-language';

await loadPageMessages('zh-Hans');

const CHINESE = ['zh-Hans', 'zh-Hant'] as const;

describe('the choice of a language', () => {
  const cases: readonly (readonly [string, readonly string[]])[] = [
    ['en', ['en', 'en-GB', 'en-Latn-GB', 'fr', '', '-', 'xx-Yyyy', 'constructor', '__proto__']],
    ['zh-Hans', ['zh', 'zh-CN', 'zh-SG', 'zh-Hans', 'zh-Hans-HK', 'zh-hans-cn', 'ZH', 'yue-CN']],
    [
      'zh-Hant',
      ['zh-TW', 'zh-HK', 'zh-MO', 'zh-Hant', 'zh-Hant-CN', 'zh-hant-tw', 'yue-HK', 'yue'],
    ],
  ];
  for (const [language, tags] of cases) {
    it(`takes ${language} for ${tags.join(', ')}`, () => {
      for (const tag of tags) assert.equal(chooseLanguage([tag]), language, tag);
    });
  }

  it('takes the first available language of a list, else English', () => {
    assert.equal(chooseLanguage(['de', 'zh-TW', 'en']), 'zh-Hant');
    assert.equal(chooseLanguage(['de-AT', 'en-US', 'zh']), 'en');
    assert.equal(chooseLanguage(['ja', 'ko']), 'en');
    assert.equal(chooseLanguage([]), 'en');
  });
});

describe('numbers', () => {
  it('are written as each language writes them', () => {
    const values = [0, 1, -1, 999, -999, 1000, -1000, 12_345, 987_654, 1_234_567, 1_000_000_000];
    for (const value of [...values, Number.MAX_SAFE_INTEGER]) {
      for (const language of LANGUAGES)
        assert.equal(number(value), value.toLocaleString(language), `${value} ${language}`);
    }
  });
});

describe('a translation', () => {
  const english = {
    title: 'Title',
    list: ['one', 'two'],
    inside: { count: (count: number) => `${count} cells`, none: 'no cell', phrases: {} },
  };

  it('is completed by the English texts', () => {
    const texts = completed(english, {
      title: '标题',
      inside: { count: (count) => `${count} 格` },
    });
    assert.equal(texts.title, '标题');
    assert.equal(texts.inside.count(2), '2 格');
    assert.equal(texts.inside.none, 'no cell');
    assert.deepEqual(texts.list, ['one', 'two']);
    assert.deepEqual(completed(english, {}), english);
  });

  it('has lists of its own, and texts that English does not need', () => {
    const texts = completed(english, { list: ['一'], inside: { phrases: { cell: '格' } } });
    assert.deepEqual(texts.list, ['一']);
    assert.deepEqual(texts.inside, { ...english.inside, phrases: { cell: '格' } });
  });

  it('leaves the catalogue in English as it is', () => {
    completed(english, { inside: { none: '无' } });
    assert.equal(english.inside.none, 'no cell');
  });
});

describe('sentences', () => {
  it('have a space between them, but none behind the punctuation of Chinese', () => {
    assert.equal(
      sentences('One solution.', '', 'Found by logic.'),
      'One solution. Found by logic.',
    );
    assert.equal(sentences('唯一解。', '用时约 2 毫秒。', ''), '唯一解。用时约 2 毫秒。');
    assert.equal(
      sentences('唯一解。', 'Still in English.', '撤销？'),
      '唯一解。Still in English. 撤销？',
    );
    assert.equal(sentences(), '');
  });
});

/** A text of a catalogue with its path. */
type Leaf = readonly [string, string | ((...values: unknown[]) => string)];

/** All texts but the phrases, whose keys come from the engine and differ from the English text. */
function leaves(value: unknown, path = ''): readonly Leaf[] {
  if (typeof value === 'string' || typeof value === 'function') return [[path, value] as Leaf];
  assert.ok(typeof value === 'object' && value !== null, path);
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'phrases' ? [] : leaves(inner, path === '' ? name : `${path}.${name}`),
  );
}

/** A placeholder for a parameter: valid for any parameter type, and recognizable in the text. */
const marker = (index: number): readonly string[] => [`${index + 5}`.repeat(3)];

function textOf([path, text]: Leaf): string {
  if (typeof text === 'string') return text;
  // Durations have units, and a number as the only parameter.
  if (path === 'duration') return text(1234);
  return text(...Array.from({ length: text.length }, (_, index) => marker(index)));
}

/** Returns which parameters a text uses, and their number. */
function parametersOf(leaf: Leaf): readonly [number, string] {
  const [path, text] = leaf;
  if (typeof text === 'string' || path === 'duration') return [0, ''];
  const said = textOf(leaf);
  const told = Array.from({ length: text.length }, (_, index) => said.includes(marker(index)[0]!));
  return [text.length, told.map(Number).join('')];
}

/**
 * Names, keys and notations, which are the same in every language; and the output of a placeholder
 * in place of an enumerated name.
 */
const NAMES = new Set(
  (
    'Sudoku Explainer Jiugong LeetCode POJ JSON AI Escargot Arto Inkala JPF tarek Gordon Royle Enter Shift Ctrl Delete ' +
    'WebAssembly SIMD Content Security Policy wasm unsafe eval UTF null rows columns boxes regions None NaN ' +
    'region cage diagonals anti knight king non consecutive cells values undefined thermometer dots xv accept ' +
    'givens digits marks ER EP ED HoDoKu ' +
    'puzzles SudokuPad JavaScript Esc Markdown QR SVG PNG KB MB CSV gz gzip sdk sdm jiugong js src ' +
    'Solo Sudoku Explainer XY XYZ Wing BUG AIC ALS XZ APE ATE Sue de Coq Nishio ' +
    'Interactive Solver Cage And End Mac Command MIT BSD ISC Lit lz string lean qr idb pako zlib Workbox tdoku Tom Dillon Donald Knuth'
  ).split(' '),
);

const HAN = /\p{Script=Han}/u;

/** Texts without anything to translate. */
const WITHOUT_WORDS =
  /^(hints\.(techniques\.(xy-|xyz-|w-)wing|effects\.all|ellipsis|and|or|so|alone)|variants\.presets\.(names\.\d+x\d+|sized|pair)|variants\.(text\.placeholder|pattern\.(group|or|inOrder)|live\.sentence|ordinary\.sentence)|help\.formats\.notation|page\.solver\.keys|page\.brand|share\.text\.forms\.markdown|board\.contents|cellNames|shapes\.listed|rotate\.(player\.placeText|introduction\.place)|walk\.(named|inside\.says|withRemarks)|batch\.(input\.size\.(kilo|mega)|badLines\.in)|phrase “(null|[^A-Za-z]+|'\{\}' \(U\+\{\}\))”)$/;

/**
 * Simplified characters and their traditional counterparts: some that nearly every sentence here
 * has.
 */
const SIMPLIFIED =
  /[个为从会写则动单发变号块处宫对寻应开择换数无显条标检没浏点状独环现画盘种笼组经结续编规览计设试语请读转输边还这进连选错键间题]/u;
const TRADITIONAL =
  /[個為從會寫則動單發變號塊處宮對尋應開擇換數無顯條標檢沒瀏點狀獨環現畫盤種籠組經結續編規覽計設試語請讀轉輸邊還這進連選錯鍵間題]/u;

/** Half-width punctuation between Chinese characters. */
const HALF_WIDTH = /[\p{Script=Han}」』”][,:;!?()]|[,:;!?(]\p{Script=Han}/u;

/** All texts of a language. */
function leavesIn(tag: Language): readonly Leaf[] {
  const { language, ...texts } = allTexts(tag);
  assert.equal(language, tag);
  return leaves({ ...texts, examplesPage: EXAMPLES_MESSAGES[tag], hints: HINT_MESSAGES[tag] });
}

/** The C++ sources, by path; tests run in the folder of the package. */
const WASM = join(process.cwd(), '..', 'wasm');

function sources(folder: string): readonly { readonly path: string; readonly text: string }[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    if (!/\.(cpp|h)$/.test(path)) return [];
    return [{ path, text: readFileSync(path, 'utf8').replace(/^\s*\/\/.*$/gm, '') }];
  });
}

/** All phrases in a folder of the engine: its literals with `_form`. */
function formsIn(folder: string): ReadonlySet<string> {
  const literal = /(?<!operator)((?:"(?:[^"\\\n]|\\.)*"\s*)+)_form\b/g;
  const forms = sources(join(WASM, folder)).flatMap(({ text }) =>
    [...text.matchAll(literal)].map(([, quoted]) =>
      [...quoted!.matchAll(/"((?:[^"\\]|\\.)*)"/g)]
        .map(([, part]) => JSON.parse(`"${part}"`))
        .join(''),
    ),
  );
  return new Set(forms);
}

/** All phrases of the engine in a language, by their English form. */
const phrasesIn = (language: Language): readonly Leaf[] =>
  Object.entries(allTexts(language).phrases).map(([form, phrase]) => [`phrase “${form}”`, phrase]);

/**
 * The paths of the texts that a language does not have, and the phrases: they are in English. A contributor who does not
 * speak it leaves them to others.
 */
function missingIn(language: Language): readonly string[] {
  const own = new Map(leavesIn(language));
  const missing = leavesIn('en').filter(
    ([path, text]) => !own.has(path) || (own.get(path) === text && !WITHOUT_WORDS.test(path)),
  );
  const phrases = new Set(phrasesIn(language).map(([name]) => name));
  const untold = [...formsIn('src')].map((form) => `phrase “${form}”`);
  return [...missing.map(([path]) => path), ...untold.filter((name) => !phrases.has(name))];
}

describe('the catalogues', () => {
  const english = leavesIn('en');

  it('have no empty text', () => {
    for (const language of LANGUAGES) {
      for (const leaf of leavesIn(language)) {
        assert.notEqual(textOf(leaf).trim(), '', `${language}: ${leaf[0]}`);
      }
    }
  });

  for (const language of CHINESE) {
    const missing = missingIn(language);
    const chinese = leavesIn(language).filter(([path]) => !missing.includes(path));
    const phrases = phrasesIn(language);

    it(`say what is in English in ${language}`, (context) => {
      for (const path of missing) context.diagnostic(`no text in ${language}: ${path}`);
    });

    it(`have no text in ${language} that English has not, and the same parameters`, () => {
      const parameters = new Map(english.map((leaf) => [leaf[0], parametersOf(leaf)]));
      for (const leaf of chinese)
        assert.deepEqual(parametersOf(leaf), parameters.get(leaf[0]), leaf[0]);
    });

    it(`have no English words in ${language} except names`, () => {
      for (const leaf of [...chinese, ...phrases]) {
        const text = textOf(leaf);
        const words = text.replace(/\b[rc]\d|r\{\}c\{\}/g, '').match(/[A-Za-z]{2,}/g) ?? [];
        assert.deepEqual(
          words.filter((word) => !NAMES.has(word)),
          [],
          leaf[0],
        );
        if (!WITHOUT_WORDS.test(leaf[0])) assert.match(text, HAN, leaf[0]);
      }
    });

    it(`use only the characters and punctuation of ${language}`, () => {
      const foreign = language === 'zh-Hans' ? TRADITIONAL : SIMPLIFIED;
      const quotes = language === 'zh-Hans' ? /[「」]/ : /[“”]/;
      for (const leaf of [...chinese, ...phrases]) {
        const text = textOf(leaf);
        for (const wrong of [foreign, quotes, HALF_WIDTH])
          assert.doesNotMatch(text, wrong, leaf[0]);
      }
    });
  }

  it('name every example and every preset', () => {
    for (const language of LANGUAGES) {
      const { solve, variants } = allTexts(language);
      for (const { id } of EXAMPLES) assert.ok(solve.examples.names[id]);
      for (const name of REGION_PRESETS) assert.ok(variants.presets.names[name]);
    }
  });
});

/** A text with the same number for every parameter; in a list where the text needs one. */
function withNumber(text: (...values: unknown[]) => string, value: number): string {
  const lists = Array.from({ length: 2 ** text.length }, (_, mask) =>
    Array.from({ length: text.length }, (_, index) =>
      mask & (1 << index) ? [String(value)] : value,
    ),
  );
  for (const values of lists) {
    try {
      return text(...values);
    } catch {
      // Another parameter is a list.
    }
  }
  throw new Error(String(text));
}

const NO_NOUNS = new Set(['as', 'has', 'is', 'occurs', 's', 'yours']);

/** The words up to two places behind each occurrence of a number. */
const wordsBehind = (value: number, text: string): readonly string[] =>
  [...text.matchAll(new RegExp(`(?<![\\d.,])${value} ([a-z]+)(?: ([a-z]+))?`, 'g'))].flatMap(
    (match) => match.slice(1).filter(Boolean),
  );

describe('the traditional catalogues', () => {
  it('are what the simplified ones make: npm run traditional writes them', () => {
    assert.deepEqual(
      staleCatalogues().map(({ path }) => path),
      [],
    );
  });

  it('have the words of Taiwan, and code as it was', () => {
    const simplified = 'left: (count) => `还剩 ${number(count)} 个文件，“撤销”可恢复。`,';
    const expected = 'left: (count) => `還剩 ${number(count)} 個檔案，「復原」可恢復。`,';
    assert.equal(traditional(simplified), expected);
  });

  it('have rows and columns where the simplified ones do, and lines of a text', () => {
    assert.equal(
      traditional('`第 ${row} 行第 ${column} 列，第 ${line} 行`'),
      '`第 ${row} 列第 ${column} 欄，第 ${line} 行`',
    );
    assert.equal(traditional("'9 行', '多于 9 行'"), "'9 列', '多於 9 列'");
  });

  it('take the longest of several words', () => {
    assert.equal(traditional('有 0 的和，和为 0'), '有 0 的總和，總和 0');
  });

  it('need every pair of the table', () => {
    const simplified = ['hints', 'locales', 'page', 'rules']
      .flatMap((folder) =>
        readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) =>
          join(folder, path),
        ),
      )
      .filter((path) => path.endsWith('zh-hans.ts'))
      .map((path) => readFileSync(path, 'utf8'))
      .join('');
    const unused = TAIWAN.filter(([word]) => !simplified.includes(word!));
    assert.deepEqual(unused, []);
  });
});

describe('numbers', () => {
  it('of one have a noun in the singular', () => {
    const wrong = leavesIn('en').flatMap(([path, text]) => {
      // Hints get cells and digits as words, and no counts.
      if (typeof text === 'string' || path.startsWith('hints.')) return [];
      const plurals = new Set(
        wordsBehind(2, withNumber(text, 2)).filter(
          (word) => word.endsWith('s') && !NO_NOUNS.has(word),
        ),
      );
      const said = withNumber(text, 1);
      return wordsBehind(1, said).some((word) => plurals.has(word)) ? [`${path}: ${said}`] : [];
    });
    assert.deepEqual(wrong, []);
  });

  it('have the plural of the language, and its separators', () => {
    assert.deepEqual(
      [0, 1, 2, 21, 1000].map((count) => plural(count, 'guess', 'guesses')),
      ['0 guesses', '1 guess', '2 guesses', '21 guesses', '1,000 guesses'],
    );
    assert.equal(MESSAGES['zh-Hant'].status.playing(1), '還剩 1 格。');
  });

  it('have separators in the counts of a file’s puzzles, too', () => {
    const several = Array.from({ length: 2_000 }, (_, index) => String(index));
    const words = LANGUAGES.map((language) => {
      const { navigator, paste } = allTexts(language).solve;
      return [
        navigator.position(1_234, 49_158),
        paste.several(47_158),
        MESSAGES[language].cellNames(several),
      ].join(' ');
    });
    for (const text of words) {
      for (const told of ['1,234', '49,158', '47,158'])
        assert.ok(text.includes(told), `${told}: ${text}`);
      assert.match(text, /1,996|2,000/);
    }
  });

  it('of a duration have the largest unit that occurs at least once', () => {
    const times = [
      99, 100, 9_949, 9_950, 999_499, 999_500, 1_000_000, 9_949_999, 12_345_678, 59_499_999,
      59_500_000, 75_400_000, 90_000_000_000,
    ];
    assert.deepEqual(
      times.map((micros) => MESSAGES.en.duration(micros)),
      [
        'under 0.1 ms',
        '0.1 ms',
        '9.9 ms',
        '10 ms',
        '999 ms',
        '1.0 s',
        '1.0 s',
        '9.9 s',
        '12 s',
        '59 s',
        '1 min 0 s',
        '1 min 15 s',
        '1,500 min 0 s',
      ],
    );
    const chinese = (language: 'zh-Hans' | 'zh-Hant'): readonly string[] =>
      times.map((micros) => MESSAGES[language].duration(micros).replace('约', '約'));
    assert.deepEqual(chinese('zh-Hans'), chinese('zh-Hant'));
    assert.deepEqual(chinese('zh-Hant').slice(4, 6), ['約 999 毫秒', '約 1.0 秒']);
    assert.deepEqual(chinese('zh-Hant').slice(9, 12), [
      '約 59 秒',
      '約 1 分 0 秒',
      '約 1 分 15 秒',
    ]);
  });
});

describe('the engine’s messages', () => {
  const forms = formsIn('src');

  /** The codes of errors in a table of names of a public header. */
  const codesIn = (header: string): readonly string[] => {
    const text = readFileSync(join(WASM, 'include/jiugong', header), 'utf8');
    const [, names = ''] = /name_of\(\w+ErrorCode \w+\) \{[^{]*\{([^}]*)\}/.exec(text) ?? [];
    return [...names.matchAll(/"([a-z-]+)"/g)].map(([, code]) => code!);
  };
  const ofTexts = codesIn('formats.h');
  const ofPanels = [
    ...['region_puzzle.h', 'untwist.h'].flatMap(codesIn),
    ...sources(join(WASM, 'bindings')).flatMap(({ text }) =>
      [...text.matchAll(/"code", "([a-z-]+)"/g)].map(([, code]) => code!),
    ),
  ].filter((code) => !ofTexts.includes(code));

  it('have a text in every language for each error code', () => {
    const codes = [...ofTexts, ...ofPanels];
    assert.ok(codes.length >= 22, `${codes.length} codes`);
    for (const language of LANGUAGES) {
      for (const code of codes) {
        const { codes: words } = allTexts(language).errors;
        assert.ok(Object.hasOwn(words, code), `${language}: ${code}`);
      }
    }
  });

  it('of sudoku texts are in the catalogue of the board, which has no others for blogs to load', () => {
    assert.ok(ofTexts.length >= 8, `${ofTexts.length} codes`);
    for (const language of LANGUAGES) {
      const { codes: words } = MESSAGES[language].errors;
      for (const code of ofTexts) assert.ok(Object.hasOwn(words, code), `${language}: ${code}`);
      for (const code of ofPanels) assert.ok(!Object.hasOwn(words, code), `${language}: ${code}`);
    }
  });

  for (const language of CHINESE) {
    it(`have no phrases in ${language} that there are not, and the same placeholders`, () => {
      const { phrases } = allTexts(language);
      assert.ok(forms.size > 100, `${forms.size} phrases`);
      assert.deepEqual(
        Object.keys(phrases).filter((form) => !forms.has(form)),
        [],
      );
      for (const [form, phrase] of Object.entries(phrases)) {
        const places = phrase.match(/\{\d?\}/g) ?? [];
        assert.equal(places.length, (form.match(/\{\}/g) ?? []).length, form);
        const numbered = places.filter((place) => place !== '{}').sort();
        const expected = numbered.length === 0 ? [] : places.map((_, index) => `{${index}}`);
        assert.deepEqual(numbered, expected, form);
      }
    });
  }
});
