import { expect, type Locator, type Page } from '@playwright/test';
import type { JiugongBoard } from '../../board/jiugong-board';
import { texts } from './english';
import { choose, openPasting } from './menus';

/** A page object for the page, which finds elements by roles and names. */
export class SudokuPage {
  readonly page: Page;
  readonly grid: Locator;
  /** The status text. */
  readonly status: Locator;

  constructor(page: Page) {
    this.page = page;
    this.grid = page.getByRole('grid', { name: texts.board.label });
    this.status = page.getByRole('status').first();
  }

  /** A cell by its row and column, both 1-based. */
  cell(row: number, column: number): Locator {
    const box = 3 * Math.ceil(row / 3) - 3 + Math.ceil(column / 3);
    return this.grid.getByRole('gridcell', {
      name: texts.board.cell(row, column, [], [texts.board.box(box)]),
    });
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  async press(name: string): Promise<void> {
    await this.button(name).click();
  }

  /** Chooses an item of the menu. */
  async choose(name: string): Promise<void> {
    await choose(this.page, name);
  }

  async solve(): Promise<void> {
    await this.press(texts.actions.solve);
  }

  async clear(): Promise<void> {
    await this.choose(texts.page.puzzle.own);
  }

  async startAgain(): Promise<void> {
    await this.choose(texts.page.puzzle.startAgain);
  }

  /** Switches between playing and editing the puzzle itself. */
  async toggleEditing(): Promise<void> {
    await this.choose(texts.page.puzzle.edit);
  }

  async expectEditing(isEditing: boolean): Promise<void> {
    await expect(this.page.locator('jiugong-board').first()).toHaveJSProperty('editing', isEditing);
  }

  /** Chooses an example; those for programmers are folded, and are texts to be put on the board. */
  async chooseExample(name: string): Promise<void> {
    await this.choose(texts.solve.examples.label);
    const isFolded = await this.button(name).isHidden();
    if (isFolded) await this.page.getByText(texts.solve.examples.classic).click();
    await this.press(name);
    if (isFolded) await this.press(texts.page.paste.put);
  }

  /** Pastes a text without a particular focus. */
  async paste(text: string): Promise<void> {
    await this.page.evaluate((data) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', data);
      const options = { clipboardData, bubbles: true, cancelable: true };
      (document.activeElement ?? document.body).dispatchEvent(new ClipboardEvent('paste', options));
    }, text);
  }

  /** Opens the dialog to paste, with an empty field. */
  async openText(): Promise<void> {
    await openPasting(this.page, () => this.choose(texts.page.puzzle.paste));
  }

  /** Enters the digits of a solution into blank cells, at most so many. */
  async enterDigits(solution: string, most = 81): Promise<void> {
    await this.page.evaluate(
      ([digits, count]) => {
        const board = document.querySelector('jiugong-board') as JiugongBoard;
        const { givens } = board.board;
        const blank = [...givens.keys()].filter((cell) => givens[cell] === null);
        for (const cell of blank.slice(0, count)) {
          board.selected = cell;
          board.enter(Number(digits[cell]));
        }
      },
      [solution, most] as const,
    );
  }

  /**
   * Waits until the engine has started, which reads what is pasted: a busy machine may take longer for that, once after each
   * load, than an expectation waits.
   */
  async untilReady(): Promise<void> {
    await this.page
      .evaluate(async () => (await window.Jiugong?.load())?.close())
      // Where it cannot start, or the page is left meanwhile, what is expected says more.
      .catch(() => undefined);
  }

  /** Expects these digits on the board, 81 characters. */
  async expectValue(value: string): Promise<void> {
    await this.untilReady();
    await expect(this.page.locator('jiugong-board').first()).toHaveJSProperty('value', value);
  }

  async expectPuzzle(puzzle: string): Promise<void> {
    await this.untilReady();
    await expect(this.page.locator('jiugong-board').first()).toHaveJSProperty('puzzle', puzzle);
  }
}
