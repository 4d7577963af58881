/** The API's analysis of puzzles beyond solutions, and generated puzzles. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import {
  type Canonical,
  type Difference,
  type Engine,
  type GeneratedPuzzle,
  type GenerateOptions,
  JiugongError,
  type Symmetry,
  load,
} from '../../../build/site/jiugong.mjs';

const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const SOLUTION =
  '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
const BLANK = '.'.repeat(81);

/** The corners r1c1 and r1c9 can both hold only 9, and no givens clash. */
const NONE = `.2345678.${'.'.repeat(18)}1........${'.'.repeat(18)}........1${'.'.repeat(18)}`;

let engine: Engine;
before(async () => {
  engine = await load();
});
after(() => engine.close());

const badArgument = (message: RegExp): object => ({
  name: 'JiugongError',
  code: 'bad-argument',
  message,
});

/** Returns a board without some of its givens. */
const without = (board: string, cells: Iterable<number>): string => {
  const blank = new Set(cells);
  return [...board].map((digit, cell) => (blank.has(cell) ? '.' : digit)).join('');
};

/** Returns only the givens in some cells. */
const only = (board: string, cells: readonly number[]): string =>
  [...board].map((digit, cell) => (cells.includes(cell) ? digit : '.')).join('');

const statusOf = async (puzzle: string): Promise<string> => (await engine.solve(puzzle)).status;

describe('candidates', () => {
  test('one bit per cell if there is one solution', async () => {
    const possible: Uint16Array = await engine.candidates(PUZZLE);
    assert.ok(possible instanceof Uint16Array);
    assert.deepEqual(
      possible,
      Uint16Array.from(SOLUTION, (digit) => 1 << (Number(digit) - 1)),
    );
  });

  test('all digits on a blank board, none without a solution', async () => {
    assert.deepEqual(await engine.candidates(BLANK), new Uint16Array(81).fill(0x1ff));
    assert.deepEqual(await engine.candidates(`55${BLANK.slice(2)}`), new Uint16Array(81));
  });

  test('a digit is possible if and only if a solution contains it', async () => {
    const puzzle = without(PUZZLE, [0, 1, 12, 13, 14]);
    const possible = await engine.candidates(puzzle);
    for (const cell of [0, 1, 2, 12, 40]) {
      for (let digit = 1; digit <= 9; ++digit) {
        const tried = `${puzzle.slice(0, cell)}${digit}${puzzle.slice(cell + 1)}`;
        const there = ((possible[cell] ?? 0) & (1 << (digit - 1))) !== 0;
        const fits = puzzle[cell] === '.' || puzzle[cell] === String(digit);
        assert.equal(there, fits && (await statusOf(tried)) !== 'none', `${cell} ${digit}`);
      }
    }
  });
});

describe('contradiction', () => {
  test('null if there is a solution', async () => {
    assert.equal(await engine.contradiction(PUZZLE), null);
    assert.equal(await engine.contradiction(BLANK), null);
  });

  test('two givens that clash', async () => {
    const clashing = `${PUZZLE.slice(0, 80)}5`;
    assert.deepEqual(await engine.contradiction(`55${BLANK.slice(2)}`), [0, 1]);
    const cells = (await engine.contradiction(clashing)) ?? [];
    assert.equal(cells.length, 2);
    assert.equal(await statusOf(only(clashing, cells)), 'none');
  });

  test('a minimal set of givens', async () => {
    assert.equal((await engine.solve(NONE)).status, 'none');
    assert.deepEqual((await engine.solve(NONE)).conflicts, []);
    const cells = (await engine.contradiction(NONE)) ?? [];
    assert.notEqual(cells.length, 0);
    assert.deepEqual(
      cells,
      [...cells].sort((a, b) => a - b),
    );
    assert.equal(await statusOf(only(NONE, cells)), 'none');
    for (const cell of cells) {
      assert.notEqual(await statusOf(without(only(NONE, cells), [cell])), 'none');
    }
  });
});

describe('difference', () => {
  test('null without two solutions', async () => {
    assert.equal(await engine.difference(PUZZLE), null);
    assert.equal(await engine.difference(NONE), null);
  });

  test('two solutions and the cells in which they differ', async () => {
    for (const puzzle of [BLANK, without(PUZZLE, [0, 1, 12, 13, 14])]) {
      const found: Difference | null = await engine.difference(puzzle);
      assert.ok(found !== null);
      const { first, second, differing } = found;
      for (const board of [first, second]) {
        assert.match(board, /^[1-9]{81}$/);
        assert.equal(await statusOf(board), 'unique');
        assert.equal(
          only(
            board,
            [...puzzle].flatMap((c, i) => (c === '.' ? [] : [i])),
          ),
          puzzle,
        );
      }
      const possible = await engine.candidates(puzzle);
      const cells = [...possible.keys()];
      assert.deepEqual(
        differing,
        cells.filter((cell) => ((possible[cell] ?? 0) & ((possible[cell] ?? 0) - 1)) !== 0),
      );
      const apart = cells.filter((cell) => first[cell] !== second[cell]);
      assert.ok(apart.length !== 0 && apart.every((cell) => differing.includes(cell)));
    }
  });
});

/** The image of a cell under each symmetry. */
const IMAGES: Record<Symmetry, (row: number, col: number) => [row: number, col: number]> = {
  none: (row, col) => [row, col],
  rotate180: (row, col) => [8 - row, 8 - col],
  rotate90: (row, col) => [col, 8 - row],
  horizontal: (row, col) => [row, 8 - col],
  vertical: (row, col) => [8 - row, col],
  diagonal: (row, col) => [col, row],
  antidiagonal: (row, col) => [8 - col, 8 - row],
};

describe('generate', () => {
  /** Checks the guarantees of every generated puzzle. */
  async function check(made: GeneratedPuzzle): Promise<void> {
    assert.deepEqual(Object.keys(made).sort(), [
      'clues',
      'givens',
      'puzzle',
      'reached',
      'seed',
      'solution',
    ]);
    assert.match(made.puzzle, /^[1-9.]{81}$/);
    assert.match(made.seed, /^(0|[1-9][0-9]{0,19})$/);
    assert.equal(made.givens, made.puzzle.replaceAll('.', '').length);
    assert.equal(made.clues, made.givens);
    const { status, solution } = await engine.solve(made.puzzle);
    assert.equal(status, 'unique');
    assert.equal(made.solution, solution);
  }

  test('a random minimal puzzle', async () => {
    const [one, other] = [await engine.generate(), await engine.generate()];
    await check(one);
    await check(other);
    assert.notEqual(one.seed, other.seed);
    assert.notEqual(one.puzzle, other.puzzle);
    assert.equal(one.reached, true);
    for (const [cell, digit] of [...one.puzzle].entries()) {
      if (digit !== '.') assert.equal(await statusOf(without(one.puzzle, [cell])), 'multiple');
    }
  });

  test('the returned seed generates the same puzzle again', async () => {
    const made = await engine.generate({ givens: 30 });
    assert.deepEqual(await engine.generate({ givens: 30, seed: made.seed }), made);
    assert.deepEqual(await engine.generate({ givens: 30, seed: BigInt(made.seed) }), made);
    const seven = await engine.generate({ seed: 7 });
    assert.equal(seven.seed, '7');
    assert.deepEqual(await engine.generate({ seed: '007' }), seven);
    assert.notEqual((await engine.generate({ seed: 8 })).puzzle, seven.puzzle);
    const most = 2n ** 64n - 1n;
    assert.equal((await engine.generate({ seed: most })).seed, String(most));
    assert.equal((await engine.generate({ seed: 0 })).seed, '0');
  });

  test('the requested number of givens, by its older name, too', async () => {
    for (const givens of [24, 30, 81]) {
      const made = await engine.generate({ seed: 1, givens });
      await check(made);
      assert.equal(made.givens, givens);
      assert.equal(made.reached, true);
      assert.deepEqual(await engine.generate({ seed: 1, clues: givens }), made);
    }
  });

  test('no given can be removed from a minimal puzzle', async () => {
    const options = { seed: 2, givens: 40, attempts: 5 };
    const [minimal, other] = [
      await engine.generate({ ...options, minimal: true }),
      await engine.generate(options),
    ];
    await check(minimal);
    assert.equal(minimal.reached, false);
    for (const [cell, digit] of [...minimal.puzzle].entries()) {
      if (digit !== '.') assert.equal(await statusOf(without(minimal.puzzle, [cell])), 'multiple');
    }
    assert.equal(other.reached, true);
  });

  test('more attempts come nearer to the requested givens', async () => {
    const givens = async (attempts?: number): Promise<number> => {
      const made = await engine.generate({ seed: 4, givens: 17, attempts });
      await check(made);
      return made.givens;
    };
    const [one, many] = [await givens(1), await givens(200)];
    assert.ok(many < one, `${one}, ${many}`);
    assert.ok((await givens()) <= many);
    const sought = await engine.generate({ seed: 4, givens: many, attempts: Infinity });
    assert.equal(sought.reached, true);
  });

  test('the symmetries', async () => {
    for (const [symmetry, image] of Object.entries(IMAGES)) {
      const made = await engine.generate({ seed: 3, symmetry: symmetry as Symmetry });
      await check(made);
      for (let cell = 0; cell < 81; ++cell) {
        const [row, col] = image(Math.floor(cell / 9), cell % 9);
        assert.equal(made.puzzle[cell] === '.', made.puzzle[9 * row + col] === '.', symmetry);
      }
    }
  });

  test('rejects invalid arguments by name', async () => {
    const wrong: [options: object, message: RegExp][] = [
      [{ seed: -1 }, /^The seed must be a text, a whole number from 0 .*, not -1\.$/],
      [{ seed: 1.5 }, /^The seed must .*, not 1\.5\.$/],
      [{ seed: 2 ** 53 }, /^The seed must .*, not 9007199254740992\.$/],
      [{ seed: 2n ** 64n }, /^The seed must .*, not 18446744073709551616n\.$/],
      [{ seed: {} }, /^The seed must .*, not an object\.$/],
      [{ givens: 16 }, /^The number of givens must be a whole number from 17 .*, not 16\.$/],
      [
        { givens: 30, clues: 30 },
        /^The options givens and clues are two names of one; use givens\.$/,
      ],
      [{ givens: 82 }, /^The number of givens must .*, not 82\.$/],
      [{ clues: 16 }, /^The number of givens must .*, not 16\.$/],
      [{ givens: '30' }, /^The number of givens must .*, not "30"\.$/],
      [{ symmetry: 'round' }, /^Unknown symmetry "round"; known values are none, rotate180, .*\.$/],
      [{ symmetry: Symbol('s') }, /^Unknown symmetry Symbol\(s\); /],
      [{ minimal: 1 }, /^The option minimal must be true or false, not 1\.$/],
      [
        { attempts: 0 },
        /^The number of attempts must be Infinity or a whole number of at least 1, not 0\.$/,
      ],
      [{ attempts: 1.5 }, /^The number of attempts must .*, not 1\.5\.$/],
      [{ attempts: NaN }, /^The number of attempts must .*, not NaN\.$/],
      [{ attempts: '9' }, /^The number of attempts must .*, not "9"\.$/],
      [{ signal: 1 }, /^The signal must be an AbortSignal\.$/],
    ];
    for (const [options, message] of wrong) {
      await assert.rejects(engine.generate(options as GenerateOptions), badArgument(message));
    }
    await assert.rejects(
      engine.generate(7 as GenerateOptions),
      badArgument(/^The options must be an object, not 7\.$/),
    );
  });
});

/** The puzzle with rows, columns and digits in the order of the result. */
const transformed = (puzzle: string, to: Canonical): string =>
  to.rows
    .flatMap((row) =>
      to.columns.map((column) => puzzle[to.transposed ? 9 * column + row : 9 * row + column]!),
    )
    .map((digit) => (digit === '.' ? '.' : String(to.digits[Number(digit)])))
    .join('');

describe('canonical', () => {
  test('is the same for all puzzles that are essentially the same', async () => {
    const form = (await engine.canonical(PUZZLE))!;
    assert.equal(transformed(PUZZLE, form), form.puzzle);
    const mirrored = PUZZLE.match(/.{9}/g)!.map((row) => [...row].reverse().join(''));
    const relabelled = mirrored.join('').replace(/[1-9]/g, (digit) => String(10 - Number(digit)));
    assert.equal((await engine.canonical(relabelled))!.puzzle, form.puzzle);
    assert.equal((await engine.canonical(form.puzzle))!.puzzle, form.puzzle);
    assert.notEqual((await engine.canonical(`.${PUZZLE.slice(1)}`))!.puzzle, form.puzzle);
  });

  test('counts automorphisms, and is null if digits clash', async () => {
    assert.equal((await engine.canonical(PUZZLE))!.automorphisms, 1);
    assert.equal((await engine.canonical(BLANK))!.automorphisms, 2 * 6 ** 8);
    assert.equal(await engine.canonical(`55${'.'.repeat(79)}`), null);
  });
});

test('redundantGivens finds what can be left out, and nothing where there is no one solution', async () => {
  let puzzle = PUZZLE;
  let cells = (await engine.redundantGivens(puzzle))!;
  assert.ok(cells.length > 0 && cells.every((cell) => puzzle[cell] !== '.'));
  for (let cell = 0; cell < 81; ++cell) {
    if (puzzle[cell] === '.') continue;
    const without = `${puzzle.slice(0, cell)}.${puzzle.slice(cell + 1)}`;
    assert.equal((await engine.solve(without)).status === 'unique', cells.includes(cell));
  }
  while (cells.length > 0) {
    puzzle = `${puzzle.slice(0, cells[0])}.${puzzle.slice(cells[0]! + 1)}`;
    cells = (await engine.redundantGivens(puzzle))!;
  }
  assert.equal((await engine.solve(puzzle)).status, 'unique');
  assert.equal(await engine.redundantGivens(BLANK), null);
  assert.equal(await engine.redundantGivens(`55${'.'.repeat(79)}`), null);
});

describe('every method', () => {
  const methods = [
    'candidates',
    'contradiction',
    'difference',
    'canonical',
    'redundantGivens',
  ] as const;

  test('accepts puzzles and rejects anything else', async () => {
    for (const method of methods) {
      await assert.rejects(engine[method]('53..7'), { code: 'bad-row-length', line: 1 });
      await assert.rejects(engine[method]([1, 2]), { code: 'bad-argument' });
      const error: unknown = await engine[method]('').catch((thrown: unknown) => thrown);
      assert.ok(error instanceof JiugongError && error.code === 'empty-text');
      const rows = Array.from({ length: 9 }, () => Array.from({ length: 9 }, () => 0));
      assert.deepEqual(await engine[method](rows), await engine[method](BLANK));
    }
  });

  test('aborts by a signal', async () => {
    const aborted = { signal: AbortSignal.abort() };
    const calls = (signal: AbortSignal): Promise<unknown>[] => [
      ...methods.map((method) => engine[method](BLANK, { signal })),
      engine.generate({ signal }),
    ];
    for (const call of calls(aborted.signal)) {
      await assert.rejects(call, { name: 'AbortError' });
    }
    const controller = new AbortController();
    const started = calls(controller.signal);
    controller.abort();
    for (const call of started) await assert.rejects(call, { name: 'AbortError' });
    assert.equal(await statusOf(PUZZLE), 'unique');
  });

  test('stops a long search', async () => {
    const controller = new AbortController();
    // A random puzzle never has 17 clues: this search runs until it is aborted.
    const endless = { seed: 5, givens: 17, attempts: Infinity, signal: controller.signal };
    const long = engine.generate(endless);
    assert.equal(await statusOf(PUZZLE), 'unique'); // answered while the other call runs
    controller.abort();
    await assert.rejects(long, { name: 'AbortError' });
  });
});
