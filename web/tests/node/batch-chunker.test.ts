/** A file split into chunks of whole lines, independent of the pieces in which it arrives. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { countLines, cutChunks, LINES, MAX_CHUNK } from '../../engine/batch/chunker';
import { paceOf } from '../../engine/batch/pace';

const bytesOf = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, 'latin1'));
const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

async function* piecesOf(texts: readonly string[]): AsyncGenerator<Uint8Array> {
  // Each piece reuses the memory of the one before, as a stream may do.
  const memory = new Uint8Array(1000);
  for (const text of texts) {
    memory.set(bytesOf(text));
    yield memory.subarray(0, text.length);
  }
}

/** Lines of at most 16 bytes. */
const CUTTER = { ...LINES, longest: 16 };

/** Returns the chunks of at most 16 bytes, and the end of each. */
const parts = (...texts: string[]): Promise<[string, number][]> => partsOf(() => 16, ...texts);

async function partsOf(size: () => number, ...texts: string[]): Promise<[string, number][]> {
  const found: [string, number][] = [];
  const free: Uint8Array[] = [];
  for await (const { bytes, end } of cutChunks(piecesOf(texts), size, free, CUTTER, 4)) {
    found.push([textOf(bytes), end]);
    free.push(new Uint8Array(bytes.buffer));
  }
  return found;
}

const ends = (text: string): number => text.match(/\r\n|\r|\n/g)?.length ?? 0;

test('a chunk has as many whole lines as fit', async () => {
  assert.deepEqual(await parts('12345\n12345\n12345\n12345\n'), [
    ['12345\n12345\n', 12],
    ['12345\n12345\n', 24],
  ]);
  assert.deepEqual(await parts('12345\n123', '45\n1234567\n123', '45'), [
    ['12345\n12345\n', 12],
    ['1234567\n12345', 25],
  ]);
});

test('a chunk has the requested size, or the size of one line', async () => {
  const sizes = [3, 6, 16, 0, 4];
  assert.deepEqual(
    await partsOf(() => sizes.shift() ?? 16, '1\n2\n34567\n8\n9\n10\n123456789\n1'),
    [
      ['1\n', 2],
      ['2\n', 4],
      ['34567\n8\n9\n10\n', 17],
      ['123456789\n1', 28],
    ],
  );
});

test('fast chunks grow up to a limit, slow ones shrink', () => {
  const pace = paceOf(2 ** 8, MAX_CHUNK);
  const fast: number[] = [pace.first];
  for (let round = 0; round < 12; ++round) fast.push(pace.next(fast.at(-1)!, fast.at(-1)!, 1));
  assert.equal(fast[1], 2 * pace.first);
  assert.deepEqual(fast.slice(-2), [2 ** 19, 2 ** 19]);
  assert.equal(pace.next(2 ** 15, 2 ** 15, 200), 2 ** 15);
  assert.equal(pace.next(2 ** 15, 2 ** 15, 1000), 2 ** 14);
  assert.equal(pace.next(2 ** 8, 82, 1000), 41);
  assert.equal(pace.next(1, 1, 1000), 1);
  // A chunk started with another size neither reverts nor repeats a step.
  assert.equal(pace.next(2 ** 15, 2 ** 13, 1), 2 ** 15);
  assert.equal(pace.next(2 ** 13, 2 ** 15, 1000), 2 ** 13);
});

test('an empty file is one chunk, and so is one of blank lines', async () => {
  assert.deepEqual(await parts(), [['', 0]]);
  assert.deepEqual(await parts('', ''), [['', 0]]);
  assert.deepEqual(await parts('\n'), [['\n', 1]]);
});

test('no line end is split', async () => {
  // The CR is the last byte that fits.
  assert.deepEqual(await parts('1234567\r\n123456\r', '\n1\r\n'), [
    ['1234567\r\n', 9],
    ['123456\r\n1\r\n', 20],
  ]);
  assert.deepEqual(await parts('1234567\r1234567\r1\r'), [
    ['1234567\r', 8],
    ['1234567\r1\r', 18],
  ]);
});

test('a line longer than a chunk is cut, but keeps its end', async () => {
  const long = 'x'.repeat(100);
  for (const end of ['\n', '\r\n', '\r']) {
    const file = `1${end}${long}${end}2${end}`;
    for (const pieces of [[file], [...file], [file.slice(0, 18), file.slice(18)]]) {
      const found = await parts(...pieces);
      assert.equal(found.map(([text]) => text).join(''), `1${end}xxxx${end}2${end}`);
      assert.equal(found.at(-1)?.[1], file.length);
    }
  }
  assert.deepEqual(await parts(long), [['xxxx', 100]]);
  // Exactly as long as a chunk, with its end and without.
  assert.deepEqual(await parts(`${'x'.repeat(15)}\r`, '\n1'), [['xxxx\r\n1', 18]]);
  assert.deepEqual(await parts(`${'x'.repeat(15)}\r`, '1'), [['xxxx\r1', 17]]);
  assert.deepEqual(await parts(`${'x'.repeat(15)}\n1`), [
    [`${'x'.repeat(15)}\n`, 16],
    ['1', 17],
  ]);
});

test('lines are counted with any end, and without one', () => {
  for (const end of ['\n', '\r\n', '\r']) {
    for (const [text, count] of [
      ['', 0],
      [end, 1],
      ['1', 1],
      [`1${end}`, 1],
      [`1${end}2`, 2],
      [`1${end}${end}2${end}`, 3],
    ] as const)
      assert.equal(countLines(bytesOf(text)), count, JSON.stringify(text));
  }
});

test('the chunks join to the file, for any pieces', async () => {
  const line = fc.string({ unit: fc.constantFrom('1', '#', ' '), maxLength: 14 });
  const lines = fc.array(fc.tuple(line, fc.constantFrom('\n', '\r\n', '\r')));
  await fc.assert(
    fc.asyncProperty(
      lines,
      fc.array(fc.nat(20)),
      fc.integer({ min: 1, max: 16 }),
      async (pairs, sizes, size) => {
        const file = pairs.flat().join('');
        const pieces: string[] = [];
        for (let at = 0; at < file.length; at += pieces.at(-1)!.length) {
          pieces.push(file.slice(at, at + 1 + (sizes[pieces.length] ?? 50)));
        }
        const found = await partsOf(() => size, ...pieces);
        assert.equal(found.map(([text]) => text).join(''), file);
        let end = 0;
        for (const [text, said] of found) assert.equal((end += text.length), said);
        for (const [text] of found.slice(0, -1)) assert.match(text, /[\r\n]$/);
        const sum = found.reduce((total, [text]) => total + ends(text), 0);
        assert.equal(sum, ends(file)); // no line end is split
      },
    ),
  );
});
