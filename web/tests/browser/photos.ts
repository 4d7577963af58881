/** Photos for tests: puzzles drawn on paper that is seen at an angle, and the dialog that reads them. */
import type { Locator, Page } from '@playwright/test';
import { texts } from './english';
import type { SudokuPage } from './sudoku-page';

export interface Drawn {
  /** 81 characters. */
  readonly puzzle: string;
  /** Cells whose digits are hidden under a stain. */
  readonly stained?: readonly number[];
  /** The format of the file. */
  readonly type?: 'image/png' | 'image/jpeg';
}

/** Draws a photo in the browser, as bytes in base64: each puzzle on the page beside the one before. */
export const drawPhoto = (page: Page, drawn: readonly Drawn[]): Promise<string> =>
  page.evaluate((all) => {
    const canvas = document.createElement('canvas');
    canvas.width = 620 * all.length + 40;
    canvas.height = 700;
    const pen = canvas.getContext('2d')!;
    pen.fillStyle = '#d8d2c4';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    for (const [index, { puzzle, stained = [] }] of all.entries()) {
      // A little smaller for each, as the largest one comes first.
      const side = 60 - 4 * index;
      pen.setTransform(0.98, 0.06, -0.05, 0.99, 620 * index + 60, 50);
      for (let line = 0; line <= 9; ++line) {
        pen.lineWidth = line % 3 === 0 ? 5 : 1.5;
        pen.strokeStyle = '#222222';
        pen.beginPath();
        pen.moveTo(line * side, 0);
        pen.lineTo(line * side, 9 * side);
        pen.moveTo(0, line * side);
        pen.lineTo(9 * side, line * side);
        pen.stroke();
      }
      pen.font = `${0.65 * side}px 'DejaVu Sans', Arial, sans-serif`;
      pen.fillStyle = '#222222';
      for (const [cell, digit] of Array.from(puzzle).entries()) {
        if (digit === '.') continue;
        const [row, column] = [Math.floor(cell / 9), cell % 9];
        pen.fillText(digit, (column + 0.5) * side, (row + 0.53) * side);
      }
      pen.fillStyle = '#666055';
      for (const cell of stained) {
        const [row, column] = [Math.floor(cell / 9), cell % 9];
        pen.fillRect((column + 0.2) * side, (row + 0.45) * side, 0.6 * side, 0.4 * side);
      }
    }
    return canvas.toDataURL(all[0]!.type ?? 'image/png').replace(/^.*,/, '');
  }, drawn);

/** A picture as a camera saves it that is held otherwise: a JPEG with turned pixels, and which side of it is up. */
export const turnedJpeg = (page: Page, base64: string, orientation: 6 | 8): Promise<string> =>
  page.evaluate(
    async ([picture, side]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${picture}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.height, image.width];
      const pen = canvas.getContext('2d')!;
      pen.translate(canvas.width / 2, canvas.height / 2);
      pen.rotate((side === 6 ? -1 : 1) * (Math.PI / 2));
      pen.drawImage(image, -image.width / 2, -image.height / 2);
      const jpeg = atob(canvas.toDataURL('image/jpeg').replace(/^.*,/, ''));
      // The segment of EXIF with a directory of one entry, number 0x112, after the two bytes of the beginning.
      const entry = [1, 0x12, 0, 3, 0, 0, 0, 1, 0, side, 0, 0, 0, 0, 0, 0];
      const tiff = [0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 1, ...entry];
      const segment = [0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0, ...tiff];
      return btoa(jpeg.slice(0, 2) + String.fromCharCode(...segment) + jpeg.slice(2));
    },
    [base64, orientation] as const,
  );

export const pngOf = (base64: string) => ({
  name: 'photo.png',
  mimeType: 'image/png',
  buffer: Buffer.from(base64, 'base64'),
});

/** The dialog that reads photos. */
export class PhotoDialog {
  readonly dialog: Locator;
  readonly said: Locator;
  readonly problem: Locator;
  /** What is said where there is no camera, which is no problem. */
  readonly noCamera: Locator;
  /** What was read, on the photo. */
  readonly cells: Locator;
  readonly #sudoku: SudokuPage;

  constructor(sudoku: SudokuPage) {
    this.#sudoku = sudoku;
    this.dialog = sudoku.page.getByRole('dialog', { name: texts.photo.title, exact: true });
    this.said = this.dialog.locator('.said');
    this.problem = this.dialog.getByRole('alert');
    this.noCamera = this.dialog
      .getByRole('status')
      .filter({ hasText: texts.photo.problems['no-camera'][1] });
    this.cells = this.dialog.getByRole('group', { name: texts.photo.check.label });
  }

  async open(): Promise<void> {
    await this.#sudoku.choose(texts.page.puzzle.photo);
  }

  button(name: string): Locator {
    return this.dialog.getByRole('button', { name, exact: true });
  }

  async press(name: string): Promise<void> {
    await this.button(name).click();
  }

  /** A cell by its row and column, both 1-based. */
  cell(row: number, column: number): Locator {
    return this.cells.getByRole('button', {
      name: texts.photo.check.cell(row, column, ''),
    });
  }

  async choose(base64: string): Promise<void> {
    await this.dialog.locator('input[type=file]').setInputFiles(pngOf(base64));
  }
}

/** Replaces the camera: by an error of this name, or by what a picture shows. */
export const fakeCamera = (page: Page, error: string | null, base64 = ''): Promise<void> =>
  page.evaluate(
    async ([name, picture]) => {
      const image = new Image();
      if (picture !== '') {
        image.src = `data:image/png;base64,${picture}`;
        await image.decode();
      }
      const film = (): Promise<MediaStream> => {
        if (name !== null) return Promise.reject(new DOMException('', name));
        const canvas = document.createElement('canvas');
        [canvas.width, canvas.height] = [image.width, image.height];
        const pen = canvas.getContext('2d')!;
        const show = (): void => pen.drawImage(image, 0, 0);
        show();
        setInterval(show, 50);
        const stream = canvas.captureStream();
        (window as { film?: MediaStream }).film = stream;
        return Promise.resolve(stream);
      };
      Object.defineProperty(navigator.mediaDevices, 'getUserMedia', {
        value: film,
        configurable: true,
      });
    },
    [error, base64] as const,
  );
