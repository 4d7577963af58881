/**
 * The theme, light or dark: the user's choice, else the system's. Styles use the document's
 * `data-theme`.
 */
import { keepChoice, readChoice } from './choices';

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

/** Applies a theme to the page. */
export function applyTheme(theme: Theme): void {
  const isDark = theme === 'system' ? matchMedia(DARK).matches : theme === 'dark';
  const shown = isDark ? 'dark' : 'light';
  const root = document.documentElement;
  root.dataset['theme'] = shown;
  // This colours the page until the styles are loaded.
  root.querySelector('meta[name="color-scheme"]')?.setAttribute('content', shown);
}

/** Calls back when the system switches between light and dark. */
export const watchSystem = (onChange: () => void): void =>
  matchMedia(DARK).addEventListener('change', onChange);
