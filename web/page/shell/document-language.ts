/** Applies a language to the document itself. */
import type { Language } from '../../locales/languages';
import { pageMessagesFor } from '../../locales/page-messages';

export function speakDocument(language: Language): void {
  const { name, title, description } = pageMessagesFor(language).page;
  const root = document.documentElement;
  root.lang = language;
  document.title = title;
  root.querySelector('meta[name="description"]')?.setAttribute('content', description);
  const brand = root.querySelector<HTMLElement>('#name');
  if (brand === null) return;
  brand.textContent = name;
  brand.lang = language === 'en' ? 'zh-Hans' : language;
}
