/** Loads the texts of the page in its language. */
import type { Language } from '../../locales/languages';
import type { Panel } from '../panel';
import { loadPageMessages } from '../ui/page-language';

/**
 * Those around the panels, and those of panels whose code the first page has. Where some do not arrive it rejects with a
 * PartError, once all others are there.
 */
export async function loadTexts(
  language: Language,
  panels: readonly Pick<Panel, 'loadTexts'>[],
): Promise<void> {
  const loads = [loadPageMessages(language), ...panels.map((panel) => panel.loadTexts?.(language))];
  await Promise.allSettled(loads);
  await Promise.all(loads);
}
