/** Light or dark: a person's choice, else the system's. Styles know it by `data-theme` of the document. */
import { keepChoice, readChoice } from './storage';

export const THEMES = ['system', 'light', 'dark'] as const;

export type Theme = (typeof THEMES)[number];

const NAME = 'theme';

const DARK = '(prefers-color-scheme: dark)';

export function firstTheme(): Theme {
  const kept = readChoice(NAME);
  return THEMES.find((theme) => theme === kept) ?? 'system';
}

export const keepTheme = (theme: Theme): void =>
  keepChoice(NAME, theme === 'system' ? null : theme);

/** Shows the page in a theme. */
export function wearTheme(theme: Theme): void {
  const isDark = theme === 'system' ? matchMedia(DARK).matches : theme === 'dark';
  const shown = isDark ? 'dark' : 'light';
  const root = document.documentElement;
  root.dataset['theme'] = shown;
  // Until the styles are there it is this that colours the page.
  root.querySelector('meta[name="color-scheme"]')?.setAttribute('content', shown);
}

/** Tells when the system goes over to the other one. */
export const watchSystem = (onChange: () => void): void =>
  matchMedia(DARK).addEventListener('change', onChange);
