/** The texts of a board in all languages, which `jiugong.js` contains. */
import { en, type Messages } from './board/en';
import { zhHans } from './board/zh-hans';
import { zhHant } from './board/zh-hant';
import type { Language } from './languages';

export type { Messages } from './board/en';

export const MESSAGES: Readonly<Record<Language, Messages>> = {
  en,
  'zh-Hans': zhHans,
  'zh-Hant': zhHant,
};
