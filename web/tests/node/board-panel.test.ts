/** What Solve and Variants have in common, without a page: the start of a game, and what is brought to the board. */
import { emptyPlace } from './small-dom';
import assert from 'node:assert/strict';
import { after, describe, it, type TestContext } from 'node:test';
import { render } from 'lit';
import { getEngine } from '../../board/get-engine';
import { fromRegions } from '../../board/shapes/regions';
import { startHistory } from '../../board/history';
import * as models from '../../board/model';
import { boardOf, setEditing, type Board } from '../../board/state';
import { parseValues } from '../../board/values';
import { describe as describeBoard } from '../../board/words';
import { JiugongError, type Engine } from '../../engine/jiugong';
import { pageMessagesFor, type PageMessages } from '../../locales/page-messages';
import type { PanelContext } from '../../page/panel';
import { BOARD_LINK } from '../../page/panels/solve/link';
import { sudokuKind } from '../../page/panels/solve/share/kind';
import { SOLVE_WORK } from '../../page/panels/solve/work';
import { EXAMPLES } from '../../page/panels/variants/examples';
import { BoardPanel, type BoardModel } from '../../page/ui/boards/board-panel';
import { describeBoardNotice, type BoardNotice } from '../../page/ui/boards/notice';
import type { TextFile } from '../../page/ui/files';
import type { GameRecord } from '../../page/ui/history/record';
import { fragmentOf, writeState } from '../../page/ui/link';
import { PartError } from '../../page/ui/part-error';
import { pasteDialog } from '../../page/ui/paste-dialog';
import { NOTHING_TYPED } from '../../page/ui/pasting';
import { Store } from '../../page/ui/store';
import { BLANK, FIRST, IMPOSSIBLE, TWO_WAYS } from '../browser/puzzles';
import { PUZZLE, SOLUTION } from './board-fixtures';
import { fill } from './dom-events';
import { fakeStorage } from './fake-storage';
import { firstBoard, PanelBoard } from './panel-board';
import { stopTime } from './stopped-clock';
import { turns } from './turns';

after(async () => (await getEngine()).close());

const texts = pageMessagesFor('en');

type Opened = { readonly kind: 'opened' };
type Model = BoardModel<Opened>;
const EMPTY: Model = { notice: null, judging: false, pasting: NOTHING_TYPED };

const MESSAGE = { tone: 'alarm', headline: 'Refused.', details: [] } as const;

const entered = (puzzle: string): Board => setEditing(boardOf(parseValues(puzzle)!), true);

/** An engine that answers nothing until it is stopped. */
const stuck = {
  solve: (_: unknown, { signal }: { readonly signal: AbortSignal }) =>
    new Promise((_resolve, reject) => {
      const abort = (): void => reject(new DOMException('', 'AbortError'));
      if (signal.aborted) abort();
      else signal.addEventListener('abort', abort);
    }),
} as unknown as Engine;

/** A panel of which only the board is there. */
class View {
  readonly place = emptyPlace();
  readonly board: PanelBoard;
  readonly panel: BoardPanel<Opened, Model, PageMessages>;
  readonly records: GameRecord[] = [];
  readonly put: Board[] = [];
  readonly taken: TextFile[] = [];
  readonly pasted: string[] = [];
  /** Whether texts and files are for another panel. */
  isForOther = false;
  /** How many new puzzles were asked for. */
  made = 0;
  isMaking = false;

  constructor(board: Board, engine?: () => Promise<Engine>, storage = fakeStorage()) {
    this.board = new PanelBoard(board);
    const history = {
      note: async (record: GameRecord) => {
        this.records.push(record);
        return record;
      },
    };
    const context = {
      place: this.place,
      language: 'en',
      store: new Store(storage),
      share: { follow: () => undefined },
      history,
      handOver: () => this.isForOther,
    };
    this.panel = new BoardPanel(context as unknown as PanelContext, EMPTY, {
      id: 'solve',
      board: this.board.element,
      work: SOLVE_WORK,
      textsFor: pageMessagesFor,
      kind: () =>
        sudokuKind(
          () => texts.share,
          () => [],
        ),
      draw: (model) => this.draw(model),
      followBoard: () => {
        this.panel.keep();
        this.panel.say(null);
      },
      closeDialogs: () => undefined,
      stopMaking: () => {
        const was = this.isMaking;
        this.isMaking = false;
        return was;
      },
      title: () => '',
      put: (linked) => this.put.push(linked),
      makeNew: () => ++this.made,
      sayOpened: () => this.panel.say({ kind: 'opened' }),
      paste: async (text) => void this.pasted.push(text),
      takeFiles: (files) => this.takeFiles(files),
      titles: ['opened', 'judged'],
      ...(engine === undefined ? {} : { engine }),
    });
    this.panel.start(EMPTY);
  }

  draw({ pasting }: Model): void {
    const refusal = { ...this.notice, message: MESSAGE, mistakes: [] };
    const { events, pasteId } = this.panel;
    const words = { placeholder: '' };
    render(pasteDialog(pasteId, pasting, refusal, words, texts, events), this.place);
  }

  get field(): HTMLTextAreaElement | null {
    return this.place.querySelector('textarea');
  }

  /** Types a text into the dialog to paste. */
  fill(text: string): void {
    fill(this.field!, text);
  }

  takeFiles(files: readonly TextFile[]): void {
    this.taken.push(...files);
  }

  get notice(): Model['notice'] {
    return this.panel.model.notice;
  }

  /** What the board itself says. */
  get said(): string {
    const { headline, details } = describeBoard(this.board.game.model, texts);
    return [headline, ...details].join(' ');
  }
}

describe('another puzzle', () => {
  it('gets the keys, and no cell of the one before is selected', async () => {
    const { board, panel } = new View(firstBoard);
    board.selected = 40;
    await panel.goTo(() => undefined);
    assert.equal(board.selected, 40);
    const played = boardOf(parseValues(SOLUTION)!);
    await panel.goTo(() => {
      board.game.put((model) => models.goOnWith(model, startHistory(played)));
      panel.say({ kind: 'opened' });
    });
    // (All its cells are filled.)
    assert.equal(board.selected, 0);
    assert.equal(board.focused, 1);
    assert.deepEqual(panel.model.notice, { kind: 'opened' });
    await panel.goTo(() => board.open(boardOf(parseValues(`12${'.'.repeat(79)}`)!)));
    assert.equal(board.selected, 2);
  });

  it('leaves alone who went elsewhere while it was looked for, and who has just come', async (context) => {
    const { board, panel, place } = new View(firstBoard);
    const [pressed, other] = ['a', 'b'].map((id) => {
      const button = document.createElement('button');
      button.id = id;
      place.append(button);
      return button;
    }) as [HTMLButtonElement, HTMLButtonElement];
    let isShown = true;
    // (A small document has no layout.)
    pressed.getClientRects = () => (isShown ? [{}] : []) as unknown as DOMRectList;
    let givens = 0;
    const goAs = async (meanwhile: () => void): Promise<boolean> => {
      const { focused } = board;
      pressed.focus();
      await panel.goTo(async () => {
        await Promise.resolve();
        meanwhile();
        const other = ++givens % 2 === 0 ? PUZZLE : FIRST;
        board.open(boardOf(parseValues(other)!));
      });
      return board.focused > focused;
    };
    assert.ok(await goAs(() => undefined));
    assert.ok(!(await goAs(() => other.focus())));
    assert.ok(await goAs(() => pressed.blur()));
    const hide = (): void => {
      isShown = false;
      other.focus();
    };
    assert.ok(await goAs(hide));
    isShown = true;
    const activation = { hasBeenActive: false };
    Object.defineProperty(navigator, 'userActivation', { value: activation, configurable: true });
    context.after(() => Reflect.deleteProperty(navigator, 'userActivation'));
    assert.ok(!(await goAs(() => undefined)));
    activation.hasBeenActive = true;
    assert.ok(await goAs(() => undefined));
  });
});

describe('a new puzzle', () => {
  it('is made by Shift+N, unless the board has a use for the key', () => {
    const view = new View(firstBoard);
    const pressed = (more: KeyboardEventInit): boolean =>
      view.panel.press(new KeyboardEvent('keydown', { key: 'N', shiftKey: true, ...more }));
    let isTaken = false;
    Object.assign(view.board, { press: () => isTaken });
    assert.ok(pressed({}));
    assert.equal(view.made, 1);
    // Held down it makes no more of them.
    assert.ok(pressed({ repeat: true }));
    for (const more of [{ key: 'n', shiftKey: false }, { ctrlKey: true }, { key: 'M' }]) {
      assert.ok(!pressed(more));
    }
    isTaken = true;
    assert.ok(pressed({}));
    assert.equal(view.made, 1);
  });

  it('does not take the place of one that is out of sight', () => {
    const view = new View(firstBoard);
    const place = { top: -900, bottom: -200, left: 0, right: 700 };
    const press = (): boolean =>
      view.panel.press(new KeyboardEvent('keydown', { key: 'N', shiftKey: true }));
    Object.assign(view.board, { press: () => false, getBoundingClientRect: () => place });
    assert.equal(press(), false);
    assert.equal(view.made, 0);
    Object.assign(view.board, { getBoundingClientRect: () => ({ ...place, bottom: 50 }) });
    assert.equal(press(), true);
  });
});

describe('what is said of a board that came', () => {
  it('stays until there is something else to say', () => {
    const { board, panel } = new View(boardOf(parseValues(PUZZLE)!));
    const notices = (): Model['notice'] => panel.model.notice;
    panel.say({ kind: 'opened' });
    board.selected = 2;
    board.selected = 3;
    assert.deepEqual(notices(), { kind: 'opened' });
    board.edit((model) => models.typeMark(model, 'corner', 4));
    assert.equal(notices(), null);
    assert.match(board.message.headline, /^51 cells to go/);
    board.edit(models.undoStep);
    assert.deepEqual(notices(), { kind: 'opened' });
    board.open(boardOf(parseValues(SOLUTION.replace('5', '.'))!));
    assert.equal(notices(), null);
  });
});

describe('the start of a game', () => {
  it('ends the entering of a puzzle, which has its place in the history from then on', async () => {
    for (const [puzzle, verdict] of [
      [FIRST, 'unique'],
      [TWO_WAYS, 'several'],
    ] as const) {
      const view = new View(entered(puzzle));
      assert.equal(view.panel.isEntering, true);
      await view.panel.play();
      assert.equal(view.board.editing, false);
      assert.deepEqual(view.notice, { kind: 'judged', verdict });
      assert.equal(view.records.length, 1);
    }
  });

  it('is not there without a digit', async () => {
    const view = new View(entered(BLANK));
    await view.panel.play();
    assert.equal(view.board.editing, true);
    assert.deepEqual(view.notice, { kind: 'judged', verdict: 'nothing' });
  });

  it('leaves a puzzle without a solution to be mended, also one that was read in a photo', async () => {
    for (const isEdited of [true, false]) {
      const view = new View(setEditing(entered(IMPOSSIBLE), isEdited));
      await view.panel.play();
      assert.equal(view.board.editing, true);
      assert.equal(view.notice, null);
      assert.match(view.said, /givens conflict/);
      assert.equal(view.records.length, 0);
    }
  });

  it('leaves a shape that the engine does not take, of which the board says what is wrong', async () => {
    const engine = await getEngine();
    const { layout, givens } = fromRegions(await engine.readRegions(EXAMPLES.killer));
    const view = new View(boardOf(givens, { ...layout, high: 8 }, true));
    await view.panel.play();
    assert.equal(view.board.editing, true);
    assert.equal(view.notice, null);
    assert.ok(view.said.includes(texts.shapes.unsolvable), view.said);
  });

  it('fails with the engine, which shows no answer', async () => {
    const error = new JiugongError('unavailable', 'gone');
    const view = new View(entered(FIRST), () => Promise.reject(error));
    await view.panel.play();
    assert.deepEqual(view.notice, { kind: 'failed', error });
    assert.equal(view.board.editing, true);
    assert.equal(view.board.isSolved, false);
  });

  it('can be stopped once it takes long', async (t) => {
    const pass = stopTime(t);
    const view = new View(entered(FIRST), async () => stuck);
    const played = view.panel.play();
    assert.equal(view.panel.model.judging, false);
    pass(1000);
    assert.equal(view.panel.model.judging, true);
    view.panel.stop();
    await played;
    assert.deepEqual(view.panel.model, {
      ...EMPTY,
      notice: { kind: 'stopped' },
    });
    assert.equal(view.board.editing, true);
  });

  it('ends where the person types on, or opens a board of the history', async () => {
    for (const act of [
      (view: View) => view.board.type(2, 4),
      (view: View) => {
        const state = writeState(BOARD_LINK, firstBoard);
        const record = { id: '1'.repeat(16), panel: 'solve', state, time: 0, updated: 1 };
        view.panel.openGame({ ...record, solved: false } as GameRecord);
        assert.deepEqual(view.notice, { kind: 'opened' });
      },
    ]) {
      const view = new View(entered(FIRST), async () => stuck);
      const played = view.panel.play();
      await turns();
      act(view);
      await played;
      assert.notEqual(view.notice?.kind, 'judged');
      assert.equal(view.panel.model.judging, false);
    }
  });
});

describe('Stop', () => {
  it('says so only where something was stopped', () => {
    const view = new View(firstBoard);
    view.panel.stop();
    assert.equal(view.notice, null);
    view.isMaking = true;
    view.panel.stop();
    assert.deepEqual(view.panel.model.notice, { kind: 'stopped' });
  });
});

describe('what is brought to the board', () => {
  it('is solved only once it is there', async () => {
    const view = new View(boardOf(parseValues(BLANK)!));
    let arrive!: () => void;
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    void view.panel.bring(async () => {
      await arrived;
      view.board.open(firstBoard);
    });
    const solved = view.panel.solve();
    await turns();
    assert.equal(view.board.isSolved, false);
    arrive();
    await solved;
    assert.equal(view.board.isSolved, true);
  });

  it('gives way to what comes later, and ends what is made', async () => {
    const view = new View(firstBoard);
    view.isMaking = true;
    const first = view.panel.ask(async () => 'first');
    const second = view.panel.ask(async () => 'second');
    assert.deepEqual(await Promise.all([first, second]), [null, 'second']);
    assert.equal(view.isMaking, false);
  });

  it('is told where it fails, also a part of the page that has not arrived', async () => {
    const view = new View(firstBoard);
    const error = new JiugongError('bad-argument', 'wrong');
    await view.panel.bring(() => Promise.reject(error));
    assert.deepEqual(view.notice, { kind: 'failed', error });
    view.panel.complain(new PartError('app-photo.js', false));
    assert.equal((view.notice as { error: JiugongError }).error.code, 'unavailable');
  });

  it('comes from links, of which damaged and later ones are told', () => {
    const view = new View(firstBoard);
    const link = fragmentOf(BOARD_LINK, firstBoard);
    assert.equal(view.panel.openLink('#batch'), false);
    assert.equal(view.notice, null);
    assert.equal(view.panel.openLink(link.slice(0, -1)), false);
    assert.deepEqual(view.notice, { kind: 'problem', problem: 'damaged' });
    assert.equal(view.panel.openLink(link.replace('=1-', '=2-')), false);
    assert.deepEqual(view.notice, { kind: 'problem', problem: 'newer' });
    assert.equal(view.panel.openLink(link), true);
    assert.deepEqual(
      view.put.map(({ givens }) => givens),
      [firstBoard.givens],
    );
  });

  it('comes from files, unless they are for another panel or cannot be read', async () => {
    const view = new View(firstBoard);
    await view.panel.openFiles([new File([FIRST], 'a.txt')] as unknown as readonly File[]);
    assert.deepEqual(
      view.taken.map(({ text }) => text),
      [FIRST],
    );
    view.isForOther = true;
    await view.panel.openFiles([new File([FIRST], 'b.txt')] as unknown as readonly File[]);
    assert.equal(view.taken.length, 1);
    await view.panel.openFiles([{ size: 1e9 }] as unknown as readonly File[]);
    assert.deepEqual(view.notice, { kind: 'problem', problem: 'unreadable' });
    // A mistake of the page is none of the file's.
    view.panel.say(null);
    view.isForOther = false;
    view.takeFiles = () => {
      throw new TypeError('a mistake');
    };
    const files = [new File([FIRST], 'c.txt')] as unknown as readonly File[];
    await assert.rejects(view.panel.openFiles(files), TypeError);
    await assert.rejects(
      view.panel.openFiles([{ size: 1 }] as unknown as readonly File[]),
      TypeError,
    );
    assert.equal(view.notice, null);
  });
});

describe('kept work', () => {
  it('is restored, and said to be until it is erased', () => {
    const storage = fakeStorage();
    new View(firstBoard, undefined, storage).board.type(2, 4);
    const view = new View(firstBoard, undefined, storage);
    assert.equal(view.board.board.own[2], 4);
    assert.deepEqual(view.notice, { kind: 'restored' });
    view.panel.forget();
    assert.equal(view.notice, null);
  });
});

describe('a text', () => {
  const error = new JiugongError('bad-character', 'no', { line: 2, column: 3 });

  /** Presses Paste, with what the browser gives of the clipboard. */
  async function paste(t: TestContext, view: View, readText: () => Promise<string>): Promise<void> {
    const before = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
    Object.defineProperty(navigator, 'clipboard', { value: { readText }, configurable: true });
    t.after(() => Object.defineProperty(navigator, 'clipboard', before ?? { configurable: true }));
    view.panel.events.onPaste();
    await turns();
  }

  it('that was copied goes on the board without a dialog', async (t) => {
    const view = new View(boardOf(parseValues(FIRST)!));
    await paste(t, view, async () => TWO_WAYS);
    assert.deepEqual(view.pasted, [TWO_WAYS]);
    assert.equal(view.field, null);
  });

  for (const [name, readText] of [
    ['the browser refuses the clipboard', () => Promise.reject(new Error('denied'))],
    ['the clipboard is empty', async () => ' '],
  ] as const) {
    it(`is asked for where ${name}`, async (t) => {
      const view = new View(boardOf(parseValues(FIRST)!));
      await paste(t, view, readText);
      assert.equal(view.field!.value, '');
      view.fill(TWO_WAYS);
      view.panel.events.onPut();
      await turns();
      assert.deepEqual(view.pasted, [TWO_WAYS]);
    });
  }

  it('that cannot be read is kept in the notice, and nothing of files that no person mends', async () => {
    const view = new View(boardOf(parseValues(FIRST)!));
    await view.panel.bringText('no', () => Promise.reject(error));
    assert.deepEqual(view.notice, { kind: 'failed', error, text: 'no' });
    await view.panel.bringText(null, () => Promise.reject(error));
    assert.deepEqual(view.notice, { kind: 'failed', error });
  });

  it('closes the dialog once it is on the board, and no sooner', async (t) => {
    const view = new View(boardOf(parseValues(FIRST)!));
    await paste(t, view, async () => '');
    view.fill('no');
    await view.panel.bringText('no', () => Promise.reject(error));
    assert.equal(view.field!.value, 'no');
    await view.panel.bringText('no', async () => false);
    assert.equal(view.field!.value, 'no');
    await view.panel.bringText('yes', async () => true);
    assert.equal(view.field, null);
  });

  it('that was typed stays when the dialog is closed, until it is on the board', async (t) => {
    const view = new View(boardOf(parseValues(FIRST)!));
    const open = () => paste(t, view, async () => '');
    for (const close of [
      () => view.place.querySelector('dialog')!.dispatchEvent(new Event('cancel')),
      () => view.place.querySelector('dialog')!.click(),
      () => view.panel.leave(),
      () => view.panel.bringText('another', async () => true),
    ]) {
      await open();
      view.fill(TWO_WAYS);
      await close();
      assert.equal(view.field, null);
      await open();
      assert.equal(view.field!.value, TWO_WAYS);
    }
    await view.panel.bringText(TWO_WAYS, async () => true);
    await open();
    assert.equal(view.field!.value, '');
  });

  it('that another panel takes is not kept', async (t) => {
    const view = new View(boardOf(parseValues(FIRST)!));
    view.isForOther = true;
    await paste(t, view, async () => '');
    view.fill(TWO_WAYS);
    view.panel.events.onPut();
    await turns();
    assert.deepEqual([view.pasted, view.field], [[], null]);
    await paste(t, view, async () => '');
    assert.equal(view.field!.value, '');
  });
});

describe('what is said of any board', () => {
  const ofBoard = { tone: 'plain', headline: 'Its headline.', details: ['A detail.'] } as const;
  const say = (notice: BoardNotice): readonly string[] => {
    const { headline, details } = describeBoardNotice(notice, ofBoard, texts);
    return [headline, ...details];
  };

  it('is what the board says, too, after it was restored', () => {
    assert.deepEqual(say({ kind: 'restored' }), [
      texts.page.kept.restored,
      ofBoard.headline,
      ...ofBoard.details,
    ]);
  });

  it('is else the notice alone', () => {
    assert.deepEqual(say({ kind: 'stopped' }), [texts.status.stopped]);
    assert.deepEqual(say({ kind: 'judged', verdict: 'unique' }), [texts.page.start.ready]);
    const { newer, newerHow } = texts.share.problems;
    assert.deepEqual(say({ kind: 'problem', problem: 'newer' }), [newer, newerHow]);
  });
});
