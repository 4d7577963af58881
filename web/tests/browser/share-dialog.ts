import { expect, type Download, type Locator, type Page } from '@playwright/test';
import jsQR from 'jsqr';
import { texts } from './english';
import { choose, menuButton } from './menus';
import type { SudokuPage } from './sudoku-page';

type TextForm = keyof typeof texts.shareDialog.text.forms;

type FileKind = keyof typeof texts.shareDialog.file.save;

const OPEN = `${texts.share.open}…`;

/** Opens the dialog from the panel that is shown: by a menu, or where it has none by a button. */
export async function openShare(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: OPEN, exact: true });
  // The code of the panel may still be on its way.
  await expect(button.or(menuButton(page)).first()).toBeVisible();
  if (await button.isVisible()) await button.click();
  else await choose(page, OPEN);
}

/** A page object for the dialog that shares and saves a board. */
export class ShareDialog {
  readonly sudoku: SudokuPage;
  readonly dialog: Locator;

  constructor(sudoku: SudokuPage) {
    this.sudoku = sudoku;
    this.dialog = sudoku.page.getByRole('dialog', { name: texts.shareDialog.title });
  }

  /** Opens the dialog from the current panel. */
  async open(): Promise<void> {
    await openShare(this.sudoku.page);
    await expect(this.dialog).toBeVisible();
  }

  button(name: string): Locator {
    return this.dialog.getByRole('button', { name, exact: true });
  }

  link(): Promise<string> {
    return this.dialog.getByRole('textbox', { name: texts.shareDialog.link.label }).inputValue();
  }

  /** The last message. */
  get said(): Locator {
    return this.dialog.getByRole('status');
  }

  /** Copies as a text and returns it; the test must have clipboard permission. */
  async copyAs(form: TextForm): Promise<string> {
    const copy = this.button(texts.shareDialog.text.forms[form]);
    if (await copy.isHidden()) await this.openMore();
    await copy.click();
    await expect(this.said).toHaveText(texts.share.said.copied);
    return this.sudoku.page.evaluate(() => navigator.clipboard.readText());
  }

  /** Opens what is folded: formats of programs. */
  async openMore(): Promise<void> {
    await this.dialog.getByText(texts.share.more, { exact: true }).click();
  }

  /** Opens the code for other pages. */
  async openCode(): Promise<void> {
    await this.dialog.getByText(texts.shareDialog.embed.title, { exact: true }).click();
  }

  async chooseEmbedding(choices: {
    readonly way: string;
    readonly width: string;
    readonly theme: string;
    readonly controls: boolean;
  }): Promise<void> {
    const words = texts.shareDialog.embed;
    const choose = (name: string, label: string) =>
      this.dialog.getByRole('combobox', { name, exact: true }).selectOption({ label });
    await choose(words.way, choices.way);
    await choose(words.width, choices.width);
    await choose(words.theme, choices.theme);
    await this.dialog.getByRole('checkbox', { name: words.controls }).setChecked(choices.controls);
    if (choices.controls) await this.dialog.getByRole('checkbox', { name: words.solve }).check();
  }

  /** Copies the code and returns it; the test must have clipboard permission. */
  async copyCode(): Promise<string> {
    await this.button(texts.shareDialog.embed.copy).click();
    await expect(this.said).toHaveText(texts.share.said.copied);
    return this.sudoku.page.evaluate(() => navigator.clipboard.readText());
  }

  async save(kind: FileKind): Promise<Download> {
    const download = this.sudoku.page.waitForEvent('download');
    const save = this.button(texts.shareDialog.file.save[kind]);
    if (await save.isHidden()) await this.openMore();
    await save.click();
    return download;
  }

  async openFile(file: string | { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    await this.dialog.getByLabel(texts.shareDialog.keep.open).setInputFiles(file);
  }

  get #code(): Locator {
    return this.dialog.getByRole('img', { name: texts.shareDialog.link.codeLabel });
  }

  /** The width of the quiet zone at the left of the code, in modules. */
  quietZone(): Promise<number> {
    return this.#code.evaluate((code) => {
      const all = code.getBoundingClientRect();
      const modules = (code as SVGSVGElement).viewBox.baseVal.width;
      const ink = code.querySelector('path')!.getBoundingClientRect();
      return ((ink.left - all.left) / all.width) * modules;
    });
  }

  /** Decodes the QR code. */
  async scan(): Promise<string | undefined> {
    const pixels = await this.#code.evaluate(async (svg) => {
      const size = 4 * (svg as SVGSVGElement).viewBox.baseVal.width;
      const image = new Image(size, size);
      const copy = svg.cloneNode(true) as SVGElement;
      copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
      copy.setAttribute('width', String(size));
      copy.setAttribute('height', String(size));
      image.src = `data:image/svg+xml,${encodeURIComponent(copy.outerHTML)}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = canvas.height = size;
      const context = canvas.getContext('2d')!;
      context.drawImage(image, 0, 0);
      return Array.from(context.getImageData(0, 0, size, size).data);
    });
    const size = Math.sqrt(pixels.length / 4);
    return jsQR(new Uint8ClampedArray(pixels), size, size)?.data;
  }
}
