/** The Batch panel without a page: its state, its texts, and the handling of files and puzzles. */
import assert from 'node:assert/strict';
import { File as NodeFile } from 'node:buffer';
import { describe, it } from 'node:test';
import { gzipSync } from 'node:zlib';
import { LEVELS } from '../../api/teach';
import { answersName, madeName, sortFiles, typeOf } from '../../page/panels/batch/inputs';
import {
  advance,
  amountIn,
  begin,
  choose,
  firstModel,
  FORMATS,
  levelOf,
  levelsOf,
  inputsOf,
  isBusy,
  isDirect,
  NONE_MADE,
  quarterOf,
  questionOf,
  shareOf,
  shownWork,
  sizeOf,
  speedOf,
  takeText,
  timeLeft,
  changeRequest,
  withNotice,
  type MakeWork,
  type Model,
  type SolveWork,
} from '../../page/panels/batch/model';
import { collect } from '../../page/panels/batch/output';
import { FIRST_SAMPLES, withSample } from '../../page/panels/batch/recent';
import {
  addCounts,
  joinAnswers,
  NO_COUNTS,
  NOTHING_HELD,
  type SolveOptions,
  solveFiles,
  type BadLine,
  type FileError,
} from '../../page/panels/batch/solve';
import {
  badLineText,
  binText,
  noticeText,
  doneText,
  headlineText,
  placeText,
  sizeText,
  speedText,
  timeText,
  tookText,
  workText,
} from '../../page/panels/batch/words';
import { LONGEST_DRAFT } from '../../page/ui/text-field';
import type { Engine, JiugongError, ManyCounts, ManyRun } from '../../engine/jiugong';
import { textsFor } from '../../page/panels/batch/texts';
import { load } from '../../../build/site/jiugong.mjs';
import { loadPageMessages } from '../../page/ui/page-language';

await loadPageMessages('zh-Hans');

const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const SOLVED = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';

const texts = textsFor('en');

const QUESTION = questionOf(firstModel(1));

const SOLVING: SolveWork = {
  task: 'solve',
  format: 'solution',
  phase: 'running',
  done: 0,
  total: 1000,
  seconds: 0,
  recent: FIRST_SAMPLES,
  name: 'puzzles.solved.txt',
  isDirect: false,
  error: null,
  counts: NO_COUNTS,
  badLines: [],
  held: NOTHING_HELD,
};

const MAKING: MakeWork = {
  ...SOLVING,
  task: 'make',
  total: 10,
  counts: NONE_MADE,
  seed: '7',
};

const counts = (change: Partial<ManyCounts>): ManyCounts => ({ ...NO_COUNTS, ...change });

describe('the levels of rated puzzles', () => {
  it('are those of the engine', async () => {
    const engine = await load();
    for (const level of LEVELS) {
      const { er } = await engine.generate({ level, seed: 3 });
      assert.equal(levelOf(Math.round(10 * er!)), level);
    }
    engine.close();
    // The bounds that the manual gives.
    const bounds = [12, 13, 20, 21, 29, 30, 61, 62, 84, 85];
    assert.deepEqual(bounds.map(levelOf), LEVELS.flatMap((level) => [level, level]).slice(1, -1));
  });

  it('are counted, the easiest first', () => {
    const ratings = Array.from({ length: 90 }, (_, er) => ([10, 12, 72, 89].includes(er) ? 1 : 0));
    assert.deepEqual(
      [...levelsOf(ratings)],
      [
        ['beginner', 2],
        ['expert', 1],
        ['extreme', 1],
      ],
    );
  });
});

describe('the state of the panel', () => {
  const model = firstModel(4);

  it('starts with all processors and nothing to solve', () => {
    assert.equal(model.workers, 4);
    assert.deepEqual(inputsOf(model), []);
    assert.deepEqual(inputsOf(choose(model, { draft: ' \n\n' })), []);
  });

  it('takes a short text into the field and a long one as a file', async () => {
    const short = takeText(choose(model, { task: 'make' }), `${PUZZLE}\n`);
    assert.equal(short.task, 'solve');
    assert.equal(short.draft, `${PUZZLE}\n`);
    assert.equal(await inputsOf(short)[0]!.content.text(), `${PUZZLE}\n`);
    const long = takeText(short, '.'.repeat(LONGEST_DRAFT + 1));
    assert.equal(long.draft, short.draft);
    assert.deepEqual([long.inputs.length, sizeOf(long.inputs)], [1, LONGEST_DRAFT + 1]);
    // The next text replaces the file.
    assert.equal(sizeOf(inputsOf(takeText(long, 'x'))), 1);
  });

  it('keeps no large result in memory, unless the user chooses so', () => {
    const content = { size: 100_000_000 } as Blob;
    const large = choose(model, { inputs: [{ name: 'large.txt', content }] });
    assert.deepEqual([model, large, choose(large, { task: 'make' })].map(isDirect), [
      false,
      true,
      false,
    ]);
    assert.equal(isDirect(choose(large, { isDirect: false })), false);
    assert.equal(isDirect(choose(model, { isDirect: true })), true);
  });

  it('clears the error of an option when the option changes', () => {
    const wrong = withNotice(model, { kind: 'nothing' });
    assert.equal(choose(wrong, { draft: 'x' }).notice, null);
    assert.equal(changeRequest(wrong, { amount: '5' }).notice, null);
    assert.equal(changeRequest(wrong, { amount: '5' }).request.amount, '5');
    assert.equal(begin(wrong, SOLVING).notice, null);
  });

  it('shows the numbers of what was solved until there is other input, also while it ran', () => {
    const running = begin(model, SOLVING);
    const ended = (before: Model): Model => advance(before, { phase: 'done' });
    assert.equal(shownWork(choose(ended(running), { format: 'csv' }))?.phase, 'done');
    const changes = [{ inputs: [] }, { draft: 'x' }];
    for (const other of [
      ...changes.map((one) => choose(running, one)),
      takeText(running, PUZZLE),
    ]) {
      assert.equal(shownWork(other), SOLVING);
      assert.equal(shownWork(ended(other)), null);
    }
    assert.equal(shownWork(choose(ended(running), { draft: 'x' })), null);
    const made = ended(begin(model, MAKING));
    assert.equal(shownWork(choose(made, { draft: 'x' })), made.work);
  });

  it('keeps the notice about skipped files as long as the others', () => {
    const notice = { kind: 'left-out', binary: [], empty: ['empty.txt'], unread: [] } as const;
    const told = withNotice(model, notice);
    assert.equal(choose(told, { format: 'csv' }).notice, notice);
    assert.equal(begin(told, SOLVING).notice, notice);
    for (const change of [{ inputs: [] }, { draft: 'x' }, { task: 'make' }] as const) {
      assert.equal(choose(told, change).notice, null);
    }
  });

  it('is busy while a job runs or waits', () => {
    const phases = ['running', 'paused', 'done', 'stopped', 'failed'] as const;
    const busy = (phase: (typeof phases)[number]): boolean =>
      isBusy(begin(model, { ...SOLVING, phase }));
    assert.deepEqual(phases.map(busy), [true, true, false, false, false]);
    assert.equal(isBusy(model), false);
  });

  it('updates only an existing job', () => {
    const running: Model = advance(begin(model, SOLVING), { done: 500, seconds: 2 });
    assert.equal(running.work?.done, 500);
    assert.equal(advance(model, { done: 500 }), model);
  });

  it('parses numbers of puzzles', () => {
    assert.deepEqual(
      ['1', ' 1000000 ', '1,000,000', '20 000', '0', '1000001', '', 'x', '-1', '1.5', '1e3'].map(
        amountIn,
      ),
      [1, 1_000_000, 1_000_000, 20_000, null, null, null, null, null, null, null],
    );
    assert.deepEqual(['1,0', ',100', '1,,000', '1,000,'].map(amountIn), [null, null, null, null]);
  });

  it('computes quarters, speed and time left', () => {
    const at = (done: number): number => quarterOf({ ...SOLVING, done });
    assert.deepEqual([0, 249, 250, 500, 999, 1000].map(at), [0, 0, 1, 2, 3, 3]);
    const half = {
      ...SOLVING,
      done: 250,
      seconds: 2,
      recent: [...FIRST_SAMPLES, { seconds: 2, done: 250 }],
      counts: counts({ puzzles: 100 }),
    };
    assert.equal(speedOf(half), 50);
    assert.equal(timeLeft(half), 6);
    assert.equal(timeLeft({ ...half, seconds: 0.4 }), null); // too early for an estimate
    assert.equal(timeLeft(SOLVING), null);
    assert.equal(speedOf(SOLVING), 0);
  });

  /** The seconds left that are told at each of these times, of 1000 puzzles. */
  function estimates(...progress: readonly (readonly [seconds: number, done: number])[]) {
    let recent = FIRST_SAMPLES;
    return progress.map(([seconds, done]) => {
      recent = withSample(recent, { seconds, done });
      assert.ok(recent.length < 20, `${recent.length} samples`);
      return timeLeft({ ...SOLVING, seconds, done, recent });
    });
  }

  it('estimates the time left by the latest puzzles, and not at all while these have no end', () => {
    const easy = [1, 2, 3, 4, 5].map((tenth) => [tenth / 10, 180 * tenth] as const);
    const [, , , , soon, early, waiting, later, ...others] = estimates(
      ...easy,
      [1.4, 900],
      [1.6, 900],
      // The rest takes a second each.
      [2.5, 901],
      ...[4, 5, 6, 7, 8].map((second) => [second, 899 + second - 1] as const),
    );
    assert.ok(soon! < 0.1 && early! < 1);
    assert.equal(waiting, null);
    for (const left of [later!, ...others]) assert.ok(left! > 80 && left! < 250, String(left));
  });

  it('estimates it steadily where each puzzle takes seconds', () => {
    const slow = Array.from(
      { length: 40 },
      (_, second) => [second, Math.floor(second / 3)] as const,
    );
    for (const left of estimates(...slow).slice(20))
      assert.ok(left! > 2900 && left! < 4300, String(left));
  });

  it('estimates it anew where hard puzzles are over', () => {
    const hard = [3, 6, 9, 12, 15].map((second) => [second, second / 3] as const);
    const easy = Array.from(
      { length: 15 },
      (_, tenth) => [15 + tenth / 10, 5 + tenth * 10] as const,
    );
    assert.ok(estimates(...hard, ...easy).at(-1)! < 10);
  });
});

/** Node 18 has no global File. */
const fileOf = (content: string | Uint8Array, name: string): File =>
  new NodeFile(content.length === 0 ? [] : [content], name) as unknown as File;

describe('files', () => {
  it('are skipped if they are not text, empty or unreadable', async () => {
    const unreadable = fileOf('x', 'gone.txt');
    unreadable.slice = () => {
      throw new DOMException('gone', 'NotFoundError');
    };
    const files = [
      fileOf(PUZZLE, 'a.txt'),
      fileOf('', 'empty.txt'),
      fileOf(Uint8Array.of(0x89, 0x50, 0, 1), 'picture.png'),
      unreadable,
    ];
    const { inputs, notice } = await sortFiles(files);
    assert.deepEqual(
      inputs.map(({ name }) => name),
      ['a.txt'],
    );
    assert.ok(notice !== null);
    assert.deepEqual(noticeText(notice, texts), [
      'Skipped because it is not text: picture.png.',
      'Skipped because it is empty: empty.txt.',
      'Skipped because it is unreadable: gone.txt.',
    ]);
    assert.equal((await sortFiles(files.slice(0, 1))).notice, null);
    const mistake = new TypeError('a mistake of the page');
    unreadable.slice = () => {
      throw mistake;
    };
    await assert.rejects(sortFiles([unreadable]), mistake);
  });

  it('in UTF-16 are text, which the engine answers in UTF-8', async () => {
    const unicode = Buffer.from(`\ufeff${PUZZLE} 数独\r\n`, 'utf16le');
    const files = [
      fileOf(unicode, 'a.txt'),
      fileOf(gzipSync(unicode), 'b.gz'),
      fileOf(unicode.subarray(0, 2), 'mark.txt'),
    ];
    const { inputs, notice } = await sortFiles(files);
    assert.deepEqual(notice, { kind: 'left-out', binary: [], empty: ['mark.txt'], unread: [] });
    const engine = await load();
    assert.equal(inputs.length, 2);
    for (const { content } of inputs) {
      let answer = '';
      const write = (bytes: Uint8Array): unknown => (answer += Buffer.from(bytes).toString());
      await engine.solveMany(content, { format: 'status', write });
      assert.match(answer, /^\d{81} unique 数独\r\n$/);
    }
    engine.close();
  });

  it('in gzip are checked as what is in them, and stay packed', async () => {
    const packed = gzipSync(`${PUZZLE} a\n`.repeat(2000));
    const damaged = Buffer.from('\x1f\x8bnot at all', 'latin1');
    const files = [
      fileOf(packed, 'a.txt.GZ'),
      fileOf(gzipSync(Buffer.from(`\ufeff${PUZZLE}`, 'utf16le')), 'b.gz'),
      fileOf(packed.subarray(0, -9), 'short.gz'),
      fileOf(damaged, 'bad.gz'),
      fileOf(gzipSync(''), 'empty.gz'),
      fileOf(gzipSync('\0\u0001'), 'binary.gz'),
    ];
    const { inputs, notice } = await sortFiles(files);
    assert.deepEqual(
      inputs.map(({ name }) => name),
      ['a.txt.GZ', 'b.gz', 'short.gz', 'bad.gz'],
    );
    assert.deepEqual(Buffer.from(await inputs[0]!.content.arrayBuffer()), packed);
    const [binary, empty] = [['binary.gz'], ['empty.gz']];
    assert.deepEqual(notice, { kind: 'left-out', binary, empty, unread: [] });
  });

  it('give their names to the output', () => {
    const named = (...names: readonly (string | null)[]): string =>
      answersName(
        names.map((name) => ({ name, content: new Blob() })),
        'solution',
      );
    assert.equal(named('puzzles.v2.txt'), 'puzzles.v2.solved.txt');
    assert.equal(named('puzzles'), 'puzzles.solved.txt');
    assert.equal(named('puzzles.txt.GZ'), 'puzzles.solved.txt');
    assert.equal(named('puzzles.gz'), 'puzzles.solved.txt');
    assert.equal(named('.hidden'), '.hidden.solved.txt');
    assert.equal(named(null), 'puzzles.solved.txt');
    assert.equal(named('a.txt', 'b.txt'), 'puzzles.solved.txt');
    assert.equal(answersName([{ name: 'a.txt', content: new Blob() }], 'csv'), 'a.solved.csv');
    assert.equal(
      answersName([{ name: 'a.tsv', content: new Blob() }], 'count', true),
      'a.solved.csv',
    );
    assert.equal(madeName('7', 'json'), 'puzzles-7.jsonl');
    assert.deepEqual(['a.txt', 'a.csv', 'a.jsonl'].map(typeOf), [
      'text/plain',
      'text/csv',
      'application/jsonl',
    ]);
  });

  it('are joined with line ends between, and under one header', async () => {
    const joined = async (
      header: 'none' | 'own' | 'kept',
      ...files: readonly string[][]
    ): Promise<string> => {
      const out = collect('text/plain');
      const { next, write } = joinAnswers((bytes) => out.write(bytes), header);
      for (const pieces of files) {
        next();
        for (const piece of pieces) await write(new TextEncoder().encode(piece));
      }
      // With its byte order mark, which `text()` removes.
      return Buffer.from(await (await out.finish())!.arrayBuffer()).toString();
    };
    assert.equal(await joined('none', ['\ufeffa\n'], ['\ufeffb\n']), '\ufeffa\nb\n');
    assert.equal(await joined('none', ['a\n', 'b'], ['c\r\n'], ['d']), 'a\nb\nc\r\nd');
    assert.equal(await joined('none', ['a'], [], ['', 'b', 'c']), 'a\nbc');
    assert.equal(await joined('none', ['a\n'], ['\ufeffb\n']), 'a\nb\n');
    assert.equal(await joined('own', ['h\na'], ['h\nb\n'], ['h', '\nc\n']), 'h\na\nb\nc\n');
    assert.equal(await joined('own', ['h\n'], ['h\n']), 'h\n');
    // Of tables that are kept those that have the header of the first.
    assert.equal(await joined('kept', ['h\na', 'h\n'], ['h\nb\n'], ['i\nc']), 'h\nah\nb\ni\nc');
    const header = 'id,"of\ntwo lines"\n';
    assert.equal(
      await joined('kept', [`${header}a\n`], [`${header}b\n`], ['id,"of\nthree"\nc\n']),
      `${header}a\nb\nid,"of\nthree"\nc\n`,
    );
    const record = `1,${PUZZLE}\n`;
    assert.equal(await joined('kept', [record], [record]), record + record);
  });

  it('are collected in memory that may be reused at once', async () => {
    const out = collect('text/plain');
    const bytes = new Uint8Array(1_500_000);
    for (const letter of 'abcdefg') void out.write(bytes.fill(letter.charCodeAt(0)));
    void out.write(bytes.subarray(0, 0));
    const blob = (await out.finish())!;
    assert.equal(blob.type, 'text/plain');
    const expected = [...'abcdefg'].map((letter) => letter.repeat(bytes.length)).join('');
    assert.ok((await blob.text()) === expected);
    assert.equal((await collect('text/plain').finish())!.size, 0);
  });

  it('are solved one after another, with joint counts, bad lines and answers', async () => {
    const engine = await load();
    const out = collect('text/plain');
    let seen: Parameters<SolveOptions['onProgress']> | null = null;
    const told: number[] = [];
    const files = [
      `${PUZZLE} a\nbad`,
      '\ufeff',
      `${SOLVED}\n${'.'.repeat(81)}\n11${'.'.repeat(79)}\n`,
    ];
    await solveFiles(
      engine,
      files.map((text, index) => ({ name: `${index}.txt`, content: new Blob([text]) })),
      {
        question: { ...QUESTION, format: 'count', limit: 5 },
        workers: 1,
        signal: new AbortController().signal,
        onRun: () => undefined,
        write: (bytes) => out.write(bytes),
        onProgress: (...news) => {
          seen = news;
          told.push(news[2].length);
        },
      },
    );
    engine.close();
    assert.equal(
      await (await out.finish())!.text(),
      'unique 1 a\nbad 0 bad\nunique 1\nmultiple 5\nnone 0\n',
    );
    const [sum, done, badLines] = seen!;
    assert.deepEqual([sum.puzzles, sum.unique, sum.multiple, sum.none, sum.bad], [4, 2, 1, 1, 1]);
    assert.equal(done, new Blob(files).size);
    // The bad line is reported from the first report on, and stays while other files are solved.
    assert.ok(told.length > files.length);
    assert.deepEqual(new Set(told), new Set([1]));
    assert.deepEqual(
      badLines.map((line) => badLineText(line, texts)),
      [
        "0.txt: Line 2, column 1: found the letter 'b', expected a digit or one of the blanks . 0 ? * _ x.",
      ],
    );
  });

  it('report why they are no longer readable', async () => {
    const engine = await load();
    const gone = new DOMException('it has gone', 'NotReadableError');
    const content = {
      size: 82,
      // The message of the stream does not help users.
      stream: () => new ReadableStream({ pull: () => Promise.reject(new TypeError('network')) }),
      slice: () => ({ arrayBuffer: () => Promise.reject(gone) }),
    } as unknown as Blob;
    const solve = (write: () => void, file: Blob): Promise<void> =>
      solveFiles(engine, [{ name: 'a.txt', content: file }], {
        question: { ...QUESTION, format: 'solution', limit: 2 },
        workers: 1,
        signal: new AbortController().signal,
        onRun: () => undefined,
        write,
        onProgress: () => undefined,
      });
    await assert.rejects(
      solve(() => undefined, content),
      gone,
    );
    const full = new DOMException('the disk is full', 'QuotaExceededError');
    const fail = (): void => {
      throw full;
    };
    await assert.rejects(solve(fail, new Blob([PUZZLE])), full);
    engine.close();
  });

  it('are named where one of several stops the work, but not where the output does', async () => {
    const engine = await load();
    const whole = new Blob([`${PUZZLE}\n`]);
    const short = new Blob([Uint8Array.from(gzipSync(`${PUZZLE}\n`)).subarray(0, -1)]);
    const solve = (second: Blob, write: () => void): Promise<void> =>
      solveFiles(
        engine,
        [
          { name: 'first.txt', content: whole },
          { name: 'second.gz', content: second },
        ],
        {
          question: QUESTION,
          workers: 1,
          signal: new AbortController().signal,
          onRun: () => undefined,
          write,
          onProgress: () => undefined,
        },
      );
    await assert.rejects(
      solve(short, () => undefined),
      ({ file, cause }: FileError) =>
        file === 'second.gz' && (cause as JiugongError).code === 'bad-gzip',
    );
    const full = new DOMException('the disk is full', 'QuotaExceededError');
    await assert.rejects(
      solve(whole, () => {
        throw full;
      }),
      full,
    );
    engine.close();
  });

  it('after a pause wait, and bad lines of a single file do not name it', async () => {
    const engine = await load();
    let isPaused = false;
    let latest: ManyRun | null = null;
    let text = '';
    let tellPaused!: () => void;
    const paused = new Promise<void>((resolve) => (tellPaused = resolve));
    const solve = (names: readonly string[], news: (badLines: readonly BadLine[]) => void) =>
      solveFiles(
        engine,
        names.map((name) => ({ name, content: new Blob([`${name}\n`]) })),
        {
          question: { ...QUESTION, layout: 'lines' },
          workers: 1,
          signal: new AbortController().signal,
          write(bytes) {
            text += new TextDecoder().decode(bytes);
            isPaused = names.length > 1 && text === 'a\n';
          },
          onRun(run) {
            latest = run;
            if (!isPaused) return;
            run.pause();
            tellPaused();
          },
          onProgress: (_counts, _done, badLines) => news(badLines),
        },
      );
    let lastLines: readonly BadLine[] = [];
    const namesOf = (): (string | null)[] => lastLines.map(({ file }) => file);
    const keep = (lines: readonly BadLine[]): void => void (lastLines = lines);
    const both = solve(['a', 'b'], keep);
    await paused;
    // Without the pause, the second file would have been before this one.
    await engine.solveMany('c\n');
    assert.equal(text, 'a\n');
    latest!.resume();
    await both;
    assert.equal(text, 'a\nb\n');
    assert.deepEqual(namesOf(), ['a', 'b']);
    await solve(['c'], keep);
    assert.deepEqual(namesOf(), [null]);
    engine.close();
  });

  it('after a stop are not started', async () => {
    const engine = await load();
    const written: Uint8Array[] = [];
    let begun = 0;
    const counting: Pick<Engine, 'solveMany'> = {
      solveMany: (...call) => {
        ++begun;
        return engine.solveMany(...call);
      },
    };
    const stop = new AbortController();
    const content = new Blob([`${PUZZLE}\n`]);
    await solveFiles(
      counting,
      [
        { name: 'a', content },
        { name: 'b', content },
      ],
      {
        question: { ...QUESTION, format: 'solution', limit: 2 },
        workers: 1,
        signal: stop.signal,
        onRun: () => undefined,
        write: (bytes) => {
          written.push(bytes.slice());
          stop.abort();
        },
        onProgress: () => undefined,
      },
    );
    engine.close();
    assert.equal(begun, 1);
    assert.equal(await new Blob(written as BlobPart[]).text(), `${SOLVED}\n`);
  });
});

describe('what is asked of the engine', () => {
  const all = {
    ...firstModel(1),
    limit: 100,
    rating: true,
    canonical: true,
    minimal: true,
    keepColumns: true,
    column: ' puzzle ',
  } as const;

  it('is what the format has a place for', () => {
    assert.deepEqual(questionOf({ ...all, format: 'csv' }), {
      layout: 'any',
      format: 'csv',
      limit: 100,
      rating: true,
      canonical: true,
      minimal: true,
      keepColumns: true,
      column: 'puzzle',
    });
    const { keepColumns } = questionOf({ ...all, format: 'json' });
    assert.equal(keepColumns, false);
    const { rating, canonical, minimal, limit } = questionOf({ ...all, format: 'canonical' });
    assert.deepEqual([rating, canonical, minimal, limit], [false, false, false, 2]);
    assert.equal(questionOf({ ...all, format: 'rating' }).rating, true);
  });

  it('is answered for every format', async () => {
    const engine = await load();
    const table = `id,puzzle\n7,${PUZZLE}\n`;
    for (const format of FORMATS) {
      const question = questionOf({ ...all, format, column: '' });
      const { unique } = await engine.solveMany(table, question);
      assert.equal(unique, 1, format);
    }
    engine.close();
  });
});

describe('the sum of several files', () => {
  it('has a histogram as long as the longest', () => {
    const sum = addCounts(
      counts({ lines: 3, puzzles: 2, unique: 2, guesses: 3, histogram: [1, 0, 1], ratings: [2] }),
      counts({ lines: 2, puzzles: 1, none: 1, bad: 1, histogram: [1], ratings: [0, 1] }),
    );
    assert.deepEqual(sum, {
      lines: 5,
      puzzles: 3,
      unique: 2,
      multiple: 0,
      none: 1,
      bad: 1,
      guesses: 3,
      histogram: [2, 0, 1],
      ratings: [2, 1],
      distinct: 0,
    });
  });
});

describe('the texts of the panel', () => {
  const { batch } = texts;

  it('have sizes and times in suitable units', () => {
    const sizes: readonly (readonly [number, string])[] = [
      [0, '0 bytes'],
      [1, '1 byte'],
      [999, '999 bytes'],
      [1000, '1.0 KB'],
      [9_960, '10 KB'],
      [12_345, '12 KB'],
      [999_499, '999 KB'],
      [999_600, '1.0 MB'],
      [1_500_000, '1.5 MB'],
      [24_000_000, '24 MB'],
      [2_500_000_000, '2,500 MB'],
    ];
    for (const [size, text] of sizes) assert.equal(sizeText(size, batch), text);
    assert.deepEqual(
      [0.2, 59, 60, 125, 3600, 7384].map((seconds) => timeText(seconds, batch)),
      ['1 s', '59 s', '1 min 0 s', '2 min 5 s', '1 h 0 min', '2 h 3 min'],
    );
    assert.deepEqual(
      [0, 0.03, 1.24, 59.4, 59.6, 7384.3].map((seconds) => tookText(seconds, texts)),
      [
        'took under 0.1 ms',
        'took 30 ms',
        'took 1.2 s',
        'took 59 s',
        'took 1 min 0 s',
        'took 2 h 3 min',
      ],
    );
    const chinese = textsFor('zh-Hans');
    assert.equal(tookText(0.03, chinese), '用时约 30 毫秒');
    assert.equal(tookText(125, chinese), '用时 2 分 5 秒');
  });

  it('tell the part that is done once, and slow progress', () => {
    assert.equal(doneText({ task: 'solve', done: 82, total: 82 }, batch), '82 bytes');
    assert.equal(doneText({ task: 'solve', done: 82, total: 12_345 }, batch), '82 bytes of 12 KB');
    assert.equal(doneText({ task: 'make', done: 1, total: 1 }, batch), '1 puzzle');
    assert.equal(doneText({ task: 'make', done: 0, total: 1 }, batch), '0 of 1 puzzle');
    assert.equal(doneText({ task: 'make', done: 10, total: 2_000 }, batch), '10 of 2,000 puzzles');
    assert.deepEqual(
      [0.04, 0.25, 1, 9.96, 1234.5].map((speed) => speedText(speed, batch)),
      ['0.04 a second', '0.25 a second', '1 a second', '10 a second', '1,235 a second'],
    );
  });

  it('name the bins of the histogram', () => {
    assert.deepEqual(
      [0, 1, 2, 3, 11].map((bin) => binText(bin, batch)),
      ['0', '1', '2 to 3', '4 to 7', '1,024 to 2,047'],
    );
  });

  it('show the same progress as the bar, and what was said besides', () => {
    const shown = (work: SolveWork | MakeWork): string => headlineText(work, texts);
    assert.equal(shown({ ...SOLVING, done: 0 }), 'Solving: 0% done.');
    assert.equal(shown({ ...SOLVING, done: 639 }), 'Solving: 63% done.');
    assert.equal(shown({ ...MAKING, done: 9 }), 'Making puzzles: 90% done.');
    for (const phase of ['paused', 'stopped', 'done'] as const) {
      const work = { ...SOLVING, phase, counts: counts({ puzzles: 3 }) };
      assert.equal(shown(work), workText(work, texts));
    }
    assert.equal(headlineText(null, texts), workText(null, texts));
    assert.deepEqual(
      [
        { done: 639, total: 1000 },
        { done: 0, total: 0 },
      ].map(shareOf),
      [0.639, 1],
    );
  });

  it('say of a result that it is a part, unless the job was done', () => {
    const { work } = batch;
    const place = (change: Partial<SolveWork>, hasResult = true): string =>
      placeText({ ...SOLVING, name: 'x', ...change }, hasResult, batch);
    assert.deepEqual([place({}), place({ phase: 'paused', isDirect: true })], ['', '']);
    assert.equal(place({ phase: 'done' }), work.toSave('x'));
    assert.equal(place({ phase: 'done', isDirect: true }), work.saved('x'));
    for (const phase of ['stopped', 'failed'] as const) {
      assert.equal(place({ phase }), work.ofPart.toSave('x'));
      assert.equal(place({ phase }, false), '');
      assert.equal(place({ phase, isDirect: true }), work.ofPart.saved('x'));
    }
  });

  it('change at the start, with each quarter, and at the end', () => {
    const said = Array.from({ length: 1001 }, (_, done) =>
      workText({ ...SOLVING, done, counts: counts({ puzzles: done }) }, texts),
    );
    assert.equal(new Set(said).size, 4);
    assert.deepEqual([said[0], said[250]], ['Solving.', 'At least 25% done.']);
    const end = { ...SOLVING, phase: 'done', counts: counts({ puzzles: 2000, bad: 1 }) } as const;
    assert.equal(workText(end, texts), 'Done: 2,000 puzzles, 1 bad line.');
    assert.equal(workText({ ...end, counts: NO_COUNTS }, texts), 'Done: no puzzles found.');
    const ambiguous = { ...end, counts: counts({ puzzles: 3, multiple: 1 }) };
    assert.equal(
      workText(ambiguous, texts),
      'Done: 3 puzzles, 0 bad lines. 1 puzzle with more than one solution.',
    );
    assert.equal(workText({ ...MAKING, phase: 'paused' }, texts), 'Paused.');
    const stopped = { ...MAKING, phase: 'stopped', counts: { ...NONE_MADE, puzzles: 3 } } as const;
    assert.equal(workText(stopped, texts), 'Stopped after 3 puzzles, which you can keep.');
    const early = { ...stopped, counts: NONE_MADE };
    assert.equal(workText(early, texts), 'Stopped before the first puzzle.');
  });
});
