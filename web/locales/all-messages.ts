/** The texts of a board in all languages. */
import { CHINESE } from './chinese-messages';
import type { Language } from './languages';
import { ENGLISH, type Messages } from './messages';

export const MESSAGES: Readonly<Record<Language, Messages>> = { en: ENGLISH, ...CHINESE };
