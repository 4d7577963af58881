/** The presets of Variants: what they put on the board, what is said of it, and the name in the address. */
import './small-dom';
import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { getEngine } from '../../board/get-engine';
import * as models from '../../board/model';
import { boardOf, type Board } from '../../board/state';
import { countValues } from '../../board/values';
import { FIRST_BOARD, presetAfter } from '../../page/panels/variants/examples';
import type { Notice } from '../../page/panels/variants/model';
import { Presets } from '../../page/panels/variants/presets';
import { PanelBoard } from './panel-board';

after(async () => (await getEngine()).close());

/** The panel around them, with its board and what it says. */
class View {
  readonly board = new PanelBoard(FIRST_BOARD);
  readonly routes: (string | null)[] = [];
  notice: Notice | null = null;
  readonly presets: Presets;
  #reading = Promise.resolve();

  constructor() {
    const reading = () => this.#reading;
    this.presets = new Presets({
      panel: {
        board: this.board.element,
        get reading() {
          return reading();
        },
        bring: (task) => (this.#reading = task()),
        bringText: (_, put) => (this.#reading = put({}).then(() => undefined)),
        ask: async (question) => question(await getEngine(), new AbortController().signal),
      },
      put: (board, notice, open = () => this.board.open(board)) => this.#put(notice, open),
      setRoute: (route) => this.routes.push(route),
    });
    this.board.addEventListener('jiugong-change', () => this.presets.followBoard());
  }

  #put(notice: Notice | null, open: () => void): void {
    open();
    this.notice = notice;
  }

  get preset(): Board['layout']['preset'] {
    return this.board.layout.preset;
  }

  get givens(): number {
    return countValues(this.board.board.givens);
  }

  undo(): void {
    this.board.edit(models.undoStep);
  }
}

describe('presets that are chosen', () => {
  it('one after another, as arrow keys do, are one step', async () => {
    const view = new View();
    const steps = view.board.history.past.length;
    for (const name of ['4x4', '6x6', '8x8'] as const) await view.presets.choose(name);
    assert.equal(view.preset, '8x8');
    assert.equal(view.board.history.past.length, steps + 1);
    view.undo();
    assert.equal(view.board.board.givens, FIRST_BOARD.givens);
  });

  it('are one step with a puzzle of a kind that is chosen among them', async () => {
    const view = new View();
    const steps = view.board.history.past.length;
    await view.presets.choose('4x4');
    const made = boardOf(view.board.board.givens, { ...view.board.layout, preset: null });
    view.presets.putFresh(made, null);
    assert.equal(view.board.board, made);
    await view.presets.choose('6x6');
    assert.equal(view.board.history.past.length, steps + 1);
    view.undo();
    assert.equal(view.board.board.givens, FIRST_BOARD.givens);
  });

  it('after something was done are a step each', async () => {
    const view = new View();
    await view.presets.choose('4x4');
    view.board.type(0, 3);
    await view.presets.choose('6x6');
    view.undo();
    assert.deepEqual([view.preset, view.board.board.givens[0]], ['4x4', 3]);
  });

  it('are said to have replaced something, unless nothing is lost', async () => {
    const view = new View();
    // What the page begins with and the board of a preset, even one with pieces, are nothing of the person.
    for (const name of ['6x6', 'jigsaw', '4x4'] as const) {
      await view.presets.choose(name);
      assert.equal(view.notice, null, name);
    }
    await view.presets.showExample();
    assert.equal(view.notice, null);
    await view.presets.showExample();
    assert.deepEqual(view.notice, { kind: 'opened' });
  });

  it('are empty boards to be set, and their examples puzzles to be played', async () => {
    const view = new View();
    await view.presets.choose('6x6');
    assert.deepEqual([view.givens, view.board.editing], [0, true]);
    await view.presets.showExample();
    assert.equal(view.preset, '6x6');
    assert.ok(view.givens > 0 && !view.board.editing);
  });

  it('are waited for by the example, which is that of the last one', async () => {
    const view = new View();
    void view.presets.choose('8x8');
    await view.presets.showExample();
    assert.deepEqual([view.preset, view.givens > 0], ['8x8', true]);
  });
});

describe('the next puzzle', () => {
  it('is the example of the next preset, whose name comes into the address', async () => {
    const view = new View();
    const next = presetAfter('x');
    await view.presets.next();
    assert.equal(view.preset, next);
    assert.equal(view.presets.route, next);
    assert.deepEqual(view.routes, [next]);
  });
});

describe('the name in the address', () => {
  it('shows the board of that preset, unless it is there', async () => {
    const view = new View();
    view.presets.open('x');
    view.presets.open('no-such-preset');
    assert.equal(view.presets.route, null);
    assert.equal(view.board.board.givens, FIRST_BOARD.givens);
    view.presets.open('4x4');
    await view.presets.showExample();
    assert.equal(view.preset, '4x4');
  });

  it('goes with the board of that preset, which a reload would bring back', async () => {
    const view = new View();
    await view.presets.choose('4x4');
    view.board.type(0, 3);
    assert.equal(view.presets.route, '4x4');
    view.undo();
    view.undo();
    assert.equal(view.preset, 'x');
    assert.equal(view.presets.route, null);
    assert.deepEqual(view.routes, ['4x4', null]);
  });
});
