/**
 * The Batch panel: files, pasted lines and new puzzles in large numbers, from the start to the
 * saved result.
 */
import { rm, writeFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { panelName } from '../panel-name';
import { texts } from './english';
import { BatchPage } from './batch-page';
import { expect, test } from './fixtures';
import { BLANK, CLASHING, FIRST, FIRST_SOLVED, TWO_WAYS } from './puzzles';

const BAD = 'nothing';

/** Lines of all kinds in turn; the first has a unique solution. */
/** No title of the next puzzle, as words would be. */
const SHORT = FIRST.slice(1);
const MIXED = [FIRST, TWO_WAYS, CLASHING, SHORT];

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

test('asks about the files what the person has checked', async ({ batch }) => {
  const { choices } = texts.batch;
  await batch.open();
  await batch.chooseFiles({ name: 'list.csv', text: `id,old,new\n7,x,${FIRST}\n` });
  await batch.menu(choices.format).selectOption({ label: choices.formats.csv });
  for (const name of [choices.rating, choices.canonical, choices.minimal, choices.keepColumns]) {
    await batch.view.getByRole('checkbox', { name }).check();
  }
  await batch.field(choices.column).fill('new');
  await batch.press(choices.solve);
  await expect(batch.status).toHaveText('Done: 1 puzzle, 0 bad lines.');
  expect(linesOf((await batch.save()).text)[0]).toBe(
    'id,old,new,status,count,solution,guesses,er,ep,ed,canonical,automorphisms,minimal,redundant',
  );
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
  await expect(batch.status).toHaveText(
    'Done: 2,250 puzzles, 750 bad lines. 750 puzzles with more than one solution.',
  );
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
  await expect(bad.first()).toContainText('Line 4, column 81: found');
  await expect(bad.nth(1)).toContainText('Line 8, column 81: found');
  await expect(bad.last()).toHaveText('And 730 more bad lines.');
  // With another file they are no longer told, but what they are of can be saved.
  await batch.chooseFiles({ name: 'other.txt', text: MIXED[0]! });
  await expect(batch.status).toHaveText(texts.batch.work.idle);
  await expect(batch.count(texts.batch.counts.unique)).toHaveCount(0);
  const { name, text } = await batch.save();
  expect(name).toBe('list.solved.txt');
  const answers = linesOf(text);
  expect(answers).toHaveLength(3000);
  expect(answers.slice(0, 4)).toEqual([
    'unique 1 0',
    'multiple 2 1',
    'none 0 2',
    `bad 0 ${SHORT} 3`,
  ]);
  expect(answers.slice(-2)).toEqual(['none 0 2998', `bad 0 ${SHORT} 2999`]);
});

test('joins several files to one result, and names the file of each bad line', async ({
  batch,
}) => {
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
    await expect(batch.status).toHaveText(
      'Done: 2 puzzles, 1 bad line. 1 puzzle with more than one solution.',
    );
    const { name, text } = await batch.save();
    expect(name).toBe('list.solved.1-ambiguous.txt');
    expect(linesOf(text).length).toBe(3);
    expect(linesOf(text)[0]).toBe(FIRST_SOLVED);

    await batch.chooseFiles({ name: 'short.gz', text: packed.subarray(0, -1) });
    await expectFile(batch, 'short.gz');
    await batch.press(texts.batch.choices.solve);
    await expect(batch.status).toHaveText(
      'Could not continue: The gzip file is damaged or incomplete.',
    );

    // Of several files it names the damaged one.
    await batch.chooseFiles(
      { name: 'whole.gz', text: packed },
      { name: 'short.gz', text: packed.subarray(0, -1) },
    );
    await expectFile(batch, 'whole.gz');
    await batch.press(texts.batch.choices.solve);
    await expect(batch.status).toHaveText(
      'Could not continue: short.gz: The gzip file is damaged or incomplete.',
    );
  },
);

test('takes pasted lines, and tells what files it leaves out', async ({ batch, sudoku }) => {
  const files = batch.view.getByRole('list', { name: texts.batch.input.files });
  const filled = batch.view.locator('button.main').filter({ visible: true });
  await batch.open();
  await expect(filled).toHaveText([texts.batch.input.choose]);
  await sudoku.paste(`${FIRST} easy\n`);
  await expect(batch.draft).toHaveValue(`${FIRST} easy\n`);
  await expect(filled).toHaveText([texts.batch.choices.solve]);
  await sudoku.paste(`${FIRST}\n`.repeat(3000));
  await expect(files).toContainText(texts.batch.input.pasted);
  await batch.chooseFiles({ name: 'list.txt', text: FIRST }, { name: 'empty.txt', text: '' });
  await expect(batch.notice).toHaveText('Skipped because it is empty: empty.txt.');
  await expect(files).toContainText('list.txt');
});

test('a job waits and goes on while another panel is shown, and a reload asks first', async ({
  batch,
  sudoku,
}) => {
  const { page } = batch;
  await batch.open();
  await startLongWork(batch);
  await batch.press(texts.batch.work.pause);
  await page.getByRole('link', { name: panelName('solve'), exact: true }).click();
  await expect(sudoku.grid).toBeVisible();
  await batch.open();
  await expect(batch.status).toHaveText(texts.batch.work.paused);
  await batch.press(texts.batch.work.resume);
  await expect(batch.status).not.toHaveText(texts.batch.work.paused);
  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => void setTimeout(() => location.reload()));
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await batch.press(texts.batch.work.cancel);
  await expect(batch.status).toContainText('Stopped after');
  await page.reload();
  await expect(batch.status).toContainText('Not started yet');
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

test('makes puzzles, the same ones for the same seed, and saves them', async ({ batch }) => {
  await batch.open();
  await batch.task(texts.batch.tasks.make);
  await batch.field(texts.batch.make.amount).fill('none');
  await batch.press(texts.batch.make.start);
  await expect(batch.notice).toHaveText('Enter a whole number from 1 to 1,000,000.');
  await batch.field(texts.batch.make.amount).fill('200');
  await batch.field(texts.page.request.seed).fill('2026');
  await batch
    .menu(texts.page.request.symmetry)
    .selectOption({ label: texts.page.request.symmetries.rotate180 });
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
});

test('makes puzzles of a level, and counts them by it', async ({ batch }) => {
  const { make, histogram, work } = texts.batch;
  const { levels, title } = texts.page.difficulty;
  await batch.open();
  await batch.task(texts.batch.tasks.make);
  await batch.menu(title).selectOption({ label: levels.medium });
  await batch.menu(make.format).selectOption({ label: make.formats.csv });
  await batch.field(make.amount).fill('2');
  await batch.field(make.amount).press('Enter');
  await expect(batch.status).toHaveText(work.made(2));
  expect((await batch.histogram(histogram.levels)).slice(1)).toEqual([`${levels.medium}: 2`]);
  expect(linesOf((await batch.save()).text)[1]).toMatch(/,medium,[a-z-]+$/);
});
