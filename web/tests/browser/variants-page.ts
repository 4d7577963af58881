import { expect, type Locator, type Page } from '@playwright/test';
import type { JiugongBoard } from '../../board/jiugong-board';
import type { RegionPresetName } from '../../engine/jiugong';
import { capitalized } from '../../page/panels/variants/capitalized';
import { panelName } from '../panel-name';
import { labelAt, texts } from './english';
import { choose, openPasting, pasteField } from './menus';
import type { SudokuPage } from './sudoku-page';
import { stroke, type Point } from './touch-gestures';

const { variants: words } = texts;

type Mode = 'play' | 'givens' | 'regions' | 'cages' | 'void' | 'constraints';

type Rule = 'boxes' | keyof typeof words.shape.hints;

/** A page object for the Variants panel, which finds elements by roles and names. */
export class VariantsPage {
  readonly page: Page;
  readonly view: Locator;
  readonly grid: Locator;
  /** The status text. */
  readonly status: Locator;
  readonly sum: Locator;
  /** What the live check says while a puzzle is set. */
  readonly verdict: Locator;
  readonly textField: Locator;
  readonly #sudoku: SudokuPage;

  constructor(sudoku: SudokuPage) {
    this.#sudoku = sudoku;
    this.page = sudoku.page;
    this.view = this.page.locator('#variants-view');
    this.grid = this.view.getByRole('grid');
    this.status = this.view.getByRole('status').first();
    this.sum = this.view.getByRole('spinbutton', { name: words.tools.sum });
    this.verdict = this.view.locator('.live').getByRole('button');
    this.textField = pasteField(this.page);
  }

  async open(): Promise<void> {
    await this.page.getByRole('link', { name: panelName('variants'), exact: true }).click();
    await expect(this.grid).toBeVisible();
  }

  /** Chooses a preset, and optionally its example. */
  async choose(preset: RegionPresetName, withExample = false): Promise<void> {
    await this.view
      .getByRole('combobox', { name: words.presets.label })
      .selectOption({ label: words.presets.names[preset] });
    // The status may be that of an empty board before it.
    const board = this.view.locator('jiugong-board');
    await expect
      .poll(() => board.evaluate((element: JiugongBoard) => element.layout.preset))
      .toBe(preset);
    await expect(this.status).toContainText(texts.shapes.puzzle(0, 0));
    if (!withExample) return;
    await this.press(words.presets.example);
    await expect(this.status).not.toContainText(texts.shapes.puzzle(0, 0));
  }

  button(name: string): Locator {
    return this.view.getByRole('button', { name, exact: true });
  }

  /** A key for numbers, which a finger has. */
  numberKey(name: string): Locator {
    const keys = this.view.getByRole('group', { name: texts.keypad.label });
    return keys.getByRole('button', { name, exact: true });
  }

  async press(name: string): Promise<void> {
    await this.button(name).click();
  }

  /** A cell by its row and column, both 1-based. */
  cell(row: number, column: number): Locator {
    return this.grid.getByRole('gridcell', { name: labelAt(row, column) });
  }

  async expectCell(
    row: number,
    column: number,
    content: readonly string[],
    ...regions: readonly string[]
  ): Promise<void> {
    const name = texts.board.cell(row, column, content, regions);
    await expect(this.cell(row, column)).toHaveAccessibleName(name);
  }

  /** Expects a sign in a corner of a cell, besides its value. */
  async expectSign(row: number, column: number, sign: string): Promise<void> {
    const corner = this.cell(row, column).locator('.sum, .letter');
    await expect(corner).toHaveAttribute('data-digits', sign);
    const shown = await corner.evaluate((place) => getComputedStyle(place, '::before').content);
    // Firefox returns the attribute's name, Chromium its value.
    expect(shown === 'attr(data-digits)' ? `"${sign}"` : shown).toBe(`"${sign}"`);
  }

  /** Chooses an item of the menu. */
  async chooseItem(name: string): Promise<void> {
    await choose(this.page, name);
  }

  async solve(): Promise<void> {
    await this.press(texts.actions.solve);
  }

  async mode(mode: Mode): Promise<void> {
    const board = this.view.locator('jiugong-board');
    const isEditing = await board.evaluate((element: JiugongBoard) => element.editing);
    if (isEditing === (mode === 'play')) await this.chooseItem(texts.page.puzzle.edit);
    if (mode === 'play') return;
    const name = words.modes[mode];
    await this.view.getByRole('radio', { name, exact: true }).check({ force: true });
  }

  /** The middle of a cell on the screen. */
  async pointIn(row: number, column: number): Promise<Point> {
    const { x, y, width, height } = (await this.cell(row, column).boundingBox())!;
    return { x: x + width / 2, y: y + height / 2 };
  }

  /** Draws with a finger from cell to cell. */
  async touch(...cells: readonly (readonly [row: number, column: number])[]): Promise<void> {
    await this.#touch(cells, false);
  }

  /** Draws so quickly that the browser could take it for a fling. */
  async flick(...cells: readonly (readonly [row: number, column: number])[]): Promise<void> {
    await this.#touch(cells, true);
  }

  async #touch(
    cells: readonly (readonly [row: number, column: number])[],
    isQuick: boolean,
  ): Promise<void> {
    await this.cell(...cells[0]!).scrollIntoViewIfNeeded();
    const points: Point[] = [];
    for (const cell of cells) points.push(await this.pointIn(...cell));
    await stroke(this.page, points, isQuick);
  }

  /** Draws with the mouse from cell to cell. */
  async drag(...cells: readonly (readonly [row: number, column: number])[]): Promise<void> {
    const { mouse } = this.page;
    await this.cell(...cells[0]!).scrollIntoViewIfNeeded();
    for (const [index, [row, column]] of cells.entries()) {
      const { x, y } = await this.pointIn(row, column);
      await mouse.move(x, y);
      if (index === 0) await mouse.down();
    }
    await mouse.up();
  }

  /** Counts the solutions. */
  async count(): Promise<void> {
    await this.chooseItem(texts.page.solver.count);
  }

  async openShape(): Promise<void> {
    await this.view.getByText(words.shape.title, { exact: true }).click();
  }

  async openText(): Promise<void> {
    await openPasting(this.page, () => this.chooseItem(texts.page.puzzle.paste));
  }

  async rule(rule: Rule, isOn: boolean): Promise<void> {
    const name = rule === 'boxes' ? words.shape.boxes : capitalized(texts.shapes.rules[rule]);
    await this.view.getByRole('checkbox', { name, exact: true }).setChecked(isOn);
  }

  async size(size: 'rows' | 'cols' | 'boxRows' | 'boxCols', value: number): Promise<void> {
    const name = words.shape[size];
    const menu = this.view.getByRole('combobox', { name, exact: true });
    await menu.selectOption(String(value));
  }

  async range(end: 'low' | 'high', value: number): Promise<void> {
    const field = this.view.getByRole('spinbutton', { name: words.shape[end] });
    await field.fill(String(value));
    await field.press('Enter');
  }

  /** Pastes a text without a particular focus. */
  async paste(text: string): Promise<void> {
    await this.#sudoku.paste(text);
  }
}
