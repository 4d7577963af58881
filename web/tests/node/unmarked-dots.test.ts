/** What f-puzzles means by neighbours without a dot, X or V: with the shipped engine, against brute force. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Constraint } from '../../board/constraints';
import { CLASSIC, type Layout } from '../../board/layout';
import { toInput } from '../../board/shapes/regions';
import { boardOf as boardOfLayout, type Board } from '../../board/state';
import { blank } from '../../board/values';
import { readFPuzzle } from '../../page/panels/variants/exchange/f-puzzles/read';
import { writeFPuzzle } from '../../page/panels/variants/exchange/f-puzzles/write';
import { PUZZLE_LINK } from '../../page/panels/variants/link';
import { fPuzzleIn, type FPuzzle } from '../../page/ui/f-puzzles';
import { readState, writeState } from '../../page/ui/link';
import { type Engine, load } from '../../../build/site/jiugong.mjs';
import { emptyGrid, linkTo } from '../f-puzzles';

let engine: Engine;
before(async () => {
  engine = await load();
});
after(() => engine.close());

function boardOf(source: object): Board {
  const reading = readFPuzzle(fPuzzleIn(linkTo(source)) as FPuzzle);
  assert.equal(reading.kind, 'puzzle', JSON.stringify(source));
  return (reading as { readonly board: Board }).board;
}

const small = (more: object): object => ({ size: 4, grid: emptyGrid(4), ...more });
const white = { difference: [{ cells: ['R1C1', 'R1C2'] }, { cells: ['R3C3', 'R4C3'] }] };
const black = { ratio: [{ cells: ['R1C3', 'R1C4'] }, { cells: ['R3C2', 'R2C2'], value: '2' }] };
const threes = { ratio: [{ cells: ['R1C3', 'R1C4'], value: '3' }] };
const xv = { xv: [{ cells: ['R1C1', 'R1C2'], value: 'V' }] };

/** The pairs of neighbours of a grid of four. */
const PAIRS = Array.from({ length: 16 }, (_, cell) => [
  ...(cell % 4 < 3 ? [[cell, cell + 1] as const] : []),
  ...(cell < 12 ? [[cell, cell + 4] as const] : []),
]).flat();

/** All latin squares with boxes of four, by brute force. */
function squares(values: readonly number[] = []): readonly (readonly number[])[] {
  const cell = values.length;
  if (cell === 16) return [values];
  const sees = (other: number): boolean =>
    other % 4 === cell % 4 ||
    other >> 2 === cell >> 2 ||
    (other >> 3 === cell >> 3 && (other & 2) === (cell & 2));
  return [1, 2, 3, 4]
    .filter((value) => !values.some((taken, other) => taken === value && sees(other)))
    .flatMap((value) => squares([...values, value]));
}
const SQUARES = squares();

const isTimes = (a: number, b: number, times: number): boolean =>
  a === times * b || b === times * a;

const at = (text: string): number => (Number(text[1]) - 1) * 4 + Number(text[3]) - 1;
const keyOf = (cells: readonly string[]): string =>
  cells
    .map(at)
    .sort((a, b) => a - b)
    .join();

interface Marks {
  readonly difference?: readonly { readonly cells: readonly string[] }[];
  readonly ratio?: readonly { readonly cells: readonly string[]; readonly value?: string }[];
  readonly xv?: readonly { readonly cells: readonly string[] }[];
  readonly nonconsecutive?: boolean;
  readonly negative?: readonly string[];
}

/** How many grids keep the rules as f-puzzles means them: a dot of either kind frees its cells from both. */
function countOf({
  difference = [],
  ratio = [],
  xv: sums = [],
  nonconsecutive = false,
  negative = [],
}: Marks): number {
  const [whites, blacks, vs] = [difference, ratio, sums].map(
    (list) => new Map(list.map((mark) => [keyOf(mark.cells), mark as { value?: string }])),
  ) as [Map<string, { value?: string }>, Map<string, { value?: string }>, Map<string, object>];
  const ratios = ratio.length === 0 ? [2] : ratio.map(({ value }) => Number(value ?? 2));
  return SQUARES.filter((square) =>
    PAIRS.every((pair) => {
      const key = pair.join();
      const [a, b] = [square[pair[0]]!, square[pair[1]]!];
      const isFree = whites.has(key) || blacks.has(key);
      return (
        (!whites.has(key) || Math.abs(a - b) === 1) &&
        (!blacks.has(key) || isTimes(a, b, Number(blacks.get(key)!.value ?? 2))) &&
        (!vs.has(key) || a + b === 5) &&
        (!nonconsecutive || isFree || Math.abs(a - b) !== 1) &&
        (!negative.includes('ratio') || isFree || !ratios.some((r) => isTimes(a, b, r))) &&
        (!negative.includes('xv') || vs.has(key) || ![5, 10].includes(a + b))
      );
    }),
  ).length;
}

const namesOf = (pair: readonly number[]): readonly string[] =>
  pair.map((cell) => `R${(cell >> 2) + 1}C${(cell % 4) + 1}`);
const model = SQUARES[0]!;
const between = (fits: (a: number, b: number) => boolean): readonly object[] =>
  PAIRS.filter(([a, b]) => fits(model[a]!, model[b]!)).map((pair) => ({ cells: namesOf(pair) }));
/** Marks of a grid that exists. */
const all = {
  difference: between((a, b) => Math.abs(a - b) === 1),
  ratio: between((a, b) => a * b === 8),
  xv: between((a, b) => a + b === 5).map((mark) => ({ ...mark, value: 'V' })),
};
const threefold = between((a, b) => a * b === 3).map((mark) => ({ ...mark, value: '3' }));
const marks = [
  {},
  white,
  black,
  threes,
  xv,
  { ...white, ...black },
  { difference: all.difference },
  { ratio: all.ratio },
  { ratio: threefold },
  { difference: all.difference, ratio: threefold },
  all,
];
const rules = [{ nonconsecutive: true }, {}].flatMap((first) =>
  [['ratio'], ['xv'], ['ratio', 'xv'], []].map((negative) => ({ ...first, negative })),
);

describe('neighbours without a dot', () => {
  it('are what the program means, and are written as they were read', async () => {
    let some = 0;
    for (const drawn of marks) {
      for (const rule of rules) {
        const puzzle = { ...drawn, ...rule } as Marks;
        const board = boardOf(small(puzzle));
        const input = toInput(board.layout, board.givens);
        const found = await engine.solveRegions({ ...input, limit: Infinity });
        const name = JSON.stringify(puzzle);
        assert.equal(found.count, countOf(puzzle), name);
        if (found.count > 0) some += 1;
        const { puzzle: written, lost } = writeFPuzzle(board);
        assert.deepEqual(lost, [], name);
        const again = written as Marks;
        assert.equal(again.nonconsecutive ?? false, puzzle.nonconsecutive ?? false, name);
        assert.deepEqual(again.negative ?? [], rule.negative, name);
      }
    }
    assert.ok(some > 20, String(some));
  });

  it('leave many solutions where the two dots of a board are the exceptions', async () => {
    const { layout, givens } = boardOf({
      size: 9,
      grid: emptyGrid(9),
      nonconsecutive: true,
      difference: [{ cells: ['R1C1', 'R1C2'] }, { cells: ['R5C5', 'R6C5'] }],
    });
    const { status } = await engine.solveRegions(toInput(layout, givens));
    assert.equal(status, 'multiple');
    const state = boardOfLayout(givens, layout);
    const link = writeState(PUZZLE_LINK, state);
    assert.deepEqual(readState(PUZZLE_LINK, link), { kind: 'state', state });
  });

  it('are named where a link would say something else', () => {
    const lostOf = (constraints: readonly Constraint[], nonConsecutive: boolean): unknown => {
      const rules = { ...CLASSIC.rules, nonConsecutive };
      const layout: Layout = { ...CLASSIC, preset: null, rules, constraints };
      return writeFPuzzle(boardOfLayout(blank(layout), layout)).lost;
    };
    const dot = { kind: 'difference', cells: [0, 1], difference: 1 } as const;
    const wide = { kind: 'difference', cells: [0, 1], difference: 3 } as const;
    const ratio = { kind: 'ratio', cells: [0, 1], ratio: 3 } as const;
    const all = { kind: 'unmarked', of: 'dots' } as const;
    assert.deepEqual(lostOf([dot], true), ['nonConsecutive']);
    assert.deepEqual(lostOf([wide, ratio], true), []);
    assert.deepEqual(lostOf([ratio, all], false), ['unmarked-dots']);
    assert.deepEqual(lostOf([dot, all], false), []);
    assert.deepEqual(lostOf([all], true), []);
  });
});
