import { expect, type Locator, type Page } from '@playwright/test';
import { choose } from './menus';
import { texts } from './english';

const { walk } = texts;

/** A page object for the walk-through of the board in Solve. */
export class WalkPage {
  readonly page: Page;
  readonly region: Locator;
  readonly told: Locator;
  /** The outcome of the last action. */
  readonly said: Locator;
  readonly list: Locator;
  readonly slider: Locator;

  constructor(page: Page) {
    this.page = page;
    this.region = page.getByRole('region', { name: walk.label, exact: true });
    this.told = this.region.getByRole('status').first();
    this.said = this.region.getByRole('status').last();
    this.list = this.region.getByRole('list', { name: walk.list, exact: true });
    this.slider = this.region.getByRole('slider', { name: walk.slider, exact: true });
  }

  async open(): Promise<void> {
    await choose(this.page, texts.page.solver.explain);
    await expect(this.region).toBeVisible();
  }

  button(name: string): Locator {
    return this.region.getByRole('button', { name, exact: true });
  }

  async press(name: string): Promise<void> {
    await this.button(name).click();
  }

  async phase(name: 'before' | 'after'): Promise<void> {
    await this.region.getByRole('radio', { name: walk.phases[name], exact: true }).check();
  }

  /** Waits until all steps are known. */
  async expectSteps(count: number): Promise<void> {
    await expect(this.region.getByText(walk.steps(count), { exact: true })).toBeVisible();
  }

  async expectAt(at: number, count: number): Promise<void> {
    await expect(this.told).toContainText(walk.named(walk.step(at), ''));
    await expect(this.slider).toHaveAttribute('aria-valuetext', walk.at(at, count));
  }
}
