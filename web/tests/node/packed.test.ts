/** Links of f-puzzles and SudokuPad as people have them: without an address, between words, wrapped, encoded. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import lzString from 'lz-string';
import { readShared } from '../../page/panels/solve/read-shared';
import { readFPuzzle } from '../../page/panels/variants/exchange/f-puzzles/read';
import { unpackSudokuPad } from '../../page/panels/variants/exchange/sudokupad/unpack';
import { fPuzzleInText, sudokuPadInText, takesText } from '../../page/panels/variants/reads';
import { fPuzzleIn, type FPuzzle } from '../../page/ui/f-puzzles';
import { packedIn } from '../../page/ui/packed';
import { describeProblem } from '../../page/ui/problems';
import { LANGUAGES } from '../../locales/languages';
import { textsFor } from '../../page/panels/variants/texts';
import { emptyGrid, KILLER } from '../f-puzzles';

// (The title makes a text with several plus signs and slashes.)
const variant = { ...KILLER, title: 'Ünïcode ~~ \u{1d11e} ???>>> ÿÿ', author: '>>?>>?~~~' };
const drawn = { cells: emptyGrid(9), metadata: { title: variant.title, rules: variant.author } };
const packed = lzString.compressToBase64(JSON.stringify(variant));
const drawing = lzString.compressToBase64(JSON.stringify(drawn));

const wrapped = (text: string, by: string, width = 76): string =>
  text.replaceAll(new RegExp(`.{${width}}(?=.)`, 'g'), `$&${by}`);

/** Texts that hold a payload after a prefix, at an address. */
const around = (prefix: string, payload: string, address: string): readonly string[] => {
  const link = `${address}${payload}`;
  const encoded = `${address}${encodeURIComponent(payload)}`;
  return [
    `${prefix}${payload}`,
    ` ${prefix}${payload}\n`,
    `"${prefix}${payload}"`,
    link,
    link.replace('https://', ''),
    encoded,
    encodeURIComponent(link),
    encodeURIComponent(encoded),
    encodeURIComponent(encodeURIComponent(encoded)),
    link.replaceAll('+', ' '),
    `${prefix}${payload.replaceAll('+', ' ')}`,
    link
      .replaceAll('+', '-')
      .replaceAll('/', (sign, at: number) => (at < address.length ? sign : '_')),
    ...['\n', '\r\n', ' \n  ', ' '].flatMap((by) => [
      wrapped(link, by),
      address + wrapped(payload, by),
      prefix + wrapped(payload, by),
      wrapped(link.replaceAll('+', ' '), by),
      address + wrapped(payload.replaceAll('+', ' '), by, 64),
      wrapped(encoded, by),
    ]),
    `Look at this: ${link} It is 100% hard.`,
    `Look at this: ${link.replaceAll('+', ' ')} It is hard.`,
    `Good morning,\n\n${wrapped(link, '\n')}\n\nRegards`,
    `<a href="${encoded}">`,
    link.replace('?load=', '?a=1&amp;load='),
    payload,
    ` ${wrapped(payload, '\n')}\n`,
    `${prefix}\n${payload}`,
    `> Look:\n> ${wrapped(link, '\n> ')}\n> Bye`,
    `> ${address}\n> ${wrapped(payload, '\n> ')}\n> Bye`,
    `Look:\n${address.replace(/=$/, '=\n=3D')}${wrapped(payload.replaceAll('=', '=3D'), '=\n', 75)}\nBye`,
    `>> ${wrapped(link, '\n>> ', 60)}`,
    `Look:\n${wrapped(link.replaceAll('=', '=3D'), '=\n', 75)}\n\nBye`,
    wrapped(link, '\u200b', 40),
  ];
};

describe('a packed puzzle', () => {
  it('of f-puzzles is found', () => {
    assert.ok(/\+.*\+/.test(packed) && packed.length > 400, packed);
    const texts = [
      ...around('fpuzzles', packed, 'https://f-puzzles.com/?load='),
      ...around('fpuz', packed, 'https://sudokupad.app/fpuzzles'),
      ...around('fpuz', packed, 'https://app.crackingthecryptic.com/sudoku/?puzzleid=fpuz'),
    ];
    for (const text of texts) {
      assert.equal(packedIn(text)?.text, JSON.stringify(variant), text);
      assert.ok(takesText(text), text);
      assert.ok(fPuzzleInText(text) !== 'damaged');
      assert.deepEqual(readShared(text), { kind: 'problem', problem: 'variant' });
    }
  });

  it('is found in the alphabet that LZ-string has for addresses', () => {
    const safe = lzString.compressToEncodedURIComponent(JSON.stringify(variant));
    assert.ok(/\+.*-|-.*\+/.test(safe), safe);
    for (const address of [
      'fpuzzles',
      'https://f-puzzles.com/?load=',
      'https://sudokupad.app/fpuzzles',
    ]) {
      for (const payload of [
        safe,
        encodeURIComponent(safe),
        safe.replaceAll('+', ' '),
        wrapped(safe, '\n'),
      ]) {
        assert.equal(packedIn(address + payload)?.text, JSON.stringify(variant), payload);
      }
    }
    // Where either alphabet gives a text, it is not known which is right.
    const one = Array.from({ length: 400 }, (_, at) =>
      lzString.compressToEncodedURIComponent(JSON.stringify({ title: `?>~${at}`, grid: [] })),
    ).filter((payload) => payload.includes('-') && !payload.includes('+'));
    assert.ok(one.length > 0);
    for (const payload of one) {
      const text = packedIn(`https://f-puzzles.com/?load=${payload}`)?.text ?? null;
      assert.ok(text === null || text === lzString.decompressFromEncodedURIComponent(payload));
    }
  });

  it('of SudokuPad is found', () => {
    for (const prefix of ['scl', 'ctc']) {
      for (const text of around(prefix, drawing, `https://sudokupad.app/${prefix}`)) {
        assert.deepEqual(unpackSudokuPad(sudokuPadInText(text) ?? ''), drawn, text);
        assert.ok(takesText(text), text);
        assert.deepEqual(readShared(text), { kind: 'problem', problem: 'variant' });
      }
    }
  });

  it('of nine by nine in the short form is a text of digits, with or without flags', () => {
    // 5 and two blanks, 1, 72 blanks, and five blanks.
    const whole = `P1${'o'.repeat(12)}e`;
    const cells = `5001${'0'.repeat(77)}`;
    assert.equal(fPuzzleIn(`https://sudokupad.app/scf${whole.slice(0, -1)}`), null);
    const read = fPuzzleIn(`scf${whole}`) as FPuzzle;
    assert.equal(read.cells.map(({ given }) => given ?? 0).join(''), cells);
    assert.deepEqual(readShared(`https://sudokupad.app/scf${whole}`), {
      kind: 'text',
      text: cells.replaceAll('0', '.'),
    });
    const both = fPuzzleIn(`scf${whole}*xwtTitle*`) as FPuzzle;
    const reading = readFPuzzle(both);
    assert.equal(reading.kind, 'puzzle');
    assert.ok(reading.kind === 'puzzle' && reading.board.layout.rules.diagonals);
    assert.equal(reading.board.layout.extras.length, 4);
  });

  it('that was cut off is damaged, and words are none', () => {
    assert.equal(fPuzzleIn(`https://f-puzzles.com/?load=${packed.slice(0, 90)}`), 'damaged');
    assert.equal(fPuzzleIn(`fpuzzles${packed.slice(0, 90)}`), 'damaged');
    for (const text of [
      'sclerosis',
      'fpuzzles',
      'The fpuzzles of scl and ctc are hard',
      'scfunny0123456789',
      'https://example.org/sclerosis-of-the-nerves',
      `${'.'.repeat(81)} fpuzzles${packed}`,
      '',
    ]) {
      assert.equal(packedIn(text), null, text);
    }
  });

  it('does not take long to be none', () => {
    // Longer than anything that is read, and many places where one might begin.
    assert.equal(packedIn(`scl${'N4'.repeat(60_000)}`), null);
    assert.equal(packedIn(`sclN4 ${'sclN4 '.repeat(9000)}`)?.text, null);
    assert.equal(packedIn('%'.repeat(90_000)), null);
  });
});

const cellsOf = (count: number): string => '53..7....6..195...'.repeat(5).slice(0, count);

describe('an address of another site', () => {
  it('with some cells less or more says how many', () => {
    for (const count of [80, 82]) {
      for (const address of [
        `https://example.org/?bd=${cellsOf(count).replaceAll('.', '0')}`,
        `https://example.org/?s=${cellsOf(count).replaceAll('.', '-')}`,
        `example.org/?puzzle=${cellsOf(count)}`,
        `https://example.org/play/${cellsOf(count)}/easy`,
      ]) {
        assert.deepEqual(
          readShared(address),
          { kind: 'problem', problem: `cells-${count}` },
          address,
        );
      }
    }
    assert.equal(readShared(`https://example.org/?s=${cellsOf(81)}`)?.kind, 'text');
    for (const language of LANGUAGES) {
      const { headline } = describeProblem('cells-80', textsFor(language).share);
      assert.match(headline, /80.*81|81.*80/);
    }
  });
});
