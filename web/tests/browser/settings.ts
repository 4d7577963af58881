/** The dialog with the settings of the page. */
import type { Locator, Page } from '@playwright/test';
import type { Language } from '../../locales/languages';
import type { Theme } from '../../page/ui/theme';
import { expect } from './fixtures';

/** Opens the settings, in any language and above any other dialog, changes some, and closes them. */
export async function inSettings(
  page: Page,
  change: (dialog: Locator) => Promise<unknown>,
): Promise<void> {
  const dialog = page.locator('#settings-dialog');
  // By a program, since the page below another dialog takes no presses.
  await page.locator('#settings > button').evaluate((button: HTMLElement) => button.click());
  await change(dialog);
  await dialog.locator('.close').click();
  await expect(dialog).toBeHidden();
}

/** A menu by one of its values, which are the same in all languages. */
const menuWith = (dialog: Locator, value: string): Locator =>
  dialog.locator(`select:has(option[value="${value}"])`);

export async function chooseLanguage(page: Page, language: Language): Promise<void> {
  await inSettings(page, (dialog) => menuWith(dialog, language).selectOption(language));
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

export const chooseTheme = (page: Page, theme: Theme): Promise<void> =>
  inSettings(page, (dialog) => menuWith(dialog, 'dark').selectOption(theme));

/** Chooses both at once. */
export const chooseLook = (page: Page, language: Language, theme: Theme): Promise<void> =>
  inSettings(page, async (dialog) => {
    await menuWith(dialog, language).selectOption(language);
    await menuWith(dialog, 'dark').selectOption(theme);
  });
