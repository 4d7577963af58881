/** Puzzles for other programs carry their only solution, which the shipped engine finds meanwhile. */
import { strict as assert } from 'node:assert';
import { once } from 'node:events';
import { after, before, test } from 'node:test';
import { CLASSIC } from '../../board/layout';
import { boardOf, setEditing, type Board } from '../../board/state';
import { blank, type Values } from '../../board/values';
import { fromRegions } from '../../board/shapes/regions';
import { load, type Engine } from '../../engine/jiugong';
import { OnlySolution } from '../../page/panels/variants/exchange/only-solution';
import { withUnknown } from '../../page/panels/variants/exchange/unknown';
import { readPuzzle } from '../../page/panels/variants/exchange/sudokupad/sudokupad';
import { unpackSudokuPad } from '../../page/panels/variants/exchange/sudokupad/unpack';
import { variantKind } from '../../page/panels/variants/share';
import { textsFor } from '../../page/panels/variants/texts';
import { packedIn } from '../../page/ui/packed';

let engine: Engine;
let board: Board;
let solution: Values;
before(async () => {
  engine = await load();
  const killer = await engine.readRegions(
    '4x4; rows; columns; boxes 2x2; cage 9 r1c1 r2c1 r2c2; cage 8 r1c2 r1c3 r1c4; cage 6 r2c3 r3c3 r4c3; cage 7 r2c4 r3c4 r4c4; cage 4 r3c1 r3c2; cage 6 r4c1 r4c2',
  );
  board = fromRegions(killer, null);
  ({ solution } = (await engine.solveRegions(killer)) as { solution: Values });
});
after(() => engine.close());

/** Resolves when the solution is known. */
function finder(): { readonly only: OnlySolution; readonly found: Promise<void> } {
  const events = new EventTarget();
  const found = once(events, 'found').then(() => undefined);
  const onFound = (): unknown => events.dispatchEvent(new Event('found'));
  return { only: new OnlySolution({ onFound, engine: () => Promise.resolve(engine) }), found };
}

test('the solution comes after a moment, and is in both programs’ links', async () => {
  const { only, found } = finder();
  const kind = variantKind(
    () => textsFor('en'),
    (puzzle) => only.of(puzzle),
  );
  const [, before] = kind.elsewhere!(board).links;
  await found;
  const [sudokuPad, fPuzzles] = kind.elsewhere!(board).links;
  const inside = (address: string): string => packedIn(address)!.text!;
  assert.ok(!inside(before!.address).includes('"solution"'));
  assert.deepEqual(JSON.parse(inside(fPuzzles!.address)).solution, solution);
  const there = unpackSudokuPad(sudokuPad!.address) as { metadata: { solution: string } };
  assert.equal(there.metadata.solution, solution.join(''));
  // With it, the puzzle comes back as it was.
  const back = readPuzzle(there);
  assert.ok(back.kind === 'puzzle' && back.drawn === undefined);
  assert.deepEqual(back.board.layout, board.layout);
});

test('work on the puzzle does not matter, another puzzle does', async () => {
  const { only, found } = finder();
  only.of(board);
  await found;
  assert.deepEqual(only.of(setEditing(board, !board.editing)), solution);
  assert.equal(only.of(boardOf(blank(CLASSIC))), null);
});

test('there is none of several solutions, nor of a puzzle with unknown rules', async () => {
  const statuses: string[] = [];
  const events = new EventTarget();
  const answered = once(events, 'answered');
  const spy: Engine = Object.assign(Object.create(engine) as Engine, {
    solveRegions: async (options: Parameters<Engine['solveRegions']>[0]) => {
      const result = await engine.solveRegions(options);
      statuses.push(result.status);
      events.dispatchEvent(new Event('answered'));
      return result;
    },
  });
  const only = new OnlySolution({
    onFound: () => assert.fail('there is none'),
    engine: () => Promise.resolve(spy),
  });
  const about = withUnknown(null, ['disco'])!;
  only.of({ ...board, layout: { ...board.layout, about } });
  only.of(boardOf(blank(CLASSIC)));
  // The first is not asked about, the second has several.
  await answered;
  await engine.solve('.'.repeat(81));
  assert.deepEqual(statuses, ['multiple']);
});

test('an answer is never taken for the solution of the next puzzle', async () => {
  const next = { ...board, layout: { ...board.layout, about: withUnknown(null, ['disco'])! } };
  // The next puzzle, which nobody solves, comes at any moment between the answer and its use.
  for (let moment = 0; moment < 20; ++moment) {
    const asked = new EventTarget();
    const answered = once(asked, 'answered');
    const solveRegions = (): Promise<unknown> => {
      asked.dispatchEvent(new Event('answered'));
      return Promise.resolve({ solution, second: null });
    };
    const only = new OnlySolution({
      onFound: () => undefined,
      engine: () => Promise.resolve({ solveRegions } as unknown as Engine),
    });
    only.of(board);
    await answered;
    for (let turn = 0; turn < moment; ++turn) await Promise.resolve();
    only.of(next);
    await engine.solve('.'.repeat(81));
    assert.equal(only.of(next), null, String(moment));
  }
});
