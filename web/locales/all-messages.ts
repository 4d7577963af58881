/** The texts of a board in all languages. */
import { CHINESE } from './chinese-messages';
import { ENGLISH } from './messages';
import { inAllLanguages } from './translation';

export const MESSAGES = inAllLanguages(ENGLISH, CHINESE);
