/** The languages that have texts, and the choice of one. */

export const LANGUAGES = ['en', 'zh-Hans', 'zh-Hant'] as const;

export type Language = (typeof LANGUAGES)[number];

/** The name of each language in that language. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  'zh-Hans': '简体中文',
  'zh-Hant': '繁體中文',
};

/** Scripts of Chinese, and regions that imply one, as subtags. */
const SCRIPTS: ReadonlyMap<string, Language> = new Map([
  ['hans', 'zh-Hans'],
  ['hant', 'zh-Hant'],
  ['cn', 'zh-Hans'],
  ['tw', 'zh-Hant'],
  ['hk', 'zh-Hant'],
  ['mo', 'zh-Hant'],
]);

/** Languages that are written in Chinese, in the script that such a tag alone implies; yue is Cantonese. */
const CHINESE: ReadonlyMap<string, Language> = new Map([
  ['zh', 'zh-Hans'],
  ['yue', 'zh-Hant'],
]);

/**
 * Returns the language for a tag, or null if there are no texts for it. The script, which a region
 * may imply, selects the Chinese texts: `zh-TW` and `zh-HK` are in traditional characters, `zh` and
 * `zh-SG` in simplified ones. (`Intl.Locale` knows this, too, but loads tables for 5 ms at the start.)
 */
export function languageOf(tag: string): Language | null {
  const [language = '', ...subtags] = tag.toLowerCase().split('-');
  if (language === 'en') return 'en';
  const chinese = CHINESE.get(language);
  if (chinese === undefined) return null;
  const chosen = subtags.find((subtag) => SCRIPTS.has(subtag));
  return chosen === undefined ? chinese : SCRIPTS.get(chosen)!;
}

/** Returns the first language of a preference list that has texts; English by default. */
export function chooseLanguage(tags: readonly string[]): Language {
  for (const tag of tags) {
    const language = languageOf(tag);
    if (language !== null) return language;
  }
  return 'en';
}
