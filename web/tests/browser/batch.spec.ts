/**
 * The Batch panel: files, pasted lines and new puzzles in large numbers, from the start to the
 * saved result.
 */
import { rm, writeFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { letWorkersCrash, type CrashingWorkers } from '../crashing-workers.mjs';
import { texts } from './english';
import { BatchPage } from './batch-page';
import { expect, test } from './fixtures';
import { BLANK, CLASHING, FIRST, FIRST_SOLVED, TWO_WAYS } from './puzzles';

const BAD = 'nothing';

/** Lines of all kinds in turn; the first has a unique solution. */
const MIXED = [FIRST, TWO_WAYS, CLASHING, BAD];

const linesOf = (text: string): string[] => text.trimEnd().split('\n');

/** Waits for a chosen file: the panel looks into files before it takes them. */
const expectFile = (batch: BatchPage, name: string): Promise<void> =>
  expect(batch.view.getByRole('list', { name: texts.batch.input.files })).toContainText(name);

/**
 * The number of lines that take long enough to press a button meanwhile; they have many solutions
 * to count, and bad lines in between.
 */
const MANY = 100_000;

async function startLongWork(batch: BatchPage): Promise<void> {
  await batch.dropFile('long.txt', `${BLANK}\n${BAD}\n`, MANY);
  await batch
    .menu(texts.batch.choices.format)
    .selectOption({ label: texts.batch.choices.formats.count });
  await batch
    .menu(texts.batch.choices.limit)
    .selectOption({ label: texts.batch.choices.limitTo(100) });
  await batch.menu(texts.batch.choices.workers).selectOption('1');
  await batch.press(texts.batch.choices.solve);
}

test('reads a table, keeps its columns, and counts essentially different puzzles', async ({
  batch,
}) => {
  const { choices, counts } = texts.batch;
  const turned = FIRST.slice(27) + FIRST.slice(0, 27);
  const records = [FIRST, turned, TWO_WAYS, BAD].map(
    (puzzle, at) => `${at},"${puzzle}","=1\n+1"\n`,
  );
  await batch.open();
  await batch.chooseFiles({ name: 'list.csv', text: `id,puzzle,remark\n${records.join('')}` });
  await batch.menu(choices.format).selectOption({ label: choices.formats.csv });
  await batch.view.getByRole('checkbox', { name: choices.canonical }).check();
  await batch.view.getByRole('checkbox', { name: choices.minimal }).check();
  await batch.press(choices.solve);
  await expect(batch.status).toHaveText('Done: 3 puzzles, 1 bad line.');
  await expect(batch.count(counts.distinct)).toHaveText('2');
  await expect(batch.work.locator('.bad-lines').getByRole('listitem')).toContainText('Line 8');
  const table = await batch.save();
  const [header, first] = linesOf(table.text);
  expect(header).toBe(
    'puzzle,status,count,solution,guesses,canonical,automorphisms,minimal,redundant',
  );
  expect(first).toContain(`${FIRST},unique,1,${FIRST_SOLVED},`);

  await batch.menu(choices.format).selectOption({ label: choices.formats.count });
  await batch.view.getByRole('checkbox', { name: choices.keepColumns }).check();
  await batch.field(choices.column).fill('puzzle');
  await batch.press(choices.solve);
  await expect(batch.status).toHaveText('Done: 3 puzzles, 1 bad line.');
  const kept = await batch.save();
  expect(kept.name).toBe('list.solved.csv');
  expect(kept.text).toContain('id,puzzle,remark,status,count\n');
  expect(kept.text).toContain(`0,"${FIRST}","'=1\n+1",unique,1\n`);

  await batch.field(choices.column).fill('nothing');
  await batch.press(choices.solve);
  await expect(batch.status).toContainText(texts.batch.work.notSo);
});

const rows = (line: string): string => line.replaceAll(/.{9}/g, '$&\n');

test('reads grids with titles between', async ({ batch }) => {
  await batch.open();
  await batch.draft.fill(`Grid 01\n${rows(FIRST)}Grid 02\n${rows(CLASHING)}`);
  await batch.press(texts.batch.choices.solve);
  await expect(batch.status).toHaveText('Done: 2 puzzles, 0 bad lines.');
  const { text } = await batch.save();
  expect(text.trimEnd()).toBe(`Grid 01\n${rows(FIRST_SOLVED)}Grid 02\n${rows(CLASHING)}`.trimEnd());
});

test('solves a file of good and bad lines, counts, draws and saves @everywhere', async ({
  batch,
}) => {
  await batch.open();
  const lines = Array.from({ length: 3000 }, (_, at) => `${MIXED[at % 4]} ${at}`);
  await batch.chooseFiles({ name: 'list.txt', text: lines.join('\n') });
  await expect(batch.view.getByRole('list', { name: texts.batch.input.files })).toContainText(
    'list.txt',
  );
  await batch
    .menu(texts.batch.choices.format)
    .selectOption({ label: texts.batch.choices.formats.count });
  await batch
    .menu(texts.batch.choices.limit)
    .selectOption({ label: texts.batch.choices.limitTo(100) });
  await batch.press(texts.batch.choices.solve);
  await expect(batch.status).toHaveText('Done: 2,250 puzzles, 750 bad lines.');
  for (const name of ['unique', 'multiple', 'none', 'bad'] as const)
    await expect(batch.count(texts.batch.counts[name])).toHaveText('750');
  await expect(
    batch.work.getByRole('progressbar', { name: texts.batch.work.bar }),
  ).toHaveJSProperty('value', 1);
  expect(await batch.histogram(texts.batch.histogram.guesses)).toEqual([
    'Guesses: Puzzles',
    '0: 1,500',
    '1: 750',
  ]);
  const bad = batch.work.locator('.bad-lines').getByRole('listitem');
  await expect(bad).toHaveCount(21);
  await expect(bad.first()).toContainText('Line 4, column 1: found');
  await expect(bad.nth(1)).toContainText('Line 8, column 1: found');
  await expect(bad.last()).toHaveText('And 730 more bad lines.');
  const { name, text } = await batch.save();
  expect(name).toBe('list.solved.txt');
  const answers = linesOf(text);
  expect(answers).toHaveLength(3000);
  expect(answers.slice(0, 4)).toEqual(['unique 1 0', 'multiple 2 1', 'none 0 2', `bad 0 ${BAD} 3`]);
  expect(answers.slice(-2)).toEqual(['none 0 2998', `bad 0 ${BAD} 2999`]);
});

test(
  'joins several files to one result, and names the file of each bad line',
  { tag: '@gate' },
  async ({ batch }) => {
    await batch.open();
    await batch
      .menu(texts.batch.choices.format)
      .selectOption({ label: texts.batch.choices.formats.csv });
    await batch.chooseFiles(
      { name: 'a<b>.txt', text: `${FIRST}\n${BAD}` },
      { name: 'second.txt', text: `${CLASHING}\n` },
    );
    await expectFile(batch, 'second.txt');
    await batch.press(texts.batch.choices.solve);
    await expect(batch.status).toHaveText('Done: 2 puzzles, 1 bad line.');
    await expect(
      batch.work.getByRole('listitem').filter({ hasText: 'a<b>.txt: Line 2' }),
    ).toHaveCount(1);
    const { name, text } = await batch.save();
    expect(name).toBe('puzzles.solved.csv');
    expect(linesOf(text)).toEqual([
      'puzzle,status,count,solution,guesses',
      `${FIRST},unique,1,${FIRST_SOLVED},0`,
      `"${BAD}",bad,,,`,
      `${CLASHING},none,0,,0`,
    ]);
    await batch.press(texts.batch.input.remove);
    await expect(batch.draft).toBeVisible();
  },
);

test('counts essentially different puzzles over all files', async ({ batch }) => {
  const { choices, counts } = texts.batch;
  const turned = FIRST.slice(27) + FIRST.slice(0, 27);
  await batch.open();
  await batch.menu(choices.format).selectOption({ label: choices.formats.canonical });
  await batch.chooseFiles(
    { name: 'a.txt', text: `${FIRST}\n${TWO_WAYS}\n` },
    { name: 'b.txt', text: `${turned}\n${TWO_WAYS}\n` },
  );
  await batch.press(choices.solve);
  await expect(batch.status).toHaveText('Done: 4 puzzles, 0 bad lines.');
  await expect(batch.count(counts.distinct)).toHaveText('2');
});

test(
  'unpacks gzip of several members and with padding, and reports what is damaged @everywhere',
  { tag: '@gate' },
  async ({ batch }) => {
    const members = [`${FIRST}\n${TWO_WAYS.slice(0, 40)}`, `${TWO_WAYS.slice(40)}\n${BAD}\n`];
    const packed = Buffer.concat(members.map((member) => gzipSync(member)));
    await batch.open();
    await batch.chooseFiles({
      name: 'list.txt.gz',
      text: Buffer.concat([packed, Buffer.alloc(1000)]),
    });
    await expectFile(batch, 'list.txt.gz');
    await batch.press(texts.batch.choices.solve);
    await expect(batch.status).toHaveText('Done: 2 puzzles, 1 bad line.');
    const { name, text } = await batch.save();
    expect(name).toBe('list.solved.txt');
    expect(linesOf(text).length).toBe(3);
    expect(linesOf(text)[0]).toBe(FIRST_SOLVED);

    await batch.chooseFiles({ name: 'short.gz', text: packed.subarray(0, -1) });
    await expectFile(batch, 'short.gz');
    await batch.press(texts.batch.choices.solve);
    await expect(batch.status).toHaveText(
      'It could not continue: The gzip file is damaged or incomplete.',
    );

    // Of several files it names the damaged one.
    await batch.chooseFiles(
      { name: 'whole.gz', text: packed },
      { name: 'short.gz', text: packed.subarray(0, -1) },
    );
    await expectFile(batch, 'whole.gz');
    await batch.press(texts.batch.choices.solve);
    await expect(batch.status).toHaveText(
      'It could not continue: short.gz: The gzip file is damaged or incomplete.',
    );
  },
);

test('takes pasted lines, into the field or as a file', async ({ batch, sudoku }) => {
  await batch.open();
  await sudoku.paste(`${FIRST} easy\n`);
  await expect(batch.draft).toHaveValue(`${FIRST} easy\n`);
  await batch.press(texts.batch.choices.solve);
  await expect(batch.status).toHaveText('Done: 1 puzzle, 0 bad lines.');
  expect((await batch.save()).text).toBe(`${FIRST_SOLVED} easy\n`);
  await sudoku.paste(`${FIRST}\n`.repeat(3000));
  await expect(batch.view.getByRole('list', { name: texts.batch.input.files })).toContainText(
    texts.batch.input.pasted,
  );
  await batch.press(texts.batch.choices.solve);
  await expect(batch.status).toHaveText('Done: 3,000 puzzles, 0 bad lines.');
});

test('pauses, resumes and cancels a job, and saves the finished part', async ({ batch }) => {
  await batch.open();
  await startLongWork(batch);
  await expect(batch.button(texts.batch.choices.solve)).toHaveAttribute('aria-disabled', 'true');
  await batch.press(texts.batch.work.pause);
  await expect(batch.status).toHaveText(texts.batch.work.paused);
  // (That tasks in flight end and no more follow is tested in node/many.test.ts.)
  const several = batch.count(texts.batch.counts.multiple);
  const before = (await several.textContent())!;
  // The first bad lines are already shown.
  const bad = batch.work.locator('.bad-lines').getByRole('listitem');
  await expect(bad.first()).toContainText('Line 2, column 1: found');
  await batch.press(texts.batch.work.resume);
  await expect(several).not.toHaveText(before);
  await batch.press(texts.batch.work.cancel);
  await expect(batch.status).toContainText('Stopped after');
  const done = Number((await several.textContent())!.replaceAll(',', ''));
  expect(done).toBeGreaterThan(0);
  expect(done).toBeLessThan(MANY);
  const { text } = await batch.save();
  expect(text).toBe(`multiple 100\nbad 0 ${BAD}\n`.repeat(done));
  await expect(bad).toHaveCount(21);
  await expect(batch.button(texts.batch.choices.solve)).toHaveAttribute('aria-disabled', 'false');
});

/** Records every text of a live region. */
const listen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const region = document.querySelector('#batch-view .work [role=status]')!;
    new MutationObserver(() => said.push(region.textContent!.trim())).observe(region, {
      characterData: true,
      childList: true,
      subtree: true,
    });
  });

test('a reload asks before the unsaved result of a long job is lost', async ({ page, homeUrl }) => {
  await page.clock.install();
  await page.goto(homeUrl);
  const batch = new BatchPage(page);
  const reload = (): Promise<void> => page.evaluate(() => void setTimeout(() => location.reload()));
  await batch.open();
  await startLongWork(batch);
  // There is no result to lose before the first puzzles are done.
  await expect(batch.count(texts.batch.counts.multiple)).not.toHaveText('0');
  await page.clock.fastForward(20_000);
  await batch.press(texts.batch.work.cancel);
  await expect(batch.status).toContainText('Stopped after');
  const asked = page.waitForEvent('dialog');
  await reload();
  await (await asked).dismiss();
  await batch.save();
  await reload();
  await expect(batch.status).toContainText('Nothing has been done yet');
});

test('a live region announces the start, quarters and the end only', async ({ batch }) => {
  await batch.open();
  await batch.dropFile('long.txt', `${FIRST}\n`, 50_000);
  await listen(batch.page);
  await batch.press(texts.batch.choices.solve);
  await expect(batch.status).toHaveText('Done: 50,000 puzzles, 0 bad lines.');
  const said = await batch.page.evaluate(() => (window as unknown as { said: string[] }).said);
  expect(said[0]).toBe('Solving.');
  expect(said.at(-1)).toBe('Done: 50,000 puzzles, 0 bad lines.');
  expect(new Set(said).size).toBe(said.length);
  expect(said.length).toBeLessThanOrEqual(6);
});

test('a job continues while another panel is shown, and a reload asks first', async ({
  batch,
  sudoku,
}) => {
  const { page } = batch;
  await batch.open();
  await startLongWork(batch);
  await batch.press(texts.batch.work.pause);
  await page.getByRole('link', { name: texts.page.panelNames.solve, exact: true }).click();
  await expect(sudoku.grid).toBeVisible();
  await batch.open();
  await expect(batch.status).toHaveText(texts.batch.work.paused);
  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => void setTimeout(() => location.reload()));
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await batch.press(texts.batch.work.cancel);
  await expect(batch.status).toContainText('Stopped after');
  await page.reload();
  await expect(batch.status).toContainText('Nothing has been done yet');
});

test('reports files that are not puzzle files', async ({ batch }) => {
  await batch.open();
  await batch.press(texts.batch.choices.solve);
  await expect(batch.notice).toHaveText(/nothing to solve yet/);
  await batch.chooseFiles(
    { name: 'empty.txt', text: '' },
    { name: 'picture.png', text: '\u0000PNG' },
  );
  await expect(batch.notice).toContainText('Left out because it is not text: picture.png.');
  await expect(batch.notice).toContainText('Left out because it is empty: empty.txt.');
  await batch.chooseFiles({ name: 'comments.txt', text: '# nothing\n\n' });
  await expect(batch.notice).toBeEmpty();
  await batch.press(texts.batch.choices.solve);
  await expect(batch.status).toHaveText(texts.batch.work.noPuzzle);
});

test('reports a file that is deleted before it is solved', async ({ batch, page }, testInfo) => {
  const path = testInfo.outputPath('gone.txt');
  await writeFile(path, `${FIRST}\n`);
  await batch.open();
  const asked = page.waitForEvent('filechooser');
  await batch.press(texts.batch.input.choose);
  await (await asked).setFiles(path);
  await expect(batch.view.getByRole('list', { name: texts.batch.input.files })).toContainText(
    'gone.txt',
  );
  await rm(path);
  await batch.press(texts.batch.choices.solve);
  await expect(batch.status).toContainText('a file could not be read');
  // There is nothing to save.
  await expect(batch.button(texts.batch.work.save)).toHaveAttribute('aria-disabled', 'true');
});

test('takes dropped files unread', async ({ batch }) => {
  await batch.open();
  await batch.dropFile('dropped.txt', `${FIRST}\n`);
  await expect(batch.view.getByRole('list', { name: texts.batch.input.files })).toContainText(
    'dropped.txt',
  );
});

test(
  'writes answers directly to a file that the user chose',
  { tag: '@gate' },
  async ({ page, homeUrl }) => {
    await page.addInitScript(() => {
      Object.assign(window, {
        showSaveFilePicker: async ({ suggestedName }: { suggestedName: string }) => {
          const folder = await navigator.storage.getDirectory();
          return folder.getFileHandle(suggestedName, { create: true });
        },
      });
    });
    await page.goto(homeUrl);
    const batch = new BatchPage(page);
    await batch.open();
    await batch.draft.fill(`${FIRST}\n${CLASHING}\n`);
    await batch.view.getByRole('checkbox', { name: texts.batch.choices.direct }).check();
    await batch.press(texts.batch.choices.solve);
    await expect(batch.status).toHaveText('Done: 2 puzzles, 0 bad lines.');
    await expect(batch.work).toContainText('The result is in puzzles.solved.txt.');
    await expect(batch.button(texts.batch.work.save)).toHaveAttribute('aria-disabled', 'true');
    const written = await page.evaluate(async () => {
      const folder = await navigator.storage.getDirectory();
      return (await (await folder.getFileHandle('puzzles.solved.txt')).getFile()).text();
    });
    expect(written).toBe(`${FIRST_SOLVED}\n${CLASHING}\n`);
    // Cancelling the file dialog starts nothing.
    await page.evaluate(() =>
      Object.assign(window, {
        showSaveFilePicker: () => Promise.reject(new DOMException('no', 'AbortError')),
      }),
    );
    await batch.press(texts.batch.choices.solve);
    await expect(batch.notice).toBeEmpty();
    await expect(batch.button(texts.batch.choices.solve)).toHaveAttribute('aria-disabled', 'false');
  },
);

test('does not report a file that could not be written as written', async ({ batch }) => {
  await batch.page.evaluate(() => {
    const broken = {
      write: () => Promise.reject(new DOMException('the disk is full', 'QuotaExceededError')),
      close: () => Promise.reject(new TypeError('the stream has errors')),
    };
    const handle = { name: 'full.txt', createWritable: () => Promise.resolve(broken) };
    Object.assign(window, { showSaveFilePicker: () => Promise.resolve(handle) });
  });
  await batch.open();
  await batch.draft.fill(`${FIRST}\n`);
  await batch.view.getByRole('checkbox', { name: texts.batch.choices.direct }).check();
  await batch.press(texts.batch.choices.solve);
  await expect(batch.status).toContainText('It could not continue:');
  await expect(batch.status).toContainText('the disk is full');
  await expect(batch.work).not.toContainText('full.txt');
});

test('a silent crash of a worker does not block the generation', async ({ page, homeUrl }) => {
  await page.clock.install();
  await page.addInitScript(letWorkersCrash);
  await page.goto(homeUrl);
  const batch = new BatchPage(page);
  await batch.open();
  await batch.task(texts.batch.tasks.make);
  await batch.field(texts.batch.make.amount).fill('4000');
  await batch.field(texts.page.wishes.seed).fill('1');
  await batch.menu(texts.batch.choices.workers).selectOption('2');
  // The second worker crashes silently soon after its first message.
  const crashedWorkers = await page.evaluateHandle(() => {
    const { workers, crash } = window as unknown as CrashingWorkers;
    const crashed: Worker[] = [];
    const crashSecond = ({ target }: Event): void => {
      if (target !== workers[1] || crashed.length !== 0) return;
      crashed.push(workers[1]!);
      crash(workers[1]!, 'silence');
    };
    const addListener = (worker: Worker): void => worker.addEventListener('message', crashSecond);
    workers.push = (...started: Worker[]) => {
      started.forEach(addListener);
      return Array.prototype.push.apply(workers, started);
    };
    return crashed;
  });
  await batch.press(texts.batch.make.start);
  await expect(async () => {
    await page.clock.runFor(5000);
    await expect(batch.status).toHaveText('Done: 4,000 new puzzles.', { timeout: 50 });
  }).toPass({ intervals: [0] });
  expect(await crashedWorkers.evaluate((crashed) => crashed.length)).toBe(1);
  expect(linesOf((await batch.save()).text)).toHaveLength(4000);
});

test(
  'makes puzzles, the same ones for the same seed, and saves them',
  { tag: '@gate' },
  async ({ batch }) => {
    await batch.open();
    await batch.task(texts.batch.tasks.make);
    await batch.field(texts.batch.make.amount).fill('none');
    await batch.press(texts.batch.make.start);
    await expect(batch.notice).toHaveText('A whole number from 1 to 1,000,000.');
    await batch.field(texts.batch.make.amount).fill('200');
    await batch.field(texts.page.wishes.seed).fill('2026');
    await batch
      .menu(texts.page.wishes.symmetry)
      .selectOption({ label: texts.page.wishes.symmetries.rotate180 });
    const make = async (): Promise<string> => {
      await batch.press(texts.batch.make.start);
      await expect(batch.status).toHaveText('Done: 200 new puzzles.');
      const { name, text } = await batch.save();
      expect(name).toBe('puzzles-2026.txt');
      return text;
    };
    const first = await make();
    expect(linesOf(first).filter((line) => /^[1-9.]{81}$/.test(line))).toHaveLength(200);
    // The number of workers does not matter.
    await batch.menu(texts.batch.choices.workers).selectOption('1');
    expect(await make()).toBe(first);
    const clues = await batch.histogram(texts.batch.histogram.clues);
    expect(clues.slice(1).reduce((sum, row) => sum + Number(row.split(': ')[1]), 0)).toBe(200);
    // The puzzles equal those generated one by one, and the batch solver accepts them.
    await batch.task(texts.batch.tasks.solve);
    await batch.draft.fill(first);
    await batch.press(texts.batch.choices.solve);
    await expect(batch.status).toHaveText('Done: 200 puzzles, 0 bad lines.');
    await expect(batch.count(texts.batch.counts.unique)).toHaveText('200');
  },
);

test('counts by level what it makes and what it rates', async ({ batch }) => {
  const { make, choices, histogram, work } = texts.batch;
  const { levels, title } = texts.page.difficulty;
  const bars = (): Promise<string[]> => batch.histogram(histogram.levels);
  await batch.open();
  await batch.task(texts.batch.tasks.make);
  await batch.menu(title).selectOption({ label: levels.medium });
  await batch.menu(make.format).selectOption({ label: make.formats.csv });
  await batch.field(make.amount).fill('3');
  await batch.press(make.start);
  await expect(batch.status).toHaveText(work.made(3));
  expect((await bars()).slice(1)).toEqual([`${levels.medium}: 3`]);
  const { text: table } = await batch.save();
  expect(table.split('\n')[1]).toMatch(/,2\.\d,\d\.\d,\d\.\d,medium,[a-z-]+$/);
  // The same puzzles are rated so.
  await batch.task(texts.batch.tasks.solve);
  await batch.draft.fill(table.replaceAll(/,.*|^puzzle.*\n/gm, ''));
  await batch.menu(choices.format).selectOption({ label: choices.formats.rating });
  await batch.press(choices.solve);
  await expect(batch.status).toHaveText(work.solved(3, 0));
  expect((await bars()).slice(1)).toEqual([`${levels.medium}: 3`]);
  expect((await batch.save()).text).toMatch(/^([1-9.]{81} 2\.\d\/[\d.]+\/[\d.]+\n){3}$/);
  await batch.menu(choices.format).selectOption({ label: choices.formats.csv });
  await batch.view.getByRole('checkbox', { name: choices.rating }).check();
  await batch.press(choices.solve);
  await expect(batch.status).toHaveText(work.solved(3, 0));
  expect((await batch.save()).text).toMatch(/^[^\n]*,er,ep,ed/);
});

test('cancels the generation, and saves the puzzles made until then', async ({ batch }) => {
  await batch.open();
  await batch.task(texts.batch.tasks.make);
  await batch.field(texts.batch.make.amount).fill('1,000,000');
  await batch.field(texts.batch.make.amount).press('Enter');
  await expect(batch.work.getByRole('table', { name: texts.batch.histogram.clues })).toBeVisible();
  await batch.press(texts.batch.work.pause);
  await expect(batch.status).toHaveText(texts.batch.work.paused);
  await batch.press(texts.batch.work.cancel);
  await expect(batch.status).toContainText('Stopped after');
  const { text } = await batch.save();
  const told = (await batch.status.textContent())!.match(/[\d,]+/)![0].replaceAll(',', '');
  expect(linesOf(text)).toHaveLength(Number(told));
});
