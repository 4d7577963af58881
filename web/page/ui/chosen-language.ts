/**
 * The language of the page: the user's choice, else the browser's first language that has a
 * catalogue.
 */
import { chooseLanguage, LANGUAGES, type Language } from '../../locales/languages';
import { keepChoice, readChoice } from './choices';

const NAME = 'language';

export function firstLanguage(): Language {
  const kept = readChoice(NAME);
  return LANGUAGES.find((language) => language === kept) ?? chooseLanguage(navigator.languages);
}

export const keepLanguage = (language: Language): void => keepChoice(NAME, language);
