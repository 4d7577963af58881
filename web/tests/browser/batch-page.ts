import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';

/** A file that a person chooses. */
interface Chosen {
  readonly name: string;
  readonly text: string;
}

/** The Batch panel as a person finds their way on it: by roles and names. */
export class BatchPage {
  readonly page: Page;
  readonly view: Locator;
  readonly work: Locator;
  /** What happened, in words. */
  readonly status: Locator;
  /** Why a start came to nothing. */
  readonly notice: Locator;
  readonly draft: Locator;

  constructor(page: Page) {
    this.page = page;
    this.view = page.locator('#batch-view');
    this.work = this.view.getByRole('region', { name: 'Progress' });
    this.status = this.work.getByRole('status');
    this.notice = this.view.getByRole('region').first().getByRole('status');
    this.draft = this.view.getByRole('textbox', { name: 'Puzzles, one per line' });
  }

  async open(): Promise<void> {
    await this.page.getByRole('link', { name: 'Batch', exact: true }).click();
    await expect(this.work).toBeVisible();
  }

  button(name: string): Locator {
    return this.view.getByRole('button', { name, exact: true });
  }

  async press(name: string): Promise<void> {
    await this.button(name).click();
  }

  menu(name: string): Locator {
    return this.view.getByRole('combobox', { name });
  }

  field(name: string): Locator {
    return this.view.getByRole('textbox', { name });
  }

  async task(name: 'Solve files' | 'Make puzzles'): Promise<void> {
    await this.view.getByRole('radio', { name }).check();
  }

  async chooseFiles(...files: readonly Chosen[]): Promise<void> {
    const asked = this.page.waitForEvent('filechooser');
    await this.press('Choose files');
    const payloads = files.map(({ name, text }) => ({
      name,
      mimeType: 'text/plain',
      buffer: Buffer.from(text),
    }));
    await (await asked).setFiles(payloads);
  }

  /** Drops a file that holds a text so often: a large one need not be sent to the browser. */
  async dropFile(name: string, text: string, times = 1): Promise<void> {
    await this.page.evaluate(
      ([fileName, part, count]) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([part.repeat(count)], fileName));
        const options = { dataTransfer, bubbles: true, cancelable: true };
        document.body.dispatchEvent(new DragEvent('drop', options));
      },
      [name, text, times] as const,
    );
    await expect(this.view.getByRole('list', { name: 'Chosen files' })).toContainText(name);
  }

  /** A number of those that are counted. */
  count(name: string): Locator {
    return this.work.locator('dl div', { hasText: name }).getByRole('definition');
  }

  /** What is in the file that is saved, and its name. */
  async save(): Promise<Chosen> {
    const download = this.page.waitForEvent('download');
    await this.press('Save result');
    const saved = await download;
    return { name: saved.suggestedFilename(), text: await readFile(await saved.path(), 'utf8') };
  }

  /** The rows of the histogram, as people hear them. */
  async histogram(name: string): Promise<string[]> {
    const rows = this.work.getByRole('table', { name }).getByRole('row');
    const texts = await rows.evaluateAll((all) =>
      (all as HTMLTableRowElement[]).map((row) =>
        [...row.cells]
          .filter((cell) => cell.ariaHidden !== 'true')
          .map((cell) => cell.textContent!.trim())
          .filter((text) => text !== '')
          .join(': '),
      ),
    );
    return texts;
  }
}
