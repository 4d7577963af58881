/** `solveMany` of the shipped package. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import type { Engine, ManyFormat, ManyInput, ManyProgress } from '../../engine/jiugong';
import { JiugongError, load } from '../../../build/site/jiugong.mjs';

const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const SOLVED = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
const TWO = '.416.7582.258.1647678542913213486795867915234594723168739158426452369871186274359';
const NONE = `55${'.'.repeat(79)}`;

let engine: Engine;
before(async () => {
  engine = (await load()) as Engine;
});
after(() => engine.close());

const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

async function answers(input: ManyInput, format?: ManyFormat): Promise<string> {
  return textOf((await engine.solveMany(input, { format })).bytes);
}

const split = (text: string): string[] => text.split(/\r\n|\r|\n/);

function streamOf(pieces: string[], type?: 'bytes'): ReadableStream<Uint8Array> {
  const left = [...pieces];
  const source = {
    type,
    pull(controller: ReadableStreamDefaultController<Uint8Array>) {
      const piece = left.shift();
      if (piece === undefined) {
        controller.close();
        (controller as unknown as ReadableByteStreamController).byobRequest?.respond(0);
      } else controller.enqueue(new TextEncoder().encode(piece));
    },
  };
  return new ReadableStream(source as UnderlyingDefaultSource<Uint8Array>);
}

const blobOf = (bytes: Uint8Array): Blob => new Blob([new Uint8Array(bytes)]);

/** Gives bytes in pieces of this size. */
function inPieces(bytes: Uint8Array, size: number): ReadableStream<Uint8Array> {
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) controller.close();
      else controller.enqueue(bytes.slice(at, (at += size)));
    },
  });
}

test('unpacks gzip with any number of members and what follows them', async () => {
  const lines = Array.from({ length: 6000 }, (_, at) => `${at % 3 ? PUZZLE : TWO} #${at}\n`);
  const text = lines.join('');
  const expected = await answers(text, 'count');
  const members = [lines.slice(0, 3), [], lines.slice(3, 4000), lines.slice(4000)];
  const packed = Buffer.concat(members.map((member) => gzipSync(member.join(''))));
  const files: Record<string, Uint8Array> = {
    'one member': gzipSync(text),
    'several members': packed,
    padding: Buffer.concat([packed, Buffer.alloc(200_000)]),
    'other bytes behind': Buffer.concat([packed, Buffer.from('no gzip')]),
  };
  for (const [name, file] of Object.entries(files)) {
    const inputs: ManyInput[] = [file, blobOf(file), inPieces(file, 65_537)];
    // (Ends of members may be anywhere in the pieces.)
    if (name === 'several members') inputs.push(inPieces(file, 1));
    for (const input of inputs) {
      const progress: ManyProgress[] = [];
      const {
        bytes,
        read,
        lines: count,
      } = await engine.solveMany(input, {
        format: 'count',
        onProgress: (now) => progress.push(now),
      });
      assert.ok(textOf(bytes) === expected, name);
      assert.equal(count, 6000);
      assert.equal(read, file.length, name);
      const { total } = progress.at(-1)!;
      assert.equal(total, input instanceof ReadableStream ? null : file.length);
      assert.ok(progress.every(({ done }) => done <= file.length));
    }
  }
});

test('unpacks gzip of tables, and of nothing', async () => {
  const table = `id,puzzle\n1,${PUZZLE}\n`;
  const { bytes } = await engine.solveMany(gzipSync(table), { keepColumns: true });
  assert.equal(textOf(bytes), `id,puzzle,solution\n1,${PUZZLE},${SOLVED}\n`);
  assert.equal(await answers(gzipSync('')), '');
  // Text is not unpacked, whatever it begins with.
  assert.equal(await answers('\x1f\x8b'), '\x1f\x8b');
  assert.equal((await engine.solveMany(Uint8Array.of(0x1f))).bad, 1);
});

test('reads UTF-16 with a byte order mark, also packed, and counts its own bytes', async () => {
  const text = `${`${PUZZLE} 数独 😀\r\n`.repeat(5000)}${TWO}`;
  const little = Buffer.from(`\ufeff${text}`, 'utf16le');
  const big = Buffer.from(little).swap16();
  const expected = await answers(text);
  for (const file of [little, big, gzipSync(big), gzipSync(little)])
    assert.equal(await answers(file), expected);
  assert.equal(await answers(inPieces(big, 1001)), expected);
  const short = Buffer.from(`\ufeff${TWO} 😀`, 'utf16le');
  assert.equal(await answers(inPieces(short, 1)), await answers(`${TWO} 😀`));
  const { read, puzzles } = await engine.solveMany(blobOf(little));
  assert.deepEqual({ read, puzzles }, { read: little.length, puzzles: 5001 });
  assert.equal(await answers(little.subarray(0, 2)), '');
});

test('rejects gzip that is damaged or ends too early', async () => {
  const packed = gzipSync(`${PUZZLE}\n`.repeat(5000) + TWO);
  const damaged = Buffer.from(packed);
  damaged[damaged.length - 6]! ^= 1; // its checksum
  const files = [packed.subarray(0, 2), packed.subarray(0, 40), packed.subarray(0, -1), damaged];
  files.push(Buffer.concat([packed, packed.subarray(0, 5)]));
  files.push(Buffer.from('\x1f\x8bnot at all', 'latin1'));
  for (const file of files) {
    await assert.rejects(engine.solveMany(blobOf(file)), { code: 'bad-gzip' });
  }
});

test('an abort ends a wait for more gzip', async () => {
  const packed = gzipSync(`${PUZZLE}\n`);
  const stop = new AbortController();
  const endless = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(packed.subarray(0, 30)),
    // Once it waits for what comes after the beginning.
    pull: () => void setImmediate(() => stop.abort()),
  });
  const run = engine.solveMany(endless, { signal: stop.signal });
  await assert.rejects(run, { name: 'AbortError' });
  assert.equal(await answers(PUZZLE), SOLVED);
});

test('writes ratings as the puzzles are quoted', async () => {
  const text = `${PUZZLE} one\nbad\n${TWO}\n${NONE},c\n`;
  const { bytes, ratings, unique } = await engine.solveMany(text, { format: 'rating' });
  assert.equal(
    textOf(bytes),
    `${PUZZLE} 1.2/1.2/1.2 one\nbad bad\n${TWO} multiple\n${NONE} none,c\n`,
  );
  assert.deepEqual(ratings, [...Array<number>(12).fill(0), 1]);
  assert.equal(unique, 1);
  const table = await engine.solveMany(text, { format: 'csv', rating: true });
  assert.match(textOf(table.bytes), /,er,ep,ed\n.*,1\.2,1\.2,1\.2\n/);
  assert.deepEqual(table.ratings, ratings);
  const lines = await engine.solveMany(text, { format: 'json', rating: true, workers: 2 });
  assert.match(textOf(lines.bytes), /"er":1\.2,"ep":1\.2,"ed":1\.2,"comment":"one"\}\n/);
});

test('refuses ratings where there is no place for them', async () => {
  const options = [
    { format: 'status', rating: true },
    { format: 'rating', rating: false },
    { rating: 1 as unknown as boolean, format: 'csv' },
  ] as const;
  for (const option of options) {
    await assert.rejects(engine.solveMany(PUZZLE, option), { code: 'bad-argument' });
  }
});

test('writes a line for each line it reads', async () => {
  const result = await engine.solveMany(`# all\r\n${PUZZLE} one\r\nbad\r\n\r\n${TWO}\r\n${NONE},c`);
  const { bytes, errors, ...counts } = result;
  const { solution } = await engine.solve(TWO);
  assert.equal(textOf(bytes), `# all\r\n${SOLVED} one\r\nbad\r\n\r\n${solution}\r\n${NONE},c`);
  assert.deepEqual(counts, {
    lines: 6,
    puzzles: 3,
    unique: 1,
    multiple: 1,
    none: 1,
    bad: 1,
    guesses: 1,
    histogram: [2, 1],
    ratings: [],
    distinct: 0,
    complete: true,
    skipped: [],
    read: 7 + 87 + 5 + 2 + 83 + 83,
  });
  assert.equal(errors.length, 1);
  assert.ok(errors[0] instanceof JiugongError);
  assert.equal(
    errors[0]?.message,
    "Line 3, column 1: found the letter 'b', expected a digit or one of the blanks . 0 ? * _ x.",
  );
});

test('writes every format', async () => {
  assert.equal(await answers(`${PUZZLE} c\n`, 'status'), `${SOLVED} unique c\n`);
  assert.equal(await answers(`${PUZZLE} c\n`, 'count'), 'unique 1 c\n');
  const header = 'puzzle,status,count,solution,guesses\n';
  assert.equal(await answers(`${PUZZLE} c\n`, 'csv'), `${header}${PUZZLE},unique,1,${SOLVED},0\n`);
  assert.equal(await answers('', 'csv'), header);
  assert.deepEqual(JSON.parse(await answers(`${PUZZLE} c\n`, 'json')), {
    puzzle: PUZZLE,
    status: 'unique',
    count: 1,
    solution: SOLVED,
    guesses: 0,
    comment: 'c',
  });
  assert.deepEqual(JSON.parse(await answers('say "no"\n', 'json')), {
    puzzle: 'say "no"',
    status: 'bad',
    code: 'bad-character',
    column: 1,
    found: "the letter 's'",
    expected: 'a digit or one of the blanks . 0 ? * _ x',
  });
  const { multiple, bytes } = await engine.solveMany('.'.repeat(81), {
    format: 'count',
    limit: 50,
  });
  assert.equal(multiple, 1);
  assert.equal(textOf(bytes), 'multiple 50');
});

test('reads bytes, Blobs, streams and text', async () => {
  const file = `${PUZZLE}\n${PUZZLE}\n`;
  const bytes = new TextEncoder().encode(file);
  const pieces = [file.slice(0, 50), '', file.slice(50, 120), file.slice(120)];
  const inputs = [
    bytes,
    new DataView(bytes.buffer) as unknown as Uint8Array,
    new Blob([file]),
    streamOf(pieces),
    streamOf(
      pieces.filter((piece) => piece !== ''),
      'bytes',
    ),
    file,
  ];
  for (const input of inputs) assert.equal(await answers(input), `${SOLVED}\n${SOLVED}\n`);
  assert.equal(bytes.length, file.length); // not transferred
  for (const empty of [new Uint8Array(), new Blob([]), streamOf([]), '']) {
    assert.equal(await answers(empty), '');
  }
});

test('a long file, with the answers of `solve` line by line and bad lines in their places', async () => {
  const lines = Array.from({ length: 12_000 }, (_, i) =>
    i % 1000 === 7 ? 'bad line' : `${i % 2 ? PUZZLE : TWO} #${i}`,
  );
  const { solution } = await engine.solve(TWO);
  const reports: ManyProgress[] = [];
  const file = `${lines.join('\n')}\n`;
  const { bytes, errors, bad } = await engine.solveMany(file, {
    onProgress: (progress) => reports.push(progress),
  });
  const expected = lines.map((line) => line.replace(PUZZLE, SOLVED).replace(TWO, solution ?? ''));
  assert.deepEqual(textOf(bytes).split('\n').slice(0, -1), expected);
  assert.equal(bad, 12);
  assert.deepEqual(
    errors.map(({ line }) => line),
    Array.from({ length: 12 }, (_, i) => 1000 * i + 8),
  );
  assert.equal(reports.at(-1)?.done, file.length);
  assert.equal(reports.at(-1)?.total, file.length);
});

/** Lines of all kinds, in a file of several chunks without a line end at the end. */
async function mixedFile(): Promise<{ puzzles: readonly string[]; file: string }> {
  const made = await Promise.all(
    Array.from({ length: 40 }, (_, seed) => engine.generate({ seed, clues: seed % 2 ? 28 : 24 })),
  );
  // Without a clue there may be several solutions; with a changed clue there may be none.
  const kinds = made.flatMap(({ puzzle }, at) => {
    const clues = [...puzzle.matchAll(/[1-9]/g)].map(({ index }) => index);
    const cell = clues[at % clues.length]!;
    const put = (value: string): string => puzzle.slice(0, cell) + value + puzzle.slice(cell + 1);
    return [puzzle, put('.'), put(String((Number(puzzle[cell]) % 9) + 1))];
  });
  const puzzles = Array.from({ length: 8000 }, (_, at) => kinds[at % kinds.length]!);
  const lines = puzzles.map((puzzle, at) => {
    const before = at % 500 === 0 ? `# ${at}\r\nbad line\n\n` : '';
    return `${before}${puzzle}${at % 3 === 0 ? ` no. ${at}` : ''}`;
  });
  return { puzzles, file: `\ufeff${lines.join('\r\n')}` };
}

test('answers equal those of `solve`', async () => {
  const { puzzles, file } = await mixedFile();
  const { bytes, ...counts } = await engine.solveMany(file, { format: 'json', limit: 3 });
  const seen = textOf(bytes)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line))
    .filter(({ status }) => status !== 'bad');
  const statuses = { unique: 0, multiple: 0, none: 0 };
  const answered = new Map<string, object>();
  for (const puzzle of new Set(puzzles)) {
    const { status, count, solution, guesses } = await engine.solve(puzzle, { limit: 3 });
    answered.set(puzzle, { puzzle, status, count, solution, guesses });
  }
  const expected = puzzles.map((puzzle, at) => {
    const answer = answered.get(puzzle) as { status: keyof typeof statuses };
    ++statuses[answer.status];
    return at % 3 === 0 ? { ...answer, comment: `no. ${at}` } : answer;
  });
  assert.deepEqual(seen, expected);
  assert.ok(Math.min(...Object.values(statuses)) > 100, JSON.stringify(statuses));
  const { unique, multiple, none, bad } = counts;
  assert.deepEqual({ unique, multiple, none, bad }, { ...statuses, bad: 16 });
});

test('a job that is aborted and resumed repeatedly gives the same answers', async () => {
  const { file } = await mixedFile();
  const whole = await engine.solveMany(file, { format: 'status' });
  let rest = new Blob([file]);
  const pieces: Uint8Array[] = [];
  for (let complete = false, rounds = 0; !complete; ++rounds) {
    assert.ok(rounds < 200);
    const stop = new AbortController();
    const result = await engine.solveMany(rest, {
      format: 'status',
      signal: stop.signal,
      keep: true,
      write(bytes) {
        pieces.push(bytes);
        if (pieces.length % 8 === 0) stop.abort();
      },
    });
    rest = rest.slice(result.read);
    complete = result.complete || rest.size === 0;
  }
  assert.ok(pieces.length > 1);
  assert.equal(textOf(Buffer.concat(pieces)), textOf(whole.bytes));
});

test('reports the first bad lines early, and keeps them at an abort', async () => {
  const file = `${PUZZLE}\nbad\n`.repeat(100_000);
  const stop = new AbortController();
  const told: ManyProgress[] = [];
  const result = await engine.solveMany(file, {
    signal: stop.signal,
    keep: true,
    onProgress(progress) {
      told.push(progress);
      if (progress.bad >= 20) stop.abort();
    },
  });
  assert.equal(result.complete, false);
  const expected = Array.from({ length: 20 }, (_, at) => 2 * at + 2);
  for (const { errors } of [told.at(-1)!, result]) {
    assert.deepEqual(
      errors.map(({ line }) => line),
      expected,
    );
  }
  // A listener may keep and change its report.
  assert.notEqual(told.at(-1)!.errors, result.errors);
});

test('a line of megabytes and arbitrary bytes are bad lines', async () => {
  const huge = '1'.repeat(3_000_000);
  const { bytes, bad, unique, errors } = await engine.solveMany(`${PUZZLE}\n${huge}\n${PUZZLE}\n`);
  assert.deepEqual([bad, unique], [1, 2]);
  assert.equal(errors[0]?.found, 'at least 200 cells');
  const [first, second, third] = textOf(bytes).split('\n');
  assert.deepEqual([first, third], [SOLVED, SOLVED]);
  assert.ok(huge.startsWith(second ?? '') && second!.length < 10_000);
  const binary = Uint8Array.from({ length: 10_000 }, (_, i) => (i * 7919) % 256);
  const noise = await engine.solveMany(binary);
  assert.equal(noise.puzzles, 0);
  assert.deepEqual(noise.bytes, binary);
});

test('arbitrary bytes give the same number of lines', async () => {
  const piece = fc.oneof(
    fc.uint8Array(),
    fc.constantFrom('\n', '\r\n', PUZZLE, '\ufeff').map(Buffer.from),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(piece), async (pieces) => {
      const file = Buffer.concat(pieces).toString('latin1');
      const input = Uint8Array.from(Buffer.from(file, 'latin1'));
      const { bytes, lines, bad, errors } = await engine.solveMany(input);
      const out = split(Buffer.from(bytes).toString('latin1'));
      assert.equal(out.length, split(file).length);
      assert.equal(lines, out.length - (out.at(-1) === '' ? 1 : 0));
      assert.equal(errors.length, Math.min(bad, 20));
    }),
    { numRuns: 50 },
  );
});

test('an abort rejects, or returns the finished part with `keep`', async () => {
  const file = `${PUZZLE}\n`.repeat(100_000);
  for (const keep of [false, true]) {
    const controller = new AbortController();
    const run = engine.solveMany(file, {
      signal: controller.signal,
      keep,
      onProgress: ({ puzzles }) => puzzles > 0 && controller.abort(),
    });
    if (!keep) {
      await assert.rejects(run, { name: 'AbortError' });
      continue;
    }
    const { bytes, read, puzzles, complete } = await run;
    assert.equal(complete, false);
    assert.ok(puzzles > 0 && puzzles < 100_000);
    assert.equal(read, puzzles * 82);
    assert.equal(textOf(bytes), `${SOLVED}\n`.repeat(puzzles));
    // The rest of the file gives the rest of the answer.
    const rest = await engine.solveMany(file.slice(read));
    assert.equal(rest.puzzles, 100_000 - puzzles);
  }
  await assert.rejects(engine.solveMany(file, { signal: AbortSignal.abort() }), {
    name: 'AbortError',
  });
});

test('an abort does not wait for a stream, and releases it', async () => {
  let cancelled: unknown;
  const controller = new AbortController();
  const source: UnderlyingDefaultSource<Uint8Array> = {
    pull: () => void setImmediate(() => controller.abort()),
    cancel: (reason) => void (cancelled = reason),
  };
  // Nothing is pulled before somebody waits for it.
  const stream = new ReadableStream(source, { highWaterMark: 0 });
  const run = engine.solveMany(stream, { signal: controller.signal });
  await assert.rejects(run, { name: 'AbortError' });
  assert.equal((cancelled as Error | undefined)?.name, 'AbortError');
});

test('a pause lasts until resume', async () => {
  const file = `${PUZZLE}\n`.repeat(50_000);
  for (const isAtOnce of [true, false]) {
    let done = 0;
    let pauseRun!: () => void;
    const isPaused = new Promise<void>((paused) => {
      pauseRun = () => {
        run.pause();
        paused();
      };
    });
    const run = engine.solveMany(file, {
      write(bytes) {
        done += bytes.length;
        if (done === bytes.length && !isAtOnce) pauseRun();
      },
    });
    if (isAtOnce) pauseRun();
    await isPaused;
    // Another file takes turns with what had begun; after that, nothing more is done of this one.
    await engine.solveMany(file);
    const before = done;
    assert.ok(isAtOnce ? before === 0 : before > 0 && before < file.length, `${before}`);
    await engine.solveMany(file);
    assert.equal(done, before);
    run.resume();
    assert.equal((await run).puzzles, 50_000);
    assert.equal(done, file.length);
  }
});

test('a failing stream rejects with its error', async () => {
  const stream = new ReadableStream<Uint8Array>({
    pull: () => Promise.reject(new RangeError('no disk')),
  });
  await assert.rejects(engine.solveMany(stream), { name: 'RangeError', message: 'no disk' });
});

test('closing the engine ends it', async () => {
  const other = await load();
  const run = other.solveMany(`${PUZZLE}\n`.repeat(100_000));
  other.close();
  await assert.rejects(run, { code: 'closed' });
  await assert.rejects(other.solveMany(PUZZLE), { code: 'closed' });
});

test('rejects invalid arguments', async () => {
  const locked = streamOf([]);
  locked.getReader();
  const bad: [unknown, object][] = [
    [7, {}],
    [null, {}],
    [[1, 2], {}],
    [locked, {}],
    ['', { format: 'xml' }],
    ['', { limit: 0 }],
    ['', { workers: 0 }],
    ['', { workers: 1.5 }],
    ['', { write: 'file' }],
    ['', { onProgress: 1 }],
    ['', { keep: 1 }],
    ['', { signal: 1 }],
  ];
  for (const [input, options] of bad) {
    await assert.rejects(engine.solveMany(input as ManyInput, options as object), {
      code: 'bad-argument',
    });
  }
  const words = new ReadableStream({ start: (controller) => controller.enqueue('text') });
  await assert.rejects(engine.solveMany(words as ReadableStream<Uint8Array>), {
    code: 'bad-argument',
  });
});
