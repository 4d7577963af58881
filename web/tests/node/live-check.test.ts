/** What is said of a puzzle while it is being set: whether it has one solution, where not, and why none. */
import assert from 'node:assert/strict';
import { after, before, describe, it, type TestContext } from 'node:test';
import { load, JiugongError, type Engine } from '../../../build/site/jiugong.mjs';
import type { Exhibit } from '../../board/exhibit';
import * as models from '../../board/model';
import { boardIn } from '../../board/model';
import '../../rules/on-board/provided';
import { boardOf, enter, reshape, setEditing, type Board } from '../../board/state';
import { blank } from '../../board/values';
import { LiveCheck, type Judgement } from '../../page/panels/variants/live-check';
import { LiveJudge } from '../../page/panels/variants/live-judge';
import {
  LiveMarks,
  marksOfContradiction,
  marksOfDifference,
} from '../../page/panels/variants/live-marks';
import { describeContradiction, describeJudgement } from '../../page/panels/variants/live-words';
import { setBoxes } from '../../page/panels/variants/shape';
import { textsFor } from '../../page/panels/variants/texts';
import { square } from '../layouts';
import { stopTime } from './stopped-clock';
import { turns } from './turns';

let engine: Engine;
before(async () => {
  engine = await load();
  // Its module is loaded with the first call.
  await engine.regionPreset('4x4');
});
after(() => engine.close());

const texts = textsFor('en');
const { live } = texts.variants;
const FOUR = square(2, 2);
const EMPTY = boardOf(blank(FOUR), FOUR, true);

type Givens = readonly (readonly [cell: number, value: number])[];

const give = (board: Board, givens: Givens): Board =>
  givens.reduce((given, [cell, value]) => enter(given, cell, value), board);

const cellsOf = (text: string): Givens =>
  [...text].flatMap((sign, cell) => (sign === '.' ? [] : [[cell, Number(sign)] as const]));

const SEVERAL = give(EMPTY, [
  [0, 1],
  [5, 3],
  [10, 1],
  [15, 2],
]);
const UNIQUE = give(SEVERAL, [[14, 4]]);
/** All but four cells, of which two values can change places. */
const FOUR_OPEN = give(EMPTY, cellsOf('..343412..434321'));
const NONE = give(SEVERAL, [
  [1, 4],
  [13, 4],
]);

/** The check of a board, with a clock of its own. */
interface Bench {
  readonly check: LiveCheck;
  readonly pass: (milliseconds: number) => void;
  /** Puts another board there. */
  put(board: Board): void;
  /** Waits until the puzzle is judged. */
  judged(): Promise<Judgement>;
}

function bench(t: TestContext, used: Partial<Engine> = engine): Bench {
  const pass = stopTime(t);
  let board = EMPTY;
  let hear: (() => void) | null = null;
  const check = new LiveCheck(
    {
      board: () => board,
      onChange: () => hear?.(),
      engine: () => Promise.resolve(used as Engine),
    },
    true,
  );
  return {
    check,
    pass,
    put(next) {
      board = next;
      check.follow();
    },
    async judged() {
      await new Promise<void>((resolve) => {
        hear = () => check.present !== null && resolve();
        pass(250);
      });
      return check.present!;
    },
  };
}

/** A search that is never answered, and whether it was aborted. */
function endless() {
  const asked: AbortSignal[] = [];
  const search = (...[, options]: readonly unknown[]): Promise<never> =>
    new Promise((_, reject) => {
      const { signal } = options as { readonly signal: AbortSignal };
      asked.push(signal);
      signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    });
  return { asked, search };
}

describe('a puzzle that is set', () => {
  it('is judged once it has stood for a moment, whether it has one solution', async (t) => {
    const { check, pass, put, judged } = bench(t);
    put(SEVERAL);
    pass(249);
    await turns(3);
    assert.equal(check.present, null);
    pass(1);
    assert.equal((await judged()).kind, 'several');
    put(UNIQUE);
    assert.deepEqual(await judged(), { kind: 'unique' });
    put(NONE);
    assert.deepEqual(await judged(), { kind: 'none' });
  });

  it('is not judged while it is empty, shows an answer or is played', (t) => {
    const { check, put } = bench(t);
    for (const board of [
      EMPTY,
      setEditing(UNIQUE, false),
      { ...UNIQUE, finding: { kind: 'checked', wrong: [] } as const },
    ]) {
      put(UNIQUE);
      assert.ok(check.isAsked);
      put(board);
      assert.ok(!check.isAsked);
      assert.equal(check.judgement, null);
    }
  });

  it('is not judged where a person does not want it', async (t) => {
    const { check, put, judged } = bench(t);
    put(UNIQUE);
    await judged();
    check.isOn = false;
    assert.deepEqual([check.isAsked, check.judgement], [false, null]);
    check.isOn = true;
    assert.deepEqual(await judged(), { kind: 'unique' });
  });

  it('whose rules cannot be, has no verdict of its solutions', async (t) => {
    const { put, judged } = bench(t);
    const layout = setBoxes(FOUR, { rows: 3, cols: 2 });
    put(give(boardOf(blank(layout), layout, true), [[0, 1]]));
    assert.deepEqual(await judged(), { kind: 'invalid' });
  });

  it('is left alone by a failing engine, which is told', async (t) => {
    const error = new JiugongError('unavailable', 'missing');
    const { put, judged } = bench(t, { solveRegions: () => Promise.reject(error) });
    put(UNIQUE);
    assert.deepEqual(await judged(), { kind: 'failed', error });
  });

  it('keeps its verdict until there is another one, so that nothing is said twice', async (t) => {
    const { check, put, judged } = bench(t);
    put(SEVERAL);
    await judged();
    put(give(SEVERAL, [[9, 3]]));
    // Not that of the present puzzle, but still shown.
    assert.equal(check.present, null);
    assert.deepEqual([check.judgement?.kind, check.latest?.kind], ['several', 'several']);
    put(SEVERAL);
    assert.equal(check.latest?.kind, 'several');
    assert.equal((await judged()).kind, 'several');
  });
});

describe('a search that takes long', () => {
  it('hides the verdict of the puzzle before, and ends with none after some seconds', async (t) => {
    const { asked, search } = endless();
    let solves: Engine['solveRegions'] = (...call) => engine.solveRegions(...call);
    const { check, pass, put, judged } = bench(t, {
      solveRegions: (...call) => solves(...call),
      regionDifference: (...call) => engine.regionDifference(...call),
    });
    put(UNIQUE);
    await judged();
    solves = ({ signal }) => search(null, { signal });
    put(SEVERAL);
    pass(250);
    await turns(3);
    assert.equal(check.judgement?.kind, 'unique');
    pass(200);
    assert.deepEqual([check.isSlow, check.judgement], [true, null]);
    pass(4000);
    await turns(3);
    assert.deepEqual([check.present, check.isSlow], [{ kind: 'unknown' }, false]);
    assert.ok(asked[0]!.aborted);
  });

  it('is aborted by the next change', async (t) => {
    const { asked, search } = endless();
    const { pass, put } = bench(t, { solveRegions: ({ signal }) => search(null, { signal }) });
    put(UNIQUE);
    pass(250);
    await turns(3);
    put(SEVERAL);
    assert.ok(asked[0]!.aborted);
  });

  it('for all cells that differ leaves those of two solutions', async (t) => {
    const { asked, search } = endless();
    const { pass, put, check } = bench(t, {
      solveRegions: (...call) => engine.solveRegions(...call),
      regionDifference: search,
    });
    put(FOUR_OPEN);
    pass(250);
    while (asked.length === 0) await turns();
    pass(4000);
    await turns(3);
    assert.deepEqual(check.present, { kind: 'several', differing: [0, 1, 8, 9], isWhole: false });
  });
});

/** A board of the page, as far as marks are concerned. */
function marked() {
  let model = models.startWith(models.EMPTY_MODEL, FOUR_OPEN);
  return {
    get exhibit(): Exhibit | null {
      return model.exhibit;
    },
    set exhibit(exhibit) {
      model = models.withExhibit(model, exhibit);
    },
    edit(change: (model: models.Model) => models.Model): void {
      model = change(model);
    },
    get board(): Board {
      return boardIn(model);
    },
  };
}

describe('cells that differ', () => {
  const several = { kind: 'several', differing: [0, 1, 8, 9], isWhole: true } as const;

  it('are those of any solutions', async (t) => {
    const { put, judged } = bench(t);
    put(FOUR_OPEN);
    assert.deepEqual(await judged(), several);
  });

  it('are named when they are asked for', () => {
    const { headline, details } = describeJudgement(several, FOUR, texts);
    const names = texts.cellNames(['r1c1', 'r1c2', 'r3c1', 'r3c2']);
    assert.deepEqual([headline, details], [live.sentence(live.several), [live.differ(4, names)]]);
    const some = describeJudgement({ ...several, isWhole: false }, FOUR, texts);
    assert.deepEqual(some.details, [live.differAtLeast(4, names)]);
  });

  it('have a dot each, which no selected cell takes away', () => {
    const board = marked();
    const marks = new LiveMarks(board);
    marks.follow(several, FOUR);
    const [dots] = board.exhibit!.drawing.over;
    assert.equal(dots!.path.match(/M/g)!.length, 4);
    board.edit((model) => models.selectCell(model, 3));
    assert.deepEqual(board.exhibit!.drawing.over, [dots]);
  });

  it('keep their dots however often what is said of them is asked for', async (t) => {
    const pass = stopTime(t);
    const board = Object.assign(Object.create(marked()) as ReturnType<typeof marked>, {
      layout: FOUR,
      solve: () => Promise.resolve(null),
    });
    const said: string[] = [];
    await new Promise<void>((resolve) => {
      const judge = new LiveJudge({
        board,
        say: ({ kind }) => said.push(kind),
        complain: (error) => assert.fail(String(error)),
        onChange: () => void explain(),
        engine: () => Promise.resolve(engine),
      });
      const explain = async (): Promise<void> => {
        const dots = board.exhibit;
        assert.notEqual(dots, null);
        for (const _ of [1, 2]) {
          await judge.explain();
          assert.deepEqual(board.exhibit, dots);
        }
        resolve();
      };
      judge.check.follow();
      pass(250);
    });
    assert.deepEqual(said, ['live', 'live']);
  });

  it('lose their dots with the next digit, and with the verdict', () => {
    for (const change of [
      (board: ReturnType<typeof marked>) =>
        board.edit((model) => models.typeValue(models.selectCell(model, 0), 1)),
      (_: unknown, marks: LiveMarks) => marks.follow({ kind: 'unique' }, FOUR),
      (_: unknown, marks: LiveMarks) => marks.follow(null, FOUR),
    ]) {
      const board = marked();
      const marks = new LiveMarks(board);
      marks.follow(several, FOUR);
      change(board, marks);
      assert.equal(board.exhibit, null);
    }
  });

  it('are not marked where they are most of the board, unless that is asked for', () => {
    const most = { ...several, differing: [0, 1, 2, 3, 4, 5, 6, 7, 8] };
    const board = marked();
    const marks = new LiveMarks(board);
    marks.follow(most, FOUR);
    assert.equal(board.exhibit, null);
    marks.show(marksOfDifference(most, FOUR));
    assert.notEqual(board.exhibit, null);
  });

  it('are marked without a change of the board, and what others show stays', () => {
    const board = marked();
    const marks = new LiveMarks(board);
    const { board: before } = board;
    marks.follow(several, FOUR);
    assert.equal(board.board, before);
    const shown: Exhibit = { values: null, candidates: null, drawing: { under: [], over: [] } };
    board.exhibit = shown;
    marks.follow(null, FOUR);
    assert.equal(board.exhibit, shown);
  });
});

describe('a puzzle without a solution', () => {
  const layout = {
    ...FOUR,
    constraints: [{ kind: 'thermometer', cells: [1, 2] } as const],
  };

  it('has a smallest contradiction, which is named and marked', async (t) => {
    const { check, put, judged } = bench(t);
    put(reshape(NONE, layout));
    assert.equal((await judged()).kind, 'none');
    const found = await check.explain();
    assert.ok(found !== null && found !== 'late');
    const { headline, details } = describeContradiction(found, layout, texts);
    assert.equal(headline, live.sentence(live.none));
    assert.equal(details[0], texts.shapes.together);
    assert.ok(details.slice(1).join(' ').includes('r1c2'), details.join(' '));
    const { over } = marksOfContradiction(found, layout).drawing;
    assert.ok(over.every(({ look }) => look === 'removed'));
    assert.ok(over.some(({ path }) => path !== ''));
    // A step of undo takes its marks away.
    const board = marked();
    board.edit((model) => models.typeValue(models.selectCell(model, 0), 1));
    board.exhibit = marksOfContradiction(found, layout);
    board.edit(models.undoStep);
    assert.equal(board.exhibit, null);
  });

  it('of which the reason is not found in time, says so', async (t) => {
    const { search } = endless();
    const { check, pass, put, judged } = bench(t, {
      solveRegions: (...call) => engine.solveRegions(...call),
      regionContradiction: search,
    });
    put(NONE);
    await judged();
    const explained = check.explain();
    await turns(3);
    pass(15_000);
    assert.equal(await explained, 'late');
    assert.deepEqual(describeContradiction('late', FOUR, texts).details, [live.reasonUnknown]);
  });
});

it('the words of a verdict say what follows', () => {
  const said = (kind: 'unique' | 'unknown'): readonly string[] =>
    describeJudgement({ kind }, FOUR, texts).details;
  assert.deepEqual([said('unique'), said('unknown')], [[live.uniqueHow], [live.unknownHow]]);
});
