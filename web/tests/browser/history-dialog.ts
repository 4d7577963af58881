import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { texts } from './english';
import { choose } from './menus';

/** A page object for the dialog of the history. */
export class HistoryDialog {
  readonly page: Page;
  readonly dialog: Locator;
  /** The lines of the boards, the latest first. */
  readonly boards: Locator;
  readonly said: Locator;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole('dialog', { name: texts.history.title });
    this.boards = this.dialog.getByRole('listitem');
    this.said = this.dialog.getByRole('status');
  }

  async open(): Promise<void> {
    await choose(this.page, texts.page.puzzle.history);
    await expect(this.dialog).toBeVisible();
  }

  async close(): Promise<void> {
    await this.press(texts.history.close);
    await expect(this.dialog).toBeHidden();
  }

  /** Opens the dialog, expects so many boards, and closes it. */
  async expectCount(count: number): Promise<void> {
    await this.open();
    // They come from the disk: without a list there are none, whatever is kept.
    await expect(this.dialog.locator('ul, .empty')).toBeVisible();
    await expect(this.boards).toHaveCount(count);
    await this.close();
  }

  /** A button for all boards. */
  button(name: string): Locator {
    return this.dialog.getByRole('button', { name, exact: true });
  }

  async press(name: string): Promise<void> {
    await this.button(name).click();
  }

  /** A button of a board, by its place from 0. */
  of(at: number, verb: 'open' | 'delete'): Locator {
    return this.boards
      .nth(at)
      .getByRole('button', { name: new RegExp(`^${texts.history[verb]}: `) });
  }

  /** Opens a board by its place from 0. */
  async openBoard(at: number): Promise<void> {
    await this.of(at, 'open').click();
    await expect(this.dialog).toBeHidden();
  }

  /** Saves the history and returns the text of the file. */
  async export(): Promise<string> {
    const downloading = this.page.waitForEvent('download');
    await this.press(texts.history.export);
    return readFile(await (await downloading).path(), 'utf8');
  }

  async import(...contents: readonly string[]): Promise<void> {
    await this.dialog.getByLabel(texts.history.import).setInputFiles(
      contents.map((text, index) => ({
        name: `history-${index}.json`,
        mimeType: 'application/json',
        buffer: Buffer.from(text),
      })),
    );
  }
}
