/** Texts of puzzles with rules that nothing here knows: the rest is read, and they are kept as text. */
import { strict as assert } from 'node:assert';
import { after, before, describe, it } from 'node:test';
import { CLASSIC } from '../../board/layout';
import { boardOf, type Board } from '../../board/state';
import { blank } from '../../board/values';
import { LANGUAGES } from '../../locales/languages';
import { load, type Engine } from '../../engine/jiugong';
import {
  readWithout,
  unknownNames,
  unknownRule,
  withUnknown,
} from '../../page/panels/variants/exchange/unknown';
import { PUZZLE_LINK } from '../../page/panels/variants/link';
import { takesText } from '../../page/panels/variants/reads';
import { textsFor } from '../../page/panels/variants/texts';
import { setAbout } from '../../page/panels/variants/shape';
import { readState, writeState } from '../../page/ui/link';

let engine: Engine;
before(async () => {
  engine = await load();
});
after(() => engine.close());

const read = (text: string) => readWithout(text, (part) => engine.readRegions(part));

/** The unknown rules of a text whose rest is another text. */
async function expectRules(text: string, rest: string, rules: readonly string[]): Promise<void> {
  const [puzzle, unknown] = await read(text);
  assert.deepEqual(puzzle, await engine.readRegions(rest), text);
  assert.deepEqual(unknown, rules);
}

describe('a text of the notation', () => {
  it('is read without statements of unknown words', async () => {
    const known = '4x4; rows; columns; boxes 2x2; sum 5 r1c1 r1c2';
    await expectRules(known, known, []);
    await expectRules(`${known}; disco r1c1  r1c2;anti-rook`, known, [
      'disco r1c1 r1c2',
      'anti-rook',
    ]);
    await expectRules(
      `４x4；rows\r\nDisco: r1c1\r\ncolumns\ncells 1... .... .... ....`,
      '4x4;rows;columns;cells 1... .... .... ....',
      ['Disco: r1c1'],
    );
    const cells = 'cells 1... ....\n.... ....';
    await expectRules(`4x4; ${cells}; disco`, `4x4; ${cells}`, ['disco']);
  });

  it('with a slip, or a mistake in a known rule, has an error with its place', async () => {
    for (const [text, column] of [
      ['9x9; boxen 3x3', 6],
      ['9x9; disco; thermometr r1c1 r1c2', 13],
      ['9x9; disco; sum 5 r1c0', 19],
      ['9x9; unmarked foo', 15],
      ['9x9; anti knight', 6],
      ['9x9; antiknight', 6],
      ['9x9; nonconsecutive; rows', 6],
      ['9x9; cols; rows', 6],
      ['9x9; box 3x3', 6],
      ['9x9; rows; diag', 12],
      ['9x9; rows; void r1c1', 12],
    ] as const) {
      await assert.rejects(read(text), { line: 1, column }, text);
    }
  });

  it('is read as soon as without them if they are long, up to a bound', async () => {
    const word = 'z'.repeat(90_000);
    await expectRules(`4x4; rows; ${word}`, '4x4; rows', [`${word.slice(0, 3999)}…`]);
    await assert.rejects(read(`4x4; rows; ${'z'.repeat(2_000_000)}`), { column: 12 });
  });

  it('is for this panel wherever an unknown word stands', () => {
    for (const text of ['9x9; torus; rows; columns', '9x9; rows; torus', '9x9\ntorus\nboxes 3x3']) {
      assert.ok(takesText(text), text);
    }
    assert.ok(!takesText('9x9; torus'));
  });

  it('is none where nothing is left, or most of it is unknown', async () => {
    await assert.rejects(read('disco'), { line: 1, column: 1 });
    await assert.rejects(read(`9x9${';disco'.repeat(51)}`), { column: 5 + 50 * 6 });
  });
});

describe('constraints of Interactive Sudoku Solver', () => {
  it('are read without unknown ones', async () => {
    const known = '.Cage~10~R1C1~R1C2.~R5C5_7';
    await expectRules(`.Taxicab~R1C1~R1C2${known}.Foo`, known, ['Taxicab~R1C1~R1C2', 'Foo']);
    const address = `https://example.org/?q=.Taxicab%7ER1C1${known.replaceAll('~', '%7E')}&mode=x`;
    await expectRules(address, known, ['Taxicab~R1C1']);
  });

  it('are read without all of a group of which one has to hold', async () => {
    const group = '.Or.Cage~10~R1C1~R1C2.And.X~R2C1~R2C2.V~R3C1~R3C2.End.End';
    await expectRules(`.X~R4C1~R4C2${group}.V~R5C1~R5C2`, '.X~R4C1~R4C2.V~R5C1~R5C2', [
      group.slice(1),
    ]);
  });

  it('have an error where a known one is wrong', async () => {
    for (const text of ['.Foo.Cage~10~R1C1~R0C2', 'https://a.example/?q=.Foo.Cage~10~R1C1~R0C2']) {
      const column = text.indexOf('R0C2') + 1;
      await assert.rejects(read(text), { found: "'R0C2'", column });
    }
  });
});

describe('unknown rules', () => {
  const unknown = ['disco r1c1', 'anti-rook'];
  const about = withUnknown(null, unknown)!;
  const board: Board = boardOf(blank(CLASSIC), { ...CLASSIC, about });

  it('are kept in links', () => {
    const state = writeState(PUZZLE_LINK, board);
    const found = readState(PUZZLE_LINK, state);
    assert.ok(found.kind === 'state');
    assert.equal(found.state.layout.about!.unknown, unknown.join('\n'));
    assert.deepEqual(found.state.layout, board.layout);
  });

  it('are told by the first ones where there are many', () => {
    for (const language of LANGUAGES) {
      const { disregarded } = textsFor(language).variants.unknown;
      const rules = ['a1', 'b2', 'c3', 'd4', 'e5', 'f6'];
      assert.match(disregarded(rules.slice(0, 4)), /a1.*d4/);
      assert.match(
        disregarded(rules),
        language === 'en' ? /a1, b2, c3 and 3 more/ : /a1、b2、c3等 6 /,
      );
    }
    const many = Array.from({ length: 60 }, (_, at) => `rule${at}`);
    assert.deepEqual(withUnknown(null, many)!.unknown!.split('\n'), many.slice(0, 50));
  });

  it('share the room, and are cut where it ends, not within a sign', () => {
    const [one, two] = [`a${'😀'.repeat(3000)}`, `b${'x'.repeat(3000)}`];
    const { unknown: kept } = withUnknown(null, [one, two, 'disco'])!;
    assert.deepEqual(kept!.split('\n'), [
      `a${'😀'.repeat(665)}…`.slice(0, 1332),
      `b${'x'.repeat(1330)}…`,
      'disco',
    ]);
  });

  it('have names that can be seen and change nothing around them, and the places of single marks', () => {
    const texts = textsFor('en');
    const { xv, killercage, ratio } = texts.variants.unknown.names;
    const names = (rules: readonly string[]): readonly string[] =>
      unknownNames({ about: withUnknown(null, rules) }, texts);
    assert.deepEqual(
      names([
        unknownRule(':foo', [1]),
        unknownRule('', {}),
        unknownRule('a\u202eb\u0007\u2066c'),
        ':',
      ]),
      ['foo', '""', 'abc', '?'],
    );
    assert.deepEqual(names(['d\u202ee', `${'😀'.repeat(40)}`]), ['de', '😀'.repeat(30)]);
    const mark = { cells: ['R1C1', 'R1C2'], value: 'L' };
    assert.deepEqual(
      names([
        unknownRule('xv', mark),
        unknownRule('killercage R1C1', '<5'),
        unknownRule('ratio', [mark]),
      ]),
      [`${xv} r1c1 r1c2`, `${killercage} r1c1`, ratio],
    );
  });

  it('are taken away by who sets the puzzle', () => {
    assert.equal(setAbout(board.layout, about), board.layout);
    assert.equal(setAbout(board.layout, { ...about, unknown: '' }), CLASSIC);
    const titled = setAbout(board.layout, { ...about, title: 'T' });
    assert.deepEqual(titled.about, { ...about, title: 'T' });
  });
});
