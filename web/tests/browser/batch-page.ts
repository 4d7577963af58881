import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { panelName } from '../panel-name';
import { texts } from './english';

/** A file that the user chooses. */
interface Chosen {
  readonly name: string;
  readonly text: string;
}

/** A page object for the Batch panel, which finds elements by roles and names. */
export class BatchPage {
  readonly page: Page;
  readonly view: Locator;
  readonly work: Locator;
  /** The status text. */
  readonly status: Locator;
  /** The reason why a start failed. */
  readonly notice: Locator;
  readonly draft: Locator;

  constructor(page: Page) {
    this.page = page;
    this.view = page.locator('#batch-view');
    this.work = this.view.getByRole('region', { name: texts.batch.work.label });
    this.status = this.work.getByRole('status');
    this.notice = this.view.getByRole('region').first().getByRole('status');
    this.draft = this.view.getByRole('textbox', { name: texts.batch.input.draft });
  }

  async open(): Promise<void> {
    await this.page.getByRole('link', { name: panelName('batch'), exact: true }).click();
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

  async task(name: string): Promise<void> {
    await this.view.getByRole('radio', { name }).check();
  }

  async chooseFiles(
    ...files: readonly { readonly name: string; readonly text: string | Buffer }[]
  ): Promise<void> {
    const asked = this.page.waitForEvent('filechooser');
    await this.press(texts.batch.input.choose);
    const payloads = files.map(({ name, text }) => ({
      name,
      mimeType: 'text/plain',
      buffer: Buffer.from(text),
    }));
    await (await asked).setFiles(payloads);
  }

  /**
   * Drops a file that repeats a text; the browser builds the file, so that a large one is not
   * transferred.
   */
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
    await expect(this.view.getByRole('list', { name: texts.batch.input.files })).toContainText(
      name,
    );
  }

  /** The value of a counter. */
  count(name: string): Locator {
    return this.work.locator('dl div', { hasText: name }).getByRole('definition');
  }

  /** Saves the result; returns the name and content of the file. */
  async save(): Promise<Chosen> {
    const download = this.page.waitForEvent('download');
    await this.press(texts.batch.work.save);
    const saved = await download;
    return { name: saved.suggestedFilename(), text: await readFile(await saved.path(), 'utf8') };
  }

  /** The accessible names of the histogram's rows. */
  async histogram(name: string): Promise<string[]> {
    const rows = this.work.getByRole('table', { name }).getByRole('row');
    return rows.evaluateAll((all) =>
      (all as HTMLTableRowElement[]).map((row) =>
        [...row.cells]
          .filter((cell) => cell.ariaHidden !== 'true')
          .map((cell) => cell.textContent!.trim())
          .filter((text) => text !== '')
          .join(': '),
      ),
    );
  }
}
