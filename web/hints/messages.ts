/** The words of hints in all languages. */
import type { Language } from '../locales/languages';
import { en, type HintMessages } from './messages/en';
import { zhHans } from './messages/zh-hans';
import { zhHant } from './messages/zh-hant';

export const MESSAGES: Readonly<Record<Language, HintMessages>> = {
  en,
  'zh-Hans': zhHans,
  'zh-Hant': zhHant,
};
