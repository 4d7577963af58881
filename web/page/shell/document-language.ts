/** Applies a language and the name of the shown panel to the document itself. */
import type { Language } from '../../locales/languages';
import { pageMessagesFor } from '../../locales/page-messages';

/** Writes a text into a part of the heading of index.html. */
function write(id: string, text: string): HTMLElement | null {
  const place = document.getElementById(id);
  if (place !== null) place.textContent = text;
  return place;
}

export function setDocumentLanguage(language: Language): void {
  const { name, brand, description } = pageMessagesFor(language).page;
  const root = document.documentElement;
  root.lang = language;
  root.querySelector('meta[name="description"]')?.setAttribute('content', description);
  write('name', name)?.setAttribute('lang', language === 'en' ? 'zh-Hans' : language);
  write('brand', brand);
}

/**
 * Names the panel, and what it shows, in the title, and in the heading for screen readers; eyes see
 * the marked links.
 */
export function nameView(names: readonly string[], language: Language): void {
  const { name, brand } = pageMessagesFor(language).page;
  const shown = names.filter((each) => each !== '');
  document.title = [...[...shown].reverse(), `${name} ${brand}`].join(' · ');
  write('view', shown.map((each) => ` · ${each}`).join(''));
}
