/** Loads the texts of the page in its language. */
import { addTexts } from '../../board/texts';
import type { Language } from '../../locales/languages';
import { addPageMessages, hasPageMessages } from '../../locales/page-messages';
import { loadPart } from './part';

/** Rejects with a PartError where they do not arrive; the page is in English then. */
export async function loadPageMessages(language: Language): Promise<void> {
  if (hasPageMessages(language)) return;
  const { PAGE_CHINESE } = await loadPart(
    'page-chinese',
    () => import('../../locales/page-chinese'),
  );
  addPageMessages(PAGE_CHINESE);
  // Boards need not load the texts that the page has.
  addTexts(PAGE_CHINESE);
}
