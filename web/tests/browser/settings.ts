/** The dialog with the settings of the page. */
import type { Locator, Page } from '@playwright/test';
import type { Language } from '../../locales/languages';
import type { Theme } from '../../page/ui/theme';
import { expect } from './fixtures';

/** Opens the settings, in any language and above any other dialog. */
async function openSettings(page: Page): Promise<Locator> {
  // By a program, since the page below another dialog takes no presses.
  await page.locator('#settings > button').evaluate((button: HTMLElement) => button.click());
  return page.locator('#settings-dialog');
}

/** Opens the settings, changes some, and closes them. */
export async function inSettings(
  page: Page,
  change: (dialog: Locator) => Promise<unknown>,
): Promise<void> {
  const dialog = await openSettings(page);
  await change(dialog);
  await dialog.locator('.close').click();
  await expect(dialog).toBeHidden();
}

/** A menu by one of its values, which are the same in all languages. */
const menuWith = (dialog: Locator, value: string): Locator =>
  dialog.locator(`select:has(option[value="${value}"])`);

/** Chooses a language, whatever becomes of it. */
export const askForLanguage = async (page: Page, language: Language): Promise<unknown> =>
  menuWith(await openSettings(page), language).selectOption(language);

export async function chooseLanguage(page: Page, language: Language): Promise<void> {
  await inSettings(page, (dialog) => menuWith(dialog, language).selectOption(language));
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

export const chooseTheme = (page: Page, theme: Theme): Promise<void> =>
  inSettings(page, (dialog) => menuWith(dialog, 'dark').selectOption(theme));

/**
 * Chooses a language, and a theme, in one step of the browser, for checks of every state in every language: a person's steps
 * take longer. What is drawn afterwards may be scrolled by a pixel, so pictures come before.
 */
export async function leapToLook(page: Page, language: Language, theme?: Theme): Promise<void> {
  const [x, y] = await page.evaluate(
    async (values) => {
      const dialog = document.querySelector<HTMLDialogElement>('#settings-dialog')!;
      const becomes = async (isOpen: boolean): Promise<void> => {
        while (dialog.open !== isOpen) await new Promise(requestAnimationFrame);
      };
      document.querySelector<HTMLElement>('#settings > button')!.click();
      await becomes(true);
      for (const value of values) {
        const menu = dialog.querySelector(`option[value="${value}"]`)!.closest('select')!;
        menu.value = value;
        menu.dispatchEvent(new Event('change', { bubbles: true }));
      }
      const close = dialog.querySelector<HTMLElement>('.close')!;
      const { left, top, width, height } = close.getBoundingClientRect();
      close.click();
      await becomes(false);
      return [left + width / 2, top + height / 2] as const;
    },
    [language, ...(theme === undefined ? [] : [theme])],
  );
  // The pointer rests where it would have pressed, and not on what the test pressed before.
  await page.mouse.move(x, y);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}
