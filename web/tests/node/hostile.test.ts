/**
 * Untrusted input: arguments, texts, files, URLs and stored values. None of it makes a function
 * throw unexpectedly.
 */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import * as fc from 'fast-check';
import { compressToBase64 } from 'lz-string';
import { type Engine, JiugongError, load } from '../../../build/site/jiugong.mjs';
import { SOLVE_OPTIONS } from '../../engine/batch/solve-many';
import { RUN_OPTIONS } from '../../engine/client';
import { METHODS, type MethodName } from '../../engine/methods';
import { sharedIn } from '../../page/panels/solve/collection';
import { readAll } from '../../page/ui/files';
import { formatCollection, withCollection } from '../../page/panels/solve/kept-collection';
import { Store } from '../../page/ui/store';
import { CLUES, FIRST_REQUEST, isSeed } from '../../page/ui/new-puzzle';
import { parseDays } from '../../page/panels/solve/daily';
import { LEVELS } from '../../api/teach';
import { formatRequest, parseRequest } from '../../page/panels/solve/request';
import { FIRST_MODEL, withPuzzles } from '../../page/panels/solve/model';
import { BOARD_LINK } from '../../page/panels/solve/link';
import { fragmentOf, writeState } from '../../page/ui/link';
import { pictureOf } from '../../page/ui/boards/picture';
import { formatWork, parseWork } from '../../page/ui/boards/work';
import { readShared } from '../../page/panels/solve/read-shared';
import { jsonOf, markdownOf, sdkOf } from '../../page/panels/solve/share/texts';
import { PANELS } from '../../page/panels/panels';
import { destinationOf } from '../../page/shell/router';
import { SOLVE_WORK } from '../../page/panels/solve/work';
import { VARIANTS_WORK } from '../../page/panels/variants/work';
import { EMPTY_MODEL } from '../../board/model';
import { CLASSIC } from '../../board/layout';
import { NO_MARKS, noMarks } from '../../board/marks';
import { boardFrom, parseSnapshot, type Snapshot } from '../../board/snapshot';
import { boardOf, enter } from '../../board/state';
import { blank, parseValues } from '../../board/values';
import { hostileText, mutatedText, mutatedValue } from '../mutations';
import { PUZZLE, SOLUTION } from './board-fixtures';

const SEED = { seed: 8 };

const SNAPSHOT: Snapshot = {
  givens: PUZZLE,
  own: Array.from(PUZZLE, (digit, cell) =>
    digit === '.' && cell < 20 ? SOLUTION[cell] : '.',
  ).join(''),
  corner: NO_MARKS.map((_, cell) => (PUZZLE[cell] === '.' ? cell : 0)),
  candidates: NO_MARKS.map((_, cell) => (PUZZLE[cell] === '.' ? 511 - cell : 0)),
};

const BOARD = boardFrom(SNAPSHOT);

/** A list in a list in a list … */
const nested = (depth: number): unknown => {
  let value: unknown = [];
  for (let level = 0; level < depth; ++level) value = [value];
  return value;
};

/** Excludes valid but huge numbers, since their calls would take long. */
const isSmall = (number: unknown): boolean => !(typeof number === 'number' && number > 1000);

describe('invalid arguments of the engine', () => {
  let engine: Engine;
  before(async () => {
    engine = await load();
  });
  after(() => engine.close());

  const anything = fc.anything({
    withBigInt: true,
    withDate: true,
    withMap: true,
    withNullPrototype: true,
    withSet: true,
    withTypedArray: true,
    withSparseArray: true,
    withUnicodeString: true,
  });

  const hostile = fc.oneof(
    anything,
    hostileText,
    fc.constantFrom<unknown>(Symbol('x'), () => 1, nested(20_000), Object.create(null), {
      toString: null,
      valueOf: null,
    }),
  );

  /** Options with valid names and arbitrary values. */
  const options = (...names: readonly string[]): fc.Arbitrary<object> =>
    fc.record(Object.fromEntries(names.map((name) => [name, hostile])), {
      requiredKeys: [],
      noNullPrototype: true,
    });

  /** Checks that a call resolves, or rejects with a JiugongError whose code tells the cause. */
  async function expectKnownOutcome(call: () => Promise<unknown>): Promise<void> {
    const promise = call();
    await promise.then(undefined, (error: unknown) => {
      const isAbort = error instanceof Error && error.name === 'AbortError';
      if (!(error instanceof JiugongError) && !isAbort) throw error;
    });
  }

  type OptionsOf = Readonly<Record<string, readonly string[]>>;

  /** The options of the methods that take something else first, or of those that take nothing else. */
  const optionsOf = (takesInput: boolean): OptionsOf =>
    Object.fromEntries(
      Object.entries<(typeof METHODS)[MethodName]>(METHODS)
        .filter(([, row]) => (row.takesInput ?? false) === takesInput)
        .map(([name, { options: names = [] }]) => [name, [...names, 'signal']]),
    );
  const BEHIND_INPUT: OptionsOf = {
    ...optionsOf(true),
    solveMany: [...SOLVE_OPTIONS, ...RUN_OPTIONS],
  };
  /** `generate` for a difficulty is a row of its own. */
  const { generateRated: DIFFICULTY, ...others } = optionsOf(false);
  const IN_OPTIONS: OptionsOf = {
    ...others,
    generateMany: ['amount', 'format', ...others['generate']!, ...RUN_OPTIONS],
  };

  for (const [method, names] of Object.entries(BEHIND_INPUT)) {
    it(`of ${method} reject with an error that tells the cause`, async () => {
      const call = (engine as unknown as Record<string, (...all: unknown[]) => Promise<unknown>>)[
        method
      ]!;
      await fc.assert(
        fc.asyncProperty(
          hostile,
          fc.option(fc.oneof(hostile, options(...names)), { nil: undefined }),
          (first, second) => expectKnownOutcome(() => call.call(engine, first, second)),
        ),
        { ...SEED, numRuns: 150 },
      );
    });
  }

  for (const [method, names] of [
    ...Object.entries(IN_OPTIONS),
    ['generate', DIFFICULTY!] as const,
  ]) {
    it(`of ${method}${names === DIFFICULTY ? ' for a difficulty' : ''} reject with an error that tells the cause`, async () => {
      const call = (engine as unknown as Record<string, (all: unknown) => Promise<unknown>>)[
        method
      ]!;
      await fc.assert(
        fc.asyncProperty(fc.oneof(hostile, options(...names)), (all) => {
          const { limit, rows, cols, amount } = (all ?? {}) as Record<string, unknown>;
          fc.pre(typeof all !== 'object' || [limit, rows, cols, amount].every(isSmall));
          return expectKnownOutcome(() => call.call(engine, all));
        }),
        { ...SEED, numRuns: 150 },
      );
    });
  }

  it('of exactCover that are nearly a problem reject, or are one', async () => {
    const nearly = mutatedValue({
      columns: 3,
      optional: 1,
      rows: [[0, 3], [1, 2], [0], { length: 1, 0: 3 }],
      limit: 5,
    });
    await fc.assert(
      fc.asyncProperty(nearly, (all) =>
        expectKnownOutcome(() => engine.exactCover(all as Parameters<Engine['exactCover']>[0])),
      ),
      { ...SEED, numRuns: 300 },
    );
    const lists = [{ length: 1e15 }, { length: -1 }, { length: 0.5 }, { length: NaN }, new Map()];
    for (const list of lists) {
      const rows = list as unknown as number[][];
      await assert.rejects(engine.exactCover({ columns: 1, rows }), JiugongError);
      const row = list as unknown as number[];
      await assert.rejects(engine.exactCover({ columns: 1, rows: [row] }), JiugongError);
    }
  });

  it('of a teacher that are nearly a position reject, or are one', async () => {
    const nearly = mutatedValue({
      givens: PUZZLE,
      digits: SOLUTION,
      marks: Array.from({ length: 81 }, (_, cell) => 511 - cell),
    });
    await fc.assert(
      fc.asyncProperty(nearly, (position) =>
        expectKnownOutcome(() => engine.hint(position as Parameters<Engine['hint']>[0])),
      ),
      { ...SEED, numRuns: 300 },
    );
    for (const marks of [{ length: 1e15 }, { length: -1 }, { length: 81 }, new Map()]) {
      const position = { givens: PUZZLE, marks: marks as unknown as number[] };
      await assert.rejects(engine.hint(position), JiugongError);
    }
  });

  it('are tried with every method', () => {
    const names = Object.getOwnPropertyNames(Object.getPrototypeOf(engine));
    const methods = names.filter((name) => name !== 'constructor' && name !== 'close');
    assert.deepEqual(Object.keys({ ...BEHIND_INPUT, ...IN_OPTIONS }).sort(), methods.sort());
  });

  it('leave the engine working', async () => {
    assert.equal((await engine.solve(PUZZLE)).solution, SOLUTION);
  });
});

describe('texts and files', () => {
  const forms = [
    jsonOf(SNAPSHOT),
    sdkOf(SNAPSHOT),
    pictureOf(BOARD, writeState(BOARD_LINK, BOARD), { title: 'a', description: 'b' }),
    markdownOf('a grid', 'Open', `https://example.org/${fragmentOf(BOARD_LINK, BOARD)}`),
    `https://example.org/${fragmentOf(BOARD_LINK, BOARD)}`,
    `https://example.org/?bd=${PUZZLE}`,
  ];

  /**
   * Checks that the result is nothing, a whole board, a text for the engine, or a problem with a
   * message.
   */
  function expectKnownResult(text: string): void {
    const read = readShared(text);
    if (read?.kind === 'snapshot') assert.deepEqual(parseSnapshot(read.snapshot), read.snapshot);
    else if (read !== null && 'text' in read) assert.equal(typeof read.text, 'string');
    else assert.ok(read === null || typeof read.problem === 'string');
  }

  for (const form of forms) {
    it(`changed from ${form.slice(0, 20).replace(/\s/g, ' ')} are read as what they have become`, () => {
      expectKnownResult(form);
      fc.assert(fc.property(mutatedText(form), expectKnownResult), { ...SEED, numRuns: 500 });
    });
  }

  it('of JSON with one changed value are not another board', () => {
    const value = JSON.parse(jsonOf(SNAPSHOT)) as object;
    fc.assert(
      fc.property(mutatedValue(value), (mutatedBoard) =>
        expectKnownResult(JSON.stringify(mutatedBoard) ?? ''),
      ),
      { ...SEED, numRuns: 500 },
    );
  });

  it('compressed for other sites are 81 cells, a variant or damaged, for any content', () => {
    const grid = Array.from({ length: 9 }, () =>
      Array.from({ length: 9 }, () => ({ value: 5, given: true })),
    );
    const isRead = (value: unknown): void => {
      const packed = encodeURIComponent(compressToBase64(JSON.stringify(value) ?? ''));
      expectKnownResult(`https://f-puzzles.com/?load=${packed}`);
    };
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), mutatedValue({ size: 9, title: 'x', grid })), isRead),
      {
        ...SEED,
        numRuns: 500,
      },
    );
    // An input longer than any board is not decompressed: a short one may expand to a huge text.
    const titled = (letters: number): string => {
      const title = Array.from({ length: letters }, (_, at) => String.fromCharCode(0x4e00 + at));
      return compressToBase64(JSON.stringify({ size: 9, title: title.join(''), grid }));
    };
    for (const [letters, kind] of [
      [100, 'text'],
      [10_000, 'text'],
      [40_000, 'problem'],
    ] as const) {
      const packed = encodeURIComponent(titled(letters));
      assert.equal(readShared(`https://f-puzzles.com/?load=${packed}`)?.kind, kind);
    }
    // Nested deeper than the stack: recursion would overflow.
    for (const [open, close] of [
      ['[', ']'],
      ['{"a":', '}'],
    ] as const) {
      const deep = `${open.repeat(20_000)}0${close.repeat(20_000)}`;
      const inCell = JSON.stringify({ grid }).replace('5', () => deep);
      for (const text of [deep, `{"grid":${deep}}`, `{"jiugong":1,"givens":${deep}}`, inCell]) {
        expectKnownResult(
          `https://f-puzzles.com/?load=${encodeURIComponent(compressToBase64(text))}`,
        );
        expectKnownResult(text);
      }
    }
  });

  it('of any bytes are texts or pictures, and changed pictures are searched for a board', async () => {
    const heads = [
      [0x89, 0x50, 0x4e, 0x47],
      [0xff, 0xd8, 0xff],
      [0xef, 0xbb, 0xbf],
      [0xff, 0xfe],
      [],
    ];
    const bytes = fc.tuple(
      fc.constantFrom(...heads),
      fc.uint8Array({ maxLength: 100 }),
      fc.constantFrom(
        '',
        'tEXtjiugong\0',
        `tEXtjiugong\0${fragmentOf(BOARD_LINK, BOARD).slice(3)}\n`,
      ),
    );
    await fc.assert(
      fc.asyncProperty(bytes, async ([head, rest, text]) => {
        const file = new File([Uint8Array.from(head), text, rest], '<b>.txt');
        const [read] = await readAll([file]);
        const shared = sharedIn(read!);
        if (shared?.kind === 'snapshot') assert.deepEqual(shared.snapshot, SNAPSHOT);
      }),
      { ...SEED, numRuns: 300 },
    );
  });
});

describe('the fragment of a URL', () => {
  it('selects one of the views, for any text', () => {
    const near = fc.tuple(
      fc.constantFrom('#rotate/', '#variants/', '#r=', '#v=', '#p=', '#', ''),
      hostileText,
    );
    fc.assert(
      fc.property(near, (parts) => {
        const { panel, route } = destinationOf(parts.join(''), PANELS);
        assert.ok(route === null || panel.routes!.includes(route));
      }),
      SEED,
    );
    for (const name of ['__proto__', 'constructor', 'toString']) {
      for (const address of [`#${name}`, `#rotate/${name}`, `#variants/${name}`]) {
        assert.equal(destinationOf(address, PANELS).route, null);
      }
    }
  });
});

describe('the stored value', () => {
  const present = boardOf(parseValues(PUZZLE)!);
  const past = [boardOf(parseValues('.'.repeat(81))!)];
  const kept = formatWork(SOLVE_WORK, {
    history: { ...EMPTY_MODEL.history, past, present, future: past },
    selected: null,
  });

  it('is work that can be stored again, or nothing', () => {
    const isWork = (value: unknown): void => {
      const work = parseWork(SOLVE_WORK, value);
      if (work !== null)
        assert.deepEqual(parseWork(SOLVE_WORK, formatWork(SOLVE_WORK, work)), work);
    };
    assert.notEqual(parseWork(SOLVE_WORK, kept), null);
    fc.assert(fc.property(fc.oneof(fc.jsonValue(), mutatedValue(kept)), isWork), {
      ...SEED,
      numRuns: 1000,
    });
  });

  it('of a variant is work that can be stored again, or nothing', () => {
    const layout = { ...CLASSIC, cages: [{ sum: 9, cells: [0, 1] }], extras: [[40, 41]] };
    const board = boardOf(blank(layout), layout);
    const played = { ...enter(board, 2, 5), corner: noMarks(layout).map((_, cell) => cell) };
    const variant = formatWork(VARIANTS_WORK, {
      history: { past: [board], present: played, future: [] },
      selected: 3,
    }) as { readonly puzzle: string };
    const isWork = (value: unknown): void => {
      const work = parseWork(VARIANTS_WORK, value);
      if (work === null) return;
      const again = parseWork(VARIANTS_WORK, formatWork(VARIANTS_WORK, work))!;
      assert.deepEqual(again.history.present, work.history.present);
      // Steps that were the same as the next one are left out.
      assert.deepEqual(parseWork(VARIANTS_WORK, formatWork(VARIANTS_WORK, again)), again);
    };
    assert.notEqual(parseWork(VARIANTS_WORK, variant), null);
    const text = mutatedText(variant.puzzle);
    const changed = fc.oneof(
      text.map((puzzle) => ({ ...variant, puzzle })),
      text.map((step) => ({ ...variant, past: [step], future: [`editing ${step}`] })),
      mutatedValue(variant),
    );
    fc.assert(fc.property(changed, isWork), { ...SEED, numRuns: 1000 });
  });

  it('is a collection of puzzles, or nothing', () => {
    const puzzles = [PUZZLE, SOLUTION].map((puzzle, index) => ({
      puzzle,
      comment: '<b>',
      line: index + 1,
    }));
    const collection = formatCollection(withPuzzles(FIRST_MODEL, puzzles));
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), mutatedValue(collection)), (value) => {
        const page = withCollection(FIRST_MODEL, value);
        assert.ok(
          page === FIRST_MODEL || page.puzzles.every(({ puzzle }) => /^[1-9.]{81}$/.test(puzzle)),
        );
        assert.ok(page === FIRST_MODEL || page.puzzles[page.at] !== undefined);
      }),
      { ...SEED, numRuns: 1000 },
    );
  });

  it('is read as valid work, or as nothing', () => {
    fc.assert(
      fc.property(
        fc.oneof(hostileText, fc.json(), mutatedText('{"version":1,"work":{"a":1}}')),
        (text) => {
          const storage = { getItem: () => text } as unknown as Storage;
          const read = new Store(storage).read('solve');
          assert.ok(read === null || JSON.parse(text).work !== undefined);
        },
      ),
      SEED,
    );
  });

  it('is a valid option', () => {
    fc.assert(
      fc.property(
        fc.oneof(hostileText, mutatedText('30 rotate180 er 2-3 x-wing minimal')),
        (text) => {
          const request = parseRequest(text);
          assert.deepEqual(parseRequest(formatRequest(request)), request);
          assert.ok(request.clues === null || CLUES.includes(request.clues));
          assert.equal(request.seed, FIRST_REQUEST.seed);
        },
      ),
      SEED,
    );
  });

  it('is valid puzzles of the day', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.anything(),
          fc.record({
            date: fc.constant('2026-12-24'),
            puzzles: fc.anything(),
            solved: fc.anything(),
          }),
          fc.dictionary(
            fc.constantFrom('2026-12-24', '__proto__', 'date', 'x'),
            fc.record({ puzzles: fc.anything(), solved: fc.anything() }),
          ),
        ),
        (kept) => {
          for (const [date, { puzzles, solved }] of Object.entries(parseDays(kept))) {
            assert.match(date, /^\d{4}-\d\d-\d\d$/);
            assert.ok(Object.values(puzzles).every((puzzle) => /^[1-9.]{81}$/.test(puzzle)));
            assert.ok(solved.every((level) => LEVELS.includes(level)));
          }
        },
      ),
      SEED,
    );
  });

  it('has no seed that the engine would reject', () => {
    fc.assert(
      fc.property(
        fc.oneof(hostileText, fc.bigInt({ min: 0n, max: 2n ** 70n }).map(String)),
        (text) => {
          if (!isSeed(text)) return;
          assert.ok(text.trim() === '' || BigInt(text.trim()) < 2n ** 64n);
        },
      ),
      SEED,
    );
  });
});
