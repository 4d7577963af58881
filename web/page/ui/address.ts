/** Finds the address in a text that people copied, which is untrusted input. */

const ADDRESS = /(?:https?:\/\/|www\.)[^\s<>"']+/i;

/** The beginning of a puzzle line; in a text with one, addresses in comments are ignored. */
export const PUZZLE_LINE = /^[ \t|]*[0-9.?*_xX](?:[ \t|]*[0-9.?*_xX]){8}/m;

/** The URL parameters that websites use for a puzzle. */
const QUERY = /[?&](?:bd|s|puzzle)=/;

/** A text without what quotes its lines in an e-mail: `> `, `>> `. (The engine reads it so, too.) */
export const unquoted = (text: string): string => text.replaceAll(/^(?: *> ?)+/gm, '');

/** Decodes the percent encoding of a text; returns an invalid one unchanged. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const isOneWord = (text: string): boolean => !/\s/.test(text);

/** Decodes the percent encoding of a text of one word; returns other texts unchanged. */
export const unescaped = (text: string): string =>
  text.includes('%') && isOneWord(text) ? decoded(text) : text;

function plainAddressIn(text: string): string | null {
  const [address] = ADDRESS.exec(text) ?? [];
  if (address !== undefined) return address;
  return isOneWord(text) && QUERY.test(text) ? text : null;
}

/**
 * Returns the first URL in a text; null if there is none. One without a protocol must be the whole
 * text, and so must one that is percent-encoded itself.
 */
export const addressIn = (text: string): string | null =>
  plainAddressIn(text) ?? plainAddressIn(unescaped(text));
