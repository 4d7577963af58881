/**
 * The texts of the page in English, the language of most tests, which find controls by them. They
 * follow the catalogue, so that a change of wording changes no test.
 */
import { PAGE_MESSAGES } from '../../locales/page-messages';

export const texts = PAGE_MESSAGES.en;
