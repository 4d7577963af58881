/** The time of a puzzle, as a panel counts it with its keeper of games and its clock. */
import { emptyPage } from './small-dom';
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { describe, it, type TestContext } from 'node:test';
import { Game } from '../../board/game';
import type { History } from '../../board/history';
import type { JiugongBoard } from '../../board/jiugong-board';
import * as models from '../../board/model';
import type { Model } from '../../board/model';
import { boardOf, type Board } from '../../board/state';
import { parseValues } from '../../board/values';
import { textsFor } from '../../page/panels/solve/texts';
import { BOARD_LINK } from '../../page/panels/solve/link';
import { withFinish } from '../../page/ui/boards/outcome';
import { GameKeeper } from '../../page/ui/boards/game-keeper';
import { startGame } from '../../page/ui/boards/start';
import { openModal } from '../../page/ui/dialog';
import type { HistoryClient } from '../../page/ui/history/client';
import type { GameRecord, Label } from '../../page/ui/history/record';
import { writeState } from '../../page/ui/link';
import { Store } from '../../page/ui/store';
import { FIRST, FIRST_SOLVED, TWO_WAYS } from '../browser/puzzles';
import { stopTime } from './stopped-clock';
import { turns } from './turns';

const texts = textsFor('en');
const A = boardOf(parseValues(FIRST)!);
const B = boardOf(parseValues(TWO_WAYS)!);

const METHODS = {
  getItem(this: Record<string, string>, key: string) {
    return this[key] ?? null;
  },
  setItem(this: Record<string, string>, key: string, value: string) {
    this[key] = value;
  },
};

/** A storage with the items of another one. */
const storageLike = (other: object): Storage =>
  Object.assign(Object.create(METHODS) as Storage, other);

/** A panel with a board: what it does is what `Solve` does with its keeper. */
class Panel extends EventTarget {
  readonly storage: Storage;
  readonly place = document.createElement('main');
  readonly keeper: GameKeeper;
  readonly records: GameRecord[] = [];
  /** What becomes of a record; null if the browser refuses it. */
  write = (record: GameRecord): GameRecord | null => record;
  readonly #game = new Game((name, detail) => {
    this.dispatchEvent(Object.assign(new Event(name), { detail }));
  });

  label: Label = { level: null, day: null };

  constructor(storage: Storage, history: History<Board>, panel = 'solve') {
    super();
    this.storage = storage;
    this.#game.put((model) => models.goOnWith(model, history));
    this.keeper = new GameKeeper({
      board: this as unknown as JiugongBoard,
      place: this.place,
      link: BOARD_LINK,
      panel,
      store: new Store(storage, storageLike(storage)),
      history: {
        note: async (record: GameRecord, _: unknown, mayAdd: boolean) => {
          const written = mayAdd ? this.write(record) : null;
          if (written !== null) this.records.push(written);
          return written;
        },
      } as unknown as HistoryClient,
      texts,
      label: () => this.label,
    });
    this.keeper.restore();
    this.addEventListener('jiugong-change', () => this.keeper.follow());
    this.place.innerHTML =
      '<div class="board"><jiugong-board></jiugong-board></div><div class="side"></div>';
    this.place.append(this.keeper.clock.element);
    document.body.append(this.place);
    this.keeper.show();
  }

  static with(board: Board, panel = 'solve', storage = storageLike({})): Panel {
    return new Panel(storage, { past: [], present: board, future: [] }, panel);
  }

  /** The same panel after a reload of the page. */
  reloaded(): Panel {
    dispatchEvent(new Event('pagehide'));
    return this.crashed();
  }

  /** The same panel after the page ended without an event. */
  crashed(): Panel {
    this.place.remove();
    return new Panel(storageLike(this.storage), this.history);
  }

  get history(): History<Board> {
    return this.#game.model.history;
  }

  get board(): Board {
    return this.#game.board;
  }

  change(change: (board: Board) => Board): void {
    this.edit((model) => models.changeBoard(model, change));
  }

  edit(change: (model: Model) => Model): void {
    this.#game.edit(change);
  }

  put(board: Board): void {
    this.#game.put((model) => models.loadBoard(model, board));
  }

  undo(): void {
    this.edit(models.undoStep);
  }

  /** Enters the first digits of the solution of `FIRST` that are missing, at most so many. */
  enter(most: number): void {
    const blank = [...this.board.givens.keys()].filter(
      (cell) => this.board.givens[cell] === null && this.board.own[cell] === null,
    );
    for (const cell of blank.slice(0, most)) {
      this.edit((model) =>
        models.typeValue(models.selectCell(model, cell), Number(FIRST_SOLVED[cell])),
      );
    }
  }

  /** Asks for a hint, which tells a stage more. */
  hint(stage: 'where' | 'how' | 'applied' = 'where'): void {
    this.dispatchEvent(Object.assign(new Event('jiugong-hint'), { detail: { stage } }));
  }

  showAnswer(): void {
    const cost = { guesses: 0, micros: 1 };
    const solution = parseValues(FIRST_SOLVED)!;
    this.edit((model) => models.settle(model, { kind: 'unique', solution, cost }));
  }

  /** What the clock shows. */
  get time(): string | undefined {
    return this.keeper.clock.element.querySelector('[role=timer]')?.textContent;
  }

  /** What covers the board while the clock is paused. */
  get cover(): HTMLDialogElement | null {
    return this.place.querySelector('.board > dialog');
  }

  /** Whether the board is covered, and nothing beside it can be pressed either. */
  get isCovered(): boolean {
    const isCovered = this.cover?.open === true;
    for (const part of this.place.querySelectorAll<HTMLElement>('jiugong-board, .side')) {
      assert.equal(part.inert, isCovered);
    }
    return isCovered;
  }

  /** Presses the button of the clock, or of what covers the board. */
  press(): void {
    const place = this.cover ?? this.keeper.clock.element;
    place.querySelector('button')!.click();
  }

  get hasPause(): boolean {
    return this.keeper.clock.element.querySelector('button') !== null;
  }
}

/** Stops the time, and begins with an empty page. */
function begin(t: TestContext): (milliseconds: number) => void {
  emptyPage();
  return stopTime(t);
}

function seem(state: 'hidden' | 'visible'): void {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('the clock', () => {
  it('counts from the first entry, and Undo does not touch it', (t) => {
    const pass = begin(t);
    const panel = Panel.with(A);
    pass(60_000);
    assert.deepEqual([panel.time, panel.hasPause], ['0:00', false]);
    panel.enter(1);
    pass(5_000);
    assert.deepEqual([panel.time, panel.hasPause], ['0:05', true]);
    panel.undo();
    pass(60_000);
    assert.equal(panel.time, '1:05');
  });

  it('stands while the page or the panel is hidden', (t) => {
    const pass = begin(t);
    const panel = Panel.with(A);
    panel.enter(1);
    pass(5_000);
    seem('hidden');
    pass(60_000);
    seem('visible');
    pass(1_000);
    assert.equal(panel.time, '0:06');
    panel.keeper.leave();
    pass(60_000);
    panel.keeper.show();
    pass(1_000);
    assert.equal(panel.time, '0:07');
  });

  it('stands under a dialog', (t) => {
    const pass = begin(t);
    const panel = Panel.with(A);
    panel.enter(1);
    pass(5_000);
    const dialog = document.createElement('dialog');
    document.body.append(dialog);
    for (let count = 0; count < 2; ++count) {
      openModal(dialog);
      pass(60_000);
      dialog.close();
    }
    pass(1_000);
    assert.equal(panel.time, '0:06');
  });

  it('stands while givens are entered, or an answer is shown, which is no finish', (t) => {
    const pass = begin(t);
    const panel = Panel.with(A);
    panel.enter(1);
    pass(5_000);
    panel.edit((model) => models.editGivens(model, true));
    pass(60_000);
    assert.equal(panel.time, '0:00');
    panel.edit((model) => models.editGivens(model, false));
    pass(1_000);
    assert.equal(panel.time, '0:06');
    panel.showAnswer();
    pass(60_000);
    assert.deepEqual([panel.time, panel.hasPause, panel.keeper.finish], ['0:06', false, null]);
    panel.undo();
    pass(1_000);
    assert.equal(panel.time, '0:07');
  });

  it('begins again with a new puzzle, and Undo brings back the time of the old one', (t) => {
    const pass = begin(t);
    const panel = Panel.with(A);
    panel.enter(1);
    pass(5_000);
    panel.put(B);
    pass(5_000);
    assert.equal(panel.time, '0:00');
    panel.undo();
    pass(1_000);
    assert.equal(panel.time, '0:06');
  });

  it('goes on after a reload', (t) => {
    const pass = begin(t);
    const panel = Panel.with(A);
    panel.enter(1);
    pass(65_000);
    const reloaded = panel.reloaded();
    assert.equal(reloaded.time, '1:05');
    pass(1_000);
    assert.equal(reloaded.time, '1:06');
  });

  it('is lost by seconds alone where the browser ends without a word', (t) => {
    const pass = begin(t);
    const panel = Panel.with(A);
    panel.enter(1);
    pass(65_000);
    const { time } = panel.crashed();
    assert.match(time!, /^(0:5[5-9]|1:0[0-5])$/);
  });

  it('is not stored over the games of another tab', (t) => {
    const pass = begin(t);
    const panel = Panel.with(A);
    panel.enter(1);
    panel.storage.setItem('jiugong.work.solve.games', '{"version":1,"work":{}}');
    pass(65_000);
    assert.equal(panel.storage.getItem('jiugong.work.solve.games'), '{"version":1,"work":{}}');
  });

  it('of a tab that only looks is not stored over the games of another, also when it ends', async (t) => {
    const pass = begin(t);
    const panel = Panel.with(A);
    panel.enter(1);
    pass(2_000);
    await turns(); // its record is written
    const looking = panel.reloaded();
    pass(5_000);
    looking.storage.setItem('jiugong.work.solve.games', '{"version":1,"work":{}}');
    dispatchEvent(new Event('pagehide'));
    assert.equal(looking.storage.getItem('jiugong.work.solve.games'), '{"version":1,"work":{}}');
  });

  it('of each panel is its own', (t) => {
    const pass = begin(t);
    const storage = storageLike({});
    const variants = Panel.with(B, 'variants', storage);
    variants.enter(1);
    pass(5_000);
    variants.keeper.leave();
    const solve = Panel.with(A, 'solve', storage);
    assert.deepEqual([variants.time, solve.time], ['0:05', '0:00']);
    solve.enter(1);
    pass(2_000);
    assert.deepEqual([variants.time, solve.time], ['0:05', '0:02']);
    solve.keeper.leave();
    assert.equal(Panel.with(variants.board, 'variants', storageLike(storage)).time, '0:05');
  });
});

describe('a pause', () => {
  it('counts nothing until the person goes on', (t) => {
    const pass = begin(t);
    const panel = Panel.with(A);
    panel.enter(1);
    pass(5_000);
    panel.press();
    assert.ok(panel.isCovered);
    assert.match(panel.cover!.textContent!, /0:05/);
    pass(60_000);
    panel.press();
    pass(1_000);
    assert.deepEqual([panel.isCovered, panel.time], [false, '0:06']);
  });

  it('ends when the panel is left', (t) => {
    const pass = begin(t);
    const panel = Panel.with(A);
    panel.enter(1);
    panel.press();
    panel.keeper.leave();
    assert.equal(panel.isCovered, false);
    panel.keeper.show();
    pass(1_000);
    assert.deepEqual([panel.isCovered, panel.time], [false, '0:01']);
  });

  it('outlasts a reload, until the person goes on', (t) => {
    const pass = begin(t);
    const panel = Panel.with(A);
    panel.enter(1);
    pass(6_000);
    panel.press();
    const paused = panel.reloaded();
    assert.match(paused.cover!.textContent!, /0:06/);
    pass(60_000);
    paused.press();
    pass(1_000);
    assert.equal(paused.time, '0:07');
    // It is over: another reload does not bring it back.
    assert.equal(paused.reloaded().isCovered, false);
  });

  it('ends when another puzzle comes onto the board', (t) => {
    const pass = begin(t);
    const panel = Panel.with(A);
    panel.enter(1);
    pass(5_000);
    panel.press();
    panel.put(B);
    assert.deepEqual([panel.isCovered, panel.time], [false, '0:00']);
    // Neither game is paused any longer.
    panel.undo();
    pass(1_000);
    assert.equal(panel.time, '0:06');
  });
});

describe('who solves a puzzle', () => {
  const said = ({ keeper: { finish } }: Panel): readonly string[] =>
    withFinish({ tone: 'good', headline: '', details: [] }, finish, [], texts).details;

  it('is told the time, which stands, also after a reload', (t) => {
    const pass = begin(t);
    const panel = Panel.with(A);
    panel.enter(50);
    pass(65_000);
    assert.equal(panel.keeper.finish, null);
    panel.enter(1);
    assert.deepEqual(said(panel), ['1:05 · no hints']);
    pass(60_000);
    assert.deepEqual([panel.time, panel.hasPause], ['1:05', false]);
    const reloaded = panel.reloaded();
    pass(1_000);
    assert.deepEqual(said(reloaded), ['1:05 · no hints']);
    // Another puzzle is not solved.
    reloaded.put(B);
    assert.deepEqual([reloaded.keeper.finish, reloaded.time], [null, '0:00']);
  });

  it('is not told the time of a hidden clock, which counts all the same', (t) => {
    const pass = begin(t);
    t.after(() => delete document.documentElement.dataset['clock']);
    document.documentElement.dataset['clock'] = 'hidden';
    const panel = Panel.with(A);
    panel.enter(50);
    pass(5_000);
    panel.enter(1);
    // It is a finish, after which the next puzzle is offered.
    assert.deepEqual(panel.keeper.finish, { time: null, hints: 0 });
    assert.deepEqual(said(panel), ['No hints']);
    document.documentElement.dataset['clock'] = 'shown';
    assert.deepEqual(said(panel), ['0:05 · no hints']);
  });
});

describe('a puzzle that was entered', () => {
  it('is in the history once it is started, before its first digit, and its time runs', (t) => {
    const pass = begin(t);
    const panel = Panel.with({ ...A, editing: true });
    assert.deepEqual(panel.records, []);
    startGame(panel as unknown as JiugongBoard, panel.keeper);
    assert.deepEqual(
      panel.records.map(({ state }) => state),
      [writeState(BOARD_LINK, A)],
    );
    pass(1_000);
    assert.equal(panel.time, '0:01');
    // Undo goes back to entering, with the givens as they are.
    panel.undo();
    assert.deepEqual([panel.board.editing, panel.board.givens], [true, A.givens]);
  });
});

describe('records', () => {
  it('that the browser refused are written with the first one that it takes', async (t) => {
    begin(t);
    const panel = Panel.with(A);
    panel.write = () => null;
    panel.enter(1);
    await turns();
    panel.put(B);
    panel.write = (record) => record;
    panel.edit((model) => models.typeValue(models.selectCell(model, B.givens.indexOf(null)), 1));
    await turns();
    const puzzles = panel.records.map(({ state }) => state.replace(/-O.*/, ''));
    assert.deepEqual(
      puzzles,
      [B, A].map((board) => writeState(BOARD_LINK, board)),
    );
    // What was erased is not late any longer.
    panel.write = () => null;
    panel.undo();
    panel.undo();
    panel.enter(1);
    await turns();
    panel.keeper.forget();
    panel.write = (record) => record;
    panel.put(B);
    panel.edit((model) => models.typeValue(models.selectCell(model, B.givens.indexOf(null)), 2));
    await turns();
    assert.equal(panel.records.length, 3);
  });

  it('are written also after a mistake in the page, which is heard', async (t) => {
    begin(t);
    const others = process.listeners('unhandledRejection');
    process.removeAllListeners('unhandledRejection');
    t.after(() => others.forEach((other) => process.on('unhandledRejection', other)));
    const heard = once(process, 'unhandledRejection');
    const panel = Panel.with(A);
    panel.write = () => {
      throw new TypeError('undefined is not a function');
    };
    panel.enter(1);
    const [mistake] = (await heard) as [unknown];
    assert.ok(mistake instanceof TypeError);
    panel.write = (record) => record;
    panel.enter(1);
    await turns();
    assert.equal(panel.records.length, 1);
  });
});

describe('hints', () => {
  const said = (panel: Panel): readonly string[] => {
    const message = { tone: 'good', headline: '', details: [] } as const;
    return withFinish(message, panel.keeper.finish, ['Easy', 'Fri, January 2'], texts).details;
  };

  it('are counted once for each step, whatever Undo takes back, and told at the finish', (t) => {
    const pass = begin(t);
    const panel = Panel.with(A);
    panel.hint();
    pass(2_000);
    assert.equal(panel.time, '0:02', 'reading one is playing');
    for (const stage of ['how', 'where', 'applied'] as const) panel.hint(stage);
    panel.enter(1);
    panel.hint();
    panel.undo();
    const reloaded = panel.reloaded();
    reloaded.enter(51);
    assert.deepEqual(said(reloaded), ['Easy · Fri, January 2', '0:02 · 2 hints']);
    assert.equal(reloaded.records.at(-1)!.hints, 2);
    // Another attempt begins without any.
    reloaded.edit(models.resetBoard);
    reloaded.enter(51);
    assert.deepEqual(said(reloaded), ['Easy · Fri, January 2', 'No hints']);
  });

  it('are not counted on a solved puzzle, nor while givens are entered', (t) => {
    begin(t);
    const panel = Panel.with(A);
    panel.enter(51);
    panel.hint();
    assert.deepEqual(said(panel), ['Easy · Fri, January 2', 'No hints']);
    const entering = Panel.with({ ...A, editing: true });
    entering.hint();
    assert.equal(entering.records.length, 0);
  });
});

describe('a record', () => {
  it('is called by what is known of the puzzle, also where that comes later', async (t) => {
    begin(t);
    const panel = Panel.with(A);
    panel.enter(1);
    await turns();
    assert.equal(panel.records.at(-1)!.level, null);
    panel.label = { level: 'hard', day: '2026-11-27' };
    panel.keeper.relabel();
    await turns();
    // Another visit does not know it yet.
    const reloaded = panel.reloaded();
    reloaded.enter(1);
    await turns();
    const { level, day } = reloaded.records.at(-1)!;
    assert.deepEqual([level, day, reloaded.keeper.level], ['hard', '2026-11-27', 'hard']);
    reloaded.put(B);
    assert.equal(reloaded.keeper.level, null);
  });
});
