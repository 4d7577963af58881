import { en, type Messages } from './en';

export type { Messages } from './en';

const catalogues: ReadonlyMap<string, Messages> = new Map([['en', en]]);

/** The texts for a language tag: the tag itself, then its shorter forms (`en-GB`, `en`), then English. */
export function messagesFor(tag: string): Messages {
  const subtags = tag.split('-');
  for (let length = subtags.length; length > 0; --length) {
    const found = catalogues.get(subtags.slice(0, length).join('-'));
    if (found !== undefined) return found;
  }
  return en;
}
