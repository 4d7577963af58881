/** The menus of a board, Puzzle and Solver, in the panel that is shown. */
import type { Locator, Page } from '@playwright/test';
import { texts } from './english';

export type MenuName = 'puzzle' | 'solver';

/** The button of a menu. */
export const menuButton = (page: Page, menu: MenuName): Locator =>
  page.getByRole('button', { name: texts.page[menu].menu, exact: true });

/** An item of the menu that is open. */
export const menuItem = (page: Page, name: string): Locator =>
  page
    .getByRole('menuitem', { name, exact: true })
    .or(page.getByRole('menuitemcheckbox', { name, exact: true }));

/** Chooses an item of a menu. */
export async function choose(page: Page, menu: MenuName, name: string): Promise<void> {
  await menuButton(page, menu).click();
  await menuItem(page, name).click();
}
