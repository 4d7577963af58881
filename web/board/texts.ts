/** The texts of boards. Those in Chinese are a script of their own beside the running one. */
import script from 'jiugong:chinese';
import type { Language } from '../locales/languages';
import { ENGLISH, type Messages } from '../locales/messages';
import { withoutEngine } from './errors';
import { inAllLanguages, type Translations } from '../locales/translation';
import { lazily } from './lazy-script';

/** Those that are there. */
let known: Partial<Record<Language, Messages>> = { en: ENGLISH };

/** Adds texts that a page has itself. */
export function addTexts(translations: Translations<Messages>): void {
  known = inAllLanguages(ENGLISH, translations);
}

/** The texts in a language, or in English as long as they are not there. */
export const textsIn = (language: Language): Messages => known[language] ?? ENGLISH;

const loadChinese = lazily<typeof import('../locales/chinese-messages')>(script);

/** Loads the texts in a language unless they are there; false where that fails, and the next call tries again. */
export async function loadTexts(language: Language): Promise<boolean> {
  if (known[language] !== undefined) return true;
  const loaded = await loadChinese().catch(withoutEngine);
  if (loaded !== null) addTexts(loaded.CHINESE);
  return loaded !== null;
}
