/** The teacher through the API of the shipped package. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import {
  type Engine,
  type ExplainResult,
  type Hint,
  type Position,
  type RateResult,
  type Step,
  type TeachProgress,
  load,
} from '../../../build/site/jiugong.mjs';
import { PUZZLE, SOLUTION } from './board-fixtures';
import { STEPWISE, useTickingClock } from './ticking-clock';
import { turns } from './turns';

let engine: Engine;
before(async () => {
  engine = await load();
});
after(() => engine.close());

const corpus = (name: string): string[] =>
  readFileSync(join(process.cwd(), '..', 'native_tests', 'corpus', name), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

/** Puzzles with ER, EP and ED of Sudoku Explainer. */
const RATED = corpus('teach_rated.csv').map((line) => {
  const [puzzle, ...ratings] = line.split(',');
  const [er, ep, ed] = ratings.map(Number);
  return { puzzle: puzzle!, ratings: { er, ep, ed } };
});

/** One that takes some tenths of a second. */
const HARD = RATED.at(-2)!.puzzle;
const BLANK = '.'.repeat(81);

const withCell = (board: string, cell: number, digit: string): string =>
  board.slice(0, cell) + digit + board.slice(cell + 1);

const ratingsOf = ({ er, ep, ed }: RateResult | ExplainResult | TeachProgress): object => ({
  er,
  ep,
  ed,
});

/** The names of cells and digits as in the files of Sudoku Explainer's paths. */
const nameOf = (cell: number): string => `r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}`;
const lineOf = ({ rating, name, placement, eliminations }: Step): string =>
  [
    rating!.toFixed(1),
    name,
    placement === null ? '' : `${nameOf(placement.cell)}=${placement.digit}`,
    eliminations.map(({ cell, digits }) => `${nameOf(cell)}-${digits.join('')}`).join(' '),
  ]
    .join('\t')
    .trim();

const isCell = (cell: number): boolean => Number.isInteger(cell) && cell >= 0 && cell < 81;
const isDigit = (digit: number): boolean => Number.isInteger(digit) && digit >= 1 && digit <= 9;

/** Checks that everything in a step is in its range, also inside. */
function checkStep(step: Step): void {
  const { placement, eliminations, cells, digits, extraCells, extraDigits, houses } = step;
  assert.ok(placement === null || (isCell(placement.cell) && isDigit(placement.digit)));
  for (const { cell, digits: gone } of eliminations) {
    assert.ok(isCell(cell) && gone.length !== 0 && gone.every(isDigit));
  }
  assert.ok([...cells, ...extraCells].every(isCell));
  assert.ok([...digits, ...extraDigits].every(isDigit));
  assert.ok(houses.every((house) => Number.isInteger(house) && house >= 0 && house < 27));
  for (const { cell, digit } of step.candidates) assert.ok(isCell(cell) && isDigit(digit));
  for (const { from, to } of step.links) assert.ok(isCell(from.cell) && isCell(to.cell));
  for (const group of step.groups) {
    assert.ok(group.cells.length !== 0 && group.cells.every(isCell));
    assert.ok(group.digits.length !== 0 && group.digits.every(isDigit));
  }
  assert.ok(step.blockers.every(isCell));
  for (const { digits: together, excluder } of step.excluded) {
    assert.equal(together.length, cells.length);
    assert.ok(together.every(isDigit) && (excluder === null || isCell(excluder)));
  }
  for (const tree of step.trees) {
    for (const [place, node] of tree.entries()) {
      assert.ok(isCell(node.cell) && isDigit(node.digit));
      assert.ok(node.parents.every((parent) => parent >= 0 && parent < place));
      assert.equal(node.reason === 'assumption', place === 0);
      const refers = node.reason === 'pattern' || node.reason === 'nested-chain';
      assert.equal(node.nested !== null, refers);
      if (node.nested !== null) assert.ok(node.nested < step.nested.length);
    }
  }
  step.nested.forEach(checkStep);
}

describe('rate', () => {
  test('gives the ratings of Sudoku Explainer', async () => {
    const results = await Promise.all(RATED.map(({ puzzle }) => engine.rate(puzzle)));
    assert.deepEqual(
      results.map(ratingsOf),
      RATED.map(({ ratings }) => ratings),
    );
  });

  test('counts the techniques, and names the hardest', async () => {
    const found: RateResult = await engine.rate(PUZZLE);
    assert.deepEqual(found, {
      check: { verdict: 'sound', cells: [] },
      er: 1.2,
      ep: 1.2,
      ed: 1.2,
      level: 'beginner',
      hardest: 'hidden-single',
      steps: 51,
      techniques: { 'hidden-single': 51 },
    });
    const { steps, techniques, hardest } = await engine.rate(HARD);
    const uses = Object.values(techniques);
    assert.equal(
      uses.reduce((sum, count) => sum + count),
      steps,
    );
    assert.ok(hardest !== null && techniques[hardest]! >= 1);
  });

  test('rates what is left of a position', async () => {
    const { steps } = await engine.rate({ givens: PUZZLE, digits: withCell(SOLUTION, 2, '.') });
    assert.equal(steps, 1);
    const solved = await engine.rate(SOLUTION);
    assert.deepEqual(ratingsOf(solved), { er: null, ep: null, ed: null });
    assert.deepEqual([solved.hardest, solved.steps, solved.techniques], [null, 0, {}]);
  });

  test('says what is wrong instead', async () => {
    const check = async (position: Position): Promise<object> => {
      const { check: found, steps, ...rest } = await engine.rate(position);
      assert.deepEqual([steps, rest.er], [0, null]);
      return found;
    };
    assert.deepEqual(await check(BLANK), { verdict: 'several-solutions', cells: [] });
    assert.deepEqual(await check(`55${BLANK.slice(2)}`), { verdict: 'clash', cells: [0, 1] });
    assert.deepEqual(await check({ givens: PUZZLE, digits: withCell(BLANK, 3, '2') }), {
      verdict: 'wrong-digit',
      cells: [3],
    });
  });
});

describe('steps', () => {
  test('are all that the position has now, the easiest first', async () => {
    const { steps, check } = await engine.steps(HARD);
    assert.equal(check.verdict, 'sound');
    steps.forEach(checkStep);
    const hint = await engine.hint(HARD);
    assert.ok(hint.kind === 'step' && steps[0]!.rating === hint.step.rating);
    const found = await engine.steps(PUZZLE);
    assert.ok(found.steps.length > 10 && found.steps.every(({ name }) => name !== ''));
    assert.deepEqual((await engine.steps(BLANK)).steps, []);
  });
});

describe('the human style', () => {
  test('solves the same by techniques that people know by name', async () => {
    const { steps, solved, er } = await engine.explain(HARD, { style: 'human' });
    assert.ok(solved);
    assert.equal(er, null);
    steps.forEach(checkStep);
    for (const { rating } of steps) assert.ok(Number.isInteger(rating) && rating! >= 4);
    assert.ok(steps.some(({ technique }) => technique === 'full-house'));
    const hint = await engine.hint(HARD, { style: 'human' });
    assert.deepEqual(hint, { kind: 'step', step: steps[0] });
    const all = await engine.steps(HARD, { style: 'human' });
    assert.ok(all.steps.some(({ technique }) => technique === steps[0]!.technique));
    const style = 'hodoku' as unknown as 'human';
    await assert.rejects(engine.hint(HARD, { style }), { code: 'bad-argument' });
  });
});

describe('positions as texts', () => {
  const position = {
    givens: PUZZLE,
    digits: withCell(BLANK, 2, '4'),
    marks: Array.from({ length: 81 }, (_, cell) => (cell === 3 ? 0b100010 : 0)),
  };

  test('are read as they were written', async () => {
    const json = await engine.writePosition(position, { format: 'json' });
    assert.deepEqual(JSON.parse(json), position);
    assert.deepEqual(await engine.readPosition(json), position);
    assert.deepEqual(await engine.hint(json), await engine.hint(position));
    for (const format of ['candidates', 'drawn'] as const) {
      const text = await engine.writePosition(position, { format });
      const { givens, digits, marks } = await engine.readPosition(text);
      assert.equal(givens[2], '4');
      assert.equal(digits, BLANK);
      assert.equal(marks[3], 0b100010);
    }
    const line = await engine.writePosition(position, { format: 'line' });
    assert.equal(line, withCell(PUZZLE, 2, '4'));
    assert.equal((await engine.writePosition(PUZZLE)).split('\n').length, 14);
  });

  test('are refused with the place of what is wrong', async () => {
    const candidates = await engine.writePosition(PUZZLE, { format: 'candidates' });
    await assert.rejects(engine.readPosition(withCell(candidates, 100, '5')), {
      code: 'bad-character',
      column: 101,
    });
    await assert.rejects(engine.rate('{"givens":1}'), { code: 'bad-json', line: 1, column: 11 });
    const format = 'svg' as unknown as 'json';
    await assert.rejects(engine.writePosition(PUZZLE, { format }), { code: 'bad-argument' });
  });
});

describe('explain', () => {
  test('takes the path of Sudoku Explainer', async () => {
    const lines = corpus('teach_paths.tsv');
    const starts = lines.flatMap((line, at) => (line.includes('\t') ? [] : [at]));
    for (const [index, start] of starts.entries()) {
      const { steps, solved } = await engine.explain(lines[start]!);
      assert.deepEqual(
        steps.map(lineOf),
        lines.slice(start + 1, starts[index + 1]).map((line) => line.trim()),
      );
      assert.ok(solved);
      steps.forEach(checkStep);
    }
  });

  test('has the ratings of rate, and stops at the limit', async () => {
    const whole: ExplainResult = await engine.explain(HARD);
    assert.deepEqual(ratingsOf(whole), ratingsOf(await engine.rate(HARD)));
    whole.steps.forEach(checkStep);
    assert.ok(whole.steps.some(({ nested }) => nested.length !== 0));
    const some = await engine.explain(HARD, { limit: 3 });
    assert.deepEqual(some.steps, whole.steps.slice(0, 3));
    assert.deepEqual([some.solved, some.ed], [false, whole.ed]);
    assert.deepEqual(await engine.explain(HARD, { limit: Infinity }), whole);
  });

  test('follows its own steps: a position after some has the rest', async () => {
    const { steps } = await engine.explain(PUZZLE);
    let digits = BLANK;
    for (const { placement } of steps.slice(0, 20)) {
      digits = withCell(digits, placement!.cell, String(placement!.digit));
    }
    const rest = await engine.explain({ givens: PUZZLE, digits });
    assert.deepEqual(rest.steps, steps.slice(20));
  });
});

describe('hint', () => {
  test('is the first step', async () => {
    for (const { puzzle } of RATED.filter((_, index) => index % 6 === 0)) {
      const { steps } = await engine.explain(puzzle, { limit: 1 });
      assert.deepEqual(await engine.hint(puzzle), { kind: 'step', step: steps[0] });
    }
  });

  test('takes marks into account: what is gone need not go again', async () => {
    const { steps } = await engine.explain(HARD, { limit: 1 });
    const { eliminations } = steps[0]!;
    assert.notEqual(eliminations.length, 0);
    const marks = Array.from({ length: 81 }, () => 0);
    for (const { cell, digits } of eliminations) {
      marks[cell] = digits.reduce((mask, digit) => mask & ~(1 << (digit - 1)), 511);
    }
    const next = await engine.hint({ givens: HARD, digits: null, marks });
    assert.ok(next.kind === 'step');
    assert.notDeepEqual(next.step, steps[0]);
    assert.deepEqual(next.step, (await engine.explain(HARD, { limit: 2 })).steps[1]);
  });

  test('says why there is no step', async () => {
    const marks = Uint16Array.from({ length: 81 }, (_, cell) => (cell === 2 ? 1 : 0));
    const cases: readonly [Position, Hint][] = [
      [SOLUTION, { kind: 'solved' }],
      [{ givens: PUZZLE, digits: SOLUTION }, { kind: 'solved' }],
      [
        { givens: PUZZLE, digits: withCell(BLANK, 2, '5') },
        { kind: 'clash', cells: [0, 2] },
      ],
      [
        { givens: PUZZLE, digits: withCell(BLANK, 2, '1') },
        { kind: 'wrong-digit', cells: [2] },
      ],
      [
        { givens: PUZZLE, marks },
        { kind: 'missing-mark', cells: [2] },
      ],
      [BLANK, { kind: 'several-solutions' }],
      [`12345678.........9${'.'.repeat(63)}`, { kind: 'no-solution' }],
    ];
    for (const [position, hint] of cases) assert.deepEqual(await engine.hint(position), hint);
  });
});

test('a position is a puzzle in any form, or an object', async () => {
  const first = await engine.hint(PUZZLE);
  const forms: Position[] = [
    PUZZLE.replaceAll(/.{9}/g, '$&\n'),
    Array.from(PUZZLE, (digit) => Number(digit.replace('.', '0'))),
    { givens: PUZZLE },
    { givens: PUZZLE.replaceAll('.', '0'), digits: PUZZLE, marks: Array(81).fill(0) as number[] },
    { givens: PUZZLE, digits: undefined, marks: null },
  ];
  for (const form of forms) assert.deepEqual(await engine.hint(form), first);
});

describe('bad positions', () => {
  const wrong: readonly [position: unknown, message: RegExp, place?: object][] = [
    [undefined, /^The puzzle is undefined; /],
    [{}, /^The puzzle is an object; /],
    [{ givens: 1 }, /^The givens must be a text of 81 characters, not 1\.$/],
    [{ givens: PUZZLE.slice(1) }, /^The givens must have 81 characters, not 80\.$/],
    [
      { givens: withCell(PUZZLE, 12, 'x') },
      /^Character 13 of the givens is "x"; it must be 1 to 9, or \. for a blank cell\.$/,
      { line: 1, column: 13, cell: 12 },
    ],
    [
      { givens: PUZZLE, digits: withCell(BLANK, 80, '😀') },
      /^Character 81 of the digits is "😀"; /,
      { line: 1, column: 81, cell: 80 },
    ],
    [{ givens: PUZZLE, digits: [] }, /^The digits must be a text of 81 characters, not a list\.$/],
    [{ givens: PUZZLE, marks: 7 }, /^The marks must be a list of 81 numbers, not 7\.$/],
    [{ givens: PUZZLE, marks: [1, 2] }, /^The marks must be 81 numbers, not 2\.$/],
    [
      { givens: PUZZLE, marks: [0, 512, ...Array<number>(79).fill(0)] },
      /^Entry 1 of the marks is 512; it must be a whole number from 0 to 511, a bit for each digit\.$/,
      { cell: 1 },
    ],
    [
      { givens: PUZZLE, marks: Array(81).fill(0.5) },
      /^Entry 0 of the marks is 0\.5; /,
      { cell: 0 },
    ],
    [
      { givens: PUZZLE, entered: BLANK },
      /^Unknown part "entered" of the position; known parts are givens, digits, marks\.$/,
    ],
  ];
  for (const method of ['rate', 'explain', 'hint'] as const) {
    test(`reject ${method} with what is wrong and where`, async () => {
      for (const [position, message, place = {}] of wrong) {
        await assert.rejects(engine[method](position as Position), {
          name: 'JiugongError',
          code: 'bad-argument',
          message,
          ...place,
        });
      }
      await assert.rejects(engine[method]('5 3 k'), { code: 'bad-character', line: 1, column: 5 });
    });
  }

  test('and bad options', async () => {
    for (const limit of [0, 1.5, NaN]) {
      await assert.rejects(engine.explain(PUZZLE, { limit }), /The limit must be Infinity or/);
    }
    const hint = engine.hint as (position: Position, options: object) => Promise<Hint>;
    await assert.rejects(hint.call(engine, PUZZLE, { limit: 1 }), /^JiugongError: Unknown option/);
    const onProgress = 1 as never;
    await assert.rejects(engine.rate(PUZZLE, { onProgress }), /onProgress must be a function/);
  });
});

describe('long calls', () => {
  let restore: () => void;
  before(() => (restore = useTickingClock(STEPWISE)));
  after(() => restore());

  test('tell how far they are, with the ratings so far', async () => {
    for (const method of ['rate', 'explain'] as const) {
      const told: TeachProgress[] = [];
      const result = await engine[method](HARD, { onProgress: (now) => told.push(now) });
      assert.notEqual(told.length, 0);
      let last = 0;
      for (const { done, steps, hardest, er, ...rest } of told) {
        assert.ok(done >= 0 && done <= 1);
        assert.ok(Number.isInteger(steps) && steps >= last);
        assert.equal(hardest === null, steps === 0);
        assert.ok(er === null ? steps === 0 : er <= result.er!);
        assert.deepEqual(Object.keys(rest).sort(), ['ed', 'ep', 'level']);
        last = steps;
      }
    }
  });

  test('abort at once, and leave the engine usable', async () => {
    for (const method of ['rate', 'explain', 'hint'] as const) {
      const controller = new AbortController();
      const call = engine[method](HARD, { signal: controller.signal });
      const easy = engine.hint(PUZZLE);
      await turns(3); // it has begun
      controller.abort();
      await assert.rejects(call, { name: 'AbortError' });
      assert.equal((await easy).kind, 'step');
      assert.equal((await engine.rate(PUZZLE)).er, 1.2);
    }
    const signal = AbortSignal.abort();
    await assert.rejects(engine.rate(PUZZLE, { signal }), { name: 'AbortError' });
  });

  test('let short calls pass', async () => {
    let over = false;
    const long = engine.rate(HARD).then(() => (over = true));
    for (let i = 0; i < 5; ++i) await engine.hint(PUZZLE);
    assert.equal(over, false);
    await long;
  });

  test('may be many at once', async () => {
    const results = await Promise.all(Array.from({ length: 500 }, () => engine.rate(PUZZLE)));
    assert.ok(results.every(({ er }) => er === 1.2));
  });
});
