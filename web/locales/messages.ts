import { en, type Messages } from './en';

export type { Messages } from './en';

const catalogues: Readonly<Record<string, Messages>> = { en };

/** The texts for a language tag: the tag itself, then its shorter forms (`en-GB`, `en`), then English. */
export function messagesFor(tag: string): Messages {
  const subtags = tag.split('-');
  for (let length = subtags.length; length > 0; --length) {
    const found = catalogues[subtags.slice(0, length).join('-')];
    if (found !== undefined) return found;
  }
  return en;
}
