/** The jobs of the Batch panel, from the start to the saved result, without a page. */
import assert from 'node:assert/strict';
import { after, before, describe, test, type TestContext } from 'node:test';
import { JiugongError } from '../../api/error';
import { timeLeft, withNotice, type SolveWork } from '../../page/panels/batch/model';
import { badLinesOf } from '../../page/panels/batch/outcome';
import { textsFor } from '../../page/panels/batch/texts';
import { unmarkedText } from '../../page/panels/batch/words';
import type { Engine, ManyRun } from '../../engine/jiugong';
import { load } from '../../../build/site/jiugong.mjs';
import { FakePanel, fakeEngine } from './batch-panel-fakes';
import { stopTime } from './stopped-clock';
import { turns } from './turns';

const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const SOLVED = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
const TWO = '.416.7582.258.1647678542913213486795867915234594723168739158426452369871186274359';
const NONE = `55${'.'.repeat(79)}`;
const BAD = '&&';
/** The first puzzle with its bands in another order. */
const TURNED = PUZZLE.slice(27) + PUZZLE.slice(0, 27);

const texts = textsFor('en');
const { counts: names, histogram: captions } = texts.batch;

let engine: Engine;
before(async () => {
  engine = (await load()) as Engine;
});
after(() => engine.close());

const panelOf = (change: ConstructorParameters<typeof FakePanel>[0], of = engine): FakePanel =>
  new FakePanel(change, of);

const rows = (line: string): string => line.replaceAll(/.{9}/g, '$&\n');

const fileOf = (name: string, text: string) => ({ name, content: new Blob([text]) });

/** Begins a job of that engine, which has written and reported something. */
async function beginFake() {
  const fake = fakeEngine();
  const panel = panelOf({ draft: PUZZLE }, fake.engine);
  const job = panel.jobs.start();
  await turns();
  await fake.write(`${SOLVED}\n`);
  fake.report();
  return { ...fake, panel, job };
}

/** A clock that stands until it is told to go on. */
function stopClock(t: TestContext): (seconds: number) => void {
  let now = 0;
  t.mock.method(performance, 'now', () => now);
  return (seconds) => void (now += 1000 * seconds);
}

describe('files', () => {
  test('are counted, drawn and answered, and the first bad lines are told', async () => {
    const kinds = [PUZZLE, TWO, NONE, BAD];
    const lines = Array.from({ length: 400 }, (_, at) => `${kinds[at % 4]} ${at}`);
    const panel = panelOf({
      inputs: [fileOf('list.txt', lines.join('\n'))],
      format: 'count',
      limit: 100,
    });
    await panel.jobs.start();
    assert.equal(
      panel.status,
      'Done: 300 puzzles, 100 bad lines. 100 puzzles with more than one solution.',
    );
    for (const kind of ['unique', 'multiple', 'none', 'bad'] as const)
      assert.equal(panel.counter(names[kind]), 100, kind);
    assert.equal(panel.counter(names.distinct), undefined);
    assert.deepEqual(panel.histogram(captions.guesses), [
      ['0', 200],
      ['1', 100],
    ]);
    const bad = badLinesOf(panel.model.work as SolveWork, texts);
    assert.equal(bad.length, 21);
    assert.match(bad[1]!, /^Line 8, column 1: found/);
    assert.equal(bad[20], 'And 80 more bad lines.');
    const answers = (await panel.save()).split('\n');
    assert.equal(panel.saved[0]!.name, 'list.solved.txt');
    assert.equal(answers.length, 400);
    assert.deepEqual(answers.slice(-4), [
      'unique 1 396',
      'multiple 2 397',
      'none 0 398',
      `bad 0 ${BAD} 399`,
    ]);
  });

  test('that are tables keep their columns, and may have no such column', async () => {
    const records = [PUZZLE, TURNED, TWO, BAD].map((puzzle, at) => `${at},"${puzzle}","=1\n+1"\n`);
    const table = `id,puzzle,remark\n${records.join('')}`;
    const panel = panelOf({
      inputs: [fileOf('list.csv', table)],
      format: 'csv',
      canonical: true,
      minimal: true,
    });
    await panel.jobs.start();
    assert.equal(
      panel.status,
      'Done: 3 puzzles, 1 bad line. 1 puzzle with more than one solution.',
    );
    assert.equal(panel.counter(names.distinct), 2);
    assert.match(badLinesOf(panel.model.work as SolveWork, texts)[0]!, /^Line 8/);
    const [header, first] = (await panel.save()).split('\n');
    const columns =
      'puzzle,status,count,solution,guesses,canonical,automorphisms,minimal,redundant';
    assert.equal(header, columns);
    assert.ok(first!.startsWith(`${PUZZLE},unique,1,${SOLVED},`));

    panel.choose({ format: 'count', keepColumns: true, column: 'puzzle' });
    await panel.jobs.start();
    const kept = await panel.save();
    assert.equal(panel.saved.at(-1)!.name, 'list.solved.csv');
    assert.ok(kept.startsWith('id,puzzle,remark,status,count\n'));
    // (No program takes the remark for a formula.)
    assert.ok(kept.includes(`0,"${PUZZLE}","'=1\n+1",unique,1\n`));

    panel.choose({ column: 'nothing' });
    await panel.jobs.start();
    assert.ok(panel.status.includes(texts.batch.work.notSo));
  });

  test('have essentially different puzzles, counted over all of them', async () => {
    const panel = panelOf({
      format: 'canonical',
      inputs: [fileOf('a', `${PUZZLE}\n${TWO}\n`), fileOf('b', `${TURNED}\n${SOLVED}\n`)],
    });
    await panel.jobs.start();
    assert.equal(
      panel.status,
      'Done: 4 puzzles, 0 bad lines. 1 puzzle with more than one solution.',
    );
    assert.equal(panel.counter(names.distinct), 3);
  });

  test('may have grids with titles between, which the answers keep', async () => {
    const panel = panelOf({ draft: `Grid 01\n${rows(PUZZLE)}Grid 02\n${rows(NONE)}` });
    await panel.jobs.start();
    assert.equal(panel.status, 'Done: 2 puzzles, 0 bad lines.');
    const answers = `Grid 01\n${rows(SOLVED)}Grid 02\n${rows(NONE)}`;
    assert.equal((await panel.save()).trimEnd(), answers.trimEnd());
  });

  test('are asked for where there are none, and may have no puzzle', async () => {
    const panel = panelOf({ draft: ' \n' });
    await panel.jobs.start();
    assert.deepEqual(panel.model.notice, { kind: 'nothing' });
    assert.equal(panel.model.work, null);
    panel.choose({ inputs: [fileOf('comments.txt', '# nothing\n\n')] });
    await panel.jobs.start();
    assert.equal(panel.status, texts.batch.work.noPuzzle);
  });
});

describe('a job', () => {
  test('waits while it is paused, and goes on', async () => {
    const { panel, log, job, report, end } = await beginFake();
    panel.jobs.setRunning(false);
    assert.equal(panel.status, texts.batch.work.paused);
    panel.jobs.setRunning(true);
    report();
    assert.notEqual(panel.status, texts.batch.work.paused);
    assert.deepEqual(log, ['pause', 'resume']);
    end();
    await job;
    assert.equal(panel.model.work?.phase, 'done');
  });

  test('that is paused before its run is there does not begin', async () => {
    const fake = fakeEngine();
    const panel = panelOf({ draft: PUZZLE }, fake.engine);
    const job = panel.jobs.start();
    // (In memory the output is there at once.)
    await Promise.resolve();
    panel.jobs.setRunning(false);
    await turns();
    assert.deepEqual(fake.log, ['pause']);
    panel.jobs.cancel();
    await job;
  });

  test('that is cancelled is stopped, and what it has written can be saved', async () => {
    const { panel, job } = await beginFake();
    panel.jobs.setRunning(false);
    panel.jobs.cancel();
    await job;
    assert.equal(panel.status, 'Stopped after 3 puzzles, which you can keep.');
    assert.equal(await panel.save(), `${SOLVED}\n`);
  });

  test('names a puzzle that the others wait for, and that is left out when it is cancelled', async () => {
    const { panel, job, report, skip } = await beginFake();
    assert.equal(panel.waits, '');
    report({ waitsFor: 1204 });
    assert.match(panel.waits, /^Still on line 1,204,/);
    skip([1204, 1300]);
    panel.jobs.cancel();
    await job;
    assert.equal(panel.waits, '');
    assert.equal(
      panel.status,
      'Stopped after 3 puzzles, which you can keep. Unfinished and left out: lines 1,204 and 1,300.',
    );
  });

  test('is told how long it takes also while nothing is done', async (t) => {
    const pass = stopTime(t);
    const { panel, job, report } = await beginFake();
    report();
    const { done } = panel.model.work!;
    pass(20_000);
    report();
    assert.deepEqual([panel.model.work!.seconds, timeLeft(panel.model.work!)], [20, null]);
    assert.equal(panel.model.work!.done, done);
    panel.jobs.cancel();
    await job;
  });

  test('says which solutions are not marked as one of several', async () => {
    const panel = panelOf({ draft: `${PUZZLE}\n${TWO}\n` });
    const said = () => unmarkedText(panel.model.work as SolveWork, texts.batch);
    await panel.jobs.start();
    assert.match(said(), /^1 puzzle with several solutions/);
    await panel.save();
    assert.equal(panel.saved.at(-1)!.name, 'puzzles.solved.1-ambiguous.txt');
    panel.choose({ format: 'status' });
    assert.match(said(), /^1 puzzle/);
    await panel.jobs.start();
    assert.equal(said(), '');
    assert.match(await panel.save(), / multiple\n$/);
    assert.equal(panel.saved.at(-1)!.name, 'puzzles.solved.txt');
  });

  test('is alone: another start does nothing before its end', async () => {
    const { panel, job, end } = await beginFake();
    const { work } = panel.model;
    await panel.jobs.start();
    assert.equal(panel.model.work, work);
    end();
    await job;
    panel.choose({ draft: '' });
    await panel.jobs.start();
    assert.deepEqual(panel.model.notice, { kind: 'nothing' });
  });

  test('is told at its start, with each quarter, and at its end', async () => {
    const panel = panelOf({ draft: `${PUZZLE}\n`.repeat(2000) });
    await panel.jobs.start();
    assert.equal(panel.said[0], 'Solving.');
    assert.equal(panel.said.at(-1), 'Done: 2,000 puzzles, 0 bad lines.');
    assert.equal(new Set(panel.said).size, panel.said.length);
    assert.ok(panel.said.length <= 6, panel.said.join());
  });

  test('that the engine could not do says so, and the next one is done', async () => {
    const failing = (): ManyRun => {
      const failed = Promise.reject(new JiugongError('internal', 'The engine stopped: a trap'));
      return Object.assign(failed, { pause: () => undefined, resume: () => undefined });
    };
    let crashes = 1;
    const crashing = {
      solveMany: ((...call) =>
        crashes-- > 0 ? failing() : engine.solveMany(...call)) as Engine['solveMany'],
    } as Engine;
    const panel = panelOf({ draft: `${PUZZLE}\n` }, crashing);
    await panel.jobs.start();
    assert.ok(panel.status.startsWith(texts.batch.work.failed('')), panel.status);
    assert.ok(panel.status.includes(texts.errors.codes.internal), panel.status);
    assert.equal(panel.jobs.hasResult, false);
    await panel.jobs.start();
    assert.equal(await panel.save(), `${SOLVED}\n`);
  });
});

describe('a reload', () => {
  test('is asked about while a job runs, and after a long one until its result is saved', async (t) => {
    const pass = stopClock(t);
    const { panel, job } = await beginFake();
    assert.ok(panel.isAtRisk);
    pass(11);
    panel.jobs.cancel();
    await job;
    assert.ok(panel.isAtRisk);
    await panel.save();
    assert.ok(!panel.isAtRisk);
  });

  test('is not asked about after a short one, whose pauses do not count', async (t) => {
    const pass = stopClock(t);
    const { panel, job } = await beginFake();
    pass(5);
    panel.jobs.setRunning(false);
    pass(100);
    assert.ok(panel.isAtRisk);
    // What has been written is saved, but not yet all of it.
    await panel.save();
    assert.ok(panel.isAtRisk);
    panel.jobs.cancel();
    await job;
    assert.ok(!panel.isAtRisk);
    assert.ok(panel.jobs.hasResult);
  });

  test('is not asked about where a long job has written nothing', async (t) => {
    const pass = stopClock(t);
    const { engine: fake } = fakeEngine();
    const panel = panelOf({ draft: PUZZLE }, fake);
    const job = panel.jobs.start();
    await turns();
    pass(11);
    panel.jobs.cancel();
    await job;
    assert.ok(!panel.isAtRisk);
    assert.ok(!panel.jobs.hasResult);
  });
});

describe('a result in a file that the person chose', () => {
  type Globals = { showSaveFilePicker?: () => Promise<unknown> };
  const pickWith = (t: TestContext, pick: () => Promise<unknown>): void => {
    const globals = globalThis as Globals;
    globals.showSaveFilePicker = pick;
    t.after(() => void delete globals.showSaveFilePicker);
  };

  test('is written there, and not kept', async (t) => {
    let text = '';
    const stream = {
      write: async (bytes: Uint8Array) => void (text += new TextDecoder().decode(bytes)),
      close: async () => void (text += 'closed'),
    };
    pickWith(t, async () => ({ name: 'mine.txt', createWritable: async () => stream }));
    const panel = panelOf({ draft: `${PUZZLE}\n`, isDirect: true });
    await panel.jobs.start();
    assert.equal(text, `${SOLVED}\nclosed`);
    assert.deepEqual([panel.model.work?.name, panel.model.work?.isDirect], ['mine.txt', true]);
    assert.ok(!panel.jobs.hasResult && !panel.isAtRisk);
  });

  test('is not said to be there where it could not be written', async (t) => {
    const broken = {
      write: () => Promise.reject(new DOMException('the disk is full', 'QuotaExceededError')),
      close: () => Promise.reject(new TypeError('the stream has errors')),
    };
    pickWith(t, async () => ({ name: 'full.txt', createWritable: async () => broken }));
    const panel = panelOf({ draft: `${PUZZLE}\n`, isDirect: true });
    await panel.jobs.start();
    assert.match(panel.status, /^Could not continue:.*the disk is full/);
    assert.equal(panel.model.work?.isDirect, false);
  });

  test('is not begun without a choice, nor twice while it is made', async (t) => {
    let refuse!: (reason: DOMException) => void;
    let asked = 0;
    pickWith(t, () => {
      ++asked;
      return new Promise((_, reject) => (refuse = reject));
    });
    const panel = panelOf({ draft: PUZZLE, isDirect: true });
    panel.show(withNotice(panel.model, { kind: 'bad-seed' }));
    for (const [name, kind] of [
      ['AbortError', 'bad-seed'],
      ['SecurityError', 'not-opened'],
    ] as const) {
      const job = panel.jobs.start();
      await panel.jobs.start();
      refuse(new DOMException('', name));
      await job;
      assert.equal(panel.model.notice?.kind, kind);
      assert.equal(panel.model.work, null);
    }
    assert.equal(asked, 2);
  });
});

describe('new puzzles', () => {
  test('are asked for by a number and a seed', async () => {
    const panel = panelOf({});
    for (const [change, kind] of [
      [{ amount: 'none' }, 'bad-amount'],
      [{ amount: '3', seed: 'x' }, 'bad-seed'],
    ] as const) {
      panel.change(change);
      await panel.jobs.start();
      assert.deepEqual(panel.model.notice, { kind });
    }
    assert.equal(panel.model.work, null);
  });

  test('are counted by level, as they are rated in a file', async () => {
    const panel = panelOf({});
    panel.change({ amount: '2', level: 'easy', format: 'csv', seed: '7' });
    await panel.jobs.start();
    const levels = [[texts.page.difficulty.levels.easy, 2]];
    assert.equal(panel.status, texts.batch.work.made(2));
    assert.deepEqual(panel.histogram(captions.levels), levels);
    const givens = panel.histogram(captions.clues);
    assert.equal(
      givens.reduce((sum, [, count]) => sum + count, 0),
      2,
    );
    const table = await panel.save();
    assert.equal(panel.saved[0]!.name, 'puzzles-7.csv');
    assert.match(table.split('\n')[1]!, /,[12](\.\d)?,[\d.]+,[\d.]+,easy,[a-z-]+$/);

    const puzzles = table.replaceAll(/,.*|^puzzle.*\n/gm, '');
    panel.choose({ task: 'solve', draft: puzzles, format: 'rating' });
    await panel.jobs.start();
    assert.equal(panel.status, texts.batch.work.solved(2, 0));
    assert.deepEqual(panel.histogram(captions.levels), levels);
    assert.match(await panel.save(), /^([1-9.]{81} [12](\.\d)?\/[\d.]+\/[\d.]+\n){2}$/);

    panel.choose({ format: 'csv', rating: true });
    await panel.jobs.start();
    assert.match(await panel.save(), /^[^\n]*,er,ep,ed/);
  });

  test('are kept as far as they were made when they are cancelled', async () => {
    const panel = panelOf({});
    panel.change({ amount: '1,000,000' });
    const show = panel.show.bind(panel);
    panel.show = (model) => {
      show(model);
      if ((model.work?.counts.puzzles ?? 0) > 0) panel.jobs.cancel();
    };
    await panel.jobs.start();
    const { puzzles } = panel.model.work!.counts;
    assert.ok(puzzles > 0 && puzzles < 1_000_000);
    assert.match(panel.status, /^Stopped after/);
    assert.equal((await panel.save()).length, 82 * puzzles);
  });
});
