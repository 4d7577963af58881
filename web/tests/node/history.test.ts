/** What is played on a board: games, their clock, their records, and the file of the history. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as fc from 'fast-check';
import * as models from '../../board/model';
import { EMPTY_MODEL, type Model } from '../../board/model';
import { boardOf, type Board } from '../../board/state';
import { parseValues } from '../../board/values';
import { BOARD_LINK } from '../../page/panels/solve/link';
import { PUZZLE_LINK } from '../../page/panels/variants/link';
import { formatTime, run, standing, timeOn } from '../../page/ui/boards/clock';
import {
  dated,
  boardFactsOf,
  follow,
  formatGames,
  gameOf,
  gameWith,
  MAX_OTHERS,
  NO_GAMES,
  parseGames,
  progressOf,
  recordOf,
  resume,
  solve,
  withGame,
  written,
  type Games,
} from '../../page/ui/boards/games';
import { fileName, formatFile, parseFile } from '../../page/ui/history/file';
import {
  drawId,
  MAX_RECORDS,
  MAX_STATE,
  MAX_TIME,
  parseRecord,
  type GameRecord,
} from '../../page/ui/history/record';
import { writeState } from '../../page/ui/link';
import { drawnBoards as boards } from '../random-boards';
import { PUZZLE, SOLUTION } from './board-fixtures';

const A = boardOf(parseValues(PUZZLE)!);
const B = boardOf(parseValues(`${'.'.repeat(80)}9`)!);

/** A board with its games; each change is followed as `GameKeeper` does. */
class Play {
  model: Model = models.startWith(EMPTY_MODEL, A);
  games: Games = follow(NO_GAMES, boardFactsOf(BOARD_LINK, A), true, 'first');
  #count = 0;

  change(change: (model: Model) => Model): this {
    const before = this.model.history;
    this.model = change(this.model);
    const { past, present } = this.model.history;
    if (present === before.present) return this;
    const isStep = past.at(-1) === before.present && present !== before.future[0];
    const id = `new ${++this.#count}`;
    this.games = follow(this.games, boardFactsOf(BOARD_LINK, present), isStep, id);
    return this;
  }

  put(board: Board): this {
    return this.change((model) => models.loadBoard(model, board));
  }

  type(cell: number, digit: number | null): this {
    return this.change((model) => models.typeValue(models.selectCell(model, cell), digit));
  }

  /** Fills all blank cells of the puzzle. */
  fill(): this {
    for (const [cell, digit] of Array.from(SOLUTION, Number).entries()) {
      if (PUZZLE[cell] === '.') this.type(cell, digit);
    }
    this.games = solve(this.games);
    return this;
  }

  undo(): this {
    return this.change(models.undoStep);
  }

  get id(): string | undefined {
    return this.games.current?.id;
  }
}

describe('the game on a board', () => {
  it('begins with the first entry, and follows the board', () => {
    const play = new Play();
    assert.equal(play.games.current!.begun, false);
    play.type(2, 4);
    const { id, begun, solved, state } = play.games.current!;
    assert.deepEqual([id, begun, solved], ['first', true, false]);
    assert.equal(state, writeState(BOARD_LINK, play.model.history.present));
    play.undo();
    assert.deepEqual([play.id, play.games.current!.begun], ['first', true]);
  });

  it('begins with a mark, too', () => {
    const play = new Play().change((model) =>
      models.typeMark(models.selectCell(model, 2), 'corner', 4),
    );
    assert.equal(play.games.current!.begun, true);
  });

  it('is another one with another puzzle, and the first again after Undo', () => {
    const play = new Play().type(2, 4).put(B).type(0, 1);
    assert.notEqual(play.id, 'first');
    assert.equal(gameWith(play.games, 'first')!.begun, true);
    const second = play.id;
    play.undo().undo();
    assert.equal(play.id, 'first');
    play.change(models.redoStep);
    assert.equal(play.id, second);
  });

  it('is another attempt when the same puzzle is put again after another', () => {
    const play = new Play().type(2, 4).put(B).type(0, 1).put(A);
    assert.notEqual(play.id, 'first');
    // The board of an earlier attempt goes on with it.
    const { state } = gameWith(play.games, 'first')!;
    const back = { ...A, own: A.own.map((_, cell) => (cell === 2 ? 4 : null)) };
    assert.equal(writeState(BOARD_LINK, back), state);
    assert.equal(play.put(B).put(back).id, 'first');
  });

  it('goes on after a reset, which Undo can take back', () => {
    const play = new Play().type(2, 4).type(3, 6).change(models.resetBoard);
    assert.equal(play.id, 'first');
    assert.equal(play.undo().id, 'first');
  });

  it('is solved by the person, and another attempt follows a reset', () => {
    const play = new Play().fill();
    assert.deepEqual([play.id, play.games.current!.solved], ['first', true]);
    play.undo();
    assert.equal(play.games.current!.solved, true);
    play.change(models.redoStep).change(models.resetBoard);
    assert.notEqual(play.id, 'first');
    // Undo does not solve the other attempt.
    play.undo();
    assert.equal(play.id, 'first');
    play.change(models.redoStep).type(2, 4).undo().undo();
    assert.deepEqual([play.id === 'first', play.games.current!.solved], [false, false]);
  });

  it('is not solved by an answer', () => {
    const cost = { guesses: 0, micros: 1 };
    const solution = parseValues(SOLUTION)!;
    const play = new Play()
      .type(2, 4)
      .change((model) => models.settle(model, { kind: 'unique', solution, cost }));
    assert.deepEqual([play.id, play.games.current!.solved], ['first', false]);
  });

  it('is not solved by a board that was opened', () => {
    const play = new Play().put({ ...B, own: B.own.map((_, cell) => (cell === 0 ? 1 : null)) });
    assert.equal(play.games.current!.solved, false);
    const full = new Play().put({
      ...A,
      own: parseValues(SOLUTION)!.map((value, cell) => (A.givens[cell] === null ? value : null)),
    });
    assert.equal(full.games.current!.solved, false);
  });

  it('does not begin with automatic notes', () => {
    const play = new Play().change((model) => models.withSetting(model, 'notes', 'automatic'));
    assert.notEqual(play.model.history.present, A);
    assert.equal(play.games.current!.begun, false);
    play.fill().change(models.resetBoard);
    assert.deepEqual([play.id === 'first', play.games.current!.begun], [false, false]);
  });

  it('is taken from the history where another tab has changed it', () => {
    const { games, model } = new Play().type(2, 4);
    const state = writeState(BOARD_LINK, model.history.present);
    const record = { ...games.current!, state, time: 60_000, updated: 5, known: [5] };
    assert.equal(resume(games, record).current, record);
    const own = withGame(games, 'first', (game) => ({ ...game, known: [5] }));
    assert.equal(resume(own, record).current, own.current);
    assert.deepEqual(resume(games, record).others, []);
  });

  it('is none while givens are entered', () => {
    const play = new Play().type(2, 4).change((model) => models.editGivens(model, true));
    assert.equal(play.games.current, null);
    play.change((model) => models.editGivens(model, false));
    assert.equal(play.id, 'first');
    play.change((model) => models.editGivens(model, true)).type(3, 6);
    play.change((model) => models.editGivens(model, false));
    assert.notEqual(play.id, 'first');
  });

  it('is forgotten after many others, or if it was never begun', () => {
    const play = new Play().put(B).put(A);
    assert.equal(play.games.others.length, 0);
    for (let count = 0; count <= MAX_OTHERS; ++count) play.type(2, 4).put(B).type(0, 1).put(A);
    assert.equal(play.games.others.length, MAX_OTHERS);
  });
});

describe('games in the store', () => {
  const { games } = new Play().type(2, 4).put(B).type(0, 1);
  const timed = withGame(games, 'first', (game) => ({
    ...dated(game, 1000),
    id: drawId(),
    time: 5,
  }));
  const named = withGame(timed, games.current!.id, (game) => ({ ...game, id: drawId() }));
  const kept = JSON.parse(JSON.stringify(formatGames('solve', named))) as Record<string, unknown>;

  it('are read as they were', () => {
    assert.deepEqual(parseGames(BOARD_LINK, kept), named);
  });

  it('are not written before one was begun', () => {
    assert.deepEqual(formatGames('solve', new Play().games), formatGames('solve', NO_GAMES));
  });

  it('are left out if they are invalid', () => {
    const [other] = kept['others'] as readonly object[];
    for (const wrong of [null, 7, 'x', [], {}, { current: 7, others: 'x' }]) {
      assert.deepEqual(parseGames(BOARD_LINK, wrong), { current: null, others: [] });
    }
    for (const change of [{ id: 'x' }, { state: '1-2' }, { time: -1 }, { solved: 1 }]) {
      const others = [{ ...other, ...change }, other];
      assert.equal(parseGames(BOARD_LINK, { current: null, others }).others.length, 1);
    }
    const many = { current: null, others: Array(1000).fill(other) };
    assert.equal(parseGames(BOARD_LINK, many).others.length, MAX_OTHERS);
    for (const known of ['x', Array(1000).fill(1)]) {
      const { others } = parseGames(BOARD_LINK, { current: null, others: [{ ...other, known }] });
      assert.deepEqual(others[0]!.known, [1000]);
    }
  });
});

describe('a record', () => {
  const { current } = new Play().type(2, 4).games;
  const game = { ...current!, id: '0123456789abcdef', time: 1234.5 };
  const record = recordOf('solve', game);

  it('has the board, and makes a game again', () => {
    assert.deepEqual(parseRecord(JSON.parse(JSON.stringify(record))), record);
    const again = gameOf(BOARD_LINK, record)!;
    assert.deepEqual(again, { ...game, time: 1235, known: [0] });
    assert.equal(gameOf(BOARD_LINK, { ...record, state: '1-123' }), null);
  });

  it('is invalid with any odd member, and others are left out', () => {
    for (const wrong of [
      null,
      'x',
      [],
      {},
      { ...record, id: 'ABCDEF0123456789' },
      { ...record, id: '0123456789abcdef\n' },
      { ...record, panel: '<b>' },
      { ...record, panel: '__proto__' },
      { ...record, state: '<img src=x>' },
      { ...record, state: '1'.repeat(MAX_STATE + 1) },
      { ...record, time: 0.5 },
      { ...record, time: MAX_TIME + 1 },
      { ...record, time: '1' },
      { ...record, updated: NaN },
      { ...record, updated: -1 },
      { ...record, updated: 9e15 },
      { ...record, solved: 'true' },
    ]) {
      assert.equal(parseRecord(wrong), null, JSON.stringify(wrong));
    }
    assert.deepEqual(parseRecord({ ...record, html: '<b>' }), record);
    assert.equal(parseRecord({ ...record, id: drawId() }) === null, false);
  });

  it('has room for any board', () => {
    fc.assert(
      fc.property(boards, (board) => {
        const state = writeState(PUZZLE_LINK, board);
        assert.notEqual(parseRecord({ ...record, state }), null);
      }),
    );
  });

  it('is written with a later date each time, which the tab knows until the next is written', () => {
    const twice = dated(dated(game, 1000), 900);
    assert.deepEqual([twice.updated, twice.known], [1001, [1000, 1001]]);
    const first = written(twice, { id: game.id, updated: 1000 });
    assert.deepEqual(first.known, [1000, 1001]);
    assert.deepEqual(written(first, { id: game.id, updated: 1001 }).known, [1001]);
    assert.equal(written(first, { id: 'another', updated: 1001 }).id, 'another');
  });

  it('goes on on the board with the time and id that this tab knows', () => {
    const play = new Play().type(2, 4).put(B).type(0, 1);
    const { others } = play.games;
    const known = { ...others[0]!, time: 99, updated: 5, known: [5] };
    const games = withGame(play.games, 'first', () => known);
    assert.equal(resume(games, { ...known, time: 1 }).current!.time, 99);
    assert.equal(resume(games, game).current, game);
  });

  it('tells how many blank cells are filled', () => {
    assert.deepEqual(progressOf(A), { filled: 0, blank: 51 });
    assert.deepEqual(progressOf(new Play().type(2, 4).model.history.present), {
      filled: 1,
      blank: 51,
    });
  });
});

describe('the file of the history', () => {
  const record = (at: number): GameRecord => ({
    id: at.toString(16).padStart(16, '0'),
    panel: 'solve',
    state: writeState(BOARD_LINK, A),
    time: at,
    updated: at,
    solved: at % 2 === 0,
    hints: at,
    level: at % 2 === 0 ? 'hard' : null,
    day: at % 2 === 0 ? null : '2026-11-27',
  });
  const NOW = 1e12;

  it('holds all records', () => {
    const records = [record(2), record(1)];
    const reading = { kind: 'games', games: records, invalid: 0 };
    assert.deepEqual(parseFile(formatFile(records), NOW), reading);
    assert.deepEqual(parseFile(`\ufeff${formatFile(records)}`, NOW), reading);
  });

  it('is not trusted', () => {
    for (const text of [
      '',
      'x',
      'null',
      '[]',
      '{}',
      '{"jiugong":1,"givens":""}',
      '{"jiugong":"history","version":1}',
      '{"jiugong":"history","version":"1","games":[]}',
      '['.repeat(100_000),
    ]) {
      assert.deepEqual(parseFile(text, NOW), { kind: 'none' }, text.slice(0, 80));
    }
    assert.deepEqual(parseFile('{"jiugong":"history","version":2,"games":[]}', NOW), {
      kind: 'newer',
    });
    const games = [
      record(1),
      { ...record(2), state: '<b>' },
      null,
      { ...record(3), updated: 9e12 },
    ];
    const reading = parseFile(JSON.stringify({ jiugong: 'history', version: 1, games }), NOW);
    assert.deepEqual(reading, {
      kind: 'games',
      games: [{ ...record(3), updated: NOW }, record(1)],
      invalid: 2,
    });
  });

  it('brings at most as many as are kept, the latest', () => {
    const many = Array.from({ length: MAX_RECORDS + 5 }, (_, at) => record(at));
    const reading = parseFile(formatFile(many), NOW);
    assert.ok(reading.kind === 'games');
    assert.deepEqual(reading.games, many.slice(5).reverse());
  });

  it('has the date in its name', () => {
    assert.equal(fileName(new Date(2026, 0, 5)), 'jiugong-history-2026-01-05.json');
  });
});

describe('a clock', () => {
  it('counts while it runs', () => {
    const started = run(standing(500), true, 1000);
    assert.equal(timeOn(started, 1700), 1200);
    assert.equal(run(started, true, 1300), started);
    const stopped = run(started, false, 1700);
    assert.deepEqual(stopped, standing(1200));
    assert.equal(run(stopped, false, 9000), stopped);
    assert.equal(timeOn(run(stopped, true, 9000), 9100), 1300);
  });

  it('never runs backwards', () => {
    assert.equal(timeOn(run(standing(500), true, 1000), 900), 500);
  });

  it('shows full seconds', () => {
    for (const [time, shown] of [
      [0, '0:00'],
      [999, '0:00'],
      [5000, '0:05'],
      [723_400, '12:03'],
      [3_723_000, '1:02:03'],
      [360_000_000, '100:00:00'],
    ] as const) {
      assert.equal(formatTime(time), shown);
    }
  });
});
