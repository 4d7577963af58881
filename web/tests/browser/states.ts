/** The states of the panels, each with the shortest way to it, for checks that apply to every state. */
import type { Locator, Page } from '@playwright/test';
import type { JiugongBoard } from '../../board/jiugong-board';
import { emptyGrid, KILLER, linkTo } from '../f-puzzles';
import { DRAWN } from '../sudokupad';
import { panelName } from '../panel-name';
import { BatchPage } from './batch-page';
import { FIGURE_MESSAGES } from '../../rules/on-board/texts';
import { texts } from './english';
import { pasteField } from './menus';
import { expect } from './fixtures';
import { CLASHING, FIRST, FIRST_SOLVED, HARD, IMPOSSIBLE, POINTING, TWO_WAYS } from './puzzles';
import { drawPhoto, fakeCamera, PhotoDialog } from './photos';
import { RotatePage } from './rotate-page';
import { HistoryDialog } from './history-dialog';
import { ShareDialog } from './share-dialog';
import type { SudokuPage } from './sudoku-page';
import { VariantsPage } from './variants-page';
import { WalkPage } from './walk-page';

/** Opens again what another language closes, such as a menu. */
type Restore = () => Promise<unknown>;

/** Leads from the page at first sight, with the puzzle `FIRST`, to a state. */
type Way<View> = (view: View) => Promise<Restore | void>;

type Ways<View> = Readonly<Record<string, Way<View>>>;

const boardOf = ({ page }: SudokuPage): Locator => page.locator('jiugong-board').first();

async function enterWrongDigit(sudoku: SudokuPage): Promise<void> {
  await sudoku.cell(1, 3).click();
  await sudoku.page.keyboard.press('1');
}

async function pasted(sudoku: SudokuPage, puzzle: string): Promise<void> {
  await sudoku.paste(puzzle);
  await sudoku.expectPuzzle(puzzle);
}

const openMenu: Way<SudokuPage> = async ({ page }) => {
  // By its place, since its name is in any language.
  const open = (): Promise<void> => page.locator('[aria-haspopup=menu]').first().click();
  await open();
  return open;
};

const solved =
  (puzzle: string, said: string): Way<SudokuPage> =>
  async (sudoku) => {
    await pasted(sudoku, puzzle);
    await sudoku.solve();
    await expect(sudoku.status).toContainText(said);
  };

const ANSWERS: Ways<SudokuPage> = {
  'a puzzle at first sight': () => Promise.resolve(),
  'the menu of the puzzle': openMenu,
  'two solutions': solved(TWO_WAYS, 'two solutions'),
  'no solution': solved(CLASHING, 'No solution'),
  'givens that conflict': solved(IMPOSSIBLE, 'givens conflict'),
};

const ENTRY: Ways<SudokuPage> = {
  'a wrong digit': async (sudoku) => {
    await enterWrongDigit(sudoku);
    await sudoku.press(texts.actions.check);
    await expect(sudoku.cell(1, 3)).toHaveAccessibleName(/wrong/);
  },
  'pencil marks, and several cells selected': async (sudoku) => {
    const { page } = sudoku;
    // What keys enter is asked once the puzzle is played.
    await sudoku.enterDigits(FIRST_SOLVED, 1);
    await sudoku.press(texts.actions.undo);
    await sudoku.cell(1, 3).click();
    await page.getByRole('radio', { name: texts.modes.corner }).check();
    for (const key of ['4', 'Control+Digit1', 'Shift+ArrowDown']) await page.keyboard.press(key);
  },
  // Cells of every colour, alone and together, with givens, own digits and automatic notes.
  'colours, and automatic notes': async (sudoku) => {
    await boardOf(sudoku).evaluate((element: JiugongBoard) => {
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
  },
  'a digit that was chosen first, and is wrong': async (sudoku) => {
    await boardOf(sudoku).evaluate((element: JiugongBoard) => {
      element.entry = 'digit';
      element.mistakes = 'wrong';
    });
    await sudoku.press(texts.keypad.digit(5));
    await sudoku.cell(1, 4).click();
    await expect(sudoku.cell(1, 4)).toHaveAccessibleName(/wrong/);
  },
  'the cells that can hold a digit, with notes and colours': async (sudoku) => {
    await boardOf(sudoku).evaluate((element: JiugongBoard) => {
      element.selection = [2, 3];
      element.enter(2, 'color');
      element.selection = [2, 5];
      element.enter(2, 'candidates');
      element.notes = 'automatic';
      element.filter = 2;
    });
    await expect(sudoku.cell(1, 3)).toHaveAccessibleName(/can be 2/);
  },
  'givens that are edited': (sudoku) => sudoku.toggleEditing(),
  'a puzzle that was started': async (sudoku) => {
    await sudoku.toggleEditing();
    await sudoku.press(texts.page.start.label);
    await expect(sudoku.status).toContainText(texts.page.start.ready);
  },
  'true candidates': async (sudoku) => {
    await pasted(sudoku, TWO_WAYS);
    await sudoku.choose(texts.page.solver.candidates);
    await expect(sudoku.status).toContainText('can hold more than one digit');
  },
  'the question whether kept work shall go': async (sudoku) => {
    await enterWrongDigit(sudoku);
    await sudoku.page.reload();
    await sudoku.press(texts.page.kept.erase);
  },
};

const { hint, tell, why } = texts.actions;

const STAGES = ['where', 'how', 'what'] as const;

/** The names of the button that tells each stage. */
const TOLD_BY = { where: hint, ...tell } as const;

const hinted =
  (puzzle: string, last: (typeof STAGES)[number]): Way<SudokuPage> =>
  async (sudoku) => {
    const board = boardOf(sudoku);
    await board.evaluate((element: JiugongBoard, text) => (element.puzzle = text), puzzle);
    for (const stage of STAGES.slice(0, STAGES.indexOf(last) + 1)) {
      await sudoku.press(TOLD_BY[stage]);
      await expect
        .poll(() => board.evaluate((element: JiugongBoard) => element.hinted?.stage))
        .toBe(stage);
    }
    if (last === 'what') await expect(sudoku.button(texts.actions.apply)).toBeVisible();
  };

const hintOfWrongDigit: Way<SudokuPage> = async (sudoku) => {
  await enterWrongDigit(sudoku);
  await sudoku.press(hint);
  await expect(sudoku.status).toContainText('box 1');
  await sudoku.press(tell.what);
  await expect(sudoku.status).toContainText('r1c3');
};

/** Hints at every stage: a step on digits, one on candidates, a wrong digit with its reason; and one of a variant. */
const HINTS: Ways<SudokuPage> = {
  ...Object.fromEntries(
    STAGES.flatMap((stage) => [
      [`a hint of a digit: ${stage}`, hinted(FIRST, stage)],
      [`a hint of candidates: ${stage}`, hinted(POINTING, stage)],
    ]),
  ),
  'a hint of a wrong digit': hintOfWrongDigit,
  'the reason of a wrong digit, and the status with the focus': async (sudoku) => {
    await hintOfWrongDigit(sudoku);
    await sudoku.press(why);
    await expect(sudoku.button(why)).toHaveAttribute('aria-disabled', 'true');
    await sudoku.status.focus();
  },
  'a hint of a variant': async (sudoku) => {
    const variants = new VariantsPage(sudoku);
    const { next } = FIGURE_MESSAGES.en;
    await variants.open();
    await variants.choose('killer', true);
    await variants.press(hint);
    await expect(variants.status).toContainText(next.where('row 3, column 4'));
    await variants.press(tell.what);
    await expect(variants.status).toContainText(next.is('r3c4', '7'));
  },
};

/** Steps of a search that is stopped. */
async function stopSearch(sudoku: SudokuPage): Promise<WalkPage> {
  const steps = new WalkPage(sudoku.page);
  await pasted(sudoku, HARD);
  await steps.open();
  // With one step alone there is nothing to step to, which looks different.
  await expect(steps.list.getByRole('button').nth(1)).toBeVisible();
  await steps.press(texts.walk.stop);
  return steps;
}

const inside = ({ page }: SudokuPage): Locator => page.locator('.inside [aria-haspopup=menu]');

async function walkWrongDigit(sudoku: SudokuPage): Promise<WalkPage> {
  const steps = new WalkPage(sudoku.page);
  await enterWrongDigit(sudoku);
  await steps.open();
  await expect(steps.told).toContainText('r1c3');
  return steps;
}

/** The walk-through of a board: steps, what chains rest on, a search that was stopped, and a wrong digit. */
const STEPS: Ways<SudokuPage> = {
  'the steps of a puzzle': async ({ page }) => {
    const steps = new WalkPage(page);
    await steps.open();
    await steps.expectSteps(51);
  },
  'all steps of a position': async ({ page }) => {
    const steps = new WalkPage(page);
    const { others } = texts.walk;
    await steps.open();
    await steps.press(others.open);
    const all = steps.region.getByRole('list', { name: others.label, exact: true });
    await all.locator('.run').first().click();
    await expect(all.locator('ol button').first()).toBeVisible();
  },
  'a search that was stopped, and branches of a chain': async (sudoku) => {
    await stopSearch(sudoku);
  },
  'what a chain rests on': async (sudoku) => {
    await stopSearch(sudoku);
    await inside(sudoku).click();
    return () => inside(sudoku).click();
  },
  'a step inside another': async (sudoku) => {
    const steps = await stopSearch(sudoku);
    await inside(sudoku).click();
    await steps.region.getByRole('menuitem').first().click();
  },
  'a wrong digit, of which no steps are told': async (sudoku) => {
    await walkWrongDigit(sudoku);
  },
  'the steps from the start of the puzzle': async (sudoku) => {
    const steps = await walkWrongDigit(sudoku);
    await steps.press(texts.walk.instead.givens);
    await steps.expectSteps(51);
  },
};

async function play(sudoku: SudokuPage): Promise<void> {
  await sudoku.cell(1, 3).click();
  await sudoku.page.keyboard.press('4');
}

/** A history with a board of Solve and one of Variants. */
async function openHistory(sudoku: SudokuPage): Promise<HistoryDialog> {
  await sudoku.enterDigits(FIRST_SOLVED);
  await expect(sudoku.status).toContainText(texts.status.complete);
  const variants = new VariantsPage(sudoku);
  await variants.open();
  await variants.mode('play');
  await variants.cell(2, 2).click();
  await sudoku.page.keyboard.press('4');
  const history = new HistoryDialog(sudoku.page);
  await history.open();
  await expect(history.boards).toHaveCount(2);
  return history;
}

const HISTORY: Ways<SudokuPage> = {
  'a history without boards': ({ page }) => new HistoryDialog(page).open(),
  'a puzzle that is played': play,
  'a pause': async (sudoku) => {
    await play(sudoku);
    // The time is told after one of a second, however fast the test is.
    await expect(sudoku.page.locator('main:visible').getByRole('timer')).not.toHaveText('0:00');
    await sudoku.press(texts.page.clock.pause);
  },
  'a puzzle that is solved': async (sudoku) => {
    await sudoku.enterDigits(FIRST_SOLVED);
    await expect(sudoku.status).toContainText(texts.status.complete);
  },
  'a history': async (sudoku) => {
    await openHistory(sudoku);
  },
  'a history after a board was deleted, and the question whether all shall go': async (sudoku) => {
    const history = await openHistory(sudoku);
    await history.of(0, 'delete').click();
    await expect(history.said).toHaveText(texts.history.said.deleted);
    await history.press(texts.history.deleteAll);
  },
};

const { check, camera } = texts.photo;

/** Photos: nothing yet, the camera, and what was read. */
const PHOTOS: Ways<SudokuPage> = {
  'no camera': async (sudoku) => {
    const photo = new PhotoDialog(sudoku);
    await fakeCamera(sudoku.page, 'NotFoundError');
    await photo.open();
    await expect(photo.noCamera).toBeVisible();
  },
  'the camera, and a grid in its sight': async (sudoku) => {
    const photo = new PhotoDialog(sudoku);
    const { page } = sudoku;
    await fakeCamera(page, null, await drawPhoto(page, [{ puzzle: '.'.repeat(81) }]));
    await photo.open();
    await expect(photo.dialog).toContainText(camera.hold);
  },
  'a photo with doubtful cells': async (sudoku) => {
    const photo = new PhotoDialog(sudoku);
    await fakeCamera(sudoku.page, 'NotFoundError');
    await photo.open();
    await photo.choose(await drawPhoto(sudoku.page, [{ puzzle: FIRST, stained: [0, 1, 4] }]));
    await expect(photo.said).toHaveText(check.doubtful(3));
  },
};

const { newPuzzle } = texts.solve;
const { difficulty } = texts.page;

/** Opens the dialog for a new puzzle, with all its options. */
async function openNewPuzzle(sudoku: SudokuPage, goal: string): Promise<void> {
  const { page } = sudoku;
  await sudoku.choose(newPuzzle.label);
  await page.getByText(newPuzzle.more, { exact: true }).click();
  await page.getByRole('radio', { name: goal, exact: true }).check();
}

async function makePuzzle(sudoku: SudokuPage): Promise<void> {
  await openNewPuzzle(sudoku, difficulty.levels.hard);
  await sudoku.page.getByRole('textbox', { name: texts.page.request.seed }).fill('2026-12-24');
  await sudoku.press(newPuzzle.make);
  await expect(sudoku.status).toContainText('A new puzzle');
}

async function openDaily(sudoku: SudokuPage): Promise<void> {
  await sudoku.page.clock.setFixedTime(new Date(2026, 11, 24, 12));
  await sudoku.choose(texts.page.puzzle.daily);
}

/** The dialogs in which puzzles are made, and what is said of them. */
const MAKING: Ways<SudokuPage> = {
  'a new puzzle': (sudoku) => sudoku.choose(newPuzzle.label),
  'a new puzzle within a range of ratings': (sudoku) => openNewPuzzle(sudoku, newPuzzle.goals.er),
  'a new puzzle that needs a technique': (sudoku) =>
    openNewPuzzle(sudoku, newPuzzle.goals.technique),
  'a puzzle that was made': makePuzzle,
  'the difficulty of a puzzle': async (sudoku) => {
    await makePuzzle(sudoku);
    const name = difficulty.label(difficulty.levels.hard);
    await sudoku.press(name);
    const dialog = sudoku.page.getByRole('dialog', { name });
    await expect(dialog.getByRole('definition').first()).not.toHaveText('…');
  },
  'the puzzles of a day': openDaily,
  'a puzzle of a day': async (sudoku) => {
    await openDaily(sudoku);
    await sudoku.press(difficulty.levels.beginner);
    await expect(sudoku.status).toContainText(difficulty.levels.beginner);
  },
  'a technique that is practised': async (sudoku) => {
    // The position is the same each time.
    await sudoku.page.evaluate(() => {
      crypto.getRandomValues = (values) => (values as unknown as Uint32Array).fill(7) as never;
    });
    await sudoku.page.evaluate(() => (location.hash = 'solve/practise-pointing'));
    await expect(sudoku.button(texts.practice.next)).toBeVisible();
  },
};

const LEARN: Ways<SudokuPage> = {
  'the course': async (sudoku) => {
    await sudoku.choose(texts.page.puzzle.practise);
    await expect(sudoku.page.locator('.chapters').first()).toBeVisible();
  },
  'a group of the course': async ({ page }) => {
    await page.evaluate(() => (location.hash = 'learn/fish'));
    await expect(page.getByRole('link', { name: 'X-wing', exact: true })).toBeVisible();
  },
  'a chapter of the course': async ({ page }) => {
    await page.evaluate(() => (location.hash = 'learn/x-wing'));
    await expect(page.getByRole('link', { name: texts.techniques.puzzle })).toBeVisible();
    await expect(page.locator('#learn-view .legend')).toBeVisible();
  },
};

const PANELS: Ways<SudokuPage> = {
  'the examples': (sudoku) => sudoku.choose(texts.solve.examples.label),
  'the settings': async (sudoku) => {
    await sudoku.press(texts.page.settings.title);
    return () => sudoku.page.locator('#settings > button').click();
  },
  'many puzzles, one of which cannot be read': async (sudoku) => {
    await sudoku.paste(`${TWO_WAYS}\n${CLASHING}\n12345678\n`);
    await expect(sudoku.button(texts.page.paste.mend)).toBeVisible();
  },
  'a text that is no puzzle': async (sudoku) => {
    await sudoku.openText();
    await pasteField(sudoku.page).fill('12345678\n');
    await sudoku.press(texts.page.paste.put);
  },
  'the dialog to share': async (sudoku) => {
    const share = new ShareDialog(sudoku);
    await share.open();
    await share.dialog.getByText(texts.shareDialog.link.code, { exact: true }).click();
    await share.openCode();
    await share.openMore();
  },
};

/** Goes past the introduction to a puzzle. */
async function openRotate({ page }: SudokuPage, puzzle: 'sort' | 'boxes' | 'tripods') {
  const rotate = new RotatePage(page);
  await page.evaluate(() => localStorage.setItem('jiugong-introduced', 'rotate'));
  await rotate.open(puzzle);
  return rotate;
}

async function solveRotate(sudoku: SudokuPage, puzzle: 'sort' | 'boxes'): Promise<RotatePage> {
  const rotate = await openRotate(sudoku, puzzle);
  await rotate.press(texts.rotate.actions.solve);
  await expect(rotate.status).toContainText('Solved in');
  return rotate;
}

const ROTATE: Ways<SudokuPage> = {
  'the introduction': ({ page }) => new RotatePage(page).open(),
  ...Object.fromEntries(
    (['tripods', 'boxes', 'sort'] as const).map((puzzle) => [
      puzzle,
      async (sudoku: SudokuPage) => void (await openRotate(sudoku, puzzle)),
    ]),
  ),
  'tiles, and an answer': async (sudoku) => {
    await (await solveRotate(sudoku, 'sort')).press(texts.rotate.player.step);
  },
  'the dialog to share a game': async (sudoku) => {
    await openRotate(sudoku, 'sort');
    await new ShareDialog(sudoku).open();
  },
  'a goal and a text that are wrong': async (sudoku) => {
    const rotate = await openRotate(sudoku, 'sort');
    await rotate.setGoal('x');
    await rotate.openText();
    await rotate.textField.fill('x');
    await rotate.press(texts.page.paste.put);
  },
  'boxes in their places': async (sudoku) => {
    await (await solveRotate(sudoku, 'boxes')).press(texts.rotate.player.end);
  },
};

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

/** Opens Variants in a mode, with a puzzle that another program has written. */
async function openForeign(variants: VariantsPage, link: string): Promise<void> {
  await variants.open();
  await variants.paste(link);
}

async function openRules(variants: VariantsPage): Promise<void> {
  await openForeign(variants, linkTo(RULES));
  await expect(variants.view.getByText(RULES.author)).toBeVisible();
}

async function openDrawn(variants: VariantsPage): Promise<void> {
  await openForeign(variants, JSON.stringify(DRAWN));
  await expect(variants.status).toContainText(texts.exchange.cosmetics(1));
}

/** Chooses a tool that draws rules. */
async function drawBy(variants: VariantsPage, tool: 'sandwich'): Promise<void> {
  await variants.mode('constraints');
  await variants.view.getByRole('combobox', { name: texts.variants.rules.tool }).selectOption(tool);
}

const variantSolved =
  (preset: 'killer' | 'toroidal'): Way<VariantsPage> =>
  async (variants) => {
    await variants.open();
    await variants.choose(preset, true);
    await variants.solve();
    await expect(variants.status).toContainText(texts.status.unique);
  };

const VARIANTS: Ways<VariantsPage> = {
  'a variant at first sight': (variants) => variants.open(),
  'killer, solved': variantSolved('killer'),
  'toroidal, solved': variantSolved('toroidal'),
  'a jigsaw that is played: a wrong digit, and marks': async (variants) => {
    await variants.open();
    await variants.choose('toroidal', true);
    await variants.cell(1, 1).click();
    for (const key of ['9', 'ArrowRight', 'Shift+Digit1', 'Control+Digit2']) {
      await variants.page.keyboard.press(key);
    }
    await variants.press(texts.actions.check);
    await expect(variants.status).toContainText('r1c1');
  },
  'a large board': async (variants) => {
    await variants.open();
    await variants.choose('16x16');
  },
  'two solutions of a variant': async (variants) => {
    await variants.open();
    await variants.choose('4x4');
    await variants.solve();
    await expect(variants.status).toContainText(texts.status.several);
  },
  'the dialog for a new variant': async (variants) => {
    const { label, title, more } = texts.variants.making;
    await variants.open();
    await variants.chooseItem(label);
    const dialog = variants.page.getByRole('dialog', { name: title });
    await dialog.getByText(more, { exact: true }).click();
  },
  'rules that are drawn': openRules,
  'rules being drawn, and a list of them': async (variants) => {
    await openRules(variants);
    await drawBy(variants, 'sandwich');
    await variants.cell(5, 2).click();
    await expect(variants.status).toContainText(texts.variants.rules.needs.edge);
    await variants.view.getByText(texts.variants.rules.drawn(8)).click();
  },
  'why a puzzle has no solution': async (variants) => {
    await openRules(variants);
    await variants.mode('givens');
    for (const column of [1, 2]) {
      await variants.cell(1, column).click();
      await variants.page.keyboard.press('5');
    }
    await variants.press(texts.variants.live.none);
    await expect(variants.status).toContainText(texts.shapes.together);
  },
  'drawings, of which some are rules': openDrawn,
  'drawings without a rule, and the words of the author': async (variants) => {
    await openDrawn(variants);
    await variants.mode('constraints');
    await variants.view.getByText(texts.exchange.about.summary).click();
  },
  'a cage, and the rules': async (variants) => {
    await variants.open();
    await variants.choose('4x4');
    await variants.mode('cages');
    await variants.drag([1, 1], [1, 2]);
    await expect(variants.verdict).toHaveText(texts.variants.live.several);
    await variants.openShape();
  },
  'a link to a puzzle with unknown rules': async (variants) => {
    await openForeign(variants, linkTo({ ...KILLER, foglight: ['R1C1'] }));
    await expect(variants.status).toContainText(
      texts.variants.unknown.disregarded([texts.variants.unknown.names.foglight]),
    );
  },
  'a text that is wrong': async (variants) => {
    await variants.open();
    await variants.openText();
    await variants.textField.fill('9x9; boxen');
    await variants.press(texts.page.paste.put);
    await expect(variants.status).toContainText(texts.errors.notAPuzzle);
  },
};

const { choices } = texts.batch;

async function solveFile(batch: BatchPage): Promise<void> {
  const lines = `${FIRST}\n${TWO_WAYS}\n${CLASHING}\n12345678\n`;
  await batch.open();
  await batch.chooseFiles({ name: 'a-file-with-quite-a-long-name.txt', text: lines.repeat(20) });
  await batch.menu(choices.format).selectOption({ label: choices.formats.csv });
}

async function makeMany(batch: BatchPage, seed: string, amount: string): Promise<void> {
  await batch.open();
  await batch.task(texts.batch.tasks.make);
  await batch.field(texts.page.request.seed).fill(seed);
  await batch.menu(texts.page.request.clues).selectOption('17');
  await batch.field(texts.batch.make.amount).fill(amount);
  await batch.press(texts.batch.make.start);
}

const BATCH: Ways<BatchPage> = {
  'a panel without work': (batch) => batch.open(),
  'nothing to solve': async (batch) => {
    await batch.open();
    await batch.press(choices.solve);
    await expect(batch.notice).toContainText('nothing to solve');
  },
  'a file that is solved, with bad lines': async (batch) => {
    await solveFile(batch);
    await batch.press(choices.solve);
    await expect(batch.status).toContainText('Done: 60 puzzles');
  },
  'columns that are added to a table': async (batch) => {
    await solveFile(batch);
    for (const name of [choices.canonical, choices.minimal, choices.keepColumns])
      await batch.view.getByRole('checkbox', { name }).check();
    await batch.press(choices.solve);
    await expect(batch.count(texts.batch.counts.distinct)).toHaveText('2');
  },
  'a seed that is none': (batch) => makeMany(batch, 'x', '2'),
  'puzzles that were made': async (batch) => {
    await makeMany(batch, '18446744073709551615', '2');
    await expect(batch.status).toContainText('Done: 2 new puzzles');
  },
  'a pause': async (batch) => {
    await makeMany(batch, '1', '1000000');
    await batch.press(texts.batch.work.pause);
    await expect(batch.status).toContainText('Paused');
  },
};

/** A panel whose part does not arrive whole, from this build or another one. (Of those browsers complain.) */
const partFails =
  (panel: 'rotate' | 'batch', isOther: boolean, words: string): Way<SudokuPage> =>
  async ({ page }) => {
    const contentType = 'text/javascript';
    await page.route(`**/app-${panel}-*.js*`, (route) => route.fulfill({ contentType, body: '{' }));
    if (isOther)
      await page.route('**/app-build.js*', (route) =>
        route.fulfill({ contentType, body: 'export default "app-other.js";' }),
      );
    await page.getByRole('link', { name: panelName(panel), exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
  };

const { part } = texts.page;

const PARTS: Ways<SudokuPage> = {
  'a part that is missing': partFails('rotate', false, part.missing('app-rotate.js')),
  'a part of another build': partFails('batch', true, part.otherBuild('app-batch.js')),
};

async function openHelp(page: Page, address: string, shown: Locator): Promise<void> {
  await page.evaluate((hash) => (location.hash = hash), address);
  await expect(shown).toBeVisible();
}

const HELP: Ways<SudokuPage> = {
  'the help': ({ page }) => openHelp(page, 'help', page.locator('#help-view')),
  'the list of techniques': ({ page }) =>
    openHelp(page, 'help/techniques', page.getByRole('link', { name: 'X-wing', exact: true })),
  'a technique with branches': ({ page }) =>
    openHelp(
      page,
      'help/cell-forcing-chains',
      page.getByText(texts.techniques.branch.at(1, 3), { exact: true }),
    ),
  'a technique of several types': async ({ page }) => {
    const types = page.getByRole('group', { name: texts.techniques.examples });
    await openHelp(page, 'help/unique-rectangle', types);
    await types.getByRole('radio', { name: '2', exact: true }).check();
    await expect(page.getByRole('heading', { level: 3 })).toContainText('type 2');
  },
};

export interface State {
  readonly name: string;
  reach(sudoku: SudokuPage): Promise<Restore | void>;
}

function statesOf<View>(
  group: string,
  ways: Ways<View>,
  viewOf: (sudoku: SudokuPage) => View,
): State[] {
  return Object.entries(ways).map(([state, way]) => ({
    name: `${group}: ${state}`,
    reach: (sudoku) => way(viewOf(sudoku)),
  }));
}

const itself = (sudoku: SudokuPage): SudokuPage => sudoku;

export const STATES: readonly State[] = [
  ...statesOf('Solve, answers', ANSWERS, itself),
  ...statesOf('Solve, entry', ENTRY, itself),
  ...statesOf('Solve, making', MAKING, itself),
  ...statesOf('Solve, panels', PANELS, itself),
  ...statesOf('Solve, photos', PHOTOS, itself),
  ...statesOf('Solve, steps', STEPS, itself),
  ...statesOf('Solve, hints', HINTS, itself),
  ...statesOf('Clock and history', HISTORY, itself),
  ...statesOf('Rotate', ROTATE, itself),
  ...statesOf('Variants', VARIANTS, (sudoku) => new VariantsPage(sudoku)),
  ...statesOf('Learn', LEARN, itself),
  ...statesOf('Batch', BATCH, ({ page }) => new BatchPage(page)),
  ...statesOf('Parts of the page', PARTS, itself),
  ...statesOf('Help', HELP, itself),
];
