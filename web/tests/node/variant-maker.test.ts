/** How a new variant comes to the board: what is told of it, what takes long, and the next one. */
import assert from 'node:assert/strict';
import { after, before, describe, it, type TestContext } from 'node:test';
import { JiugongError, load, type Engine } from '../../../build/site/jiugong.mjs';
import * as boards from '../../board/model';
import { boardIn } from '../../board/model';
import { toInput } from '../../board/shapes/regions';
import { boardOf, enter, type Board } from '../../board/state';
import { describe as describeBoard } from '../../board/words';
import { FIRST_BOARD } from '../../page/panels/variants/examples';
import { parseMade, withMade, type Made } from '../../page/panels/variants/made';
import { VariantMaker } from '../../page/panels/variants/making/maker';
import {
  FIRST_VARIANT_REQUEST,
  FURTHER_KINDS,
  type VariantRequest,
} from '../../page/panels/variants/making/request';
import { FIRST_MODEL, type Model, type Notice } from '../../page/panels/variants/model';
import { textsFor } from '../../page/panels/variants/texts';
import { describe as say } from '../../page/panels/variants/words';
import { stopTime } from './stopped-clock';
import { turns } from './turns';

let real: Engine;
before(async () => {
  real = await load();
});
after(() => real.close());

const texts = textsFor('en');
const words = texts.variants.making;

/** A panel without a page: its model, and the board that it has put there. */
class Panel {
  model: Model = FIRST_MODEL;
  board: Board = FIRST_BOARD;
  /** Whether the dialog was open when a failure was told. */
  isOpenAtFailure: boolean | null = null;
  readonly maker: VariantMaker;

  constructor(engine: Partial<Engine> = real) {
    this.maker = new VariantMaker({
      place: { querySelector: () => null } as unknown as HTMLElement,
      model: () => this.model,
      show: (model) => (this.model = model),
      onBegin: () => undefined,
      put: (board, notice) => this.#put(board, notice),
      onError: () => (this.isOpenAtFailure = this.model.making.isOpen),
      engine: () => Promise.resolve(engine as Engine),
    });
  }

  change(change: Partial<VariantRequest>): void {
    this.maker.events.onChange(change);
  }

  /** All that the status says. */
  get said(): string {
    const { board } = this;
    const shown = boards.startWith(boards.EMPTY_MODEL, board);
    const told = { board, layout: board.layout, message: describeBoard(shown, texts) };
    const { headline, details } = say(this.model, told, null, texts);
    return [headline, ...details].join(' ');
  }

  #put(board: Board, notice: Notice): void {
    this.board = board;
    this.model = { ...this.model, notice };
  }
}

/** An engine whose puzzles never come. */
function stuck() {
  const asked: AbortSignal[] = [];
  const generateRegions = ({ signal }: { readonly signal: AbortSignal }): Promise<never> =>
    new Promise((_, reject) => {
      asked.push(signal);
      signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    });
  return { asked, engine: { generateRegions } as unknown as Partial<Engine> };
}

describe('a variant that was made', () => {
  it('is on the board, to be played, and told with its givens', async () => {
    const panel = new Panel();
    panel.maker.open(true);
    panel.change({ grid: '4x4', drawn: 'cage', givens: 0, seed: '1' });
    await panel.maker.make();
    const { layout, givens, editing } = panel.board;
    assert.ok(layout.cages.length > 0 && !editing && givens.every((given) => given === null));
    assert.equal(panel.said, `${words.made(0)} ${words.unique}`);
    assert.equal(panel.model.making.isOpen, false);
    const { status } = await real.solveRegions(toInput(layout, givens));
    assert.equal(status, 'unique');
  });

  it('that cannot be as requested is the nearest, and says so', async () => {
    const panel = new Panel();
    panel.change({ grid: '4x4', drawn: 'none', givens: 50 });
    await panel.maker.make();
    assert.ok(panel.said.endsWith(words.missed(50)), panel.said);
  });

  it('has a seed, which is told from then on', async () => {
    const panel = new Panel();
    assert.equal(panel.model.making.seed, null);
    panel.change({ grid: '4x4', drawn: 'none', givens: null, seed: ' 4711 ' });
    await panel.maker.make();
    assert.equal(panel.model.making.seed, '4711');
  });

  it('is followed by another of its kind, whatever its seed was', async () => {
    const panel = new Panel();
    panel.change({ grid: '4x4', drawn: 'thermometer', givens: null, seed: '1' });
    await panel.maker.make();
    const first = panel.board;
    const solved = boardIn(
      boards.fillBoard(boards.startWith(boards.EMPTY_MODEL, first), Array(16).fill(1)),
    );
    assert.ok(panel.maker.isOf(solved), 'with digits on it, too');
    // The dialog may have been set to something else meanwhile.
    panel.change({ drawn: 'cage' });
    await panel.maker.next(solved);
    assert.notEqual(panel.model.making.seed, '1');
    assert.notEqual(panel.board, first);
    const { constraints } = panel.board.layout;
    assert.ok(constraints.length > 0 && constraints.every(({ kind }) => kind === 'thermometer'));
    assert.ok(panel.maker.isOf(first), 'which Undo brings back');
  });

  it('that Undo brings back is of its own kind still', async () => {
    const panel = new Panel();
    await panel.maker.makeKind('thermometer');
    const first = panel.board;
    await panel.maker.makeKind('arrow');
    const kinds = [first, panel.board].map((board) => panel.maker.kindOf(board));
    assert.deepEqual(kinds, ['thermometer', 'arrow']);
  });

  it('is not taken for another puzzle that is set after it', async () => {
    const panel = new Panel();
    assert.ok(!panel.maker.isOf(FIRST_BOARD));
    panel.change({ grid: '4x4', drawn: 'none', givens: null, seed: '1' });
    await panel.maker.make();
    const { layout, givens } = panel.board;
    const cell = givens.indexOf(null);
    assert.ok(!panel.maker.isOf(enter(boardOf(givens, layout, true), cell, 1)));
    assert.ok(!panel.maker.isOf(boardOf(givens, { ...layout })));
  });
});

describe('a kind that is chosen beside the presets', () => {
  for (const kind of FURTHER_KINDS) {
    it(`is made with one solution, whatever the dialog is set to: ${kind}`, async () => {
      const panel = new Panel();
      panel.change({ grid: '4x4', drawn: 'cage', givens: 5, irregular: true });
      await panel.maker.makeKind(kind);
      const { layout, givens } = panel.board;
      assert.deepEqual([layout.rows, layout.cages.length > 0], [9, kind === 'mixed']);
      assert.ok(layout.constraints.length > 0);
      assert.equal(panel.maker.kindOf(panel.board), kind);
      const { status } = await real.solveRegions(toInput(layout, givens));
      assert.equal(status, 'unique');
    });
  }

  it('is not that of a puzzle of another grid', async () => {
    const panel = new Panel();
    assert.equal(panel.maker.kindOf(panel.board), null);
    panel.change({ grid: '4x4', drawn: 'thermometer', givens: null });
    await panel.maker.make();
    assert.equal(panel.maker.kindOf(panel.board), null);
  });
});

it('the puzzles that were made are stored, the last ones each once', () => {
  const made = [1, 2, 1, ...Array(19).fill(3)].map((seed, at): Made => [
    seed === 3 ? `3-${at}` : String(seed),
    at === 0 ? 'other' : 'request',
  ]);
  const kept = made.reduce<readonly Made[]>(withMade, []);
  assert.equal(kept.length, 20);
  assert.deepEqual(kept[0], ['1', 'request']);
  assert.deepEqual(parseMade(JSON.parse(JSON.stringify(kept))), kept);
  // (An earlier version stored examples with null.)
  const hostile = [null, {}, { puzzle: '1' }, 'x', [['1'], ['1', null], [1, ''], 'x', null]];
  assert.deepEqual(hostile.flatMap(parseMade), []);
});

it('the request is that of the last visit, but for the seed', () => {
  const request = { grid: '6x6', drawn: 'arrow', givens: 5, irregular: true } as const;
  new Panel().change({ ...request, seed: 'a name' });
  const { making } = new Panel().maker.restore(FIRST_MODEL);
  assert.deepEqual(making.request, { ...FIRST_VARIANT_REQUEST, ...request });
});

it('the engine is asked for what is requested', async () => {
  let asked: Parameters<Engine['generateRegions']>[0] = {};
  const panel = new Panel({
    generateRegions: (options) => {
      asked = options ?? {};
      return real.generateRegions({ preset: '4x4', rules: [], seed: 1 });
    },
  });
  panel.change({ grid: '6x6', drawn: 'kropki', givens: 5, irregular: true, seed: ' a name ' });
  await panel.maker.make();
  const { signal: _, onProgress: __, ...options } = asked;
  assert.deepEqual(options, {
    preset: '6x6',
    rules: ['kropki'],
    givens: 5,
    irregular: true,
    seed: 'a name',
  });
});

describe('what takes long', () => {
  async function begin(t: TestContext) {
    const pass = stopTime(t);
    const { asked, engine } = stuck();
    const panel = new Panel(engine);
    panel.maker.open(true);
    const making = panel.maker.make();
    await turns(2);
    assert.equal(panel.model.making.slow, false);
    pass(200);
    assert.equal(panel.model.making.slow, true);
    return { panel, making, asked };
  }

  it('is told in the dialog, and goes on and is told beside the board without it', async (t) => {
    const { panel, making, asked } = await begin(t);
    assert.equal(panel.model.notice, null);
    panel.maker.events.onClose();
    assert.ok(!asked[0]!.aborted);
    assert.equal(panel.said, words.making);
    panel.maker.open(true);
    assert.equal(panel.model.notice, null);
    panel.maker.stop();
    await making;
  });

  it('is stopped from the dialog, which stays, and changes nothing', async (t) => {
    const { panel, making, asked } = await begin(t);
    panel.maker.events.onStop();
    await making;
    assert.ok(asked[0]!.aborted);
    const { isOpen, slow } = panel.model.making;
    assert.deepEqual([isOpen, slow, panel.board], [true, false, FIRST_BOARD]);
  });

  it('is stopped from outside, and no longer told', async (t) => {
    const { panel, making } = await begin(t);
    panel.maker.open(false);
    assert.equal(panel.maker.stop(), true);
    await making;
    assert.deepEqual([panel.model.notice, panel.board], [null, FIRST_BOARD]);
    assert.equal(panel.maker.stop(), false);
  });
});

it('a failure is told beside the board, not behind the dialog', async () => {
  const panel = new Panel({
    generateRegions: () => Promise.reject(new JiugongError('unavailable', 'missing')),
  });
  panel.maker.open(true);
  await panel.maker.make();
  assert.deepEqual([panel.isOpenAtFailure, panel.board], [false, FIRST_BOARD]);
});
