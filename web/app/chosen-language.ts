/** The language of a page: a person's choice, else the first of the browser's that there are texts in. */
import { chooseLanguage, LANGUAGES, type Language } from '../locales/languages';
import { keepChoice, readChoice } from './storage';

const NAME = 'language';

export function firstLanguage(): Language {
  const kept = readChoice(NAME);
  return LANGUAGES.find((language) => language === kept) ?? chooseLanguage(navigator.languages);
}

export const keepLanguage = (language: Language): void => keepChoice(NAME, language);
