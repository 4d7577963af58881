/** The menu of a board, in the panel that is shown, and what of it a wide page shows beside the board. */
import type { Locator, Page } from '@playwright/test';
import { texts } from './english';

/** The button of the menu. */
export const menuButton = (page: Page): Locator =>
  page.getByRole('button', { name: texts.page.more, exact: true });

/** An item of the menu that is open. */
export const menuItem = (page: Page, name: string): Locator =>
  page
    .getByRole('menuitem', { name, exact: true })
    .or(page.getByRole('menuitemcheckbox', { name, exact: true }));

/** The field of the dialog to paste, while that is open. */
export const pasteField = (page: Page): Locator =>
  page.getByRole('textbox', { name: texts.page.paste.label });

/** Opens the dialog to paste as where the browser refuses the clipboard. */
export async function openPasting(page: Page, press: () => Promise<void>): Promise<void> {
  await page.evaluate('Clipboard.prototype.readText = () => Promise.reject(new DOMException(""))');
  await press();
  await pasteField(page).waitFor();
}

/** Chooses an item, where it is. */
export async function choose(page: Page, name: string): Promise<void> {
  // The panel may just be on its way back.
  await menuButton(page).waitFor();
  const shelved = page.locator('.shelf:visible').getByRole('button', { name, exact: true });
  if (await shelved.isVisible()) return shelved.click();
  await menuButton(page).click();
  await menuItem(page, name).click();
}
