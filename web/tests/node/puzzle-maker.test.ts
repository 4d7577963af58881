/** What making a puzzle does to the board and the page, without a browser. */
import assert from 'node:assert/strict';
import { after, beforeEach, describe, it } from 'node:test';
import { getEngine } from '../../board/get-engine';
import { record, startHistory, type History } from '../../board/history';
import type { JiugongBoard } from '../../board/jiugong-board';
import { boardFrom, snapshotOf, type Snapshot } from '../../board/snapshot';
import type { Board } from '../../board/state';
import { FIRST_PAGE, withDialog, type Page } from '../../page/panels/solve/model';
import { PuzzleMaker, type MakerHost } from '../../page/panels/solve/puzzle-maker';
import { textsFor } from '../../page/panels/solve/texts';
import { FIRST_PUZZLE_WISHES, type PuzzleWishes } from '../../page/panels/solve/wishes';
import type { Difficulty } from '../../page/ui/boards/difficulty';
import { puzzleOnly } from '../../page/panels/solve/share/texts';
import { PUZZLE } from './board-fixtures';

after(async () => (await getEngine()).close());

/** A board that has a history, and nothing else. */
class FakeBoard extends EventTarget {
  history: History<Board> = startHistory(boardFrom(puzzleOnly(PUZZLE)));

  get snapshot(): Snapshot {
    return snapshotOf(this.history.present);
  }

  set snapshot(snapshot: Snapshot) {
    this.history = record(this.history, boardFrom(snapshot));
  }

  scrollIntoView(): void {
    // There is nothing to scroll.
  }
}

let board: FakeBoard;
let page: Page;
let known: Map<string, Difficulty>;
/** The dialog that is open when a failure is told. */
let atFailure: Page['dialog'] | undefined;
let maker: PuzzleMaker;

beforeEach(() => {
  board = new FakeBoard();
  page = withDialog(FIRST_PAGE, 'new');
  known = new Map();
  atFailure = undefined;
  const host = {
    board: board as unknown as JiugongBoard,
    store: { read: () => null, write: () => undefined },
    difficulty: { know: (puzzle: string, found: Difficulty) => known.set(puzzle, found) },
    page: () => page,
    texts: () => textsFor('en'),
    show: (next: Page) => (page = next),
    openDialog: (dialog: Page['dialog']) => (page = withDialog(page, dialog)),
    onBegin: () => undefined,
    onError: () => (atFailure = page.dialog),
    print: () => undefined,
  };
  maker = new PuzzleMaker(host as unknown as MakerHost);
});

const make = async (change: Partial<PuzzleWishes>): Promise<string> => {
  await maker.make({ ...FIRST_PUZZLE_WISHES, seed: '1', ...change });
  return board.snapshot.givens;
};

describe('a puzzle that was made', () => {
  it('is on the board, with its difficulty', async () => {
    const puzzle = await make({ goal: 'easy' });
    assert.notEqual(puzzle, PUZZLE);
    assert.equal(known.get(puzzle)?.level, 'easy');
    assert.equal(page.dialog, null);
  });

  it('is rated later where its making does not tell what rating it does', async () => {
    // Its hardest technique is one of the style of hints.
    const puzzle = await make({ goal: 'technique', technique: 'skyscraper' });
    assert.ok(page.notice?.kind === 'made' && page.notice.made.puzzle === puzzle);
    const { hardest } = page.notice.made.difficulty!;
    assert.notEqual((await (await getEngine()).rate(puzzle)).hardest, hardest);
    await make({ goal: 'any' });
    assert.equal(known.size, 0);
  });

  it('has no difficulty that the best of a stopped search was not given', async () => {
    const rated = await (await getEngine()).generate({ level: 'easy', seed: 1 });
    const best = { ...rated, level: null, er: null, ep: null, ed: null, hardest: null };
    const making = maker.make({ ...FIRST_PUZZLE_WISHES, seed: '1' });
    page = { ...page, making: { ...page.making, progress: { done: 0.5, rated: 1, best } } };
    maker.takeBest();
    await making;
    assert.equal(board.snapshot.givens, rated.puzzle);
    assert.equal(known.size, 0);
  });

  it('is of a day as the person has left it, and new otherwise', async () => {
    page = { ...page, daily: { ...page.daily, date: '2026-12-24' } };
    await maker.makeDaily('easy');
    const daily = board.snapshot.givens;
    const blank = daily.indexOf('.');
    const begun = { ...puzzleOnly(daily), own: `${'.'.repeat(blank)}1`.padEnd(81, '.') };
    board.snapshot = begun;
    await maker.makeDaily('easy');
    assert.deepEqual(board.snapshot, begun);
    await make({ goal: 'easy', seed: '2026-12-24 easy' });
    assert.deepEqual(board.snapshot, puzzleOnly(daily));
    board.snapshot = begun;
    await make({ goal: 'easy' });
    await maker.makeDaily('easy');
    assert.deepEqual(board.snapshot, begun);
  });
});

it('a failure is told beside the board, not behind the dialog', async () => {
  await make({ goal: 'any', clues: 3 });
  assert.equal(atFailure, null);
  assert.equal(board.snapshot.givens, PUZZLE);
});
