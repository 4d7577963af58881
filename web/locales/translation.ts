/** Catalogues in several languages: what a translation lacks is in English. */
import { LANGUAGES, type Language } from './languages';

/** A text, or a list of texts, which is translated as a whole. */
type Text = string | readonly unknown[] | ((...values: never[]) => string);

/** A catalogue of which any text may be missing. */
export type Translation<T> = T extends Text ? T : { readonly [K in keyof T]?: Translation<T[K]> };

export type Translations<T> = Readonly<Record<Exclude<Language, 'en'>, Translation<T>>>;

type Catalogue = Readonly<Record<string, unknown>>;

const isCatalogue = (value: unknown): value is Catalogue =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function merged(english: Catalogue, translation: Catalogue): Catalogue {
  const texts: Record<string, unknown> = { ...english, ...translation };
  for (const [name, inEnglish] of Object.entries(english)) {
    const text = texts[name];
    if (isCatalogue(inEnglish) && isCatalogue(text)) texts[name] = merged(inEnglish, text);
  }
  return texts;
}

/** Returns the texts of a translation, and in English those that it lacks. */
export const completed = <T extends object>(english: T, translation: Translation<NoInfer<T>>): T =>
  merged(english as Catalogue, translation as Catalogue) as T;

/** Returns a table of the languages whose entries are made when they are needed. */
export function forEachLanguage<T>(make: (language: Language) => T): Readonly<Record<Language, T>> {
  const made: Partial<Record<Language, T>> = {};
  const entry = (language: Language) => ({
    enumerable: true,
    get: () => (made[language] ??= make(language)),
  });
  const entries = LANGUAGES.map((language) => [language, entry(language)]);
  return Object.defineProperties({}, Object.fromEntries(entries)) as Readonly<Record<Language, T>>;
}

/** Returns a catalogue in all languages; without translations it is in English in each. */
export const inAllLanguages = <T extends object>(
  english: T,
  translations?: Translations<NoInfer<T>>,
): Readonly<Record<Language, T>> =>
  forEachLanguage((language) =>
    language === 'en' || !translations ? english : completed<T>(english, translations[language]),
  );
