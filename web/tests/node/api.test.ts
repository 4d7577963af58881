/** The contract of the API, tested on the shipped module with its types. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import {
  type CountResult,
  type Engine,
  JiugongError,
  type PuzzleInput,
  type ReadResult,
  type SolveResult,
  type TextResult,
  load,
} from '../../../build/site/jiugong.mjs';

const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const SOLUTION =
  '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
const BLANK = '.'.repeat(81);

/** Formats a board as nine lines. */
const rows = (board: string): string => board.replaceAll(/.{9}/g, '$&\n');

let engine: Engine;
before(async () => {
  engine = await load();
});
after(() => engine.close());

/** Expects a JiugongError with these fields. */
async function rejects(promise: Promise<unknown>, fields: Partial<JiugongError>): Promise<void> {
  await assert.rejects(promise, (error) => {
    assert.ok(error instanceof JiugongError);
    assert.ok(error instanceof Error);
    assert.equal(error.name, 'JiugongError');
    assert.equal(error.constructor.name, 'JiugongError');
    assert.notEqual(error.message, '');
    for (const [key, value] of Object.entries(fields)) {
      assert.equal(error[key as keyof JiugongError], value, key);
    }
    return true;
  });
}

/** Expects a rejection with the abort's reason. */
async function rejectsWithAbort(promise: Promise<unknown>): Promise<void> {
  await assert.rejects(promise, { name: 'AbortError' });
}

describe('solve', () => {
  test('unique', async () => {
    const result: SolveResult = await engine.solve(PUZZLE);
    const { micros, ...rest } = result;
    assert.deepEqual(rest, {
      status: 'unique',
      count: 1,
      capped: false,
      solution: SOLUTION,
      second: null,
      conflicts: [],
      guesses: 0,
    });
    assert.ok(micros >= 0);
  });

  test('several', async () => {
    const result = await engine.solve(BLANK, { limit: 5 });
    assert.equal(result.status, 'multiple');
    assert.equal(result.count, 5);
    assert.equal(result.capped, true);
    assert.match(result.solution ?? '', /^[1-9]{81}$/);
    assert.match(result.second ?? '', /^[1-9]{81}$/);
    assert.notEqual(result.solution, result.second);
  });

  test('none, with the cells that clash', async () => {
    const result = await engine.solve(`55${BLANK.slice(2)}`);
    assert.equal(result.status, 'none');
    assert.equal(result.count, 0);
    assert.equal(result.solution, null);
    assert.equal(result.second, null);
    assert.deepEqual(result.conflicts, [0, 1]);
  });

  test('takes text in every format, numbers and rows', async () => {
    const numbers = [...PUZZLE].map((character) => Number(character.replace('.', '0')));
    const board = Array.from({ length: 9 }, (_, row) => numbers.slice(9 * row, 9 * row + 9));
    const nulls = numbers.map((digit) => digit || null);
    const strings = Array.from({ length: 9 }, (_, row) =>
      Array.from(PUZZLE.slice(9 * row, 9 * row + 9)),
    );
    const inputs: PuzzleInput[] = [
      rows(PUZZLE),
      JSON.stringify(board),
      numbers,
      nulls,
      board,
      strings,
      strings.map((row) => row.join('')),
    ];
    for (const input of inputs.concat(Uint8Array.from(numbers))) {
      assert.equal((await engine.solve(input)).solution, SOLUTION);
    }
  });

  test('returns plain data that the caller owns', async () => {
    const [first, second] = await Promise.all([engine.solve(PUZZLE), engine.solve(PUZZLE)]);
    first.conflicts.push(1);
    assert.deepEqual(second.conflicts, []);
    assert.deepEqual(structuredClone(second), second);
  });
});

describe('count', () => {
  test('counts up to the limit', async () => {
    const result: CountResult = await engine.count(BLANK, { limit: 1000 });
    assert.deepEqual(result, { count: 1000, capped: true });
    assert.deepEqual(await engine.count(PUZZLE), { count: 1, capped: false });
    assert.deepEqual(await engine.count(BLANK, { limit: 1 }), { count: 1, capped: true });
    assert.deepEqual(await engine.count(PUZZLE, { limit: Infinity }), { count: 1, capped: false });
  });

  test('capped means more than the limit, not exactly the limit', async () => {
    const two = '.416.7582.258.1647678542913213486795867915234594723168739158426452369871186274359';
    assert.deepEqual(await engine.count(two, { limit: 1 }), { count: 1, capped: true });
    assert.deepEqual(await engine.count(two, { limit: 2 }), { count: 2, capped: false });
    assert.equal((await engine.solve(two)).capped, false);
  });
});

describe('solveText', () => {
  test('answers in the format of the input', async () => {
    const result: TextResult = await engine.solveText(`1\n${rows(PUZZLE).replaceAll('.', '0')}`);
    assert.equal(result.text, rows(SOLUTION));
    assert.equal(result.format, 'cases');
    assert.equal(result.results.length, 1);
    const [answer] = result.results;
    assert.ok(answer !== undefined && answer.status === 'unique');
    assert.equal(answer.puzzle, PUZZLE);
    assert.equal(answer.solution, SOLUTION);
    assert.equal(answer.line, 2);
    assert.equal(answer.comment, '');
    assert.ok(answer.micros >= 0);
  });

  test('bad puzzles among good ones have their errors', async () => {
    const text = `${PUZZLE} good\n${PUZZLE.slice(1)}\n${BLANK}\n`;
    const { text: answer, results } = await engine.solveText(text);
    assert.deepEqual(
      results.map(({ status }) => status),
      ['unique', 'error', 'multiple'],
    );
    const bad = results[1];
    assert.ok(bad?.status === 'error' && bad.error instanceof JiugongError);
    assert.equal(bad.error.code, 'bad-line-length');
    assert.equal(bad.error.line, 2);
    assert.equal(bad.error.column, 81);
    assert.equal(bad.error.found, '80 cells');
    assert.equal(bad.error.expected, '81 cells on a line');
    assert.equal(answer.split('\n')[0], `${SOLUTION} good`);
    assert.equal(answer.split('\n')[1], PUZZLE.slice(1));
  });

  test('rejects a text without a readable puzzle', async () => {
    await rejects(engine.solveText(''), { code: 'empty-text', line: 1, column: 1 });
    await rejects(engine.solveText('hello\nworld'), {
      code: 'bad-character',
      line: 1,
      column: 1,
      found: "the letter 'h'",
      message:
        "Line 1, column 1: found the letter 'h', expected a digit or one of the blanks . 0 ? * _ x.",
    });
  });

  test('an error keeps its message in JSON', async () => {
    const { results } = await engine.solveText(`${PUZZLE}\n${PUZZLE.slice(1)}\n`);
    const [, bad] = JSON.parse(JSON.stringify(results)) as { error: Record<string, unknown> }[];
    const { name, code, message, line } = bad!.error;
    assert.deepEqual([name, code, line], ['JiugongError', 'bad-line-length', 2]);
    assert.equal(message, 'Line 2, column 81: found 80 cells, expected 81 cells on a line.');
  });

  test('half a surrogate pair and NUL are ordinary characters', async () => {
    const text = `${PUZZLE} \ud800x\0y\udc00`;
    const { text: answer } = await engine.solveText(text);
    assert.equal(answer, `${SOLUTION} \ufffdx\0y\ufffd`);
    await rejects(engine.solveText('53\ud800.7'), { code: 'bad-character', column: 3 });
  });

  test('thousands of puzzles', async () => {
    const lines = Array.from({ length: 5000 }, (_, index) => `${PUZZLE} ${index}`);
    const { text, results } = await engine.solveText(lines.join('\n'));
    assert.equal(text, lines.map((line) => line.replace(PUZZLE, SOLUTION)).join('\n'));
    assert.ok(results.every((result, index) => 'comment' in result && +result.comment === index));
  });
});

describe('a puzzle in any text', () => {
  const drawn = async (): Promise<string> => engine.writeText(PUZZLE, { format: 'boxed' });

  test('is what its line is, for every method that takes one', async () => {
    const text = await drawn();
    const { solution } = await engine.solve(PUZZLE);
    assert.equal((await engine.solve(text)).solution, solution);
    assert.deepEqual(await engine.count(text), await engine.count(PUZZLE));
    assert.deepEqual(await engine.candidates(text), await engine.candidates(PUZZLE));
    assert.equal(await engine.contradiction(text), null);
    assert.equal(await engine.difference(text), null);
    assert.deepEqual(await engine.canonical(text), await engine.canonical(PUZZLE));
    assert.deepEqual(await engine.redundantGivens(text), await engine.redundantGivens(PUZZLE));
    assert.equal(await engine.writeText(text, { format: 'line' }), PUZZLE);
    const { arrangements } = await engine.rotateSudoku({ puzzle: text });
    assert.equal(arrangements, (await engine.rotateSudoku({ puzzle: PUZZLE })).arrangements);
  });

  test('may be given up while it is read', async () => {
    const stop = new AbortController();
    const pending = engine.solve(await drawn(), { signal: stop.signal });
    stop.abort();
    await assert.rejects(pending, { name: 'AbortError' });
    const own = await load();
    const last = own.solve(await drawn());
    own.close();
    await rejects(last, { code: 'closed' });
  });
});

describe('readText and writeText', () => {
  test('reads back what it writes', async () => {
    for (const format of ['rows', 'line', 'cases', 'boxed', 'json'] as const) {
      const text = await engine.writeText(PUZZLE, { format });
      const read: ReadResult = await engine.readText(text);
      assert.equal(read.format, format);
      assert.deepEqual(
        read.puzzles.map((item) => ('puzzle' in item ? item.puzzle : item.error)),
        [PUZZLE],
      );
    }
    assert.equal(await engine.writeText(PUZZLE), rows(PUZZLE));
  });

  test('readText keeps comments, lines and errors', async () => {
    const { puzzles } = await engine.readText(`# two\n${PUZZLE},easy\nx\n`);
    assert.deepEqual(puzzles[0], { puzzle: PUZZLE, comment: 'easy', line: 2 });
    const bad = puzzles[1];
    assert.ok(bad !== undefined && 'error' in bad && bad.error instanceof JiugongError);
    assert.equal(bad.status, 'error');
    assert.equal(bad.line, 3);
    await rejects(engine.readText('no puzzle'), { code: 'bad-character' });
  });
});

// A cell of the solution may hold another digit as well.
describe('puzzles of candidates', () => {
  const cells = Array.from(SOLUTION, (digit) => digit);
  cells[0] = '95';
  const packed = cells
    .map((digits) => [...'123456789'].map((d) => (digits.includes(d) ? d : '.')).join(''))
    .join('');
  const drawn = Array.from({ length: 9 }, (_, row) => cells.slice(9 * row, 9 * row + 9))
    .map((row) => `${row.join(' ')}\n`)
    .join('');

  test('are solved, counted and rated with these', async () => {
    for (const text of [packed, packed.replaceAll(/.{81}/g, '$&\n'), drawn]) {
      assert.equal((await engine.solve(text)).solution, SOLUTION);
      assert.deepEqual(await engine.count(text), { count: 1, capped: false });
      const { check, steps } = await engine.rate(text);
      assert.deepEqual([check.verdict, steps], ['sound', 1]);
      const { puzzles } = await engine.readText(text);
      assert.deepEqual(puzzles, [{ puzzle: packed, comment: '', line: 1 }]);
    }
    const { text, results } = await engine.solveText(drawn);
    assert.equal(
      text,
      `5  ${[...SOLUTION].slice(1, 9).join(' ')}\n${drawn.split('\n').slice(1).join('\n')}`,
    );
    assert.equal(results[0]!.status, 'unique');
    assert.equal((await engine.solve('.'.repeat(728) + '9')).status, 'multiple');
  });

  test('are refused where givens are asked about', async () => {
    for (const method of ['candidates', 'canonical', 'redundantGivens'] as const) {
      await rejects(engine[method](drawn), { code: 'givens-expected', line: 1 });
    }
  });
});

describe('bad calls', () => {
  test('rejects invalid puzzles', async () => {
    await rejects(engine.solve('53..7'), { code: 'bad-row-length', line: 1, column: 6 });
    await rejects(engine.solve(`${PUZZLE}\n${PUZZLE}`), { code: 'one-puzzle-expected', line: 2 });
    await rejects(engine.solve([1, 2, 3]), { code: 'bad-argument', line: 0, column: 0 });
    await rejects(engine.solve(Array.from({ length: 81 }, () => 10)), { code: 'bad-argument' });
    await rejects(engine.solve(Array.from({ length: 81 }, () => 0.5)), { code: 'bad-argument' });
    await rejects(engine.solve(Array.from({ length: 9 }, () => [1, 2])), { code: 'bad-argument' });
    for (const wrong of [undefined, null, 7, {}, () => 0, Symbol('puzzle'), 7n]) {
      await rejects(engine.solve(wrong as unknown as string), { code: 'bad-argument' });
      await rejects(engine.solveText(wrong as unknown as string), { code: 'bad-argument' });
    }
    const cells: unknown[] = Array.from({ length: 81 }, () => null);
    for (const wrong of ['12', 'y', NaN, -1, {}, 7n, Symbol('cell')]) {
      cells[40] = wrong;
      await assert.rejects(engine.solve(cells as number[]), {
        code: 'bad-argument',
        message: /^Cell r5c5 /,
      });
    }
  });

  test('rejects invalid limits', async () => {
    for (const limit of [0, -1, 1.5, NaN, '2' as unknown as number]) {
      await rejects(engine.solve(PUZZLE, { limit }), { code: 'bad-argument' });
      await rejects(engine.count(PUZZLE, { limit }), { code: 'bad-argument' });
    }
  });

  test('rejects invalid options', async () => {
    for (const wrong of [5, 'signal', { signal: {} }, { signal: 'abort' }]) {
      const options = wrong as unknown as { signal: AbortSignal };
      await rejects(engine.solve(PUZZLE, options), { code: 'bad-argument' });
      await rejects(engine.solveText(PUZZLE, options), { code: 'bad-argument' });
    }
    const none = null as unknown as undefined;
    assert.equal((await engine.solve(PUZZLE, none)).status, 'unique');
    await rejects(load({ thread: 'wrong' as unknown as 'main' }), { code: 'bad-argument' });
    await rejects(load(5 as unknown as object), { code: 'bad-argument' });
  });

  test('rejects unknown options by name', async () => {
    const wrong = { limt: 5 } as object;
    const calls: Promise<unknown>[] = [
      engine.solve(PUZZLE, wrong),
      engine.count(PUZZLE, wrong),
      engine.candidates(PUZZLE, wrong),
      engine.contradiction(PUZZLE, wrong),
      engine.difference(PUZZLE, wrong),
      engine.generate(wrong),
      engine.untwist({ rows: 2, cols: 2, tiles: [1, 2, 3, 4], ...wrong }),
      engine.rotateSudoku({ puzzle: PUZZLE, ...wrong }),
      engine.nineTripods({ grid: PUZZLE, ...wrong }),
      engine.solveText(PUZZLE, wrong),
      engine.readText(PUZZLE, wrong),
      engine.writeText(PUZZLE, wrong),
      engine.solveRegions({ rows: 1, cols: 1, ...wrong }),
      engine.readRegions('15 r1c1 r1c2', wrong),
      engine.writeRegions({ rows: 1, cols: 1, ...wrong }),
      engine.regionPreset('4x4', wrong),
      engine.exactCover({ columns: 0, rows: [], ...wrong }),
      load(wrong),
    ];
    const found = await Promise.allSettled(calls);
    const reasons = found.map((one) => (one.status === 'rejected' ? one.reason : null));
    for (const reason of reasons) {
      assert.ok(reason instanceof JiugongError);
      assert.equal(reason.code, 'bad-argument');
      assert.match(reason.message, /^Unknown option "limt"; known options are /);
    }
    assert.match(reasons[1].message, /; known options are limit, signal\.$/);
  });

  test('rejects invalid formats', async () => {
    const format = 'constructor' as unknown as 'rows';
    await rejects(engine.writeText(PUZZLE, { format }), { code: 'bad-argument' });
  });
});

describe('signal', () => {
  test('rejects at once, stops the work, and the engine continues', async () => {
    const controller = new AbortController();
    const endless = engine.count(BLANK, { limit: Infinity, signal: controller.signal });
    const other = engine.solve(PUZZLE); // answered while the count runs
    assert.equal((await other).status, 'unique');
    controller.abort();
    await rejectsWithAbort(endless);
    assert.equal((await engine.solve(PUZZLE)).solution, SOLUTION);
  });

  test('aborted before the call', async () => {
    await rejectsWithAbort(engine.solve(PUZZLE, { signal: AbortSignal.abort() }));
    await rejectsWithAbort(engine.solveText(PUZZLE, { signal: AbortSignal.abort() }));
  });

  test('rejects with the reason of the abort', async () => {
    const controller = new AbortController();
    const endless = engine.count(BLANK, { limit: Infinity, signal: controller.signal });
    setImmediate(() => controller.abort('enough'));
    assert.equal(await endless.catch((reason: unknown) => reason), 'enough');
  });

  test('may be of another frame, whose classes are its own', async () => {
    class Foreign extends EventTarget {
      aborted = false;
      reason: unknown;
      throwIfAborted(): void {
        if (this.aborted) throw this.reason;
      }
    }
    const signal = new Foreign();
    const endless = engine.count(BLANK, { limit: Infinity, signal: signal as AbortSignal });
    Object.assign(signal, { aborted: true, reason: 'enough' });
    signal.dispatchEvent(new Event('abort'));
    assert.equal(await endless.catch((reason: unknown) => reason), 'enough');
  });

  test('stops long texts', async () => {
    const controller = new AbortController();
    const text = `${PUZZLE}\n`.repeat(100_000);
    const { signal } = controller;
    const long = [engine.solveText(text, { signal }), engine.readText(text, { signal })];
    assert.equal((await engine.solve(PUZZLE)).status, 'unique'); // answered before the long calls
    controller.abort();
    await Promise.all(long.map(rejectsWithAbort));
  });

  test('leaves no listener behind', async () => {
    const { signal } = new AbortController();
    const listeners = new Set<unknown>();
    const add = signal.addEventListener.bind(signal);
    const remove = signal.removeEventListener.bind(signal);
    signal.addEventListener = (type: string, listener: EventListener) => {
      listeners.add(listener);
      add(type, listener);
    };
    signal.removeEventListener = (type: string, listener: EventListener) => {
      listeners.delete(listener);
      remove(type, listener);
    };
    const solving = engine.solve(PUZZLE, { signal });
    assert.equal(listeners.size, 1);
    await solving;
    assert.equal(listeners.size, 0);
  });
});

describe('close', () => {
  test('rejects pending and later calls', async () => {
    const mine = await load();
    const endless = mine.count(BLANK, { limit: Infinity });
    mine.close();
    mine.close();
    await rejects(endless, { code: 'closed' });
    await rejects(mine.solve(PUZZLE), { code: 'closed' });
  });

  test('does not affect other engines', async () => {
    const mine = await load();
    const pending = engine.solve(PUZZLE);
    mine.close();
    assert.equal((await pending).status, 'unique');
    assert.equal((await engine.solve(PUZZLE)).status, 'unique');
  });

  test('the last engine to close frees the host, and load starts another', async () => {
    const main = await load({ thread: 'main' });
    main.close();
    const again = await load({ thread: 'main' });
    assert.equal((await again.solve(PUZZLE)).solution, SOLUTION);
    again.close();
  });

  test('an engine with a host of its own does not share it', async () => {
    const [one, other] = [await load({ thread: 'own' }), await load({ thread: 'own' })];
    const pending = other.solve(PUZZLE);
    one.close();
    assert.equal((await pending).solution, SOLUTION);
    other.close();
    assert.equal((await engine.solve(PUZZLE)).solution, SOLUTION);
  });
});

test('in Node the work runs on the calling thread', () => {
  assert.equal(engine.thread, 'main');
});
