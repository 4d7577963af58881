/** The locale of a browser whose page speaks each language. */
import type { Language } from '../../locales/languages';

export const LOCALES: Readonly<Record<Language, string>> = {
  en: 'en',
  'zh-Hans': 'zh-CN',
  'zh-Hant': 'zh-TW',
};
