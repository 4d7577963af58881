/** What making a puzzle does to the board and the page, without a browser. */
import assert from 'node:assert/strict';
import { after, beforeEach, describe, it } from 'node:test';
import { getEngine } from '../../board/get-engine';
import { record, startHistory, type History } from '../../board/history';
import type { JiugongBoard } from '../../board/jiugong-board';
import { boardFrom, snapshotOf, type Snapshot } from '../../board/snapshot';
import type { Board } from '../../board/state';
import { JiugongError } from '../../api/error';
import type { Level } from '../../api/teach';
import type { Engine } from '../../engine/jiugong';
import { FIRST_MODEL, withMaking, type Model } from '../../page/panels/solve/model';
import { dayOf } from '../../page/panels/solve/daily';
import { PuzzleMaker, type MakerHost } from '../../page/panels/solve/puzzle-maker';
import { textsFor } from '../../page/panels/solve/texts';
import {
  FIRST_PUZZLE_REQUEST,
  levelOf,
  type Made,
  type PuzzleRequest,
} from '../../page/panels/solve/request';
import { turns } from './turns';
import { describeNotice } from '../../page/panels/solve/words';
import type { Section } from '../../page/ui/boards/contents';
import type { Difficulty } from '../../page/ui/boards/difficulty';
import { puzzleOnly } from '../../page/panels/solve/share/texts';
import { PUZZLE } from './board-fixtures';

after(async () => (await getEngine()).close());

/** A board that has a history, and nothing else. */
class FakeBoard extends EventTarget {
  history: History<Board> = startHistory(boardFrom(puzzleOnly(PUZZLE)));

  get puzzle(): string {
    return this.snapshot.givens;
  }

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
let page: Model;
let known: Map<string, Difficulty>;
/** The dialog that is open when a failure is told. */
let atFailure: Model['dialog'] | undefined;
let maker: PuzzleMaker;
/** What the panel keeps, and prints. */
let kept: Map<string, unknown>;
let printed: readonly Section[];

beforeEach(() => {
  board = new FakeBoard();
  page = { ...FIRST_MODEL, dialog: 'new' };
  known = new Map();
  atFailure = undefined;
  kept = new Map();
  printed = [];
  const host = {
    board: board as unknown as JiugongBoard,
    store: {
      read: (name: string) => kept.get(name) ?? null,
      readEach: (name: string) => (kept.has(name) ? [kept.get(name)] : []),
      write: (name: string, work: unknown) => kept.set(name, work),
    },
    difficulty: {
      know: (puzzle: string, found: Difficulty) => known.set(puzzle, found),
      get present() {
        return known.get(board.puzzle) ?? null;
      },
    },
    level: () => known.get(board.puzzle)?.level ?? null,
    model: () => page,
    texts: () => textsFor('en'),
    show: (next: Model) => (page = next),
    openDialog: (dialog: Model['dialog']) => (page = { ...page, dialog }),
    onBegin: () => undefined,
    onError: () => (atFailure = page.dialog),
    print: (sections: readonly Section[]) => (printed = sections),
  };
  maker = new PuzzleMaker(host as unknown as MakerHost);
});

const make = async (change: Partial<PuzzleRequest>): Promise<string> => {
  await maker.make({ ...FIRST_PUZZLE_REQUEST, seed: '1', ...change });
  return board.snapshot.givens;
};

describe('a puzzle that was made', () => {
  it('is on the board, with its difficulty', async () => {
    const puzzle = await make({ goal: 'easy' });
    assert.notEqual(puzzle, PUZZLE);
    assert.equal(known.get(puzzle)?.level, 'easy');
    assert.equal(page.dialog, null);
  });

  it('is said to have ended a game that was played, which Undo brings back', async () => {
    const replaces = async (): Promise<boolean> => {
      await make({ goal: 'easy' });
      return page.notice?.kind === 'made' && page.notice.replaces;
    };
    assert.equal(await replaces(), false, 'of a puzzle with nothing on it');
    board.snapshot = { ...puzzleOnly(PUZZLE), own: `..4${'.'.repeat(78)}` };
    assert.equal(await replaces(), true);
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
    const making = maker.make({ ...FIRST_PUZZLE_REQUEST, seed: '1' });
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

const nothing = (times: number): readonly null[] => Array<null>(times).fill(null);

describe('the level of a puzzle', () => {
  const { signal } = new AbortController();
  /** An engine that reports levels while it rates, and then ends with the last one, or goes on until it is stopped. */
  const rating = (levels: readonly (Level | null)[], isEndless = false) =>
    ({
      rate: (_, { signal: stop, onProgress } = {}) =>
        new Promise((resolve, reject) => {
          stop!.addEventListener('abort', () => reject(stop!.reason as Error));
          for (const level of levels) onProgress!({ level } as never);
          if (!isEndless) resolve({ level: levels.at(-1) } as never);
        }),
    }) as Pick<Engine, 'rate'>;

  it('is that of its rating, and the last one as soon as that or long work tells', async () => {
    for (const [engine, level] of [
      [rating(['easy', 'hard']), 'hard'],
      [rating([...nothing(28), 'hard']), 'hard'],
      [rating(['easy', 'extreme'], true), 'extreme'],
      [rating(nothing(30), true), 'extreme'],
    ] as const) {
      assert.equal((await levelOf(engine, PUZZLE, signal)).level, level);
    }
  });

  it('is not told where it was stopped', async () => {
    const search = new AbortController();
    const level = levelOf(rating(['easy'], true), PUZZLE, search.signal);
    search.abort();
    await assert.rejects(level, { name: 'AbortError' });
  });
});

describe('the next puzzle', () => {
  /** The level of the puzzle that follows the one on the board. */
  const nextLevel = async (): Promise<Level | null | undefined> => {
    await maker.next();
    return known.get(board.puzzle)?.level;
  };
  beforeEach(() => {
    page = withMaking(page, { request: { ...FIRST_PUZZLE_REQUEST, goal: 'easy' } });
  });

  it('is like the one that was made, also of a day, whatever the dialog says by now', async () => {
    await make({ goal: 'medium' });
    assert.deepEqual([await nextLevel(), await nextLevel()], ['medium', 'medium']);
    page = { ...page, daily: { ...page.daily, date: '2026-12-24' } };
    await maker.makeDaily('beginner');
    assert.equal(await nextLevel(), 'beginner');
  });

  it('has the level of one that came from elsewhere, which is rated if need be', async () => {
    await make({ goal: 'medium' });
    board.snapshot = puzzleOnly(PUZZLE);
    assert.equal(known.get(PUZZLE), undefined);
    assert.equal(await nextLevel(), 'beginner');
    board.snapshot = puzzleOnly(PUZZLE);
    known.set(PUZZLE, { er: 7.2, ep: 7.2, ed: 7.2, level: 'expert', hardest: 'x-wing' });
    assert.equal(await nextLevel(), 'expert');
  });

  it('is as requested where the one on the board has no level', async () => {
    board.snapshot = puzzleOnly(PUZZLE.replace(/\d/g, '.').replace('.', '5'));
    assert.equal(await nextLevel(), 'easy');
  });

  it('is not made where its rating is stopped', async () => {
    const next = maker.next();
    maker.stop();
    await next;
    assert.equal(board.puzzle, PUZZLE);
  });
});

it('a position that is found is on the board, and one that is not leaves it as it was', async () => {
  const position = { ...puzzleOnly(PUZZLE.replaceAll('1', '.')), own: '.'.repeat(81) };
  const order: string[] = [];
  const found = await maker.bring(
    () => Promise.resolve({ position }),
    () => void order.push(board.puzzle),
  );
  assert.deepEqual([found, order, board.snapshot], [{ position }, [PUZZLE], position]);
  assert.equal(
    await maker.bring(
      () => Promise.resolve('none' as const),
      () => assert.fail(),
    ),
    'none',
  );
  assert.deepEqual(board.snapshot, position);
});

describe('the puzzle of a day', () => {
  const solve = (by: 'person' | 'engine'): void =>
    void board.dispatchEvent(new CustomEvent('jiugong-solved', { detail: { by } }));

  it('is marked once it is begun, and once the person has solved it, also on the next day', async () => {
    const today = new Date(2026, 11, 24, 12);
    const shown = (): readonly unknown[] => {
      const { date, days } = page.daily;
      const { puzzles, solved } = dayOf(days, date);
      return [date, Object.keys(puzzles), solved];
    };
    maker.lookAtToday(today);
    assert.deepEqual(shown(), ['2026-12-24', [], []]);
    await maker.makeDaily('beginner');
    solve('engine');
    maker.lookAtToday(today);
    assert.deepEqual(shown(), ['2026-12-24', ['beginner'], []]);
    solve('person');
    await make({ goal: 'any' });
    solve('person');
    maker.lookAtToday(today);
    assert.deepEqual(shown(), ['2026-12-24', ['beginner'], ['beginner']]);
    maker.lookAt('2026-12-25');
    assert.equal(page.daily.date, '2026-12-24', 'there is no puzzle of tomorrow');
    maker.lookAtToday(new Date(2026, 11, 25, 12));
    assert.deepEqual(shown(), ['2026-12-25', [], []]);
    maker.lookAt('2026-12-24');
    assert.deepEqual(shown(), ['2026-12-24', ['beginner'], ['beginner']]);
  });
});

it('the nearest number of givens is told where the wanted one was not reached', async () => {
  const puzzle = await make({ goal: 'any', clues: 17 });
  const givens = puzzle.replaceAll('.', '').length;
  assert.ok(givens > 17);
  const ofBoard = { tone: 'plain', headline: 'board', details: [] } as const;
  const { headline, details } = describeNotice(page.notice, ofBoard, textsFor('en'), null, 'en');
  assert.equal(headline, `A new puzzle with ${givens} givens.`);
  assert.deepEqual(details, ['You asked for 17; this is the closest match.']);
});

const captions = ({ boards }: Section): readonly string[] => boards.map(({ caption }) => caption);
const digits = ({ boards }: Section): readonly string[] =>
  boards.map(({ board }) => board.givens.join(''));

describe('puzzles to print', () => {
  it('have their level and the date, and their solutions follow', async () => {
    maker.choosePrinting({ level: 'beginner', amount: 2 });
    await maker.printPuzzles(new Date(2026, 11, 24, 12));
    assert.equal(page.dialog, null);
    const [puzzles, solutions] = printed;
    assert.equal(printed.length, 2);
    assert.equal(puzzles!.title, 'Thursday, December 24, 2026');
    assert.equal(solutions!.title, textsFor('en').solve.print.solutions);
    for (const section of printed) {
      assert.deepEqual(captions(section), ['1 · Beginner', '2 · Beginner']);
    }
    assert.equal(new Set(digits(puzzles!)).size, 2);
    assert.deepEqual(digits(solutions!), digits(puzzles!));
    for (const { board } of solutions!.boards) {
      assert.ok(
        board.givens.every((given, cell) => (given === null) !== (board.own[cell] === null)),
      );
    }
  });

  it('that are made when the making is stopped are kept, to be printed', async () => {
    maker.choosePrinting({ level: 'beginner', amount: 40 });
    const printing = maker.printPuzzles();
    while ((page.making.progress?.done ?? 0) < 2 / 40) await turns();
    maker.stop();
    await printing;
    const { length } = page.printing.kept;
    assert.ok(length >= 2 && length < 40);
    assert.equal(printed.length, 0);
    maker.printMade(new Date(2026, 11, 24, 12));
    assert.equal(printed[0]!.boards.length, length);
    assert.equal(page.printing.kept.length, 0);
  });

  it('are not kept for another choice', () => {
    maker.choosePrinting({ kept: [{} as Made] });
    maker.choosePrinting({ level: 'hard' });
    assert.equal(page.printing.kept.length, 0);
  });

  it('are not kept for a choice that was made while they were', async () => {
    maker.choosePrinting({ level: 'beginner', amount: 40 });
    const printing = maker.printPuzzles();
    while ((page.making.progress?.done ?? 0) < 1 / 40) await turns();
    maker.choosePrinting({ level: 'hard' });
    maker.stop();
    await printing;
    assert.equal(page.printing.kept.length, 0);
  });

  it('go from the easiest level to harder ones', async () => {
    maker.choosePrinting({ level: 'mixed', amount: 2 });
    await maker.printPuzzles();
    assert.deepEqual(captions(printed[0]!), ['1 · Beginner', '2 · Hard']);
  });
});

it('what the engine could not make is told, and made when it is asked again', async (t) => {
  const failing = t.mock.method(await getEngine(), 'generate', () =>
    Promise.reject(new JiugongError('internal', 'The engine stopped: a trap')),
  );
  assert.equal(await make({ goal: 'easy' }), PUZZLE);
  assert.equal(atFailure, null);
  failing.mock.restore();
  assert.notEqual(await make({ goal: 'easy' }), PUZZLE);
  assert.equal(page.notice?.kind, 'made');
});

it('a failure is told beside the board, not behind the dialog', async () => {
  await make({ goal: 'any', clues: 3 });
  assert.equal(atFailure, null);
  assert.equal(board.snapshot.givens, PUZZLE);
});
