/** The texts of the history of boards in all languages, apart from those that the page always has. */
import { enHistory, type HistoryMessages } from './history/en';
import { zhHansHistory } from './history/zh-hans';
import { zhHantHistory } from './history/zh-hant';
import type { Language } from './languages';

export const HISTORY_MESSAGES: Readonly<Record<Language, HistoryMessages>> = {
  en: enHistory,
  'zh-Hans': zhHansHistory,
  'zh-Hant': zhHantHistory,
};
