/** Texts as people copy them from elsewhere: the puzzles in them, and what is said of them. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { JiugongError, load } from '../../../build/site/jiugong.mjs';
import { describeError, type Message } from '../../board/words';
import type { Engine } from '../../engine/jiugong';
import { gather, sharedIn, type Collection } from '../../page/panels/solve/collection';
import { noticeOf } from '../../page/panels/solve/model';
import { jsonOf, puzzleOnly } from '../../page/panels/solve/share/texts';
import { textsFor } from '../../page/panels/solve/texts';
import { describeNotice } from '../../page/panels/solve/words';
import { describeProblem } from '../../page/ui/problems';
import { readAll } from '../../page/ui/files';
import * as puzzles from '../browser/puzzles';
import { PUZZLE, SOLUTION } from './board-fixtures';

const texts = textsFor('en');
const { signal } = new AbortController();
const NO_MESSAGE: Message = { tone: 'plain', headline: '', details: [] };
const wordsOf = ({ headline, details }: Message): string => [headline, ...details].join(' ');

const POJ_BOARD = puzzles.boardOf(puzzles.POJ.slice(2));

let engine: Engine;
before(async () => (engine = await load()));
after(() => engine.close());

const collect = (text: string): Promise<Collection> =>
  gather(engine, [{ name: 'x', text, isPicture: false }], signal);

const boardIn = async (text: string): Promise<string | undefined> =>
  (await collect(text)).puzzles[0]?.puzzle;

const fullWidth = (text: string): string =>
  text.replaceAll(/[0-9?.]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));

describe('a puzzle is found', () => {
  for (const [name, text, board] of [
    ['nine lines with ?', puzzles.QUESTION_MARKS, puzzles.boardOf(puzzles.QUESTION_MARKS)],
    ['nine lines with 0', puzzles.ZEROS, puzzles.boardOf(puzzles.ZEROS)],
    ['a case count', puzzles.POJ, POJ_BOARD],
    ['one line', POJ_BOARD, POJ_BOARD],
    ['a drawn grid', puzzles.asDrawing(POJ_BOARD), POJ_BOARD],
    ['a JSON board', puzzles.asJson(POJ_BOARD), POJ_BOARD],
    [
      'full-width digits',
      fullWidth(puzzles.QUESTION_MARKS),
      puzzles.boardOf(puzzles.QUESTION_MARKS),
    ],
    [
      'line ends of Windows',
      puzzles.ZEROS.replaceAll('\n', '\r\n'),
      puzzles.boardOf(puzzles.ZEROS),
    ],
  ] as const) {
    it(`in ${name}`, async () => assert.equal(await boardIn(text), board));
  }

  const rows = PUZZLE.match(/.{9}/g)!.map((row) => Array.from(row.replaceAll('.', ' ')));
  const numerals = Array.from(
    PUZZLE,
    (digit) => '□一二三四五六七八九'['.123456789'.indexOf(digit)],
  );
  for (const [name, text] of [
    ['a spreadsheet', rows.map((row) => row.map((cell) => cell.trim()).join('\t')).join('\n')],
    ['a CSV file', rows.map((row) => row.map((cell) => cell.trim()).join(',')).join('\r\n')],
    [
      'a table in Markdown',
      `|${' |'.repeat(9)}\n|${'---|'.repeat(9)}\n${rows.map((row) => `|${row.join('|')}|`).join('\n')}`,
    ],
    ['cells with hyphens', PUZZLE.replaceAll('.', '-')],
    ['a message', `Puzzle: "${PUZZLE}"`],
    [
      'the JSON of f-puzzles',
      JSON.stringify({
        size: 9,
        grid: PUZZLE.match(/.{9}/g)!.map((row) =>
          Array.from(row, (digit) => (digit === '.' ? {} : { value: Number(digit), given: true })),
        ),
      }),
    ],
    ['a quoted one', `Bob wrote:\n>> ${puzzles.asDrawing(PUZZLE).replaceAll('\n', '\n>> ')}`],
    ['Chinese numerals', numerals.join('').replaceAll(/.{9}/g, '$&\n')],
    ['emoji', PUZZLE.replaceAll(/[1-9]/g, '$&\ufe0f\u20e3').replaceAll('.', '⬜')],
  ] as const) {
    it(`in ${name}`, async () => assert.equal(await boardIn(text), PUZZLE));
  }
});

const given = (found: Collection): readonly string[] => found.puzzles.map(({ puzzle }) => puzzle);

describe('puzzles between words', () => {
  for (const [name, text] of [
    ['a table with quotation marks', `"id","puzzle","answer"\n"1","${PUZZLE}","${SOLUTION}"\n`],
    ['a table with numbers first', `id;answer;puzzle\n1;${SOLUTION};${PUZZLE}`],
    ['statements', `INSERT INTO p VALUES (1, '${PUZZLE}', '${SOLUTION}');`],
    ['a line each', `Puzzle: ${PUZZLE}\nSolution: ${SOLUTION}`],
  ] as const) {
    it(`are not their answers in ${name}`, async () => {
      const found = await collect(text);
      assert.deepEqual([given(found), found.errors], [[PUZZLE], []]);
    });
  }

  it('are all of them, and a full grid where it is alone', async () => {
    const both = await collect(`Try "${PUZZLE}" and "${POJ_BOARD}".\nHave fun!`);
    assert.deepEqual([given(both), both.errors], [[PUZZLE, POJ_BOARD], []]);
    assert.deepEqual(given(await collect(`Is this right: "${SOLUTION}"?`)), [SOLUTION]);
    const links = [PUZZLE, POJ_BOARD].map((cells) => `https://example.org/?p=${cells}`);
    assert.deepEqual(given(await collect(links.join('\n'))), [PUZZLE, POJ_BOARD]);
  });

  it('are told where one of a table is bad, and the words around them are not', async () => {
    const table = await collect(`id,puzzle\n1,${PUZZLE}\n2,${PUZZLE.slice(1)}\n3,${POJ_BOARD}`);
    assert.deepEqual(given(table), [PUZZLE, POJ_BOARD]);
    assert.deepEqual(
      table.errors.map(({ line }) => line),
      [3],
    );
    const letter = await collect(`Hi all,\ntry this: ${PUZZLE}\nBye`);
    assert.deepEqual([given(letter), letter.errors], [[PUZZLE], []]);
  });

  for (const [name, cells, around] of [
    ['quotation marks', 80, (run: string) => `"${run}"`],
    ['hyphens', 80, (run: string) => `"${run.replaceAll('.', '-')}"`],
    ['statements', 78, (run: string) => `INSERT INTO p VALUES ('${run}');`],
    ['labels', 82, (run: string) => `Puzzle A: ${run}`],
  ] as const) {
    it(`are told where one between good ones is bad: ${name}`, async () => {
      const runs = [PUZZLE, `${PUZZLE}1`.slice(0, cells), POJ_BOARD].map(around);
      const found = await collect(runs.join('\n'));
      assert.deepEqual(given(found), [PUZZLE, POJ_BOARD]);
      assert.deepEqual(
        found.errors.map(({ line }) => line),
        [2],
      );
    });
  }

  it('are not their answers where no puzzle can be read', async () => {
    const near = PUZZLE.slice(1);
    for (const text of [
      `id,puzzle,solution\n1,${near},${SOLUTION}`,
      `id,puzzle,solution\n1,${near},${SOLUTION}\n2,${near},${SOLUTION}`,
      `id,puzzle,solution\n1,unknown,${SOLUTION}`,
      `puzzle,solution\n"${near}","${SOLUTION}"`,
      `Puzzle: ${near}\nSolution: ${SOLUTION}`,
    ]) {
      const found = await collect(text);
      assert.deepEqual([given(found), found.unread], [[], ['x']], text);
    }
    assert.deepEqual(given(await collect(`I got ${SOLUTION}. Right?`)), [SOLUTION]);
  });

  it('are those of a file of OpenSudoku, of games of any version', async () => {
    const cells = Array.from(PUZZLE, (digit) => (digit === '.' ? '0|1,3,|1|' : `${digit}|0|0|`));
    const found = await collect(
      `<opensudoku version="2"><game data="version: 2\n${cells.join('')}" />` +
        `<game data="${POJ_BOARD.replaceAll('.', '0')}" /></opensudoku>`,
    );
    assert.deepEqual(given(found), [PUZZLE, POJ_BOARD]);
  });
});

describe('what was read', () => {
  const say = (found: Collection, replaces = true): Message =>
    describeNotice(noticeOf(found, replaces), NO_MESSAGE, texts, null, 'en');

  it('is one puzzle, as from a link, and that Undo brings back what was there', async () => {
    const { headline, details } = say(await collect(PUZZLE));
    assert.deepEqual([headline, details], ['A puzzle with 30 givens.', [texts.share.opened.how]]);
    assert.deepEqual(say(await collect(PUZZLE), false).details, []);
  });

  it('is the number of several puzzles', async () => {
    const { tone, headline } = say(await collect(`${PUZZLE}\n${SOLUTION}\n`));
    assert.deepEqual([tone, headline], ['plain', '2 puzzles read.']);
  });

  it('is the first of several in a link, whose others are left', async () => {
    const { puzzles, ...found } = await collect(`${PUZZLE}\n${SOLUTION}\n`);
    const notice = noticeOf({ ...found, puzzles: puzzles.slice(0, 1) }, true, puzzles.length);
    const { tone, headline } = describeNotice(notice, NO_MESSAGE, texts, null, 'en');
    assert.deepEqual([tone, headline], ['plain', texts.solve.navigator.position(1, 2)]);
  });

  it('names a bad puzzle among good ones', async () => {
    const found = await collect(`${POJ_BOARD}\n${PUZZLE.slice(1)}\n${PUZZLE}\n`);
    assert.deepEqual(
      found.puzzles.map(({ puzzle }) => puzzle),
      [POJ_BOARD, PUZZLE],
    );
    const { tone, headline, details } = say(found);
    assert.deepEqual([tone, headline], ['alarm', '2 puzzles read. 1 puzzle could not be read.']);
    assert.match(details.join(' '), /Line 2, column 81: found 80 cells/);
  });

  it('names the first bad puzzles, and how many more there are', async () => {
    const { details } = say(await collect(`${PUZZLE}\n${`${PUZZLE.slice(1)}\n`.repeat(4)}`));
    assert.match(details[0]!, /^Line 2, /);
    assert.match(details[1]!, /^Line 3, /);
    assert.deepEqual(details.slice(2), [texts.page.paste.more(2)]);
  });

  it('names the files without a puzzle', async () => {
    const names = ['picture.png', '<img src=x onerror=document.title=1>', 'empty.txt'];
    const noise = names.map((name) => ({ name, text: '\u0000\ufffd<svg>', isPicture: false }));
    const two = { name: 'two.json', text: jsonOf(puzzleOnly(PUZZLE)), isPicture: false };
    const { headline, details } = say(await gather(engine, [...noise, two], signal));
    assert.equal(headline, '1 puzzle read.');
    assert.deepEqual(details, [
      'No puzzle in picture.png, <img src=x onerror=document.title=1> and empty.txt.',
    ]);
  });
});

describe('a text or file without a puzzle', () => {
  /** What is said of it, as where it is pasted or opened alone. */
  async function say(content: string | Uint8Array): Promise<string> {
    const file = Object.assign(new Blob([content as BlobPart]), { name: 'x.txt' });
    const [read] = await readAll([file as unknown as File]);
    const shared = sharedIn(read!);
    assert.notEqual(shared?.kind, 'snapshot');
    if (shared?.kind === 'problem') return wordsOf(describeProblem(shared.problem, texts.share));
    const text = shared !== null && 'text' in shared ? shared.text : read!.text;
    const error: unknown = await engine.readText(text).then(
      () => assert.fail('it was read'),
      (reason: unknown) => reason,
    );
    assert.ok(error instanceof JiugongError);
    return wordsOf(describeError(error, texts));
  }

  for (const [name, content, words] of [
    ['a row too short', '123456789\n12345678\n', /Line 2, column 9: found 8 cells/],
    ['a word', 'hello', /Line 1, column 1/],
    ['markup', '<script>document.title=1</script>', /found '<'/],
    [
      'noise',
      Uint8Array.from({ length: 100_000 }, (_, at) => (at * 7919) % 256),
      new RegExp(texts.errors.notAPuzzle),
    ],
    [
      'a picture of others',
      '<svg onload="document.title=1"/>',
      new RegExp(texts.share.problems.noBoard),
    ],
    ['a .sdk file that was cut', '[Puzzle]\n53..7\n', /found 5 cells/],
    ['a file of a later version', '{"jiugong":2}', new RegExp(texts.share.problems.newer)],
    ['an address', 'https://example.org/', new RegExp(texts.share.problems.noPuzzle)],
  ] as const) {
    it(`is told what it is: ${name}`, async () => assert.match(await say(content), words));
  }
});
