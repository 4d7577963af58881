/** The languages that have texts, and the choice of one. */

export const LANGUAGES = ['en', 'zh-Hans', 'zh-Hant'] as const;

export type Language = (typeof LANGUAGES)[number];

/** The name of each language in that language. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  'zh-Hans': '简体中文',
  'zh-Hant': '繁體中文',
};

/**
 * Returns the language for a tag, or null if there are no texts for it. The script, which a region
 * implies, selects the Chinese texts: `zh-TW` and `zh-HK` are in traditional characters, `zh` and
 * `zh-SG` in simplified ones.
 */
export function languageOf(tag: string): Language | null {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    if (script === 'Hans' || script === 'Hant') return `zh-${script}`;
    return language === 'en' ? 'en' : null;
  } catch {
    return null; // no language tag
  }
}

/** Returns the first language of a preference list that has texts; English by default. */
export function chooseLanguage(tags: readonly string[]): Language {
  for (const tag of tags) {
    const language = languageOf(tag);
    if (language !== null) return language;
  }
  return 'en';
}
