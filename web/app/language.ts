/** The language of the page: a person's choice, else the first of the browser's that there are texts in. */
import { chooseLanguage, LANGUAGES, type Language } from '../locales/languages';
import { pageMessagesFor } from '../locales/page-messages';
import { keepChoice, readChoice } from './storage';

const NAME = 'language';

export function firstLanguage(): Language {
  const kept = readChoice(NAME);
  return LANGUAGES.find((language) => language === kept) ?? chooseLanguage(navigator.languages);
}

export const keepLanguage = (language: Language): void => keepChoice(NAME, language);

/** What of the document itself is told in a language. */
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
