import { expect, type Locator, type Page } from '@playwright/test';
import { texts } from './english';
import { openPasting, pasteField } from './menus';

type Puzzle = 'sort' | 'boxes' | 'tripods';

type Turns = 'clockwise' | 'quarter' | 'any';

/** A page object for the Rotate panel, which finds elements by roles and names. */
export class RotatePage {
  readonly page: Page;
  /** The status text. */
  readonly status: Locator;
  readonly textField: Locator;

  constructor(page: Page) {
    this.page = page;
    const view = page.locator('#rotate-view');
    this.status = view.getByRole('status').first();
    this.textField = pasteField(page);
  }

  /** The link to a puzzle; they are visible while the panel is shown. */
  link(puzzle: Puzzle): Locator {
    return this.page.getByRole('link', { name: texts.rotate.puzzles[puzzle] });
  }

  /** Goes to the address of a puzzle, as by its link. */
  async open(puzzle: Puzzle = 'sort'): Promise<void> {
    await this.page.evaluate((hash) => (location.hash = hash), `#rotate/${puzzle}`);
    // The panel follows the URL a moment later.
    await expect(this.link(puzzle)).toHaveAttribute('aria-current', 'page');
  }

  button(name: string | RegExp): Locator {
    return this.page.locator('#rotate-view').getByRole('button', { name, exact: true });
  }

  async press(name: string): Promise<void> {
    await this.button(name).click();
  }

  /** The button on a crossing, by the block it turns, both 1-based. */
  crossing(row: number, col: number): Locator {
    return this.page.getByRole('button', { name: texts.rotate.board.button(row, col, []) });
  }

  /** The button between four boxes. */
  boxCrossing(row: number, col: number): Locator {
    return this.page.getByRole('button', {
      name: texts.rotate.board.boxButton(row, col),
    });
  }

  async chooseTurns(turns: Turns): Promise<void> {
    await this.page
      .getByRole('combobox', { name: texts.rotate.rules.turns })
      .selectOption({ label: texts.rotate.rules[turns] });
  }

  async chooseSize(rows: number, cols: number): Promise<void> {
    await this.page
      .getByRole('combobox', { name: texts.rotate.rules.rows })
      .selectOption(String(rows));
    await this.page
      .getByRole('combobox', { name: texts.rotate.rules.cols })
      .selectOption(String(cols));
  }

  /** Opens the field for the goal and sets it. */
  async setGoal(text: string): Promise<void> {
    const field = this.page.getByRole('textbox', { name: texts.rotate.goal.label });
    if (!(await field.isVisible())) await this.page.getByText(texts.rotate.goal.title('')).click();
    await field.fill(text);
    await this.press(texts.rotate.goal.put);
  }

  async openText(): Promise<void> {
    await openPasting(this.page, () => this.press(texts.page.puzzle.paste));
  }

  /** The accessible content of the board, row by row. */
  async rows(): Promise<string[]> {
    return this.page
      .locator('#rotate-view table tr')
      .evaluateAll((rows) =>
        (rows as HTMLTableRowElement[]).map((row) =>
          Array.from(row.querySelectorAll('td'), (tile) => tile.textContent).join(' '),
        ),
      );
  }

  async expectRows(...rows: readonly string[]): Promise<void> {
    await expect.poll(() => this.rows()).toEqual(rows);
  }
}
