import { en, type Messages } from './en';

export type { Messages } from './en';

/** What a catalogue of languages has for a tag: the tag itself, then its shorter forms (`en-GB`, `en`). */
export function lookUp<T>(catalogues: ReadonlyMap<string, T>, tag: string): T | undefined {
  const subtags = tag.split('-');
  for (let length = subtags.length; length > 0; --length) {
    const found = catalogues.get(subtags.slice(0, length).join('-'));
    if (found !== undefined) return found;
  }
  return undefined;
}

const catalogues: ReadonlyMap<string, Messages> = new Map([['en', en]]);

/** The texts for a language tag; English where there are none. */
export const messagesFor = (tag: string): Messages => lookUp(catalogues, tag) ?? en;
