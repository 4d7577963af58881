/** Walks through all states of the panels, for checks that apply to every state. */
import type { JiugongBoard } from '../../board/jiugong-board';
import { emptyGrid, KILLER, linkTo } from '../f-puzzles';
import { DRAWN } from '../sudokupad';
import { BatchPage } from './batch-page';
import { FIGURE_MESSAGES } from '../../board/shapes/figures/texts';
import { texts } from './english';
import { expect } from './fixtures';
import { CLASHING, FIRST, FIRST_SOLVED, HARD, IMPOSSIBLE, POINTING, TWO_WAYS } from './puzzles';
import { drawPhoto, fakeCamera, PhotoDialog } from './photos';
import { RotatePage } from './rotate-page';
import { HistoryDialog } from './history-dialog';
import { ShareDialog } from './share-dialog';
import type { SudokuPage } from './sudoku-page';
import { VariantsPage } from './variants-page';
import { WalkPage } from './walk-page';

/**
 * Receives the name of each state; must leave the page in English. What another language closes, such
 * as a menu, is opened again by `restore`.
 */
export type Visit = (state: string, restore?: () => Promise<void>) => Promise<void>;

async function walkAnswers(sudoku: SudokuPage, visit: Visit): Promise<void> {
  const { status } = sudoku;
  const solve = async (puzzle: string, said: string): Promise<void> => {
    await sudoku.paste(puzzle);
    await sudoku.expectPuzzle(puzzle);
    await sudoku.solve();
    await expect(status).toContainText(said);
    await visit(said);
  };
  await visit('a puzzle at first sight');
  for (const menu of [0, 1]) {
    // By its place, since its name is in any language.
    const open = (): Promise<void> => sudoku.page.locator('[aria-haspopup=menu]').nth(menu).click();
    await open();
    await visit(`menu ${menu}`, open);
    await sudoku.page.keyboard.press('Escape');
  }
  await solve(TWO_WAYS, 'two solutions');
  await solve(CLASHING, 'No solution');
  await solve(IMPOSSIBLE, 'givens conflict');
}

/** Cells of every colour, alone and together, with givens, own digits and automatic notes. */
async function walkPlay(sudoku: SudokuPage, visit: Visit): Promise<void> {
  const { page } = sudoku;
  const board = page.locator('#solve-view jiugong-board');
  await board.evaluate((element: JiugongBoard) => {
    element.selection = [2];
    element.enter(4, 'digit');
    for (let color = 1; color <= 8; ++color) {
      element.selection = [0, 1, 2, 3].map((row) => 9 * row + color);
      element.enter(color, 'color');
      element.selection = [72];
      element.enter(color, 'color');
    }
    element.selection = [0];
    element.notes = 'automatic';
    element.mode = 'color';
  });
  await visit('colours, and automatic notes');
  await board.evaluate((element: JiugongBoard) => {
    element.mode = 'digit';
    element.entry = 'digit';
    element.mistakes = 'wrong';
  });
  await sudoku.press(texts.keypad.digit(5));
  await sudoku.cell(1, 4).click();
  await expect(sudoku.cell(1, 4)).toHaveAccessibleName(/wrong/);
  await visit('a digit that was chosen first, and is wrong');
  await board.evaluate((element: JiugongBoard) => {
    element.notes = 'own';
    element.entry = 'cell';
    element.mistakes = 'clashes';
  });
}

async function walkEntry(sudoku: SudokuPage, visit: Visit): Promise<void> {
  const { page, status } = sudoku;
  await sudoku.cell(1, 3).click();
  await page.keyboard.press('1');
  await sudoku.press(texts.actions.check);
  await expect(sudoku.cell(1, 3)).toHaveAccessibleName(/wrong/);
  await visit('a wrong digit');
  await page.keyboard.press('Backspace');
  await page.getByRole('radio', { name: texts.modes.corner }).check();
  await page.keyboard.press('4');
  await page.keyboard.press('Control+Digit1');
  await page.keyboard.press('Shift+ArrowDown');
  await visit('pencil marks, and several cells selected');
  await walkPlay(sudoku, visit);
  await sudoku.toggleEditing();
  await visit('givens that are edited');
  await sudoku.press(texts.page.start.label);
  await expect(status).toContainText(texts.page.start.ready);
  await visit('a puzzle that was started');
  await sudoku.paste(TWO_WAYS);
  await sudoku.expectPuzzle(TWO_WAYS);
  await sudoku.choose('solver', texts.page.solver.candidates);
  await expect(status).toContainText('can hold more than one digit');
  await visit('true candidates');
  await sudoku.press(texts.page.kept.erase);
  await visit('the question whether kept work shall go');
  await sudoku.press(texts.page.kept.erase);
}

/** Hints at every stage: a step on digits, one on candidates, a wrong digit with its reason; and one of a variant. */
async function walkHints(sudoku: SudokuPage, visit: Visit): Promise<void> {
  const { page, status } = sudoku;
  const board = page.locator('jiugong-board').first();
  const { hint, apply, why } = texts.actions;
  for (const [kind, puzzle] of [
    ['a digit', FIRST],
    ['candidates', POINTING],
  ] as const) {
    await board.evaluate((element: JiugongBoard, text) => (element.puzzle = text), puzzle);
    for (const stage of ['where', 'how', 'what']) {
      await sudoku.press(hint);
      await expect
        .poll(() => board.evaluate((element: JiugongBoard) => element.hinted?.stage))
        .toBe(stage);
      await visit(`a hint of ${kind}: ${stage}`);
    }
    await expect(sudoku.button(apply)).toBeVisible();
  }
  await sudoku.paste(FIRST);
  await sudoku.expectPuzzle(FIRST);
  await sudoku.cell(1, 3).click();
  await page.keyboard.press('1');
  await sudoku.press(hint);
  await expect(status).toContainText('box 1');
  await sudoku.press(hint);
  await expect(status).toContainText('r1c3');
  await visit('a hint of a wrong digit');
  await sudoku.press(why);
  await expect(sudoku.button(why)).toHaveAttribute('aria-disabled', 'true');
  await status.focus();
  await visit('the reason of a wrong digit, and the status with the focus');
  const variants = new VariantsPage(sudoku);
  await variants.open();
  const { next } = FIGURE_MESSAGES.en;
  await variants.choose('killer', true);
  await variants.press(texts.actions.hint);
  await expect(variants.status).toContainText(next.where('r3c4'));
  await variants.press(texts.actions.hint);
  await expect(variants.status).toContainText(next.is('r3c4', '7'));
  await visit('a hint of a variant');
}

/** The walk-through of a board: steps, what chains rest on, a search that was stopped, and a wrong digit. */
async function walkSteps(sudoku: SudokuPage, visit: Visit): Promise<void> {
  const { page } = sudoku;
  const steps = new WalkPage(page);
  const { walk } = texts;
  await steps.open();
  await steps.expectSteps(51);
  await visit('the steps of a puzzle');
  await page.keyboard.press('Escape');
  await sudoku.paste(HARD);
  await sudoku.expectPuzzle(HARD);
  await steps.open();
  // With one step alone there is nothing to step to, which looks different.
  await expect(steps.list.getByRole('button').nth(1)).toBeVisible();
  await steps.press(walk.stop);
  await visit('a search that was stopped, and branches of a chain');
  const inside = page.locator('.inside [aria-haspopup=menu]');
  await inside.click();
  await visit('what a chain rests on', () => inside.click());
  await steps.region.getByRole('menuitem').first().click();
  await visit('a step inside another');
  await steps.press(walk.close);
  await sudoku.paste(FIRST);
  await sudoku.expectPuzzle(FIRST);
  await sudoku.cell(1, 3).click();
  await page.keyboard.press('1');
  await steps.open();
  await expect(steps.told).toContainText('r1c3');
  await visit('a wrong digit, of which no steps are told');
  await steps.press(walk.instead.givens);
  await steps.expectSteps(51);
  await visit('the steps from the start of the puzzle');
}

async function walkHistory(sudoku: SudokuPage, visit: Visit): Promise<void> {
  const { page, status } = sudoku;
  const history = new HistoryDialog(page);
  await history.open();
  await visit('a history without boards');
  await history.close();
  await sudoku.cell(1, 3).click();
  await page.keyboard.press('4');
  await visit('a puzzle that is played');
  // The time is told after one of a second, however fast the test is.
  await expect(page.locator('main:visible').getByRole('timer')).not.toHaveText('0:00');
  await sudoku.press(texts.page.clock.pause);
  await visit('a pause');
  await sudoku.press(texts.page.clock.goOn);
  await sudoku.enterDigits(FIRST_SOLVED);
  await expect(status).toContainText(texts.status.complete);
  await visit('a puzzle that is solved');
  await sudoku.press(texts.page.clock.next);
  await expect(status).toContainText('A new puzzle with');
  const variants = new VariantsPage(sudoku);
  await variants.open();
  await variants.mode('play');
  await variants.cell(2, 2).click();
  await page.keyboard.press('4');
  await history.open();
  await expect(history.boards).toHaveCount(2);
  await visit('a history');
  await history.of(0, 'delete').click();
  await expect(history.said).toHaveText(texts.history.said.deleted);
  await history.press(texts.history.deleteAll);
  await visit('a history after a board was deleted, and the question whether all shall go');
}

/** Photos: nothing yet, the camera, and what was read. */
async function walkPhotos(sudoku: SudokuPage, visit: Visit): Promise<void> {
  const { page } = sudoku;
  const photo = new PhotoDialog(sudoku);
  const { check, camera, useCamera } = texts.photo;
  await fakeCamera(page, 'NotFoundError');
  await photo.open();
  await expect(photo.noCamera).toBeVisible();
  await visit('no camera');
  await fakeCamera(page, null, await drawPhoto(page, [{ puzzle: '.'.repeat(81) }]));
  await photo.press(useCamera);
  await expect(photo.dialog).toContainText(camera.hold);
  await visit('the camera, and a grid in its sight');
  await photo.choose(await drawPhoto(page, [{ puzzle: FIRST, stained: [0, 1, 4] }]));
  await expect(photo.said).toHaveText(check.doubtful(3));
  await visit('a photo with doubtful cells');
  await photo.cell(1, 1).click();
  await photo.press(check.start);
  await expect(photo.dialog).toBeHidden();
}

/** The dialogs in which puzzles are made, and what is said of them. */
async function walkMaking(sudoku: SudokuPage, visit: Visit): Promise<void> {
  const { page, status } = sudoku;
  const { newPuzzle, practise } = texts.solve;
  const { difficulty } = texts.page;
  const radio = (name: string): Promise<void> =>
    page.getByRole('radio', { name, exact: true }).check();
  await page.clock.setFixedTime(new Date(2026, 11, 24, 12));
  await sudoku.choose('puzzle', newPuzzle.label);
  await visit('a new puzzle');
  await page.getByText(newPuzzle.more, { exact: true }).click();
  await radio(newPuzzle.goals.er);
  await visit('a new puzzle within a range of ratings');
  await radio(newPuzzle.goals.technique);
  await page.getByRole('textbox', { name: texts.page.wishes.seed }).fill('2026-12-24');
  await visit('a new puzzle that needs a technique, with a seed');
  await radio(difficulty.levels.hard);
  await sudoku.press(newPuzzle.make);
  await expect(status).toContainText('A new puzzle with');
  await visit('a puzzle that was made');
  await sudoku.press(difficulty.label(difficulty.levels.hard));
  const dialog = page.getByRole('dialog', { name: difficulty.label(difficulty.levels.hard) });
  await expect(dialog.getByRole('definition').first()).not.toHaveText('…');
  await visit('the difficulty of a puzzle');
  await page.keyboard.press('Escape');
  await sudoku.choose('puzzle', texts.page.puzzle.daily);
  await visit('the puzzles of a day');
  await sudoku.press(difficulty.levels.beginner);
  await expect(status).toContainText(difficulty.levels.beginner);
  await visit('a puzzle of a day');
  // The position is always the same, for its picture.
  await page.evaluate(() => {
    crypto.getRandomValues = (values) => (values as unknown as Uint32Array).fill(7) as never;
  });
  await sudoku.choose('puzzle', texts.page.puzzle.practise);
  await visit('the technique to practise');
  await page
    .getByRole('combobox', { name: practise.technique })
    .selectOption({ value: 'pointing' });
  await sudoku.press(practise.start);
  await expect(sudoku.button(practise.next)).toBeVisible();
  await visit('a technique that is practised');
}

async function walkPanels(sudoku: SudokuPage, visit: Visit): Promise<void> {
  const { page } = sudoku;
  await sudoku.choose('puzzle', texts.solve.examples.label);
  await visit('the examples');
  await page.keyboard.press('Escape');
  await sudoku.press(texts.page.settings.title);
  await visit('the settings', () => page.locator('#settings > button').click());
  await page.keyboard.press('Escape');
  const text = page.locator('#sidebar details');
  await sudoku.openText();
  const draft = text.getByRole('textbox', { name: texts.solve.text.puzzle });
  await draft.fill(`${TWO_WAYS}\n${CLASHING}\n12345678\n`);
  await text.getByRole('button', { name: texts.solve.text.solve }).click();
  await expect(text.getByRole('textbox', { name: texts.solve.text.answer })).toBeVisible();
  await visit('many puzzles, one of which cannot be read');
  await draft.fill('12345678\n');
  await text.getByRole('button', { name: texts.page.text.put }).click();
  await visit('a text that is no puzzle');
  const share = new ShareDialog(sudoku);
  await share.open();
  await share.dialog.getByText(texts.share.link.code, { exact: true }).click();
  await share.openEmbedding();
  await visit('the dialog to share');
}

async function walkRotate(sudoku: SudokuPage, visit: Visit): Promise<void> {
  const { page } = sudoku;
  const rotate = new RotatePage(page);
  const share = new ShareDialog(sudoku);
  await rotate.open();
  await visit('the introduction');
  await rotate.press(texts.rotate.introduction.skip);
  for (const puzzle of ['tripods', 'boxes', 'sort'] as const) {
    await rotate.open(puzzle);
    await visit(puzzle);
  }
  await rotate.press(texts.rotate.actions.solve);
  await expect(rotate.status).toContainText('Solved in');
  await rotate.press(texts.rotate.player.step);
  await visit('tiles, and an answer');
  await share.open();
  await visit('the dialog to share a game');
  await share.button(texts.share.close).click();
  await rotate.setGoal('x');
  await rotate.openText();
  await rotate.textField.fill('x');
  await rotate.press(texts.page.text.put);
  await visit('a goal and a text that are wrong');
  await rotate.open('boxes');
  await rotate.press(texts.rotate.actions.solve);
  await expect(rotate.status).toContainText('Solved in');
  await rotate.press(texts.rotate.player.end);
  await visit('boxes in their places');
}

/** A board of 9 × 9 with the words of its author, each way of drawing, and clues on two sides. */
const RULES = {
  size: 9,
  title: 'A title',
  author: 'Somebody',
  ruleset: 'Normal rules.\nAnd more.',
  grid: emptyGrid(9),
  thermometer: [{ lines: [['R1C1', 'R2C2', 'R2C3']] }],
  whispers: [{ lines: [['R5C5', 'R5C6', 'R4C7']] }],
  arrow: [{ cells: ['R8C8'], lines: [['R8C8', 'R7C7', 'R6C7']] }],
  difference: [{ cells: ['R9C1', 'R9C2'], value: 3 }],
  quadruple: [{ cells: ['R3C7', 'R3C8', 'R4C7', 'R4C8'], values: [1, 2, 3, 4] }],
  odd: [{ cell: 'R6C1' }],
  sandwichsum: [{ cell: 'R4C0', value: 35 }],
  littlekillersum: [{ cell: 'R0C4', direction: 'DR', value: 33 }],
};

async function walkConstraints(variants: VariantsPage, visit: Visit): Promise<void> {
  await variants.paste(linkTo(RULES));
  await expect(variants.view.getByText(RULES.author)).toBeVisible();
  await visit('rules that are drawn');
  await variants.mode('constraints');
  await variants.view
    .getByRole('combobox', { name: texts.variants.constraints.tool })
    .selectOption('sandwich');
  await variants.cell(5, 2).click();
  await expect(variants.status).toContainText(texts.variants.constraints.needs.edge);
  await variants.view.getByText(texts.variants.constraints.drawn(8)).click();
  await visit('rules being drawn, and a list of them');
  await variants.mode('givens');
  for (const column of [1, 2]) {
    await variants.cell(1, column).click();
    await variants.page.keyboard.press('5');
  }
  await variants.press(texts.variants.live.none);
  await expect(variants.status).toContainText(texts.shapes.together);
  await visit('why a puzzle has no solution');
  await variants.mode('constraints');
  await variants.view
    .getByRole('combobox', { name: texts.variants.constraints.tool })
    .selectOption('automaton');
  const { machine } = texts.variants;
  const editor = variants.view.getByRole('dialog');
  await variants.press(machine.open);
  await editor.getByRole('textbox', { name: machine.parts.step }).fill('(state) => {');
  await editor.getByRole('button', { name: machine.use, exact: true }).click();
  await expect(editor.getByRole('status')).toContainText(machine.faults.syntax);
  await visit('a state machine that is wrong');
  await variants.page.keyboard.press('Escape');
  await variants.paste(JSON.stringify(DRAWN));
  await expect(variants.status).toContainText(texts.exchange.cosmetics(1));
  await visit('drawings, of which some are rules');
  await variants.mode('constraints');
  await variants.view.getByText(texts.exchange.about.summary).click();
  await visit('drawings without a rule, and the words of the author');
}

async function walkVariants(sudoku: SudokuPage, visit: Visit): Promise<void> {
  const variants = new VariantsPage(sudoku);
  await variants.open();
  await visit('a variant at first sight');
  for (const preset of ['killer', 'toroidal'] as const) {
    await variants.choose(preset, true);
    await variants.solve();
    await expect(variants.status).toContainText(texts.status.unique);
    await visit(`${preset}, solved`);
  }
  await variants.press(texts.actions.undo);
  await variants.cell(1, 1).click();
  for (const key of ['9', 'ArrowRight', 'Shift+Digit1', 'Control+Digit2']) {
    await variants.page.keyboard.press(key);
  }
  await variants.press(texts.actions.check);
  await expect(variants.status).toContainText('r1c1');
  await visit('a jigsaw that is played: a wrong digit, and marks');
  await variants.choose('16x16');
  await visit('a large board');
  await variants.choose('4x4');
  await variants.solve();
  await expect(variants.status).toContainText(texts.status.several);
  await visit('two solutions of a variant');
  await variants.chooseItem('puzzle', texts.variants.making.label);
  const dialog = variants.page.getByRole('dialog', { name: texts.variants.making.title });
  await dialog.getByText(texts.variants.making.more, { exact: true }).click();
  await visit('the dialog for a new variant');
  await variants.page.keyboard.press('Escape');
  await walkConstraints(variants, visit);
  await variants.choose('4x4');
  await variants.mode('cages');
  await variants.drag([1, 1], [1, 2]);
  await expect(variants.verdict).toHaveText(texts.variants.live.several);
  await variants.openShape();
  const nabner = [{ lines: [['R1C1', 'R1C2']] }];
  await variants.paste(linkTo({ ...KILLER, nabner }));
  await expect(variants.status).toContainText(texts.variants.foreign.headline);
  await visit('a link to a puzzle with foreign rules');
  await variants.openText();
  await variants.textField.fill('9x9; boxen');
  await variants.press(texts.page.text.put);
  await expect(variants.status).toContainText(texts.errors.notAPuzzle);
  await visit('a cage, the rules, and a text that is wrong');
}

async function walkBatch({ page }: SudokuPage, visit: Visit): Promise<void> {
  const batch = new BatchPage(page);
  await batch.open();
  await visit('a panel without work');
  await batch.press(texts.batch.choices.solve);
  await expect(batch.notice).toContainText('nothing to solve');
  await visit('nothing to solve');
  const lines = `${FIRST}\n${TWO_WAYS}\n${CLASHING}\n12345678\n`;
  await batch.chooseFiles({ name: 'a-file-with-quite-a-long-name.txt', text: lines.repeat(20) });
  await batch
    .menu(texts.batch.choices.format)
    .selectOption({ label: texts.batch.choices.formats.csv });
  await batch.press(texts.batch.choices.solve);
  await expect(batch.status).toContainText('Done: 60 puzzles');
  await visit('a file that is solved, with bad lines');
  const { choices } = texts.batch;
  for (const name of [choices.canonical, choices.minimal, choices.keepColumns])
    await batch.view.getByRole('checkbox', { name }).check();
  await batch.press(choices.solve);
  await expect(batch.count(texts.batch.counts.distinct)).toHaveText('2');
  await visit('columns that are added to a table');
  await batch.task(texts.batch.tasks.make);
  await batch.field(texts.page.wishes.seed).fill('x');
  await batch.press(texts.batch.make.start);
  await visit('a seed that is none');
  await batch.field(texts.page.wishes.seed).fill('18446744073709551615');
  await batch.menu(texts.page.wishes.clues).selectOption('17');
  await batch.field(texts.batch.make.amount).fill('2');
  await batch.press(texts.batch.make.start);
  await expect(batch.status).toContainText('Done: 2 new puzzles');
  await visit('puzzles that were made');
  await batch.field(texts.batch.make.amount).fill('1000000');
  await batch.press(texts.batch.make.start);
  await batch.press(texts.batch.work.pause);
  await expect(batch.status).toContainText('Paused');
  // (What lies under the pointer depends on how soon the buttons have moved.)
  await page.mouse.move(0, 0);
  await visit('a pause');
  await batch.press(texts.batch.work.cancel);
}

/** A panel whose part does not arrive, or is of another build. */
async function walkParts({ page }: SudokuPage, visit: Visit): Promise<void> {
  const { panelNames, part } = texts.page;
  const place = page.getByRole('alert');
  for (const [panel, body, words] of [
    ['rotate', '', part.missing('app-rotate.js')],
    [
      'batch',
      'globalThis.JiugongParts = { batch: { build: "" } };',
      part.otherBuild('app-batch.js'),
    ],
  ] as const) {
    await page.route(`**/app-${panel}.js*`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body }),
    );
    await page.getByRole('link', { name: panelNames[panel], exact: true }).click();
    await expect(place.filter({ hasText: words })).toBeVisible();
    await visit(words);
  }
}

async function walkHelp({ page }: SudokuPage, visit: Visit): Promise<void> {
  await page.evaluate(() => (location.hash = 'help'));
  await expect(page.locator('#help-view')).toBeVisible();
  await visit('the help');
  await page.evaluate(() => (location.hash = 'help/techniques'));
  await expect(page.getByRole('link', { name: 'X-wing', exact: true })).toBeVisible();
  await visit('the list of techniques');
  await page.evaluate(() => (location.hash = 'help/cell-forcing-chains'));
  await expect(page.getByText(texts.techniques.branch.at(1, 3), { exact: true })).toBeVisible();
  await visit('a technique with branches');
  await page.evaluate(() => (location.hash = 'help/unique-rectangle'));
  const types = page.getByRole('group', { name: texts.techniques.examples });
  await types.getByRole('radio', { name: '2', exact: true }).check();
  await expect(page.getByRole('heading', { level: 3 })).toContainText('type 2');
  await visit('a technique of several types');
}

/** The walks by name, each from the initial page through all states of a panel. */
export const WALKS: Readonly<Record<string, (sudoku: SudokuPage, visit: Visit) => Promise<void>>> =
  {
    'Solve, answers': walkAnswers,
    'Solve, entry': walkEntry,
    'Solve, making': walkMaking,
    'Solve, panels': walkPanels,
    'Solve, photos': walkPhotos,
    'Solve, steps': walkSteps,
    'Solve, hints': walkHints,
    'Clock and history': walkHistory,
    Rotate: walkRotate,
    Variants: walkVariants,
    Batch: walkBatch,
    'Parts of the page': walkParts,
    Help: walkHelp,
  };
