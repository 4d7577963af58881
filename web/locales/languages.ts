/** Which language a person reads, of those there are texts in. */

export const LANGUAGES = ['en', 'zh-Hans', 'zh-Hant'] as const;

export type Language = (typeof LANGUAGES)[number];

/** What each calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  'zh-Hans': '简体中文',
  'zh-Hant': '繁體中文',
};

/**
 * The language for a tag, or null where there is none. Chinese is told by its script, which a region
 * implies: `zh-TW` and `zh-HK` are written in traditional characters, `zh` and `zh-SG` in simplified.
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

/** The first language of a person's list that there are texts in; else English. */
export function chooseLanguage(tags: readonly string[]): Language {
  for (const tag of tags) {
    const language = languageOf(tag);
    if (language !== null) return language;
  }
  return 'en';
}
