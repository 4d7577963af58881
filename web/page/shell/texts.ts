/** Loads the texts of the page in its language. */
import type { Language } from '../../locales/languages';
import type { Panel } from '../panel';
import { loadPageMessages } from '../ui/page-language';

/** Those around the panels, and those of panels whose code the first page has. Rejects with a PartError. */
export async function loadTexts(language: Language, panels: readonly Panel[]): Promise<void> {
  await Promise.all([
    loadPageMessages(language),
    ...panels.map((panel) => panel.loadTexts?.(language)),
  ]);
}
