/** Joins sentences of any language: none has a space behind the wide punctuation of Chinese. */

const WIDE = /[。，；：！？）]$/;

/** What stands between a sentence and the next one. */
export const gapAfter = (sentence: string): string => (WIDE.test(sentence) ? '' : ' ');

/** Returns the sentences that are not empty as one text. */
export const sentences = (...all: readonly string[]): string =>
  all
    .filter((sentence) => sentence !== '')
    .reduce((said, next) => (said === '' ? next : said + gapAfter(said) + next), '');
