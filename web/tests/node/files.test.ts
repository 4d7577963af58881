import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { gather } from '../../page/panels/solve/collection';
import { readAll } from '../../page/ui/files';
import { jsonOf, puzzleOnly } from '../../page/panels/solve/share/texts';
import { JiugongError, load } from '../../../build/site/jiugong.mjs';
import type { Engine } from '../../engine/jiugong';
import { PUZZLE, SOLUTION } from './board-fixtures';

const { signal } = new AbortController();

const letters = (text: string): number[] => Array.from(text, (letter) => letter.charCodeAt(0));

describe('files', () => {
  it('are read as texts with their names', async () => {
    const files = [new Blob(['one']), new Blob(['two'])].map((blob, at) =>
      Object.assign(blob, { name: `${at}.txt` }),
    );
    assert.deepEqual(await readAll(files as unknown as File[]), [
      { name: '0.txt', text: 'one', isPicture: false },
      { name: '1.txt', text: 'two', isPicture: false },
    ]);
  });

  it('are read as UTF-8, or as UTF-16 with a byte order mark', async () => {
    // After the mark, a split at any multiple of four bytes, as in streams, is inside a character.
    const text = `${'🙂'.repeat(50_000)}数独\r\n${PUZZLE}\r\n`;
    const little = Buffer.from(`\ufeff${text}`, 'utf16le');
    const big = Buffer.from(little).swap16();
    const marked = Buffer.from(`\ufeff${text}`);
    for (const bytes of [Buffer.from(text), marked, little, big]) {
      const file = Object.assign(new Blob([bytes]), { name: 'a.txt' });
      assert.equal((await readAll([file as unknown as File]))[0]!.text, text);
    }
    // Half a mark is not a mark, and half a character at the end loses only itself.
    for (const [bytes, read] of [
      [[0xff], '\ufffd'],
      [[0xff, 0xfe, 0x31, 0, 0x32], '1\ufffd'],
    ] as const) {
      const file = Object.assign(new Blob([Uint8Array.from(bytes)]), { name: 'a.txt' });
      assert.equal((await readAll([file as unknown as File]))[0]!.text, read);
    }
  });

  it('are recognized as pictures by their signatures, for any names', async () => {
    const isPicture = async (...bytes: readonly number[]): Promise<boolean> => {
      const file = Object.assign(new Blob([Uint8Array.from(bytes)]), { name: 'x.txt' });
      return (await readAll([file as unknown as File]))[0]!.isPicture;
    };
    for (const head of [
      [0x89, ...letters('PNG\r\n')],
      [0xff, 0xd8, 0xff, 0xe0],
      letters('GIF89a'),
      letters('BM\x8a\x7b\f\0\0\0\0\0'),
      letters('RIFF\x24\0\0\0WEBPVP8'),
      letters('\0\0\0\x18ftypheic'),
    ]) {
      assert.ok(await isPicture(...head), head.join());
    }
    const empty = Object.assign(new Blob([new Uint8Array(100)], { type: 'image/png' }), {
      name: 'a.png',
    });
    const [damaged] = await readAll([empty as unknown as File]);
    assert.deepEqual([damaged!.isPicture, damaged!.file], [true, empty]);
    for (const text of ['', '53..7....', 'BM is a name', 'RIFF', '<svg/>']) {
      assert.ok(!(await isPicture(...letters(text))), text);
    }
  });

  it('are rejected if they are too large together', async () => {
    const unread = { size: 32_000_001, text: () => assert.fail('it was read') };
    await assert.rejects(readAll([unread, unread] as unknown as File[]), DOMException);
  });
});

describe('a collection of files', () => {
  const ask = async (texts: Readonly<Record<string, string>>) => {
    const engine = await load();
    try {
      const files = Object.entries(texts).map(([name, text]) => ({
        name,
        text,
        isPicture: false,
      }));
      return await gather(engine, files, signal);
    } finally {
      engine.close();
    }
  };

  it('has the puzzles of all files in order, of any kinds', async () => {
    const zeros = PUZZLE.replaceAll('.', '0');
    const { puzzles, errors, unread } = await ask({
      'one.txt': `${PUZZLE} easy\n${SOLUTION}\n`,
      'two.json': jsonOf(puzzleOnly(PUZZLE)),
      'three.txt': `1\n${zeros.replaceAll(/.{9}/g, '$&\n')}`,
      'four.url': `https://example.org/?bd=${zeros}`,
    });
    assert.deepEqual(
      puzzles.map(({ puzzle, comment }) => [puzzle, comment]),
      [
        [PUZZLE, 'easy'],
        [SOLUTION, ''],
        [PUZZLE, 'two.json'],
        [PUZZLE, ''],
        [PUZZLE, ''],
      ],
    );
    assert.deepEqual([errors, unread], [[], []]);
  });

  it('has no overlong comment', async () => {
    const { puzzles } = await ask({
      'long.txt': `${PUZZLE} ${'x'.repeat(200_000)}\n${PUZZLE} x${'😀'.repeat(300)}\n`,
    });
    assert.deepEqual(
      puzzles.map(({ comment }) => comment),
      [`${'x'.repeat(200)}…`, `x${'😀'.repeat(99)}…`],
    );
  });

  it('reports a puzzle without an end, and has what comes before it', async () => {
    const { puzzles, errors, unread } = await ask({
      'long.txt': `${PUZZLE}\n${PUZZLE} ${'x'.repeat(1_000_000)}\n`,
      'endless.txt': `${PUZZLE} ${'x'.repeat(1_000_000)}`,
    });
    assert.equal(puzzles.length, 1);
    assert.deepEqual(
      errors.map(({ code, line, column }) => [code, line, column]),
      [['puzzle-too-long', 2, 1]],
    );
    assert.deepEqual(unread, ['endless.txt']);
  });

  it('reports unreadable files, and errors between puzzles', async () => {
    const { puzzles, errors, unread } = await ask({
      'empty.txt': '',
      'noise.txt': '<script>',
      'cat.png': '\ufffdPNG',
      'some.txt': `${PUZZLE}\n${PUZZLE.slice(1)}\n`,
      'board.json': '[["5"',
    });
    assert.equal(puzzles.length, 1);
    assert.deepEqual(
      errors.map(({ line, column }) => [line, column]),
      [[2, 81]],
    );
    assert.deepEqual(unread, ['empty.txt', 'noise.txt', 'cat.png', 'board.json']);
  });

  it('fails if the engine fails, instead of reporting the files', async () => {
    const error = new JiugongError('unsupported', 'no WebAssembly');
    const readText = () => Promise.reject(error);
    const files = [{ name: 'one.txt', text: PUZZLE, isPicture: false }];
    await assert.rejects(gather({ readText } as unknown as Engine, files, signal), error);
  });
});
